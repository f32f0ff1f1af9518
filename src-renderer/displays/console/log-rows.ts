import { logBlocks, type LogRow, type PromptPart } from '../../../src-main/contract/view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { TimelineRow } from '../../elements/timeline.ts';
import type { Seen, ViewParts } from '../../games/drawing.ts';
import { askedWords } from '../../games/asking.ts';
import { markOf } from '../../games/captains.ts';
import { sentenceOf } from '../../games/telling.ts';

/** The rows of the log that came with the view, in order, the newest last. */
export const rowsIn = (parts: ViewParts): readonly LogRow[] =>
  logBlocks
    .flatMap((name) => parts[name] ?? [])
    .concat(parts.log.rows)
    .sort((one, other) => one.entry - other.entry);

/** Rows as the timeline draws them. What was decided anew in a correction stands once, under its new number. */
export function timelineRows(rows: readonly LogRow[], seen: Seen, chosen?: number): readonly TimelineRow[] {
  const anew = new Set(rows.flatMap(({ redecides, inForce }) => (redecides && inForce ? [redecides] : [])));
  return rows.filter(({ entry }) => !anew.has(entry)).map((row) => timelineRow(row, seen, chosen));
}

function timelineRow(row: LogRow, seen: Seen, chosen: number | undefined): TimelineRow {
  const { say } = seen;
  const sentence = sentenceOf(row, say);
  const isUndone = row.kind === 'fact' && !row.inForce;
  const seat = row.told[0]?.seat;
  const flag = row.override ? say({ key: 'page.overruled' }) : undefined;
  return {
    number: row.entry,
    ...captainAndWords(sentence, seat, seen),
    source: say({ key: isUndone ? 'page.source.undone' : `page.source.${row.source}` }),
    ...(isUndone ? { undone: true } : {}),
    ...(row.entry === chosen ? { chosen: true } : {}),
    ...(flag ? { flag } : {}),
  };
}

/** The name stands in front in bold; a sentence that has it elsewhere keeps it there. */
function captainAndWords(sentence: string, seat: SeatId | undefined, seen: Seen) {
  if (!seat) return { words: sentence };
  const { name } = seen.captain(seat);
  const mark = markOf(seat);
  return sentence.startsWith(`${name} `)
    ? { captain: { mark, name }, words: sentence.slice(name.length + 1) }
    : { captain: { mark, name: '' }, words: sentence };
}

/** The entry that is still afloat. */
export function nextRow(number: number, prompt: PromptPart, seen: Seen) {
  const { verb, name } = askedWords(seen, prompt);
  const [seat] = prompt.waiting;
  return seat && name === seen.captain(seat).name
    ? { number, captain: seen.captain(seat), words: verb }
    : { number, words: `${name} ${verb}` };
}
