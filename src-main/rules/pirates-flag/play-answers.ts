import type { Answer } from '../kernel/game.ts';
import { message, type Message } from '../kernel/message.ts';
import { nothingWaived } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { aimed, answerable, answersOthers, movesOf, targetsOf } from './aim.ts';
import { captainName, cardName, isTaught, type CaptainRow, type CardRow } from './cards.ts';
import type { Aim, Command } from './commands.ts';
import { decide } from './decide.ts';
import { isPending } from './decide/hand.ts';
import { mayStopAfter } from './effects/course.ts';
import { captainRow, directions, rowOf, type Play, type State } from './state.ts';

/**
 * What a seat may play now. Nobody but its captain knows a hand, so every card counts that is not known to lie
 * elsewhere. What the table may have done all the same stands behind, struck out with its reason.
 */
export function playAnswers(state: State, seat: SeatId): readonly Answer<Command>[] {
  const cards = state.cards
    .filter((row) => isTaught(row) && !state.discards.includes(row.id))
    .flatMap((row) => cardAnswers(state, seat, row));
  const all = [...abilityAnswers(state, seat), ...cards].map((answer) => refusable(state, answer));
  return [
    ...all.filter(({ refusal }) => !refusal),
    ...all.filter(({ refusal }) => refusal?.waivable === true),
    ...blankAnswer(state, seat),
  ];
}

/** One for all those that nobody has taught yet: what is said of it tells how that is done. */
function blankAnswer(state: State, seat: SeatId): readonly Answer<Command>[] {
  const blank = state.cards.find(
    (row) => !isTaught(row) && !state.discards.includes(row.id) && !isPending(state, row.id),
  );
  if (!blank) return [];
  const command = { kind: 'playCard', seat, card: blank.id } as const;
  return [refusable(state, { command, label: message('answer.blank') })].filter(
    ({ refusal }) => refusal?.code === 'not-taught',
  );
}

function refusable(state: State, answer: Answer<Command>): Answer<Command> {
  const decided = decide(state, answer.command, nothingWaived);
  return decided.ok ? answer : { ...answer, refusal: decided.no };
}

function cardAnswers(state: State, seat: SeatId, row: CardRow): readonly Answer<Command>[] {
  return aimsOf(state, row, seat, 'card').map((aim) => ({
    command: { kind: 'playCard', seat, card: row.id, ...aim },
    label: cardName(row),
    ...noteOf(state, aim),
  }));
}

function abilityAnswers(state: State, seat: SeatId): readonly Answer<Command>[] {
  const ability = state.abilities[seat];
  const row = ability && captainRow(state, ability.captain);
  if (!row || ability.used || !isTaught(row)) return [];
  return aimsOf(state, row, seat, 'captain').map((aim) => ({
    command: { kind: 'useCaptain', seat, ...aim },
    label: captainName(row),
    ...noteOf(state, aim),
  }));
}

/** Every way to aim it: whom, which way, how far, in answer to what. */
function aimsOf(
  state: State,
  row: CardRow | CaptainRow,
  seat: SeatId,
  source: Play['source'],
): readonly Aim[] {
  const targets = targetsOf(state, row, seat);
  const whom: readonly Aim[] = targets ? targets.map((target) => ({ target })) : [{}];
  const ways: readonly Aim[] = movesOf(row).some(({ way }) => way === 'either' || way === 'away')
    ? directions.map((direction) => ({ direction }))
    : [{}];
  const answered: readonly Aim[] = answersOthers(row)
    ? answerable(state, row, seat).map(({ number }) => ({ answers: number }))
    : [{}];
  return whom
    .flatMap((one) => ways.map((two) => ({ ...one, ...two })))
    .flatMap((aim) =>
      lengthsOf(state, row, aimed(state, row, seat, source, aim)).map((far) => ({ ...aim, ...far })),
    )
    .flatMap((aim) => answered.map((answer) => ({ ...aim, ...answer })));
}

/** A ship may go less far where the card leaves it open, or to stop beside the carrier. */
function lengthsOf(state: State, row: CardRow | CaptainRow, play: Play): readonly Aim[] {
  const moves = movesOf(row);
  const most = Math.max(0, ...moves.map(({ spaces }) => spaces));
  const shorter = Array.from({ length: most }, (_, step) => step + 1).filter((spaces) =>
    moves.some((move) => spaces < move.spaces && mayStopAfter(state, play, move, spaces)),
  );
  return shorter.length > 0
    ? [{ spaces: most }, ...shorter.toReversed().map((spaces) => ({ spaces }))]
    : [{}];
}

function noteOf(state: State, aim: Aim): { readonly note?: Message } {
  const parts: Message[] = [];
  if (aim.target) parts.push(message('note.target', { player: { seat: aim.target } }));
  if (aim.direction) parts.push(message(`note.${aim.direction}`));
  if (aim.spaces !== undefined) parts.push(message('note.spaces', { spaces: aim.spaces }));
  const pending = state.stack.plays.find(({ number }) => number === aim.answers);
  if (pending) parts.push(message('note.answers', { card: playName(state, pending.play) }));
  return parts.length > 0 ? { note: message('note.list', { notes: parts }) } : {};
}

/** How a play is called: its card's name, or its captain's. */
export function playName(state: State, play: Play): Message {
  const row = rowOf(state, play);
  if (!row) return message('card.blank', { number: play.row });
  return play.source === 'card' ? cardName(row as CardRow) : captainName(row);
}
