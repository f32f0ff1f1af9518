import { message } from '../../kernel/message.ts';
import { firstRefusal, inSecret, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { winning } from '../../kernel/tricks.ts';
import { ditchedEach, suitOf, trickStrength, tricksInRound, type CardId } from '../cards.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { isKnownOf, toldWith, withoutSecrets } from '../knowledge.ts';
import { cardNames } from '../names.ts';
import { isAuctionOpen, nextSeat, tricksOf } from '../phase.ts';
import { evidenceOf } from '../proof.ts';
import { audit, flagsOf, isProvenAt, revokesOf, seenElsewhere } from '../referee.ts';
import { no } from '../refusals.ts';
import type { State } from '../state.ts';
import { chain } from './one-after-another.ts';
import {
  atDepth,
  inDeck,
  notElsewhere,
  notNow,
  notPlayed,
  predictionsMade,
  roomFor,
  seated,
  withinTen,
} from './checks.ts';
import { notSetAside } from './claim.ts';
import type { Decided } from './decided.ts';
import { settleSpoils } from './spoils.ts';

const inTricks = (state: State) =>
  state.over || isAuctionOpen(state.round) || state.round.tricks.length >= tricksInRound
    ? notNow(state)
    : undefined;

export function playCard(state: State, { seat, card }: CommandOf<'playCard'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'cards'),
    () => seated(state, seat),
    () => inTricks(state),
    () => inDeck(state, [card]),
    () => notPlayed(state, [card]),
    () => firstInTrick(state, seat),
    () => roomFor(state, seat, [card]),
    () => withinTen(state, seat, [card]),
    () => predictionsMade(state),
    () => inTurn(state, seat),
    () => notElsewhere(state, seat, [card]),
    () => notSetAside(state, seat, [card]),
    () => followed(state, seat, card),
  ]);
  if (refusal) return refuse(refusal);
  const played = cardPlayed(state, seat, card);
  const flags = flagsOf(state, [...seenElsewhere(state, seat, [card]), ...revokesOf(state, seat, played)]);
  return accept(
    chain(
      state,
      () => flags.map((flag) => ({ kind: 'flagged', flag })),
      () => [played],
      ...(isLast(state) ? [endTrick] : []),
    ),
  );
}

const cardPlayed = ({ round }: State, seat: SeatId, card: CardId): EventOf<'cardPlayed'> => ({
  kind: 'cardPlayed',
  seat,
  card,
  trick: round.tricks.length + 1,
  led: suitOf(round.laid[0]?.card ?? card),
});

function firstInTrick(state: State, seat: SeatId) {
  return state.round.laid.some((laid) => laid.seat === seat)
    ? no('laid-already', { seat: { seat }, trick: state.round.tricks.length + 1 })
    : undefined;
}

function inTurn(state: State, seat: SeatId) {
  const next = nextSeat(state);
  return next && next !== seat ? no('not-your-turn', { seat: { seat }, next: { seat: next } }) : undefined;
}

/** What only the seat's own note proves is told to the seat alone. */
function followed(state: State, seat: SeatId, card: CardId) {
  const led = state.round.laid[0];
  if (!led || suitOf(led.card) === suitOf(card)) return undefined;
  const suit = suitOf(led.card);
  if (!isKnownOf(state.round, seat, suit)) return undefined;
  const played = cardPlayed(state, seat, card);
  if (!isProvenAt(toldWith(state.round, played), played.trick)) return undefined;
  const seen = withoutSecrets(state);
  const told = toldWith(seen.round, played);
  const values = { seat: { seat }, suit: message(`suit.${suit}`) };
  if (seen !== state && !isProvenAt(told, played.trick))
    return inSecret(seat, 'table', no('must-follow', { ...values, proof: message('proof.noted') }));
  const cards = evidenceOf(told, told.unfollowed.slice(-1));
  return no('must-follow', { ...values, proof: proofOf(cards) });
}

const proofOf = (cards: readonly CardId[]) =>
  message(cards.length > ditchedEach ? 'proof.counted' : 'proof.seen', { cards: cardNames(cards) });

/** Whether the next card is the last of the trick. */
const isLast = ({ round: { laid }, seats }: State): boolean => laid.length + 1 >= seats.length;

/** Everybody has laid: red wins, else the highest of the suit that was led. */
function endTrick(state: State): readonly Event[] {
  const { laid } = state.round;
  const led = laid[0];
  if (!led) return [];
  const best = winning(laid, (card) => trickStrength(suitOf(led.card), card))[0] ?? led;
  return wonBy(state, best.seat, best.card);
}

function wonBy(state: State, seat: SeatId, card: CardId | null): readonly Event[] {
  const { round } = state;
  return chain(
    state,
    () => [
      { kind: 'trickWon', trick: round.tricks.length + 1, seat, card, tricks: tricksOf(round, seat) + 1 },
    ],
    afterTrick,
  );
}

/** After the tenth trick all cards are known: the round is looked through, ruled on where asked for, and settled. */
const afterTrick = (state: State): readonly Event[] =>
  chain(state, (now) => flagsOf(now, audit(now)).map((flag) => ({ kind: 'flagged', flag })), settleSpoils);

/** A trick told without its cards, or cut short by telling who took it. */
export function winTrick(state: State, { seat }: CommandOf<'winTrick'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => seated(state, seat),
    () => inTricks(state),
    () => predictionsMade(state),
  ]);
  return refusal ? refuse(refusal) : accept(wonBy(state, seat, null));
}
