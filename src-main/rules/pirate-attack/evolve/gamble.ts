import type { GambleEvent } from '../gamble/events.ts';
import { gambleBecomes, gambleWaits } from '../gamble/task.ts';
import { purseOf, type State } from '../state.ts';

export function evolveGamble(state: State, event: GambleEvent): State {
  switch (event.kind) {
    case 'gambleCalled': {
      const { seat, card, wager, stakes } = event;
      const left = stakes.map((stake) => stake.seat);
      return gambleWaits(state, { kind: 'gamble', seat, card, wager, stakes, left, thrown: [] });
    }
    case 'shipsStaked': {
      const ships = event.ships.map(({ id }) => id);
      return gambleBecomes(state, (task) => ({
        ...task,
        stakes: task.stakes.map((stake) => (stake.seat === event.seat ? { ...stake, ships } : stake)),
      }));
    }
    case 'stakeThrown': {
      const { seat, face } = event;
      return gambleBecomes(state, (task) => ({
        ...task,
        left: task.left.filter((one) => one !== seat),
        thrown: [...task.thrown, { seat, face }],
      }));
    }
    case 'gambleTied':
      return gambleBecomes(state, (task) => ({ ...task, left: event.seats, thrown: [] }));
    case 'gambleWon':
      return { ...gambleBecomes(state, () => undefined), busyIn: state.round };
    case 'goldGambled': {
      const { seat, from, free, locked, staysLocked } = event;
      const [loser, winner] = [purseOf(state, from), purseOf(state, seat)];
      const left = { free: loser.free - free, locked: loser.locked - locked };
      const has = { free: winner.free + free + locked - staysLocked, locked: winner.locked + staysLocked };
      return { ...state, purses: { ...state.purses, [from]: left, [seat]: has } };
    }
  }
}
