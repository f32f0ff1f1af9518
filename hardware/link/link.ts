import type { Conversation, Deed, ReaderDriver, Signal } from '../driver.ts';
import type { AlarmClock, Port, PortFault } from '../port/port.ts';
import { type PresenceWatch, presenceWatch } from '../presence/watch.ts';
import type { DiscardReason, Reading, Report } from '../report.ts';
import { type Count, type Counters, count, countDiscarded, noCounts } from './counters.ts';
import { type Life, type LifeDeed, type LifeInput, type Status, live, unborn } from './life.ts';

/** What happens on a link, as it happens. */
export type LinkEvent =
  | { readonly kind: 'status'; readonly status: Status }
  | { readonly kind: 'reading'; readonly reading: Reading }
  | {
      readonly kind: 'bytes';
      readonly direction: 'in' | 'out';
      readonly bytes: Uint8Array;
      readonly at: number;
    }
  | { readonly kind: 'frame'; readonly raw: Uint8Array; readonly words: string; readonly at: number }
  | {
      readonly kind: 'discarded';
      readonly bytes: Uint8Array;
      readonly reason: DiscardReason;
      readonly at: number;
    }
  /** The reader reports a fault of its own. */
  | { readonly kind: 'complaint'; readonly code: string; readonly words: string; readonly at: number }
  /** What the conversation has to remember is another by now, though nothing was read. */
  | { readonly kind: 'remembers' }
  /** Other programs have the port open too, so that bytes go astray; none: that is over. */
  | { readonly kind: 'shared'; readonly with: readonly string[] };

export interface LinkOptions {
  readonly driver: Pick<ReaderDriver, 'proof' | 'tags' | 'signals' | 'converse'>;
  /** To go on with one that has begun already. */
  readonly conversation?: Conversation;
  /** What the reader reported before it was known which one it is. */
  readonly earlier?: readonly Deed[];
  readonly port: Port;
  readonly clock: AlarmClock;
  /** Milliseconds that a tag has to stay away; asked at each turn. */
  readonly gap: () => number;
  readonly tell: (event: LinkEvent) => void;
}

/** Milliseconds between two looks who else has the port open. */
const lookForSharers = 15_000;

const doNothing = (): void => undefined;

/** Carries out one reader's life: opens its port, holds its conversation, tells what comes of it. */
export class Link {
  readonly #driver: LinkOptions['driver'];
  readonly #port: Port;
  readonly #clock: AlarmClock;
  readonly #tell: (event: LinkEvent) => void;
  readonly #conversation: Conversation;
  readonly #presence: PresenceWatch;
  #earlier: readonly Deed[];
  #life: Life = unborn;
  #counters = noCounts;
  /** Grows with each opening, so that a late word from an earlier one is not taken for the present. */
  #opening = 0;
  #isTalking = false;
  readonly #due: Deed[] = [];
  #isObeying = false;
  #cancelLife = doNothing;
  #cancelTalk = doNothing;
  #cancelLook = doNothing;
  #sharers: readonly string[] = [];
  /** The port does one thing at a time: what is asked of it waits for what was asked before. */
  #portWork: Promise<void> = Promise.resolve();

