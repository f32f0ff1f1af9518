import type { ReaderKind } from '../driver.ts';
import type { Talker } from './talkers.ts';

/** What only a person can say of a port. */
export type Question =
  /** Opening it may restart what hangs on it: is that a reader at all? */
  | { readonly kind: 'open'; readonly chip: string }
  /** Several kinds fit what was heard, or what was heard proves none. */
  | { readonly kind: 'which'; readonly kinds: readonly ReaderKind[]; readonly looksLike?: Talker }
  /** Bytes came and nobody understood them: perhaps it is one of these, at that speed. */
  | { readonly kind: 'unknown'; readonly kinds: readonly ReaderKind[]; readonly baudRate?: number };
