import { message } from '../../kernel/message.ts';
import { seats } from '../../kernel/questions/picks.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command, CommandOf } from '../commands.ts';
import { cursesAbove } from '../custody.ts';
import { portOf, seaOf } from '../fleets.ts';
import { portFee, spendable } from '../shops.ts';
import { inPlay, type State } from '../state.ts';
import { seatLabel } from './facts.ts';
import { shipsPick } from './ships.ts';

type Fact = Made<Command>;

/** Whose fleet goes back to port. */
export const toPortStep = (state: State, play: CommandOf<'playMagic'>): Step<Command> =>
  step(
    'seat',
    seats(toPort(state), (on) => ({ command: { ...play, on }, label: seatLabel(on) })),
  );

/** Those who have a ship at sea. */
export const toPort = (state: State): readonly SeatId[] =>
  inPlay(state).filter((seat) => seaOf(state, seat).length > 0);

/** At the start of a turn or at its end, so many as the table lets out. */
export function mayLeavePort(state: State, seat: SeatId): boolean {
  const { drawn, played, red, sailed = [] } = state.play;
  return (
    portOf(state, seat).length > 0 && sailed.length < state.options.portPerTurn && !red && drawn === played
  );
}

export const portLeft = (state: State, seat: SeatId): Fact => ({
  label: message('answer.leave-port'),
  next: () =>
    step(
      'ship',
      shipsPick(
        state,
        portOf(state, seat).map(({ id }) => id),
        (ship) => ({ command: { kind: 'leavePort', seat, ship } }),
      ),
    ),
});

const cursedInPort = (state: State, seat: SeatId): readonly number[] =>
  portOf(state, seat).flatMap(({ id }) => (cursesAbove(state, id) > 0 ? [id] : []));

export const mayLiftCurse = (state: State, seat: SeatId): boolean =>
  cursedInPort(state, seat).length > 0 && spendable(state, seat).free >= portFee(state, seat);

export const curseLifted = (state: State, seat: SeatId): Fact => ({
  label: message('answer.lift-curse', { fee: portFee(state, seat) }),
  next: () =>
    step(
      'ship',
      shipsPick(state, cursedInPort(state, seat), (ship) => ({
        command: { kind: 'liftCurse', seat, ship },
      })),
    ),
});
