import type { ComponentProps } from 'svelte';
import type { ShipPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type Strip from '../../elements/Strip.svelte';
import type { Seen } from '../drawing.ts';
import { awaitedSeats } from '../plain/awaited.ts';
import { nextRoll } from './ledger.ts';
import { part } from './parts.ts';

/** In table order: what each has left to sail, on the flag for who carries it; before the first turn, what was rolled. */
export function stepsOf(seen: Seen): ComponentProps<typeof Strip>['steps'] {
  const { say } = seen;
  const turn = part(seen, 'turn');
  const awaited = awaitedSeats(seen.parts.prompts);
  return part(seen, 'ships').map((ship) => {
    const rolled = turn.opening.find(({ seat }) => seat === ship.seat);
    const isOpening = turn.phase === 'opening';
    const words = standingWords(seen, ship);
    return {
      captain: seen.captain(ship.seat),
      figure: isOpening ? (rolled?.total ?? '–') : ship.toGo,
      ...(ship.carriesFlag && !isOpening ? { flies: true } : {}),
      strong: say({
        key: isOpening ? 'drawn.to-begin' : ship.carriesFlag ? 'drawn.to-sea' : 'drawn.to-flag',
      }),
      ...(words === '' || isOpening ? {} : { words }),
      awaited: awaited.includes(ship.seat),
    };
  });
}

/** What is owed stands before what is held, and with it what waits for the next roll. */
export function standingWords(seen: Seen, ship: ShipPart): string {
  const { say } = seen;
  const { hand, owes } = ship;
  if (owes > 0) return say({ key: 'drawn.owes', values: { count: owes } });
  const next = nextRoll(seen, ship);
  const cards = hand
    ? [say({ key: hand.doubtful ? 'drawn.hand.doubt' : 'drawn.hand', values: { cards: hand.cards } })]
    : [];
  return [...cards, ...(next === '' ? [] : [next])].join(', ');
}
