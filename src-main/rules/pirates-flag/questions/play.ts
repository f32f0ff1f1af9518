import { message, type Message } from '../../kernel/message.ts';
import { cards, numbers, seats, upTo, words } from '../../kernel/questions/picks.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import { optional, step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Pending } from '../../kernel/stack.ts';
import { aimed, answerable, answersOthers, lacksDirection, movesOf, targetsOf } from '../aim.ts';
import { captainName, cardName, isTaught, type CaptainRow, type CardRow } from '../cards.ts';
import type { Aim, Command } from '../commands.ts';
import { isPending } from '../decide/hand.ts';
import { mayStopAfter } from '../effects/course.ts';
import { playName } from '../play-name.ts';
import type { RefusalCode } from '../refusals.ts';
import { captainRow, cardRow, directions, type Direction, type Play, type State } from '../state.ts';
import { seatLabel } from './places.ts';

/** A card, or an ability, on its way to the table: whose it is, and how far it is aimed. */
interface Laying {
  readonly seat: SeatId;
  readonly source: Play['source'];
  readonly row: CardRow | CaptainRow;
  readonly aim: Aim;
}

const commandOf = ({ seat, source, row, aim }: Laying): Command =>
  source === 'captain'
    ? { kind: 'useCaptain', seat, ...aim }
    : { kind: 'playCard', seat, card: row.id, ...aim };

const playOf = (state: State, { seat, source, row, aim }: Laying): Play =>
  aimed(state, row, seat, source, aim);

/** What a ship may stop after beside the whole number: where the card leaves it open, or beside the carrier. */
function shorterOf(state: State, laying: Laying): readonly number[] {
  const moves = movesOf(laying.row);
  const play = playOf(state, laying);
  return upTo(wholeOf(laying), 1)
    .filter((spaces) => moves.some((move) => spaces < move.spaces && mayStopAfter(state, play, move, spaces)))
    .toReversed();
}

/** The pending plays that a card answers which does nothing but answer. */
const answerableBy = (state: State, { seat, row }: Laying): readonly Pending<Play>[] =>
  answersOthers(row) ? answerable(state, row, seat) : [];

const wholeOf = ({ row }: Laying): number => Math.max(0, ...movesOf(row).map(({ spaces }) => spaces));

/** Each step is asked only where more than one answer fits. */
function lacking(state: State, laying: Laying): Step<Command> | undefined {
  const { seat, row, aim } = laying;
  const targets = targetsOf(state, row, seat) ?? [];
  if (!aim.target && targets.length > 0) return aimingAt(state, laying, targets);
  if (lacksDirection(state, row, playOf(state, laying))) return headed(state, laying);
  const shorter = aim.spaces === undefined ? shorterOf(state, laying) : [];
  if (shorter.length > 0) return stoppingAfter(state, laying, shorter);
  const others = aim.answers === undefined ? answerableBy(state, laying).slice(1) : [];
  return others.length > 0 ? answering(state, laying, others) : undefined;
}

const aimingAt = (state: State, laying: Laying, targets: readonly SeatId[]) =>
  step(
    'target',
    seats(targets, (target) => made(state, laying, { target }, seatLabel(target))),
  );

const headed = (state: State, laying: Laying) =>
  step(
    'direction',
    words(directions, (direction: Direction) =>
      made(state, laying, { direction }, message(`note.${direction}`)),
    ),
  );

const stoppingAfter = (state: State, laying: Laying, shorter: readonly number[]) =>
  optional(
    'spaces',
    numbers(shorter, (spaces) => made(state, laying, { spaces }, message('note.spaces', { spaces }))),
  );

/** The topmost play that such a card can answer is meant, unless another is named. */
const answering = (state: State, laying: Laying, others: readonly Pending<Play>[]) => {
  const named = (row: string) => others.find(({ play }) => play.row === row);
  return optional(
    'answers',
    cards(
      others.map(({ play }) => play.row),
      (row) => {
        const other = named(row);
        return other && made(state, laying, { answers: other.number }, playName(state, other.play));
      },
      (row): row is string => named(row) !== undefined,
    ),
  );
};

function made(state: State, laying: Laying, said: Aim, label: Message): Made<Command> {
  const so = { ...laying, aim: { ...laying.aim, ...said } };
  const note = noteOf(state, so, said);
  return { label, ...(note ? { note } : {}), command: commandOf(so), next: () => lacking(state, so) };
}

