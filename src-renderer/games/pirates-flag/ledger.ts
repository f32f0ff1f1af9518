import type { ShipPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Cell, Column, LedgerRow } from '../../elements/ledger.ts';
import type { LedgerDrawing, Seen } from '../drawing.ts';
import { awaitedSeats } from '../plain/awaited.ts';
import { part, placeOf } from './parts.ts';

export function ledgerOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  const ships = part(seen, 'ships');
  const hasCards = ships.some(({ hand }) => hand !== null);
  // Six figures are smaller than five, and long names need the room.
  const isFull = ships.length > 5;
  const column = (id: string, key: string, roomy: number, tight: number): Column => ({
    id,
    head: say({ key }),
    width: isFull ? tight : roomy,
  });
  return {
    head: say({ key: 'page.captain' }),
    columns: [
      column('flag', 'drawn.flag', 8, 7.4),
      column('at', 'drawn.space', 9, 8.6),
      ...(hasCards
        ? [column('cards', 'drawn.cards', 9, 8.8), column('next', 'drawn.next-roll', 13.5, 12.4)]
        : []),
    ],
    rows: ships.map((ship) => rowOf(seen, ship)),
  };
}

function rowOf(seen: Seen, ship: ShipPart): LedgerRow {
  const status = statusOf(seen, ship);
  return {
    captain: seen.captain(ship.seat),
    awaited: awaitedSeats(seen.parts.prompts).includes(ship.seat),
    ...(status === undefined ? {} : { status }),
    cells: {
      flag: ship.carriesFlag
        ? { kind: 'sign', sign: 'flag', label: seen.say({ key: 'drawn.flag.carried' }) }
        : { kind: 'text', text: '' },
      at: { kind: 'number', value: ship.at === 0 ? '–' : ship.at, weight: 'large' },
      cards: cardsCell(seen, ship),
      next: { kind: 'number', value: nextRoll(seen, ship), weight: 'plain', afloat: true },
    },
  };
}

const cardsCell = ({ say }: Seen, { hand }: ShipPart): Cell => {
  if (!hand) return { kind: 'text', text: '' };
  const value = hand.doubtful ? say({ key: 'drawn.cards.doubt', values: { cards: hand.cards } }) : hand.cards;
  return { kind: 'number', value, weight: 'plain' };
};

/** What waits for a roll is not in force yet. */
export const nextRoll = ({ say }: Seen, { modifiers }: ShipPart): string =>
  modifiers.map(({ figure }) => say(figure)).join(' ');

export function statusOf(seen: Seen, { seat, owes, captain }: ShipPart): string | undefined {
  const { say, parts } = seen;
  if (owes > 0) return say({ key: 'drawn.owes', values: { count: owes } });
  const key = captain?.used === true ? 'drawn.captain.used' : 'drawn.captain';
  const { leaders = [] } = parts.standings ?? {};
  const words = [
    ...(leaders.length === 1 && leaders[0] === seat ? [say({ key: 'drawn.ahead' })] : []),
    ...(captain ? [say({ key, values: { captain: captain.name } })] : []),
  ];
  return words.length > 0 ? words.join(' · ') : undefined;
}

export const spokenPlaces = (seen: Seen): string => {
  const { say } = seen;
  const flag = part(seen, 'flag');
  const where = {
    ship: () => say({ key: 'drawn.where.ship' }),
    afloat: () => say({ key: 'drawn.where.afloat', values: { at: flag.at } }),
    carried: () =>
      say({ key: 'drawn.where.carried', values: { name: flag.seat ? { seat: flag.seat } : '' } }),
  }[flag.kind]();
  const ships = part(seen, 'ships').map(({ seat, at }) =>
    say({ key: 'drawn.board.ship', values: { name: { seat }, at: placeOf(seen, at) } }),
  );
  return say({ key: 'drawn.board', values: { ships: ships.join(', '), flag: where } });
};
