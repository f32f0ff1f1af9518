import { firstRefusal, inSecret, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardId } from '../cards.ts';
import { topUpTo } from '../coins.ts';
import type { CommandOf } from '../commands.ts';
import { scoreCardName, scoreCardOf } from '../edition.ts';
import { facesMissing, isFreshRound, isPlaying, loonOf, openSlots, pursesOpen, rowAt } from '../phase.ts';
import { no } from '../refusals.ts';
import { deckOf } from '../score-card.ts';
import type { Finding, State } from '../state.ts';
import { cardName } from '../names.ts';
import { flagsOf } from '../referee.ts';
import { atDepth, inDeck, notElsewhere, notNow, notPlayed, seated } from './checks.ts';
import { chain } from './one-after-another.ts';
import type { Decided } from './decided.ts';
import { pay } from './money.ts';

/** A purse below five is filled up to five, before anybody has bid. */
export function topUp(state: State, { seat }: CommandOf<'topUp'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    () => seated(state, seat),
    () => (state.over ? notNow(state) : undefined),
    () => short(state, seat),
    () => (isFreshRound(state) ? undefined : no('too-late')),
  ]);
  if (refusal) return refuse(refusal);
  // A purse that nobody may be told is not short gets nothing.
  const due = Math.max(0, topUpTo - loonOf(state, seat));
  return accept([{ kind: 'toppedUp', seat, ...pay(state, seat, due) }]);
}

function short(state: State, seat: SeatId) {
  const refusal =
    loonOf(state, seat) < topUpTo ? undefined : no('not-broke', { seat: { seat }, loon: topUpTo });
  return pursesOpen(state) ? refusal : inSecret(seat, 'table', refusal);
}

/** A score card goes to the place of its deck that is still empty. */
export function drawScoreCard(
  state: State,
  { card: id }: CommandOf<'drawScoreCard'>,
  waived: Waived,
): Decided {
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => (state.round.number === 0 || state.over || isPlaying(state.round) ? notNow(state) : undefined),
  ]);
  if (refusal) return refuse(refusal);
  const card = scoreCardOf(state.edition, id);
  if (!card) return refuse(no('no-such-score-card', { card: id }));
  const slot = openSlots(state.round).find((open) => deckOf(open) === card.deck);
  const name = scoreCardName(state.edition, id);
  const wrong = firstRefusal(waived, [
    () =>
      Object.values(state.round.slots).includes(id) ? no('score-card-drawn', { card: name }) : undefined,
    () => (slot ? undefined : no('deck-drawn', { deck: { key: `deck.${card.deck}` } })),
    () => (wasUsed(state, id) ? no('score-card-used', { card: name }) : undefined),
  ]);
  if (wrong || !slot) return refuse(wrong ?? no('deck-drawn', { deck: { key: `deck.${card.deck}` } }));
  return accept([{ kind: 'scoreCardDrawn', card: id, slot }]);
}

/** Cards of earlier rounds stay out, until a deck has no others left. */
export function wasUsed({ options, used, edition, round }: State, id: string): boolean {
  if (options.reshuffleScoreCards || !used.includes(id)) return false;
  const deck = scoreCardOf(edition, id)?.deck;
  const drawn = Object.values(round.slots);
  return edition.scoreCards.some(
    (card) => card.deck === deck && !used.includes(card.id) && !drawn.includes(card.id),
  );
}

/** One open card of a row. */
export function dealCard(state: State, { row, card }: CommandOf<'dealCard'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'cards'),
    () => (state.round.number === 0 || state.over ? notNow(state) : undefined),
    () => (rowAt(state.round, row) ? undefined : no('no-such-row', { row, rows: state.seats.length })),
    () => rowOpen(state, row),
    () => (facesMissing(state.round, row) > 0 ? undefined : no('row-full', { row })),
    () => inDeck(state, [card]),
    () => notPlayed(state, [card]),
    () => alreadyThere(state, row, card),
    () => notElsewhere(state, null, [card]),
  ]);
  if (refusal) return refuse(refusal);
  return accept(
    chain(
      state,
      () => flagsOf(state, misread(state, row, card)).map((flag) => ({ kind: 'flagged', flag })),
      () => [{ kind: 'cardDealt', row, card }],
    ),
  );
}

function rowOpen(state: State, row: number) {
  const taken = rowAt(state.round, row)?.taken;
  return taken ? no('row-taken', { row, seat: { seat: taken.seat } }) : undefined;
}

const alreadyThere = (state: State, row: number, card: CardId) =>
  rowAt(state.round, row)?.open.includes(card) ? no('card-named-twice', { card: cardName(card) }) : undefined;

/** A card that a hand had shown cannot lie in a row: whoever had shown it is named. */
function misread(state: State, row: number, card: CardId): readonly Finding[] {
  const holder = state.seats.find((seat) => state.round.seen[seat]?.includes(card));
  return holder ? [{ kind: 'seen-elsewhere', seat: holder, cards: [card], row }] : [];
}
