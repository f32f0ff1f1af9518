import type { NumberedTable } from './seal-chain.ts';
import { isId, longestId, longestTitle } from './sane.ts';
import { sealRow } from './seal.ts';
import { change, first, insertion, sql, wellFormed, type Readable, type Writable } from './sql.ts';
import type { SessionHeading } from './session-log.ts';
import type { ChainEnd } from './witness.ts';

export interface StoredHeading {
  readonly heading: SessionHeading;
  /** The heading's seal, from which every chain of the file starts. */
  readonly origin: string;
  readonly titles: ChainEnd;
}

export const originOf = ({ id, game, startedAt }: Omit<SessionHeading, 'title'>): string =>
  sealRow('heading', null, [id, game, startedAt]);

export function storeHeading(db: Writable, heading: SessionHeading): StoredHeading {
  const { id, game, startedAt, title } = heading;
  if (!isId(id) || !isId(game)) throw new Error(`not an id: ${id}, ${game}`);
  const origin = originOf(heading);
  change(db, insertion('heading', [id, game, startedAt, origin]), 1);
  return { heading, origin, titles: storeTitle(db, { last: 0, seal: origin }, title) };
}

/** A new title is a new row: the last one is what the session is called. */
export function storeTitle(db: Writable, end: ChainEnd, title: string): ChainEnd {
  const table: NumberedTable = 'titles';
  const row = [end.last + 1, wellFormed(title)];
  const seal = sealRow(table, end.seal, row);
  change(db, insertion(table, [...row, seal]), 1);
  return { last: end.last + 1, seal };
}

interface HeadingRow {
  readonly id: string;
  readonly game: string;
  readonly startedAt: number;
  readonly seal: string;
}

interface TitleRow {
  readonly number: number;
  /** None where it is longer than any title. */
  readonly title: string | null;
  readonly seal: string;
}

/** Nothing if there is none; whether its seal holds is asked elsewhere. */
export function readHeading(db: Readable): StoredHeading | undefined {
  const row = first<HeadingRow>(
    db,
    sql`SELECT id, game, started_at AS startedAt, seal FROM heading
        WHERE octet_length(id) <= ${longestId} AND octet_length(game) <= ${longestId}`,
  );
  const title = first<TitleRow>(
    db,
    sql`SELECT number, CASE WHEN octet_length(title) <= ${4 * longestTitle} THEN title END AS title, seal
        FROM titles ORDER BY number DESC LIMIT 1`,
  );
  if (!row || typeof title?.title !== 'string') return undefined;
  const { seal: origin, ...fixed } = row;
  return {
    heading: { ...fixed, title: title.title },
    origin,
    titles: { last: title.number, seal: title.seal },
  };
}
