import { firstRefusal, inSecret, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isLastToAnswer, opened, seal } from '../../kernel/secret.ts';
import { tieStrength, type CardId } from '../cards.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { tieOf } from '../phase.ts';
import { flagsOf, seenElsewhere } from '../referee.ts';
import { no } from '../refusals.ts';
import type { Finding, State, Tie } from '../state.ts';
import { cardName } from '../names.ts';
import { chain } from './one-after-another.ts';
import { atDepth, inDeck, notElsewhere, notNow, roomFor, seated } from './checks.ts';
import type { Decided } from './decided.ts';
import { takeRow } from './lot.ts';

/** Face down until all tied cards lie there; until then another may be laid instead. */
export function layTieCard(state: State, { seat, card }: CommandOf<'layTieCard'>, waived: Waived): Decided {
  const tie = tieOf(state);
  const refusal = firstRefusal(waived, [() => atDepth(state, 'cards'), () => seated(state, seat)]);
  if (refusal) return refuse(refusal);
  if (!tie) return refuse(notNow(state));
  const wrong = firstRefusal(waived, [
    () => isTied(tie, seat),
    () => inSecret(seat, 'answer', inDeck(state, [card])),
    () => inSecret(seat, 'answer', roomFor(state, seat, [card])),
    () => inSecret(seat, 'answer', notElsewhere(state, seat, [card])),
    () => laidOnce(tie, seat, card),
  ]);
  if (wrong) return refuse(wrong);
  const sealed: Event = { kind: 'tieCardSealed', seat, card };
  const isLast = isLastToAnswer(tie.cards, seat);
  return accept(isLast ? chain(state, () => [sealed], openCards) : [sealed]);
}

const isTied = (tie: Tie, seat: SeatId) =>
  tie.cards.asked.includes(seat) ? undefined : no('not-tied', { seat: { seat } });

/** Looked at only when it would be opened anyway: before, the answer would tell what another laid. */
function laidOnce(tie: Tie, seat: SeatId, card: CardId) {
  const all = opened(seal(tie.cards, seat, card));
  const twice = all?.find(([other, laid]) => other !== seat && laid === card);
  return twice && inSecret(twice[0], 'table', no('card-named-twice', { card: cardName(card) }));
}

/** The same card twice: one of the two was misread, and everybody sees it now. */
function twins(cards: readonly { readonly seat: SeatId; readonly card: CardId }[]): readonly Finding[] {
  return cards.flatMap(({ seat, card }, at): readonly Finding[] => {
    const other = cards.slice(0, at).find((one) => one.card === card)?.seat;
    return other ? [{ kind: 'seen-elsewhere', seat, cards: [card], other }] : [];
  });
}

function openCards(state: State): readonly Event[] {
  const { lot } = state.round;
  const pairs = lot?.tie && opened(lot.tie.cards);
  if (!pairs) return [];
  const { stake, bid } = lot.tie;
  const cards = pairs.map(([seat, card]) => ({ seat, card }));
  const best = [...cards].sort((a, b) => tieStrength(b.card) - tieStrength(a.card))[0];
  if (!best) return [];
  const flags = flagsOf(state, [
    ...cards.flatMap(({ seat, card }) => seenElsewhere(state, seat, [card])),
    ...twins(cards),
  ]);
  return chain(
    state,
    () => flags.map((flag) => ({ kind: 'flagged', flag })),
    () => [{ kind: 'tieOpened', row: lot.row, stake, cards, winner: best.seat }],
    settleTie(lot.row, stake, bid, best.seat),
  );
}

export function winTie(state: State, { seat }: CommandOf<'winTie'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [() => atDepth(state, 'fights', 'cards'), () => seated(state, seat)]);
  if (refusal) return refuse(refusal);
  const { lot } = state.round;
  if (!lot?.tie) return refuse(notNow(state));
  const wrong = isTied(lot.tie, seat);
  if (wrong) return refuse(wrong);
  const { stake, bid } = lot.tie;
  return accept(
    chain(
      state,
      () => [{ kind: 'tieTold', row: lot.row, stake, winner: seat }],
      settleTie(lot.row, stake, bid, seat),
    ),
  );
}

/** Whoever wins the row pays what was bid; whoever may choose is asked next. */
const settleTie =
  (row: number, stake: Tie['stake'], bid: number, winner: SeatId) =>
  (state: State): readonly Event[] =>
    stake === 'choose' ? [] : takeRow(row, winner, state.options.tiePays ? bid : 0, 'tie')(state);
