import type { Contents } from '../chest/contents.ts';
import type { Words } from '../contract/reader-parts.ts';
import type { StoredReading } from '../log/entry.ts';
import { message, type MessageValue } from '../rules/kernel/message.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { isHiddenFrom } from '../session/entry-view.ts';
import type { RunningTable } from '../session/running-table.ts';
import { readingsOf } from '../session/unseen.ts';
import type { Report } from '../../hardware/report.ts';
import { isPicture } from './pictures.ts';
import { hexOf } from './test-bench.ts';
import { read } from './sign-of.ts';
import type { Speak } from './speak.ts';
import type { Shelf } from '../chest/find.ts';

/** One reading behind an entry, in words and as it came. */
export interface Evidence {
  readonly reading: number;
  readonly reader: string;
  readonly at: number;
  readonly words: Words;
  readonly hex: string;
  /** What a camera saw: a JPEG in base64. */
  readonly picture?: string;
}

export interface Witnesses {
  readonly shelf: Shelf & { readonly contents: Contents };
  readonly speak: Speak;
  /** What people call a reader. */
  readonly nameOf: (reader: string) => string;
}

/**
 * What an entry rests on: every reading that led to it, oldest first. Typed entries have none. What says a secret
 * of others stays so, until it is opened.
 */
export function evidenceOf(
  table: RunningTable,
  entry: number,
  viewer: Viewer,
  witnesses: Witnesses,
): readonly Evidence[] {
  const hides = isHiddenFrom(table, table.entry(entry), viewer);
  const { readings, hidden } = readingsOf(table.log, entry);
  return readings.map((stored) =>
    testimony(stored, hides ? 'secret' : hidden.has(stored.id) ? 'unseen' : null, witnesses),
  );
}

/** Why nobody is shown what was read: it is somebody's secret, or the card has lain face down since. */
type Hides = 'secret' | 'unseen' | null;

function testimony(stored: StoredReading, hides: Hides, { shelf, speak, nameOf }: Witnesses): Evidence {
  const { id: reading, reader, at, raw } = stored;
  // It was written as a report by this program.
  const report = JSON.parse(stored.report) as Report;
  const words = hides
    ? message(`reader.did.${hides}`)
    : message(`reader.saw.${report.kind}`, seen(shelf, report));
  const shown = { reading, reader: nameOf(reader), at, words: speak(words) };
  if (hides) return { ...shown, hex: '' };
  return isPicture(raw)
    ? { ...shown, hex: '', picture: Buffer.from(raw).toString('base64') }
    : { ...shown, hex: hexOf(raw) };
}

function seen(shelf: Shelf, report: Report): Readonly<Record<string, MessageValue>> {
  const { found, tag = '' } = read(shelf, report, undefined);
  const what = found?.kind === 'piece' ? found.piece.name : tag;
  switch (report.kind) {
    case 'number':
      return { what: report.value };
    case 'face':
      return { what: found?.kind === 'piece' ? found.piece.name : report.face, die: report.die };
    case 'tag':
    case 'tag-gone':
      return { what, tag: report.tag };
    case 'code':
      return { what, tag: report.text };
    case 'button':
      return { what: report.button };
  }
}
