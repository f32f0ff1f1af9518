import type { SeatId } from '../kernel/seat.ts';
import { ditchedEach, sorted, suitOf, tricksInRound, type CardId } from './cards.ts';
import { groupsOf } from './effects/group.ts';
import { isGroupScoring } from './effects/score.ts';
import type { EventOf } from './events.ts';
import { evolve } from './evolve.ts';
import { handTold, heldBy, isKnownOf, placeOf, playedBy, toldWith, withoutSecrets } from './knowledge.ts';
import { provenOf, revokeFlagsOf, tricksOf } from './flags.ts';
import { cardIn } from './phase.ts';
import { evidenceOf, isPossibleBreach, provenBreaches, type HandTold, type Unfollowed } from './proof.ts';
import { recruitmentSlots } from './score-card.ts';
import type { Finding, Flag, Revoke, State } from './state.ts';

export const flagsOf = (state: State, findings: readonly Finding[]): readonly Flag[] =>
  findings.map((finding, at) => ({
    ...finding,
    number: state.flags.length + at + 1,
    round: state.round.number,
  }));

/** What the card about to be seen in this hand says about where it was believed to be. */
export function seenElsewhere(state: State, seat: SeatId, cards: readonly CardId[]): readonly Finding[] {
  return cards.flatMap((card): readonly Finding[] => {
    const place = placeOf(state, card);
    if (place?.at === 'row') return [{ kind: 'seen-elsewhere', seat, cards: [card], row: place.row }];
    if (place?.at === 'hand' && place.seat !== seat)
      return [{ kind: 'seen-elsewhere', seat, cards: [card], other: place.seat }];
    return [];
  });
}

/**
 * What is proven of a hand once this has been seen of it, and was not before: hands do not change after the two
 * were set aside. What a seat noted for itself proves nothing to others.
 */
export function revokesOf(
  state: State,
  seat: SeatId,
  seen: EventOf<'cardPlayed'> | EventOf<'cardsShown'>,
): readonly Finding[] {
  if (isPlain(state, seat, seen)) return [];
  const told =
    seen.kind === 'cardPlayed'
      ? toldWith(withoutSecrets(state).round, seen)
      : handTold(withoutSecrets(evolve(state, seen)).round, seat);
  return provenBreaches(told)
    .filter((tricks) => !isFlagged(state, seat, tricks))
    .flatMap((tricks) => revokeIn(seat, told, tricks));
}

/** Whoever has followed every suit, or has not for the first time and is known to hold none of it, breaches nothing. */
const isPlain = (
  { round }: State,
  seat: SeatId,
  seen: EventOf<'cardPlayed'> | EventOf<'cardsShown'>,
): boolean =>
  handTold(round, seat).unfollowed.length === 0 &&
  (seen.kind !== 'cardPlayed' || suitOf(seen.card) === seen.led || !isKnownOf(round, seat, seen.led));

/** Whether this trick is one that the hand did not follow for certain. */
export const isProvenAt = (told: HandTold, trick: number): boolean =>
  provenBreaches(told).some(([one, other]) => one?.trick === trick && !other);

function revokeIn(seat: SeatId, told: HandTold, tricks: readonly Unfollowed[]): readonly Finding[] {
  const [one, other] = tricks;
  const evidence = evidenceOf(told, tricks);
  if (!one) return [];
  if (other) return [{ kind: 'revoke-in-one', seat, tricks, cards: evidence }];
  const later = laterPlay(told, one);
  return [later ? { ...revoked(seat, one, [later.card]), later: later.trick } : revoked(seat, one, evidence)];
}

const revoked = (seat: SeatId, { suit, trick, card }: Unfollowed, proof: readonly CardId[]): Revoke => ({
  kind: 'revoke',
  seat,
  suit,
  trick,
  cards: [card, ...proof],
});

function laterPlay({ plays }: HandTold, { trick, suit }: Unfollowed) {
  const at = plays.findIndex((card, index) => index >= trick && card !== null && suitOf(card) === suit);
  const card = plays[at];
  return card ? { card, trick: at + 1 } : undefined;
}

/** Whether this was said before, or better: one proven trick stands for several of which it is one. */
const isFlagged = (state: State, seat: SeatId, tricks: readonly Unfollowed[]): boolean =>
  revokeFlagsOf(state, { seat }).some((flag) =>
    tricksOf(flag).every((trick) => tricks.some((one) => one.trick === trick)),
  );

/** Suits not followed by a hand that may have held them: nothing is proven while two cards lie aside. */
export function possibleRevokes(state: State): readonly Revoke[] {
  const { round } = withoutSecrets(state);
  return state.seats.flatMap((seat) => {
    const told = handTold(round, seat);
    return told.unfollowed
      .filter((one) => !isToldOf(state, seat, one.trick) && isPossibleBreach(told, one))
      .map((one) => revoked(seat, one, evidenceOf(told, [one])));
  });
}

/** Proven, or one of several of which one is and it is not known yet which. */
const isToldOf = (state: State, seat: SeatId, trick: number): boolean =>
  revokeFlagsOf(state, { seat }).some((flag) => tricksOf(flag).includes(trick) && !provenOf(state, flag));

const isRoundKnown = ({ round, seats }: State): boolean =>
  round.tricks.length === tricksInRound && round.tricks.every(({ laid }) => laid.length === seats.length);

/** After the last trick all ten cards of each hand are known, where every card was told. */
export function audit(state: State): readonly Finding[] {
  return isRoundKnown(state)
    ? state.seats.flatMap((seat) => [
        ...claimsNotPlayed(state, seat),
        ...tooManyUnplayed(state, seat),
        ...missedClaims(state, seat),
      ])
    : [];
}

export interface Aside {
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
}

/** Known cards that nobody played in ten tricks that were told: they must lie aside. */
export const asideOf = (state: State): readonly Aside[] =>
  isRoundKnown(state)
    ? state.seats
        .map((seat) => ({ seat, cards: sorted(heldBy(state.round, seat)) }))
        .filter(({ cards }) => cards.length > 0 && cards.length <= ditchedEach)
    : [];

function claimsNotPlayed({ round }: State, seat: SeatId): readonly Finding[] {
  const cards = heldBy(round, seat).filter((card) => round.shown[seat]?.includes(card));
  return cards.length > 0 ? [{ kind: 'claim-not-played', seat, cards }] : [];
}

function tooManyUnplayed({ round }: State, seat: SeatId): readonly Finding[] {
  const cards = heldBy(round, seat);
  return cards.length > ditchedEach ? [{ kind: 'too-many-unplayed', seat, cards }] : [];
}

function missedClaims(state: State, seat: SeatId): readonly Finding[] {
  return recruitmentSlots.flatMap((slot): readonly Finding[] => {
    const scoring = cardIn(state, slot)?.scoring;
    if (!scoring || !isGroupScoring(scoring)) return [];
    const groups = groupsOf(scoring, playedBy(state.round, seat));
    const best = groups.length * scoring.loon;
    const collected = state.round.collected[seat]?.[slot] ?? 0;
    return best > collected
      ? [{ kind: 'missed-claim', seat, slot, best, collected, cards: groups.flat() }]
      : [];
  });
}
