import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DataDirectory } from '../../log/data-directory.ts';
import { attempt } from '../../log/fault.ts';
import { putResult, resultExtension, resultFilesIn, resultsBeside } from '../../log/results.ts';
import { games, type GameId } from '../../rules/games.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { seatIds } from '../../rules/kernel/seat.ts';
import { isGame } from '../course.ts';
import { uuidOf } from './bgstats.ts';
import { faultNo, type FileNo } from './file-no.ts';

/** What other programs know of an evening: who sat there and how it ended. What happened nobody wrote down. */
export const resultSchema = z.strictObject({
  quartermaster: z.literal('result'),
  version: z.literal(1),
  uuid: z.string().regex(/^[0-9A-Za-z-]{8,64}$/),
  game: z.string().refine(isGame, 'no-game'),
  at: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  minutes: z.number().int().min(0).max(100_000),
  place: z.string().max(60),
  remark: z.string().max(400),
  players: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(200),
        winner: z.boolean(),
        rank: z.number().int().min(1).max(20).nullable(),
        score: z.number().nullable(),
      }),
    )
    .min(1)
    .max(seatIds.length),
  /** The id of an evening that is here already: somebody said that both are one, and it is counted once. */
  same: z.exactOptional(z.string().min(1).max(64)),
});
export type BareResult = z.infer<typeof resultSchema>;

export const resultIdOf = (uuid: string): string => `result-${uuid.toLowerCase()}`;
export const resultFileOf = (uuid: string): string => `${resultIdOf(uuid)}${resultExtension}`;

const resultsIn = ({ path }: Pick<DataDirectory, 'path'>): string => resultsBeside(join(path, 'sessions'));

/** With their paths, for an archive. */
export const resultFiles = (data: Pick<DataDirectory, 'path'>): readonly { file: string; path: string }[] =>
  resultFilesIn(resultsIn(data)).map((file) => ({ file, path: join(resultsIn(data), file) }));

/** By which identities the evenings that are here were handed over to other programs. */
export const handedOver = ({ library }: DataDirectory): ReadonlySet<string> =>
  new Set(library.evenings.find({}).map(({ id }) => uuidOf(`evening:${id}`)));

const textOf = (result: BareResult): string => `${JSON.stringify(result, null, 1)}\n`;

/** Answers whether it was new. One that is here, or of an evening that is here whole, is left as it is. */
export function keepResult(
  data: DataDirectory,
  result: BareResult,
  ours: ReadonlySet<string>,
): Result<boolean, FileNo> {
  const path = join(resultsIn(data), resultFileOf(result.uuid));
  if (existsSync(path) || ours.has(result.uuid.toUpperCase())) return accept(false);
  const put = putResult(resultsIn(data), resultFileOf(result.uuid), textOf(result));
  if (!put.ok) return refuse(faultNo(put.no));
  data.library.evenings.noteIfNone(resultIdOf(result.uuid), result.place, result.remark);
  return accept(true);
}

/** The whole evening has come: what was brought of it before under its own identity is no evening beside it. */
export const forgetHandedOver = (data: DataDirectory, id: string): void => {
  rmSync(join(resultsIn(data), resultFileOf(uuidOf(`evening:${id}`))), { force: true });
};

/** Two that are one evening are counted once; with nothing they are two again. */
export function sameEvening(data: DataDirectory, file: string, as: string | null): Result<void, FileNo> {
  const found = resultFiles(data).find((each) => each.file === file);
  const was = found && resultAt(found.path);
  if (!was) return refuse({ code: 'gone', values: { detail: file } });
  const { same, ...result } = was;
  void same;
  const put = putResult(resultsIn(data), file, textOf(as === null ? result : { ...result, same: as }));
  return put.ok ? put : refuse(faultNo(put.no));
}

/** The results that are said to be of this evening. */
export const resultsOf = (data: DataDirectory, id: string): readonly { file: string; at: number }[] =>
  resultFiles(data).flatMap(({ file, path }) => {
    const result = resultAt(path);
    return result?.same === id ? [{ file, at: result.at }] : [];
  });

export function dropResult(data: DataDirectory, file: string): Result<void, FileNo> {
  const found = resultFiles(data).find((each) => each.file === file);
  if (!found) return refuse({ code: 'gone', values: { detail: file } });
  const removed = attempt(() => rmSync(found.path));
  return removed.ok ? removed : refuse(faultNo(removed.no));
}

