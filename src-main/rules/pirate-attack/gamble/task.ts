import { changed, due, onTop, type Agenda } from '../../kernel/agenda.ts';
import { clockwiseFrom, type SeatId } from '../../kernel/seat.ts';
import { seenOf } from '../fleets.ts';
import { goldOf, inPlay, type State } from '../state.ts';

/** What is gambled for; fame never is. */
export type Wagered = 'gold' | 'ships';

export interface Wager {
  readonly of: Wagered;
  readonly count: number;
}

/** What a captain stakes: of gold as much as was named, of ships these; null while nobody has said which. */
export interface Stake {
  readonly seat: SeatId;
  readonly ships: readonly number[] | null;
}

export interface Thrown {
  readonly seat: SeatId;
  readonly face: number;
}

/** The Gambler: who stakes what, who has still to throw, and what was thrown since the last tie. */
export interface GambleTask {
  readonly kind: 'gamble';
  /** Whose card it is. */
  readonly seat: SeatId;
  readonly card: string;
  readonly wager: Wager;
  readonly stakes: readonly Stake[];
  readonly left: readonly SeatId[];
  readonly thrown: readonly Thrown[];
}

interface Busy {
  readonly agenda: Agenda<{ readonly kind: string }>;
}

const isGamble = (task: { readonly kind: string }): task is GambleTask => task.kind === 'gamble';

export const gambleTask = ({ agenda }: Busy): GambleTask | undefined => due(agenda).find(isGamble);

export const gambleWaits = (state: State, task: GambleTask): State => ({
  ...state,
  agenda: onTop(state.agenda, task),
});

/** As it is now; undefined is done. */
export const gambleBecomes = (state: State, change: (task: GambleTask) => GambleTask | undefined): State => ({
  ...state,
  agenda: changed(state.agenda, (task) => (isGamble(task) ? change(task) : task)),
});

/** The first of whom nobody has said yet which ships are staked. */
export const stakeLeft = ({ stakes }: GambleTask): Stake | undefined =>
  stakes.find(({ ships }) => ships === null);

/** So many ships a captain stakes: all, where some were lost since they were asked for. */
export const dueFrom = (state: State, seat: SeatId, { count }: Wager): number =>
  Math.min(count, seenOf(state, seat).length);

/** How much a captain could stake: of ships those at sea that everybody sees. */
const holds = (state: State, seat: SeatId, of: Wagered): number =>
  of === 'gold' ? goldOf(state, seat) : seenOf(state, seat).length;

/** All who have as much, or as the table has settled it just as much, clockwise from whoever plays the card. */
export const holdersOf = (state: State, seat: SeatId, { of, count }: Wager): readonly SeatId[] =>
  clockwiseFrom(state.seats, seat).filter((one) => {
    const has = holds(state, one, of);
    return inPlay(state).includes(one) && (state.options.gamblerAtLeast ? has >= count : has === count);
  });

/** The numbers for which two at the least would have to play. */
export function wagersFor(state: State, seat: SeatId, of: Wagered): readonly number[] {
  const most = Math.max(0, ...inPlay(state).map((one) => holds(state, one, of)));
  return Array.from({ length: most }, (_, at) => at + 1).filter(
    (count) => holdersOf(state, seat, { of, count }).length > 1,
  );
}
