import type { Refusal } from '../../kernel/refusal.ts';
import { isAttacked, isTooLate, joining, removesFrom, sideOf, wrongJoin } from '../able.ts';
import { abilityOf, isThrown } from '../abilities/own.ts';
import type { CommandOf } from '../commands.ts';
import { isThrowable, mostThrown } from '../dice.ts';
import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type State } from '../state.ts';
import { isTurned, lyingUnder, turnedOf } from '../turned.ts';
import { thrower, thrownFor } from '../thrown.ts';
import { isGoingOn, isTold } from './checks.ts';
import { ruling } from './script.ts';

/** The two dice, thrown for a ship of X/X in each fight anew. */
export const decideThrowSize = ruling<'throwSize'>((state, { ship: id, cannons, strength }) => {
  const found = shipOf(state, id);
  return {
    checks: [
      isGoingOn(state),
      isTold(state),
      () => (state.fight ? undefined : refusal('no-fight')),
      () => (found ? undefined : refusal('no-such-ship', { ship: id })),
      () => (found && !isThrown(found.ship) ? refusal('size-printed') : undefined),
      () => (isTurned(state, id) ? undefined : refusal('not-in-fight')),
      () => wrongFace(cannons) ?? wrongFace(strength),
      () => (found && thrownFor(state, found.ship) ? refusal('thrown-already') : undefined),
    ],
    tryWriting(script) {
      if (!found) return refusal('no-such-ship', { ship: id });
      const by = thrower(state, found);
      script.add({ kind: 'sizeThrown', seat: found.seat, by: by.ship, size: { cannons, strength } });
      return undefined;
    },
  };
});

const wrongFace = (face: number): Refusal | undefined =>
  isThrowable(face) ? undefined : refusal('no-such-throw', { face, most: mostThrown });

/** Attacked, it throws one card out, from under itself or from under a ship on the other side; once in a fight. */
export const decideRemoveCard = ruling<'removeCard'>((state, command) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    () => (state.fight ? undefined : refusal('no-fight')),
    () => wrongRemoval(state, command),
    () => brokenRemoval(state, command),
  ],
  tryWriting(script) {
    const [by, found] = [shipOf(state, command.by), shipOf(state, command.ship)];
    const at = placeOf(state, command);
    if (!by || !found || at < 0) return refusal('lies-not-there');
    const { card } = command;
    script.add({ kind: 'cardRemoved', seat: by.seat, by: by.ship, ship: found.ship, card, at });
    return undefined;
  },
}));

/** The first of several alike that still lies there. */
function placeOf({ fight }: State, { ship, card }: CommandOf<'removeCard'>): number {
  if (!fight) return -1;
  const { under, removed = [] } = turnedOf(fight, ship);
  return under.findIndex((one, at) => one === card && !removed.includes(at));
}

function wrongRemoval(state: State, { by: id, ship, card }: CommandOf<'removeCard'>): Refusal | undefined {
  const { fight } = state;
  const by = shipOf(state, id);
  if (!fight || !by) return refusal('no-such-ship', { ship: id });
  if (!abilityOf(by.ship).removes) return refusal('removes-not');
  if (!sideOf(fight, by)) return refusal('not-in-fight');
  const lies = removesFrom(state, by).includes(ship) && lyingUnder(turnedOf(fight, ship)).includes(card);
  return lies ? undefined : refusal('lies-not-there');
}

function brokenRemoval(state: State, { by: id }: CommandOf<'removeCard'>): Refusal | undefined {
  const { fight, options } = state;
  const by = shipOf(state, id);
  if (!fight || !by) return undefined;
  if (fight.removers?.includes(id)) return refusal('removed-already');
  if (fight.navy !== undefined && !options.removeVsNavy) return refusal('removes-no-navy');
  return isAttacked(state, by) ? undefined : refusal('not-attacked');
}

/** Without a card, for this fight alone: the ship to another of its captain's, or that one to the ship. */
export const decideJoinFight = ruling<'joinFight'>((state, command) => ({
  checks: [isGoingOn(state), isTold(state), () => wrongJoin(state, command)],
  tryWriting(script) {
    const found = joining(state, command);
    if ('code' in found) return found;
    const by = shipOf(state, command.ship);
    if (!by || !state.fight) return refusal('no-fight');
    const { side, joined } = found;
    const now = [...state.fight[side].ships, ...joined];
    const row = rowOf(state, by.seat);
    script.add({
      kind: 'fightJoined',
      seat: by.seat,
      side,
      by: by.ship,
      joined: row.filter(({ id }) => joined.includes(id)),
      ships: row.flatMap(({ id }) => (now.includes(id) ? [id] : [])),
    });
    return undefined;
  },
}));

/** What has joined by its ability is out of the fight again. */
export const decideLeaveFight = ruling<'leaveFight'>((state, { ship: id }) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    () => (state.fight ? undefined : refusal('no-fight')),
    () => (joinedBy(state, id) ? undefined : refusal('not-joined')),
    () => (state.fight && isTooLate(state.fight) ? refusal('joins-too-late') : undefined),
  ],
  tryWriting(script) {
    const found = shipOf(state, id);
    const joined = joinedBy(state, id);
    const side = found && state.fight ? sideOf(state.fight, found) : undefined;
    if (!state.fight || !found || !joined || !side) return refusal('not-joined');
    const ships = state.fight[side].ships.filter((one) => !joined.includes(one));
    script.add({ kind: 'fightLeft', seat: found.seat, side, by: found.ship, ships });
    return undefined;
  },
}));

const joinedBy = ({ fight }: State, id: number): readonly number[] | undefined =>
  fight?.joined?.find(({ by }) => by === id)?.ships;
