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
import { colour, featureQuestions, fillCard, listFace } from './questions/features.ts';
import { moveOpen, moveQuestions } from './questions/moves.ts';
import { rollFeature, rollOpen, rollQuestions, short } from './questions/rolls.ts';
import { byHand, countsOpen, tellingQuestions, winnerOpen } from './questions/telling.ts';
import { letStand, windowOpen, windowQuestions } from './questions/windows.ts';
import type { State } from './state.ts';
import { unlistedSide } from './unlisted.ts';
import { openWindow } from './windows.ts';

type Open = readonly Asked<State, Command>[];

export const { prompts, answers, interpret, makes } = fromQuestions<State, Command>({
  rows: [
    ...dealQuestions,
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
  return [...asked(state), ...(side ? [listFace(state, side)] : [])];
}

/** What an answer would close a window for is asked on the table as it is behind that window. */
function asked(state: State): Open {
  const window = openWindow(state);
  if (!window) return waited(state, awaited(state));
  const behind = asked(settle(state).reduce(evolve, state));
  const musts = behind.some(({ prompt }) => prompt.need === 'must') ? [] : [letStand(state)];
  return [...musts, ...behind, ...windowOpen(state, window)];
}

function waited(state: State, next: Awaited): Open {
  switch (next.kind) {
    case 'nothing':
      return byHand(state);
    case 'dealer-roll':
      return [rollOpen(state, next.contest), nameDealer(state)];
    case 'contest-roll':
      return [rollOpen(state, next.contest)];
    case 'bid':
      return [...bidOpen(state, next), ...byHand(state)];
    case 'dummy-card':
      return [dummyCard(state, next)];
    case 'card':
      return cardOpen(state, next.player);
    case 'fill-card':
      return [fillCard(state, next)];
    case 'colour':
      return [colour(state, next)];
    case 'feature-roll':
      return [rollFeature(state, next)];
    case 'short':
      return [short(state, next)];
    case 'drawn-card':
      return [drawnCard(state, next)];
    case 'target':
      return [aimOpen(state, next)];
    case 'take-fights':
      return [takeFights(state, next)];
    case 'fight-winner':
      return winnerOpen(state);
    case 'counts':
      return countsOpen(state, next);
    case 'move':
      return moveOpen(state, next.players);
  }
}
