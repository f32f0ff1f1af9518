import { fromQuestions } from '../kernel/questions/game.ts';
import type { Asked } from '../kernel/questions/question.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { knownTo, untold } from './known.ts';
import { phaseOf } from './phase.ts';
import { auctionOpen, auctionQuestions, rowToldOpen } from './questions/auction.ts';
import { claimOpen, claimQuestions, predict } from './questions/claim.ts';
import { dealCard, dealQuestions, drawScoreCard, topUpOpen } from './questions/deal.ts';
import { ditchOpen, handQuestions, noteOpen } from './questions/hand.ts';
import { settle, tellRound, toldQuestions } from './questions/told.ts';
import { breachesOpen, trickOpen, trickQuestions, trickToldOpen } from './questions/trick.ts';
import type { State } from './state.ts';

type Open = Asked<State, Command>;

export const { prompts, answers, interpret, makes } = fromQuestions<State, Command>({
  rows: [
    ...dealQuestions,
    ...auctionQuestions,
    ...handQuestions,
    ...claimQuestions,
    ...trickQuestions,
    ...toldQuestions,
  ],
  open,
  decide,
  knownTo,
  untold,
});

/** What the table waits for comes first, then what may be done meanwhile. */
function open(state: State): readonly Open[] {
  if (state.over || state.round.number === 0) return [];
  return [...waited(state), ...meanwhile(state)];
}

function waited(state: State): readonly Open[] {
  switch (phaseOf(state)) {
    case 'draw':
      return [drawScoreCard(state)];
    case 'deal':
      return [dealCard(state)];
    case 'second-pass':
    case 'bid':
    case 'tie':
    case 'choose':
    case 'tell-row':
      return auctionOpen(state);
    case 'predict':
      return [predict(state)];
    case 'tricks':
      return [trickOpen(state)];
    case 'ruling':
      return breachesOpen(state, 'must');
    case 'settle':
      return [settle(state)];
    case 'tell-round':
      return [tellRound(state)];
    case 'not-begun':
    case 'over':
      return [];
  }
}

const meanwhile = (state: State): readonly Open[] => [
  ...topUpOpen(state),
  ...rowToldOpen(state),
  ...trickToldOpen(state),
  ...noteOpen(state),
  ...ditchOpen(state),
  ...claimOpen(state),
  ...(phaseOf(state) === 'ruling' ? [] : breachesOpen(state, 'may')),
];
