import type { BySeat, SeatId } from '../kernel/seat.ts';
import type { Laid } from '../kernel/tricks.ts';
import {
  cardsEach,
  dealtEach,
  deckFor,
  ditchedEach,
  isInDeck,
  suitOf,
  type CardId,
  type Suit,
} from './cards.ts';
import type { EventOf } from './events.ts';
import { rowOf } from './phase.ts';
import type { HandTold, Unfollowed } from './proof.ts';
import type { Round, State } from './state.ts';

/** Where everyone has seen a card; undefined for one that nobody has shown yet. */
export type Place =
  | { readonly at: 'box' }
  | { readonly at: 'row'; readonly row: number }
  | { readonly at: 'hand'; readonly seat: SeatId }
  | { readonly at: 'trick'; readonly trick: number; readonly seat: SeatId };

export function placeOf(state: State, card: CardId): Place | undefined {
  if (!isInDeck(card, state.seats.length)) return { at: 'box' };
  const { round } = state;
  const row = round.rows.findIndex(({ open, taken }) => !taken && open.includes(card));
  if (row >= 0) return { at: 'row', row: row + 1 };
  const played = playedAt(round, card);
  if (played) return played;
  const seat = state.seats.find((holder) => round.seen[holder]?.includes(card));
  return seat && { at: 'hand', seat };
}

function playedAt(round: Round, card: CardId): Place | undefined {
  for (let trick = 1; trick <= round.tricks.length + 1; trick++) {
    const laid = laidIn(round, trick).find((other) => other.card === card);
    if (laid) return { at: 'trick', trick, seat: laid.seat };
  }
  return undefined;
}

/** Crew cards that nobody has seen anywhere. */
export function unseenCards({ round, seats }: State): readonly CardId[] {
  const seen = new Set([
    ...round.rows.flatMap(({ open, taken }) => (taken ? [] : open)),
    ...[...round.tricks, round].flatMap(({ laid }) => laid.map(({ card }) => card)),
    ...seats.flatMap((seat) => round.seen[seat] ?? []),
  ]);
  return deckFor(seats.length).filter((card) => !seen.has(card));
}

/** The cards of one trick, 1 being the first; the one that is being played comes after those won. */
const laidIn = (round: Round, trick: number): readonly Laid<CardId>[] =>
  trick === round.tricks.length + 1 ? round.laid : (round.tricks[trick - 1]?.laid ?? []);

/** Asked many times of one round: of each card that may be laid. */
const playedIn = new WeakMap<Round, BySeat<readonly CardId[]>>();

export const playedBy = (round: Round, seat: SeatId): readonly CardId[] =>
  (playedIn.get(round) ?? playedByEach(round))[seat] ?? [];

function playedByEach(round: Round): BySeat<readonly CardId[]> {
  const played: Partial<Record<SeatId, CardId[]>> = {};
  for (const laid of [...round.tricks.map((trick) => trick.laid), round.laid])
    for (const { seat, card } of laid) (played[seat] ??= []).push(card);
  playedIn.set(round, played);
  return played;
}

/** Cards that everyone has seen go to this hand and that were not played since: held, or set aside. */
export function heldBy(round: Round, seat: SeatId): readonly CardId[] {
  const played = playedBy(round, seat);
  return (round.seen[seat] ?? []).filter((card) => !played.includes(card));
}

/** The same with what the seat has noted for itself: nobody else may be shown this. */
export function knownHand(round: Round, seat: SeatId): readonly CardId[] {
  const played = playedBy(round, seat);
  const held = heldBy(round, seat);
  const noted = (round.noted[seat] ?? []).filter((card) => !held.includes(card) && !played.includes(card));
  const ditched = round.ditched[seat] ?? [];
  return [...held, ...noted].filter((card) => !ditched.includes(card));
}

/** Whether a card of the suit is known to be in this hand or to lie aside. */
export const isKnownOf = (round: Round, seat: SeatId, suit: Suit): boolean =>
  [...knownHand(round, seat), ...(round.ditched[seat] ?? [])].some((card) => suitOf(card) === suit);

/** How many cards a seat has been dealt and taken by now. */
export const handSize = (round: Round, seat: SeatId): number =>
  rowOf(round, seat) === undefined ? dealtEach : cardsEach;

/** The state as everybody knows it: the same one where nobody has told the companion anything alone. */
export const withoutSecrets = (state: State): State =>
  Object.keys(state.round.noted).length === 0 && Object.keys(state.round.ditched).length === 0
    ? state
    : { ...state, round: { ...state.round, noted: {}, ditched: {} } };

/** Suits that a seat did not follow, trick by trick, with the card it played instead. */
function unfollowedBy(round: Round, seat: SeatId): readonly Unfollowed[] {
  return [...round.tricks.map(({ laid }) => laid), round.laid].flatMap((laid, at) => {
    const led = laid[0];
    const own = laid.find((other) => other.seat === seat);
    if (!led || !own || own === led || suitOf(own.card) === suitOf(led.card)) return [];
    return [{ trick: at + 1, suit: suitOf(led.card), card: own.card }];
  });
}

/** Asked of one round for each card that may be laid. */
const toldIn = new WeakMap<Round, Map<SeatId, HandTold>>();

/** What has been told of a hand, with what the seat told the companion alone. */
export function handTold(round: Round, seat: SeatId): HandTold {
  const known = toldIn.get(round) ?? new Map<SeatId, HandTold>();
  const told = known.get(seat) ?? handToldAnew(round, seat);
  toldIn.set(round, known.set(seat, told));
  return told;
}

function handToldAnew(round: Round, seat: SeatId): HandTold {
  const aside = round.ditched[seat] ?? [];
  const unplayed = [...knownHand(round, seat), ...aside];
  const inTrick = round.laid.some((laid) => laid.seat === seat) ? [round.laid] : [];
  return {
    plays: [...round.tricks.map(({ laid }) => laid), ...inTrick].map(
      (laid) => laid.find((other) => other.seat === seat)?.card ?? null,
    ),
    unfollowed: unfollowedBy(round, seat),
    unplayed,
    shown: unplayed.filter((card) => round.shown[seat]?.includes(card)),
    aside,
    size: handSize(round, seat),
    asideEach: ditchedEach,
  };
}

/** The same once the hand has laid this card, without the whole table being gone through for it. */
export function toldWith(round: Round, { seat, card, trick, led }: EventOf<'cardPlayed'>): HandTold {
  const told = handTold(round, seat);
  const isOther = (one: CardId): boolean => one !== card;
  const before = {
    ...told,
    unplayed: told.unplayed.filter(isOther),
    shown: told.shown.filter(isOther),
    aside: told.aside.filter(isOther),
  };
  // Of two in one trick the first is the one that was laid to it.
  if (round.laid.some((laid) => laid.seat === seat)) return before;
  const unfollowed = suitOf(card) === led ? [] : [{ trick, suit: led, card }];
  return { ...before, plays: [...told.plays, card], unfollowed: [...told.unfollowed, ...unfollowed] };
}
