import { lately } from '../kernel/lately.ts';
import { zoneAt, type KnownCard, type Zones } from '../kernel/zones.ts';
import { keptAt, liesBeneathSails } from './custody.ts';
import { cardOf } from './data/cards.ts';
import { copiesPlayed } from './edition.ts';
import { armadasOf, printedCard, sailsCard } from './fleets.ts';
import { openZones } from './looks.ts';
import { rowOf, type Ship, type State } from './state.ts';

/**
 * All places as everybody sees them. What lies in rows is seen there, also where a card that nobody named has gone
 * from the table, and with it what was known of those that stayed. Of one table many commands ask for it.
 */
export const lyingOpen = lately((state: State): Zones => {
  const zones = openZones(state);
  const { count, known } = zoneAt(zones, 'table');
  return { ...zones, table: { count, known: withRows(state, known) } };
}, 16);

function withRows(state: State, known: readonly KnownCard[]): readonly KnownCard[] {
  const left = known.map(({ card }) => card);
  const unknown = state.seats
    .flatMap((seat) => [
      ...rowOf(state, seat).flatMap(cardsOf),
      ...armadasOf(state, seat).map(() => 'armada'),
    ])
    .filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  return [...known, ...unknown.map((card) => ({ card, to: 'all' }) as const)];
}

/** The ship itself, or a Duplicate instead, and Sails above it. */
export const cardsOf = (ship: Ship): readonly string[] => [
  ...[printedCard(ship)].filter((card) => card !== null),
  ...(liesBeneathSails(ship) ? [sailsCard] : []),
];

/** All copies of a card lie where everybody sees them, or have gone. */
export function isSpent(state: State, id: string): boolean {
  const row = cardOf(id);
  if (!row) return true;
  const places = ['discard', 'table', ...state.seats.map(keptAt)] as const;
  const seen = places.flatMap((name) =>
    zoneAt(lyingOpen(state), name).known.filter(({ card }) => card === id),
  );
  return seen.length >= copiesPlayed(row, state.edition);
}
