import { features, trump } from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { PromptPart } from '../../../src-main/contract/view.ts';
import type { AnswerRows, AnswerSlot, Seen } from '../drawing.ts';
import { named } from '../named.ts';

const numbersTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1);
const prices = numbersTo(4);
const values = numbersTo(9);
/** Six, four and nine lie below one another in so many columns. */
const across = 36;

/** What is printed on a card: its feature, the pips to roll, what it becomes. A known feature lacks its price alone. */
export function printedRows({ say }: Seen, { kind, step }: PromptPart): AnswerRows | undefined {
  const [first] = [...(step?.path ?? []), ...(step?.choices ?? [])];
  if (kind !== 'fill-card' || !first || named(first).kind !== 'choice') return undefined;
  const told = step?.path[0]?.id;
  const word = (key: string) => say({ key });
  const value =
    told === undefined ? word('row.value') : say({ key: 'row.value-in', values: { suit: suitOf(told) } });
  const number = (label: string, listed: readonly number[], words: (one: number) => string) => ({
    label,
    across,
    slots: listed.map((one): AnswerSlot => ({
      id: `number/${one}`,
      words: words(one),
      span: across / listed.length,
    })),
  });
  return {
    rows: [
      {
        label: word('row.feature'),
        across,
        slots: features.map((feature) => ({
          id: `choice/${feature}`,
          words: word(`feature.${feature}`),
          span: across / features.length,
        })),
      },
      number(word('row.price'), prices, (count) => say({ key: 'row.pips', values: { count } })),
      number(value, values, String),
    ],
    words: ([feature = '', cost = '', becomes = '']) => ({
      key: 'answer.fill-card',
      values: {
        feature: { key: `feature.${feature.slice('choice/'.length)}` },
        cost: numberIn(cost),
        value: numberIn(becomes),
        suit: suitOf(feature),
      },
    }),
  };
}

const numberIn = (id: string): number => Number(id.slice('number/'.length));
const suitOf = (id: string) => ({ key: `suit.${id === 'choice/trump' ? trump : 'universal'}` });

/** So that a thumb has room. */
export function forThumbs(rows: AnswerRows | undefined): AnswerRows | undefined {
  const columns = [3, 4, 5];
  return (
    rows && {
      ...rows,
      rows: rows.rows.map(({ label, slots }, at) => ({
        label,
        columns: columns[at] ?? 4,
        slots: slots.map(({ id, words = '' }) => ({ id, words })),
      })),
    }
  );
}
