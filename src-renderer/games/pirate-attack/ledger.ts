import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Cell, Column, LedgerRow, Vessel } from '../../elements/ledger.ts';
import type { LedgerDrawing, Seen } from '../drawing.ts';
import { awaitedSeats } from '../plain/awaited.ts';
import {
  captainsOf,
  freshShop,
  isNamed,
  part,
  shipWords,
  statusOf,
  sumWords,
  type Captain,
} from './parts.ts';

export const ledgerOf = (seen: Seen): LedgerDrawing =>
  freshShop(seen) ? buyersOf(seen) : part(seen, 'fight') ? totalsOf(seen) : fleetsOf(seen);

/** More captains than this have rows too low for a picture of a ship. */
const mostPictured = 6;

/** A square screen has room for half as many; drawn anew when the window is given another shape. */
const isSquare = (): boolean => (innerWidth.current ?? 16) / (innerHeight.current ?? 9) < 1.5;

/** Where ships have their numbers beside them they need the room of those. */
function room(isCrowd: boolean, isTold: boolean): { readonly width: number; readonly most: number } {
  if (isCrowd && !isTold) return { width: 24, most: 0 };
  if (isSquare()) return { width: 48, most: isCrowd ? 4 : 5 };
  return { width: 84, most: isCrowd ? 6 : 9 };
}

/** All that every captain has, over the whole width. */
function fleetsOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  const captains = captainsOf(seen);
  const isCrowd = captains.length > mostPictured;
  const isTold = captains.some(({ row }) => isNamed(row));
  const { width, most } = room(isCrowd, isTold);
  return {
    head: say({ key: 'page.captain' }),
    columns: [
      {
        id: 'ships',
        head: say({ key: 'drawn.ships' }),
        width,
        align: isCrowd && !isTold ? 'end' : 'start',
      },
      ...purseColumns(seen, 18, 14),
    ],
    rows: captains.map((captain) => ({
      ...rowOf(seen, captain, statusOf(seen, captain)),
      cells: {
        ships: shipsCell(seen, captain, most),
        ...purseCells(seen, captain),
      },
    })),
  };
}

/** Beside a fight: how many ships, and what they come to together. */
function totalsOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  return {
    head: say({ key: 'page.captain' }),
    columns: [
      { id: 'ships', head: say({ key: 'drawn.ships' }), width: 10.5, align: 'end' },
      { id: 'inAll', head: say({ key: 'drawn.in-all' }), width: 13, align: 'end' },
      ...purseColumns(seen, 9, 9),
    ],
    rows: captainsOf(seen).map((captain) => ({
      ...rowOf(seen, captain, statusOf(seen, captain)),
      cells: {
        ships: { kind: 'number', value: captain.row.length, weight: 'small' },
        inAll: { kind: 'number', value: sumWords(captain.row), weight: 'small' },
        ...purseCells(seen, captain),
      },
    })),
  };
}

const purseColumns = (seen: Seen, gold: number, fame: number): readonly Column[] => [
  { id: 'gold', head: seen.say({ key: 'drawn.gold' }), width: gold, align: 'end' },
  ...(captainsOf(seen).some((captain) => captain.fame !== undefined)
    ? [{ id: 'fame', head: seen.say({ key: 'drawn.fame' }), width: fame, align: 'end' } satisfies Column]
    : []),
];

const purseCells = (seen: Seen, captain: Captain) => ({
  gold: goldCell(seen, captain),
  fame: { kind: 'number', value: captain.fame ?? '', weight: 'large' } satisfies Cell,
});

function rowOf(seen: Seen, { seat }: Captain, status: string | undefined): Omit<LedgerRow, 'cells'> {
  return {
    captain: seen.captain(seat),
    awaited: awaitedSeats(seen.parts.prompts).includes(seat),
    ...(status === undefined ? {} : { status }),
  };
}

/** From left to right; where only their number is told, hulls alone. */
function shipsCell(seen: Seen, captain: Captain, most: number): Cell {
  const { row } = captain;
  if (most === 0) return { kind: 'number', value: row.length, weight: 'plain' };
  return {
    kind: 'fleet',
    vessels: vesselsOf(seen, captain),
    none: seen.say({ key: 'drawn.ships.none' }),
    most,
    ...(row.length > most ? { rest: restWords(row.slice(most - 1)) } : {}),
  };
}

/** Those that have no room, as one: how many, and what they come to. */
const restWords = (rest: Captain['row']): string =>
  isNamed(rest) ? `+${rest.length} ${sumWords(rest)}` : `+${rest.length}`;

/** A ship that nobody has named has a hull all the same. */
export function vesselsOf(seen: Seen, { row }: Captain): readonly Vessel[] {
  const isArmada = row.some(({ inArmada }) => inArmada);
  return row.map((ship) => {
    const worth = shipWords(seen, ship);
    const comb = isArmada ? { inArmada: ship.inArmada === true } : {};
    return { type: ship.hull ?? 'schooner', label: worth, ...(ship.size ? { worth } : {}), ...comb };
  });
}

const goldCell = ({ say }: Seen, { gold, locked = 0 }: Captain): Cell => ({
  kind: 'gold',
  gold,
  ...(locked > 0 ? { locked: `+${locked}` } : {}),
  label: say({ key: 'drawn.gold.spoken', values: { gold, locked } }),
});

/** Who may buy, at what price, how many, and why not. */
function buyersOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  const captains = captainsOf(seen);
  return {
    head: say({ key: 'drawn.buyer.head' }),
    columns: [
      { id: 'gold', head: say({ key: 'drawn.gold' }), width: 10, align: 'end' },
      { id: 'price', head: say({ key: 'drawn.buyer.price' }), width: 9, align: 'end' },
      { id: 'most', head: say({ key: 'drawn.buyer.most' }), width: 11, align: 'end' },
    ],
    rows: part(seen, 'buyers').flatMap(({ seat, shop, one, most, why }) => {
      if (shop !== freshShop(seen)?.shop) return [];
      const captain = captains.find((each) => each.seat === seat);
      if (!captain) return [];
      return [
        {
          ...rowOf(seen, captain, why ? say(why) : say({ key: 'drawn.buyer.now' })),
          cells: {
            gold: goldCell(seen, captain),
            price: { kind: 'number', value: one, weight: 'plain' },
            most: { kind: 'number', value: most, weight: most > 0 ? 'large' : 'plain', afloat: most === 0 },
          },
        } satisfies LedgerRow,
      ];
    }),
  };
}
