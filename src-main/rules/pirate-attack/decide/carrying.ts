import { carriedBy, countAt, type CardMove, type ZoneName, type Zones } from '../../kernel/zones.ts';
import type { SeatId } from '../../kernel/seat.ts';
import {
  aboveAt,
  bountyAt,
  deck,
  deckLeft,
  foundFor,
  goneMoves,
  handAt,
  magicUnderAt,
  openly,
  spentAt,
  tellsCards,
  underAt,
} from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import type { Found } from '../fleets.ts';
import type { Ship, State } from '../state.ts';
import type { Script } from './script.ts';

/** Says where cards went, where cards are told; nothing goes from a place where nothing lies. */
export function carry(script: Script, ...moves: readonly CardMove[]): void {
  if (!tellsCards(script.state)) return;
  const real = carriedBy(script.state.zones, moves);
  if (real.length > 0) script.add({ kind: 'cardsCarried', moves: real });
}

/** Onto the table, from there or from wherever a card of its deck is left: what the table insists upon lies there all the same. */
export function carryToTable(script: Script, from: ZoneName, card: string | null): void {
  const move = openly(from, 'table', card);
  const found = foundFor(script.state.zones, move);
  if (found) carry(script, { ...move, from: found });
}

/** A ship goes to another captain, with what lies on it and under it, unless the table lays that away. */
export function takeOver(script: Script, { seat: from, ship }: Found, to: SeatId): void {
  script.add({ kind: 'shipMoved', ship, from, to });
  if (script.state.options.damnPiratesCards === 'discard') carryAboveAndUnder(script, ship.id);
}

/** As many as are left of the deck. */
export function drawFor(script: Script, seat: SeatId, count = 1): number {
  const number = Math.min(count, deckLeft(script.state));
  if (number > 0) carry(script, { from: deck, to: handAt(seat), count: number });
  return number;
}

/** Curses that are spent go from a ship. */
export const carryCurses = (script: Script, ship: number, count: number): void =>
  count > 0 ? carry(script, { from: aboveAt(ship), to: spentAt('curses'), count }) : undefined;

/** Cards that worked once go from under a ship. */
export const carrySpent = (script: Script, ship: number, cards: readonly string[]): void =>
  carry(
    script,
    ...cards.map((card) =>
      cardOf(card)?.kind === 'magic'
        ? openly(magicUnderAt(ship), spentAt('magic'), card)
        : openly(underAt(ship), 'discard', card),
    ),
  );

/** All that lies under it goes: those that were turned up by their names, the others unseen. */
export function carryAllUnder(script: Script, ship: number, shown: readonly string[]): void {
  carrySpent(script, ship, shown);
  const { zones } = script.state;
  const rest = (from: ZoneName, to: ZoneName): CardMove => ({ from, to, count: countAt(zones, from) });
  carry(script, rest(underAt(ship), 'discard'), rest(magicUnderAt(ship), spentAt('magic')));
}

/** And the curses above it, unseen too. */
const carryAboveAndUnder = (script: Script, id: number): void =>
  carry(script, ...cardsWith(script.state.zones, id));

/** A ship that went down is discarded, and the cards on and under it. */
export const carryWreck = (script: Script, ship: Ship): void =>
  carry(script, ...wreckMoves(script.state, ship));

export const wreckMoves = ({ zones }: State, ship: Ship): readonly CardMove[] => [
  ...goneMoves(ship),
  ...cardsWith(zones, ship.id),
];

/** What lies under it and above it. */
const cardsWith = (zones: Zones, id: number): readonly CardMove[] => [
  { from: underAt(id), to: 'discard', count: countAt(zones, underAt(id)) },
  { from: magicUnderAt(id), to: spentAt('magic'), count: countAt(zones, magicUnderAt(id)) },
  { from: aboveAt(id), to: spentAt('curses'), count: countAt(zones, aboveAt(id)) },
  { from: bountyAt(id), to: spentAt('tavern'), count: countAt(zones, bountyAt(id)) },
];
