import { numberOf, suitOf, suits, type CardId } from '../cards.ts';
import type { Scoring } from '../scorings.ts';

type Run = Extract<Scoring, { kind: 'run' }>;
type Set = Extract<Scoring, { kind: 'set' }>;
type Each = Extract<Scoring, { kind: 'card' }>;
export type GroupScoring = Run | Set | Each;

/** The most groups that pay, each card in one group at most: what a claim can be made of. */
export function groupsOf(scoring: GroupScoring, cards: readonly CardId[]): readonly (readonly CardId[])[] {
  switch (scoring.kind) {
    case 'run':
      return scoring.oneSuit
        ? suits.flatMap((suit) =>
            runs(
              scoring.length,
              cards.filter((card) => suitOf(card) === suit),
            ),
          )
        : runs(scoring.length, cards);
    case 'set':
      return sets(scoring, cards);
    case 'card':
      return cards.filter((card) => matches(scoring, card)).map((card) => [card]);
  }
}

/**
 * Runs of equal length are packed best from the lowest number upwards: a run that starts lower is never in the way
 * of more runs than one that starts higher.
 */
function runs(length: number, cards: readonly CardId[]): readonly (readonly CardId[])[] {
  const byNumber = new Map<number, CardId[]>();
  for (const card of rising(cards))
    byNumber.set(numberOf(card), [...(byNumber.get(numberOf(card)) ?? []), card]);
  const found: CardId[][] = [];
  for (const start of byNumber.keys()) {
    const following = Array.from({ length }, (_, at) => byNumber.get(start + at) ?? []);
    while (following.every((left) => left.length > 0))
      found.push(following.map((left) => left.shift() as CardId));
  }
  return found;
}

function sets({ size, of }: Set, cards: readonly CardId[]): readonly (readonly CardId[])[] {
  const alike = new Map<string | number, CardId[]>();
  for (const card of rising(cards)) {
    const shared = of === 'number' ? numberOf(card) : suitOf(card);
    alike.set(shared, [...(alike.get(shared) ?? []), card]);
  }
  return [...alike.values()].flatMap((same) =>
    Array.from({ length: Math.floor(same.length / size) }, (_, at) => same.slice(at * size, (at + 1) * size)),
  );
}

const matches = (scoring: Each, card: CardId): boolean =>
  scoring.suits.includes(suitOf(card)) && numberOf(card) >= scoring.least && numberOf(card) <= scoring.most;

const rising = (cards: readonly CardId[]): readonly CardId[] =>
  [...cards].sort((a, b) => numberOf(a) - numberOf(b) || suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)));
