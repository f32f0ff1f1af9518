import type { Catalogue } from '../../kernel/message.ts';

/** What is asked, as the phone of whoever is asked says it. */
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
};
