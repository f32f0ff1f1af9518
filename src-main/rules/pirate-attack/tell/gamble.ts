import type { Told } from '../../kernel/game.ts';
import { shipWords } from '../fleets.ts';
import type { GambleEvent } from '../gamble/events.ts';
import type { Say } from '../say.ts';

/** How a gamble goes, in sentences. */
export function tellGamble(event: GambleEvent, say: Say): Told {
  switch (event.kind) {
    case 'gambleCalled': {
      const { seat, wager, stakes } = event;
      const players = stakes.map((stake) => ({ seat: stake.seat }));
      return say(event, seat, { count: wager.count, players }, `.${wager.of}`);
    }
    case 'shipsStaked':
      return say(event, event.seat, { ships: event.ships.map(shipWords) });
    case 'stakeThrown':
      return say(event, event.seat, { face: event.face });
    case 'gambleTied':
      return say(event, null, { players: event.seats.map((seat) => ({ seat })) });
    case 'gambleWon':
      return say(event, event.seat);
    case 'goldGambled':
      return say(event, event.seat, { gold: event.free + event.locked, from: { seat: event.from } });
  }
}
