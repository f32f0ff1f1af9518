import { message, type Message } from '../kernel/message.ts';
import type { Answer } from '../kernel/game.ts';
import { waitingFor, type Prompt } from '../kernel/prompt.ts';
import { nothingWaived } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { captainName, cardName, isTaught } from './cards.ts';
import type { Command } from './commands.ts';
import { boundDirection, reasonsToStop } from './course.ts';
import { courses, type Course } from './courses.ts';
import { decide } from './decide.ts';
import { settled } from './decide/stack.ts';
import { playAnswers } from './play-answers.ts';
import { captainsLeft } from './prompts/opening.ts';
import { totalOf } from './rolls.ts';
import { captainRow, directions, modifiersOf, type State } from './state.ts';
import { adriftOf } from './tasks.ts';

export interface Extra {
  readonly note?: Message;
  readonly key?: string;
  readonly under?: Message;
}

/** A button, with the refusal it would meet: what is refused is shown struck out, with its reason. */
export function button(state: State, command: Command, label: Message, extra: Extra = {}): Answer<Command> {
  const decided = decide(state, command, nothingWaived);
  return { command, label, ...extra, ...(decided.ok ? {} : { refusal: decided.no }) };
}

/** The buttons of one prompt. The scorekeeper answers for whoever is asked. */
export function answers(state: State, prompt: Prompt, asker: SeatId | undefined): readonly Answer<Command>[] {
  const seat = asker ?? waitingFor(prompt)[0];
  switch (prompt.kind) {
    case 'start-roll':
    case 'roll':
    case 'battle-roll':
    case 'forced-roll':
      return seat ? diceAnswers(state, prompt, seat) : [];
    case 'begin-with':
      return state.seats.map((one) => button(state, { kind: 'beginWith', seat: one }, seatLabel(one)));
    case 'take-captain':
      return seat ? captainAnswers(state, seat) : [];
    case 'sail':
      return seat ? sailAnswers(state, seat) : [];
    case 'fall':
      return seat ? [button(state, { kind: 'goDownFall', seat }, message('answer.fall'))] : [];
    case 'pick-up':
      return seat ? [button(state, { kind: 'pickUpFlag', seat }, message('answer.pick-up'))] : [];
    case 'battle':
      return seat ? [button(state, { kind: 'battle', seat }, message('answer.battle'))] : [];
    case 'trade':
    case 'discard':
      return seat ? cardAnswers(state, prompt.kind, seat) : [];
    case 'pass-dice':
      return seat ? [button(state, { kind: 'passDice', seat }, message('answer.pass'))] : [];
    case 'rest':
      return seat
        ? adriftOf(settled(state), seat).map((at) => button(state, { kind: 'restShip', seat, at }, place(at)))
        : [];
    case 'card':
      return seat ? playAnswers(state, seat) : [];
    case 'answer-card':
      return [
        button(state, { kind: 'letStand' }, message('answer.stand'), { key: 's' }),
        ...(seat ? playAnswers(state, seat) : []),
      ];
    case 'ship-at':
    case 'ship-moved':
      return seat ? shipAnswers(state, seat) : [];
    case 'flag-at':
      return flagAnswers(state);
    case 'battle-told':
      return seat ? battleAnswers(state, prompt, seat) : [];
    default:
      return [];
  }
}

const seatLabel = (seat: SeatId): Message => message('answer.seat', { player: { seat } });
const place = (at: number): Message => message(at === 0 ? 'answer.sea' : 'answer.space', { at });

/** One press for what the dice show: a face, or the sum of two. */
function diceAnswers(state: State, prompt: Prompt, seat: SeatId): readonly Answer<Command>[] {
  const ahead = settled(state);
  const range = prompt.fits.find((fit) => fit.kind === 'number');
  if (!range) return [];
  // As many as they are, so many they show at least.
  const count = range.least;
  const modifiers = modifiersOf(ahead, seat);
  return Array.from({ length: range.most - range.least + 1 }, (_, step) => {
    const sum = range.least + step;
    const command: Command =
      count === 1 ? { kind: 'roll', seat, faces: [sum] } : { kind: 'rollSum', seat, sum };
    const total = totalOf(sum, modifiers, state.options.doubling);
    return button(state, command, message('answer.number', { number: sum }), {
      ...(modifiers.length > 0 ? { note: message('answer.total', { total }) } : {}),
      ...(sum < 10 ? { key: String(sum) } : {}),
    });
  });
}

