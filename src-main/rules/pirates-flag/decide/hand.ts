import type { Check } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { refusal } from '../refusals.ts';
import { cardName } from '../cards.ts';
import { cardRow, handLimit, handOf, type Remark, type State } from '../state.ts';
import { owedBy } from '../tasks.ts';
import { hasBegun, isGoingOn, isKnown, isTold } from './checks.ts';
import { decideBy, type Script } from './script.ts';
import type { Waived } from '../../kernel/refusal.ts';

/** Draws until enough are drawn or nothing is left; an empty pile is made new from the discards. */
export function drawCards(script: Script, seat: SeatId, count: number, from: 'dock' | 'post' | 'card') {
  let wanted = count;
  while (wanted > 0) {
    const { pile, discards } = script.state;
    if (pile === 0 && discards.length === 0) {
      script.add({ kind: 'noCardToDraw', seat });
      return;
    }
    if (pile === 0) script.add({ kind: 'pileRenewed', pile: discards.length });
    const drawn = Math.min(wanted, script.state.pile);
    const hand = handOf(script.state, seat) + drawn;
    script.add({ kind: 'cardsDrawn', seat, count: drawn, from, hand, pile: script.state.pile - drawn });
    wanted -= drawn;
  }
}

/** A card effect may fill a hand beyond its limit; what is too much goes at once, unless the table keeps it. */
export function oweOverLimit(script: Script, seat: SeatId) {
  const over = handOf(script.state, seat) - handLimit(script.state, seat);
  if (over > owedBy(script.state, seat) && script.state.options.overLimit === 'discard')
    script.add({ kind: 'discardOwed', seat, count: over });
}

/** Why this card cannot leave this hand. Named or not: a card without a name only has to be there. */
export function handChecks(state: State, seat: SeatId, card: string | undefined): readonly Check[] {
  return [
    () => (card === undefined || cardRow(state, card) ? undefined : refusal('no-such-card', { card })),
    () =>
      card !== undefined && isPending(state, card)
        ? refusal('card-pending', { card: nameOf(state, card) })
        : undefined,
    () =>
      handOf(state, seat) > 0 || state.pile + state.discards.length > 0 ? undefined : refusal('no-card-left'),
    () =>
      card !== undefined && state.discards.includes(card)
        ? refusal('card-in-discards', { card: nameOf(state, card) })
        : undefined,
    () =>
      handOf(state, seat) > 0 || state.doubtful.includes(seat)
        ? undefined
        : refusal('empty-hand', { player: { seat } }),
  ];
}

export const isPending = (state: State, card: string): boolean =>
  state.stack.plays.some(({ play }) => play.source === 'card' && play.row === card);

const nameOf = (state: State, card: string) => {
  const row = cardRow(state, card);
  return row ? cardName(row) : card;
};

/**
 * Before a card leaves a hand: where the table insists on a card that by our count cannot be there, the count is
 * put right first, so that every card stays in one place.
 */
export function findCard(script: Script, seat: SeatId, card: string | undefined) {
  const { turn } = script.state;
  const remark = (kind: Remark['kind']) => {
    script.add({
      kind: 'remarked',
      remark: { kind, turn: turn.number, seat, row: card ?? null, told: null, expected: null },
    });
  };
  if (card !== undefined && script.state.discards.includes(card)) {
    script.add({ kind: 'discardUnnamed', card });
    remark('cardSeenTwice');
  }
  if (handOf(script.state, seat) > 0) return;
  if (script.state.pile === 0) script.add({ kind: 'pileRenewed', pile: script.state.discards.length });
  if (!script.state.doubtful.includes(seat)) remark('handDidNotAddUp');
  script.add({ kind: 'cardFound', seat, hand: 1, pile: script.state.pile - 1 });
}

export function discardOne(
  script: Script,
  seat: SeatId,
  card: string | undefined,
  why: 'trade' | 'owed' | 'told',
) {
  findCard(script, seat, card);
  script.add({ kind: 'cardDiscarded', seat, card: card ?? null, hand: handOf(script.state, seat) - 1, why });
}

export function decideDiscard(state: State, command: CommandOf<'discard'>, waived: Waived) {
  const { seat, card } = command;
  const owed = owedBy(state, seat);
  const checks: Check[] = [
    isKnown(state, seat),
    isGoingOn(state),
    isTold(state, 'cards'),
    hasBegun(state),
    () => (owed > 0 ? undefined : refusal('nothing-owed', { player: { seat } })),
    ...handChecks(state, seat, card),
  ];
  return decideBy(state, waived, checks, (script) => {
    discardOne(script, seat, card, owed > 0 ? 'owed' : 'told');
    return undefined;
  });
}
