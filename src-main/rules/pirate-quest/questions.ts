import { fromQuestions } from '../kernel/questions/game.ts';
import type { Asked } from '../kernel/questions/question.ts';
import { awaited, type Awaited } from './awaiting.ts';
import type { Command } from './commands.ts';
import { settle } from './consequences.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { aimOpen, aimQuestions, takeFights } from './questions/aims.ts';
import { cardOpen, cardQuestions, drawnCard, dummyCard } from './questions/cards.ts';
import { bidOpen, dealQuestions, nameDealer } from './questions/deal.ts';
import { misdealOpen, misdealQuestions } from './questions/misdeal.ts';
import { colour, featureQuestions, fillCard, listFace } from './questions/features.ts';
import { moveOpen, moveQuestions } from './questions/moves.ts';
import { rollFeature, rollOpen, rollQuestions, short } from './questions/rolls.ts';
import { byHand, countsOpen, tellingQuestions, winnerOpen } from './questions/telling.ts';
import { letStand, windowOpen, windowQuestions } from './questions/windows.ts';
import type { AwaitedAs } from './questions/made.ts';
import type { State } from './state.ts';
import { unlistedSide } from './unlisted.ts';
import { openWindow } from './windows.ts';

type Open = readonly Asked<State, Command>[];

export const { prompts, press, stepAfter, interpret, kinds } = fromQuestions<State, Command>({
  rows: [
    ...dealQuestions,
    ...misdealQuestions,
    ...cardQuestions,
    ...featureQuestions,
    ...rollQuestions,
    ...aimQuestions,
    ...tellingQuestions,
    ...windowQuestions,
    ...moveQuestions,
  ],
  open,
  decide,
});

/** Musts first. What may still be answered stands beside what comes if it is not. */
function open(state: State): Open {
  const side = unlistedSide(state);
  return [...asked(state), ...(side ? [listFace(state, side)] : []), ...misdealOpen(state)];
}

/** What an answer would close a window for is asked on the table as it is behind that window. */
function asked(state: State): Open {
  const window = openWindow(state);
  if (!window) return waited(state, awaited(state));
  const behind = asked(settle(state).reduce(evolve, state));
  const musts = behind.some(({ prompt }) => prompt.need === 'must') ? [] : [letStand(state)];
  return [...musts, ...behind, ...windowOpen(state, window)];
}

/** What is asked where it is this that the table has to tell next. */
const askedFor: { readonly [Kind in Awaited['kind']]: (state: State, next: AwaitedAs<Kind>) => Open } = {
  nothing: byHand,
  'dealer-roll': (state, { contest }) => [rollOpen(state, contest), nameDealer(state)],
  'contest-roll': (state, { contest }) => [rollOpen(state, contest)],
  bid: (state, next) => [...bidOpen(state, next), ...byHand(state)],
  'dummy-card': (state, next) => [dummyCard(state, next)],
  card: (state, { player }) => cardOpen(state, player),
  'fill-card': (state, next) => [fillCard(state, next)],
  colour: (state, next) => [colour(state, next)],
  'feature-roll': (state, next) => [rollFeature(state, next)],
  short: (state, next) => [short(state, next)],
  'drawn-card': (state, next) => [drawnCard(state, next)],
  target: (state, next) => [aimOpen(state, next)],
  'take-fights': (state, next) => [takeFights(state, next)],
  'fight-winner': winnerOpen,
  counts: countsOpen,
  move: (state, { players }) => moveOpen(state, players),
};

/** The list has each under its kind, which no type of a union can say. */
const waited = (state: State, next: Awaited): Open => askedFor[next.kind](state, next as never);
