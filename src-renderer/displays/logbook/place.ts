/** Where in the logbook one is; it stands in the address, so that back and a bookmark lead to it. */
export type Place =
  | { readonly kind: 'evenings' }
  | { readonly kind: 'evening'; readonly session: string }
  | { readonly kind: 'people' }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'games'; readonly game?: string }
  | { readonly kind: 'dice'; readonly session?: string }
  | { readonly kind: 'files' };

/** The pages that the head leads to; the last three are the scorekeeper's. */
export const tabs = ['evenings', 'people', 'games', 'dice', 'files'] as const;
export type Tab = (typeof tabs)[number];
export const isForAll = (tab: Tab): boolean => tab === 'evenings' || tab === 'people';

export function tabOf({ kind }: Place): Tab {
  if (kind === 'evening') return 'evenings';
  return kind === 'person' ? 'people' : kind;
}

const names = ['evening', 'captain', 'games', 'dice', 'files'] as const;

export function placeOf(search: string): Place {
  const asked = new URLSearchParams(search);
  const [evening, captain, game, dice] = names.map((name) => asked.get(name));
  if (evening) return { kind: 'evening', session: evening };
  if (captain) return { kind: 'person', person: captain };
  if (captain === '') return { kind: 'people' };
  if (game !== null && game !== undefined) return game === '' ? { kind: 'games' } : { kind: 'games', game };
  if (dice !== null && dice !== undefined)
    return dice === '' ? { kind: 'dice' } : { kind: 'dice', session: dice };
  return asked.has('files') ? { kind: 'files' } : { kind: 'evenings' };
}

/** What else the address says of the page, its language and look, it keeps. */
export function hrefOf(place: Place, search: string): string {
  const asked = new URLSearchParams(search);
  for (const name of names) asked.delete(name);
  if (place.kind === 'evening') asked.set('evening', place.session);
  if (place.kind === 'people') asked.set('captain', '');
  if (place.kind === 'person') asked.set('captain', place.person);
  if (place.kind === 'games') asked.set('games', place.game ?? '');
  if (place.kind === 'dice') asked.set('dice', place.session ?? '');
  if (place.kind === 'files') asked.set('files', '');
  const query = asked.toString();
  return query === '' ? location.pathname : `${location.pathname}?${query}`;
}
