import type { Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { BySide } from '../battle/steps.ts';
import type { Size } from '../cards.ts';
import type { FightPart } from './fight.ts';

/** A card that might lie above or under a ship. */
export interface Supposed {
  readonly ship: number;
  readonly card: string;
}

/** What would come of a fight, and what can be tried in it. Nothing of it is entered. */
export interface WhatIf {
  readonly ships: readonly {
    readonly ship: number;
    readonly seat: SeatId;
    readonly size: Size | null;
    /** X/X: it is thrown. */
    readonly thrown?: true;
  }[];
  readonly faces: readonly { readonly card: string; readonly name: Message }[];
  /** Nothing before two are chosen. */
  readonly fight: FightPart | null;
  /** How likely each side has nothing left, where a size has still to be thrown. */
  readonly chances: BySide<number> | null;
}
