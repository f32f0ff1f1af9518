import { isWhole } from '../contract/change.ts';
import type { Parts, Viewer } from '../rules/kernel/view.ts';
import { stepTo, type PartStep } from './part-step.ts';
import type { RunningTable } from './running-table.ts';
import { logParts, viewOf } from './view.ts';

/** Parts that come from beside the table: the readers, for the console. */
export interface Beside {
  parts(viewer: Viewer): Parts;
  onChange(listener: () => void): () => void;
}

/** What one kind of viewer was last sent, part by part. */
interface Channel {
  readonly viewer: Viewer;
  readonly receivers: Set<(frame: string) => void>;
  /** As the receivers have it: made of the text that travelled, so that nobody can change it behind their back. */
  readonly sent: Map<string, unknown>;
  /** What was sent last, where it cannot be changed. */
  readonly frozen: Map<string, unknown>;
  /** The whole of it, written once for however many come at one revision. */
  whole?: { readonly revision: number; readonly text: string };
  /** The table's own parts, which do not change with those beside it. */
  table: Parts;
  revision: number;
}

/**
 * Sends every viewer what changed in the parts, as one JSON text that is encoded once for everyone of the same kind.
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
    const news = newsFor(channel, logParts(table, channel.viewer));
    if (news.length > 0) this.#tell(channel, this.#next(channel, news));
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
      frozen: new Map(),
      table,
      revision: 0,
    };
    this.#channels.set(key, channel);
    this.#advance(channel);
    return channel;
  }

  #whole(channel: Channel): string {
    const { sent, revision, whole } = channel;
    if (whole?.revision === revision) return whole.text;
    const parts = [...sent].map(([name, part]): Written => [name, JSON.stringify(part)]);
    const text = this.#frame('null', revision, { parts });
    channel.whole = { revision, text };
    return text;
  }

  /** Brings a channel up to date; the frame of what changed, or nothing where nothing did. */
  #advance(channel: Channel): string | undefined {
    const parts = { ...channel.table, ...this.#beside?.parts(channel.viewer) };
    const news = newsFor(channel, parts);
    const gone = [...channel.sent.keys()].filter((name) => !Object.hasOwn(parts, name));
    for (const name of gone) channel.sent.delete(name);
    return news.length === 0 && gone.length === 0 ? undefined : this.#next(channel, news, gone);
  }

  #next(channel: Channel, news: readonly News[], gone: readonly string[] = []): string {
    channel.revision += 1;
    return this.#frame(String(channel.revision - 1), channel.revision, { ...written(channel, news), gone });
  }

  #frame(from: string, to: number, { parts, changes = [], gone = [] }: Told): string {
    const more = changes.length > 0 ? `,"changes":${membersOf(changes)}` : '';
    const missing = gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : '';
    return `{"run":${JSON.stringify(this.run)},"from":${from},"to":${to},"parts":${membersOf(parts)}${more}${missing}}`;
  }
}

/** A part's name, and what is told of it as the text that travels. */
type Written = readonly [name: string, text: string];

interface Told {
  readonly parts: readonly Written[];
  readonly changes?: readonly Written[];
  readonly gone?: readonly string[];
}

interface News {
  readonly name: string;
  readonly step: PartStep;
}

const membersOf = (members: readonly Written[]): string =>
  `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;

/** Viewers of one kind share their bytes. */
function keyOf(viewer: Viewer): string {
  switch (viewer.kind) {
    case 'table':
      return 'table';
    case 'console':
      return `console:${viewer.seat ?? ''}`;
    case 'captain':
      return `captain:${viewer.seat}`;
  }
}

/** What is otherwise than what was sent last. */
function newsFor({ sent, frozen }: Channel, parts: Parts): readonly News[] {
  return Object.entries(parts).flatMap(([name, part]): News[] => {
    // What cannot be changed is as it was.
    if (sent.has(name) && frozen.has(name) && frozen.get(name) === part) return [];
    if (Object.isFrozen(part)) frozen.set(name, part);
    else frozen.delete(name);
    const step = stepTo(part, sent.has(name) ? { value: sent.get(name) } : undefined);
    return step.change ? [{ name, step }] : [];
  });
}

/** From now on this is what they have: parts that are new to them, and what changed in the others. */
function written({ sent }: Channel, news: readonly News[]): Required<Pick<Told, 'parts' | 'changes'>> {
  const parts: Written[] = [];
  const changes: Written[] = [];
  for (const { name, step } of news) {
    sent.set(name, step.after);
    if (step.change && isWhole(step.change)) parts.push([name, step.text.slice(1, -1)]);
    else changes.push([name, step.text]);
  }
  return { parts, changes };
}
