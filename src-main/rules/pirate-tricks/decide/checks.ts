import { message } from '../../kernel/message.ts';
import { inSecret, type Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isSeated, isToldAt } from '../../kernel/table-service.ts';
import { ditchedEach, isInDeck, tricksInRound, type CardId } from '../cards.ts';
import { handSize, placeOf, playedBy } from '../knowledge.ts';
import { loonOf, missesFaces, missesScoreCards, phaseOf, predictors, pursesOpen, rowOf } from '../phase.ts';
import { no } from '../refusals.ts';
import type { Depth, State } from '../state.ts';
import { cardName } from '../names.ts';

export const seated = (state: State, seat: SeatId): Refusal | undefined => isSeated(no, state, seat)();

export const atDepth = (state: State, ...depths: readonly Depth[]): Refusal | undefined =>
  isToldAt(no, state, depths)();

export const notNow = (state: State): Refusal => no('not-now', { phase: message(`phase.${phaseOf(state)}`) });

/** What has to be told first: the score cards, then the faces of the rows. */
export const unread = (state: State): readonly Refusal[] => [
  ...(missesScoreCards(state) ? [no('score-cards-missing')] : []),
  ...(missesFaces(state) ? [no('rows-face-down')] : []),
];

/** That a purse is too small would tell what it holds. */
export const withinPurse = (state: State, seat: SeatId, amount: number): Refusal | undefined => {
  const refusal = amount <= loonOf(state, seat) ? undefined : no('over-purse', { seat: { seat }, amount });
  return pursesOpen(state) ? refusal : inSecret(seat, 'table', refusal);
};

export const hasNoRow = (state: State, seat: SeatId): Refusal | undefined => {
  const row = rowOf(state.round, seat);
  return row === undefined ? undefined : no('has-row', { seat: { seat }, row });
};

export const inDeck = (state: State, cards: readonly CardId[]): Refusal | undefined => {
  const card = cards.find((one) => !isInDeck(one, state.seats.length));
  return card && no('card-in-box', { card: cardName(card), players: state.seats.length });
};

export const namedOnce = (cards: readonly CardId[]): Refusal | undefined => {
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  return twice && no('card-named-twice', { card: cardName(twice) });
};

export function notPlayed(state: State, cards: readonly CardId[]): Refusal | undefined {
  for (const card of cards) {
    const place = placeOf(state, card);
    if (place?.at === 'trick')
      return no('card-played', { card: cardName(card), seat: { seat: place.seat }, trick: place.trick });
  }
  return undefined;
}

/** A card that all have seen elsewhere: misread there or here. */
export function notElsewhere(
  state: State,
  seat: SeatId | null,
  cards: readonly CardId[],
): Refusal | undefined {
  for (const card of cards) {
    const place = placeOf(state, card);
    if (place?.at === 'hand' && place.seat !== seat)
      return no('card-elsewhere', {
        card: cardName(card),
        where: message('place.hand', { seat: { seat: place.seat } }),
      });
    if (place?.at === 'row')
      return no('card-elsewhere', { card: cardName(card), where: message('place.row', { row: place.row }) });
  }
  return undefined;
}

/** A hand that is seen to have more cards than it was dealt and took: one of them was misread. */
export function roomFor(state: State, seat: SeatId, cards: readonly CardId[]): Refusal | undefined {
  const before = state.round.seen[seat] ?? [];
  const fresh = cards.filter((card) => !before.includes(card));
  const count = before.length + fresh.length;
  const most = handSize(state.round, seat);
  return fresh.length > 0 && count > most ? no('too-many-cards', { seat: { seat }, count, most }) : undefined;
}

/** Two of the twelve lie aside before recruits and tricks, so no hand shows and plays more than the other ten. */
export function withinTen({ round }: State, seat: SeatId, cards: readonly CardId[]): Refusal | undefined {
  const before = new Set([...(round.shown[seat] ?? []), ...playedBy(round, seat)]);
  const used = new Set([...before, ...cards]);
  return used.size > Math.max(before.size, tricksInRound)
    ? no('more-than-ten', { seat: { seat }, count: used.size, most: tricksInRound, aside: ditchedEach })
    : undefined;
}

export function predictionsMade(state: State): Refusal | undefined {
  const [next] = predictors(state);
  return next && no('predict-first', { seat: { seat: next } });
}
