import { onlyWithin } from '../../kernel/field.ts';
import { message } from '../../kernel/message.ts';
import { firstRefusal, inSecret, type Check, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { ditchedEach, tricksInRound, type CardId } from '../cards.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { placeOf } from '../knowledge.ts';
import { cardName } from '../names.ts';
import { scoreCardName } from '../edition.ts';
import { cardIn, isAuctionOpen, isPlaying, predictors, stillToLayAside } from '../phase.ts';
import { no } from '../refusals.ts';
import { asksPrediction } from '../score-card.ts';
import type { State } from '../state.ts';
import { atDepth, inDeck, namedOnce, notNow, roomFor, seated } from './checks.ts';
import type { Decided } from './decided.ts';

const inRound = (state: State) => (state.over ? notNow(state) : undefined);

/** Only what everyone knows is held against a note: what others noted stays theirs. */
function mayHold(state: State, seat: SeatId, card: CardId): boolean {
  const place = placeOf(state, card);
  return place === undefined || (place.at === 'hand' && place.seat === seat);
}

function fitsWhatIsKnown(state: State, seat: SeatId, cards: readonly CardId[]) {
  const wrong = cards.find((card) => !mayHold(state, seat, card));
  return wrong && no('note-contradicts', { card: cardName(wrong) });
}

/** A note that was taken and contradicts what has been put right since keeps what it may. */
const fitting = (state: State, seat: SeatId, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => mayHold(state, seat, card));

/** What a note says is known to its seat alone, and so is what is wrong with it. */
const noted = (state: State, seat: SeatId, cards: readonly CardId[]): readonly Check[] => [
  () => atDepth(state, 'cards'),
  () => seated(state, seat),
  () => inRound(state),
  () => namedOnce(cards),
  () => inSecret(seat, 'answer', inDeck(state, cards)),
  () => inSecret(seat, 'answer', fitsWhatIsKnown(state, seat, cards)),
];

export function noteHand(state: State, { seat, cards }: CommandOf<'noteHand'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    ...noted(state, seat, cards),
    // A card that is read is noted with those noted before, of which there may be too many.
    () => inSecret(seat, 'table', roomFor(state, seat, cards)),
  ]);
  if (refusal) return refuse(refusal);
  return accept([{ kind: 'handNoted', seat, cards: fitting(state, seat, cards) }]);
}

/** Two cards leave the hand for the round. Which, only the seat knows, and the companion if it is told. */
export function ditch(state: State, { seat, cards }: CommandOf<'ditch'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    ...noted(state, seat, cards),
    () => (isAuctionOpen(state.round) ? notNow(state) : undefined),
    () => (isPlaying(state.round) ? no('too-late') : undefined),
    () =>
      cards.length > ditchedEach
        ? no('too-many-cards', { seat: { seat }, count: cards.length, most: ditchedEach })
        : undefined,
    () => inSecret(seat, 'answer', notShown(state, seat, cards)),
  ]);
  if (refusal) return refuse(refusal);
  const aside = fitting(state, seat, cards).filter((card) => !state.round.shown[seat]?.includes(card));
  return accept([
    { kind: 'cardsDitched', seat, cards: aside },
    // One of them alone waits for the other.
    ...(aside.length === ditchedEach && stillToLayAside(state).includes(seat) ? [laidAside([seat])] : []),
  ]);
}

const laidAside = (seats: readonly SeatId[]): Event => ({ kind: 'laidAside', seats });

/** That two lie there everybody sees, and it may be told without saying which: by each, or once for all. */
export function layAside(state: State, { seat }: CommandOf<'layAside'>, waived: Waived): Decided {
  const out = stillToLayAside(state);
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => (seat ? seated(state, seat) : undefined),
    () => (state.over || isAuctionOpen(state.round) ? notNow(state) : undefined),
    () => (seat && !out.includes(seat) ? no('aside-already', { seat: { seat } }) : undefined),
    () => (out.length === 0 ? no('all-aside-already') : undefined),
  ]);
  return refusal ? refuse(refusal) : accept([laidAside(seat ? [seat] : out)]);
}

/** What comes after two cards are set aside says that they were. */
const afterAside: ReadonlySet<Command['kind']> = new Set([
  'predict',
  'showCards',
  'collect',
  'playCard',
  'winTrick',
]);

export function impliesAside(state: State, { kind }: Command): readonly Event[] {
  const out = afterAside.has(kind) ? stillToLayAside(state) : [];
  return out.length > 0 ? [laidAside(out)] : [];
}

function notShown(state: State, seat: SeatId, cards: readonly CardId[]) {
  const shown = cards.find((card) => state.round.shown[seat]?.includes(card));
  return shown && no('shown-already', { card: cardName(shown), seat: { seat } });
}

/** Some treasures ask everybody for a prediction, and those of this round may not be among them. */
function notAsked(state: State) {
  const treasure = cardIn(state, 'treasure');
  return treasure && !asksPrediction(treasure)
    ? no('no-prediction', { treasure: scoreCardName(state.edition, treasure.id) })
    : notNow(state);
}

export function predict(state: State, { seat, tricks }: CommandOf<'predict'>, waived: Waived): Decided {
  const [next] = predictors(state);
  const made = state.round.predictions[seat];
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => seated(state, seat),
    () => (isAuctionOpen(state.round) ? notNow(state) : undefined),
    () =>
      tricks > tricksInRound
        ? no('bad-value', {
            field: message('field.prediction'),
            value: tricks,
            only: onlyWithin(0, tricksInRound),
          })
        : undefined,
    () => (made === undefined ? undefined : no('predicted-already', { seat: { seat }, tricks: made })),
  ]);
  if (refusal) return refuse(refusal);
  if (!next && made === undefined) return refuse(notAsked(state));
  const outOfTurn = firstRefusal(waived, [
    () =>
      !next || next === seat || made !== undefined
        ? undefined
        : no('not-your-turn', { seat: { seat }, next: { seat: next } }),
  ]);
  return outOfTurn ? refuse(outOfTurn) : accept([{ kind: 'predicted', seat, tricks }]);
}
