import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { abilityOf } from './abilities/own.ts';
import { sides, type Side } from './battle/fleet.ts';
import { wrongJoining } from './decide/armadas.ts';
import { armadaWith, leftOf, shipOf, unitOf, type Found } from './fleets.ts';
import { refusal } from './refusals.ts';
import { rowOf, type Fight, type State } from './state.ts';
import { navyTask } from './tasks.ts';
import { fightSheet, lyingUnder, turnedOf } from './turned.ts';
import { thrower } from './thrown.ts';

/** What ability ships can still do in the fight that is on. */

export const sideOf = (fight: Fight, { seat, ship }: Found): Side | undefined =>
  sides.find((side) => fight[side].seat === seat && fight[side].ships.includes(ship.id));

/** The ships of X/X that wait for a throw, those of one throw once. */
export function unthrown(state: State): readonly Found[] {
  const open = fightSheet(state)?.open ?? [];
  const waiting = open.flatMap((one) =>
    one.kind === 'throw' ? (shipOf(state, Number(one.ship)) ?? []) : [],
  );
  const by = waiting.map((found) => thrower(state, found).ship.id);
  return waiting.filter((_, at) => by.indexOf(by[at] ?? 0) === at);
}

/** Whether the ship is attacked, as its card asks; of the Navy a table may think otherwise. */
export const isAttacked = ({ fight, options }: State, found: Found): boolean =>
  fight !== null &&
  (sideOf(fight, found) === 'defender' || fight.mutual === true || options.removeWhenAttacking);

/** The ships from under which a ship may throw a card out. */
export function removesFrom({ fight, ...state }: State, found: Found): readonly number[] {
  const side = fight ? sideOf(fight, found) : undefined;
  const { removes } = abilityOf(found.ship);
  if (!fight || !side || !removes) return [];
  if (removes === 'own') return [found.ship.id];
  const other = side === 'attacker' ? fight.defender : fight.attacker;
  return leftOf({ fight, ...state }, other).map(({ id }) => id);
}

/** A ship that may throw a card out now, with each card that it may. */
export interface Remover {
  readonly by: Found;
  readonly cards: readonly { readonly ship: number; readonly card: string }[];
}

export function removersIn(state: State): readonly Remover[] {
  const { fight, options } = state;
  if (!fight || (fight.navy !== undefined && !options.removeVsNavy)) return [];
  const ships = sides
    .flatMap((side) => leftOf(state, fight[side]))
    .flatMap(({ id }) => shipOf(state, id) ?? []);
  return ships.flatMap((by): readonly Remover[] => {
    if (fight.removers?.includes(by.ship.id) || !isAttacked(state, by)) return [];
    const cards = removesFrom(state, by).flatMap((ship) =>
      lyingUnder(turnedOf(fight, ship)).map((card) => ({ ship, card })),
    );
    return cards.length > 0 ? [{ by, cards }] : [];
  });
}

/** Nobody joins or leaves once a card was turned up. */
export const isTooLate = ({ turned }: Fight): boolean =>
  Object.values(turned).some(({ curses, under }) => curses.length + under.length > 0);

/** Who would fight along on which side, if these two did together. */
interface Joining {
  readonly side: Side;
  readonly joined: readonly number[];
}

function joiningOf(state: State, one: Found, other: Found): Joining | undefined {
  const { fight } = state;
  if (!fight) return undefined;
  const [side, otherSide] = [sideOf(fight, one), sideOf(fight, other)];
  if (side && !otherSide) return { side, joined: unitOf(state, other).ships };
  return otherSide && !side ? { side: otherSide, joined: unitOf(state, one).ships } : undefined;
}

/** Which ships come to a side, or why they do not. */
export function joining(state: State, { ship: id, with: to }: Joins): Joining | Refusal {
  const { fight } = state;
  const [by, other] = [shipOf(state, id), shipOf(state, to)];
  if (!fight) return refusal('no-fight');
  if (!by || !other) return refusal('no-such-ship', { ship: by ? to : id });
  if (!abilityOf(by.ship).joins) return refusal('joins-not');
  if (by.seat !== other.seat) return refusal('not-own-ships', { player: { seat: by.seat } });
  const hasJoined = fight.joined?.some((one) => one.by === id) ?? false;
  if (hasJoined || (sideOf(fight, by) && sideOf(fight, other))) return refusal('joined-already');
  return joiningOf(state, by, other) ?? refusal('not-in-fight');
}

/** What of the rules stands against it. */
export function wrongJoin(state: State, joins: Joins): Refusal | undefined {
  const found = joining(state, joins);
  if ('code' in found) return found;
  const by = shipOf(state, joins.ship);
  if (by && armadaWith(state, by.seat, joins.ship)) return refusal('in-an-armada');
  if (state.fight && isTooLate(state.fight)) return refusal('joins-too-late');
  const met = navyTask(state)?.met ?? [];
  if (state.fight?.navy !== undefined && found.joined.some((one) => met.includes(one)))
    return refusal('met-already');
  return wrongJoining(state, [joins.ship, joins.with, ...found.joined]);
}

interface Joins {
  readonly ship: number;
  readonly with: number;
}

/** A ship that may join, with those with which it may: one of its side, or those that come to it. */
export interface Joiner {
  readonly by: number;
  readonly with: readonly number[];
}

export function joinersOf(state: State, seat: SeatId): readonly Joiner[] {
  const row = rowOf(state, seat).map(({ id }) => id);
  return row.flatMap((by): readonly Joiner[] => {
    const fits = row.filter(
      (other) =>
        other !== by &&
        standsFor(state, seat, other) &&
        wrongJoin(state, { ship: by, with: other }) === undefined,
    );
    return fits.length > 0 ? [{ by, with: isIn(state, by) ? fits : fits.slice(0, 1) }] : [];
  });
}

/** One ship stands for its armada. */
const standsFor = (state: State, seat: SeatId, id: number): boolean =>
  (armadaWith(state, seat, id)?.[0] ?? id) === id;

const isIn = (state: State, id: number): boolean => {
  const found = shipOf(state, id);
  return state.fight !== null && found !== undefined && sideOf(state.fight, found) !== undefined;
};

/** Those that have joined by an ability, and may still leave. */
export const leaversOf = (state: State, seat: SeatId): readonly number[] =>
  state.fight && !isTooLate(state.fight)
    ? (state.fight.joined ?? []).flatMap(({ by }) => (shipOf(state, by)?.seat === seat ? [by] : []))
    : [];
