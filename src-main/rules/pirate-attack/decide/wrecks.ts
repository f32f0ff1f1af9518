import type { SeatId } from '../../kernel/seat.ts';
import { shipOfCard } from '../abilities/own.ts';
import { magicUnder, savedMagicAt, spentAt } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import type { EventOf } from '../events.ts';
import { copiesLeft, shipWords } from '../fleets.ts';
import { feeFor } from '../prices.ts';
import { refusal } from '../refusals.ts';
import { tooDear } from '../shops.ts';
import { offersOf } from '../starters/offers.ts';
import { isOut, type State } from '../state.ts';
import { arrives } from './abilities.ts';
import { carry, carryToTable } from './carrying.ts';
import { areCardsTold, isCount, isPlaying, isTold } from './checks.ts';
import { ruling } from './script.ts';

const boneYardFee = 5;

export const wreckFee = (state: State, seat: SeatId): number => feeFor(state, seat, boneYardFee);

/** Whether everybody sees that this captain can pay for a wreck. */
export const paysForWreck = (state: State, seat: SeatId): boolean =>
  tooDear(state, seat, wreckFee(state, seat)) === undefined;

/** Whether a wreck could still change who is in the game. */
export const isWreckWanted = (state: State): boolean =>
  offersOf(state, 'wreck').some(({ seat }) => paysForWreck(state, seat));

/** Magic under a ship that has just sunk, without what has worked for it; in storms and by copies it goes down. */
export const unusedUnder = (state: State, { ship, how, used = 0 }: EventOf<'shipSunk'>): number =>
  how === 'fight' || how === 'navy' || how === 'creature'
    ? Math.max(0, magicUnder(state, ship.id) - used)
    : 0;

/** As the ship sinks, and not turns later; whoever is out comes back by it. */
export const decideTakeWreck = ruling<'takeWreck'>((state, { seat, ship: id }) => {
  const offer = offersOf(state, 'wreck', seat).find((one) => one.ship.id === id);
  const fee = wreckFee(state, seat);
  return {
    checks: [
      ...isPlaying(state, seat),
      isTold(state),
      () => (offer ? undefined : refusal('no-wreck', { player: { seat } })),
      () => {
        const row = cardOf(offer?.ship.card ?? '');
        return row && offer?.back === undefined && copiesLeft(state, row) <= 0
          ? refusal('no-copy-left', { card: row.printed })
          : undefined;
      },
      () => tooDear(state, seat, fee),
    ],
    tryWriting(script) {
      if (!offer) return refusal('no-wreck', { player: { seat } });
      if (isOut(state, seat)) script.add({ kind: 'captainBack', seat });
      const { from, back } = offer;
      const ship = shipOfCard(state.nextShip, offer.ship.card);
      if (back === undefined) carryToTable(script, 'discard', ship.card);
      script.add({
        kind: 'wreckTaken',
        seat,
        from,
        ship,
        was: id,
        paid: fee,
        ...(back === undefined ? {} : { back }),
      });
      arrives(script, seat, ship);
      return undefined;
    },
  };
});

/** As many of them as are wanted, to be played or kept. */
export const decideReuseMagic = ruling<'reuseMagic'>((state, { seat, ship: id, count }) => {
  const offer = offersOf(state, 'spells', seat).find((one) => one.ship.id === id);
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      () => (offer ? undefined : refusal('no-spells', { player: { seat } })),
      isCount(count, offer?.count ?? 0),
    ],
    tryWriting(script) {
      if (!offer) return refusal('no-spells', { player: { seat } });
      script.add({ kind: 'magicReused', seat, from: offer.from, was: id, count });
      carry(script, { from: spentAt('magic'), to: savedMagicAt(seat), count });
      return undefined;
    },
  };
});

export const wreckWords = ({ copyOf: _, hidden: __, ...ship }: EventOf<'shipSunk'>['ship']) =>
  shipWords(ship);
