import type { Catalogue } from '../../../src-main/rules/kernel/message.ts';

export const en: Catalogue = {
  title: 'Soundings',
  offer: 'Cast the lead, and be the first in deep water.',
  unit: 'fathoms',
  'field.fathoms': 'Fathoms',
  'prompt.cast': 'casts the lead.',
  'prompt.cast.hint': 'How many fathoms?',
  'you.prompt.cast': 'You cast the lead.',
  'answer.cast': '{fathoms} {fathoms|fathom|fathoms}',
  'tell.cast': '{player} casts {fathoms}.',
  'option.goal': 'How many fathoms win.',
  'option.shoal': 'A cast of so many runs aground.',
  'before.packs': 'Packs',
  'before.packs.sea': 'The sea',
  'before.packs.shoals': 'Shoals',
};

export const de: Catalogue = {
  title: 'Lotung',
  offer: 'Das Lot werfen und als Erste tiefes Wasser haben.',
  unit: 'Faden',
  'field.fathoms': 'Faden',
  'prompt.cast': 'wirft das Lot.',
  'prompt.cast.hint': 'Wie viele Faden?',
  'you.prompt.cast': 'Du wirfst das Lot.',
  'answer.cast': '{fathoms} Faden',
  'tell.cast': '{player} wirft {fathoms}.',
  'option.goal': 'Wie viele Faden gewinnen.',
  'option.shoal': 'Ein Wurf von so vielen läuft auf Grund.',
  'before.packs': 'Packungen',
  'before.packs.sea': 'Die See',
  'before.packs.shoals': 'Untiefen',
};
