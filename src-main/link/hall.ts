import type { You } from '../contract/link-parts.ts';
import type { AnsweredLines } from './answered.ts';
import type { AlarmClock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { Device } from './device-store.ts';
import type { Arrival, Door } from './door.ts';
import type { Handlers } from './handler.ts';
import type { Host } from './host.ts';
import type { Refusals } from './refusals.ts';
import type { Tv } from './tv.ts';
import type { MessageValues } from '../rules/kernel/message.ts';

/** What one page's connection needs of everything around it. */
export interface Hall {
  readonly host: Host;
  readonly clock: AlarmClock;
  readonly door: Door;
  readonly handlers: Handlers;
  readonly refusals: Refusals;
  readonly tv: Tv;
  readonly answered: AnsweredLines;
  /** The same texts for everyone of one role, put together once after a change. */
  roomText(): string;
  lobbyText(): string;
  you(connection: Connection): You;
  /** Something that pages are told of has changed. */
  changed(): void;
  left(connection: Connection, device: string | undefined): void;
  /** A page without a token asks to be let in; undefined where too many do already. */
  knock(arrival: Arrival): string | undefined;
  /** Makes room for a page that has said who it is, or says that there is none. */
  isRoomFor(connection: Connection, device: Device | undefined): boolean;
  /** Whether somebody there may try one more thing that nobody was given. */
  mayGuess(address: string): boolean;
  /** Where whoever has no link finds it, for the sentence that says so. */
  readonly whereLinkStands: MessageValues;
  onBug(error: unknown): void;
  /** A device is there, which may have sat for a captain of this evening before. */
  came(device: string): void;
}
