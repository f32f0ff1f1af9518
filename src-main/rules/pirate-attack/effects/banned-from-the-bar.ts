import { refusal } from '../refusals.ts';
import { buying } from '../starters/starters.ts';
import type { OwnEffect } from './effect.ts';

/** Nothing is bought at the Tavern. */
export const bannedFromTheBar: OwnEffect = {
  starter: {
    forbids: (_, { of }, command) =>
      buying(command, of, (goods) => goods === 'tavern')
        ? refusal('banned-from-the-bar', { player: { seat: of } })
        : undefined,
  },
};
