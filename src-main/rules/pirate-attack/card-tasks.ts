import { changed, due, everyTask, type Agenda } from '../kernel/agenda.ts';
import { clockwiseAfter, type SeatId } from '../kernel/seat.ts';
import { inPlay, type State } from './state.ts';

/**
 * How a card goes on asking: whose hand is spied, whose card is taken and used, whose ship is lost, who bids for a
 * ship, who throws for it.
 */
export type CardAsk = 'spies' | 'picks' | 'loses' | 'bids' | 'throws';

/** What somebody bid or threw. */
export interface Said {
  readonly seat: SeatId;
  readonly value: number;
}

/** What a card still asks, one fact after the other. */
export interface CardTask {
  readonly kind: 'card';
  /** Whose card it is. */
  readonly seat: SeatId;
  readonly card: string;
  readonly ask: CardAsk;
  /** With whom it is not done yet, the next one first; twice in it is who throws twice. */
  readonly left: readonly SeatId[];
  /** The ship that is bid or thrown for. */
  readonly ship?: number;
  readonly said?: readonly Said[];
  /** Those who were tied have to bid as much again. */
  readonly least?: number;
}

interface Busy {
  readonly agenda: Agenda<{ readonly kind: string }>;
}

const isCardTask = (task: { readonly kind: string }): task is CardTask => task.kind === 'card';

/** The card that asks first, where nothing lies on top of it. */
export const cardTask = ({ agenda }: Busy): CardTask | undefined => due(agenda).find(isCardTask);

/** The same where it has to ask this. */
export function taskThat(state: Busy, ask: CardAsk): CardTask | undefined {
  const task = cardTask(state);
  return task?.ask === ask ? task : undefined;
}

/** The newest of them as it is now; undefined is done. */
export function cardTaskBecomes(state: State, change: (task: CardTask) => CardTask | undefined): State {
  const newest = everyTask(state.agenda).findLast(isCardTask);
  return {
    ...state,
    agenda: changed(state.agenda, (task) => (task === newest && isCardTask(task) ? change(task) : task)),
  };
}

/** Everybody else who is in play, clockwise from a captain. */
export const othersOf = (state: State, seat: SeatId): readonly SeatId[] =>
  clockwiseAfter(state.seats, seat).filter((one) => one !== seat && inPlay(state).includes(one));

/** The same behind the captain. */
export const everyoneFrom = (state: State, seat: SeatId): readonly SeatId[] => [
  ...(inPlay(state).includes(seat) ? [seat] : []),
  ...othersOf(state, seat),
];
