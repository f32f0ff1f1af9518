import type { EventOf } from '../events.ts';
import { abilityOf } from '../abilities/own.ts';
import { copiesMadeOf, type Found } from '../fleets.ts';
import type { Ship, State } from '../state.ts';
import { endArmada } from './armadas.ts';
import { carryWreck } from './carrying.ts';
import { paysInsurance } from './gold.ts';
import type { Script } from './script.ts';

type Cause = Pick<EventOf<'shipSunk'>, 'how' | 'by'>;

/**
 * It goes down, with what lies on it and under it, and its captain is paid what it is insured for: by its ability,
 * unless it was worked out together with a card.
 */
export function sinks(
  script: Script,
  { seat, ship }: Found,
  { how, by }: Cause,
  insured = insuredFor(script.state, ship),
): void {
  script.add({ kind: 'shipSunk', seat, ship, how, by });
  carryWreck(script, ship);
  paysInsurance(script, seat, insured);
}

/** Where only their number is told, so is all gold. */
const insuredFor = ({ depth }: State, ship: Ship): number =>
  depth === 'score' ? 0 : (abilityOf(ship).insured ?? 0);

/** A copy goes down with the ship it was made after, and takes its own copies along, wherever they lie. */
export function takeCopies(script: Script, gone: readonly number[], why = drawnAlong): void {
  for (const id of gone)
    for (const copy of copiesMadeOf(script.state, id)) {
      sinks(script, copy, why(copy));
      endArmada(script, copy.seat);
      takeCopies(script, [copy.ship.id], why);
    }
}

const drawnAlong = (_: Found): Cause => ({ how: 'copy', by: null });
