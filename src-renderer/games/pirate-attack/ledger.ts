import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Cell, Column, LedgerRow, Legend, Vessel } from '../../elements/ledger.ts';
import type { LedgerDrawing, Seen } from '../drawing.ts';
import { awaitedSeats } from '../plain/awaited.ts';
import {
  ableWords,
  captainsOf,
  freshShop,
  figuresOf,
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
export const mostPictured = 6;

/** A square screen has room for half as many; drawn anew when the window is given another shape. */
const isSquare = (): boolean => (innerWidth.current ?? 16) / (innerHeight.current ?? 9) < 1.5;

/** Where ships have their numbers beside them they need the room of those. */
function room(
  isCrowd: boolean,
  isTold: boolean,
  isEach: boolean,
): { readonly width: number; readonly most: number } {
  if (isCrowd && !isTold) return { width: 24, most: 0 };
  if (isSquare()) return { width: isEach ? 62 : 48, most: isCrowd ? 4 : 5 };
  return { width: 84, most: isCrowd ? 6 : 9 };
}

/** All that every captain has, over the whole width. */
function fleetsOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  const captains = captainsOf(seen);
  const isCrowd = captains.length > mostPictured;
  const isTold = captains.some(({ row }) => isNamed(row));
  const { width, most } = room(isCrowd, isTold, isEachCardTold(captains));
  return {
    head: say({ key: 'page.captain' }),
    columns: [
      {
        id: 'ships',
        head: say({ key: 'drawn.ships' }),
        width: captains.some(isInPort) && most > 0 ? width - portWidth : width,
        align: isCrowd && !isTold ? 'end' : 'start',
        ...(isEachCardTold(captains) ? { legend: legendOf(seen, captains) } : {}),
      },
      ...portColumn(seen, captains, isCrowd),
      ...handColumns(seen, captains),
      ...(isEachCardTold(captains) ? purseColumns(seen, 12.6, 10) : purseColumns(seen, 18, 14)),
    ],
    rows: captains.map((captain) => ({
      ...rowOf(seen, captain, statusOf(seen, captain, isAwaited(seen, captain))),
      cells: {
        ships: shipsCell(seen, captain, captains.some(isInPort) ? most - 2 : most),
        ...portCell(seen, captain),
        ...handCells(captain),
        ...purseCells(seen, captain),
      },
    })),
  };
}

const isInPort = ({ row }: Captain): boolean => row.some(({ port }) => port);

/** So many marks are told within the column of the ships. */
const mostLegends = 3;

/** Three ships and the anchor before them. */
const portWidth = 18;

/** What is in port stands apart from the ships at sea, while anything is. */
const portColumn = (seen: Seen, captains: readonly Captain[], isCrowd: boolean): readonly Column[] =>
  captains.some(isInPort)
    ? [
        {
          id: 'port',
          // The anchor says it too, and a long legend needs its room.
          head: legendOf(seen, captains).length > mostLegends ? '' : seen.say({ key: 'drawn.port' }),
          width: portWidth,
          align: isCrowd ? 'end' : 'start',
        },
      ]
    : [];

function portCell(seen: Seen, captain: Captain): Readonly<Record<string, Cell>> {
  const cell = portOf(seen, captain);
  return cell ? { port: cell } : {};
}

/** By their figures where there is room for them. */
export function portOf(seen: Seen, captain: Captain): Extract<Cell, { readonly kind: 'apart' }> | undefined {
  const docked = captain.row.filter(({ port }) => port);
  if (docked.length === 0) return undefined;
  const ships = docked.map((ship) => figuresOf(seen, ship)).filter((figures) => figures !== '');
  const port =
    ships.length > 0 && ships.length === docked.length && ships.length <= 3
      ? ships.join(' ')
      : countOf(docked);
  const spoken = docked.map((ship) => shipWords(seen, ship)).join(', ');
  const label = seen.say({ key: 'drawn.port.spoken', values: { ships: spoken } });
  return { kind: 'apart', port, label };
}

/** More than have room are counted, with what they come to as far as it is known. */
const countOf = (docked: Captain['row']): string =>
  docked.some(({ size }) => size !== null) ? `${docked.length} · ${sumWords(docked)}` : String(docked.length);

/** Where each card is told, hands and saved cards are counted, and what lies on and under ships. */
const isEachCardTold = (captains: readonly Captain[]): boolean =>
  captains.some(({ hand }) => hand !== undefined);

/** Only the marks that the table has: what is not there needs no word. */
function legendOf({ say }: Seen, captains: readonly Captain[]): readonly Legend[] {
  const ships = captains.flatMap(({ row }) => row);
  const is: Readonly<Record<Legend['mark'], boolean>> = {
    dot: ships.some(({ curses = 0 }) => curses > 0),
    tick: ships.some(({ under = 0 }) => under > 0),
    comb: ships.some(({ inArmada }) => inArmada),
    copy: ships.some(({ copy }) => copy),
    bounty: ships.some(({ bounty }) => bounty),
  };
  return (['dot', 'tick', 'comb', 'copy', 'bounty'] as const).flatMap((mark) =>
    is[mark] ? [{ mark, words: say({ key: `drawn.legend.${mark}` }) }] : [],
  );
}

