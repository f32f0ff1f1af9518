import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import { tricksInRound } from '../cards.ts';
import { allLoon } from '../coins.ts';
import { isByCards } from '../decide/claim.ts';
import { scoreCardName } from '../edition.ts';
import { cardIn, mayClaim, phaseOf, predictors } from '../phase.ts';
import { recruitmentSlots, type RecruitmentSlot } from '../score-card.ts';
import type { State } from '../state.ts';

export function predictPrompt(state: State): Prompt {
  const treasure = cardIn(state, 'treasure');
  return must({
    kind: 'predict',
    whom: predictors(state).slice(0, 1),
    fits: [{ kind: 'number', least: 0, most: tricksInRound }],
    ask: message('prompt.predict'),
    hint: message(`prompt.predict.hint${whatComesFirst(state)}`, {
      card: scoreCardName(state.edition, treasure?.id ?? ''),
      most: tricksInRound,
    }),
    rule: 'prediction',
    shown: { round: state.round.number, predictions: state.round.predictions },
  });
}

/** Nobody is asked which two cards lie aside, nor for recruits: the first prediction says that their time is now. */
function whatComesFirst(state: State): '' | '.first' | '.claims' {
  if (isClaimTime(state)) return '.claims';
  return Object.keys(state.round.predictions).length === 0 ? '.first' : '';
}

/** Recruitment cards that are told by their amounts. */
export const slotsByHand = (state: State): readonly RecruitmentSlot[] =>
  recruitmentSlots.filter((slot) => !isByCards(state, slot));

export const slotName = (state: State, slot: RecruitmentSlot | 'capture' | 'treasure') => {
  const id = state.round.slots[slot];
  return id === undefined ? message(`slot.${slot}`) : scoreCardName(state.edition, id);
};

/** Predictions may stand before recruits, or after them. */
export function isClaimTime(state: State): boolean {
  const phase = phaseOf(state);
  const isTime = phase === 'tricks' || (phase === 'predict' && state.options.predictions === 'after-claims');
  return isTime && mayClaim(state);
}

export function claimPrompts(state: State): readonly Prompt[] {
  if (!isClaimTime(state)) return [];
  const byHand = slotsByHand(state);
  const shown = { round: state.round.number, slots: state.round.slots };
  const show = may({
    kind: 'show-cards',
    whom: 'anyone',
    fits: [{ kind: 'card' }],
    ask: message('prompt.show-cards'),
    hint: message('prompt.show-cards.hint'),
    rule: 'recruitment',
    shown,
  });
  const collect = may({
    kind: 'collect',
    whom: 'anyone',
    fits: [{ kind: 'number', least: 0, most: allLoon }],
    ask: message('prompt.collect'),
    hint: message('prompt.collect.hint', { cards: byHand.map((slot) => slotName(state, slot)) }),
    rule: 'recruitment',
    shown: { ...shown, byHand },
  });
  const isShown = state.depth === 'cards' && byHand.length < recruitmentSlots.length;
  return [...(isShown ? [show] : []), ...(byHand.length > 0 ? [collect] : [])];
}
