declare const brand: unique symbol;

/** A string that only its own function makes, so that a card's id is never mistaken for a square's. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };

/** One id from one printed name: lower case, words joined by hyphens, marks and accents dropped. */
export function toId(printed: string): string {
  return printed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’!?.]/g, '')
    .replace(/½/g, 'half')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
