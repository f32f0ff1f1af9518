import type { Refusal } from '../../kernel/refusal.ts';
import { cardOf } from '../data/cards.ts';
import { copiesLeft, shipOf, shipRows } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { allElsewhere } from './elsewhere.ts';
import { tooLarge } from './reach.ts';

/** What shows itself is a ship that can lie there, and none of which all copies lie elsewhere. */
export function wrongName(state: State, id: number, card: string | undefined): Refusal | undefined {
  if (card === undefined) return undefined;
  const row = cardOf(card);
  if (!row || !shipRows(state).includes(row)) return refusal('not-a-ship', { card });
  const { card: known = null, copyOf } = shipOf(state, id)?.ship ?? {};
  if (known !== null || copyOf !== undefined) return known === card ? undefined : refusal('ship-known');
  if (copiesLeft(state, row) <= 0) return refusal('no-copy-left', { card: row.printed });
  return tooLarge(state, { id, card }) ?? allElsewhere(state, card);
}
