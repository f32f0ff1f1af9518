import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Table } from '../../state/table.svelte.ts';
import { turnTo } from '../../state/turn.ts';
import type { Words } from '../../state/words.svelte.ts';
import type { Deed } from '../keyboard/deed.ts';
import { isTyping } from '../keyboard/fields.ts';
import { listenLater } from '../keyboard/later.ts';
import { tellSlow } from '../keyboard/tell-slow.ts';
import { goesOn, type Lobbying } from './lobbying.svelte.ts';
import type { Setup } from './setup.svelte.ts';

export interface FootLine {
  readonly keys: readonly string[];
  readonly words: string;
}

/** What keys do on the start page, and which of them do something now. */
export class StartKeys {
  /** Where Enter and letters go. */
  focus: 'free' | 'field' | 'control' = $state('free');
  readonly #table: Table;
  readonly #setup: Setup;
  readonly #lobbying: Lobbying;
  readonly #words: Words;

  constructor(table: Table, setup: Setup, lobbying: Lobbying, words: Words) {
    this.#table = table;
    this.#setup = setup;
    this.#lobbying = lobbying;
    this.#words = words;
  }

  readonly unfinished = $derived.by(() => (this.#table.lobby ? goesOn(this.#table.lobby) : null));
  readonly #enter = $derived.by(() => {
    if (this.#setup.isOpen) return this.begin;
    return this.unfinished ? this.goOn : undefined;
  });
  /** Whether Enter goes on, or begins. */
  readonly isEnter = $derived.by(() => this.focus === 'free' && this.#enter !== undefined);

  /** Whether the letters that are printed do something. */
  readonly areLetters = $derived.by(() => this.focus !== 'field' && !this.#setup.isOpen);

  readonly lines: readonly FootLine[] = $derived.by(() => {
    const { page } = this.#words;
    const line = (key: string, words: string): FootLine => ({ keys: [key], words });
    if (this.focus === 'field') return [line('Tab', page('start.key.next'))];
    const { games = [], last } = this.#table.lobby ?? {};
    const { isOpen } = this.#setup;
    return [
      ...(this.isEnter ? [line('Enter', page(isOpen ? 'begin' : 'go-on'))] : []),
      { keys: ['1', String(games.length)], words: page(isOpen ? 'start.key.other' : 'new') },
      ...(isOpen ? [line('Esc', page('boxes.back'))] : []),
      ...(!isOpen && last ? [line('S', page('again'))] : []),
      ...(isOpen ? [] : [line('L', page('logbook')), line('D', page('try'))]),
    ];
  });

  readonly goOn = (): void => {
    const { unfinished } = this;
    if (unfinished !== null && unfinished === this.#table.lobby?.running) this.#lobbying.toTable();
    else void this.#lobbying.goOn();
  };

  readonly begin = (): void => {
    const colourOf = (seat: SeatId): string => this.#words.page(`seat.${seat}`);
    void this.#lobbying.begin(this.#setup.asked(colourOf));
  };

  /** Until the page is left. */
  listen(): () => void {
    const listener = {
      act: (press: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }, inField: boolean) =>
        this.#act(press.key, inField || press.altKey || press.ctrlKey || press.metaKey),
      scanned: (text: string) => void this.#table.call('reader.scan', { text }),
      slow: (isPutBack: boolean) => void tellSlow(this.#words, isPutBack),
      dropped: () => undefined,
    };
    const keyboard = listenLater(() => Promise.resolve(listener));
    const watch = (): void => this.#watch();
    const left = (): void => queueMicrotask(watch);
    const early = (event: KeyboardEvent): void => this.#early(event);
    document.addEventListener('focusin', watch);
    document.addEventListener('focusout', left);
    addEventListener('keydown', early);
    return () => {
      keyboard.close();
      document.removeEventListener('focusin', watch);
      document.removeEventListener('focusout', left);
      removeEventListener('keydown', early);
    };
  }

  #watch(): void {
    const at = document.activeElement;
    if (at === null || at === document.body) this.focus = 'free';
    else this.focus = isTyping(at) ? 'field' : 'control';
  }

  /** Enter may be the first key of all, before anybody listens to keys. */
  #early(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
    const act = this.#act(event.key, event.altKey || event.ctrlKey || event.metaKey);
    if (!act) return;
    event.preventDefault();
    void act();
  }

  /** A box by its number, back from its chairs, and whatever else has its key printed. */
  #act(key: string, isElse: boolean): (() => Promise<Deed>) | undefined {
    // A window over the page has its own keys.
    if (isElse || document.querySelector('dialog[open]')) return undefined;
    const setup = this.#setup;
    const box = this.#table.lobby?.games[Number(key) - 1];
    if (box) return this.#deed(() => setup.chooseGame(box.id));
    if (key === 'Enter') return this.isEnter && this.#enter ? this.#deed(this.#enter) : undefined;
    if (setup.isOpen) return key === 'Escape' ? this.#deed(() => (setup.isOpen = false)) : undefined;
    const own = this.#letter(key.toLowerCase());
    return own && this.#deed(own);
  }

  #letter(key: string): (() => unknown) | undefined {
    if (key === 's' && this.#table.lobby?.last) return () => this.#lobbying.again();
    if (key === 'l') return () => turnTo('logbook');
    return key === 'd' ? () => this.#lobbying.tryOut(this.#setup.card?.id) : undefined;
  }

  #deed(run: () => unknown): () => Promise<Deed> {
    return () => {
      const was = this.#setup.isOpen;
      run();
      const back = (): Promise<boolean> => {
        this.#setup.isOpen = was;
        return Promise.resolve(true);
      };
      return Promise.resolve({ isTaken: true, back });
    };
  }
}
