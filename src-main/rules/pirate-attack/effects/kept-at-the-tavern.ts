import { bounty } from './bounty.ts';
import { copyCat } from './copy-cat.ts';
import { doublePlay } from './double-play.ts';
import type { OwnEffect } from './effect.ts';
import { fireSale } from './fire-sale.ts';
import { removeTavernCard } from './remove-tavern-card.ts';
import { sneakThief } from './sneak-thief.ts';

/** What The Tavern's cards do that stay on the table, and the one that takes them off; by their ids. */
export const keptAtTheTavern: Readonly<Record<string, OwnEffect>> = {
  'double-play': doublePlay,
  'sneak-thief': sneakThief,
  'fire-sale': fireSale,
  'copy-cat': copyCat,
  bounty,
  'remove-tavern-card': removeTavernCard,
};
