import { raceLine, reachOf, type Race } from '../../../src-main/contract/chart-path.ts';
import type { EveningPart } from '../../../src-main/contract/logbook-evening.ts';
import type { EveningRow, EveningsPage } from '../../../src-main/contract/logbook-parts.ts';
import type { Lobby, SessionCard } from '../../../src-main/contract/link-parts.ts';
import { cataloguesFor } from '../../../src-main/contract/catalogues.ts';
import type { Catalogue, Language, Message } from '../../../src-main/rules/kernel/message.ts';
import type { Table } from '../../state/table.svelte.ts';
import { newest } from '../../state/when-here.ts';
import type { Words } from '../../state/words.svelte.ts';

/** So many evenings fit beside the boxes. */
const listed = 5;

/** The newest that came to an end; sessions are listed so. */
export const lastOver = (lobby: Lobby): SessionCard | undefined =>
  lobby.sessions.find(({ winners = [], demo }) => winners.length > 0 && !demo);

const stories: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('../../../src-main/contract/text/story/en.ts')).story,
  de: async () => (await import('../../../src-main/contract/text/story/de.ts')).story,
};

/** How an evening ended is told here in the logbook's sentences. */
export async function cataloguesOfTheStart(
  game: string | undefined,
  language: Language,
): Promise<readonly Catalogue[]> {
  const [story, common] = await Promise.all([stories[language](), cataloguesFor(game, language)]);
  return [story, ...common];
}

export const raceOf = (part: EveningPart | undefined): Race | undefined =>
  part?.charts.find((chart): chart is Race => chart.kind === 'race');

/** Every captain's way through an evening, for a drawing that is so wide and so high. */
export function coursesOf(part: EveningPart, race: Race, wide: number, high: number) {
  const [low, top] = reachOf(race);
  const scale = {
    x: (at: number) => (at / Math.max(1, part.rounds.length)) * wide,
    y: (value: number) => (1 - (value - low) / Math.max(1, top - low)) * high,
  };
  return part.row.captains.map(({ seat, winner }) => {
    const line = raceLine(seat, race, part.rounds);
    return { seat, winner, line, scale, end: scale.y(line.at(-1)?.y ?? low) };
  });
}

/** A sentence in two halves: the name it begins with, where it begins with one, and the rest. */
export function split(words: string, { captains }: EveningRow): readonly [name: string, rest: string] {
  const name = captains.find((one) => one.name !== '' && words.startsWith(`${one.name} `))?.name ?? '';
  return [name, words.slice(name.length).trim()];
}

/** What the start page tells of evenings before: the last that ended, and a line each of the newest. */
export class ShipsLog {
  rows: readonly EveningRow[] = $state.raw([]);
  total = $state(0);
  /** Of the last that ended. */
  part: EveningPart | undefined = $state.raw();
  readonly #table: Table;
  readonly #words: Words;
  readonly #loaded = newest();

  constructor(table: Table, words: Words) {
    this.#table = table;
    this.#words = words;
  }

  /** By this it is seen whether anything of it may have changed. */
  static stateOf(lobby: Lobby | undefined): string {
    return JSON.stringify(
      lobby?.sessions.map(({ id, playedAt, title, place }) => [id, playedAt, title, place]),
    );
  }

  load(last: string | undefined): void {
    const asked = Promise.all([
      this.#table.call('logbook.evenings', { filter: {}, from: 0, count: listed }),
      last === undefined ? undefined : this.#table.call('logbook.evening', { session: last }),
    ]);
    this.#loaded(asked, ([page, part]) => {
      const { rows, total } = page.ok ? (page.value as EveningsPage) : { rows: [], total: 0 };
      this.rows = rows;
      this.total = total;
      this.part = part?.ok ? (part.value as EveningPart) : undefined;
    });
  }

  /** A sentence about an evening, with the names people know its captains by now. */
  told(message: Message, { captains }: EveningRow): string {
    const names = Object.fromEntries(captains.map(({ seat, name }) => [seat, name]));
    return this.#words.sayOf(message, names);
  }
}
