import type { SeatId } from '../../kernel/seat.ts';
import { abilityOf, shipOfCard } from '../abilities/own.ts';
import { savedMagicAt, sellsMagic, tellsCards } from '../custody.ts';
import { mayRise } from '../graves.ts';
import { refusal } from '../refusals.ts';
import type { Ship } from '../state.ts';
import { raiseTasks } from '../tasks.ts';
import { isIn, isPlaying, isTold } from './checks.ts';
import { goodsLeft, take } from './goods.ts';
import { owesGoldCards } from './gold.ts';
import { raises, wrongGrave, wrongPlace } from './open-magic.ts';
import { ruling, type Script } from './script.ts';

/** A ship of a hand comes into a row, with whatever it does as it comes. */
export function laysShip(script: Script, seat: SeatId, card: string | null, place: number): void {
  const ship = shipOfCard(script.state.nextShip, card);
  script.add({ kind: 'shipLaid', seat, ship, place });
  arrives(script, seat, ship);
}

/** What a ship does as it comes into play: from a hand, raised, or taken as it sank; not where it changes captains. */
export function arrives(script: Script, seat: SeatId, ship: Ship): void {
  const arrival = script.state.depth === 'score' ? undefined : abilityOf(ship).arrives;
  switch (arrival?.kind) {
    case undefined:
      return;
    case 'gold':
      return owesGoldCards(script, seat, arrival.count, true);
    case 'magic':
      return givesMagic(script, seat, arrival.count);
    case 'raise':
      if (mayRise(script.state).length > 0) script.add({ kind: 'raisingDue', seat, card: ship.card ?? '' });
  }
}

/** Where Magic is in play; where it is counted, as many as are left of it. */
function givesMagic(script: Script, seat: SeatId, wanted: number): void {
  const { state } = script;
  if (!sellsMagic(state)) return;
  const count = tellsCards(state) ? Math.min(wanted, goodsLeft(state, 'magic')) : wanted;
  if (count === 0) return;
  script.add({ kind: 'magicGiven', seat, count });
  take(script, 'magic', count, savedMagicAt(seat));
}

/** Which of the dead a ship brings along, and where it goes; or none of them. */
export const decideRaiseShip = ruling<'raiseShip'>((state, { seat, grave, place }) => {
  const [task] = raiseTasks(state).filter((one) => one.seat === seat);
  return {
    checks: [
      ...isPlaying(state, seat),
      isTold(state),
      () => (task ? undefined : refusal('none-to-raise', { player: { seat } })),
      // Whoever has gone out meanwhile brings none of them along.
      ...(grave === undefined
        ? []
        : [
            isIn(state, seat),
            () => wrongPlace(state, { seat, ...placed(place) }),
            () => wrongGrave(state, grave),
          ]),
    ],
    tryWriting(script) {
      if (!task) return refusal('none-to-raise', { player: { seat } });
      const { card } = task;
      if (grave === undefined) script.add({ kind: 'raisingLeft', seat, card });
      else raises(script, { seat, card, grave, ...placed(place) }, true);
      return undefined;
    },
  };
});

const placed = (place: number | undefined): { readonly place?: number } =>
  place === undefined ? {} : { place };
