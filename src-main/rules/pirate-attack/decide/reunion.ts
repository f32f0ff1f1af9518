import type { SeatId } from '../../kernel/seat.ts';
import { printedAbility } from '../abilities/own.ts';
import type { Event } from '../events.ts';
import { classFor, seenOf, sizeOf } from '../fleets.ts';
import { bareScript } from '../starters/starters.ts';
import { rowOf, type Ship, type State } from '../state.ts';
import { endArmada } from './armadas.ts';
import { carryWreck } from './carrying.ts';
import { takeCopies } from './sinking.ts';

const isAble = ({ card, copyOf }: Ship): boolean =>
  copyOf === undefined && printedAbility(card) !== undefined;

/** Of one size; ability ships only with their very twin, where the table counts them at all. */
function areTwins({ options }: State, one: Ship, other: Ship): boolean {
  if (isAble(one) || isAble(other))
    return options.twinsAbility === 'same' && isAble(one) && isAble(other) && one.card === other.card;
  const [size, its] = [sizeOf(one), sizeOf(other)];
  return size !== null && size.cannons === its?.cannons && size.strength === its.strength;
}

/** Whoever lays a ship, or raises one, gets those of this captain that are as large; hidden ones nobody can reach. */
export function reunites(state: State, of: SeatId, event: Event): readonly Event[] {
  if (!comesIn(state, event) || event.seat === of) return [];
  const script = bareScript(state);
  for (const ship of seenOf(state, of))
    if (areTwins(state, event.ship, ship)) script.add({ kind: 'shipMoved', ship, from: of, to: event.seat });
  endArmada(script, of);
  return script.events;
}

type ComesIn = Extract<Event, { readonly kind: 'shipLaid' | 'shipRaised' | 'shipCopied' }>;

const comesIn = ({ options }: State, event: Event): event is ComesIn =>
  event.kind === 'shipLaid' ||
  event.kind === 'shipRaised' ||
  (event.kind === 'shipCopied' && options.twinsDuplicate);

const arrivals: readonly Event['kind'][] = [
  'shipLaid',
  'shipRaised',
  'shipMoved',
  'shipNamed',
  'sailsLifted',
  'wreckTaken',
];

/** As a ship comes to this captain, or is known, all that are larger than a Schooner are discarded; copies are not. */
export function discardsLarge(state: State, of: SeatId, event: Event): readonly Event[] {
  if (!arrivals.includes(event.kind)) return [];
  const script = bareScript(state);
  for (const ship of rowOf(state, of)) {
    const size = classFor(state, ship);
    if (ship.card === null || ship.copyOf !== undefined || size === 'sloop' || size === 'schooner') continue;
    script.add({ kind: 'shipDiscarded', seat: of, ship });
    carryWreck(script, ship);
    endArmada(script, of);
    takeCopies(script, [ship.id]);
  }
  return script.events;
}
