import type { every as english } from './en.ts';

export const every: Readonly<Record<keyof typeof english, string>> = {
  'page.captain': 'Kapitän',
  'page.captains': '{count} Kapitäne',
  'page.and': '{first} und {last}',
  'page.awaited': 'am Zug',
  'page.rank': 'Rang',
  'page.score': 'Punkte',
  'page.leads': 'führt um {by}',
  'page.standing': '{rank}: {who}, {score}.',
  'page.wins': 'gewinnt den Abend.',
  'page.win': 'gewinnen den Abend.',
  'page.over': 'Der Abend ist zu Ende.',
};