/** Nothing where the file is none of ours. */
export function readResult(text: string): BareResult | undefined {
  try {
    const read = resultSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export const resultAt = (path: string): BareResult | undefined => readResult(readFileSync(path, 'utf8'));

/** As lenient as another program's file needs: only what is used is looked at. */
const idSchema = z.number().int();
/** More than anybody has written down; each of our games becomes a file. */
const mostPlays = 100_000;
const exportSchema = z.looseObject({
  players: z.array(z.looseObject({ id: idSchema, name: z.string().max(200) })).max(100_000),
  games: z.array(z.looseObject({ id: idSchema, name: z.string().max(400) })).max(100_000),
  locations: z
    .array(z.looseObject({ id: idSchema, name: z.string().max(200) }))
    .max(100_000)
    .default([]),
  plays: z
    .array(
      z.looseObject({
        uuid: z.string().max(64),
        playDate: z.string().max(40),
        durationMin: z.number().default(0),
        gameRefId: idSchema,
        locationRefId: idSchema.optional(),
        comments: z.string().max(100_000).optional(),
        ignored: z.boolean().optional(),
        playerScores: z
          .array(
            z.looseObject({
              playerRefId: idSchema,
              score: z.union([z.string(), z.number()]).optional(),
              winner: z.boolean().default(false),
              rank: z.number().default(0),
              seatOrder: z.number().default(0),
            }),
          )
          .max(200),
      }),
    )
    .max(mostPlays),
});
type Exported = z.infer<typeof exportSchema>;
type ExportedPlay = Exported['plays'][number];

export interface ReadExport {
  readonly results: readonly BareResult[];
  /** Plays of games that nobody referees here. */
  readonly others: number;
  readonly refused: readonly { readonly name: string; readonly why: FileNo }[];
}

export function readBgStats(value: unknown): Result<ReadExport, z.ZodError> {
  const read = exportSchema.safeParse(value);
  if (!read.success) return refuse(read.error);
  const names = namesIn(read.data);
  const told = read.data.plays.map((play) => resultOf(play, names));
  return accept({
    results: told.flatMap((each) => (each.kind === 'result' ? each.result : [])),
    others: told.filter(({ kind }) => kind === 'other').length,
    refused: told.flatMap((each) => (each.kind === 'refused' ? { name: each.name, why: each.why } : [])),
  });
}

interface Names {
  readonly players: ReadonlyMap<number, string>;
  readonly games: ReadonlyMap<number, string>;
  readonly places: ReadonlyMap<number, string>;
}

const namesIn = ({ players, games: known, locations }: Exported): Names => {
  const byId = (all: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(all.map(({ id, name }) => [id, name]));
  return { players: byId(players), games: byId(known), places: byId(locations) };
};

type Told =
  | { readonly kind: 'result'; readonly result: BareResult }
  | { readonly kind: 'other' }
  | { readonly kind: 'refused'; readonly name: string; readonly why: FileNo };

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function gameCalled(name: string): GameId | undefined {
  const ids = Object.keys(games) as GameId[];
  return ids.find((id) => plain(games[id].title) === plain(name));
}

function resultOf(play: ExportedPlay, { players, games: known, places }: Names): Told {
  const game = gameCalled(known.get(play.gameRefId) ?? '');
  if (!game || play.ignored) return { kind: 'other' };
  const at = Date.parse(`${play.playDate.replace(' ', 'T')}Z`);
  const seats = [...play.playerScores].sort((one, other) => one.seatOrder - other.seatOrder);
  const read = resultSchema.safeParse({
    quartermaster: 'result',
    version: 1,
    uuid: play.uuid,
    game,
    at,
    minutes: Math.max(0, Math.round(play.durationMin)),
    place: (places.get(play.locationRefId ?? 0) ?? '').slice(0, 60),
    remark: (play.comments ?? '').slice(0, 400),
    players: seats.map(({ playerRefId, winner, rank, score }) => ({
      name: players.get(playerRefId) ?? '',
      winner,
      rank: rank > 0 ? rank : null,
      score: scoreOf(score),
    })),
  });
  if (read.success) return { kind: 'result', result: read.data };
  const name = `${games[game].title}, ${play.playDate}`;
  return { kind: 'refused', name, why: { code: 'result-unclear', values: {} } };
}

/** It may be empty, or a sum that was not worked out. */
const scoreOf = (score: string | number | undefined): number | null => {
  const number = typeof score === 'string' && score.trim() !== '' ? Number(score) : score;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
