import { isList } from '../../kernel/field.ts';
import { fieldKey, type FieldValue, type FieldValues, type ListRow } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import { forSeats, type BySeat, type SeatId } from '../../kernel/seat.ts';
import {
  countAt,
  moved,
  timesKnown,
  zoneAt,
  type CardMove,
  type ZoneName,
  type Zones,
} from '../../kernel/zones.ts';
import { shipOfCard } from '../abilities/own.ts';
import { cards } from '../data/cards.ts';
import { cardsOf } from '../elsewhere.ts';
import {
  aboveAt,
  bountyAt,
  deck,
  discardOf,
  foundFor,
  goneMoves,
  goodsAt,
  handAt,
  laidMoves,
  liesBeneathSails,
  magicUnderAt,
  savedAt,
  savedBlocksAt,
  savedMagicAt,
  sellsMagic,
  spentAt,
  tellsCards,
  underAt,
} from '../custody.ts';
import type { Stand } from '../by-hand.ts';
import { noOriginal, unnamed } from '../fields.ts';
import { deckSet, keptByHand, keptZones } from './kept-by-hand.ts';
import { armadaZones } from './armadas-by-hand.ts';
import { wreckMoves } from './carrying.ts';
import { isAtSea, shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type Armada, type Ship, type State } from '../state.ts';
import { copiesPlayed } from '../edition.ts';

/** The seats for which one of these fields is named. */
export const named = (state: State, values: FieldValues, ...names: readonly string[]): readonly SeatId[] =>
  state.seats.filter((seat) => names.some((field) => values[fieldKey(field, seat)] !== undefined));

export const valueOf = <Value extends FieldValue>(
  values: FieldValues,
  field: string,
  seat: SeatId,
  before: Value,
): Value => (values[fieldKey(field, seat)] as Value | undefined) ?? before;

interface SetShip {
  readonly ship: Ship;
  /** The captain and the place of the ship it was made after, as the table says them; null is none. */
  readonly original?: { readonly seat: SeatId; readonly place: number } | null;
  readonly under?: number;
  readonly magic?: number;
  readonly curses?: number;
  /** Which of its captain's armadas it is in, where the row is listed; none is 0. */
  readonly armada?: number;
}

/** Rows as the table says them, with hands, saved cards and what lies on and under ships where cards are told. */
export function rowsByHand(state: State, values: FieldValues): Result<Stand, Refusal> {
  let nextShip = state.nextShip;
  const seats = named(state, values, 'ships', 'row');
  const newId = (): number => nextShip++;
  const set = forSeats(seats, (seat) => shipsSet(state, values, seat, newId));
  const shipsOf = (seat: SeatId): readonly SetShip[] => set[seat] ?? [];
  const said: BySeat<readonly Ship[]> = forSeats(seats, (seat) => shipsOf(seat).map(({ ship }) => ship));
  const linked = copiesSet(state, said, seats.flatMap(shipsOf));
  if (!linked.ok) return linked;
  const rows = linked.value;
  const wrong = tooMany(state, rows);
  if (wrong) return refuse(wrong);
  const listed = named(state, values, 'row');
  const stand: Stand = {
    ...(Object.keys(rows).length > 0 ? { rows, nextShip } : {}),
    ...(listed.length > 0 ? { armadas: armadasSet(state, listed, shipsOf) } : {}),
  };
  const kept = keptByHand(state, values);
  if (!tellsCards(state)) return accept({ ...stand, ...kept });
  const left = new Map(Object.values(rows).flatMap((row) => row.map((ship) => [ship.id, ship] as const)));
  const ships = seats.flatMap(shipsOf).flatMap((one): readonly SetShip[] => {
    const ship = left.get(one.ship.id);
    return ship ? [{ ...one, ship }] : [];
  });
  const moved = zonesSet(state, values, ships, rows);
  if (!moved.ok) return moved;
  const armed = armadaZones(state, rows, stand.armadas ?? {}, moved.value);
  if (!armed.ok) return armed;
  const zones = deckSet(keptZones(state, kept.kept, armed.value), values);
  return zones.ok ? accept({ ...stand, ...kept, zones: zones.value }) : zones;
}

/** The ships that stay are those that lay first; new ones come at the right end, unless the row is listed. */
function shipsSet(state: State, values: FieldValues, seat: SeatId, newId: () => number): readonly SetShip[] {
  const row = rowOf(state, seat);
  const listed = values[fieldKey('row', seat)];
  if (listed !== undefined && isList(listed)) return listed.map((one, at) => shipSet(one, row[at], newId));
  const count = valueOf(values, 'ships', seat, row.length);
  return Array.from({ length: count }, (_, at) => ({ ship: row[at] ?? { id: newId(), card: null } }));
}

