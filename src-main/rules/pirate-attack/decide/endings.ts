import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { mostFamous, shipsCounted } from '../endings.ts';
import { everyTask } from '../../kernel/agenda.ts';
import { cardTask } from '../card-tasks.ts';
import { handSize, tellsCards } from '../custody.ts';
import { refusal } from '../refusals.ts';
import { isOut, type State } from '../state.ts';
import { teamOf } from '../teams.ts';
import { hasBegun, isGoingOn, isIn, isKnown, isPlaying } from './checks.ts';
import { goOn } from './card-tasks.ts';
import { ruling, type Script } from './script.ts';
import { goesOut } from './turn.ts';

/** Nothing is waited for of whoever is out: no hand, no goods, nothing that a card asks of each. */
function asksNoMore(script: Script, seat: SeatId): void {
  const left = everyTask(script.state.agenda).filter(
    (task) =>
      ((task.kind === 'playAll' || task.kind === 'goods') && task.seat === seat) ||
      (task.kind === 'card' && task.seat === seat && (task.ask === 'spies' || task.ask === 'picks')),
  );
  if (left.length > 0) script.add({ kind: 'tasksLeft', tasks: left });
  while (cardTask(script.state)?.left.includes(seat)) {
    script.add({ kind: 'cardPassed', on: seat });
    goOn(script);
  }
}

export const decideGoOut = ruling<'goOut'>((state, { seat }) => ({
  checks: [
    ...isPlaying(state, seat),
    isIn(state, seat),
    () => {
      const ships = shipsCounted(state, seat).length;
      return ships === 0 ? undefined : refusal('still-afloat', { player: { seat }, ships });
    },
    () => {
      const count = handSize(state, seat);
      return count === 0 ? undefined : refusal('still-cards', { player: { seat }, count });
    },
  ],
  write(script) {
    asksNoMore(script, seat);
    goesOut(script, seat);
  },
}));

export const decideComeBack = ruling<'comeBack'>((state, { seat }) => ({
  checks: [
    ...isPlaying(state, seat),
    () => (isOut(state, seat) ? undefined : refusal('not-out', { player: { seat } })),
  ],
  event: () => ({ kind: 'captainBack', seat }),
}));

export const decideCallTime = ruling<'callTime'>((state) => ({
  checks: [
    isGoingOn(state),
    hasBegun(state),
    () => (state.options.ending === 'time' ? undefined : refusal('no-time-limit')),
  ],
  event: () => ({ kind: 'gameEnded', winners: mostFamous(state), why: 'time' }),
}));

/** Two who cannot sink each other share it, and where the last two did, nobody has it. */
export const decideEndGame = ruling<'endGame'>((state, { winners }) => ({
  checks: [
    isGoingOn(state),
    hasBegun(state),
    ...winners.map((seat) => isKnown(state, seat)),
    ...winners.map(
      (seat): Check =>
        () =>
          teamOf(state, seat).every((one) => isOut(state, one))
            ? refusal('winner-out', { player: { seat } })
            : undefined,
    ),
    () => notStillYet(state, winners),
  ],
  event: () => ({
    kind: 'gameEnded',
    winners: state.seats.filter((seat) => teamOf(state, seat).some((one) => winners.includes(one))),
    why: 'agreed',
  }),
}));

/** Two share it once nothing has been played, bought or sunk for so many whole rounds. */
function notStillYet(state: State, winners: readonly SeatId[]): Refusal | undefined {
  const { stalemateRounds: rounds } = state.options;
  const still = state.round - state.busyIn;
  const isShared = winners.some(
    (seat) => !winners.slice(0, 1).some((one) => teamOf(state, one).includes(seat)),
  );
  return tellsCards(state) && isShared && still <= rounds
    ? refusal('not-still-yet', { rounds, round: state.busyIn })
    : undefined;
}
