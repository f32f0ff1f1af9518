/** Tells the events of one family from all others, by their kinds. */
export function familyOf<Member extends { readonly kind: string }>(kinds: readonly Member['kind'][]) {
  const known: ReadonlySet<string> = new Set(kinds);
  return (event: { readonly kind: string }): event is Member => known.has(event.kind);
}
