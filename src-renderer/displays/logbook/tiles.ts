import type { PersonPage } from '../../../src-main/contract/logbook-figures.ts';
import type { Book } from './book.svelte.ts';

/** One figure of a captain, large, with what it is. */
interface Tile {
  readonly key: string;
  readonly figure: string;
  readonly words: string;
  readonly more: string;
  /** The evening it can be seen in. */
  readonly session?: string;
}

type Part = (book: Book, told: PersonPage, nameIn: (game: string, key: string) => string) => Tile | undefined;

const month = { month: 'long', year: 'numeric' } as const;

const streak =
  (key: 'winning' | 'without'): Part =>
  (book, { [key]: found }) => {
    if (!found || found.length < 2) return undefined;
    const [from, to] = [book.date(found.from, month), book.date(found.to, month)];
    return {
      key,
      figure: book.number(found.length),
      words: book.t(`tile.${key}`),
      more: from === to ? from : book.t('tile.from-to', { from, to }),
    };
  };

const riches =
  (key: 'gold' | 'fame'): Part =>
  (book, { [key]: found }) =>
    found
      ? {
          key,
          figure: book.number(found.total),
          words: book.t(`tile.${key}`),
          more: book.t('tile.most', { most: found.most, count: found.evenings }),
        }
      : undefined;

const counted =
  (key: 'movement' | 'fightsWon'): Part =>
  (book, { [key]: count }) =>
    count === null || count === 0
      ? undefined
      : { key, figure: book.number(count), words: book.t(`tile.${key}`), more: '' };

const best: Part = (book, { best: found }) =>
  found
    ? {
        key: 'best',
        figure: `+${found.from}`,
        words: book.t('tile.best'),
        more: book.t('tile.best.more', {
          day: book.date(found.at, { dateStyle: 'medium' }),
          game: book.game(found.game),
          from: found.from,
        }),
        session: found.session,
      }
    : undefined;

const luck: Part = (book, { luck: found }) =>
  found && found.earned + found.spent > 0
    ? {
        key: 'luck',
        figure: book.number(found.earned),
        words: book.t('tile.luck'),
        more: book.t('tile.luck.more', { spent: found.spent, wasted: found.wasted }),
      }
    : undefined;

const captain: Part = (book, { favourites: { captain: found } }, nameIn) =>
  found
    ? {
        key: 'captain',
        figure: book.number(found.count),
        words: nameIn(found.game, `captain.${found.captain}`),
        more: book.t('tile.captain'),
      }
    : undefined;

const depth: Part = (book, { favourites: { depth: found } }, nameIn) =>
  found
    ? {
        key: 'depth',
        figure: book.number(found.count),
        words: book.t('tile.depth', { game: book.game(found.game) }),
        more: nameIn(found.game, `depth.${found.depth}`),
      }
    : undefined;

const parts = [
  streak('winning'),
  streak('without'),
  luck,
  best,
  riches('gold'),
  riches('fame'),
  counted('fightsWon'),
  counted('movement'),
  captain,
  depth,
];

/** What is known of a captain, tile by tile; what no evening told is left out. */
export const tilesOf = (
  book: Book,
  told: PersonPage,
  nameIn: (game: string, key: string) => string,
): readonly Tile[] => parts.flatMap((part) => part(book, told, nameIn) ?? []);
