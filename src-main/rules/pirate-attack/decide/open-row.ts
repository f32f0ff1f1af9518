import type { Refusal } from '../../kernel/refusal.ts';
import type { CommandOf } from '../commands.ts';
import { openly, savedMagicAt, spentAt } from '../custody.ts';
import type { State } from '../state.ts';
import { carry, carryToTable } from './carrying.ts';
import type { Script } from './script.ts';

export type Played = CommandOf<'playMagic'>;

/** What stands against a card that is played face up, and what it does. */
export interface OpenRow {
  /** Whether it may be played between two turns as well: what brings its player a ship may not. */
  between(played: Pick<Played, 'ship'>): boolean;
  wrong(state: State, played: Played): Refusal | undefined;
  works(script: Script, played: Played): void;
}

/** From the saved cards to where everybody sees it. */
export const lays = (script: Script, { seat, card }: Played, to: 'table' | 'discard'): void =>
  to === 'table'
    ? carryToTable(script, savedMagicAt(seat), card)
    : carry(script, openly(savedMagicAt(seat), spentAt('magic'), card));
