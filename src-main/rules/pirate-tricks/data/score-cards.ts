import type { Deck, ScoreCard } from '../score-card.ts';

/**
 * The 26 score cards. The rulebook names six of them; what it tells of those is here, the other slots are blank
 * for the table to fill in and are told by hand until then. An id is for ever, also once a slot has a name.
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
  blank('recruitment-4', 'recruitment'),
  blank('recruitment-5', 'recruitment'),
  blank('recruitment-6', 'recruitment'),
  blank('recruitment-7', 'recruitment'),
  blank('recruitment-8', 'recruitment'),
  blank('recruitment-9', 'recruitment'),
  blank('recruitment-10', 'recruitment'),
  { id: 'tempt-fortune', deck: 'treasure', scoring: { kind: 'hand' }, predicts: true },
  { id: 'extra-loot', deck: 'treasure', scoring: { kind: 'hand' }, predicts: true },
  {
    id: 'bountiful-booty',
    deck: 'treasure',
    scoring: { kind: 'rank', order: 'most', places: [6, 4, 2], needsTricks: false },
    predicts: false,
  },
  blank('treasure-4', 'treasure'),
  blank('treasure-5', 'treasure'),
  blank('treasure-6', 'treasure'),
  blank('treasure-7', 'treasure'),
  blank('capture-1', 'capture'),
  blank('capture-2', 'capture'),
  blank('capture-3', 'capture'),
  blank('capture-4', 'capture'),
  blank('capture-5', 'capture'),
  blank('capture-6', 'capture'),
  blank('capture-7', 'capture'),
  blank('capture-8', 'capture'),
  blank('capture-9', 'capture'),
];

/** Told by hand until the table says what is printed on it. */
function blank(id: string, deck: Deck): ScoreCard {
  return { id, deck, scoring: { kind: 'hand' }, predicts: false };
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
