import { lately } from '../kernel/lately.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Secrets, Sees } from '../kernel/secrets.ts';
import { zonesSeen, type Zone } from '../kernel/zones.ts';
import type { Command } from './commands.ts';
import { cardOf } from './data/cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What stands where a card that was looked at is not to be seen: everybody knows of which kind it is. */
const blank = { curse: 'the-black-plague', magic: 'force-field' } as const;

/** Which cards a captain has looked at with The Doctor or the Magic Master; nothing lays that open before they are turned up. */
export const secrets: Secrets<State, Command, Event> = { hide, hideIn, opens: () => undefined };

/** The very same state for all who know the same, so that what is made of it is made once. */
const seenBefore = lately((_: State) => new Map<string, State>());

function hide(state: State, sees: Sees): State {
  const zones = zonesSeen(state.zones, sees);
  if (zones === state.zones) return state;
  const before = seenBefore(state);
  const who = state.seats.filter((seat) => sees(seat) && knowsMore(state, seat)).join();
  const seen = before.get(who) ?? { ...state, zones };
  before.set(who, seen);
  return seen;
}

const knowsMore = ({ zones }: State, seat: SeatId): boolean =>
  Object.values(zones as Readonly<Record<string, Zone>>).some(({ known }) =>
    known.some(({ to }) => to !== 'all' && to.includes(seat)),
  );

function hideIn(command: Command, sees: Sees): Command {
  if (command.kind !== 'noteLook' || sees(command.seat)) return command;
  return { ...command, card: cardOf(command.card)?.kind === 'magic' ? blank.magic : blank.curse };
}
