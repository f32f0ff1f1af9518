import type { SeatId } from '../kernel/seat.ts';
import { ditchedEach, suitOf, tricksInRound, type CardId } from './cards.ts';
import { groupsOf } from './effects/group.ts';
import { isGroupScoring } from './effects/score.ts';
import { heldBy, holds, placeOf, playedBy, unfollowedBy } from './knowledge.ts';
import { cardIn } from './phase.ts';
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

/** What a card breaks at once, or proves of earlier tricks: hands do not change after the two were set aside. */
export function revokesOf(state: State, seat: SeatId, card: CardId): readonly Finding[] {
  const { round } = state;
  const led = round.laid[0];
  const suit = suitOf(card);
  const trick = round.tricks.length + 1;
  const earlier = unfollowedBy(round, seat)
    .filter((play) => play.suit === suit && !isFlagged(state, seat, play.trick))
    .map((play): Finding => ({
      kind: 'revoke',
      seat,
      suit,
      trick: play.trick,
      later: trick,
      cards: [play.card, card],
    }));
  if (!led || suitOf(led.card) === suit) return earlier;
  const holding = holds(round, seat, suitOf(led.card));
  if (!holding.certain) return earlier;
  return [
    ...earlier,
    { kind: 'revoke', seat, suit: suitOf(led.card), trick, cards: [card, ...holding.cards] },
  ];
}

export const isFlagged = (state: State, seat: SeatId, trick: number): boolean =>
  state.flags.some(
    (flag) =>
      flag.kind === 'revoke' &&
      flag.round === state.round.number &&
      flag.seat === seat &&
      flag.trick === trick,
  );

/** Suits not followed by a hand that may have held them: nothing is proven while two cards lie aside. */
export function possibleRevokes(state: State): readonly Revoke[] {
  const { round } = state;
  return state.seats.flatMap((seat) =>
    unfollowedBy(round, seat).flatMap(({ trick, suit, card }): readonly Revoke[] => {
      const held = heldBy(round, seat).filter((other) => suitOf(other) === suit);
      if (held.length === 0 || isFlagged(state, seat, trick)) return [];
      return [{ kind: 'revoke', seat, suit, trick, cards: [card, ...held] }];
    }),
  );
}

/** After the last trick all ten cards of each hand are known, where every card was told. */
export function audit(state: State): readonly Finding[] {
  const { round, seats } = state;
  const isComplete =
    round.tricks.length === tricksInRound && round.tricks.every(({ laid }) => laid.length === seats.length);
  return isComplete
    ? seats.flatMap((seat) => [
        ...claimsNotPlayed(state, seat),
        ...tooManyUnplayed(state, seat),
        ...missedClaims(state, seat),
      ])
    : [];
}

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
