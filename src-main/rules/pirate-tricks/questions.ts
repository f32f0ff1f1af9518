import { may, must, type Prompt } from '../kernel/prompt.ts';
import { fromQuestions } from '../kernel/questions/game.ts';
import type { Asked } from '../kernel/questions/question.ts';
import { answers as otherAnswers } from './answers.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { interpret as otherReadings } from './interpret.ts';
import { knownTo, untold } from './known.ts';
import { claimPrompts, predictPrompt } from './prompts/claim.ts';
import { drawPrompt, dealPrompt, topUpPrompts } from './prompts/deal.ts';
import { notePrompts, ditchPrompts } from './prompts/secret.ts';
import { settlePrompt, tellRoundPrompt } from './prompts/told.ts';
import { breachPrompts, trickPrompt, trickToldPrompts } from './prompts/trick.ts';
import { phaseOf } from './phase.ts';
import { auctionOpen, auctionQuestions, rowToldOpen } from './questions/auction.ts';
import type { State } from './state.ts';

type Open = Asked<State, Command> | Prompt;

export const { prompts, answers, interpret, makes } = fromQuestions<State, Command>({
  rows: auctionQuestions,
  open,
  decide,
  knownTo,
  untold,
  others: { answers: otherAnswers, interpret: otherReadings },
});

/** What the table waits for comes first, then what may be done meanwhile. */
function open(state: State): readonly Open[] {
  if (state.over || state.round.number === 0) return [];
  return [...waited(state), ...meanwhile(state)];
}

function waited(state: State): readonly Open[] {
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
      return auctionOpen(state);
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

const meanwhile = (state: State): readonly Open[] => [
  ...topUpPrompts(state),
  ...rowToldOpen(state),
  ...trickToldPrompts(state),
  ...notePrompts(state),
  ...ditchPrompts(state),
  ...claimPrompts(state),
  ...(phaseOf(state) === 'ruling' ? [] : breachPrompts(state, may)),
];
