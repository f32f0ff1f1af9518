import { message } from '../../kernel/message.ts';
import { nothingWaived } from '../../kernel/refusal.ts';
import { cards, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { cardName, isTaught, type CardRow } from '../cards.ts';
import type { Command } from '../commands.ts';
import { decide } from '../decide.ts';
import { cardRow, type State } from '../state.ts';
import { adriftOf, forcedRolls, owedBy } from '../tasks.ts';
import { placeLabel, spaces } from './places.ts';
import { forcedRoll } from './roll.ts';

type Laying = (card: CardRow) => Command;

/** What goes lies face up: which card it is can be said, of those not known to lie elsewhere, and need not be. */
export function byName(state: State, laying: Laying): Pick<Command> {
  const named = state.cards.filter(isTaught).filter((row) => decide(state, laying(row), nothingWaived).ok);
  const word = 'by-name';
  return words(named.length > 0 ? [word] : [], () => ({
    label: message('answer.by-name'),
    next: () => step('card', cardsOf(state, named, laying)),
  }));
}

/** A card that lies there says its name by itself, also where no button has it. */
const cardsOf = (state: State, listed: readonly CardRow[], laying: Laying): Pick<Command> =>
  cards(
    listed.map(({ id }) => id),
    (id) => {
      const row = cardRow(state, id);
      return row && { command: laying(row), label: cardName(row) };
    },
    (row): row is string => cardRow(state, row) !== undefined,
  );

const discard = defineQuestion<State, Command, SeatId>({
  kind: 'discard',
  makes: ['discard'],
  rule: 'hand',
  whom: (_, seat) => [seat],
  ask: (state, seat) => message('prompt.discard', { count: owedBy(state, seat) }),
  shown: (state, seat) => [state.turn.number, owedBy(state, seat), state.hands[seat]],
  step: (state, whose, given) => {
    const seat = given ?? whose;
    const laying = ({ id }: CardRow) => ({ kind: 'discard', seat, card: id }) as const;
    return step<Command>(
      'card',
      words(['discard'], () => ({ command: { kind: 'discard', seat }, label: message('answer.discard') })),
      byName(state, laying),
      cardsOf(state, [], laying),
    );
  },
});

const rest = defineQuestion<State, Command, SeatId>({
  kind: 'rest',
  makes: ['restShip'],
  places: true,
  rule: 'hazards',
  whom: (_, seat) => [seat],
  hint: (state, seat) => message('prompt.rest.hint', { spaces: adriftOf(state, seat) }),
  shown: (state, seat) => [state.turn.number, adriftOf(state, seat)],
  step: (state, whose, given) => {
    const seat = given ?? whose;
    const rested = (at: number) => ({
      command: { kind: 'restShip', seat, at } as const,
      label: placeLabel(at),
    });
    return spaces(adriftOf(state, seat), rested);
  },
});

/** What has to be done before anything else goes on. */
export function owedOpen(state: State): readonly Asked<State, Command>[] {
  const [forced] = forcedRolls(state);
  return [
    ...(forced ? [forcedRoll(state, forced.seat)] : []),
    ...state.seats.flatMap((seat) => [
      ...(owedBy(state, seat) > 0 ? [discard(state, seat)] : []),
      ...(adriftOf(state, seat).length > 0 ? [rest(state, seat)] : []),
    ]),
  ];
}

export const owedQuestions = [discard, rest];
