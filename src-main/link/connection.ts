import { askedSchema, type Asked, type Hello, type Look } from '../contract/link-messages.ts';
import type { Page, PlainRefusal, Role, Sent } from '../contract/link-parts.ts';
import { longestLine } from '../contract/line.ts';
import { problemOf } from '../contract/problem.ts';
import type { Reply } from '../contract/reply.ts';
import type { Language, MessageValues } from '../rules/kernel/message.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { idOfDevice } from './answered.ts';
import { Bucket, type Allowance } from './bucket.ts';
import { captainRefusal } from './captain-lines.ts';
import { enter, isGuess, whatFollows, type Arrival } from './door.ts';
import type { Hall } from './hall.ts';
import type { Who } from './handler.ts';
import { viewerFor } from './viewer.ts';
import { plain, plainOf, word, type LinkCode } from './words.ts';

/** One way to a page: a socket, or the desktop's bridge. */
export interface Wire {
  send(text: string): void;
  close(): void;
  /** So much waits to be sent that more would only make it later. */
  readonly behind: boolean;
}

const helloWithin = 5000;
const longestOfGuests = 8 * 1024;
const strikesUntilOut = 50;
const allowances: Readonly<Record<'scorekeeper' | 'other', Allowance>> = {
  scorekeeper: { burst: 120, perSecond: 60 },
  other: { burst: 40, perSecond: 10 },
};

interface Inside {
  readonly page: Page;
  readonly language: Language;
  readonly role: Role;
  readonly device: string | undefined;
}

/** One page that is connected. It may send anything; nothing it sends does harm, and each wrong thing is counted. */
export class Connection {
  readonly arrival: Arrival;
  readonly #hall: Hall;
  readonly #wire: Wire;
  readonly #last = new Map<string, string>();
  readonly #noHello: () => void;
  #bucket: Bucket;
  #hello: Hello | undefined;
  #inside: Inside | undefined;
  #knocking: string | undefined;
  #knownAs: string | undefined;
  #out = false;
  #look: Look | undefined;
  #viewer: string | undefined;
  #stop: () => void = () => undefined;
  #missed = false;
  #strikes = 0;

