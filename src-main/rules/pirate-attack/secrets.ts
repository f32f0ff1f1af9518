import type { Secrets, Sees } from '../kernel/secrets.ts';
import { zonesSeen } from '../kernel/zones.ts';
import type { Command } from './commands.ts';
import { cardOf } from './data/cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What stands where a card that was looked at is not to be seen: everybody knows of which kind it is. */
const blank = { curse: 'the-black-plague', magic: 'force-field' } as const;

/** Which cards a captain has looked at with The Doctor or the Magic Master; nothing lays that open before they are turned up. */
export const secrets: Secrets<State, Command, Event> = { hide, hideIn, opens: () => undefined };

function hide(state: State, sees: Sees): State {
  return state.seats.every(sees) ? state : { ...state, zones: zonesSeen(state.zones, sees) };
}

function hideIn(command: Command, sees: Sees): Command {
  if (command.kind !== 'noteLook' || sees(command.seat)) return command;
  return { ...command, card: cardOf(command.card)?.kind === 'magic' ? blank.magic : blank.curse };
}
