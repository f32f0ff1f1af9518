import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { cards, digit, numbers, seats, upTo } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import { deckFor, isCard, suitOf } from '../cards.ts';
import { allLoon, mostOwed } from '../coins.ts';
import type { Command } from '../commands.ts';
import { flagText } from '../flag-text.ts';
import { handOf } from '../hand.ts';
import { placeOf } from '../knowledge.ts';
import { cardName } from '../names.ts';
import { isClaimTime, nextSeat, phaseOf, unruled } from '../phase.ts';
import type { Flag, State } from '../state.ts';

/** As long as recruits may be laid open the question is also the last call for them. */
const claimsFirst = (state: State): '' | '.claims' => (isClaimTime(state) ? '.claims' : '');

const trickNow = ({ round }: State): number => round.tricks.length + 1;

const suitLed = ({ round: { laid } }: State) => laid[0] && suitOf(laid[0].card);

const playCard = defineQuestion<State, Command>({
  kind: 'play-card',
  need: 'must',
  makes: ['playCard'],
  rule: (state) => (suitLed(state) ? 'follow' : 'trick'),
  whom: (state) => state.seats.filter((seat) => seat === nextSeat(state)),
  fits: (state) => [
    {
      kind: 'card',
      rows: deckFor(state.seats.length).filter((card) => placeOf(state, card)?.at !== 'trick'),
    },
  ],
  ask: (state) => {
    const led = suitLed(state);
    const trick = trickNow(state);
    return led
      ? message('prompt.play-card', { suit: message(`suit.${led}`), trick })
      : message('prompt.play-card.lead', { trick });
  },
  hint: (state) => {
    const led = suitLed(state);
    return led
      ? message('prompt.play-card.hint', { suit: message(`suit.${led}`) })
      : message(`prompt.play-card.lead.hint${claimsFirst(state)}`);
  },
  shown: (state) => ({ round: state.round.number, trick: trickNow(state), laid: state.round.laid }),
  step: (state, _, given) => {
    const seat = given ?? nextSeat(state);
    if (!seat) return undefined;
    return step(
      'card',
      cards(
        handOf(state, seat),
        (card) => ({ command: { kind: 'playCard', seat, card }, label: cardName(card) }),
        isCard,
      ),
    );
  },
});

const winTrick = defineQuestion<State, Command, Pick<Prompt, 'need' | 'whom'>>({
  kind: 'win-trick',
  need: ({ need }) => need,
  makes: ['winTrick'],
  rule: 'trick',
  whom: (_, { whom }) => whom,
  fits: (state) => [{ kind: 'seat', among: state.seats }],
  ask: (state) => message('prompt.win-trick', { trick: trickNow(state) }),
  hint: (state) => message(`prompt.win-trick.hint${claimsFirst(state)}`),
  shown: (state) => ({ round: state.round.number, trick: trickNow(state) }),
  step: (state, { need }) =>
    step(
      'seat',
      seats(
        state.seats,
        (seat) => ({
          command: { kind: 'winTrick', seat },
          label: message('answer.win-trick', { seat: { seat } }),
        }),
        // A token says whose the next card is; that its owner took a trick nobody asked about has to be pressed.
        { byToken: need === 'must' },
      ),
    ),
});

export const trickOpen = (state: State): Asked<State, Command> =>
  state.depth === 'cards' ? playCard(state) : winTrick(state, { need: 'must', whom: 'anyone' });

/** Where cards are told, the scorekeeper alone may cut a trick short by saying who took it. */
export const trickToldOpen = (state: State): readonly Asked<State, Command>[] =>
  state.depth === 'cards' && phaseOf(state) === 'tricks' ? [winTrick(state, { need: 'may', whom: [] })] : [];

const ruleBreach = defineQuestion<State, Command, { readonly flag: Flag; readonly need: Prompt['need'] }>({
  kind: 'rule-breach',
  need: ({ need }) => need,
  makes: ['ruleBreach'],
  rule: 'referee',
  whom: () => 'anyone',
  fits: () => [{ kind: 'number', least: 0, most: allLoon }],
  ask: (_, { flag }) => message('prompt.rule-breach', { seat: { seat: flag.seat } }),
  hint: (_, { flag }) => message('prompt.rule-breach.hint', { flag: flagText(flag) }),
  shown: (_, { flag }) => ({ flag: flag.number }),
  step: (_, { flag }) => {
    const ruled = (fine: number) =>
      fine < 0
        ? undefined
        : {
            command: { kind: 'ruleBreach', flag: flag.number, fine } as const,
            label: fine === 0 ? message('answer.let-stand') : message('answer.fine', { fine }),
            ...digit(fine),
          };
    return step('number', numbers(upTo(mostOwed), ruled, { least: 0, most: allLoon }));
  },
});

/** Where the table rules on breaches itself: one question for each that is open. */
export const breachesOpen = (state: State, need: Prompt['need']): readonly Asked<State, Command>[] =>
  unruled(state).map((flag) => ruleBreach(state, { flag, need }));

export const trickQuestions: readonly AnyQuestion[] = [playCard, winTrick, ruleBreach];
