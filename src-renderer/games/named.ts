import type { Message } from '../../src-main/rules/kernel/message.ts';

/** Words for an id, where the game has some under this key. */
export function wordsFor(
  say: (message: Message) => string,
  key: string,
  values?: Message['values'],
): string | undefined {
  const words = say(values ? { key, values } : { key });
  return words === key ? undefined : words;
}

/** The number at the end of an id: "captain-3" is the third. */
export const numbered = (id: string): readonly [of: string, number: string] => {
  const at = id.lastIndexOf('-');
  return [id.slice(0, Math.max(0, at)), id.slice(at + 1)];
};

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
