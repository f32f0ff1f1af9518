import type { Refusal } from '../../kernel/refusal.ts';
import { hasOwnSails } from '../abilities/own.ts';
import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { OpenRow } from './open-row.ts';
import { lays } from './open-row.ts';
import { inPort } from './reach.ts';
import { lift } from './sails.ts';
import { wrongName } from './shown.ts';

/** Vision: a ship beneath Sails of a card is seen by all. */
export const reveal: OpenRow = {
  between: () => true,
  wrong(state, { ship, shows }) {
    return ship === undefined
      ? refusal('which-ship')
      : (notBeneath(state, ship) ?? wrongName(state, ship, shows));
  },
  works(script, played) {
    const { seat, card, ship, shows } = played;
    const found = shipOf(script.state, ship);
    if (!found) return;
    lays(script, played, 'discard');
    script.add({ kind: 'visionPlayed', seat, card, on: found.seat });
    lift(script, found, shows);
  },
};

function notBeneath(state: State, id: number): Refusal | undefined {
  const found = shipOf(state, id);
  if (!found) return refusal('no-such-ship', { ship: id });
  if (!found.ship.hidden) return refusal('not-hidden');
  return hasOwnSails(found.ship) ? refusal('sails-built-in') : inPort(found);
}
