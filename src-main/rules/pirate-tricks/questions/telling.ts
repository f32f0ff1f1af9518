import { message } from '../../kernel/message.ts';
import { digit, numbers, upTo } from '../../kernel/questions/picks.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import { answeredBy } from '../../kernel/secret.ts';
import { allLoon, mostOwed, startLoon } from '../coins.ts';
import type { Command } from '../commands.ts';
import { untold } from '../decide/spoils.ts';
import { slotName } from '../names.ts';
import { outstanding } from '../phase.ts';
import { spoilSlots, type SpoilSlot } from '../score-card.ts';
import type { State } from '../state.ts';

/** As far up as buttons for a whole round's gain go; anything beyond is typed. */
const mostGained = 14;

const anyAmount = { least: -allLoon, most: allLoon } as const;

/** Whose it is stands over the buttons, and on a phone there is only one seat. */
const amount = (loon: number) =>
  loon < 0 ? message('answer.owe', { loon: -loon }) : message('answer.gain', { loon });

/** Amounts as buttons; what a card or a round may bring is not known here, so any is read. */
const amounts = (listed: readonly number[], command: (loon: number) => Command) =>
  step(
    'number',
    numbers(listed, (loon) => ({ command: command(loon), label: amount(loon), ...digit(loon) }), anyAmount),
  );

/** The card whose amounts are told first. */
export const slotToTell = (state: State): SpoilSlot =>
  spoilSlots.find((slot) => untold(state, slot).length > 0) ?? 'capture';

const toldOf = (state: State) => state.round.told[slotToTell(state)] ?? {};

const toSettle = (state: State) => {
  const missing = untold(state, slotToTell(state));
  const told = toldOf(state);
  return state.seats.filter((seat) => missing.includes(seat) || told[seat] !== undefined);
};

/** One question a card, to everybody whose amount is not known; those who have told it have answered. */
export const settle = defineQuestion<State, Command>({
  kind: 'settle',
  makes: ['collect'],
  seatFirst: true,
  rule: 'spoils',
  whose: toSettle,
  answered: (state) => state.seats.filter((seat) => toldOf(state)[seat] !== undefined),
  ask: (state) => {
    const slot = slotToTell(state);
    return message('prompt.settle', { card: slotName(state, slot), count: untold(state, slot).length });
  },
  shown: (state) => ({ round: state.round.number, slot: slotToTell(state) }),
  step: (state, _, seat) => {
    const slot = slotToTell(state);
    return seat && amounts(upTo(startLoon, -mostOwed), (loon) => ({ kind: 'collect', seat, slot, loon }));
  },
});

export const tellRound = defineQuestion<State, Command>({
  kind: 'tell-round',
  makes: ['tellGain'],
  seatFirst: true,
  rule: 'depth',
  whose: ({ round }) => round.gains.asked,
  answered: ({ round }) => answeredBy(round.gains),
  ask: ({ round }) => message('prompt.tell-round', { round: round.number, count: outstanding(round.gains) }),
  shown: ({ round }) => ({ round: round.number }),
  step: (_, __, seat) =>
    seat && amounts(upTo(mostGained, -startLoon), (loon) => ({ kind: 'tellGain', seat, loon })),
});

export const toldQuestions = [settle, tellRound];
