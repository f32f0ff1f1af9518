import { hasOwnSails } from '../abilities/own.ts';
import { deckLeft, handSize, openly, spentAt, tellsCards } from '../custody.ts';
import { sailsCard, shipOf, type Found } from '../fleets.ts';
import { rowOf } from '../state.ts';
import { carry } from './carrying.ts';
import type { Script } from './script.ts';

/** Sails that are taken off are discarded; a ship's own are no card. */
export function lift(script: Script, { seat, ship }: Found, card?: string): void {
  if (card !== undefined && ship.card === null) script.add({ kind: 'shipNamed', seat, ship: ship.id, card });
  const { hidden: _, ...shown } = shipOf(script.state, ship.id)?.ship ?? ship;
  script.add({ kind: 'sailsLifted', seat, ship: shown });
  if (!hasOwnSails(ship)) carry(script, openly('table', spentAt('magic'), sailsCard));
}

/** Once the deck is out and a captain's hand empty, the ships of that captain are seen as any others. */
export function liftAtTheEnd(script: Script): void {
  const { state } = script;
  if (!tellsCards(state) || deckLeft(state) > 0) return;
  for (const seat of state.seats)
    if (handSize(state, seat) === 0)
      for (const [place, ship] of rowOf(state, seat).entries())
        if (ship.hidden) lift(script, { seat, ship, place });
}
