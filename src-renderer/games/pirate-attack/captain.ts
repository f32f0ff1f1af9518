import type { CaptainDrawing, Seen } from '../drawing.ts';
import { attackAnswers } from './dress.ts';
import Own from './Own.svelte';
import { captainAt, isNamed, roundWords, sumWords, type Captain } from './parts.ts';
import { groupsInHand } from './places.ts';
import Prices from './Prices.svelte';
import UnderTurn from './UnderTurn.svelte';

export const drawing: CaptainDrawing = {
  ...attackAnswers,
  lines: (seen) => [seen.say({ key: 'title' }), roundWords(seen)],
  placeOf(seen, seat) {
    const captain = captainAt(seen, seat);
    return captain && { words: fleetWords(seen, captain), figure: captain.gold };
  },
  Own,
  Under: UnderTurn,
  Idle: Prices,
  groups: groupsInHand,
  odds: () => import('./Weighing.svelte'),
};

/** "3 ships, 16/19", or what is more to be known of them: the armada, or that the captain is out. */
function fleetWords({ say }: Seen, { out, row, armada }: Captain): string {
  if (out !== undefined) return say({ key: 'drawn.out', values: { round: out } });
  if (row.length === 0) return say({ key: 'drawn.ships.none' });
  const all = say({ key: 'drawn.fleet', values: { ships: row.length } });
  if (armada) return `${all}, ${say({ key: 'drawn.armada', values: { ...armada } })}`;
  return isNamed(row) ? `${all}, ${sumWords(row)}` : all;
}