function shipSet(listed: ListRow, before: Ship | undefined, newId: () => number): SetShip {
  const name = listed['card'] ?? unnamed;
  const card = name === unnamed ? null : String(name);
  const same: Ship = before?.card === card ? before : shipOfCard(newId(), card);
  const is = (name: 'hidden' | 'port', before: true | undefined): boolean =>
    listed[name] === undefined ? before === true : listed[name] === true;
  const { hidden, inPort, bounty: lay, ...shown } = same;
  const bounty = Number(listed['bounty'] ?? lay ?? 0);
  const ship: Ship = {
    ...shown,
    ...(is('hidden', hidden) ? { hidden: true } : {}),
    ...(is('port', inPort) ? { inPort: true } : {}),
    ...(bounty > 0 ? { bounty } : {}),
  };
  return {
    ship,
    ...originalIn(listed),
    under: Number(listed['under'] ?? 0),
    magic: Number(listed['magic'] ?? 0),
    curses: Number(listed['curses'] ?? 0),
    armada: Number(listed['armada'] ?? 0),
  };
}

function originalIn(listed: ListRow): Pick<SetShip, 'original'> {
  const { copyOf, copyAt = 1 } = listed;
  if (copyOf === undefined) return {};
  const place = Number(copyAt) - 1;
  return { original: copyOf === noOriginal ? null : { seat: copyOf as SeatId, place } };
}

/**
 * Each copy with the ship it was made after, wherever that lies, and as large as that one. One whose original is gone
 * has sunk with it; none can be made after itself.
 */
function copiesSet(
  state: State,
  said: BySeat<readonly Ship[]>,
  listed: readonly SetShip[],
): Result<BySeat<readonly Ship[]>, Refusal> {
  const rowNow = (seat: SeatId): readonly Ship[] => said[seat] ?? rowOf(state, seat);
  const originals = new Map(
    listed.flatMap(({ ship, original }) =>
      original === undefined
        ? []
        : [[ship.id, original && (rowNow(original.seat)[original.place]?.id ?? missing)] as const],
    ),
  );
  const lie = (id: number): boolean => state.seats.some((seat) => rowNow(seat).some((one) => one.id === id));
  const linked = (ship: Ship): Ship => {
    const { copyOf: before, ...own } = ship;
    const told = originals.get(ship.id);
    const copyOf = told === undefined ? before : (told ?? undefined);
    return copyOf === undefined ? own : { ...own, copyOf };
  };
  const all = new Map(state.seats.flatMap((seat) => rowNow(seat).map(linked)).map((ship) => [ship.id, ship]));
  if ([...all.values()].some((ship) => ship.copyOf === missing || isOwnOriginal(ship, all)))
    return refuse(refusal('no-original'));
  const floats = ({ copyOf }: Ship): boolean => {
    if (copyOf === undefined) return true;
    const original = all.get(copyOf);
    return original !== undefined && lie(copyOf) && floats(original);
  };
  const sized = (ship: Ship): Ship => {
    const original = ship.copyOf === undefined ? undefined : all.get(ship.copyOf);
    return original ? { ...ship, card: sized(original).card } : ship;
  };
  const changed = state.seats.filter(
    (seat) => said[seat] !== undefined || rowNow(seat).some((one) => !floats(one)),
  );
  return accept(forSeats(changed, (seat) => rowNow(seat).map(linked).filter(floats).map(sized)));
}

const missing = -1;

function isOwnOriginal(ship: Ship, all: ReadonlyMap<number, Ship>): boolean {
  const seen = new Set<number>();
  for (let at: Ship | undefined = ship; at; at = at.copyOf === undefined ? undefined : all.get(at.copyOf)) {
    if (seen.has(at.id)) return true;
    seen.add(at.id);
  }
  return false;
}

function armadasSet(
  state: State,
  seats: readonly SeatId[],
  shipsOf: (seat: SeatId) => readonly SetShip[],
): BySeat<readonly Armada[]> {
  const set = forSeats(seats, (seat) => {
    const ships = shipsOf(seat).filter(
      ({ ship }) => isAtSea(ship) && (!ship.hidden || state.options.hiddenArmada),
    );
    const numbers = [...new Set(ships.flatMap(({ armada }) => (armada ? [armada] : [])))].sort();
    return numbers.map((number) => ships.flatMap(({ ship, armada }) => (armada === number ? [ship.id] : [])));
  });
  return { ...state.armadas, ...set };
}

/** No more of a ship than there are cards of it, nor of Duplicates and of Sails. */
function tooMany(state: State, rows: BySeat<readonly Ship[]>): Refusal | undefined {
  const before = state.seats.flatMap((seat) => rowOf(state, seat)).flatMap(cardsOf);
  const all = state.seats.flatMap((seat) => rows[seat] ?? rowOf(state, seat)).flatMap(cardsOf);
  const times = (id: string, among: readonly string[]): number => among.filter((one) => one === id).length;
  const row = cards.find(
    (one) => times(one.id, all) > Math.max(times(one.id, before), copiesPlayed(one, state.edition)),
  );
  return row && refusal('no-copy-left', { card: row.printed });
}

