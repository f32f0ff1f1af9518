import type { Lobby } from '../contract/link-parts.ts';
import type { Reply } from '../contract/reply.ts';
import type { SeatPart } from '../contract/view.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import type { Answered, Handlers, Who } from './handler.ts';

/** What stands behind the link: the sessions and the one that runs. */
export interface Host {
  /**
   * Sends a whole frame at once and changes from then on. A subscription outlives the session: when another is
   * opened or none is left, the next frame is a whole one of another run. Without a session it has no parts.
   */
  subscribe(viewer: Viewer, receive: (frame: string) => void): () => void;
  /** The whole frame, for a page that has missed something. */
  whole(viewer: Viewer): string;
  /** A line for the running table, as it came. It has been seen to that `who` may send it. What is long comes later. */
  take(line: unknown, who: Who): Reply | Promise<Reply>;
  /** The session that runs, with its seats. */
  session(): { readonly id: string; readonly seats: readonly SeatPart[] } | null;
  /** Whether this prompt is open and asks this seat. */
  asks(prompt: string, seat: SeatId): boolean;
  /** A device has been away for so long that nobody there finishes what was begun on it. */
  gone(device: string): void;
  lobby(): Lobby;
  /** A session opened or left, a list changed, a captain changed. */
  onLobby(listener: () => void): () => void;
  /** A long piece of work begins, and nobody is heard meanwhile. Told before it does. */
  onBusy(listener: () => void): () => void;
  /** A session's file that was double-clicked or given at the start. */
  openFile(path: string): Promise<Answered>;
  /** Everything the pages may ask for beside the table's lines and the link's own calls. */
  readonly handlers: Handlers;
}
