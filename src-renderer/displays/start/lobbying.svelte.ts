import type { CallName, CallWith } from '../../../src-main/contract/link-calls.ts';
import { bridgeName } from '../../../src-main/contract/bridge.ts';
import type { Lobby, PlainRefusal, RescueCard, SessionCard } from '../../../src-main/contract/link-parts.ts';
import type { Result } from '../../../src-main/rules/kernel/result.ts';
import type { Table } from '../../state/table.svelte.ts';

/** On the desktop the window turns to the console by itself; a browser is sent there. */
const isDesktop = (): boolean => bridgeName in window;

/** The evening to go on with: the one that is open, unless it is a demo, else the last that was left unfinished. */
export const goesOn = ({ running, unfinished }: Lobby): SessionCard | null =>
  (running?.demo ? null : running) ?? unfinished;

/** What the start page asks for, and what came of it. */
export class Lobbying {
  refused: PlainRefusal | undefined = $state.raw();
  /** A session opens: what is pressed meanwhile would be pressed twice. */
  busy = $state(false);
  rescued: { readonly session: string; readonly card: RescueCard } | undefined = $state.raw();
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  goOn = (): Promise<void> => this.#toConsole('session.goOn');
  again = (): Promise<void> => this.#toConsole('session.again');
  open = (session: string): Promise<void> => this.#toConsole('session.open', { session });
  begin = (asked: CallWith<'session.begin'>): Promise<void> => this.#toConsole('session.begin', asked);
  tryOut = (game: string | undefined): Promise<void> =>
    game === undefined ? Promise.resolve() : this.#toConsole('session.tryOut', { game });

  async rename(session: string, title: string): Promise<void> {
    await this.ask('session.rename', { session, title });
  }

  async rescue(session: string): Promise<void> {
    const card = await this.ask('session.rescue', { session });
    if (card !== undefined) this.rescued = { session, card: card as RescueCard };
  }

  toTable(): void {
    if (!isDesktop()) location.assign('/console');
  }

  /** The game's answer about what is being filled in; a refusal stands beside it and nowhere else. */
  about(game: string, question: CallWith<'game.ask'>['question']): Promise<Result<unknown, PlainRefusal>> {
    return this.#table.call('game.ask', { game, question });
  }

  /** What came of it, or nothing where it was refused; then the page says why. */
  async ask<Name extends CallName>(
    call: Name,
    ...asked: undefined extends CallWith<Name> ? [CallWith<Name>?] : [CallWith<Name>]
  ): Promise<unknown> {
    const answered = await this.#table.call(call, ...asked);
    this.refused = answered.ok ? undefined : answered.no;
    return answered.ok ? (answered.value ?? null) : undefined;
  }

  async #toConsole<Name extends CallName>(
    call: Name,
    ...asked: undefined extends CallWith<Name> ? [CallWith<Name>?] : [CallWith<Name>]
  ): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const done = await this.ask(call, ...asked);
    this.busy = false;
    if (done !== undefined) this.toTable();
  }
}
