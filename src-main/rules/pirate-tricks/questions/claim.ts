import { message } from '../../kernel/message.ts';
import { cards, numbers, seats, spelled, upTo, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isCard, sorted, tricksInRound, type CardId } from '../cards.ts';
import { allLoon, startLoon } from '../coins.ts';
import type { Command } from '../commands.ts';
import { isByCards } from '../decide/claim.ts';
import { scoreCardName, scoreCardOf } from '../edition.ts';
import { handOf } from '../hand.ts';
import { heldBy, placeOf } from '../knowledge.ts';
import { cardName, slotName } from '../names.ts';
import { cardIn, isClaimTime, predictors } from '../phase.ts';
import { recruitmentSlots, type RecruitmentSlot } from '../score-card.ts';
import type { State } from '../state.ts';
import { amounts, says } from './made.ts';

const everyTrick = { least: 0, most: tricksInRound } as const;

export const predict = defineQuestion<State, Command>({
  kind: 'predict',
  makes: ['predict'],
  rule: 'prediction',
  whom: (state) => predictors(state).slice(0, 1),
  hint: (state) =>
    message(`prompt.predict.hint${whatComesFirst(state)}`, {
      card: scoreCardName(state.edition, cardIn(state, 'treasure')?.id ?? ''),
      most: tricksInRound,
    }),
  shown: (state) => ({ round: state.round.number, predictions: state.round.predictions }),
  step: (state) => {
    const [seat] = predictors(state);
    if (!seat) return undefined;
    const predicted = (tricks: number) => says({ kind: 'predict', seat, tricks }, 'predict', { tricks });
    return amounts(upTo(tricksInRound), everyTrick, predicted);
  },
});

/** Nobody is asked for recruits: the first prediction says that their time is now. */
const whatComesFirst = (state: State): '' | '.claims' => (isClaimTime(state) ? '.claims' : '');

/** Recruitment cards that are told by their amounts. */
export const slotsByHand = (state: State): readonly RecruitmentSlot[] =>
  recruitmentSlots.filter((slot) => !isByCards(state, slot));

const showCards = defineQuestion<State, Command>({
  kind: 'show-cards',
  need: 'may',
  each: true,
  makes: ['showCards'],
  rule: 'recruitment',
  shown: (state) => ({ round: state.round.number, slots: state.round.slots }),
  step: (state, _, seat) => {
    const laid = (one: SeatId, card: CardId) =>
      ({ command: { kind: 'showCards', seat: one, cards: [card] }, label: cardName(card) }) as const;
    const listed = seat ? toShow(state, seat, handOf(state, seat)) : everybodysToShow(state);
    return cards(
      listed,
      (card) => {
        const whose = seat ?? holderOf(state, card);
        return whose
          ? laid(whose, card)
          : { label: cardName(card), next: () => whoseRecruit(state, laid, card) };
      },
      isCard,
    );
  },
});

const toShow = ({ round }: State, seat: SeatId, hand: readonly CardId[]): readonly CardId[] =>
  hand.filter((card) => !round.shown[seat]?.includes(card));

/** Whoever answers for all is offered what everyone has seen; a card that nobody has seen is read or picked. */
const everybodysToShow = (state: State): readonly CardId[] =>
  state.seats.flatMap((seat) => toShow(state, seat, sorted(heldBy(state.round, seat))));

/** A card that everyone has seen go to a hand tells by itself whose recruit it is. */
function holderOf(state: State, card: CardId): SeatId | undefined {
  const place = placeOf(state, card);
  return place?.at === 'hand' ? place.seat : undefined;
}

const whoseRecruit = (
  { seats: all }: State,
  laid: (seat: SeatId, card: CardId) => { readonly command: Command },
  card: CardId,
) =>
  step(
    'seat',
    seats(all, (seat) => ({ ...laid(seat, card), label: message('answer.whose', { seat: { seat } }) })),
  );

const collect = defineQuestion<State, Command>({
  kind: 'collect',
  need: 'may',
  each: true,
  makes: ['collect'],
  anyOrder: true,
  rule: 'recruitment',
  hint: (state) =>
    message('prompt.collect.hint', { cards: slotsByHand(state).map((slot) => slotName(state, slot)) }),
  shown: (state) => ({ round: state.round.number, slots: state.round.slots, byHand: slotsByHand(state) }),
  step: (state, _, seat) => (seat ? slotStep(state, seat) : whoseSlotStep(state)),
});

/** For whom and with which card is one choice; whoever is pointed at is asked for the card alone. */
function whoseSlotStep(state: State) {
  const ways = state.seats.flatMap((seat) =>
    slotsByHand(state).map((slot) => {
      const label = message('answer.collect.under', { seat: { seat }, card: slotName(state, slot) });
      return [`${slot}-${seat}`, { label, next: () => amountStep(state, seat, slot) }] as const;
    }),
  );
  const pointed = seats<Command>([], (seat) => ({
    label: message('answer.whose', { seat: { seat } }),
    next: () => slotStep(state, seat),
  }));
  return step<Command>('seat', spelled(ways), pointed);
}

/** Which recruitment card an amount belongs to is asked only where more than one is told by hand. */
function slotStep(state: State, seat: SeatId) {
  const byHand = slotsByHand(state);
  const amounts = (slot: RecruitmentSlot) => () => amountStep(state, seat, slot);
  const named = (slot: RecruitmentSlot) => ({ label: slotName(state, slot), next: amounts(slot) });
  const slotOf = (row: string) => recruitmentSlots.find((slot) => state.round.slots[slot] === row);
  const [only, ...others] = byHand;
  if (only && others.length === 0) return amountStep(state, seat, only);
  return step<Command>(
    'slot',
    words(byHand, named),
    cards<string, Command>(
      [],
      (row) => {
        const slot = slotOf(row);
        return slot && named(slot);
      },
      (row): row is string => scoreCardOf(state.edition, row) !== undefined,
    ),
  );
}

function amountStep(state: State, seat: SeatId, slot: RecruitmentSlot) {
  const collected = (loon: number) => ({
    command: { kind: 'collect', seat, slot, loon } as const,
    label: message('answer.collect', { seat: { seat }, loon }),
    note: slotName(state, slot),
  });
  return step<Command>('number', numbers(upTo(startLoon), collected, { least: 0, most: allLoon }));
}

export function claimOpen(state: State): readonly Asked<State, Command>[] {
  if (!isClaimTime(state)) return [];
  const byHand = slotsByHand(state).length;
  const isShown = state.depth === 'cards' && byHand < recruitmentSlots.length;
  return [...(isShown ? [showCards(state)] : []), ...(byHand > 0 ? [collect(state)] : [])];
}

export const claimQuestions = [predict, showCards, collect];
