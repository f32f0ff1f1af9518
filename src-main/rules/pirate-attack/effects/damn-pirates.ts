import { endArmada } from '../decide/armadas.ts';
import { takeOver } from '../decide/carrying.ts';
import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { OwnEffect } from './effect.ts';

/** Steals a ship at sea: it leaves its armada, and what lies on it and under it comes along, or goes. */
export const damnPirates: OwnEffect = {
  play: {
    aim: 'otherShip',
    wrong: (state, { seat, ship }) =>
      shipOf(state, ship)?.seat === seat ? refusal('there-already', { player: { seat } }) : undefined,
    works(script, { seat, ship }) {
      const found = shipOf(script.state, ship);
      if (!found) return;
      takeOver(script, found, seat);
      endArmada(script, found.seat);
    },
  },
};
