/** What every display says beside the game's own words: who is asked, who leads, who has won. */
export const every = {
  'page.captain': 'captain',
  'page.captains': '{count} captains',
  'page.and': '{first} and {last}',
  'page.awaited': 'awaited',
  'page.rank': 'rank',
  'page.score': 'score',
  'page.leads': 'leads by {by}',
  'page.standing': '{rank}: {who}, {score}.',
  'page.wins': 'wins the evening.',
  'page.win': 'win the evening.',
  'page.over': 'The evening is over.',
} as const;
