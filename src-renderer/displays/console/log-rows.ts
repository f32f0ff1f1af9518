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

/**
 * Rows as the timeline draws them. What was decided anew in a correction stands once, under its new number, and those
 * it has left as they were are one line until somebody opens it.
 */
export function timelineRows(
  rows: readonly LogRow[],
  seen: Seen,
  chosen?: number,
  opened: ReadonlySet<number> = new Set(),
  draw = timelineRow,
): readonly TimelineRow[] {
  const anew = new Set(rows.flatMap(({ redecides, inForce }) => (redecides && inForce ? [redecides] : [])));
  const shown = rows.filter(({ entry }) => !anew.has(entry));
  return runsOf(shown).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const isOpen = run.some(({ entry }) => opened.has(entry) || entry === chosen);
    if (!first || !last || run.length < fewestFolded || isOpen)
      return run.map((row) => draw(row, seen, chosen));
    const words = seen.say({ key: 'page.log.same', values: { from: first.entry, to: last.entry } });
    return [{ number: first.entry, words, source: '', folds: true }];
  });
}

/** Rows by themselves, and those together that a correction has left as they were. */
function runsOf(rows: readonly LogRow[]): readonly (readonly LogRow[])[] {
  const runs: LogRow[][] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const goesOn = before !== undefined && isAsItWas(before) && isAsItWas(row);
    if (goesOn) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs;
}

const fewestFolded = 3;

/** A later entry that a correction has gone over and left alone. */
const isAsItWas = ({ redecides, inForce, source, override }: LogRow): boolean =>
  redecides !== undefined && inForce && source !== 'corrected' && !override;

/** Draws each row once, for as long as words, captains and what is chosen stay as they are. */
export function drawnOnce(): typeof timelineRow {
  const drawn = new WeakMap<LogRow, TimelineRow>();
  return (row, seen, chosen) => {
    const is = drawn.get(row) ?? timelineRow(row, seen, chosen);
    drawn.set(row, is);
    return is;
  };
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
    // What is pressed, as almost everything is, needs no word of its own; the line is longer for it.
    source:
      isUndone || row.source !== 'typed'
        ? say({ key: `page.source.${isUndone ? 'undone' : row.source}` })
        : '',
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
