import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { deckLeft, handSize, magicUnderAt, savedMagic, savedMagicAt, spentAt } from '../custody.ts';
import { shipOfCard } from '../abilities/own.ts';
import { cardOf } from '../data/cards.ts';
import { copiesLeft, duplicateCard, shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { State, Wreck } from '../state.ts';
import { areCardsTold, isFirst, isIn, isPlaying, isTold } from './checks.ts';
import { carry, carryToTable } from './carrying.ts';
import { leftLate } from './port.ts';
import { layDown } from './lay.ts';
import { owesPlacing, placedByAnother } from './placing.ts';
import { outOfReach } from './reach.ts';
import { ruling, type Script } from './script.ts';

/** On an own turn or between two, and never to help or hurt once an attack card is drawn. */
export const decideLayMagic = ruling<'layMagic'>((state, { seat, ship: id }) => ({
  checks: [
    ...isPlaying(state, seat),
    areCardsTold(state),
    () => (id === undefined || shipOf(state, id) ? undefined : refusal('no-such-ship', { ship: id })),
    () => placedByAnother(state, 'magic', seat, id),
    () => (id === undefined ? undefined : outOfReach(seat, shipOf(state, id))),
    ...(id === undefined ? [] : [leftLate(state, seat, id)]),
    () => (savedMagic(state, seat) > 0 ? undefined : refusal('no-magic-saved', { player: { seat } })),
    isFirst(state),
    isIn(state, seat),
    () => wrongTime(state, seat),
  ],
  tryWriting(script) {
    const found = shipOf(state, id);
    if (!found) {
      owesPlacing(script, 'magic', seat, 1);
      return undefined;
    }
    script.add({ kind: 'magicLaid', seat, on: found.seat, ship: found.ship });
    carry(script, { from: savedMagicAt(seat), to: magicUnderAt(found.ship.id) });
    layDown(script, { kind: 'lies', seat, at: 'magic', ship: found.ship.id });
    return undefined;
  },
}));

/** Between two turns is before a draw and after a play; with an empty hand the end of the own turn is not. */
export function wrongTime(state: State, seat: SeatId): Refusal | undefined {
  const { turn, play } = state;
  if (turn !== seat) {
    return play.drawn && !play.played
      ? refusal('magic-between', { player: { seat }, turn: { seat: turn } })
      : undefined;
  }
  return play.played && deckLeft(state) === 0 && handSize(state, seat) === 0
    ? refusal('magic-at-end', { player: { seat } })
    : undefined;
}

/**
 * A Reincarnation brings it back to its place, with nothing on it or under it and in no armada. What it can do it can
 * do again; what it brings as it comes into play it does not bring.
 */
export function bringBack(script: Script, { seat, ship, place }: Wreck): void {
  const { copyOf } = ship;
  const id = script.state.nextShip;
  // Its original may have been named since it sank.
  const size = copyOf === undefined ? undefined : shipOf(script.state, copyOf)?.ship.card;
  const again = copyOf === undefined ? shipOfCard(id, ship.card) : { id, card: size ?? ship.card, copyOf };
  script.add({ kind: 'shipReturned', seat, ship: again, place, was: ship.id });
  if (copyOf === undefined) carryToTable(script, 'discard', ship.card);
  else carryToTable(script, spentAt('magic'), duplicateCard);
}

/** Whose only card lies there as another ship by now cannot have come back, nor a copy without its original. */
function laidSince(state: State): Refusal | undefined {
  const { ship } = state.wreck ?? {};
  if (ship?.copyOf !== undefined)
    return shipOf(state, ship.copyOf) ? undefined : refusal('no-such-ship', { ship: ship.copyOf });
  const row = cardOf(ship?.card ?? '');
  return row && copiesLeft(state, row) <= 0 ? refusal('no-copy-left', { card: row.printed }) : undefined;
}

/** Told after the ship sank, where the companion was not told what lay under it. */
export const decideReturnShip = ruling<'returnShip'>((state, { seat }) => ({
  checks: [
    ...isPlaying(state, seat),
    isTold(state),
    () => (state.wreck?.seat === seat ? undefined : refusal('none-sunk', { player: { seat } })),
    () => laidSince(state),
  ],
  tryWriting(script) {
    if (!state.wreck) return refusal('none-sunk', { player: { seat } });
    bringBack(script, state.wreck);
    return undefined;
  },
}));
