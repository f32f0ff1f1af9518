import { cataloguesFor } from '../../../src-main/contract/catalogues.ts';
import type { CallName, CallWith } from '../../../src-main/contract/link-calls.ts';
import type { PlainRefusal } from '../../../src-main/contract/link-parts.ts';
import type { Finisher } from '../../../src-main/contract/logbook-parts.ts';
import { say, type Names } from '../../../src-main/contract/say.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { Words } from '../../state/words.svelte.ts';
import { hrefOf, placeOf, type Place } from './place.ts';

const minute = 60_000;

/** The logbook as it lies open: at which page, in whose words, and what was refused last. */
export class Book {
  place: Place = $state.raw(placeOf(location.search));
  refused: PlainRefusal | undefined = $state.raw();
  /** An evening that has just been thrown away, and may be had back by one press. */
  thrown: { readonly trashed: string; readonly title: string } | undefined = $state.raw();
  readonly table: Table;
  readonly words: Words;
  /** Whoever keeps the score may change what is told of an evening; a phone only reads its own. */
  readonly keeps = $derived.by(() => this.table.you?.role === 'scorekeeper');

  constructor(table: Table, words: Words) {
    this.table = table;
    this.words = words;
    addEventListener('popstate', () => {
      this.place = placeOf(location.search);
    });
  }

  /** Charts drawn, or their figures as tables. */
  tables = $state(false);

  /** A page's own words, by the end of their key. */
  readonly t = (key: string, values?: Message['values']): string =>
    this.words.say(values ? { key: `logbook.${key}`, values } : { key: `logbook.${key}` });

  /** A sentence about an evening, with the names people know its captains by now. */
  told(message: Message, captains: readonly Pick<Finisher, 'seat' | 'name'>[]): string {
    const names: Names = Object.fromEntries(captains.map(({ seat, name }) => [seat, name]));
    return this.words.sayOf(message, names);
  }

  go(place: Place): void {
    history.pushState(null, '', hrefOf(place, location.search));
    this.refused = undefined;
    this.place = place;
    scrollTo({ top: 0 });
  }

  readonly href = (place: Place): string => hrefOf(place, location.search);

  /** A link of the page is followed within it; opened beside, it is an address like any other. */
  follow(event: MouseEvent, place: Place): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(place);
  }

  /** What came of it, or nothing where it was refused; then the page says why. */
  async ask<Answer, Name extends CallName>(
    call: Name,
    ...asked: undefined extends CallWith<Name> ? [CallWith<Name>?] : [CallWith<Name>]
  ): Promise<Answer | undefined> {
    const answered = await this.table.call(call, ...asked);
    this.refused = answered.ok ? undefined : answered.no;
    return answered.ok ? (answered.value as Answer) : undefined;
  }

  readonly number = (count: number): string => new Intl.NumberFormat(this.words.language).format(count);

  date(at: number, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.words.language, options).format(at);
  }

  /** Hours and minutes at the table. */
  readonly length = (milliseconds: number): string => {
    const minutes = Math.round(milliseconds / minute);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  };

  /** The words of one game, for a page that tells of several. */
  async wordsOf(game: string): Promise<(message: Message) => string> {
    const catalogues = await cataloguesFor(game, this.words.language);
    return (message) => say(catalogues, message, {});
  }

  game = (id: string): string => this.t(`game.${id}`);
}
