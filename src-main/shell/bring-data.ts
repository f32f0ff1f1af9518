import { boundaryOf } from '../contract/games.ts';
import type { FileNo } from '../logbook/files/file-no.ts';
import { games, type GameId } from '../rules/games.ts';
import { message, type Message } from '../rules/kernel/message.ts';
import type { TypedRows } from '../rules/kernel/own-data.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { seatIds } from '../rules/kernel/seat.ts';
import type { NextTime } from './next-time.ts';

interface OwnFile {
  readonly game: GameId;
  readonly rows: TypedRows;
}

/** Decks, boards and faces that a table has written down: kept in the chest of the game that could begin with them. */
export function importDataInto(
  nextTime: NextTime,
  value: unknown,
  name: string,
): Result<Message | undefined, FileNo> {
  const [found, ...more] = ownFilesIn(value);
  if (!found || more.length > 0) return accept(undefined);
  const kept = nextTime.bring(found.game, found.rows, name);
  if (!kept.ok) return refuse({ code: 'chest-refused', values: { problem: kept.no.code } });
  const { chest, rows, differing } = kept.value;
  const key = differing > 0 ? 'brought.data.differing' : 'brought.data';
  return accept(message(key, { game: games[found.game].title, chest, rows, differing }));
}

/** The games that could begin with what a file says, and what of it is not as delivered. A board alone is such a file. */
function ownFilesIn(value: unknown): readonly OwnFile[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const readings = [value, { board: value }];
  return (Object.keys(games) as GameId[]).flatMap((game) => {
    const rows = readings.map((edition) => rowsOf(game, edition)).find((each) => each !== undefined);
    return rows ? [{ game, rows }] : [];
  });
}

function rowsOf(id: GameId, edition: object): TypedRows | undefined {
  const boundary = boundaryOf(id);
  const own = boundary?.game.ownData;
  if (!boundary || !own || Object.keys(edition).length === 0) return undefined;
  const { game, setupSchema } = boundary;
  const seats = seatIds.slice(0, Math.max(2, game.leastSeats));
  const read = setupSchema.safeParse({ seats: seats.map((seat) => ({ seat, captain: seat })), edition });
  const begun = read.success ? game.begin({ ...read.data, seats }) : undefined;
  if (!begun?.ok) return undefined;
  const rows = own.typed(begun.value.reduce((state, event) => game.evolve(state, event), game.blank));
  return Object.keys(rows).length > 0 ? rows : undefined;
}
