import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { upTo } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { suitOf } from '../cards.ts';
import { allLoon, mostOwed } from '../coins.ts';
import type { Command } from '../commands.ts';
import { flagText } from '../flag-text.ts';
import { handOf } from '../hand.ts';
import { isClaimTime, nextSeat, phaseOf, unruled } from '../phase.ts';
import type { Flag, State } from '../state.ts';
import { amounts, captains, crew, says } from './made.ts';

/** As long as recruits may be laid open the question is also the last call for them. */
const claimsFirst = (state: State): '' | '.claims' => (isClaimTime(state) ? '.claims' : '');

const trickNow = ({ round }: State): number => round.tricks.length + 1;

const suitLed = ({ round: { laid } }: State) => laid[0] && suitOf(laid[0].card);

const playCard = defineQuestion<State, Command>({
  kind: 'play-card',
  makes: ['playCard'],
  rule: (state) => (suitLed(state) ? 'follow' : 'trick'),
  whom: (state) => state.seats.filter((seat) => seat === nextSeat(state)),
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
    return seat && crew(handOf(state, seat), (card) => ({ kind: 'playCard', seat, card }));
  },
});

const winTrick = defineQuestion<State, Command, Pick<Prompt, 'need' | 'whom'>>({
  kind: 'win-trick',
  need: ({ need }) => need,
  makes: ['winTrick'],
  rule: 'trick',
  whom: (_, { whom }) => whom,
  ask: (state) => message('prompt.win-trick.all', { trick: trickNow(state) }),
  hint: (state) => message(`prompt.win-trick.hint${claimsFirst(state)}`),
  shown: (state) => ({ round: state.round.number, trick: trickNow(state) }),
  step: (state, { need }) =>
    captains(state.seats, (seat) => ({ kind: 'winTrick', seat }), 'win-trick', {
      byToken: need === 'must',
    }),
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
  ask: (_, { flag }) => message('prompt.rule-breach', { seat: { seat: flag.seat } }),
  hint: (_, { flag }) => message('prompt.rule-breach.hint', { flag: flagText(flag) }),
  shown: (_, { flag }) => ({ flag: flag.number }),
  step: (_, { flag }) => {
    const ruled = (fine: number) => {
      const command = { kind: 'ruleBreach', flag: flag.number, fine } as const;
      return fine === 0 ? says(command, 'let-stand') : says(command, 'fine', { fine });
    };
    return amounts(upTo(mostOwed), { least: 0, most: allLoon }, ruled);
  },
});

/** Where the table rules on breaches itself: one question for each that is open. */
export const breachesOpen = (state: State, need: Prompt['need']): readonly Asked<State, Command>[] =>
  unruled(state).map((flag) => ruleBreach(state, { flag, need }));

export const trickQuestions = [playCard, winTrick, ruleBreach];
