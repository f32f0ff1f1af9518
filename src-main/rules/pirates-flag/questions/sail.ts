import { message, type Message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { words } from '../../kernel/questions/picks.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import { optional, step, type Made, type Pick } from '../../kernel/questions/step.ts';
import type { Command } from '../commands.ts';
import { boundDirection, reasonsToStop } from '../waypoints.ts';
import type { Course } from '../courses.ts';
import { mayEnd } from '../decide/turn.ts';
import { directions, placeOf, type Direction, type Moving, type State } from '../state.ts';
import { placeLabel, spaces } from './places.ts';

export interface Sailing {
  readonly phase: Moving;
  readonly ways: readonly Course[];
  readonly need: Prompt['need'];
}

/** Where the rest of a roll may lead: a space of the board, and a direction where both come by it. */
export const sail = defineQuestion<State, Command, Sailing>({
  kind: 'sail',
  need: ({ need }) => need,
  makes: ['sail'],
  places: true,
  rule: 'movement',
  whom: ({ turn }) => [turn.seat],
  ask: (_, { phase }) => message('prompt.sail', { left: phase.left }),
  hint: (state) => {
    const reasons = reasonsInWords(state);
    return message(reasons.length > 0 ? 'prompt.sail.stop' : 'prompt.sail.hint', { reasons });
  },
  shown: (state, { phase, ways }) => [
    state.turn.number,
    phase,
    placeOf(state, state.turn.seat),
    ways.map(({ command }) => command),
  ],
  step: (state, { phase, ways }) =>
    step<Command>('space', byPlace(state, ways), byDirection(ways), barred(state, phase, ways)),
});

/** Where the next ship may roll already a number is its roll. */
const byPlace = (state: State, ways: readonly Course[]): Pick<Command> =>
  spaces(
    [...new Set(ways.map(({ to }) => to))],
    (at) => {
      const [only, ...others] = ways.filter(({ to }) => to === at);
      if (!only) return undefined;
      const isOneWay = others.every(({ direction }) => direction === only.direction);
      if (!isOneWay) return { label: placeLabel(at), next: () => whichWay([only, ...others]) };
      return others.length > 0 ? { ...sailed(only), next: () => laterPass(others) } : sailed(only);
    },
    !mayEnd(state),
  );

/** A ship that comes by the same space twice stops there the first time, unless it is said otherwise. */
const laterPass = (later: readonly Course[]) =>
  optional(
    'pass',
    words(
      later.map(({ command }) => `pass-${command.pass ?? 1}`),
      (said) => made(later.find(({ command }) => said === `pass-${command.pass ?? 1}`)),
    ),
  );

const whichWay = (ways: readonly Course[]) =>
  step(
    'direction',
    words(
      directions.filter((direction) => ways.some((way) => way.direction === direction)),
      (said) => made(ways.find(({ direction }) => direction === said)),
    ),
  );

/** The whole roll one way needs no space; no button says so, since the space it leads to has one. */
const byDirection = (ways: readonly Course[]): Pick<Command> => {
  const full = ways.filter((way) => way.full);
  const said = words(
    full.map(({ direction }) => direction),
    (direction: Direction) => made(full.find((way) => way.direction === direction)),
  );
  return { ...said, listed: () => [] };
};

/** The way that cannot be sailed, with its reason. */
function barred({ turn, ...state }: State, phase: Moving, ways: readonly Course[]): Pick<Command> {
  const bound = boundDirection({ turn, ...state }, phase);
  const closed = directions
    .filter((direction) => ways.every((way) => way.direction !== direction))
    .filter((direction) => bound !== direction);
  return words(closed, (direction) => ({
    command: { kind: 'sail', seat: turn.seat, direction },
    label: message(`answer.turn.${direction}`),
  }));
}

const made = (course: Course | undefined): Made<Command> | undefined => course && sailed(course);

const sailed = (course: Course): Made<Command> => ({
  command: course.command,
  label: message(`answer.sail.${course.direction}`, { to: placeLabel(course.to) }),
  note: courseNote(course),
});

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

/** Why a movement may end here, in words for a display. */
export const reasonsInWords = (state: State): readonly Message[] =>
  reasonsToStop(state).map((reason) => message(`reason.${reason}`));
