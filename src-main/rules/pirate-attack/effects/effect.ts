import type { UnderFace } from '../battle/fleet.ts';
import type { DrawnRow } from '../decide/drawn.ts';
import type { PlayRow } from '../decide/plays.ts';
import type { KeptRow } from '../kept.ts';
import type { PriceEffect } from '../prices.ts';
import type { StarterHooks } from '../starters/starters.ts';

/** A card that answers one that was just laid. */
export type Reaction = 'stop' | 'redirect';

/** What a card does that no kind with figures can say. */
export interface OwnEffect {
  /** What it does while it lies face down under a ship. */
  readonly under?: UnderFace;
  /** Played face up: it brings a ship into the row, hides or shows one, makes two attack each other, sends a fleet to port, or asks for stakes. */
  readonly open?: 'raise' | 'copy' | 'hide' | 'force' | 'port' | 'reveal' | 'gamble';
  /** Sent elsewhere, it may go to the discards. */
  readonly mayGoAway?: true;
  /** Laid on a card that was just played. */
  readonly reacts?: Reaction;
  /** As it is drawn it comes over every ship at sea, or over those of whoever has drawn it. */
  readonly comes?: 'hurricane' | 'whirlpool';
  /** Played from the hand on an own turn. */
  readonly play?: PlayRow;
  /** Red: it acts as it is drawn. */
  readonly drawn?: DrawnRow;
  /** Out of a hand, it takes whoever is attacked out of the fight. */
  readonly flees?: true;
  /** It lies face up before a captain for a while, and this is what it does there. */
  readonly kept?: KeptRow;
  /** Bought at the Tavern or given out, it is played at once. */
  readonly bought?: PlayRow;
  /** Kept until it is used for one buying trip to a shop. */
  readonly sale?: PriceEffect;
  /** A soul that was sold, or a special ability: what it changes while it lies before its captain. */
  readonly starter?: StarterHooks;
}
