import type { Message } from './message.ts';
import type { Sign } from './sign.ts';

export interface PiecePack {
  readonly id: string;
  readonly number: number;
}

/** A physical thing that can carry a tag. `key` is unique within a game: `card/swords-9/1`, `face/green/2`. */
export interface Piece {
  readonly key: string;
  readonly kind: 'card' | 'face' | 'dice-card' | 'token' | 'button';
  readonly row: string;
  readonly copy: number;
  readonly name: Message;
  /** Of which pack it is, where a game has several; its name stands under `pack.<id>`, the box itself is number 0. */
  readonly pack?: PiecePack;
  /** What it says when it is read. */
  readonly sign: Sign;
}
