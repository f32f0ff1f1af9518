import type { EventOf } from '../events.ts';
import { copiesMadeOf, type Found } from '../fleets.ts';
import { endArmada } from './armadas.ts';
import { carryWreck } from './carrying.ts';
import type { Script } from './script.ts';

type Cause = Pick<EventOf<'shipSunk'>, 'how' | 'by'>;

/** It goes down, with what lies on it and under it. */
export function sinks(script: Script, { seat, ship }: Found, { how, by }: Cause): void {
  script.add({ kind: 'shipSunk', seat, ship, how, by });
  carryWreck(script, ship);
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
