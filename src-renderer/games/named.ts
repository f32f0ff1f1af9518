/** What a choice is, by its name: the sign that presses it. */
export type Named =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'seat'; readonly seat: string }
  | { readonly kind: 'square'; readonly square: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'face'; readonly die: string; readonly face: string }
  | { readonly kind: 'choice'; readonly choice: string };

export function named({ id }: { readonly id: string }): Named {
  const [kind = '', name = '', ...more] = id.split('/');
  const rest = [name, ...more].join('/');
  switch (kind) {
    case 'card':
      return { kind, card: rest };
    case 'seat':
      return { kind, seat: rest };
    case 'square':
      return { kind, square: rest };
    case 'number':
      return { kind, value: Number(rest) };
    case 'face':
      return { kind, die: name, face: more.join('/') };
    default:
      return { kind: 'choice', choice: rest };
  }
}
