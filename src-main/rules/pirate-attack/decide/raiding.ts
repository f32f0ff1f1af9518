import type { SeatId } from '../../kernel/seat.ts';
import type { Shop } from '../cards.ts';
import { savedAt, savedMagicAt, tellsCards } from '../custody.ts';
import type { Event } from '../events.ts';
import { bareScript, placerFor } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { goodsLeft, take } from './goods.ts';
import { owesPlacing } from './placing.ts';
import type { Script } from './script.ts';

/** One of everything that the shop sells; a Witch Doctor goes on a ship of somebody else, or where The Doctor says. */
export function raids(state: State, seat: SeatId, shop: Shop): readonly Event[] {
  const script = bareScript(state);
  script.add({ kind: 'shopRaided', seat, shop });
  if (tellsCards(state)) takesHome(script, seat, shop);
  return script.events;
}

function takesHome(script: Script, seat: SeatId, shop: Shop): void {
  if (shop === 'magic') take(script, 'magic', 1, savedMagicAt(seat));
  if (shop !== 'market') return;
  take(script, 'cures', 1, savedAt(seat));
  if (goodsLeft(script.state, 'curses') > 0)
    owesPlacing(script, 'curse', seat, 1, { foes: placerFor(script.state, 'curse', seat) === undefined });
}
