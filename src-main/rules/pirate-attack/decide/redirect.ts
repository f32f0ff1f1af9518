import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { tellsCards } from '../custody.ts';
import type { Event } from '../events.ts';
import { leftOf, seenOf, shipOf, unitOf, type Found } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { hasTurned } from '../turned.ts';
import { isGoingOn, isKnown, isTold } from './checks.ts';
import { wrongPair } from './fights.ts';
import { ruling } from './script.ts';

/** Not where somebody must attack, unless the table has it so; with the last cards gone there is no card that says so. */
export const mayRefuse = (state: State, seat: SeatId, event: Event): boolean =>
  event.kind === 'attackDeclared' &&
  event.defender.seat === seat &&
  (event.how === 'others' || state.options.redirectYMA || (tellsCards(state) && event.card === undefined)) &&
  refusedTo(state, seat).length > 0;

/** Nothing of the fight has been told yet. */
export const refuserIn = (state: State): SeatId | undefined =>
  hasTurned(state) ? undefined : state.fight?.refuses;

/** The ships of others that may be attacked instead. */
export const refusedTo = (state: State, seat: SeatId): readonly number[] =>
  state.seats
    .filter((one) => one !== seat)
    .flatMap((one) =>
      seenOf(state, one).flatMap(({ id }) => (wrongVictim(state, seat, shipOf(state, id)) ? [] : [id])),
    );

/** By the card by which the attack was made; never an own ship. */
function wrongVictim(state: State, seat: SeatId, defender: Found | undefined): Refusal | undefined {
  const { fight } = state;
  const [first] = fight ? leftOf(state, fight.attacker) : [];
  const attacker = first && shipOf(state, first.id);
  if (!fight || !attacker || !defender) return refusal('no-refusal', { player: { seat } });
  if (defender.seat === seat) return refusal('redirects-to-oneself', { player: { seat } });
  return wrongPair(state, { seat: fight.by, how: fight.how }, { attacker, defender });
}

export const decideRedirectAttack = ruling<'redirectAttack'>((state, { seat, ship }) => ({
  checks: [
    isKnown(state, seat),
    isGoingOn(state),
    isTold(state),
    () => (refuserIn(state) === seat ? undefined : refusal('no-refusal', { player: { seat } })),
    () => (shipOf(state, ship) ? undefined : refusal('no-such-ship', { ship })),
    () => wrongVictim(state, seat, shipOf(state, ship)),
  ],
  tryWriting(script) {
    const found = shipOf(state, ship);
    if (!found || !state.fight) return refusal('no-refusal', { player: { seat } });
    script.add({ kind: 'attackRedirected', seat, defender: unitOf(state, found), was: state.fight.defender });
    return undefined;
  },
}));
