import type { Refusal } from '../../kernel/refusal.ts';
import { message } from '../../kernel/message.ts';
import type { Shop } from '../cards.ts';
import { cardOf } from '../data/cards.ts';
import { ownEffectOf } from '../effects/own.ts';
import { shopOf, soldAt } from '../prices.ts';
import { refusal } from '../refusals.ts';
import { barred } from '../starters/starters.ts';
import type { State } from '../state.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { tellsCards } from '../custody.ts';
import { keptBefore, liesBefore } from '../kept.ts';
import { putAway } from './kept.ts';
import { isFirst, isIn, isOnTurn, isPlaying } from './checks.ts';
import { inPacks } from '../edition.ts';
import { buysBetween } from './shops.ts';
import { ruling } from './script.ts';
import { printedName } from '../names.ts';

/** What is bought at that shop until the captain does something else costs what the card says. */
export const decideBeginSale = ruling<'beginSale'>((state, { seat, card, shop }) => ({
  checks: [
    ...isPlaying(state, seat),
    () => noSale(state, card),
    () => notKept(state, seat, card),
    isIn(state, seat),
    isOnTurn(state, seat),
    isFirst(state),
    () => notThere(state, shop),
    () => barred(state, { kind: 'buy', seat, goods: soldAt[shop], count: 1 }),
    () => buysBetween(state, seat, soldAt[shop]),
  ],
  write(script) {
    script.add({ kind: 'saleBegun', seat, card, shop });
    const kept = keptBefore(state, seat).find((one) => one.card === card);
    if (kept) putAway(script, kept);
  },
}));

function noSale(state: State, id: string): Refusal | undefined {
  const card = cardOf(id);
  if (!inPacks(state, card)) return refusal('no-such-card', { card: id });
  return ownEffectOf(id)?.sale ? undefined : refusal('no-sale', { card: card.printed });
}

const notKept = (state: State, seat: SeatId, card: string): Refusal | undefined =>
  tellsCards(state) && !liesBefore(state, seat, card)
    ? refusal('not-kept', { player: { seat }, card: printedName(card) })
    : undefined;

const notThere = (state: State, shop: Shop): Refusal | undefined =>
  shopOf(state, shop) ? undefined : refusal('no-such-shop', { shop: message(`shop.${shop}`) });
