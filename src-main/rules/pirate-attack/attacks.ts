import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { seaOf, seenOf } from './fleets.ts';
import { trappedIn } from './kept.ts';
import { refusal } from './refusals.ts';
import { type AttackWay, type State } from './state.ts';
import { redTask } from './tasks.ts';

/** Whose ship attacks whose. */
export interface Pairing {
  readonly attacker: SeatId;
  readonly defender: SeatId;
}

/** Both ships are those of others, whatever the table has settled. */
export const forcesTwo = (state: State): boolean => redTask(state)?.card === 'force-2-to-attack';

/** All who have ships for it. What is hidden attacks of its own accord, and is no target. */
function everyPair(state: State, drawer: SeatId, how: AttackWay): readonly Pairing[] {
  const attackers =
    how === 'own'
      ? [drawer].filter((seat) => seaOf(state, seat).length > 0)
      : state.seats.filter((seat) => seenOf(state, seat).length > 0);
  const defenders = state.seats.filter((seat) => seenOf(state, seat).length > 0);
  return attackers.flatMap((attacker) =>
    defenders.flatMap((defender) => (attacker === defender ? [] : [{ attacker, defender }])),
  );
}

/** Whoever drew the card is attacked only where nobody else has a ship. */
function wrongForce(state: State, drawer: SeatId, { attacker, defender }: Pairing): Refusal | undefined {
  const isOfTwo = forcesTwo(state);
  if (attacker === drawer && (isOfTwo || !state.options.forceSelf))
    return refusal('forces-oneself', { player: { seat: drawer } });
  if (isOfTwo && defender === drawer) return refusal('forces-oneself', { player: { seat: drawer } });
  const others = state.seats.filter(
    (seat) => seat !== drawer && seat !== attacker && seenOf(state, seat).length > 0,
  );
  return defender === drawer && others.length > 0
    ? refusal('drawer-last', { player: { seat: drawer }, others: others.map((seat) => ({ seat })) })
    : undefined;
}

const isWith = ({ attacker, defender }: Pairing, seat: SeatId): boolean =>
  attacker === seat || defender === seat;

/**
 * A Trap lets only those stand that are with or upon its captain. Where none is, it counts for nothing, or nobody
 * attacks. `stretched` are those that would stand by the Trap against what the card of the attack says.
 */
function narrowed(
  state: State,
  right: readonly Pairing[],
  stretched: readonly Pairing[] = [],
): readonly Pairing[] {
  const trapped = trappedIn(state);
  if (trapped === undefined) return right;
  const { trapWins, trapUnreachable } = state.options;
  const within = (pairs: readonly Pairing[]) => pairs.filter((pair) => isWith(pair, trapped));
  const reached = within(trapWins ? [...right, ...stretched] : right);
  if (reached.length > 0) return reached;
  const isBarred = !trapWins && within(stretched).length > 0;
  return isBarred || trapUnreachable === 'ignore' ? right : [];
}

/** Who may attack whom by such a card, or with an empty hand. */
export function pairings(state: State, drawer: SeatId, how: AttackWay): readonly Pairing[] {
  const all = everyPair(state, drawer, how);
  if (how === 'own') return narrowed(state, all);
  const right = all.filter((pair) => !wrongForce(state, drawer, pair));
  return narrowed(state, right, stretchedBy(state, drawer, all));
}

/** Whoever drew it and sits in the Trap is attacked first of all, and is one of two that are forced. */
const stretchedBy = (state: State, drawer: SeatId, all: readonly Pairing[]): readonly Pairing[] =>
  trappedIn(state) === drawer
    ? all.filter(({ attacker, defender }) => defender === drawer || (forcesTwo(state) && attacker === drawer))
    : [];

export const canAttack = (state: State, seat: SeatId, how: AttackWay): boolean =>
  pairings(state, seat, how).length > 0;

/** Why these two do not fight by it. */
export function wrongPairing(
  state: State,
  drawer: SeatId,
  how: AttackWay,
  pair: Pairing,
): Refusal | undefined {
  const stands = pairings(state, drawer, how);
  if (isAmong(stands, pair)) return undefined;
  return outside(state, stands, pair) ?? (how === 'others' ? wrongForce(state, drawer, pair) : undefined);
}

/** By Magic any two fight, those of whoever plays it too; a Trap counts all the same. */
export const forcedPairings = (state: State): readonly Pairing[] =>
  narrowed(state, everyPair(state, state.turn, 'others'));

export const wrongForced = (state: State, pair: Pairing): Refusal | undefined =>
  outside(state, forcedPairings(state), pair);

const isAmong = (pairs: readonly Pairing[], { attacker, defender }: Pairing): boolean =>
  pairs.some((one) => one.attacker === attacker && one.defender === defender);

/** What a Trap has against two that do not stand. */
function outside(state: State, stands: readonly Pairing[], pair: Pairing): Refusal | undefined {
  const trapped = trappedIn(state);
  if (trapped === undefined || isAmong(stands, pair)) return undefined;
  const player = { seat: trapped };
  if (stands.length === 0) return refusal('trap-unreached', { player });
  return !isWith(pair, trapped) && stands.every((one) => isWith(one, trapped))
    ? refusal('trap-passed-by', { player })
    : undefined;
}
