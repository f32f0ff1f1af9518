import { plainName } from '../../contract/file-name.ts';
import type { ExportKind } from '../../contract/logbook-calls.ts';
import type { NotedEvening } from '../../log/library/evenings.ts';
import type { SessionLog } from '../../log/session-log.ts';
import type { EntryRow, StoredReading } from '../../log/entry.ts';
import type { Language } from '../../rules/kernel/message.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { playHash } from '../../session/play-hash.ts';
import { rowsOf } from '../../session/rows.ts';
import { commandOf } from '../../session/fact.ts';
import type { Course } from '../course.ts';
import { courseIn, retold } from '../evening.ts';
import { bgsplay } from './bgstats.ts';
import { csvFiles } from './csv.ts';
import type { FileNo } from './file-no.ts';
import { eveningFile } from './json.ts';
import type { Look } from './marks.ts';
import { playOf } from './play.ts';
import { readingLines } from './readings.ts';
import { zipOf } from './zip.ts';

/** What can be made of one evening without its file: everything but the session file itself. */
export type MadeKind = Exclude<ExportKind, 'session'>;

export interface ExportOptions {
  readonly language: Language;
  readonly look: Look;
  readonly unnamed: readonly string[];
  readonly now: number;
}

export interface Made {
  /** What a file's name ends with. */
  readonly ending: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const json = 'application/json';

export async function makeFile(
  log: SessionLog,
  noted: NotedEvening,
  as: MadeKind,
  options: ExportOptions,
): Promise<Result<Made, FileNo>> {
  const course = courseIn(log);
  if (!course) return refuse({ code: 'newer-game', values: { game: log.heading.game } });
  const play = playOf(course, noted);
  const text = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`, 'utf8');
  switch (as) {
    case 'json':
      return accept({ ending: '.json', type: json, bytes: text(eveningOf(course, log, noted)) });
    case 'csv': {
      const files = csvFiles(allRows(course), play);
      return accept({
        ending: '-csv.zip',
        type: 'application/zip',
        bytes: zipOf(files, new Date(options.now)),
      });
    }
    case 'bgsplay':
      // A game that is not over has no result to hand over.
      if (!course.over) return refuse({ code: 'no-result', values: {} });
      return accept({ ending: '.bgsplay', type: json, bytes: text(bgsplay([play], options.now)) });
    case 'readings':
      return accept({
        ending: '-readings.jsonl',
        type: 'application/x-ndjson',
        bytes: Buffer.from(readingLines(log.readings({ last: mostReadings }), log.heading.startedAt), 'utf8'),
      });
    case 'sheet': {
      // What prints is loaded for those who print.
      const { sheetOf } = await import('./sheet.ts');
      const bytes = await sheetOf(course, retold(course), play, options.language);
      return accept({ ending: '.pdf', type: 'application/pdf', bytes });
    }
    case 'picture': {
      const { pictureOf } = await import('./picture.ts');
      const svg = pictureOf(course, retold(course), play, options);
      return accept({ ending: '.svg', type: 'image/svg+xml', bytes: Buffer.from(svg, 'utf8') });
    }
  }
}

/** More than any evening has. */
const mostReadings = 500_000;

function eveningOf(course: Course, log: SessionLog, noted: NotedEvening) {
  const readings: readonly StoredReading[] = log.readings({ last: mostReadings });
  return eveningFile({
    heading: course.heading,
    entries: course.entries,
    readings,
    playHash: playHash(course.steps.map(({ entry }) => entry)),
    people: course.seats.map((seat) => {
      const captain = course.captains[seat] ?? seat;
      return { seat, captain, name: noted.people.find((each) => each.seat === seat)?.name ?? captain };
    }),
    place: noted.place,
    remark: noted.remark,
  });
}

/** What the query tables of the session hold, made anew from its entries. */
const allRows = ({ game, steps }: Course): readonly { readonly entry: number; readonly row: EntryRow }[] =>
  steps.flatMap(({ entry, events, before }) => {
    if (entry.kind !== 'fact') return [];
    const fact = {
      command: commandOf(entry),
      events,
      at: entry.at,
      ...(entry.override ? { override: entry.override } : {}),
    };
    return rowsOf(game, before, fact).map((row) => ({ entry: entry.seq, row }));
  });

export const fileStem = (title: string, startedAt: number): string =>
  `${new Date(startedAt).toISOString().slice(0, 10)}-${plainName(title) || 'evening'}`;
