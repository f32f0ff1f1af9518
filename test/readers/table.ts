import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hold } from '../../src-main/chest/hold.ts';
import type { Library } from '../../src-main/log/library/library.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { Intake } from '../../src-main/readers/intake.ts';
import type { Taken } from '../../src-main/readers/taken.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import type { Reading, Report } from '../../hardware/report.ts';
import { holdOf, libraryIn } from '../chest/harbour.ts';
import { tableOf } from '../contract/table.ts';
import { harbour } from './harbour-game.ts';

export const evening = Date.UTC(2026, 0, 2, 20);

/** A library of its own for one test, gone with it. */
export function ownLibrary(): { readonly library: Library; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  const library = libraryIn(folder);
  return {
    library,
    remove() {
      library.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const readingOf = (report: Report, at = evening, age?: number): Reading => ({
  report,
  raw: new TextEncoder().encode(JSON.stringify(report)),
  at,
  ...(age === undefined ? {} : { age }),
});

export interface AtHarbour {
  readonly table: RunningTable;
  readonly hold: Hold;
  readonly intake: Intake;
  /** Reads at a reader of the whole table, or of a seat; tells which words it was answered with. */
  read(report: Report, seat?: SeatId, at?: number, age?: number): string;
  /** Presses a button of a reader that may take back and go on. */
  press(button: string): string;
  command(): unknown;
  fates(): readonly string[];
}

export function atHarbour(library: Library, table = tableOf(harbour)): AtHarbour {
  const hold = holdOf(library);
  const intake = new Intake(table, hold);
  table.onChange(() => {
    intake.tidy();
  });
  const keyOf = (taken: Taken | undefined): string =>
    taken?.message.key.replace('reader.did.', '') ?? 'nothing';
  return {
    table,
    hold,
    intake,
    read: (report, seat, at, age) =>
      keyOf(intake.take({ reader: seat ?? 'shared', seat }, readingOf(report, at, age))),
    press: (button) =>
      keyOf(
        intake.take({ reader: 'box', seat: undefined, acts: true }, readingOf({ kind: 'button', button })),
      ),
    command: () => JSON.parse(table.entry(table.head).command) as unknown,
    fates: () =>
      table.log
        .readings({ last: 99 })
        .map(({ fates }) => fates.map(({ fate, entry }) => (entry ? `${fate} ${entry}` : fate)).join(', ')),
  };
}

export const face = (
  die: string,
  value: string,
  state: 'rest' | 'cocked' | 'moved' | 'missing' = 'rest',
): Report => ({
  kind: 'face',
  die,
  face: value,
  state,
});
export const tag = (text: string): Report => ({ kind: 'tag', tag: text });
export const code = (text: string): Report => ({ kind: 'code', text });
