import type { Deck, ScoreCard } from '../score-card.ts';

/**
 * The 26 score cards. The rulebook names six of them; what it tells of those is here, the other slots are blank
 * for the table to fill in and are told by hand until then.
 */
export const scoreCards: readonly ScoreCard[] = [
  {
    id: 'gang-of-three',
    deck: 'recruitment',
    scoring: { kind: 'run', length: 3, oneSuit: true, loon: 3 },
    predicts: false,
  },
  {
    id: 'gang-of-two',
    deck: 'recruitment',
    scoring: { kind: 'run', length: 2, oneSuit: true, loon: 1 },
    predicts: false,
  },
  {
    id: 'partners-in-crime',
    deck: 'recruitment',
    scoring: { kind: 'set', size: 2, of: 'number', loon: 2 },
    predicts: false,
  },
  ...blanks('recruitment', 4, 10),
  { id: 'tempt-fortune', deck: 'treasure', scoring: { kind: 'hand' }, predicts: true },
  { id: 'extra-loot', deck: 'treasure', scoring: { kind: 'hand' }, predicts: true },
  {
    id: 'bountiful-booty',
    deck: 'treasure',
    scoring: { kind: 'rank', order: 'most', places: [6, 4, 2], needsTricks: false },
    predicts: false,
  },
  ...blanks('treasure', 4, 7),
  ...blanks('capture', 1, 9),
];

function blanks(deck: Deck, first: number, last: number): readonly ScoreCard[] {
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    id: `${deck}-${first + at}`,
    deck,
    scoring: { kind: 'hand' },
    predicts: false,
  }));
}

/** Cards that the rulebook names; their names stand in the catalogue. */
export const namedCards = [
  'gang-of-three',
  'gang-of-two',
  'partners-in-crime',
  'tempt-fortune',
  'extra-loot',
  'bountiful-booty',
] as const;
