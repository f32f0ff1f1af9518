import type { UnderFace } from '../battle/fleet.ts';

/** What a card does that no kind with figures can say. */
export interface OwnEffect {
  /** What it does while it lies face down under a ship. */
  readonly under?: UnderFace;
  /** As it is drawn it comes over every ship at sea. */
  readonly comes?: 'hurricane';
}
