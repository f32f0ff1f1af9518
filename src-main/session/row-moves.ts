import type { Entry, EntryRow, RowsOfEntry } from '../log/entry.ts';
import type { Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { storedRows, type PlacedRow, type RowMove } from './batches.ts';
import type { Branch } from './branch.ts';
import type { History } from './history.ts';

/** What of the query rows is another where the head is set to an entry of another branch. */
export function* rowsWhereMoved(game: AnyGame, history: History, to: number): Steps<RowMove> {
  const { leave, enter, base } = history.difference(to);
  const rows = rowsAtBase(game, history, base, [...leave, ...enter].map(placeIn(history)));
  for (const entry of enter) {
    rows.push(...placedRows(game, history, entry));
    yield;
  }
  return { leave: placesOf(history, leave), enter: rows };
}

/** The same where a correction puts a new branch in the place of what was behind its base. */
export function rowsWhereCorrected(game: AnyGame, history: History, branch: Branch): RowMove {
  const { leave } = history.difference(branch.base);
  const places = [...leave.map(placeIn(history)), branch.rows[0]?.entry ?? 0];
  const rows = rowsAtBase(game, history, branch.base, places);
  return { leave: placesOf(history, leave), enter: [...rows, ...branch.rows] };
}

const placeIn =
  (history: History) =>
  ({ kind, seq }: Entry): number =>
    kind === 'fact' ? history.placeOf(seq) : 0;

const placesOf = (history: History, entries: readonly Entry[]): readonly number[] => [
  ...new Set(entries.filter(({ kind }) => kind === 'fact').map(({ seq }) => history.placeOf(seq))),
];

/** Where something was put in right behind the base, all rows of that place are told anew. */
function rowsAtBase(game: AnyGame, history: History, base: number, places: readonly number[]): PlacedRow[] {
  if (base === 0 || !places.includes(history.placeOf(base))) return [];
  return history.sharingPlace(base).flatMap((entry) => placedRows(game, history, entry));
}

/** The query rows of what is in force, number after number. Corrections never let two facts change places. */
export function* rowsInForce(game: AnyGame, history: History): Generator<RowsOfEntry> {
  let place = 0;
  let rows: EntryRow[] = [];
  for (const entry of history.inForce()) {
    const its = history.placeOf(entry.seq);
    if (its !== place) yield { entry: place, rows };
    if (its !== place) rows = [];
    place = its;
    rows.push(...placedRows(game, history, entry).map(({ row }) => row));
  }
  yield { entry: place, rows };
}

/** The query rows of an entry, under the number at which they stand. */
const placedRows = (game: AnyGame, history: History, entry: Entry): readonly PlacedRow[] =>
  storedRows(game, entry, (seq) => history.stateAt(seq)).map((row) => ({
    entry: history.placeOf(entry.seq),
    row,
  }));
