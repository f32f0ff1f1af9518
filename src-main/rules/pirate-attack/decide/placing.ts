import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { aboveAt, magicUnderAt, savedMagicAt } from '../custody.ts';
import { isWithinReach, shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { placerFor, type Placed } from '../starters/starters.ts';
import { rowOf, type State } from '../state.ts';
import { placeTask, type PlaceTask } from '../tasks.ts';
import { teamOf } from '../teams.ts';
import { areCardsTold, isPlaying } from './checks.ts';
import { carry } from './carrying.ts';
import { take } from './goods.ts';
import { layDown } from './lay.ts';
import { ruling, type Script } from './script.ts';

/** So many are to be placed, each on a ship of its own; where nobody has a ship they are not. */
export function owesPlacing(
  script: Script,
  what: Placed,
  of: SeatId,
  count: number,
  { foes = false }: { readonly foes?: boolean } = {},
): void {
  const seat = placerFor(script.state, what, of) ?? of;
  const owed = { what, seat, of, count, ...(foes ? { foes: true as const } : {}) };
  if (count > 0 && mayBePlaced(script.state, owed).length > 0) script.add({ kind: 'placeOwed', ...owed });
}

type Owed = Pick<PlaceTask, 'seat'> & { readonly foes?: true };

/** The ships on which it may go: any that the placer reaches, or those of others alone. */
export const mayBePlaced = (state: State, { seat, foes }: Owed): readonly number[] =>
  state.seats
    .filter((one) => !foes || !teamOf(state, seat).includes(one))
    .flatMap((one) =>
      rowOf(state, one).flatMap((ship) => (isWithinReach(seat, { seat: one, ship }) ? [ship.id] : [])),
    );

/** Whoever looks at what another lays down says where it goes; the other does not. */
export function placedByAnother(
  state: State,
  what: Placed,
  seat: SeatId,
  ship: number | undefined,
): Refusal | undefined {
  const placer = placerFor(state, what, seat);
  if (placer)
    return ship === undefined ? undefined : refusal('placed-by-another', { player: { seat: placer } });
  return ship === undefined ? refusal('which-ship') : undefined;
}

export const decidePlaceCard = ruling<'placeCard'>((state, { seat, ship: id }) => {
  const task = placeTask(state, seat);
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      () => (task ? undefined : refusal('nothing-to-place', { player: { seat } })),
      () => (task ? wrongShip(state, task, id) : undefined),
    ],
    tryWriting(script) {
      if (!task) return refusal('nothing-to-place', { player: { seat } });
      const found = shipOf(state, id);
      script.add({
        kind: 'cardPlaced',
        seat,
        what: task.what,
        of: task.of,
        ...(found ? { ship: found.ship.id } : {}),
      });
      if (!found) return undefined;
      const told = { seat: task.of, on: found.seat, ship: found.ship } as const;
      if (task.what === 'curse') {
        script.add({ kind: 'curseLaid', ...told });
        take(script, 'curses', 1, aboveAt(found.ship.id));
        layDown(script, { kind: 'lies', seat: task.of, at: 'above', ship: found.ship.id });
      } else {
        script.add({ kind: 'magicLaid', ...told });
        carry(script, { from: savedMagicAt(task.of), to: magicUnderAt(found.ship.id) });
        layDown(script, { kind: 'lies', seat: task.of, at: 'magic', ship: found.ship.id });
      }
      return undefined;
    },
  };
});

function wrongShip(state: State, task: PlaceTask, id: number | undefined): Refusal | undefined {
  const ships = mayBePlaced(state, task);
  if (id === undefined) return ships.length > 0 ? refusal('which-ship') : undefined;
  const found = shipOf(state, id);
  if (!found) return refusal('no-such-ship', { ship: id });
  if (ships.includes(id)) return undefined;
  return teamOf(state, task.seat).includes(found.seat)
    ? refusal('on-foes-alone')
    : refusal('ship-hidden', { player: { seat: found.seat } });
}
