import {
  goldIn,
  goldLeft,
  purseOf,
  rowOf,
  fameOf,
  type Ship,
  type State,
} from '../../../src-main/rules/pirate-attack/state.ts';
import { canonical } from '../../../src-main/rules/kernel/digest.ts';
import { maySee, type Viewer } from '../../../src-main/rules/kernel/view.ts';
import { pirateAttack as game } from '../../../src-main/rules/pirate-attack/game.ts';
import { countAt, type Zone } from '../../../src-main/rules/kernel/zones.ts';
import { keptAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { everyTask } from '../../../src-main/rules/kernel/agenda.ts';
import { armadasOf, copiesLeft, shipOf, shipRows } from '../../../src-main/rules/pirate-attack/fleets.ts';
import { keptBefore } from '../../../src-main/rules/pirate-attack/kept.ts';
import { cardOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { lyingOpen } from '../../../src-main/rules/pirate-attack/elsewhere.ts';
import { copiesPlayed } from '../../../src-main/rules/pirate-attack/edition.ts';
import type { Event } from '../../../src-main/rules/pirate-attack/events.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { starterOf, startersIn } from '../../../src-main/rules/pirate-attack/starters/starters.ts';
import { standings } from '../../../src-main/rules/pirate-attack/standings.ts';
import { cardsIn } from '../../support/cards-in.ts';
import { cardsTold } from './cards-told.ts';

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

const heldBy = (state: State): number =>
  state.seats.reduce((sum, seat) => sum + purseOf(state, seat).free + purseOf(state, seat).locked, 0);

/** What a fact brings to all captains together; all others only pass gold on. */
function brought(event: Event, state: State): number {
  switch (event.kind) {
    case 'goldTaken':
      return event.gold;
    case 'goldPaid':
      return -event.gold;
    case 'goodsBought':
    case 'curseLifted':
    case 'wreckTaken':
      return -event.paid;
    case 'tableSet':
    case 'fieldSet':
      return Object.entries(event.outcome.purses ?? {}).reduce((sum, [seat, { free, locked }]) => {
        const before = purseOf(state, seat as SeatId);
        return sum + free + locked - before.free - before.locked;
      }, 0);
    default:
      return 0;
  }
}

/** Gold comes out of the box and goes back by facts that say how much; nothing else makes or loses any. */
export function unexplained(event: Event, before: State, after: State): readonly string[] {
  const change = heldBy(after) - heldBy(before);
  const said = brought(event, before);
  return change === said ? [] : [`${event.kind} changes gold by ${change} and says ${said}`];
}

/** The cards that everybody sees in more places than they have copies: only where the table has overruled that. */
export function tooOften(state: State): readonly string[] {
  const known = new Map<string, number>();
  for (const zone of Object.values(lyingOpen(state) as Readonly<Record<string, Zone>>))
    for (const { card } of zone.known) known.set(card, (known.get(card) ?? 0) + 1);
  return [...known].flatMap(([id, count]) => {
    const row = cardOf(id);
    return row && count <= copiesPlayed(row, state.edition) ? [] : [id];
  });
}

/** Whatever others keep to themselves: what a viewer is shown and asked is made without it. */
export function leaks(state: State): readonly string[] {
  const zones = Object.values(state.zones as Readonly<Record<string, Zone>>);
  if (zones.every(({ known }) => known.every(({ to }) => to === 'all'))) return [];
  const viewers: readonly Viewer[] = [
    { kind: 'table' },
    { kind: 'console' },
    ...state.seats.map((seat): Viewer => ({ kind: 'captain', seat })),
  ];
  return viewers.flatMap((viewer) => {
    const known = game.secrets.hide(state, (seat) => maySee(viewer, seat), state);
    const isSame = canonical(game.view(known, viewer)) === canonical(game.view(state, viewer));
    const isAsked = canonical(game.prompts(known)) === canonical(game.prompts(state));
    return isSame && isAsked ? [] : [`a secret of others in the view of ${canonical(viewer)}`];
  });
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
    [
      startersIn(state).every(
        ({ card, of }, at, all) =>
          starterOf(card) !== undefined &&
          seats.includes(of) &&
          all.findIndex((one) => one.card === card) === at,
      ),
      'a soul or an ability that lies nowhere, or twice',
    ],
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
