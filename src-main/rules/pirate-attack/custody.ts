import { countAt, moved, type CardMove, type ZoneName, type Zones } from '../kernel/zones.ts';
import type { SeatId } from '../kernel/seat.ts';
import { deckOf, type CardRow, type Deck } from './cards.ts';
import type { Goods } from './commands.ts';
import { hasOwnSails } from './abilities/own.ts';
import { cardOf, cards } from './data/cards.ts';
import { duplicateCard, sailsCard } from './fleets.ts';
import { inPlay, rowOf, type Ship, type State } from './state.ts';
import { copiesPlayed, inPacks } from './edition.ts';

/** Where cards lie. The main deck is one place, since nobody counts its three piles. */
export const handAt = (seat: SeatId): ZoneName => `hand.${seat}`;
export const savedAt = (seat: SeatId): ZoneName => `saved.${seat}`;
export const underAt = (ship: number): ZoneName => `under.${ship}`;
export const aboveAt = (ship: number): ZoneName => `above.${ship}`;
/** Face up before a captain. */
export const keptAt = (seat: SeatId): ZoneName => `table.${seat}`;
export const deck: ZoneName = 'pile';
/** Magic goes back to a deck of its own, so what of it is saved or lies under a ship has a place of its own. */
export const savedMagicAt = (seat: SeatId): ZoneName => `saved.${seat}.magic`;
/** Blockades are saved apart: they are never stolen. */
export const savedBlocksAt = (seat: SeatId): ZoneName => `saved.${seat}.blocks`;
export const magicUnderAt = (ship: number): ZoneName => `under.${ship}.magic`;
/** Bought or given out at the Tavern, and not played yet. */
export const tavernAt = (seat: SeatId): ZoneName => `saved.${seat}.tavern`;
/** Face up, half under a ship. */
export const bountyAt = (ship: number): ZoneName => `under.${ship}.tavern`;
export const goodsAt = (goods: Goods): ZoneName => `pile.${goods}`;
export const spentAt = (goods: Goods): ZoneName => `discard.${goods}`;

/** Where a card is laid away: each deck but the main one has a discard of its own. */
export function discardOf(card: string): ZoneName {
  const row = cardOf(card);
  const of = row ? deckOf(row) : 'main';
  return of === 'main' ? 'discard' : `discard.${of}`;
}

/** Where a card comes from that has not been seen before. */
export function pileOf(card: string): ZoneName {
  const row = cardOf(card);
  return pileFor(row ? deckOf(row) : 'main');
}
const pileFor = (of: Deck): ZoneName => (of === 'main' ? deck : `pile.${of}`);

export const handSize = (state: State, seat: SeatId): number => countAt(state.zones, handAt(seat));
export const savedCures = (state: State, seat: SeatId): number => countAt(state.zones, savedAt(seat));
export const savedMagic = (state: State, seat: SeatId): number => countAt(state.zones, savedMagicAt(seat));
export const savedBlocks = (state: State, seat: SeatId): number => countAt(state.zones, savedBlocksAt(seat));
export const magicUnder = (state: State, ship: number): number => countAt(state.zones, magicUnderAt(ship));
/** Of the main deck and of Magic: which they are nobody says. */
export const cardsUnder = (state: State, ship: number): number =>
  countAt(state.zones, underAt(ship)) + magicUnder(state, ship);
export const cursesAbove = (state: State, ship: number): number => countAt(state.zones, aboveAt(ship));
export const deckLeft = (state: State): number => countAt(state.zones, deck);

/** So many cards a captain begins with, and High Winds bring. */
export const fullHand = 5;

export const tellsCards = ({ depth }: Pick<State, 'depth'>): boolean => depth === 'cards';

const sizeOf = (state: State, of: Deck): number =>
  cards.reduce((sum, row) => (deckOf(row) === of ? sum + copiesPlayed(row, state.edition) : sum), 0);

/** The decks whose cards have their places told: Magic and Tavern cards where they can be bought. */
const decksTold = (state: State): readonly Deck[] => [
  'main',
  'curses',
  'cures',
  ...(sellsMagic(state) ? (['magic'] as const) : []),
  ...(state.shops.tavern ? (['tavern'] as const) : []),
];
export const hasPlacesTold = (state: State, row: CardRow): boolean => decksTold(state).includes(deckOf(row));

/** Magic is told where it can be bought. */
export const tellsMagic = (state: State): boolean => tellsCards(state) && sellsMagic(state);
export const sellsMagic = ({ shops }: Pick<State, 'shops'>): boolean => shops.magic !== undefined;
/** Blockades lie open where they are saved. */
export const tellsBlocks = (state: State): boolean =>
  tellsCards(state) &&
  cards.some((row) => row.kind === 'save' && row.effect.kind === 'own' && inPacks(state, row));

/** As a table begins to tell cards: a full hand each, and what lies in rows and went down with them. */
export function custodyAtFirst(state: State): Zones {
  const start: Zones = {
    ...Object.fromEntries(
      decksTold(state).map((of) => [pileFor(of), { count: sizeOf(state, of), known: [] }]),
    ),
  };
  const moves: readonly CardMove[] = [
    ...state.seats.flatMap((seat) => rowOf(state, seat).flatMap(laidMoves)),
    ...state.dead.map((card) => fromDeck(card, 'discard')),
    ...Object.values(state.armadas).flatMap((armadas) =>
      armadas.map(() => ({ from: deck, to: 'table' }) as const),
    ),
    ...state.seats.flatMap((seat) =>
      rowOf(state, seat).map(({ id, bounty = 0 }) => ({
        from: goodsAt('tavern'),
        to: bountyAt(id),
        count: bounty,
      })),
    ),
    ...state.kept.map(({ card, of }) => openly(pileOf(card), keptAt(of), card)),
    // What lies open lies there; hands have what is left.
    ...inPlay(state).map((seat) => ({ from: deck, to: handAt(seat), count: fullHand })),
  ];
  return moves.reduce(moved, start);
}

const fromDeck = (card: string | null, to: ZoneName): CardMove => openly(deck, to, card);

/** Hidden by a card, not by Sails of its own. */
export const liesBeneathSails = (ship: Ship): boolean => ship.hidden === true && !hasOwnSails(ship);

/** A card that lies on the table has come from somewhere: where it was said to be, or what is left of its deck or its discards. */
export const foundFor = (zones: Zones, { from, card = '' }: CardMove): ZoneName | undefined =>
  [from, pileOf(card), discardOf(card)].find((name) => countAt(zones, name) > 0);

/** A ship that lies there as somebody says so: its card, a Duplicate instead, or Sails above it. */
export const laidMoves = (ship: Ship): readonly CardMove[] => [
  ship.copyOf === undefined ? fromDeck(ship.card, 'table') : openly(goodsAt('magic'), 'table', duplicateCard),
  ...(liesBeneathSails(ship) ? [openly(goodsAt('magic'), 'table', sailsCard)] : []),
];

/** The same cards as the ship goes: what is Magic to its own discard. */
export const goneMoves = (ship: Ship): readonly CardMove[] => [
  ship.copyOf === undefined
    ? openly('table', 'discard', ship.card)
    : openly('table', spentAt('magic'), duplicateCard),
  ...(liesBeneathSails(ship) ? [openly('table', spentAt('magic'), sailsCard)] : []),
];

/** A card that everybody sees, as far as somebody says which it is. */
export const openly = (from: ZoneName, to: ZoneName, card: string | null | undefined): CardMove =>
  card ? { from, to, card, seenBy: 'all' } : { from, to };
