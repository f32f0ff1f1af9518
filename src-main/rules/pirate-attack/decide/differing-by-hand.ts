import type { FieldValues } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import { zoneAt, type Zones } from '../../kernel/zones.ts';
import { hasPlacesTold, pileOf, tellsCards } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { differingIn } from '../differing-field.ts';
import { copiesPlayed, type CardsDiffering, type Edition } from '../edition.ts';
import type { Stand } from '../by-hand.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';

/** The whole list, as it is filled in now; a card that nothing is said of is as listed. */
export function differingBy(state: State, values: FieldValues, zones: Zones): Result<Stand, Refusal> {
  const rows = values['differing'];
  if (!Array.isArray(rows)) return accept({});
  const differing: CardsDiffering = Object.fromEntries(
    rows.flatMap((row) => {
      const card = cardOf(String(row['card']));
      const read = card ? differingIn(card, row) : {};
      return card && Object.keys(read).length > 0 ? [[card.id, read] as const] : [];
    }),
  );
  const edition: Edition = { packs: state.edition.packs, differing };
  if (!tellsCards(state)) return accept({ edition });
  const piled = withoutLost(state, edition, zones);
  return piled.ok ? accept({ edition, zones: piled.value }) : piled;
}

/** A copy that is missing from the box was in its pile as far as anybody counted, and one that is found lies there. */
function withoutLost(state: State, edition: Edition, zones: Zones): Result<Zones, Refusal> {
  let now = zones;
  const ids = new Set([
    ...Object.keys(state.edition.differing ?? {}),
    ...Object.keys(edition.differing ?? {}),
  ]);
  for (const id of ids) {
    const row = cardOf(id);
    const more = row ? copiesPlayed(row, edition) - copiesPlayed(row, state.edition) : 0;
    if (!row || more === 0 || !hasPlacesTold(state, row)) continue;
    const pile = zoneAt(now, pileOf(id));
    const count = pile.count + more;
    if (count < 0) return refuse(refusal('no-copy-left', { card: row.printed }));
    now = { ...now, [pileOf(id)]: { ...pile, count } };
  }
  return accept(now);
}
