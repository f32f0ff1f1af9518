import {
  longestBusy,
  silenceMeansLost,
  type Sent,
  type ShownOut,
} from '../../src-main/contract/link-parts.ts';
import type { Frame } from '../../src-main/contract/view.ts';
import type { AlarmClock } from './clock.ts';
import { Requests, type Answer, type AskedKind } from './requests.ts';
import { applyFrame, type Snapshot } from './snapshot.ts';
import type { OpenWire, Wire } from './wire.ts';

/** live: what is shown is the present. lost: it is as of then. out: we were shown out and do not come back. */
export type Standing =
  | { readonly kind: 'joining' }
  | { readonly kind: 'live' }
  | { readonly kind: 'lost'; readonly since: number }
  | { readonly kind: 'out'; readonly refusal: ShownOut };

/** News of everything but frames and answers. */
export type News = Extract<Sent, { you: unknown } | { room: unknown } | { lobby: unknown }>;

export interface ConnectionEvents {
  standing(standing: Standing): void;
  snapshot(snapshot: Snapshot): void;
  news(news: News): void;
}

export interface ConnectionOptions {
  readonly open: OpenWire;
  readonly clock: AlarmClock;
  /** Made anew for every try: a token may have come meanwhile. */
  readonly hello: () => Readonly<Record<string, unknown>>;
  readonly events: ConnectionEvents;
  /** From 0 to 1, so that ten phones do not all come back in the same moment. */
  readonly chance: () => number;
}

const lookEvery = 250;
const openWithin = 4000;
/** A whole view is asked for again after so long, and until it comes what is shown is not the present. */
const wholeWithin = 1000;
const pauses = [0, 250, 500, 1000, 2000, 4000];

/** Shown out for these reasons, a page comes back by itself. */
const passing: ReadonlySet<string> = new Set(['ended', 'no-hello', 'too-many', 'room-full', 'knocks-full']);

