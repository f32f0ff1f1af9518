import { aboveAt, cursesAbove } from '../custody.ts';
import { carry } from '../decide/carrying.ts';
import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { OwnEffect } from './effect.ts';

/** One curse goes unseen to another ship. */
export const moveAWitchDoctor: OwnEffect = {
  play: {
    aim: 'twoShips',
    wrong(state, { ship: from, to }) {
      if (from === undefined || to === undefined) return refusal('which-ship');
      if (from === to) return refusal('same-ship');
      return cursesAbove(state, from) > 0 ? undefined : refusal('no-curse-there');
    },
    works(script, { ship: from, to }) {
      const [one, other] = [from, to].map((id) => shipOf(script.state, id));
      if (!one || !other) return;
      script.add({ kind: 'curseMoved', from: one.seat, to: other.seat });
      carry(script, { from: aboveAt(one.ship.id), to: aboveAt(other.ship.id) });
    },
  },
};
