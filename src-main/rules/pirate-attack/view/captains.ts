import { message, type Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isThrown, liveAbility } from '../abilities/own.ts';
import type { ShipAbility, Size } from '../cards.ts';
import { armadasOf, leftOf, sizeOf, sumOf } from '../fleets.ts';
import { fameOf, purseOf, rowOf, type Ship, type State } from '../state.ts';
import {
  cardsUnder,
  cursesAbove,
  handSize,
  savedBlocks,
  savedCures,
  savedMagic,
  tellsBlocks,
  tellsCards,
  tellsMagic,
} from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { keptBefore, keptRow } from '../kept.ts';
import { cardName } from '../names.ts';
import { keepsFame } from '../options.ts';
import { partnerOf } from '../teams.ts';
import { hullOf, type Hull } from './sheet.ts';
import type { Viewer } from '../../kernel/view.ts';
import { isInFight } from '../turned.ts';

/** A ship of a row; of one that nobody has named its size and its hull are not known. */
export interface ShipPart {
  readonly id: number;
  readonly size: readonly [cannons: number, strength: number] | null;
  readonly hull: Hull | null;
  readonly inArmada?: true;
  /** Of the armadas of a captain with several, which one, from 2 on. */
  readonly armada?: number;
  /** Cards under it and curses above it, where they are told and there are any. */
  readonly under?: number;
  readonly curses?: number;
  /** Beneath Sails: everybody sees that it lies there, and its captain alone which it is. */
  readonly hidden?: true;
  /** So many Bounties lie half under it. */
  readonly bounty?: number;
  /** Made after another ship, with which it sinks. */
  readonly copy?: true;
  /** In port, where nothing touches it. */
  readonly port?: true;
  /** X/X: its size is thrown in each fight. */
  readonly thrown?: true;
  /** What is printed on it beside its size, as long as it has it. */
  readonly ability?: ShipAbility;
}

export interface FleetPart {
  readonly seat: SeatId;
  /** From left to right. */
  readonly row: readonly ShipPart[];
  /** What the armada is worth together, of who has one. */
  readonly armada?: Size;
  /** And those beyond the first, where the table lets a captain have several. */
  readonly armadas?: readonly Size[];
}

/** A card that lies before a captain, by its id and its name. */
export interface KeptPart {
  readonly card: string;
  readonly name: Message;
}

export interface PursePart {
  readonly seat: SeatId;
  readonly gold: number;
  /** Absent where nothing is. */
  readonly locked?: number;
  /** Absent where the table keeps none. */
  readonly fame?: number;
  /** Cards in hand and saved cures, where they are told. */
  readonly hand?: number;
  readonly cures?: number;
  /** Saved Magic, where it is sold. */
  readonly magic?: number;
  /** What lies face up before this captain; left out where nothing does. */
  readonly kept?: readonly KeptPart[];
  /** Blockades that lie open where they are saved. */
  readonly blocks?: number;
  /** Who sails together with this captain. */
  readonly partner?: SeatId;
  /** In which round the captain went out. */
  readonly out?: number;
}

/** Gold and fame change without ships, and ships without them: each travels by itself. */
export const purseParts = (state: State, viewer: Viewer = { kind: 'table' }): readonly PursePart[] =>
  state.seats.map((seat) => {
    const { free, locked } = purseOf(state, seat);
    const out = state.outs.find((one) => one.seat === seat);
    const partner = partnerOf(state, seat);
    return {
      seat,
      gold: free,
      ...(locked > 0 ? { locked } : {}),
      ...(keepsFame(state.options) ? { fame: fameOf(state, seat) } : {}),
      ...(tellsCards(state) ? { hand: handSize(state, seat), cures: savedCures(state, seat) } : {}),
      ...(tellsMagic(state) ? { magic: savedMagic(state, seat) } : {}),
      ...keptParts(state, seat),
      ...(tellsBlocks(state) && (state.options.blockadeFaceUp || sees(viewer, seat))
        ? { blocks: savedBlocks(state, seat) }
        : {}),
      ...(partner ? { partner } : {}),
      ...(out ? { out: out.round } : {}),
    };
  });

function keptParts(state: State, seat: SeatId): Pick<PursePart, 'kept'> {
  const kept = keptBefore(state, seat).flatMap(({ card, by }) => {
    const row = cardOf(card);
    if (!row) return [];
    // Of a card that is good for somebody else it is said for whom.
    const name = keptRow(card)?.copies
      ? message('drawn.kept.for', { card: cardName(row), player: { seat: by } })
      : cardName(row);
    return [{ card, name }];
  });
  return kept.length > 0 ? { kept } : {};
}

export const fleetParts = (state: State, viewer: Viewer): readonly FleetPart[] =>
  state.seats.map((seat) => {
    const all = armadasOf(state, seat);
    const [armada, ...armadas] = all.map((ships) => sumOf(leftOf(state, { seat, ships })));
    const numberOf = (id: number): number => all.findIndex((ships) => ships.includes(id)) + 1;
    return {
      seat,
      row: rowOf(state, seat).map((ship) =>
        shipPart(state, ship, numberOf(ship.id), !ship.hidden || sees(viewer, seat)),
      ),
      ...(armada ? { armada } : {}),
      ...(armadas.length > 0 ? { armadas } : {}),
    };
  });

/** Whether everybody is shown the same of all fleets and purses. */
export const isAllOpen = (state: State): boolean =>
  !state.seats.some((seat) => rowOf(state, seat).some(({ hidden }) => hidden)) &&
  (!tellsBlocks(state) || state.options.blockadeFaceUp);

/** On the television nobody's numbers show beneath Sails; at the console all that is known does. */
const sees = (viewer: Viewer, seat: SeatId): boolean =>
  viewer.kind === 'console' || (viewer.kind === 'captain' && viewer.seat === seat);

function shipPart(state: State, ship: Ship, armada: number, isSeen: boolean): ShipPart {
  const knows = isSeen || isInFight(state, ship.id);
  const size = knows ? sizeOf(ship) : null;
  const ability = liveAbility(ship);
  const under = cardsUnder(state, ship.id);
  const curses = cursesAbove(state, ship.id);
  return {
    id: ship.id,
    size: size && [size.cannons, size.strength],
    hull: size && hullOf(size),
    ...(armada > 0 ? { inArmada: true } : {}),
    ...(armada > 1 ? { armada } : {}),
    ...(under > 0 ? { under } : {}),
    ...(curses > 0 ? { curses } : {}),
    ...(ship.hidden ? { hidden: true } : {}),
    ...(ship.bounty ? { bounty: ship.bounty } : {}),
    ...(ship.copyOf === undefined ? {} : { copy: true }),
    ...(ship.inPort ? { port: true } : {}),
    ...(knows && isThrown(ship) ? { thrown: true } : {}),
    ...(knows && ability ? { ability } : {}),
  };
}
