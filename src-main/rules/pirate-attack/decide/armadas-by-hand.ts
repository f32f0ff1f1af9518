import type { Refusal } from '../../kernel/refusal.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import type { BySeat } from '../../kernel/seat.ts';
import { countAt, moved, type CardMove, type Zones } from '../../kernel/zones.ts';
import { deck, openly } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { copiesPlayed } from '../edition.ts';
import { armadasOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type Armada, type Ship, type State } from '../state.ts';

const card = 'armada';

/** Each armada has its card on the table: of one that is set by hand it comes, of one that is gone it goes. */
export function armadaZones(
  state: State,
  rows: BySeat<readonly Ship[]>,
  set: BySeat<readonly Armada[]>,
  zones: Zones,
): Result<Zones, Refusal> {
  const numbers = state.seats.map((seat) => {
    const row = (rows[seat] ?? rowOf(state, seat)).map(({ id }) => id);
    const left = (set[seat] ?? armadasOf(state, seat)).map((one) => one.filter((id) => row.includes(id)));
    return left.filter(({ length }) => length > 1).length;
  });
  const after = numbers.reduce((sum, one) => sum + one, 0);
  const before = state.seats.reduce((sum, seat) => sum + armadasOf(state, seat).length, 0);
  const printed = cardOf(card);
  if (after > before && printed && after > copiesPlayed(printed, state.edition))
    return refuse(refusal('no-copy-left', { card: printed.printed }));
  const goes: CardMove = openly('table', 'discard', card);
  let now = Array<CardMove>(Math.max(0, before - after))
    .fill(goes)
    .reduce(moved, zones);
  for (let more = before; more < after; more++) {
    const from = countAt(now, deck) > 0 ? deck : 'discard';
    if (countAt(now, from) === 0) return refuse(refusal('no-cards-left', { count: 1 }));
    now = moved(now, openly(from, 'table', card));
  }
  return accept(now);
}
