import type { Parts, Viewer } from '../rules/kernel/view.ts';
import type { RunningTable } from './running-table.ts';
import { logParts, viewOf } from './view.ts';

/** Parts that come from beside the table: the readers, for the console. */
export interface Beside {
  parts(viewer: Viewer): Parts;
  onChange(listener: () => void): () => void;
}

/** What one kind of viewer was last sent, part by part, as the text that travelled. */
interface Channel {
  readonly viewer: Viewer;
  readonly receivers: Set<(frame: string) => void>;
  readonly sent: Map<string, string>;
  /** What that text was made of. */
  readonly seen: Map<string, unknown>;
  /** The table's own parts, which do not change with those beside it. */
  table: Parts;
  revision: number;
}

/**
 * Sends every viewer the parts that changed, as one JSON text that is encoded once for everyone of the same kind.
 * A receiver that finds a gap between revisions asks for the whole.
 */
export class Publisher {
  readonly run: string;
  readonly #table: RunningTable | undefined;
  readonly #now: () => number;
  readonly #beside: Beside | undefined;
  readonly #channels = new Map<string, Channel>();
  readonly #stops: readonly (() => void)[];

  /** Without a table there is only what stands beside it. */
  constructor(table: RunningTable | undefined, now: () => number, run: string, beside?: Beside) {
    this.#table = table;
    this.#now = now;
    this.run = run;
    this.#beside = beside;
    this.#stops = [
      table?.onChange(() => {
        this.publish();
      }),
      beside?.onChange(() => {
        this.#publishBeside();
      }),
    ].filter((stop) => stop !== undefined);
  }

  /** The whole view first, changes from then on. */
  subscribe(viewer: Viewer, receive: (frame: string) => void): () => void {
    const channel = this.#channel(viewer);
    receive(this.#whole(channel));
    channel.receivers.add(receive);
    return () => {
      channel.receivers.delete(receive);
      if (channel.receivers.size === 0) this.#channels.delete(keyOf(viewer));
    };
  }

  /** The whole view, for a receiver that has missed something. */
  whole(viewer: Viewer): string {
    return this.#whole(this.#channel(viewer));
  }

  /**
   * To the console, what happened goes out first and by itself; what follows from it is worked out while that is on
   * its way.
   */
  publish(): void {
    const channels = [...this.#channels.values()];
    const consoles = channels.filter(({ viewer }) => viewer.kind === 'console');
    if (this.#table?.begun) for (const channel of consoles) this.#sendNews(this.#table, channel);
    for (const channel of channels) {
      channel.table = this.#tableParts(channel.viewer);
      this.#send(channel);
    }
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#channels.clear();
  }

  #publishBeside(): void {
    for (const channel of this.#channels.values()) this.#send(channel);
  }

  #sendNews(table: RunningTable, channel: Channel): void {
    const changed = changedParts(channel, logParts(table, channel.viewer));
    if (changed.length > 0) this.#tell(channel, this.#next(channel, changed));
  }

  #send(channel: Channel): void {
    const frame = this.#advance(channel);
    if (frame !== undefined) this.#tell(channel, frame);
  }

  #tell({ receivers }: Channel, frame: string): void {
    for (const receive of receivers) receive(frame);
  }

  #tableParts(viewer: Viewer): Parts {
    return this.#table ? viewOf(this.#table, viewer, this.#now()) : {};
  }

  #channel(viewer: Viewer): Channel {
    const key = keyOf(viewer);
    const known = this.#channels.get(key);
    if (known) return known;
    const table = this.#tableParts(viewer);
    const channel: Channel = {
      viewer,
      receivers: new Set(),
      sent: new Map(),
      seen: new Map(),
      table,
      revision: 0,
    };
    this.#channels.set(key, channel);
    this.#advance(channel);
    return channel;
  }

  #whole({ sent, revision }: Channel): string {
    return this.#frame('null', revision, [...sent]);
  }

  /** Brings a channel up to date; the frame of what changed, or nothing where nothing did. */
  #advance(channel: Channel): string | undefined {
    const parts = { ...channel.table, ...this.#beside?.parts(channel.viewer) };
    const changed = changedParts(channel, parts);
    const gone = [...channel.sent.keys()].filter((name) => !Object.hasOwn(parts, name));
    for (const name of gone) channel.sent.delete(name);
    return changed.length === 0 && gone.length === 0 ? undefined : this.#next(channel, changed, gone);
  }

  #next(channel: Channel, changed: readonly [string, string][], gone: readonly string[] = []): string {
    channel.revision += 1;
    return this.#frame(String(channel.revision - 1), channel.revision, changed, gone);
  }

  #frame(from: string, to: number, parts: readonly [string, string][], gone: readonly string[] = []): string {
    const members = parts.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',');
    const missing = gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : '';
    return `{"run":${JSON.stringify(this.run)},"from":${from},"to":${to},"parts":{${members}}${missing}}`;
  }
}

/** Viewers of one kind share their bytes. */
export function keyOf(viewer: Viewer): string {
  switch (viewer.kind) {
    case 'table':
      return 'table';
    case 'console':
      return `console:${viewer.seat ?? ''}`;
    case 'captain':
      return `captain:${viewer.seat}`;
  }
}

/** The parts whose text is another than the one sent last, which they are from now on. */
function changedParts({ sent, seen }: Channel, parts: Parts): [string, string][] {
  return Object.entries(parts).flatMap(([name, part]): [string, string][] => {
    // What cannot be changed has the text it had.
    if (Object.isFrozen(part) && sent.has(name) && seen.get(name) === part) return [];
    seen.set(name, part);
    const text = JSON.stringify(part) ?? 'null';
    if (sent.get(name) === text) return [];
    sent.set(name, text);
    return [[name, text]];
  });
}