  constructor(hall: Hall, wire: Wire, arrival: Arrival) {
    this.#hall = hall;
    this.#wire = wire;
    this.arrival = arrival;
    this.#bucket = new Bucket(hall.clock, allowances.other);
    this.#noHello = hall.clock.after(helloWithin, () => {
      this.showOut('no-hello');
    });
  }

  get inside(): Inside | undefined {
    return this.#inside;
  }

  /** The number beside the console's button, while this page waits to be let in. */
  get knocking(): string | undefined {
    return this.#knocking;
  }

  /** The device that a page which waits to be let in came with. */
  get knownAs(): string | undefined {
    return this.#knownAs;
  }

  /** That it brought a token which nobody here knows any more. */
  get forgotten(): string | undefined {
    const hello = this.#hello;
    if (hello?.device === undefined || this.#knocking === undefined || this.#knownAs !== undefined)
      return undefined;
    return word(hello.language, 'waiting.forgotten');
  }

  get page(): Page | undefined {
    return this.#hello?.page;
  }

  get who(): Who | undefined {
    if (!this.#inside) return undefined;
    const { page, language, role, device } = this.#inside;
    const seats = this.#seats(device);
    const effective = role === 'guest' && seats.length > 0 ? 'captain' : role;
    const who = { role: effective, seats, language, page };
    return device === undefined ? who : { ...who, device };
  }

  receive(text: string): void {
    if (this.#out) return;
    try {
      this.#receive(text);
    } catch (error) {
      this.#hall.onBug(error);
      this.#refuse('bug');
    }
  }

  /** The other end is gone. */
  closed(): void {
    this.#end();
  }

  /** Once a second: tells the page that we live, and makes up for what it was too slow for. */
  beat(): void {
    if (this.#out || this.#wire.behind) return;
    if (this.#missed) this.#sendWhole();
    this.#send({ beat: true });
  }

  /** So that the silence that follows is not taken for a lost network. */
  busy(): void {
    if (!this.#out && !this.#wire.behind) this.#send({ beat: true, busy: true });
  }

  /** Tells the page what has changed about itself, the room and the lobby. */
  tell(): void {
    if (this.#out || (!this.#inside && this.#knocking === undefined)) return;
    this.#tellOnce('you', JSON.stringify({ you: this.#hall.you(this) } satisfies Sent));
    if (this.#inside?.role === 'scorekeeper' && this.#inside.page !== 'captain') {
      this.#tellOnce('room', this.#hall.roomText());
      this.#tellOnce('lobby', this.#hall.lobbyText());
    }
    this.#watch();
  }

  /** The television was frozen or goes on. */
  showPresent(): void {
    if (this.#inside?.role === 'display') this.#sendWhole();
  }

  /** Let in by the console: a device that is new here gets its token. */
  letIn(entrance: { readonly role: Role; readonly device: string; readonly token?: string }): void {
    const hello = this.#hello;
    if (!hello || this.#inside) return;
    this.#knocking = undefined;
    this.#enter(hello, entrance);
  }

  showOut(code: LinkCode): void {
    if (this.#out) return;
    this.#send({ out: { ...this.#plain(code, this.#hall.whereLinkStands), ...whatFollows(code) } });
    this.#end();
    this.#wire.close();
  }

  #receive(text: string): void {
    const most = this.#inside?.role === 'scorekeeper' ? longestLine : longestOfGuests;
    if (!this.#bucket.take()) return this.#strike('slow-down');
    if (text.length > most) return this.#strike('message-too-long', { length: text.length, most });
    const sent = parse(text);
    const read = askedSchema.safeParse(sent);
    if (!read.success) return this.#strike('not-a-message', {}, numberOf(sent));
    const asked = read.data;
    if (asked.kind === 'hello') return this.#greet(asked);
    if (!this.#inside) return this.#strike('hello-first', {}, 'n' in asked ? asked.n : undefined);
    this.#carryOut(asked);
  }

  #greet(hello: Hello): void {
    if (this.#hello) return this.#strike('not-a-message');
    this.#noHello();
    this.#hello = hello;
    const known = hello.device === undefined ? undefined : this.#hall.door.devices.byToken(hello.device);
    if (!this.#hall.isRoomFor(this, known)) return this.turnAway('room-full');
    const entrance = enter(this.#hall.door, hello, this.arrival);
    if (isGuess(entrance) && !this.#hall.mayGuess(this.arrival.address)) return this.turnAway('slow');
    switch (entrance.kind) {
      case 'in':
        return this.#enter(hello, { ...entrance, device: entrance.device?.id });
      case 'out':
        return this.turnAway(entrance.code);
      case 'knock':
        this.#knocking = this.#hall.knock(this.arrival);
        if (this.#knocking === undefined) return this.turnAway('knocks-full');
        this.#knownAs = entrance.device?.id;
        this.#hall.changed();
    }
  }

  /** Not let in: told to the page, and counted for the console. */
  turnAway(code: LinkCode): void {
    this.#hall.refusals.add(this.arrival.address, code);
    this.showOut(code);
  }

  #enter(
    { page, language }: Hello,
    entrance: { role: Role; device: string | undefined; token?: string },
  ): void {
    const { role, device, token } = entrance;
    this.#inside = { page, language, role, device };
    this.#bucket = new Bucket(this.#hall.clock, allowances[role === 'scorekeeper' ? role : 'other']);
    if (device !== undefined) this.#hall.door.devices.seen(device);
    if (device !== undefined) this.#hall.came(device);
    if (token !== undefined) this.#send({ you: { ...this.#hall.you(this), device: token } });
    this.tell();
    this.#hall.changed();
  }

  #carryOut(asked: Exclude<Asked, { kind: 'hello' }>): void {
    switch (asked.kind) {
      case 'look':
        this.#look = asked.as;
        return this.#watch();
      case 'whole':
        return this.#sendWhole();
      case 'kept':
        if (this.#inside?.device !== undefined) this.#hall.door.passes.isRemembered(this.#inside.device);
        return;
      case 'line':
        return this.#takeLine(asked.n, asked.line);
      case 'call':
        void this.#takeCall(asked.n, asked.call, asked.with);
    }
  }

  #takeLine(n: number, line: unknown): void {
    const { who } = this;
    if (!who) return;
    if (who.role === 'display') return this.#refuse('not-allowed', {}, n);
    if (who.role === 'guest') return this.#refuse('no-seat', {}, n);
    const chosen = commandIdOf(line);
    const id = chosen && idOfDevice(who.device ?? '', chosen);
    const known = id && this.#hall.answered.find(id);
    if (known) return this.#send({ n, reply: known });
    if (who.role === 'captain') {
      const refusal = captainRefusal(line, who.seats, (prompt, seat) => this.#hall.host.asks(prompt, seat));
      if (refusal) return this.#refuse(refusal.code, refusal.values, n);
    }
    const reply = this.#hall.host.take(id ? { ...(line as object), id } : line, who);
    if (reply instanceof Promise) void this.#answerLater(n, id, reply);
    else this.#answer(n, id, reply);
  }

  /** What takes long keeps nobody waiting but its sender. */
  async #answerLater(n: number, id: string | undefined, reply: Promise<Reply>): Promise<void> {
    try {
      this.#answer(n, id, await reply);
    } catch (error) {
      this.#hall.onBug(error);
      this.#refuse('bug', {}, n);
    }
  }

  #answer(n: number, id: string | undefined, reply: Reply): void {
    // What an entry brought to light goes out as a view, which knows whose secrets are whose.
    const shown = 'events' in reply ? { ...reply, events: [] } : reply;
    if (id) this.#hall.answered.keep(id, shown);
    this.#send({ n, reply: shown });
  }

  async #takeCall(n: number, call: string, asked: unknown): Promise<void> {
    const { who } = this;
    const { handlers, onBug } = this.#hall;
    const handler = Object.hasOwn(handlers, call) ? handlers[call] : undefined;
    if (!who) return;
    if (!handler) return this.#refuse('no-such-call', { call }, n);
    if (!handler.roles.includes(who.role)) return this.#refuse('not-allowed', {}, n);
    const read = handler.schema.safeParse(asked);
    if (!read.success) return this.#refuse('bad-call', { ...problemOf(read.error) }, n);
    try {
      const answered = await handler.run(read.data, who);
      if (answered.ok) this.#send({ n, done: answered.value ?? null });
      else this.#send({ n, refused: plainOf(who.language, answered.no) });
    } catch (error) {
      onBug(error);
      this.#refuse('bug', {}, n);
    }
  }

  /** Follows the view that this page may see now; it may have gained or lost a seat. */
  #watch(): void {
    const { who } = this;
    if (!who) return;
    const viewer = viewerFor(who.page, who.role, who.seats, this.#look);
    const key = JSON.stringify(viewer);
    if (this.#viewer === key) return;
    this.#viewer = key;
    this.#stop();
    this.#stop = this.#hall.host.subscribe(viewer, (frame) => {
      if (!this.#picture()) this.#sendFrame(frame);
    });
    const picture = this.#picture();
    if (picture !== undefined) this.#sendFrame(picture);
  }

  /** What a frozen television shows. */
  #picture(): string | undefined {
    return this.#inside?.role === 'display' ? this.#hall.tv.picture : undefined;
  }

  #sendWhole(): void {
    const { who } = this;
    if (!who) return;
    this.#missed = false;
    const viewer: Viewer = viewerFor(who.page, who.role, who.seats, this.#look);
    this.#sendFrame(this.#picture() ?? this.#hall.host.whole(viewer));
  }

  #sendFrame(frame: string): void {
    if (this.#wire.behind) this.#missed = true;
    else if (!this.#out) this.#wire.send(frame);
  }

  #tellOnce(what: string, text: string): void {
    if (this.#last.get(what) === text || this.#wire.behind) return;
    this.#last.set(what, text);
    this.#wire.send(text);
  }

  #send(sent: Sent): void {
    if (!this.#out) this.#wire.send(JSON.stringify(sent));
  }

  #seats(device: string | undefined): Who['seats'] {
    const session = this.#hall.host.session();
    if (device === undefined || !session || this.#inside?.role === 'display') return [];
    return this.#hall.door.devices
      .seatsOf(device, session.id)
      .filter((seat) => session.seats.some((each) => each.seat === seat));
  }

  #plain(code: LinkCode, values?: MessageValues): PlainRefusal {
    return plain(this.#hello?.language ?? 'en', code, values);
  }

  #refuse(code: LinkCode, values?: MessageValues, n?: number): void {
    this.#hall.refusals.add(this.arrival.address, code);
    const refused = this.#plain(code, values);
    this.#send(n === undefined ? { refused } : { n, refused });
  }

  /** Nothing our own pages send: told plainly, and after many the page is shown out. */
  #strike(code: LinkCode, values?: MessageValues, n?: number): void {
    this.#strikes += 1;
    if (this.#strikes > strikesUntilOut) return this.showOut('too-many');
    this.#refuse(code, values, n);
  }

  #end(): void {
    if (this.#out) return;
    this.#out = true;
    this.#noHello();
    this.#stop();
    const device = this.#inside?.device;
    this.#inside = undefined;
    this.#knocking = undefined;
    this.#hall.left(this, device);
  }
}

/** The number under which even an unreadable request is answered. */
function numberOf(sent: unknown): number | undefined {
  const n = typeof sent === 'object' && sent !== null && 'n' in sent ? sent.n : undefined;
  return typeof n === 'number' && Number.isSafeInteger(n) ? n : undefined;
}

/** The id that the sender gave its command. */
function commandIdOf(line: unknown): string | undefined {
  const id = typeof line === 'object' && line !== null && 'id' in line ? line.id : undefined;
  return typeof id === 'string' && id.length <= 80 ? id : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
