import type { Check, Decision, Refusal, Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { mostFamous } from '../endings.ts';
import type { Event } from '../events.ts';
import { handSize, tellsCards } from '../custody.ts';
import { refusal } from '../refusals.ts';
import { inPlay, isOut, nextSeat, rowOf, type State } from '../state.ts';
import { teamOf } from '../teams.ts';
import { hasBegun, isGoingOn, isIn, isKnown, isPlaying } from './checks.ts';
import { decideBy } from './script.ts';
import { chipTo } from './turn.ts';

/** Whoever has the Chip and is out hands it on. */
export const decideGoOut = (state: State, { seat }: CommandOf<'goOut'>, waived: Waived): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
      ...isPlaying(state, seat),
      isIn(state, seat),
      () => {
        const ships = rowOf(state, seat).length;
        return ships === 0 ? undefined : refusal('still-afloat', { player: { seat }, ships });
      },
      () => {
        const count = handSize(state, seat);
        return count === 0 ? undefined : refusal('still-cards', { player: { seat }, count });
      },
    ],
    (script) => {
      script.add({ kind: 'captainOut', seat, round: state.round });
      if (state.turn === seat && inPlay(script.state).length > 1)
        script.add(chipTo(script.state, nextSeat(script.state)));
      return undefined;
    },
  );

export const decideComeBack = (
  state: State,
  { seat }: CommandOf<'comeBack'>,
  waived: Waived,
): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
      ...isPlaying(state, seat),
      () => (isOut(state, seat) ? undefined : refusal('not-out', { player: { seat } })),
    ],
    (script) => {
      script.add({ kind: 'captainBack', seat });
      return undefined;
    },
  );

export const decideCallTime = (state: State, waived: Waived): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
      isGoingOn(state),
      hasBegun(state),
      () => (state.options.ending === 'time' ? undefined : refusal('no-time-limit')),
    ],
    (script) => {
      script.add({ kind: 'gameEnded', winners: mostFamous(state), why: 'time' });
      return undefined;
    },
  );

/** Two who cannot sink each other share it, and where the last two did, nobody has it. */
export const decideEndGame = (
  state: State,
  { winners }: CommandOf<'endGame'>,
  waived: Waived,
): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
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
    (script) => {
      script.add({
        kind: 'gameEnded',
        winners: state.seats.filter((seat) => teamOf(state, seat).some((one) => winners.includes(one))),
        why: 'agreed',
      });
      return undefined;
    },
  );

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
