import type { EveningFilter } from '../contract/logbook-calls.ts';
import type {
  EveningRow,
  EveningsHead,
  EveningsPage,
  Facet,
  Finisher,
  MonthPart,
  PersonPart,
} from '../contract/logbook-parts.ts';
import {
  listTotal,
  type EveningMark,
  type EveningQuery,
  type EveningRecord,
  type SeatRecord,
} from '../log/library/evenings.ts';
import type { Library } from '../log/library/library.ts';
import { isResultFile } from '../log/results.ts';
import type { GameId } from '../rules/games.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Told } from './digest.ts';
import type { Eyes } from './eyes.ts';
import { searchedWords } from './fold.ts';
import { facetsOf, listSumsOf, monthsIn, type ListSums } from './list-sums.ts';

/** So many lists are remembered, for a page that is scrolled. */
const mostRemembered = 6;
const minute = 60_000;

/** The evenings as a list: found once, then read row by row. */
export class EveningList {
  readonly #library: Pick<Library, 'evenings' | 'people' | 'totals'>;
  readonly #found = new Map<string, readonly EveningMark[]>();
  #all: ListSums | undefined;
  #version = '';

  constructor(library: Pick<Library, 'evenings' | 'people' | 'totals'>) {
    this.#library = library;
  }

  page(filter: EveningFilter, eyes: Eyes, from: number, count: number, running: string | null): EveningsPage {
    const query = queryOf(filter, eyes);
    const { evenings } = this.#library;
    const isAll = Object.keys(query).length === 0;
    const found = isAll ? [] : this.#find(query);
    const numbers = isAll
      ? evenings.numbers(from, count)
      : found.slice(from, from + count).map(({ number }) => number);
    const rows = numbers.flatMap((number) => this.row(number, running) ?? []);
    return { from, total: isAll ? this.#sums(query).all : found.length, rows };
  }

  head(filter: EveningFilter, eyes: Eyes): Omit<EveningsHead, 'unreadable' | 'indexing'> {
    const query = queryOf(filter, eyes);
    const everything = this.#sums(queryOf({}, eyes));
    const found = this.#sums(query);
    const people = this.#people(eyes);
    return {
      all: everything.all,
      found: found.all,
      since: found.since,
      played: found.played,
      people: people.length,
      guests: people.filter(({ guest }) => guest).length,
      read: found.read,
      unfinished: found.unfinished,
      months: foundIn(everything.months, found === everything ? null : found.months),
      games: this.#sums(without(query, 'game')).games,
      captains: people,
      places: this.#places(without(query, 'place')),
      without: found.all === 0 ? this.#without(query) : [],
    };
  }

  row(number: number, running: string | null): EveningRow | undefined {
    const { evenings } = this.#library;
    const record = evenings.get(number);
    return record && rowOf(record, evenings.seatsOf(number), running);
  }

  /** Of all evenings they are kept with the index; as long as it is behind, they are counted. */
  #sums(query: EveningQuery): ListSums {
    if (Object.keys(query).length > 0) return listSumsOf(this.#find(query));
    this.#forgetOld();
    this.#all ??=
      (this.#library.totals.one(listTotal, '') as ListSums | undefined) ?? listSumsOf(this.#find(query));
    return this.#all;
  }

  #forgetOld(): void {
    const version = this.#library.evenings.version();
    if (version === this.#version) return;
    this.#found.clear();
    this.#all = undefined;
    this.#version = version;
  }

  #find(query: EveningQuery): readonly EveningMark[] {
    this.#forgetOld();
    const key = JSON.stringify(query);
    const known = this.#found.get(key) ?? this.#library.evenings.find(query);
    this.#found.delete(key);
    this.#found.set(key, known);
    const oldest = this.#found.keys().next();
    if (this.#found.size > mostRemembered && !oldest.done) this.#found.delete(oldest.value);
    return known;
  }

  /** A phone is told of nobody with whom its captain never sat. */
  #people(eyes: Eyes): readonly PersonPart[] {
    const all = this.#library.people.list().filter(({ came }) => came > 0);
    const own = eyes.everything ? undefined : this.#metBy(eyes);
    return all
      .filter(({ person }) => own?.has(person) ?? true)
      .map((each) => ({ ...each, mark: each.mark as SeatId | null, names: [] }));
  }

  #metBy(eyes: Eyes): ReadonlySet<string> {
    const { evenings } = this.#library;
    return new Set(
      this.#find(queryOf({}, eyes)).flatMap(({ number }) =>
        evenings.seatsOf(number).map(({ person }) => person),
      ),
    );
  }

  #places(query: EveningQuery): readonly Facet[] {
    const placeOf = new Map(this.#library.evenings.places().map(({ id, place }) => [id, place]));
    if (placeOf.size === 0) return [];
    return facetsOf(
      this.#find(query).filter(({ id }) => placeOf.has(id)),
      ({ id }) => placeOf.get(id) ?? '',
    );
  }

  #without(query: EveningQuery): EveningsHead['without'] {
    const { own, ...filters } = query;
    void own;
    return (Object.keys(filters) as (keyof EveningQuery)[])
      .map((filter) => ({ filter, found: this.#find(without(query, filter)).length }))
      .filter(({ found }) => found > 0);
  }
}

function queryOf(filter: EveningFilter, eyes: Eyes): EveningQuery {
  const { search = '', game, people = [], place, year, month, finished, least, most } = filter;
  const words = searchedWords(search);
  return {
    ...(words.length > 0 ? { words } : {}),
    ...(game === undefined ? {} : { game }),
    ...(people.length > 0 ? { people } : {}),
    ...(place === undefined ? {} : { place }),
    ...(year === undefined ? {} : { year }),
    ...(month === undefined ? {} : { month }),
    ...(finished === undefined ? {} : { over: finished }),
    ...(least === undefined ? {} : { least: least * minute }),
    ...(most === undefined ? {} : { most: most * minute }),
    ...(eyes.everything
      ? {}
      : { own: { person: eyes.person, ids: eyes.held.map(({ session }) => session) } }),
  };
}

function without(query: EveningQuery, filter: keyof EveningQuery): EveningQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== filter));
}

function rowOf(record: EveningRecord, seats: readonly SeatRecord[], running: string | null): EveningRow {
  const { finding, lead, unit } = JSON.parse(record.told) as Told;
  return {
    session: record.file,
    id: record.id,
    // The digest was made by a version that knows the game.
    game: record.game as GameId,
    title: record.title,
    startedAt: record.startedAt,
    playedAt: record.changedAt,
    played: record.played,
    place: record.place,
    remark: record.remark,
    over: record.over === 1,
    bare: isResultFile(record.file),
    running: record.file === running,
    entries: record.entries,
    captains: seats.map((seat) => finisherOf(seat, record.over === 1)),
    finding,
    lead,
    unit,
  };
}

const finisherOf = ({ seat, captain, person, name, rank, winner }: SeatRecord, over: boolean): Finisher => ({
  seat: seat as SeatId,
  captain,
  person,
  name,
  rank,
  winner: over && winner === 1,
});

/** Months with how many of each are looked for; of everything it is as many as there are. */
function foundIn(all: ListSums['months'], found: ListSums['months'] | null): readonly MonthPart[] {
  const hits = found && new Map(monthsIn(found).map((part) => [`${part.year}-${part.month}`, part.evenings]));
  const months = monthsIn(all);
  if (hits) for (const part of months) part.found = hits.get(`${part.year}-${part.month}`) ?? 0;
  return months;
}
