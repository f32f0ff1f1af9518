import type { Prompt } from '../kernel/prompt.ts';
import { awaited, type Awaited } from './awaiting.ts';
import { settle } from './consequences.ts';
import { evolve } from './evolve.ts';
import { cardPrompts, dummyCardPrompt, takeFightsPrompt, targetPrompt } from './prompts/cards.ts';
import { bidPrompt, dummyHandPrompt, nameDealerPrompt } from './prompts/deal.ts';
import { movePrompts } from './prompts/moves.ts';
import { contestPrompt, featurePrompts, listFacePrompt } from './prompts/rolls.ts';
import { byHand, countsPrompt, fightWinnerPrompt } from './prompts/telling.ts';
import { letStandPrompt, windowPrompts } from './prompts/windows.ts';
import type { State } from './state.ts';
import { openWindow } from './windows.ts';

/** Every kind of question there is. */
export const promptKinds = [
  'roll-dealer',
  'name-dealer',
  'bid',
  'dummy-hand',
  'dummy-card',
  'play-card',
  'try-feature',
  'fill-card',
  'colour',
  'roll-feature',
  'short',
  'drawn-card',
  'leave-feature',
  'roll-fight',
  'bend-roll',
  'roll-mutiny',
  'mutiny',
  'thief',
  'take-fights',
  'fight-winner',
  'count-fights',
  'luck',
  'told-mutiny',
  'hindsight',
  'buy-point',
  'let-stand',
  'move',
  'list-face',
] as const;

/** Musts first. What may still be answered stands beside what comes if it is not. */
export const prompts = (state: State): readonly Prompt[] => [...asked(state), ...listFacePrompt(state)];

function asked(state: State): readonly Prompt[] {
  const window = openWindow(state);
  if (!window) return promptsFor(state, awaited(state));
  const behind = asked(settle(state).reduce(evolve, state));
  const musts = behind.some(({ need }) => need === 'must') ? [] : [letStandPrompt(state)];
  return [...musts, ...behind, ...windowPrompts(state, window)];
}

function promptsFor(state: State, next: Awaited): readonly Prompt[] {
  switch (next.kind) {
    case 'nothing':
      return byHand(state);
    case 'dealer-roll':
      return [contestPrompt(state, next.contest), nameDealerPrompt(state)];
    case 'bid':
      return [bidPrompt(state, next), ...dummyHandPrompt(state, next), ...byHand(state)];
    case 'dummy-card':
      return [dummyCardPrompt(state, next.left)];
    case 'card':
      return cardPrompts(state, next.player);
    case 'fight-winner':
      return [fightWinnerPrompt(state), ...byHand(state)];
    case 'counts':
      return [countsPrompt(state, next.players), ...byHand(state)];
    case 'contest-roll':
      return [contestPrompt(state, next.contest)];
    case 'target':
      return [targetPrompt(state, next)];
    case 'take-fights':
      return [takeFightsPrompt(state, next)];
    case 'fill-card':
    case 'colour':
    case 'feature-roll':
    case 'short':
    case 'drawn-card':
      return featurePrompts(state, next);
    case 'move':
      return movePrompts(state, next.players);
  }
}

/** The table as it is when this prompt is asked: behind the windows that its answer would close. */
export function stateFor(state: State, prompt: Prompt): State {
  const window = openWindow(state);
  if (!window || prompt.kind === 'let-stand') return state;
  if (windowPrompts(state, window).some(({ id }) => id === prompt.id)) return state;
  return stateFor(settle(state).reduce(evolve, state), prompt);
}