function captainAnswers(state: State, seat: SeatId): readonly Answer<Command>[] {
  return captainsLeft(state).map((captain) => {
    const row = captainRow(state, captain);
    const label = row ? captainName(row) : message('captain.blank', { number: captain });
    return button(state, { kind: 'takeCaptain', seat, captain }, label);
  });
}

function sailAnswers(state: State, seat: SeatId): readonly Answer<Command>[] {
  const ahead = settled(state);
  const open = courses(ahead).map((course) =>
    button(state, course.command, message(`answer.sail.${course.direction}`, { to: place(course.to) }), {
      note: courseNote(course),
    }),
  );
  const { phase } = ahead;
  if (phase.kind !== 'moving') return open;
  const bound = boundDirection(ahead, phase);
  // The way that is barred, with its reason.
  const barred = directions
    .filter((direction) => !courses(ahead).some((course) => course.direction === direction))
    .filter((direction) => bound !== direction)
    .map((direction) =>
      button(state, { kind: 'sail', seat, direction }, message(`answer.turn.${direction}`)),
    );
  return [...open, ...barred];
}

function courseNote({ full, beside, reasons, lands, to, fall, takesFlag, wins, draws }: Course): Message {
  const notes: Message[] = [
    ...(wins ? [message('note.wins')] : []),
    ...(takesFlag && !wins ? [message('note.flag')] : []),
    ...(full ? [] : reasons.map((reason) => message(`reason.${reason}`))),
    ...(beside ? [message('reason.battle')] : []),
    ...(fall ? [message('note.fall')] : []),
    ...(lands === to ? [] : [message('note.swept', { lands })]),
    ...(draws > 0 ? [message('note.draws', { draws })] : []),
  ];
  return notes.length > 0 ? message('note.list', { notes }) : message('note.full');
}

/** What goes lies face up: which card it is can be said, of those not known to lie elsewhere, and need not be. */
function cardAnswers(state: State, kind: 'trade' | 'discard', seat: SeatId): readonly Answer<Command>[] {
  const named = state.cards
    .filter(isTaught)
    .map((row) =>
      button(state, { kind, seat, card: row.id }, cardName(row), { under: message('answer.by-name') }),
    );
  return [
    button(state, { kind, seat }, message(`answer.${kind}`)),
    ...named.filter(({ refusal }) => refusal === undefined),
  ];
}

const shipAnswers = (state: State, seat: SeatId): readonly Answer<Command>[] =>
  Array.from({ length: state.board.spaces + 1 }, (_, at) =>
    button(state, { kind: 'placeShip', seat, at }, place(at)),
  );

function flagAnswers(state: State): readonly Answer<Command>[] {
  const falls = state.board.falls.map(({ top }) =>
    button(state, { kind: 'placeFlag', at: top }, message('answer.afloat', { at: top })),
  );
  return [
    ...state.seats.map((seat) => button(state, { kind: 'placeFlag', seat }, seatLabel(seat))),
    ...falls,
    button(state, { kind: 'placeFlag' }, message('answer.flag-ship')),
  ];
}

/** Whoever fights may have won. */
const battleAnswers = (state: State, prompt: Prompt, seat: SeatId): readonly Answer<Command>[] =>
  prompt.fits
    .flatMap((fit) => (fit.kind === 'seat' ? fit.among : []))
    .map((winner) => button(state, { kind: 'tellBattle', seat, winner }, seatLabel(winner)));

/** Why a movement may end here, in words for a display. */
export const reasonsInWords = (state: State): readonly Message[] =>
  reasonsToStop(state).map((reason) => message(`reason.${reason}`));
