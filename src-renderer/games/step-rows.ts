import type { StepPart } from '../../src-main/contract/view.ts';
import type { AnswerChoice } from '../elements/answers.ts';
import type { Pickable } from '../elements/cards.ts';
import type { ButtonGroup } from './answering.ts';
import type { AnswerRows, Seen } from './drawing.ts';

/** Short steps that lie below one another: the open one waits, those before it can be said otherwise. */
export interface StepRows {
  readonly groups: readonly ButtonGroup[];
  /** Every answer that is still possible, whole and in words. */
  readonly spelled: () => readonly Pickable[];
}

const row = 'row/';

/** Names what is pressed in this row, with all that is said behind it. */
const inRow = (at: number, ids: readonly string[]): string => `${row}${at} ${ids.join(' ')}`;

/** Said in a row, of which the open step knows nothing. */
export const isInRow = (id: string): boolean => id.startsWith(row);

/** The path of what was pressed in a row; undefined for any other choice. */
export function pathInRow(id: string, said: readonly string[]): readonly string[] | undefined {
  if (!isInRow(id)) return undefined;
  const [at = '', ...ids] = id.slice(row.length).split(' ');
  return [...said.slice(0, Number(at)), ...ids];
}

export function stepRows(
  { say }: Seen,
  { rows, words }: AnswerRows,
  { path }: StepPart,
  buttons: readonly AnswerChoice[],
): StepRows {
  const said = path.map(({ id }) => id);
  const groups = rows.map(({ slots, ...group }, at): ButtonGroup => ({
    ...group,
    places: slots.map(({ id, words: figure = '', span = 1 }) => {
      const open = at === path.length ? buttons.find((button) => button.id === id) : undefined;
      const past: AnswerChoice | undefined =
        at < path.length
          ? { id: inRow(at, [id]), figure, ...(said[at] === id ? { standing: 'chosen' as const } : {}) }
          : undefined;
      const button = open ?? past;
      return { id: `${at} ${id}`, words: figure, span, ...(button ? { button } : {}) };
    }),
  }));
  const spelled = (): readonly Pickable[] =>
    wholes(
      rows.slice(path.length).map(({ slots }) => slots.map(({ id }) => id)),
      said,
    ).map((ids) => ({ id: inRow(0, ids), name: say(words(ids)) }));
  return { groups, spelled };
}

const wholes = (
  rows: readonly (readonly string[])[],
  said: readonly string[],
): readonly (readonly string[])[] =>
  rows.reduce<readonly (readonly string[])[]>(
    (begun, slots) => begun.flatMap((ids) => slots.map((id) => [...ids, id])),
    [said],
  );
