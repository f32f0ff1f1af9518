import type { Label } from '../labels/told.ts';
import { isToken } from './ring.ts';

/** What was laid in one moment: in their order, or several of which nobody knows which was first. */
export type Moment =
  | { readonly kind: 'in-order'; readonly labels: readonly Label[] }
  | { readonly kind: 'which-first'; readonly labels: readonly Label[] };

/** A token belongs to the card that was laid with it and goes before it; of two cards somebody has to say. */
export function momentOf(labels: readonly Label[]): Moment {
  const tokens = labels.filter(({ text }) => isToken(text));
  const cards = labels.filter(({ text }) => !isToken(text));
  return tokens.length > 1 || cards.length > 1
    ? { kind: 'which-first', labels }
    : { kind: 'in-order', labels: [...tokens, ...cards] };
}

/** As one reads: from above, from the left. */
export const asOneReads = (labels: readonly Label[]): readonly Label[] =>
  [...labels].sort(({ corners: [one] }, { corners: [other] }) => {
    const isSameRow = Math.abs(one.y - other.y) < 60;
    return isSameRow ? one.x - other.x : one.y - other.y;
  });