/** What a place has more comes from its deck, what it has less goes where such cards are laid away. */
function zonesSet(
  state: State,
  values: FieldValues,
  ships: readonly SetShip[],
  rows: BySeat<readonly Ship[]>,
): Result<Zones, Refusal> {
  const gone = state.seats.flatMap((seat) => {
    const stay = rows[seat];
    return stay ? rowOf(state, seat).filter(({ id }) => !stay.some((one) => one.id === id)) : [];
  });
  const known = new Set(state.seats.flatMap((seat) => rowOf(state, seat).map(({ id }) => id)));
  const wrecked = gone.flatMap((ship) => wreckMoves(state, ship));
  const laid = ships.flatMap(({ ship }) => (known.has(ship.id) ? [] : laidMoves(ship)));
  const turned = ships.flatMap(({ ship }) => changedMoves(shipOf(state, ship.id)?.ship, ship));
  const cleared = wrecked.reduce(moved, state.zones);
  const open = [...laid, ...turned].reduce<Zones | undefined>(
    (zones, move) => zones && onTable(state, zones, move),
    cleared,
  );
  if (!open) return refuse(refusal('no-cards-left', { count: ships.length }));
  let zones = open;
  const wanted = countsOf(state, values, ships);
  for (const [at, from, away, count] of wanted) {
    const more = count - countAt(zones, at);
    zones = moved(zones, more > 0 ? { from, to: at, count: more } : { from: at, to: away, count: -more });
  }
  const missing = wanted.find(([at, , , count]) => countAt(zones, at) !== count);
  return missing ? refuse(refusal('no-cards-left', { count: missing[3] })) : accept(zones);
}

/** What comes to lie on the table is taken out of the discards where every copy of it is seen; none there is no table of these cards. */
function onTable(state: State, zones: Zones, move: CardMove): Zones | undefined {
  const { to, card } = move;
  if (to !== 'table') return moved(zones, move);
  const away = discardOf(card ?? '');
  const row = card === undefined ? undefined : cards.find(({ id }) => id === card);
  const isAway =
    row !== undefined &&
    zoneAt(zones, away).known.some((one) => one.card === card) &&
    timesKnown(zones, row.id) >= copiesPlayed(row, state.edition);
  const from = foundFor(zones, isAway ? { ...move, from: away } : move);
  return from && moved(zones, { ...move, from });
}

/** What a ship that stays has become: another card where it is a copy now or none any more, Sails laid or taken off. */
function changedMoves(before: Ship | undefined, ship: Ship): readonly CardMove[] {
  const isSame =
    !before ||
    ((before.copyOf === undefined) === (ship.copyOf === undefined) &&
      liesBeneathSails(before) === liesBeneathSails(ship));
  return isSame ? [] : [...goneMoves(before), ...laidMoves(ship)];
}

type Wanted = readonly [at: ZoneName, from: ZoneName, away: ZoneName, count: number];

function countsOf(state: State, values: FieldValues, ships: readonly SetShip[]): readonly Wanted[] {
  const ofSeat = (field: string, make: (seat: SeatId, count: number) => Wanted): readonly Wanted[] =>
    state.seats.flatMap((seat) => {
      const count = values[fieldKey(field, seat)];
      return typeof count === 'number' ? [make(seat, count)] : [];
    });
  return [
    ...ofSeat('hand', (seat, count) => [handAt(seat), deck, 'discard', count]),
    ...ofSeat('magic', (seat, count) => [savedMagicAt(seat), goodsAt('magic'), spentAt('magic'), count]),
    ...ofSeat('blocks', (seat, count) => [savedBlocksAt(seat), deck, 'discard', count]),
    ...ofSeat('cures', (seat, count) => [savedAt(seat), goodsAt('cures'), spentAt('cures'), count]),
    ...ships.flatMap(({ ship: { id, bounty = 0 }, under, magic, curses }): readonly Wanted[] => [
      ...(under === undefined ? [] : [[underAt(id), deck, 'discard', under] as const]),
      ...(magic === undefined || !sellsMagic(state)
        ? []
        : [[magicUnderAt(id), goodsAt('magic'), spentAt('magic'), magic] as const]),
      ...(state.shops.tavern ? [[bountyAt(id), goodsAt('tavern'), spentAt('tavern'), bounty] as const] : []),
      ...(curses === undefined ? [] : [[aboveAt(id), goodsAt('curses'), spentAt('curses'), curses] as const]),
    ]),
  ];
}
