import { may, must, type Prompt } from '../kernel/prompt.ts';
import { auctionPrompts, rowToldPrompts } from './prompts/auction.ts';
import { claimPrompts, predictPrompt } from './prompts/claim.ts';
import { drawPrompt, dealPrompt, topUpPrompts } from './prompts/deal.ts';
import { notePrompts, ditchPrompts } from './prompts/secret.ts';
import { settlePrompt, tellRoundPrompt } from './prompts/told.ts';
import { breachPrompts, trickPrompt, trickToldPrompts } from './prompts/trick.ts';
import { phaseOf } from './phase.ts';
import type { State } from './state.ts';

/** What the table waits for comes first, then what may be done meanwhile. */
export function prompts(state: State): readonly Prompt[] {
  if (state.over || state.round.number === 0) return [];
  return [...waited(state), ...meanwhile(state)];
}

function waited(state: State): readonly Prompt[] {
  switch (phaseOf(state)) {
    case 'draw':
      return [drawPrompt(state)];
    case 'deal':
      return [dealPrompt(state)];
    case 'second-pass':
    case 'bid':
    case 'tie':
    case 'choose':
    case 'tell-row':
      return auctionPrompts(state);
    case 'predict':
      return [predictPrompt(state)];
    case 'tricks':
      return [trickPrompt(state)];
    case 'ruling':
      return breachPrompts(state, must);
    case 'settle':
      return [settlePrompt(state)];
    case 'tell-round':
      return [tellRoundPrompt(state)];
    case 'not-begun':
    case 'over':
      return [];
  }
}

const meanwhile = (state: State): readonly Prompt[] => [
  ...topUpPrompts(state),
  ...rowToldPrompts(state),
  ...trickToldPrompts(state),
  ...notePrompts(state),
  ...ditchPrompts(state),
  ...claimPrompts(state),
  ...(phaseOf(state) === 'ruling' ? [] : breachPrompts(state, may)),
];
