import type { CallName, CallWith } from '../../src-main/contract/link-calls.ts';
import type { Look } from '../../src-main/contract/link-messages.ts';
import type { Lobby, Page, PlainRefusal, Room, You } from '../../src-main/contract/link-parts.ts';
import type { Reply } from '../../src-main/contract/reply.ts';
import type { Language } from '../../src-main/rules/kernel/message.ts';
import { accept, refuse, type Result } from '../../src-main/rules/kernel/result.ts';
import type { BySeat } from '../../src-main/rules/kernel/seat.ts';
import { browserClock } from './clock.ts';
import { Connection, type News, type Standing } from './connection.ts';
import { freshId } from './fresh-id.ts';
import { keep, kept } from './kept.ts';
import { LiveParts, type Parts } from './live-parts.svelte.ts';
import { onlyLooks } from './looks.ts';
import { openWire } from './wire.ts';

const lostWords: Readonly<Record<Language, string>> = {
  en: 'No connection to the table. Nothing was sent.',
  de: 'Keine Verbindung zum Tisch. Nichts gesendet.',
};

/** A pass stands behind the address. */
function passInAddress(): string | undefined {
  const pass = location.hash.slice(1);
  return /^[\w-]{8,64}$/.test(pass) ? pass : undefined;
}

/** No bookmark and no look over a shoulder has it once it has let in; a page loaded anew before that still needs it. */
function dropFromAddress(): void {
  if (passInAddress()) history.replaceState(null, '', location.pathname + location.search);
}

/** The table as this page sees it: everything that comes from the program, and the only way to answer it. */
export class Table {
  standing: Standing = $state.raw({ kind: 'joining' });
  readonly #live = new LiveParts();
  /** The view's named parts, each with a signal of its own; empty while no session is open. */
  readonly parts: Parts = this.#live.now;
  /** The same as one object that is never changed, for whoever keeps it to compare. */
  view: Parts = $state.raw({});
  you: You | undefined = $state.raw();
  room: Room | undefined = $state.raw();
  lobby: Lobby | undefined = $state.raw();
  /** Whether what is shown is the present. */
  readonly live = $derived(this.standing.kind === 'live');
  /** Since when it is not. */
  readonly lostSince = $derived(this.standing.kind === 'lost' ? this.standing.since : undefined);
  /** Who sits where. */
  readonly names: BySeat<string> = $derived(
    Object.fromEntries((this.parts.seats ?? []).map(({ seat, captain }) => [seat, captain])),
  );
  /** Whether this page was shown out only for want of a link. */
  readonly isLinkless = $derived(this.standing.kind === 'out' && this.standing.refusal.mayKnock);
  readonly #connection: Connection;
  readonly #language: () => Language;
  #pass: string | undefined;
  #knocks = false;
  /** The token that this page said hello with or was given. */
  #device: string | null = null;

  constructor(page: Page, language: () => Language) {
    this.#language = language;
    this.#pass = passInAddress();
    this.#connection = new Connection({
      open: openWire,
      clock: browserClock,
      chance: () => Math.random(),
      hello: () => this.#hello(page),
      events: {
        standing: (standing) => {
          this.#stand(standing);
        },
        snapshot: ({ parts }) => {
          this.#live.take(parts);
          this.view = parts;
        },
        news: (news) => {
          this.#hear(news);
        },
      },
    });
    const wake = () => {
      if (!document.hidden) this.#connection.wake();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    addEventListener('online', wake);
  }

  /** Sends a line for the running table. Sent twice by a bad network, it is entered once. */
  async line(line: object): Promise<Reply> {
    const named = 'id' in line ? line : { ...line, id: freshId() };
    const answer = await this.#connection.ask({ kind: 'line', line: named }, 'named');
    if ('reply' in answer) return answer.reply;
    const refused = 'refused' in answer ? answer.refused : this.#lost();
    return { refusal: { ...refused, rule: 'table.link', waivable: false } };
  }

  /** Asks for something beside the running table: a session, a seat, a device. */
  async call<Name extends CallName>(
    call: Name,
    ...[asked]: undefined extends CallWith<Name> ? [CallWith<Name>?] : [CallWith<Name>]
  ): Promise<Result<unknown, PlainRefusal>> {
    const message = asked === undefined ? { kind: 'call', call } : { kind: 'call', call, with: asked };
    const answer = await this.#connection.ask(message, onlyLooks(call) ? 'look' : 'once');
    if ('done' in answer) return accept(answer.done);
    return refuse('refused' in answer ? answer.refused : this.#lost());
  }

  /** Asks a console to let this page in, which came without a link. */
  knock(): void {
    this.#knocks = true;
    this.#dropPass();
    this.#connection.again();
  }

  /** Whose view to show, where this device may see more than one. */
  look(as: Look): void {
    this.#connection.look(as);
  }

  close(): void {
    this.#connection.close();
  }

  #hello(page: Page) {
    this.#device = kept('device');
    return {
      page,
      language: this.#language(),
      ...(this.#device === null ? {} : { device: this.#device }),
      ...(this.#knocks ? { knock: true } : {}),
      ...(this.#pass === undefined ? {} : { pass: this.#pass }),
    };
  }

  #stand(standing: Standing): void {
    this.standing = standing;
    if (standing.kind !== 'out') return;
    dropFromAddress();
    if (standing.refusal.forgotten) this.#forget();
  }

  /** Another page of this browser may have been given another token meanwhile. */
  #forget(): void {
    if (kept('device') === this.#device) keep('device', null);
  }

  #hear(news: News): void {
    if ('you' in news) this.#learn(news.you);
    else if ('room' in news) this.room = news.room;
    else this.lobby = news.lobby;
  }

  #learn(you: You): void {
    if (you.device !== undefined) this.#keep(you.device);
    if (you.forgotten) this.#forget();
    if (you.role !== 'waiting') {
      this.#knocks = false;
      if (kept('device') !== null) this.#dropPass();
    }
    this.you = you;
  }

  /** A browser that keeps nothing for us comes by the same link again, so the program hears only what is kept. */
  #keep(device: string): void {
    keep('device', device);
    this.#device = device;
    if (kept('device') !== device) return;
    this.#dropPass();
    this.#connection.tell({ kind: 'kept' });
  }

  #dropPass(): void {
    this.#pass = undefined;
    dropFromAddress();
  }

  #lost(): PlainRefusal {
    return { code: 'lost', text: lostWords[this.#language()] };
  }
}
