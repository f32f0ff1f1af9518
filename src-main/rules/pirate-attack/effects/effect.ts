import type { UnderFace } from '../battle/fleet.ts';

/** What a card does that no kind with figures can say. */
export interface OwnEffect {
  /** What it does while it lies face down under a ship. */
  readonly under?: UnderFace;
  /** Played face up: it brings a ship into the row, or hides one. */
  readonly open?: 'raise' | 'copy' | 'hide';
  /** As it is drawn it comes over every ship at sea. */
  readonly comes?: 'hurricane';
}
