import type { SeatId } from '../kernel/seat.ts';
import { deckLeft, handSize, tellsCards } from './custody.ts';
import type { EventOf } from './events.ts';
import { seaOf } from './fleets.ts';
import { fameOf, inPlay, rowOf, type Ship, type State } from './state.ts';
import { isPending } from './laid.ts';
import { lastTurns } from './last-turn.ts';
import { isWreckWanted } from './decide/wrecks.ts';
import { sidesOf } from './teams.ts';

/** What a side has of fame: both partners together, or the better one's. */
export function fameOfSide(state: State, side: readonly SeatId[]): number {
  const fame = side.map((seat) => fameOf(state, seat));
  return state.options.teamFame === 'best' ? Math.max(...fame) : fame.reduce((sum, one) => sum + one, 0);
}

/** Those who are ahead of all others by fame; equal ones as the table has settled it. */
export function mostFamous(state: State, among = sidesOf(state)): readonly SeatId[] {
  const famous = highest(among, (side) => fameOfSide(state, side));
  const shipsOf = (side: readonly SeatId[]): number =>
    side.reduce((sum, seat) => sum + shipsCounted(state, seat).length, 0);
  return together(state, state.options.fameTie === 'ships' ? highest(famous, shipsOf) : famous);
}

/** The ships that keep a captain in the game: those in port too, unless the table counts them no more once the deck is out. */
export function shipsCounted(state: State, seat: SeatId): readonly Ship[] {
  const isEnd = !tellsCards(state) || deckLeft(state) === 0;
  return state.options.portAtEnd === 'ignore' && isEnd ? seaOf(state, seat) : rowOf(state, seat);
}

type Sides = readonly (readonly SeatId[])[];

function highest(sides: Sides, figure: (side: readonly SeatId[]) => number): Sides {
  const best = Math.max(...sides.map(figure));
  return sides.filter((side) => figure(side) === best);
}

/** In the order in which they sit. */
const together = ({ seats }: State, sides: Sides): readonly SeatId[] =>
  seats.filter((seat) => sides.some((side) => side.includes(seat)));

/** The end that the table as it stands brings by itself. */
export function ended(state: State): EventOf<'gameEnded'> | undefined {
  if (state.phase.kind !== 'turn') return undefined;
  const { ending, fameTarget } = state.options;
  const sides = sidesOf(state);
  const there = sides.filter((side) => ending === 'fame' && fameOfSide(state, side) >= fameTarget);
  if (there.length > 0) return { kind: 'gameEnded', winners: mostFamous(state, there), why: 'fame' };
  const left = inGame(state);
  const afloat = sides.filter((side) => side.some((seat) => left.includes(seat)));
  if (afloat.length > 1) return undefined;
  if (lastTurns(state).some((seat) => !afloat.some((side) => side.includes(seat)))) return undefined;
  return {
    kind: 'gameEnded',
    winners: ending === 'lastShip' ? together(state, afloat) : mostFamous(state),
    why: 'lastShip',
  };
}

/** Once all cards are out, only who has a ship is in the game. */
function inGame(state: State): readonly SeatId[] {
  const isOut =
    tellsCards(state) && deckLeft(state) === 0 && inPlay(state).every((seat) => handSize(state, seat) === 0);
  return isOut &&
    state.fight === null &&
    state.agenda.length === 0 &&
    !isPending(state) &&
    !isWreckWanted(state)
    ? inPlay(state).filter((seat) => shipsCounted(state, seat).length > 0)
    : inPlay(state);
}
