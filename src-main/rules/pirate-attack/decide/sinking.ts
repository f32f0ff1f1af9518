import type { EventOf } from '../events.ts';
import { startersIn } from '../starters/starters.ts';
import { copiesMadeOf, type Found } from '../fleets.ts';
import { insuredFor } from '../insurance.ts';
import { endArmada } from './armadas.ts';
import { carryWreck } from './carrying.ts';
import { paysInsurance } from './gold.ts';
import type { Script } from './script.ts';

type Cause = Pick<EventOf<'shipSunk'>, 'how' | 'by' | 'used'>;

/**
 * It goes down, with what lies on it and under it, and its captain is paid what it is insured for: as it was worked
 * out, or by what is known of it.
 */
export function sinks(
  script: Script,
  { seat, ship }: Found,
  { how, by, used = 0 }: Cause,
  insured = insuredFor(script.state, ship),
): void {
  const worked = used > 0 && startersIn(script.state).length > 0 ? { used } : {};
  script.add({ kind: 'shipSunk', seat, ship, how, by, ...worked });
  carryWreck(script, ship);
  paysInsurance(script, seat, insured);
}

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
