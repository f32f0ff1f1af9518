import { fullHand, handSize } from '../custody.ts';
import { drawFor } from '../decide/carrying.ts';
import { laidBefore } from '../decide/laid-before.ts';
import { refusal } from '../refusals.ts';
import type { OwnEffect } from './effect.ts';

/** No draw on own turns until the hand is empty there; then a new one. */
export const walkThePlank: OwnEffect = {
  play: laidBefore,
  kept: {
    from: 'cards',
    forbids: (_, { of }, command) =>
      command.kind === 'drawCard' && command.seat === of
        ? refusal('walks-the-plank', { player: { seat: of } })
        : undefined,
    ends: (state, { of }) => state.turn === of && state.phase.kind === 'turn' && handSize(state, of) === 0,
    endsRefilled: ({ options }) => options.plankRefill === 'ends',
    redraws: ({ options }) => options.plankRedraw,
    goes: (script, { of }) => {
      drawFor(script, of, fullHand);
    },
  },
};
