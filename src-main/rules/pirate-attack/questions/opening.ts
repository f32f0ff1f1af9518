import { seats, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { tellsCards } from '../custody.ts';
import { cardsFilled } from './cards.ts';
import { gold, seatLabel } from './facts.ts';
import { unpaid } from '../starters/starters.ts';
import { startersOpen } from './starters.ts';

const begin = defineQuestion<State, Command>({
  kind: 'begin',
  need: 'must',
  makes: ['beginWith'],
  rule: 'start',
  whom: () => 'anyone',
  shown: (state) => state.seats,
  step: (state) =>
    step(
      'seat',
      seats(state.seats, (seat) => ({ command: { kind: 'beginWith', seat }, label: seatLabel(seat) })),
    ),
});

/** Gold that comes while five cards are dealt stays with who drew it. */
const dealt = defineQuestion<State, Command>({
  kind: 'dealt',
  each: true,
  need: 'may',
  makes: ['takeGold'],
  rule: 'start',
  whom: () => 'anyone',
  whose: (state) => state.seats,
  shown: (state) => state.purses,
  step: (state, _, seat) =>
    seat &&
    step(
      'choice',
      words(['gold'], () => gold(state, seat, 'drawn')),
    ),
});

export const openingOpen = (state: State): readonly Asked<State, Command>[] => [
  ...(unpaid(state) ? [] : [begin(state)]),
  ...startersOpen(state),
  tellsCards(state) ? cardsFilled(state) : dealt(state),
];

export const openingQuestions: readonly AnyQuestion[] = [begin, dealt];
