/** Where in the logbook one is; it stands in the address, so that back and a bookmark lead to it. */
export type Place =
  | { readonly kind: 'evenings' }
  | { readonly kind: 'evening'; readonly session: string }
  | { readonly kind: 'people' }
  | { readonly kind: 'person'; readonly person: string };

export function placeOf(search: string): Place {
  const asked = new URLSearchParams(search);
  const session = asked.get('evening');
  if (session) return { kind: 'evening', session };
  const person = asked.get('captain');
  if (person === null) return { kind: 'evenings' };
  return person === '' ? { kind: 'people' } : { kind: 'person', person };
}

/** What else the address says of the page, its language and look, it keeps. */
export function hrefOf(place: Place, search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete('evening');
  asked.delete('captain');
  if (place.kind === 'evening') asked.set('evening', place.session);
  if (place.kind === 'people') asked.set('captain', '');
  if (place.kind === 'person') asked.set('captain', place.person);
  const query = asked.toString();
  return query === '' ? location.pathname : `${location.pathname}?${query}`;
}