/**
 * Keeps one page connected. It trusts nothing but what it has heard: silence is a lost network, a missed revision
 * asks for the whole, and after either nothing counts as live before a whole view has come.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #requests = new Requests();
  #wire: Wire | undefined;
  #standing: Standing = { kind: 'joining' };
  #snapshot: Snapshot | undefined;
  #look: Readonly<Record<string, unknown>> | undefined;
  #isOpen = false;
  #hasWhole = false;
  #heardAt = 0;
  /** So long silence is no lost network. */
  #patience: number = silenceMeansLost;
  #gapSince: number | undefined;
  #tries = 0;
  #cancelTry: () => void = () => undefined;
  #cancelLook: () => void = () => undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connect();
    this.#lookAgain();
  }

  /** Whose view to show; said again after every reconnection. */
  look(as: Readonly<Record<string, unknown>>): void {
    this.#look = { kind: 'look', as };
    if (this.#isOpen) this.#send(JSON.stringify(this.#look));
  }

  /** Answered by the program, or given up. What only looks waits until somebody is there who can answer. */
  ask(message: Readonly<Record<string, unknown>>, kind: AskedKind): Promise<Answer> {
    const isLive = this.#standing.kind === 'live';
    if (!isLive && (kind !== 'look' || this.#standing.kind === 'out')) return Promise.resolve({ lost: true });
    const [text, answered] = this.#requests.add(message, this.#options.clock.now(), kind);
    if (isLive) this.#send(text);
    return answered;
  }

  /** Looks at once: the page was asleep, or the system says that a network is there. */
  wake(): void {
    this.#check();
    if (this.#standing.kind === 'lost' && !this.#isOpen) this.#connect();
  }

  /** Tells the program something that nobody waits to hear answered. */
  tell(message: Readonly<Record<string, unknown>>): void {
    if (this.#isOpen) this.#send(JSON.stringify(message));
  }

  /** Shown out, and bid by the person to try once more. */
  again(): void {
    if (this.#standing.kind !== 'out') return;
    this.#stand({ kind: 'joining' });
    this.#connect();
  }

  close(): void {
    this.#cancelTry();
    this.#cancelLook();
    this.#wire?.close();
    this.#requests.giveUpAll();
  }

  #connect(): void {
    const { open, clock } = this.#options;
    this.#cancelTry();
    this.#wire?.close();
    this.#isOpen = false;
    this.#hasWhole = false;
    // Events of a wire that has been replaced are of no concern.
    let isCurrent = true;
    const current = (act: () => void) => () => {
      if (isCurrent) act();
    };
    const wire = open({
      opened: current(() => {
        this.#opened();
      }),
      heard: (text) => {
        if (isCurrent) this.#heard(JSON.parse(text) as Sent);
      },
      closed: current(() => {
        this.#lost();
      }),
    });
    this.#wire = {
      send: (text) => {
        wire.send(text);
      },
      close() {
        isCurrent = false;
        wire.close();
      },
    };
    this.#cancelTry = clock.after(openWithin, () => {
      if (!this.#isOpen) this.#lost();
    });
  }

  #opened(): void {
    this.#isOpen = true;
    this.#patience = silenceMeansLost;
    this.#heardAt = this.#options.clock.now();
    this.#send(JSON.stringify({ kind: 'hello', ...this.#options.hello() }));
    if (this.#look) this.#send(JSON.stringify(this.#look));
  }

  #heard(sent: Sent): void {
    const now = this.#options.clock.now();
    // Awake from sleep, this is what was on its way when we fell asleep.
    if (now - this.#heardAt > this.#patience) return this.#lost();
    this.#heardAt = now;
    this.#patience = 'busy' in sent ? longestBusy : silenceMeansLost;
    if ('parts' in sent) this.#take(sent);
    else if ('out' in sent) this.#shownOut(sent.out);
    else if ('reply' in sent || 'done' in sent || 'refused' in sent) {
      if (sent.n !== undefined) this.#requests.answer(sent.n, sent);
    } else if (!('beat' in sent)) this.#options.events.news(sent);
  }

  #take(frame: Frame): void {
    const next = applyFrame(this.#hasWhole ? this.#snapshot : undefined, frame);
    if (next === 'gap') return this.#askWhole();
    const isNew = next !== this.#snapshot;
    this.#snapshot = next;
    if (frame.from === null) {
      this.#hasWhole = true;
      this.#gapSince = undefined;
    }
    if (isNew) this.#options.events.snapshot(next);
    if (this.#standing.kind !== 'live' && this.#gapSince === undefined) this.#live();
  }

  #live(): void {
    this.#tries = 0;
    this.#stand({ kind: 'live' });
    for (const text of this.#requests.again(this.#options.clock.now())) this.#send(text);
  }

  #askWhole(): void {
    const now = this.#options.clock.now();
    if (this.#gapSince !== undefined && now - this.#gapSince < wholeWithin) return;
    this.#gapSince = now;
    this.#send('{"kind":"whole"}');
  }

  #shownOut(refusal: ShownOut): void {
    if (passing.has(refusal.code)) return this.#lost();
    this.#cancelTry();
    this.#wire?.close();
    this.#isOpen = false;
    this.#requests.giveUpAll();
    this.#stand({ kind: 'out', refusal });
  }

  #lost(): void {
    const { clock, chance } = this.#options;
    this.#wire?.close();
    this.#isOpen = false;
    this.#gapSince = undefined;
    this.#requests.lose();
    if (this.#standing.kind === 'live') this.#stand({ kind: 'lost', since: this.#heardAt });
    const pause = pauses[Math.min(this.#tries, pauses.length - 1)] ?? 0;
    this.#tries += 1;
    this.#cancelTry();
    this.#cancelTry = clock.after(pause * (1 + chance() / 2), () => {
      this.#connect();
    });
  }

  #check(): void {
    const now = this.#options.clock.now();
    if (this.#standing.kind === 'out') return;
    if (this.#isOpen && now - this.#heardAt > this.#patience) this.#lost();
    if (this.#gapSince !== undefined && now - this.#gapSince >= wholeWithin) {
      if (this.#standing.kind === 'live') this.#stand({ kind: 'lost', since: this.#gapSince });
      this.#askWhole();
    }
    this.#requests.giveUp(now);
  }

  #lookAgain(): void {
    this.#cancelLook = this.#options.clock.after(lookEvery, () => {
      this.#check();
      this.#lookAgain();
    });
  }

  #send(text: string): void {
    this.#wire?.send(text);
  }

  #stand(standing: Standing): void {
    this.#standing = standing;
    this.#options.events.standing(standing);
  }
}
