import type { GridRow } from '../../elements/cards.ts';
import type { Form } from '../../games/answering.ts';
import type { Deck } from '../../games/drawing.ts';

/** The places of a deck, if every card that answers has one there. */
export function rowsOf(deck: Deck, form: Form): readonly GridRow[] | undefined {
  const rows = deck.rows.map(({ name, sign, cards }) => ({
    name,
    sign,
    cells: cards.map(({ card, ...cell }) => ({ id: `card/${card}`, ...cell })),
  }));
  const places = new Set(rows.flatMap(({ cells }) => cells.map(({ id }) => id)));
  return form.cards.every(({ id }) => places.has(id)) ? rows : undefined;
}
