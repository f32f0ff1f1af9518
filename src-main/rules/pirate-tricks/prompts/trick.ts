import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import { deckFor, suitOf } from '../cards.ts';
import { allLoon } from '../coins.ts';
import { placeOf } from '../knowledge.ts';
import { nextSeat, phaseOf, unruled } from '../phase.ts';
import { isClaimTime } from './claim.ts';
import { flagText } from '../flag-text.ts';
import type { Flag, State } from '../state.ts';

/** As long as recruits may be laid open the question is also the last call for them. */
const claimsFirst = (state: State): '' | '.claims' => (isClaimTime(state) ? '.claims' : '');

export function trickPrompt(state: State): Prompt {
  const trick = state.round.tricks.length + 1;
  return state.depth === 'cards' ? playPrompt(state, trick) : winTrickPrompt(state, must, 'anyone');
}

/** Where cards are told, the scorekeeper alone may cut a trick short by saying who took it. */
export const trickToldPrompts = (state: State): readonly Prompt[] =>
  state.depth === 'cards' && phaseOf(state) === 'tricks' ? [winTrickPrompt(state, may, [])] : [];

function playPrompt(state: State, trick: number): Prompt {
  const { laid } = state.round;
  const led = laid[0] && suitOf(laid[0].card);
  const next = nextSeat(state);
  return must({
    kind: 'play-card',
    whom: state.seats.filter((seat) => seat === next),
    fits: [
      {
        kind: 'card',
        rows: deckFor(state.seats.length).filter((card) => placeOf(state, card)?.at !== 'trick'),
      },
    ],
    ask: led
      ? message('prompt.play-card', { suit: message(`suit.${led}`), trick })
      : message('prompt.play-card.lead', { trick }),
    hint: led
      ? message('prompt.play-card.hint', { suit: message(`suit.${led}`) })
      : message(`prompt.play-card.lead.hint${claimsFirst(state)}`),
    rule: led ? 'follow' : 'trick',
    shown: { round: state.round.number, trick, laid },
  });
}

function winTrickPrompt(state: State, ask: typeof may, whom: Prompt['whom']): Prompt {
  const trick = state.round.tricks.length + 1;
  return ask({
    kind: 'win-trick',
    whom,
    fits: [{ kind: 'seat', among: state.seats }],
    ask: message('prompt.win-trick', { trick }),
    hint: message(`prompt.win-trick.hint${claimsFirst(state)}`),
    rule: 'trick',
    shown: { round: state.round.number, trick },
  });
}

/** Where the table rules on breaches itself: one question for each that is open. */
export const breachPrompts = (state: State, ask: typeof may): readonly Prompt[] =>
  unruled(state).map((flag) =>
    ask({
      kind: 'rule-breach',
      whom: 'anyone',
      fits: [{ kind: 'number', least: 0, most: allLoon }],
      ask: message('prompt.rule-breach', { seat: { seat: flag.seat } }),
      hint: message('prompt.rule-breach.hint', { flag: flagText(flag) }),
      rule: 'referee',
      shown: { flag: flag.number },
    }),
  );

/** Which breach a prompt asks about. */
export const flagAsked = (state: State, prompt: Prompt): Flag | undefined =>
  unruled(state)[breachPrompts(state, must).findIndex(({ id }) => id === prompt.id)];
