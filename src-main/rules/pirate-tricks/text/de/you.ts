import type { Catalogue } from '../../../kernel/message.ts';

/** What is asked and answered, as the phone of whom it is about says it. */
export const you: Catalogue = {
  'you.prompt.chair': 'Du gehst.',
  'you.prompt.bid': 'Du bietest auf Reihe {row}.',
  'you.prompt.lay-tie-card': 'Du legst eine Karte verdeckt.',
  'you.prompt.name-taker': 'Du bestimmst, wer Reihe {row} bekommt.',
  'you.prompt.predict': 'Du sagst die Stiche an.',
  'you.prompt.play-card': 'Du spielst auf {suit}.',
  'you.prompt.play-card.lead': 'Du spielst zu Stich {trick} aus.',
  'you.prompt.settle': 'Du sagst, was es brachte: {card}.',
  'you.prompt.tell-round': 'Du sagst, was Runde {round} brachte.',
  'you.answer.win-tie': 'Du',
  'you.answer.name-taker': 'Du bekommst sie',
  'you.answer.give-row': 'Reihe {row} an dich',
  'you.answer.tell-row': 'Du für {bid}',
  'you.answer.top-up': 'Du füllst auf',
  'you.answer.lay-aside.one': 'Du hast abgelegt',
  'you.answer.collect': 'Du bekommst {loon}',
  'you.answer.collect.under': 'Du: {card}',
  'you.answer.win-trick': 'Du',
};
