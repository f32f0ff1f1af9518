import { fromQuestions } from '../kernel/questions/game.ts';
import type { Asked } from '../kernel/questions/question.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { knownTo, untold } from './known-to.ts';
import { phaseOf, type Phase } from './phase.ts';
import { auctionOpen, auctionQuestions, rowToldOpen } from './questions/auction.ts';
import { claimOpen, claimQuestions, predict } from './questions/claim.ts';
import { dealCard, dealQuestions, drawScoreCard, topUpOpen } from './questions/deal.ts';
import { asideOpen, ditchOpen, handQuestions, noteOpen } from './questions/hand.ts';
import { settle, tellRound, toldQuestions } from './questions/telling.ts';
import { breachesOpen, trickOpen, trickQuestions, trickToldOpen } from './questions/trick.ts';
import type { State } from './state.ts';

type Open = Asked<State, Command>;

export const { prompts, press, stepAfter, interpret, kinds } = fromQuestions<State, Command>({
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
  return [...askedIn[phaseOf(state)](state), ...meanwhile(state)];
}

const nothing = () => [];

/** What is asked in each phase. */
const askedIn: Readonly<Record<Phase, (state: State) => readonly Open[]>> = {
  draw: (state) => [drawScoreCard(state)],
  deal: (state) => [dealCard(state)],
  'second-pass': auctionOpen,
  bid: auctionOpen,
  tie: auctionOpen,
  choose: auctionOpen,
  'tell-row': auctionOpen,
  predict: (state) => [...asideOpen(state), predict(state)],
  tricks: (state) => [...asideOpen(state), trickOpen(state)],
  ruling: (state) => breachesOpen(state, 'must'),
  settle: (state) => [settle(state)],
  'tell-round': (state) => [tellRound(state)],
  'not-begun': nothing,
  over: nothing,
};

const meanwhile = (state: State): readonly Open[] => [
  ...topUpOpen(state),
  ...rowToldOpen(state),
  ...trickToldOpen(state),
  ...noteOpen(state),
  ...ditchOpen(state),
  ...claimOpen(state),
  ...(phaseOf(state) === 'ruling' ? [] : breachesOpen(state, 'may')),
];
