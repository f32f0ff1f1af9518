import { refusal } from '../refusals.ts';
import { buying } from '../starters/starters.ts';
import type { OwnEffect } from './effect.ts';

/** No Magic is bought. */
export const brokenWand: OwnEffect = {
  starter: {
    forbids: (_, { of }, command) =>
      buying(command, of, (goods) => goods === 'magic')
        ? refusal('broken-wand', { player: { seat: of } })
        : undefined,
  },
};
