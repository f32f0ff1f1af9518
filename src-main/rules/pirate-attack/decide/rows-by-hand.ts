import { isList } from '../../kernel/field.ts';
import { fieldKey, type FieldValue, type FieldValues, type ListRow } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import { forSeats, type BySeat, type SeatId } from '../../kernel/seat.ts';
import { countAt, moved, type ZoneName, type Zones } from '../../kernel/zones.ts';
import { copiesIn } from '../cards.ts';
import {
  aboveAt,
  deck,
  fromDeck,
  goodsAt,
  handAt,
  magicUnderAt,
  savedAt,
  savedMagicAt,
  sellsMagic,
  spentAt,
  tellsCards,
  underAt,
} from '../custody.ts';
import type { Outcome } from '../events.ts';
import { unnamed } from '../fields.ts';
import { wreckMoves } from './carrying.ts';
import { armadasOf, shipRows } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type Armada, type Ship, type State } from '../state.ts';

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
  readonly under?: number;
  readonly magic?: number;
  readonly curses?: number;
  /** Which of its captain's armadas it is in; none is 0. */
  readonly armada: number;
}

/** Rows as the table says them, with hands, saved cards and what lies on and under ships where cards are told. */
export function rowsByHand(state: State, values: FieldValues): Result<Outcome, Refusal> {
  let nextShip = state.nextShip;
  const seats = named(state, values, 'ships', 'row');
  const newId = (): number => nextShip++;
  const set = forSeats(seats, (seat) => shipsSet(state, values, seat, newId));
  const shipsOf = (seat: SeatId): readonly SetShip[] => set[seat] ?? [];
  const rows: BySeat<readonly Ship[]> = forSeats(seats, (seat) => shipsOf(seat).map(({ ship }) => ship));
  const wrong = tooMany(state, rows);
  if (wrong) return refuse(wrong);
  const listed = named(state, values, 'row');
  const outcome: Outcome = {
    ...(seats.length > 0 ? { rows, nextShip } : {}),
    ...(listed.length > 0 ? { armadas: armadasSet(state, listed, shipsOf) } : {}),
  };
  if (!tellsCards(state)) return accept(outcome);
  const zones = zonesSet(state, values, seats.flatMap(shipsOf), rows);
  return zones.ok ? accept({ ...outcome, zones: zones.value }) : zones;
}

/** The ships that stay are those that lay first; new ones come at the right end, unless the row is listed. */
function shipsSet(state: State, values: FieldValues, seat: SeatId, newId: () => number): readonly SetShip[] {
  const row = rowOf(state, seat);
  const listed = values[fieldKey('row', seat)];
  if (listed !== undefined && isList(listed)) return listed.map((one, at) => shipSet(one, row[at], newId));
  const count = valueOf(values, 'ships', seat, row.length);
  return Array.from({ length: count }, (_, at) => {
    const ship = row[at] ?? { id: newId(), card: null };
    return { ship, armada: armadasOf(state, seat).findIndex((one) => one.includes(ship.id)) + 1 };
  });
}

function shipSet(listed: ListRow, before: Ship | undefined, newId: () => number): SetShip {
  const name = listed['card'] ?? unnamed;
  const card = name === unnamed ? null : String(name);
  const ship = before?.card === card ? before : { id: newId(), card };
  return {
    ship,
    under: Number(listed['under'] ?? 0),
    magic: Number(listed['magic'] ?? 0),
    curses: Number(listed['curses'] ?? 0),
    armada: Number(listed['armada'] ?? 0),
  };
}

function armadasSet(
  state: State,
  seats: readonly SeatId[],
  shipsOf: (seat: SeatId) => readonly SetShip[],
): BySeat<readonly Armada[]> {
  const set = forSeats(seats, (seat) => {
    const ships = shipsOf(seat);
    const numbers = [...new Set(ships.map(({ armada }) => armada))].filter((number) => number > 0).sort();
    return numbers.map((number) => ships.flatMap(({ ship, armada }) => (armada === number ? [ship.id] : [])));
  });
  return { ...state.armadas, ...set };
}

/** No more of a ship than there are cards of it. */
function tooMany(state: State, rows: BySeat<readonly Ship[]>): Refusal | undefined {
  const all = state.seats.flatMap((seat) => rows[seat] ?? rowOf(state, seat));
  const row = shipRows(state).find(
    (one) => all.filter(({ card }) => card === one.id).length > copiesIn(one, state.edition.packs),
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
  const laid = ships.flatMap(({ ship }) => (known.has(ship.id) ? [] : [fromDeck(ship.card, 'table')]));
  let zones = [...wrecked, ...laid].reduce(moved, state.zones);
  const wanted = countsOf(state, values, ships);
  for (const [at, from, away, count] of wanted) {
    const more = count - countAt(zones, at);
    zones = moved(zones, more > 0 ? { from, to: at, count: more } : { from: at, to: away, count: -more });
  }
  const missing = wanted.find(([at, , , count]) => countAt(zones, at) !== count);
  return missing ? refuse(refusal('no-cards-left', { count: missing[3] })) : accept(zones);
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
    ...ofSeat('cures', (seat, count) => [savedAt(seat), goodsAt('cures'), spentAt('cures'), count]),
    ...ships.flatMap(({ ship: { id }, under, magic, curses }): readonly Wanted[] => [
      ...(under === undefined ? [] : [[underAt(id), deck, 'discard', under] as const]),
      ...(magic === undefined || !sellsMagic(state)
        ? []
        : [[magicUnderAt(id), goodsAt('magic'), spentAt('magic'), magic] as const]),
      ...(curses === undefined ? [] : [[aboveAt(id), goodsAt('curses'), spentAt('curses'), curses] as const]),
    ]),
  ];
}
