import type { Prompt } from '../kernel/prompt.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Interpretation, Sign } from '../kernel/sign.ts';
import { isCard, type CardId } from './cards.ts';
import type { Command } from './commands.ts';
import { scoreCardOf } from './edition.ts';
import { placeOf } from './knowledge.ts';
import { rowToDeal } from './prompts/deal.ts';
import { slotsByHand } from './prompts/claim.ts';
import { slotToTell } from './prompts/told.ts';
import { flagAsked } from './prompts/trick.ts';
import { recruitmentSlots, type RecruitmentSlot } from './score-card.ts';
import type { State } from './state.ts';

type Read = Interpretation<Command>;

/** What came, sorted by what it can be; of each the newest counts. */
interface Signs {
  readonly seat: SeatId | undefined;
  /** A seat that was pointed at, not the one whose reading it is. */
  readonly pointed: SeatId | undefined;
  readonly number: number | undefined;
  readonly cards: readonly CardId[];
  readonly scoreCard: string | undefined;
  readonly choice: string | undefined;
}

const unfit: Read = { kind: 'unfit' };
const command = (meant: Command): Read => ({ kind: 'command', command: meant });
const missing = (...what: readonly string[]): Read => ({ kind: 'incomplete', missing: what });

export function interpret(
  state: State,
  prompt: Prompt,
  signs: readonly Sign[],
  seat: SeatId | undefined,
): Read {
  const read = sort(state, signs, seat);
  switch (prompt.kind) {
    case 'draw-score-card':
      return read.scoreCard ? command({ kind: 'drawScoreCard', card: read.scoreCard }) : unfit;
    case 'deal-card':
      return withCard(read, (card) => command({ kind: 'dealCard', row: rowToDeal(state), card }));
    case 'top-up':
      return read.pointed ? command({ kind: 'topUp', seat: read.pointed }) : unfit;
    case 'predict':
    case 'settle':
    case 'tell-round':
    case 'collect':
      return numberRead(state, prompt, read);
    case 'win-trick':
      // A token says whose the next card is; that its owner took a trick nobody asked about has to be pressed.
      return prompt.need === 'must' || signs.at(-1)?.kind === 'seat' ? winnerRead(read) : unfit;
    case 'rule-breach': {
      const flag = flagAsked(state, prompt);
      if (!flag || read.number === undefined || read.number < 0) return unfit;
      return command({ kind: 'ruleBreach', flag: flag.number, fine: read.number });
    }
    default:
      return cardRead(state, prompt, read);
  }
}

function sort(state: State, signs: readonly Sign[], seat: SeatId | undefined): Signs {
  const pointed = signs.flatMap((sign) => (sign.kind === 'seat' || sign.kind === 'token' ? [sign.seat] : []));
  const numbers = signs.flatMap((sign) =>
    sign.kind === 'number' && Number.isInteger(sign.value) ? [sign.value] : [],
  );
  const rows = signs.flatMap((sign) => (sign.kind === 'card' ? [sign.row] : []));
  const choices = signs.flatMap((sign) => (sign.kind === 'choice' ? [sign.choice] : []));
  return {
    seat: pointed.at(-1) ?? seat,
    pointed: pointed.at(-1),
    number: numbers.at(-1),
    cards: [...new Set(rows.filter(isCard))],
    scoreCard: rows.findLast((row) => scoreCardOf(state.edition, row) !== undefined),
    choice: choices.at(-1),
  };
}

const withCard = ({ cards }: Signs, meant: (card: CardId) => Read): Read => {
  const card = cards.at(-1);
  return card ? meant(card) : unfit;
};

function numberRead(state: State, prompt: Prompt, read: Signs): Read {
  const { number } = read;
  const seat = prompt.kind === 'predict' && prompt.whom !== 'anyone' ? prompt.whom[0] : read.seat;
  if (number === undefined) return read.pointed || read.scoreCard || read.choice ? missing('number') : unfit;
  if (!seat) return missing('seat');
  const isCount = number >= 0;
  switch (prompt.kind) {
    case 'predict':
      return isCount ? command({ kind: 'predict', seat, tricks: number }) : unfit;
    case 'settle':
      return command({ kind: 'collect', seat, slot: slotToTell(state) ?? 'capture', loon: number });
    case 'tell-round':
      return command({ kind: 'tellGain', seat, loon: number });
    default: {
      const slot = slotMeant(state, read);
      return slot ? command({ kind: 'collect', seat, slot, loon: number }) : missing('slot');
    }
  }
}

/** Which recruitment card an amount belongs to: the only one that is told by hand, or the one pointed at. */
function slotMeant(state: State, { scoreCard, choice }: Signs): RecruitmentSlot | undefined {
  const byHand = slotsByHand(state);
  const meant = recruitmentSlots.find(
    (slot) => slot === choice || (scoreCard !== undefined && state.round.slots[slot] === scoreCard),
  );
  return meant ?? (byHand.length === 1 ? byHand[0] : undefined);
}

const winnerRead = ({ pointed }: Signs): Read =>
  pointed ? command({ kind: 'winTrick', seat: pointed }) : unfit;

function cardRead(state: State, prompt: Prompt, read: Signs): Read {
  const card = read.cards.at(-1);
  if (!card) return unfit;
  const seat = seatFor(state, prompt, read, card);
  if (!seat) return missing('seat');
  switch (prompt.kind) {
    case 'note-hand':
      return command({
        kind: 'noteHand',
        seat,
        cards: [...new Set([...(state.round.noted[seat] ?? []), ...read.cards])],
      });
    case 'ditch':
      return read.cards.length < 2
        ? missing('card')
        : command({ kind: 'ditch', seat, cards: read.cards.slice(-2) });
    case 'show-cards':
      return command({ kind: 'showCards', seat, cards: [card] });
    case 'play-card':
      return command({ kind: 'playCard', seat, card });
    default:
      return unfit;
  }
}

/** A card that everyone has seen go to a hand tells by itself whose recruit it is. */
function seatFor(state: State, { kind, whom }: Prompt, { seat }: Signs, card: CardId): SeatId | undefined {
  if (kind === 'play-card') return seat ?? (whom === 'anyone' ? undefined : whom[0]);
  if (seat || kind !== 'show-cards') return seat;
  const place = placeOf(state, card);
  return place?.at === 'hand' ? place.seat : undefined;
}
