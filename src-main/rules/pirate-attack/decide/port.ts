import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { cursesAbove, openly, tellsCards } from '../custody.ts';
import { armadasOf, seaOf, shipOf, type Found } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { paidBy, portFee, spendable, tooDear } from '../shops.ts';
import { isOut, type State } from '../state.ts';
import { carry, carryCurses } from './carrying.ts';
import { areCardsTold, isFirst, isIn, isOnTurn, isPlaying, isTold } from './checks.ts';
import { lays, type OpenRow } from './open-row.ts';
import { ruling } from './script.ts';
import { buysBetween } from './shops.ts';

/** Return To Port: all ships of one captain leave the sea, and no armada of them is left. */
export const toPort: OpenRow = {
  between: () => true,
  wrong(state, { on }) {
    if (on === undefined) return refusal('which-captain');
    if (!state.seats.includes(on)) return refusal('no-such-seat', { mark: on });
    if (isOut(state, on)) return refusal('is-out', { player: { seat: on } });
    return seaOf(state, on).length > 0 ? undefined : refusal('none-at-sea', { player: { seat: on } });
  },
  works(script, played) {
    const { seat, card, on = seat } = played;
    const ships = seaOf(script.state, on).map(({ id }) => id);
    lays(script, played, 'discard');
    carry(script, ...armadasOf(script.state, on).map(() => openly('table', 'discard', 'armada')));
    script.add({ kind: 'fleetReturned', seat, card, on, ships });
  },
};

/** An own ship that lies in port. */
function notThere(found: Found | undefined, seat: SeatId, ship: number): Refusal | undefined {
  if (!found) return refusal('no-such-ship', { ship });
  if (found.seat !== seat) return refusal('not-own-port', { player: { seat } });
  return found.ship.inPort ? undefined : refusal('not-in-port');
}

/** Before the draw or after the play, and not behind a card that was played as it was drawn. */
function wrongHour({ play, options, depth }: State, seat: SeatId): Refusal | undefined {
  const { drawn, played, red, lost, sailed = [] } = play;
  const most = options.portPerTurn;
  if (sailed.length >= most) return refusal('port-left-already', { player: { seat }, most });
  if (!tellsCards({ depth })) return undefined;
  if (lost) return refusal('turn-lost', { player: { seat } });
  if (red) return refusal('port-red', { player: { seat } });
  return drawn && !played ? refusal('port-between', { player: { seat } }) : undefined;
}

export const decideLeavePort = ruling<'leavePort'>((state, { seat, ship: id }) => ({
  checks: [
    ...isPlaying(state, seat),
    isTold(state),
    () => notThere(shipOf(state, id), seat, id),
    isFirst(state),
    isIn(state, seat),
    isOnTurn(state, seat),
    () => wrongHour(state, seat),
  ],
  tryWriting(script) {
    const found = shipOf(state, id);
    if (!found) return refusal('no-such-ship', { ship: id });
    const { inPort: _, ...ship } = found.ship;
    script.add({ kind: 'shipLeftPort', seat, ship, late: tellsCards(state) && state.play.played });
    return undefined;
  },
}));

/** What has left port at the end of a turn takes no card in it from its captain. */
export const leftLate =
  ({ turn, play }: State, seat: SeatId, id: number): Check =>
  () =>
    turn === seat && play.sailed?.some(({ ship, late }) => ship === id && late)
      ? refusal('port-left-late', { player: { seat } })
      : undefined;

/** One Witch Doctor comes off a ship in port, for gold. */
export const decideLiftCurse = ruling<'liftCurse'>((state, { seat, ship: id }) => {
  const fee = portFee(state, seat);
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      () => notThere(shipOf(state, id), seat, id),
      () => (cursesAbove(state, id) > 0 ? undefined : refusal('no-curse-there')),
      isFirst(state),
      isIn(state, seat),
      isOnTurn(state, seat),
      () => tooDear(state, seat, fee, spendable(state, seat)),
      () => buysBetween(state, seat),
    ],
    tryWriting(script) {
      const found = shipOf(state, id);
      if (!found) return refusal('no-such-ship', { ship: id });
      script.add({ kind: 'curseLifted', seat, ship: found.ship, ...paidBy(state, seat, fee) });
      carryCurses(script, id, 1);
      return undefined;
    },
  };
});
