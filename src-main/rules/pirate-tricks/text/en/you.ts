import type { Catalogue } from '../../../kernel/message.ts';

/** What is asked and answered, as the phone of whom it is about says it. */
export const you: Catalogue = {
  'you.prompt.chair': 'You leave.',
  'you.prompt.bid': 'You bid for row {row}.',
  'you.prompt.lay-tie-card': 'You lay a card face down.',
  'you.prompt.name-taker': 'You say who gets row {row}.',
  'you.prompt.predict': 'You predict the tricks.',
  'you.prompt.play-card': 'You play to {suit}.',
  'you.prompt.play-card.lead': 'You lead trick {trick}.',
  'you.prompt.settle': 'You tell what {card} brought.',
  'you.prompt.tell-round': 'You tell what round {round} brought.',
  'you.answer.win-tie': 'You',
  'you.answer.name-taker': 'You get it',
  'you.answer.give-row': 'Row {row} to you',
  'you.answer.tell-row': 'You for {bid}',
  'you.answer.top-up': 'You fill up',
  'you.answer.lay-aside.one': 'You have two aside',
  'you.answer.collect': 'You get {loon}',
  'you.answer.collect.under': 'You: {card}',
  'you.answer.win-trick': 'You',
};