  constructor({ driver, conversation, earlier = [], port, clock, gap, tell }: LinkOptions) {
    this.#driver = driver;
    this.#port = port;
    this.#clock = clock;
    this.#tell = tell;
    this.#conversation = conversation ?? driver.converse();
    this.#earlier = earlier;
    this.#presence = presenceWatch({
      habit: driver.tags,
      clock,
      gap,
      gone: ({ tag, antenna, raw }) => {
        this.#report({ kind: 'tag-gone', tag, ...(antenna !== undefined && { antenna }) }, raw);
      },
    });
  }

  get status(): Status {
    return this.#life.status;
  }

  get counters(): Counters {
    return this.#counters;
  }

  start(): void {
    this.#live({ kind: 'start' });
  }

  /** Resolves when the port is given back. */
  async stop(): Promise<void> {
    if (this.status.kind !== 'stopped') this.#live({ kind: 'stop' });
    await this.#portWork;
  }

  plugged(): void {
    this.#live({ kind: 'plugged' });
  }

  unplugged(): void {
    const fault: PortFault = { code: 'missing', path: this.#port.path, detail: 'unplugged' };
    this.#live({ kind: 'unplugged', fault });
  }

  /** Whether the reader can show it and is there to do so. */
  signal(signal: Signal): boolean {
    const { status } = this;
    const own = status.kind === 'live' ? status.identity?.signals : undefined;
    if (!this.#isTalking || !(own ?? this.#driver.signals).includes(signal)) return false;
    this.#obey(this.#conversation.signal(signal, this.#clock.now()));
    return true;
  }

  /** Whether the reader can be asked what lies on it and is there to hear it. */
  askState(): boolean {
    const { askState } = this.#conversation;
    if (!this.#isTalking || !askState) return false;
    this.#obey(askState.call(this.#conversation, this.#clock.now()));
    return true;
  }

  #live(input: LifeInput): void {
    const before = this.#life.status;
    const { life, deeds } = live(this.#life, input, this.#port.path);
    this.#life = life;
    const { status } = life;
    if (status.kind !== 'opening' && status.kind !== 'waiting') this.#cancelLife();
    const wasOpen = this.#isTalking;
    const isOpen = status.kind === 'proving' || status.kind === 'live' || status.kind === 'silent';
    if (wasOpen && !isOpen) this.#endTalk(status.kind === 'waiting');
    this.#carryOut(deeds);
    if (status !== before) this.#tell({ kind: 'status', status });
    if (!wasOpen && isOpen) this.#beginTalk();
  }

  #carryOut(deeds: readonly LifeDeed[]): void {
    for (const deed of deeds) {
      if (deed.kind === 'open') this.#open();
      else if (deed.kind === 'close') this.#close();
      else {
        this.#cancelLife();
        this.#cancelLife = this.#clock.after(deed.after, () => {
          this.#live({ kind: 'timeout' });
        });
      }
    }
  }

  #open(): void {
    const opening = ++this.#opening;
    const ifCurrent = (act: () => void): void => {
      if (opening === this.#opening) act();
    };
    const lost: PortFault = { code: 'lost', path: this.#port.path, detail: 'closed' };
    const listener = {
      bytes: (chunk: Uint8Array) => {
        ifCurrent(() => {
          this.#hear(chunk);
        });
      },
      closed: (fault: PortFault = lost) => {
        ifCurrent(() => {
          this.#live({ kind: 'closed', fault });
        });
      },
    };
    this.#portWork = this.#portWork.then(async () => {
      if (opening !== this.#opening) return;
      const fault = await this.#port.open(listener);
      ifCurrent(() => {
        this.#live(fault ? { kind: 'failed', fault } : { kind: 'opened' });
      });
    });
  }

  #close(): void {
    this.#opening += 1;
    this.#portWork = this.#portWork.then(() => this.#port.close());
  }

  #beginTalk(): void {
    this.#isTalking = true;
    this.#count('openings');
    void this.#lookWhoShares(this.#opening);
    if (this.#driver.proof === 'first-frame') this.#presence.resume();
    this.#obey(this.#conversation.opened(this.#clock.now()));
    const earlier = this.#earlier;
    this.#earlier = [];
    this.#obey(earlier);
  }

  #endTalk(isLoss: boolean): void {
    this.#isTalking = false;
    if (isLoss) this.#count('losses');
    this.#cancelTalk();
    this.#cancelLook();
    this.#presence.pause();
    this.#obey(this.#conversation.closed(this.#clock.now()));
  }

  async #lookWhoShares(opening: number): Promise<void> {
    const sharers = await this.#port.sharedWith?.();
    if (!sharers || opening !== this.#opening || !this.#isTalking) return;
    if (sharers.join() !== this.#sharers.join()) this.#tell({ kind: 'shared', with: sharers });
    this.#sharers = sharers;
    this.#cancelLook = this.#clock.after(lookForSharers, () => void this.#lookWhoShares(opening));
  }

  #hear(chunk: Uint8Array): void {
    // The first bytes may be quicker than the word that the port is open.
    if (this.status.kind === 'opening') this.#live({ kind: 'opened' });
    if (!this.#isTalking) return;
    const at = this.#clock.now();
    this.#count('bytesIn', chunk.length);
    this.#tell({ kind: 'bytes', direction: 'in', bytes: chunk, at });
    this.#obey(this.#conversation.heard(chunk, at));
  }

  /** Whoever is told of a deed may ask for more: that comes after what follows from the present already. */
  #obey(deeds: readonly Deed[]): void {
    this.#due.push(...deeds);
    if (this.#isObeying) return;
    this.#isObeying = true;
    try {
      for (let deed = this.#due.shift(); deed; deed = this.#due.shift()) this.#do(deed);
    } finally {
      this.#isObeying = false;
    }
  }

  #do(deed: Deed): void {
    const at = this.#clock.now();
    switch (deed.kind) {
      case 'send':
        this.#send(deed.bytes);
        return;
      case 'frame':
        this.#count('frames');
        this.#tell({ kind: 'frame', raw: deed.raw, words: deed.words, at });
        return;
      case 'report':
        this.#reportIfNews(deed.report, deed.raw, deed.age);
        return;
      case 'discarded':
        this.#counters = countDiscarded(this.#counters, deed.reason, deed.bytes.length);
        this.#tell({ ...deed, at });
        return;
      case 'looked':
        this.#presence.looked();
        return;
      case 'proved':
        if (this.#driver.proof === 'hello') this.#presence.resume();
        this.#live(deed);
        return;
      case 'silent':
        this.#presence.pause();
        this.#live(deed);
        return;
      case 'complaint':
        this.#tell({ ...deed, at });
        return;
      case 'remember':
        this.#tell({ kind: 'remembers' });
        return;
      case 'wake':
        this.#wake(deed.after);
        return;
    }
  }

  #wake(after: number | undefined): void {
    this.#cancelTalk();
    this.#cancelTalk = doNothing;
    if (after === undefined || !this.#isTalking) return;
    this.#cancelTalk = this.#clock.after(after, () => {
      this.#obey(this.#conversation.timeout(this.#clock.now()));
    });
  }

  #send(bytes: Uint8Array): void {
    if (!this.#isTalking) return;
    const opening = this.#opening;
    this.#count('bytesOut', bytes.length);
    this.#tell({ kind: 'bytes', direction: 'out', bytes, at: this.#clock.now() });
    void this.#port.write(bytes).then((fault) => {
      if (fault && opening === this.#opening) this.#live({ kind: 'unplugged', fault });
    });
  }

  #reportIfNews(report: Report, raw: Uint8Array, age?: number): void {
    if (this.#presence.isNews(report, raw)) this.#report(report, raw, age);
    else this.#count('repeats');
  }

  #report(report: Report, raw: Uint8Array, age?: number): void {
    this.#count('readings');
    const reading = { report, raw, at: this.#clock.now(), ...(age !== undefined && { age }) };
    this.#tell({ kind: 'reading', reading });
  }

  #count(what: Count, by = 1): void {
    this.#counters = count(this.#counters, what, by);
  }
}
