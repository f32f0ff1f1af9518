import { openly } from '../custody.ts';
import { displaced, wrongJoining, joinArmada, ownerOfAll } from '../decide/armadas.ts';
import { carry } from '../decide/carrying.ts';
import { refusal } from '../refusals.ts';
import type { OwnEffect } from './effect.ts';

/** Own ships, or the partner's, fight as one. */
export const armada: OwnEffect = {
  play: {
    aim: 'ownShips',
    stays: 'table',
    wrong: (state, { seat, ships = [] }) => {
      if (new Set(ships).size < 2) return refusal('too-few-ships');
      return ownerOfAll(state, seat, ships)
        ? wrongJoining(state, ships)
        : refusal('not-own-ships', { player: { seat } });
    },
    works(script, { seat, ships = [] }) {
      const owner = ownerOfAll(script.state, seat, ships);
      if (!owner) return;
      const { gone } = displaced(script.state, owner, ships);
      for (let card = 0; card < gone; card++) carry(script, openly('table', 'discard', 'armada'));
      joinArmada(script, owner, ships);
    },
  },
};
