import { message } from '../../kernel/message.ts';
import { seats, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { optional, step, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { deckLeft, tellsCards } from '../custody.ts';
import { shipsCounted } from '../endings.ts';
import { inPlay, type State } from '../state.ts';
import { seatLabel } from './facts.ts';

const endWords = ['nobody', 'time'] as const;

/** Whoever is left by the table's own ruling: one, two who cannot sink each other, or nobody at all. */
const end = defineQuestion<State, Command>({
  kind: 'end',
  need: 'may',
  makes: ['endGame', 'callTime'],
  rule: 'ending',
  whom: () => 'anyone',
  shown: (state) => [state.round, state.turn, state.outs],
  step: (state) =>
    step<Command>(
      'choice',
      words<(typeof endWords)[number], Command>(
        endWords.filter((word) =>
          word === 'time' ? state.options.ending === 'time' : isNobodyAfloat(state),
        ),
        (word) =>
          word === 'time'
            ? { command: { kind: 'callTime' }, label: message('answer.time') }
            : { command: { kind: 'endGame', winners: [] }, label: message('answer.nobody') },
      ),
      seats(
        inPlay(state),
        (seat) => ({
          command: { kind: 'endGame', winners: [seat] },
          label: message('answer.wins', { player: { seat } }),
          next: () => shared(state, seat),
        }),
        { byToken: false },
      ),
    ),
});

/** Before the cards are out there are ships to come. */
const isNobodyAfloat = (state: State): boolean =>
  !(tellsCards(state) && deckLeft(state) > 0) &&
  inPlay(state).every((seat) => shipsCounted(state, seat).length === 0);

const shared = (state: State, first: SeatId): Step<Command> =>
  optional(
    'seat',
    seats(
      inPlay(state).filter((seat) => seat !== first),
      (seat) => ({ command: { kind: 'endGame', winners: [first, seat] }, label: seatLabel(seat) }),
      { byToken: false },
    ),
  );

/** What lies open would end the game, and no fact comes behind it: that nobody stops it is said by itself. */
const last = defineQuestion<State, Command>({
  kind: 'last',
  need: 'must',
  makes: ['passChip'],
  rule: 'ending',
  whom: () => 'anyone',
  shown: (state) => [state.round, state.chain, state.waits],
  step: ({ turn }) =>
    step<Command>(
      'choice',
      words(['works'], () => ({ command: { kind: 'passChip', seat: turn }, label: message('answer.works') })),
    ),
});

export const lastOpen = (state: State): readonly Asked<State, Command>[] => [last(state)];
export const endOpen = (state: State): readonly Asked<State, Command>[] => [end(state)];

export const endQuestions: readonly AnyQuestion[] = [end, last];
