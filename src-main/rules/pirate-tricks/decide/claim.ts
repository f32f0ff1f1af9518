import { onlyWithin } from '../../kernel/field.ts';
import { message } from '../../kernel/message.ts';
import { firstRefusal, inSecret, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardId } from '../cards.ts';
import { allLoon } from '../coins.ts';
import type { CommandOf } from '../commands.ts';
import { scoreCardName } from '../edition.ts';
import { groupsOf } from '../effects/group.ts';
import { isGroupScoring } from '../effects/score.ts';
import type { Event } from '../events.ts';
import { cardNames, cardName } from '../names.ts';
import { cardIn, isAuctionOpen, phaseOf } from '../phase.ts';
import { flagsOf, revokesOf, seenElsewhere } from '../referee.ts';
import { no } from '../refusals.ts';
import { isRecruitment, recruitmentSlots, type RecruitmentSlot, type Slot } from '../score-card.ts';
import type { State } from '../state.ts';
import { chain } from './one-after-another.ts';
import {
  atDepth,
  inDeck,
  namedOnce,
  notElsewhere,
  notNow,
  notPlayed,
  predictionsMade,
  roomFor,
  seated,
  withinTen,
} from './checks.ts';
import type { Decided } from './decided.ts';
import { pay } from './money.ts';
import { settleSpoils, workedOut } from './spoils.ts';

const handsComplete = (state: State) =>
  state.over || isAuctionOpen(state.round) ? notNow(state) : undefined;

const inTime = (state: State) => (state.round.claimsClosed ? no('too-late') : undefined);

const predictedBefore = (state: State) =>
  state.options.predictions === 'before-claims' ? predictionsMade(state) : undefined;

/**
 * Recruits laid open. Each recruitment card pays the best that can be made of all cards the seat has laid open; a
 * card counts once for each of the two.
 */
export function showCards(state: State, { seat, cards }: CommandOf<'showCards'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'cards'),
    () => seated(state, seat),
    () => handsComplete(state),
    () => namedOnce(cards),
    () => inDeck(state, cards),
    () => notPlayed(state, cards),
    () => firstShown(state, seat, cards),
    () => roomFor(state, seat, cards),
    () => withinTen(state, seat, cards),
    () => predictedBefore(state),
    () => inTime(state),
    () => notSetAside(state, seat, cards),
    () => notElsewhere(state, seat, cards),
  ]);
  if (refusal) return refuse(refusal);
  const shown: Event = { kind: 'cardsShown', seat, cards };
  const flags = flagsOf(state, [...seenElsewhere(state, seat, cards), ...revokesOf(state, seat, shown)]);
  return accept(
    chain(
      state,
      () => flags.map((flag) => ({ kind: 'flagged', flag })),
      () => [shown],
      ...recruitmentSlots.map((slot) => (now: State) => payBest(now, seat, slot)),
    ),
  );
}

function firstShown(state: State, seat: SeatId, cards: readonly CardId[]) {
  const again = cards.find((card) => state.round.shown[seat]?.includes(card));
  return again && no('shown-already', { card: cardName(again), seat: { seat } });
}

export function notSetAside(state: State, seat: SeatId, cards: readonly CardId[]) {
  const aside = cards.filter((card) => state.round.ditched[seat]?.includes(card));
  const refusal =
    aside.length > 0 ? no('card-set-aside', { cards: cardNames(aside), seat: { seat } }) : undefined;
  return inSecret(seat, 'table', refusal);
}

/** What more the cards laid open bring than was collected before. */
function payBest(state: State, seat: SeatId, slot: RecruitmentSlot): readonly Event[] {
  const scoring = cardIn(state, slot)?.scoring;
  if (!scoring || !isGroupScoring(scoring)) return [];
  const groups = groupsOf(scoring, state.round.shown[seat] ?? []);
  const before = state.round.collected[seat]?.[slot] ?? 0;
  const paid = pay(state, seat, Math.max(0, groups.length * scoring.loon - before));
  return paid.change > 0
    ? [{ kind: 'collected', seat, slot, total: before + paid.change, groups, ...paid }]
    : [];
}

/** An amount told by the table, for a card whose text or whose cards are not known. Telling again corrects it. */
export function collect(state: State, command: CommandOf<'collect'>, waived: Waived): Decided {
  const { seat, slot, loon } = command;
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => seated(state, seat),
    () => handsComplete(state),
  ]);
  if (refusal) return refuse(refusal);
  return isRecruitment(slot)
    ? collectRecruits(state, seat, slot, loon, waived)
    : tellSpoils(state, command, waived);
}

function collectRecruits(
  state: State,
  seat: SeatId,
  slot: RecruitmentSlot,
  loon: number,
  waived: Waived,
): Decided {
  const refusal = firstRefusal(waived, [
    () => predictedBefore(state),
    () => inTime(state),
    () =>
      loon < 0
        ? no('bad-value', {
            field: message('field.loon'),
            value: loon,
            only: onlyWithin(0, allLoon),
          })
        : undefined,
    () => (isByCards(state, slot) ? no('by-cards', { card: slotName(state, slot) }) : undefined),
  ]);
  if (refusal) return refuse(refusal);
  const before = state.round.collected[seat]?.[slot] ?? 0;
  const paid = pay(state, seat, loon - before);
  return accept([{ kind: 'collected', seat, slot, total: before + paid.change, groups: [], ...paid }]);
}

/** Whether the companion works this card out from the cards it is shown. */
export function isByCards(state: State, slot: RecruitmentSlot): boolean {
  const scoring = cardIn(state, slot)?.scoring;
  return state.depth === 'cards' && scoring !== undefined && isGroupScoring(scoring);
}

const slotName = (state: State, slot: Slot) => scoreCardName(state.edition, cardIn(state, slot)?.id ?? slot);

function tellSpoils(state: State, { seat, slot, loon }: CommandOf<'collect'>, waived: Waived): Decided {
  if (slot !== 'capture' && slot !== 'treasure') return refuse(notNow(state));
  const refusal = firstRefusal(waived, [
    () => (phaseOf(state) === 'settle' ? undefined : notNow(state)),
    () => (workedOut(state, slot) ? no('by-cards', { card: slotName(state, slot) }) : undefined),
  ]);
  if (refusal) return refuse(refusal);
  return accept(chain(state, () => [{ kind: 'amountTold', seat, slot, loon }], settleSpoils));
}