/** On a square screen the ships need their room. */
const handColumns = ({ say }: Seen, captains: readonly Captain[]): readonly Column[] =>
  isEachCardTold(captains) && !isSquare()
    ? [
        { id: 'hand', head: say({ key: 'drawn.hand.short' }), width: 8, align: 'end' },
        { id: 'cures', head: say({ key: 'drawn.cures' }), width: 11.5, align: 'end' },
        ...(captains.some(({ magic }) => magic !== undefined)
          ? [{ id: 'magic', head: say({ key: 'drawn.magic' }), width: 10.5, align: 'end' } as const]
          : []),
      ]
    : [];

const handCells = ({ hand, cures, magic }: Captain): Readonly<Record<string, Cell>> => ({
  hand: { kind: 'number', value: hand ?? '', weight: 'small' },
  cures: { kind: 'number', value: cures ?? '', weight: 'small' },
  ...(magic === undefined ? {} : { magic: { kind: 'number', value: magic, weight: 'small' } as const }),
});

/** Beside a fight: how many ships, and what they come to together. */
function totalsOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  return {
    head: say({ key: 'page.captain' }),
    columns: [
      { id: 'ships', head: say({ key: 'drawn.ships' }), width: 8.5, align: 'end' },
      // Two figures of two digits and a stroke.
      { id: 'inAll', head: say({ key: 'drawn.in-all' }), width: 16, align: 'end' },
      ...purseColumns(seen, 11, 11),
    ],
    rows: captainsOf(seen).map((captain) => ({
      ...rowOf(seen, captain, statusOf(seen, captain, isAwaited(seen, captain))),
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

const isAwaited = ({ parts }: Seen, { seat }: Captain): boolean => awaitedSeats(parts.prompts).includes(seat);

function rowOf(seen: Seen, { seat }: Captain, status: string | undefined): Omit<LedgerRow, 'cells'> {
  return {
    captain: seen.captain(seat),
    awaited: awaitedSeats(seen.parts.prompts).includes(seat),
    ...(status === undefined ? {} : { status }),
  };
}

/** From left to right; where only their number is told, hulls alone. */
function shipsCell(seen: Seen, captain: Captain, most: number): Cell {
  const row = captain.row.filter(({ port }) => !port);
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
export function vesselsOf(seen: Seen, { row, hand }: Captain): readonly Vessel[] {
  const isArmada = row.some(({ inArmada }) => inArmada);
  const isLaden = hand !== undefined && row.some(({ under }) => under !== undefined);
  // Set apart at the end: what is hidden is no part of the row that others see.
  const atSea = row.filter(({ port }) => !port);
  const seenFirst = [...atSea.filter(({ hidden }) => !hidden), ...atSea.filter(({ hidden }) => hidden)];
  return seenFirst.map((ship) => {
    const { under = 0, curses = 0 } = ship;
    const inArmada = ship.armada ?? ship.inArmada ?? false;
    const worth = ableWords(seen, ship);
    return {
      type: ship.hull ?? 'schooner',
      label: ladenWords(seen, worth, ship),
      ...(ship.size || ship.thrown ? { worth: figuresOf(seen, ship) } : {}),
      ...(ship.hidden ? { hidden: true } : {}),
      ...(ship.bounty ? { bounty: ship.bounty } : {}),
      ...(isArmada ? { inArmada } : {}),
      ...(curses > 0 ? { dots: curses } : {}),
      ...(isLaden ? { ticks: under } : {}),
    };
  });
}

/** Spoken: what the marks beside a ship are. */
const ladenWords = (
  { say }: Seen,
  ship: string,
  { under = 0, curses = 0, bounty = 0 }: Captain['row'][number],
): string =>
  [
    ship,
    ...(bounty > 0 ? [say({ key: 'drawn.ship.bounty', values: { count: bounty } })] : []),
    ...(under > 0 ? [say({ key: 'drawn.ship.under', values: { count: under } })] : []),
    ...(curses > 0 ? [say({ key: 'drawn.ship.cursed', values: { count: curses } })] : []),
  ].join(', ');

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
    rows: part(seen, 'buyers').flatMap(({ seat, shop, one, most, why, by = [] }) => {
      if (shop !== freshShop(seen)?.shop) return [];
      const captain = captains.find((each) => each.seat === seat);
      if (!captain) return [];
      return [
        {
          ...rowOf(seen, captain, [say(why ?? { key: 'drawn.buyer.now' }), ...by.map(say)].join(' · ')),
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
