import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { seenOf, shipOf } from '../fleets.ts';
import {
  dueFrom,
  gambleTask,
  holdersOf,
  stakeLeft,
  type GambleTask,
  type Stake,
  type Thrown,
  type Wager,
} from '../gamble/task.ts';
import { refusal } from '../refusals.ts';
import { purseOf, type State } from '../state.ts';
import { endArmada } from './armadas.ts';
import { takeOver } from './carrying.ts';
import { hasBegun, isGoingOn } from './checks.ts';
import { lays, type OpenRow, type Played } from './open-row.ts';
import { ruling, type Script } from './script.ts';

/** What its player has named: gold or ships, and how much. */
function wagerOf({ gold, count }: Played): Wager | undefined {
  if (gold !== undefined) return { of: 'gold', count: gold };
  return count === undefined ? undefined : { of: 'ships', count };
}

/** The Gambler: all who have as much stake it, and the highest throw takes all. */
export const gamble: OpenRow = {
  between: () => true,
  wrong(state, played) {
    const wager = wagerOf(played);
    if (!wager || !Number.isInteger(wager.count) || wager.count < 1) return refusal('which-wager');
    return holdersOf(state, played.seat, wager).length > 1 ? undefined : refusal('too-few-stakes');
  },
  works(script, played) {
    const { seat, card } = played;
    const wager = wagerOf(played);
    if (!wager) return;
    const { state } = script;
    const stakes = holdersOf(state, seat, wager).map((one) => stakeOf(state, one, wager));
    lays(script, played, 'discard');
    // Nobody may have as much any more by the time it is settled.
    if (stakes.length > 0) script.add({ kind: 'gambleCalled', seat, card, wager, stakes });
  },
};

/** Who has no ship more than has to be staked stakes all of them. */
function stakeOf(state: State, seat: SeatId, { of, count }: Wager): Stake {
  const seen = seenOf(state, seat).map(({ id }) => id);
  if (of === 'gold') return { seat, ships: [] };
  return { seat, ships: seen.length === count ? seen : null };
}

const isGambled =
  (state: State): Check =>
  () =>
    gambleTask(state) ? undefined : refusal('no-gamble');

export const decideStakeShips = ruling<'stakeShips'>((state, command) => ({
  checks: [isGoingOn(state), hasBegun(state), isGambled(state), () => wrongStake(state, command)],
  write(script) {
    const { seat } = command;
    const ships = command.ships.flatMap((id) => shipOf(state, id)?.ship ?? []);
    script.add({ kind: 'shipsStaked', seat, ships });
  },
}));

function wrongStake(state: State, { seat, ships }: CommandOf<'stakeShips'>): Refusal | undefined {
  const task = gambleTask(state);
  const count = task ? dueFrom(state, seat, task.wager) : 0;
  const isAsked = task?.stakes.some((stake) => stake.seat === seat && stake.ships === null);
  if (!isAsked) return refusal('stakes-not', { player: { seat } });
  const seen = seenOf(state, seat).map(({ id }) => id);
  return new Set(ships).size === count && ships.length === count && ships.every((id) => seen.includes(id))
    ? undefined
    : refusal('bad-stake', { player: { seat }, count });
}

export const decideThrowStake = ruling<'throwStake'>((state, { seat, face }) => ({
  checks: [
    isGoingOn(state),
    hasBegun(state),
    isGambled(state),
    () => {
      const task = gambleTask(state);
      const first = task && stakeLeft(task);
      return first && refusal('stake-first', { player: { seat: first.seat } });
    },
    () => (gambleTask(state)?.left.includes(seat) ? undefined : refusal('throws-not', { player: { seat } })),
    () =>
      Number.isInteger(face) && face >= 1 && face <= state.options.die
        ? undefined
        : refusal('no-such-side', { face, sides: state.options.die }),
  ],
  write(script) {
    script.add({ kind: 'stakeThrown', seat, face });
    const task = gambleTask(script.state);
    if (task?.left.length === 0) thrownBy(script, task);
  },
}));

/** All have thrown: who is tied for the highest throws again, and nobody else does. */
function thrownBy(script: Script, task: GambleTask): void {
  const best = Math.max(...task.thrown.map(({ face }) => face));
  const [winner, ...tied] = task.thrown.filter(({ face }) => face === best);
  if (!winner) return;
  if (tied.length > 0) script.add({ kind: 'gambleTied', seats: inOrder(task, [winner, ...tied]) });
  else wins(script, task, winner.seat);
}

const inOrder = ({ stakes }: GambleTask, thrown: readonly Thrown[]): readonly SeatId[] =>
  stakes.flatMap(({ seat }) => (thrown.some((one) => one.seat === seat) ? [seat] : []));

function wins(script: Script, { card, wager, stakes }: GambleTask, seat: SeatId): void {
  script.add({ kind: 'gambleWon', seat, card });
  for (const stake of stakes) {
    if (stake.seat === seat) continue;
    if (wager.of === 'gold') paysStake(script, stake.seat, seat, wager.count);
    else for (const id of stake.ships ?? []) losesShip(script, stake.seat, seat, id);
    endArmada(script, stake.seat);
  }
}

/** What may be spent goes first, and what is locked as where it is stolen. */
function paysStake(script: Script, from: SeatId, seat: SeatId, stake: number): void {
  const { state } = script;
  const purse = purseOf(state, from);
  const free = Math.min(stake, purse.free);
  const locked = Math.min(stake - free, purse.locked);
  const staysLocked = state.options.stolenUnlocks ? 0 : locked;
  script.add({ kind: 'goldGambled', seat, from, free, locked, staysLocked });
}

function losesShip(script: Script, from: SeatId, to: SeatId, id: number): void {
  const found = shipOf(script.state, id);
  if (found?.seat === from) takeOver(script, found, to);
}
