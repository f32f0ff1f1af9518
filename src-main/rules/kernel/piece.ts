import type { Message } from './message.ts';
import type { Sign } from './sign.ts';

/** A physical thing that can carry a tag. `key` is unique within a game: `card/swords-9/1`, `face/green/2`. */
export interface Piece {
  readonly key: string;
  readonly kind: 'card' | 'face' | 'dice-card' | 'token' | 'button';
  readonly row: string;
  readonly copy: number;
  readonly name: Message;
  /** What it says when it is read. */
  readonly sign: Sign;
}
