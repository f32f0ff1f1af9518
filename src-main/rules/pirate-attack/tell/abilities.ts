import type { Told } from '../../kernel/game.ts';
import type { AbilityEvent } from '../abilities/events.ts';
import { shipWords } from '../fleets.ts';
import { nameOf } from '../names.ts';
import type { Say } from '../say.ts';

/** What ability ships bring about, in sentences. */
export function tellAbility(event: AbilityEvent, say: Say): Told {
  switch (event.kind) {
    case 'raisingDue':
    case 'raisingLeft':
      return say(event, event.seat, { card: nameOf(event.card) });
    case 'magicGiven':
      return say(event, event.seat, { count: event.count });
    case 'sizeThrown':
      return say(event, event.seat, { ship: shipWords(event.by), ...event.size });
    case 'cardRemoved':
      return say(event, event.seat, { ship: shipWords(event.ship), card: nameOf(event.card) });
    case 'fightJoined':
      return say(event, event.seat, { ships: event.joined.map(shipWords) });
    case 'fightLeft':
      return say(event, event.seat, { ship: shipWords(event.by) });
  }
}
