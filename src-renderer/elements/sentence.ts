import type { SignName } from '../look/sign-names.ts';

/** Pieces of a sentence that carries numbers and signs: "Paid, it fights as **6** ☠ and takes the lead." */
export type Part =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'strong'; readonly words: string }
  | { readonly kind: 'figure'; readonly figure: string | number }
  | { readonly kind: 'sign'; readonly sign: SignName }
  /** What is held already, what may be added, and what stands between them. */
  | { readonly kind: 'held'; readonly figure?: string | number; readonly sign?: SignName }
  | { readonly kind: 'may'; readonly figure?: string | number; readonly sign?: SignName }
  | { readonly kind: 'total'; readonly figure: string | number };
