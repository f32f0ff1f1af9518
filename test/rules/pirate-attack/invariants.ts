import {
  goldIn,
  goldLeft,
  purseOf,
  rowOf,
  fameOf,
  type Ship,
  type State,
} from '../../../src-main/rules/pirate-attack/state.ts';
import { cardsIn, countAt, type Zone } from '../../../src-main/rules/kernel/zones.ts';
import { cardsTold, keptAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { everyTask } from '../../../src-main/rules/kernel/agenda.ts';
import { armadasOf, copiesLeft, shipOf, shipRows } from '../../../src-main/rules/pirate-attack/fleets.ts';
import { keptBefore } from '../../../src-main/rules/pirate-attack/kept.ts';
import { standings } from '../../../src-main/rules/pirate-attack/standings.ts';

/** Where cards are told, each lies in one place. */
function brokenCustody(state: State): readonly (readonly [boolean, string])[] {
  const { zones, depth, waits } = state;
  const places = Object.entries(zones as Readonly<Record<string, Zone>>);
  const ships = state.seats.flatMap((seat) => rowOf(state, seat).map(({ id }) => String(id)));
  const isAtShip = (name: string): boolean => {
    const [kind, ship = ''] = name.split('.');
    return (kind !== 'under' && kind !== 'above') || ships.includes(ship);
  };
  if (depth !== 'cards')
    return [[places.length === 0 && waits === null, 'cards are counted that nobody tells']];
  return [
    [cardsIn(zones) === cardsTold(state), 'cards are not conserved'],
    [
      state.seats.every((seat) => countAt(zones, keptAt(seat)) === keptBefore(state, seat).length),
      'other cards lie before a captain than are told',
    ],
    [places.every(([name]) => isAtShip(name)), 'cards lie at a ship of nobody’s row'],
    [
      places.every(([, { count, known }]) => count > 0 && known.length <= count),
      'more is known than lies there',
    ],
  ];
}

/** A copy is as large as the ship it was made after, which lies in a row, and is no copy of itself by any way. */
function isAfterAnother(state: State, { id, card, copyOf }: Ship, steps = 60): boolean {
  if (copyOf === undefined) return true;
  const original = shipOf(state, copyOf)?.ship;
  return (
    original !== undefined &&
    copyOf !== id &&
    original.card === card &&
    steps > 0 &&
    isAfterAnother(state, original, steps - 1)
  );
}

/** What holds after every fact, however it came. */
export function broken(state: State): readonly string[] {
  const { seats, outs, phase } = state;
  const ships = seats.flatMap((seat) => rowOf(state, seat).map(({ id }) => id));
  const left = goldLeft(state);
  const held = seats.reduce((sum, seat) => {
    const { free, locked } = purseOf(state, seat);
    return sum + free + locked;
  }, 0);
  const problems: readonly (readonly [boolean, string])[] = [
    [left >= 0 && held + left === goldIn(state.edition), 'gold is not conserved'],
    [
      seats.every((seat) => purseOf(state, seat).free >= 0 && purseOf(state, seat).locked >= 0),
      'a purse below nothing',
    ],
    [seats.every((seat) => fameOf(state, seat) >= 0), 'fame below nothing'],
    [
      seats.flatMap((seat) => rowOf(state, seat)).every((ship) => isAfterAnother(state, ship)),
      'a copy without its original, or of another size',
    ],
    [
      state.graves === undefined || state.graves.length === state.dead.length,
      'graves that are not those of the dead',
    ],
    [new Set(ships).size === ships.length, 'a ship is in two places'],
    [ships.every((id) => id < state.nextShip), 'a ship that was never laid'],
    [new Set(outs.map(({ seat }) => seat)).size === outs.length, 'a captain is out twice'],
    [
      shipRows(state).every((row) => copiesLeft(state, row) >= 0),
      'a ship lies there more often than it has copies',
    ],
    [
      seats.every((seat) => {
        const armadas = armadasOf(state, seat);
        const row = rowOf(state, seat).map(({ id }) => id);
        const ids = armadas.flat();
        return (
          armadas.every(({ length }) => length > 1) &&
          new Set(ids).size === ids.length &&
          ids.every((id) => row.includes(id))
        );
      }),
      'an armada of one, or with a ship of nobody’s row',
    ],
    [
      (state.fight === null) === everyTask(state.agenda).every(({ kind }) => kind !== 'fight'),
      'a fight and nothing to tell of it, or the other way round',
    ],
    [state.depth !== 'score' || state.agenda.length === 0, 'something waits that nobody tells'],
    ...brokenCustody(state),
    [seats.includes(state.turn), 'a stranger has the Chip'],
    [standings(state).ranks.length === seats.length, 'somebody has no rank'],
    [
      phase.kind !== 'over' ||
        phase.winners.every((seat) => standings(state).ranks.find((one) => one.seat === seat)?.rank === 1),
      'a winner is not first',
    ],
  ];
  return problems.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}
