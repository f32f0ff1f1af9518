import { message } from '../../kernel/message.ts';
import { cards } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { answerers, answerTo, comesBefore } from '../answering.ts';
import type { Command } from '../commands.ts';
import { cardOf, cards as rows } from '../data/cards.ts';
import { isInHands } from '../decide/cards.ts';
import { isSpent } from '../elsewhere.ts';
import { cardName, nameOf } from '../names.ts';
import type { State, Waiting } from '../state.ts';

/** Whoever is robbed, and who may help; once somebody has said so, only those who come before. */
const toAnswer = (state: State, waits: Waiting): readonly SeatId[] =>
  waits.declared
    ? comesBefore(state, waits, waits.declared.seat)
    : robbedFirst(waits, answerers(state, waits));

const robbedFirst = ({ victim }: Waiting, among: readonly SeatId[]): readonly SeatId[] => [
  ...among.filter((seat) => seat === victim),
  ...among.filter((seat) => seat !== victim),
];

/** Whoever is robbed may stop it, held or not: a button tells nobody a hand. */
const react = defineQuestion<State, Command, Waiting>({
  kind: 'react',
  need: 'may',
  window: true,
  makes: ['answerCard'],
  rule: 'reactions',
  whom: (state, waits) => toAnswer(state, waits),
  ask: (_, { seat, card }) => message('prompt.react.to', { card: nameOf(card), player: { seat } }),
  shown: (_, waits) => waits,
  step: (state, waits, seat = toAnswer(state, waits)[0]) => {
    const answer = answerTo(waits.card);
    if (!seat) return undefined;
    return cards<string, Command>(
      answer ? [answer] : [],
      (id) => {
        const own = cardOf(id);
        return own && { command: { kind: 'answerCard', seat, card: id }, label: cardName(own) };
      },
      (id): id is string => id === answer,
    );
  },
});

/** What the Spy has laid away may be named: everybody sees it. */
const spied = defineQuestion<State, Command>({
  kind: 'spied',
  need: 'may',
  window: true,
  makes: ['nameSpied'],
  rule: 'cards',
  whom: (state) => [state.turn],
  // A Super Spy may be somebody's who is not on turn.
  ask: ({ spied: of, turn }) =>
    of === null || of === turn
      ? message('prompt.spied.own')
      : message('prompt.spied.of', { player: { seat: of } }),
  shown: (state) => [state.round, state.spied, state.zones.discard],
  step: (state) =>
    cards<string, Command>(
      rows.flatMap((row) => (isInHands(state, row) && !isSpent(state, row.id) ? [row.id] : [])),
      (card) => {
        const row = cardOf(card);
        return row && { command: { kind: 'nameSpied', card }, label: cardName(row) };
      },
      (id): id is string => isInHands(state, cardOf(id)),
    ),
});

export const reactOpen = (state: State): readonly Asked<State, Command>[] =>
  state.waits && state.chain.length === 0 ? [react(state, state.waits)] : [];

export const spiedOpen = (state: State): readonly Asked<State, Command>[] =>
  state.spied === null ? [] : [spied(state)];

export const robbedQuestions: readonly AnyQuestion[] = [react, spied];
