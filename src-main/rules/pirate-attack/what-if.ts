import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { chancesOf } from './battle/chances.ts';
import type { BySide } from './battle/steps.ts';
import type { CardRow } from './cards.ts';
import { copiesPlayed } from './edition.ts';
import { cardOf, cards } from './data/cards.ts';
import { isAtSea, leftOf, shipOf, sizeOf, unitOf } from './fleets.ts';
import { cardName } from './names.ts';
import { isThrown } from './abilities/own.ts';
import { refusal } from './refusals.ts';
import { isSized } from './thrown.ts';
import { rowOf, type Fight, type State } from './state.ts';
import { battleOptionsOf, encounterOf, nothingTurned, type Turned } from './turned.ts';
import { isTurnable } from './under.ts';
import { fightPart } from './view/fight.ts';
import type { Supposed, WhatIf } from './view/what-if.ts';

interface Asked {
  readonly ship?: unknown;
  readonly target?: unknown;
  readonly turned?: unknown;
}

/** The fight that is on, or one between two ships that somebody thinks about, with what might be turned up in it. */
export function whatIf(state: State, asked: Asked): Result<WhatIf, Refusal> {
  const supposed = supposedIn(asked.turned ?? []);
  const fight = fightBetween(state, asked);
  if (!supposed || fight === undefined) return refuse(refusal('bad-question'));
  const listed = { ships: shipsIn(state), faces: facesIn(state) };
  if (!fight) return accept({ ...listed, fight: null, chances: null });
  if (!supposed.every(({ ship, card }) => isIn(fight, ship) && isTurnable(card)))
    return refuse(refusal('bad-question'));
  const tried = { ...state, fight: { ...fight, turned: withSupposed(fight.turned, supposed) } };
  return accept({ ...listed, fight: fightPart(tried), chances: chancesIn(tried) });
}

function supposedIn(turned: unknown): readonly Supposed[] | undefined {
  if (!Array.isArray(turned)) return undefined;
  const isWhole = (one: unknown): one is Supposed => {
    const { ship, card } = (one ?? {}) as Partial<Supposed>;
    return Number.isInteger(ship) && typeof card === 'string';
  };
  return turned.every(isWhole) ? turned : undefined;
}

/** Null where nobody has said yet who would fight; undefined where these two cannot. */
function fightBetween(state: State, { ship, target }: Asked): Fight | null | undefined {
  if (state.fight) return state.fight;
  if (ship === undefined || target === undefined) return null;
  const [own, other] = [shipOf(state, Number(ship)), shipOf(state, Number(target))];
  if (!own || !other || own.seat === other.seat || ![own, other].every((one) => isAtSea(one.ship)))
    return undefined;
  return {
    how: 'own',
    by: own.seat,
    attacker: unitOf(state, own),
    defender: unitOf(state, other),
    sunk: [],
    turned: {},
  };
}

const isIn = ({ attacker, defender }: Fight, ship: number): boolean =>
  attacker.ships.includes(ship) || defender.ships.includes(ship);

/** The ships that may be thought about: of a fight those in it, else all that are named. */
function shipsIn(state: State): WhatIf['ships'] {
  const { fight } = state;
  const ids = fight && [fight.attacker, fight.defender].flatMap((unit) => leftOf(state, unit));
  return state.seats.flatMap((seat) =>
    rowOf(state, seat).flatMap((ship) => {
      const isAsked = ids ? ids.includes(ship) : isSized(ship) && !ship.hidden && isAtSea(ship);
      const thrown = isThrown(ship) ? { thrown: true as const } : {};
      return isAsked ? [{ ship: ship.id, seat, size: sizeOf(ship), ...thrown }] : [];
    }),
  );
}

const facesIn = ({ edition }: State): WhatIf['faces'] =>
  cards
    .filter((row: CardRow) => isTurnable(row.id) && copiesPlayed(row, edition) > 0)
    .map((row) => ({ card: row.id, name: cardName(row) }));

function withSupposed(turned: Fight['turned'], supposed: readonly Supposed[]): Fight['turned'] {
  return supposed.reduce<Fight['turned']>((all, { ship, card }) => {
    return { ...all, [ship]: withCard(all[ship] ?? nothingTurned, card) };
  }, turned);
}

function withCard(turned: Turned, card: string): Turned {
  const { curses, under } = turned;
  const effect = cardOf(card)?.effect;
  return effect?.kind === 'curse'
    ? { ...turned, curses: [...curses, { curse: effect.curse, cure: 'none' }] }
    : { ...turned, under: [...under, card] };
}

function chancesIn(state: State): BySide<number> | null {
  const encounter = encounterOf(state);
  const chances = encounter && chancesOf(encounter, battleOptionsOf(state));
  return chances && chances.sides;
}
