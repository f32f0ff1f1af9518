import type { Refusal } from '../../kernel/refusal.ts';
import type { Back } from '../commands.ts';
import { cardsUnder, magicUnder, magicUnderAt, underAt } from '../custody.ts';
import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { carry } from './carrying.ts';
import type { Aimed } from './plays.ts';
import type { Script } from './script.ts';

/** The backs of the cards under a ship: Magic has another than the main deck. */
export function backsUnder(state: State, ship: number): readonly Back[] {
  const magic = magicUnder(state, ship);
  return [
    ...(cardsUnder(state, ship) > magic ? (['card'] as const) : []),
    ...(magic > 0 ? (['magic'] as const) : []),
  ];
}

/** What was taken from under each: said where two backs lie there. */
function backsOf(
  state: State,
  ships: readonly number[],
  { swaps = [] }: Aimed,
): readonly (Back | undefined)[] {
  return ships.map((id, at) => {
    const [only, ...others] = backsUnder(state, id);
    const told = swaps[at];
    if (told !== undefined) return backsUnder(state, id).includes(told) ? told : undefined;
    return others.length === 0 ? only : undefined;
  });
}

export function wrongSwap(state: State, aimed: Aimed): Refusal | undefined {
  const { ship, to } = aimed;
  if (ship === undefined || to === undefined) return refusal('which-ship');
  if (ship === to) return refusal('same-ship');
  const ships = [ship, to].map((id) => shipOf(state, id));
  if (ships.some((found) => found?.ship.hidden)) return refusal('hidden-not-swapped');
  if ([ship, to].some((id) => cardsUnder(state, id) === 0)) return refusal('nothing-under');
  return backsOf(state, [ship, to], aimed).some((back) => back === undefined)
    ? refusal('which-back')
    : undefined;
}

const at = (back: Back, ship: number) => (back === 'magic' ? magicUnderAt(ship) : underAt(ship));

/** Which cards they are nobody but its player has seen. */
export function swapped(script: Script, aimed: Aimed): void {
  const { state } = script;
  const { seat } = aimed;
  const [one, other] = [shipOf(state, aimed.ship), shipOf(state, aimed.to)];
  if (!one || !other) return;
  const [ship, to] = [one.ship.id, other.ship.id];
  const [given, taken] = backsOf(state, [ship, to], aimed);
  if (!given || !taken) return;
  script.add({ kind: 'cardsSwapped', seat, ships: [one.ship, other.ship], of: [one.seat, other.seat] });
  carry(script, { from: at(given, ship), to: at(given, to) }, { from: at(taken, to), to: at(taken, ship) });
}