/** What stands beside what was said last: whom it is for, which way, how far, and in answer to what. */
function noteOf(
  state: State,
  laying: Laying,
  { target, direction, spaces, answers }: Aim,
): Message | undefined {
  const { row, aim } = laying;
  const isAimed = !lacksDirection(state, row, playOf(state, laying));
  const far = aim.spaces ?? (isAimed && shorterOf(state, laying).length > 0 ? wholeOf(laying) : undefined);
  const [topmost] = answerableBy(state, laying);
  const notes = [
    ...(aim.target && !target ? [message('note.target', { player: { seat: aim.target } })] : []),
    ...(aim.direction && !direction ? [message(`note.${aim.direction}`)] : []),
    ...(far !== undefined && !spaces ? [message('note.spaces', { spaces: far })] : []),
    ...(topmost && !answers ? [message('note.answers', { card: playName(state, topmost.play) })] : []),
  ];
  return notes.length > 0 ? message('note.list', { notes }) : undefined;
}

/** What only one answer fits stands in the command without having been said. */
function laid(state: State, seat: SeatId, source: Play['source'], row: CardRow | CaptainRow): Made<Command> {
  const targets = targetsOf(state, row, seat);
  const [only, ...others] = targets ?? [];
  const aim = only && others.length === 0 ? { target: only } : {};
  return made(state, { seat, source, row, aim }, {}, nameOf(source, row));
}

const nameOf = (source: Play['source'], row: CardRow | CaptainRow): Message =>
  source === 'captain'
    ? captainName(row)
    : isTaught(row)
      ? cardName(row as CardRow)
      : message('answer.blank');

/** Whose ability a captain's card is. */
const ownerOf = (state: State, captain: string): SeatId | undefined =>
  state.seats.find((seat) => state.abilities[seat]?.captain === captain);

/**
 * Nobody but its captain knows a hand, so every card counts that is not known to lie elsewhere; one stands for all those
 * that nobody has taught yet, and what is said of it tells how that is done.
 */
function rowsOf(state: State, seat: SeatId): readonly string[] {
  const captain = state.abilities[seat]?.captain;
  const inPlay = state.cards.filter(({ id }) => !state.discards.includes(id));
  const blank = inPlay.find((row) => !isTaught(row) && !isPending(state, row.id));
  return [
    ...(captain === undefined ? [] : [captain]),
    ...inPlay.filter(isTaught).map(({ id }) => id),
    ...(blank ? [blank.id] : []),
  ];
}

/** A captain's card is that captain's, whoever is looked at. */
function laidBy(state: State, seat: SeatId, id: string): Made<Command> | undefined {
  const owner = ownerOf(state, id);
  const captain = captainRow(state, id);
  if (owner && captain) return laid(state, owner, 'captain', captain);
  const row = cardRow(state, id);
  return row && laid(state, seat, 'card', row);
}

const isPlayable = (state: State, row: string): boolean =>
  cardRow(state, row) !== undefined || ownerOf(state, row) !== undefined;

/** Refusals that say only that the aim is still to come. */
const later: readonly RefusalCode[] = ['target-missing', 'direction-missing'];

const playing = {
  each: true,
  many: true,
  keeps: true,
  later,
  whom: () => 'anyone' as const,
  whose: ({ seats: all }: State) => all,
  step: (state: State, _: unknown, seat: SeatId | undefined) =>
    seat &&
    cards(
      rowsOf(state, seat),
      (row) => laidBy(state, seat, row),
      (row): row is string => isPlayable(state, row),
    ),
} as const;

/** On anybody's turn, at any moment. */
export const card = defineQuestion<State, Command>({
  ...playing,
  kind: 'card',
  need: 'may',
  makes: ['playCard', 'useCaptain'],
  rule: 'cards',
  shown: (state) => [state.turn, state.phase.kind, state.discards.length],
});

/** Whether nothing could follow what lies on the stack. */
interface Ending {
  readonly endsGame: boolean;
}

/** While something lies on the stack. It closes by itself, except where nothing could follow it. */
export const answerCard = defineQuestion<State, Command, Ending>({
  ...playing,
  kind: 'answer-card',
  need: ({ endsGame }) => (endsGame ? 'must' : 'may'),
  window: true,
  makes: ['playCard', 'useCaptain', 'letStand'],
  rule: 'stack',
  hint: (_, { endsGame }) => message(endsGame ? 'prompt.answer-card.last' : 'prompt.answer-card.hint'),
  shown: (state) => [state.turn.number, state.stack],
  besides: () => [
    words(['stand'], () => ({ command: { kind: 'letStand' }, label: message('answer.stand'), key: 's' })),
  ],
});

export const playingQuestions = [card, answerCard];
