/** Tells the events of one family from all others: none of its kinds can be forgotten, since the compiler misses it. */
export function familyOf<Member extends { readonly kind: string }>(
  kinds: Readonly<Record<Member['kind'], true>>,
) {
  const known: ReadonlySet<string> = new Set(Object.keys(kinds));
  return (event: { readonly kind: string }): event is Member => known.has(event.kind);
}
