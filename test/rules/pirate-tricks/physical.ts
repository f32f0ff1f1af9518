import type { CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { deckFor } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { playedBy } from '../../../src-main/rules/pirate-tricks/knowledge.ts';
import { rowOf } from '../../../src-main/rules/pirate-tricks/phase.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Random } from '../../support/random.ts';

/** The cards that really lie on the table, of which the companion is told only a part. */
export interface Physical {
  readonly round: number;
  readonly hands: ReadonlyMap<SeatId, readonly CardId[]>;
  readonly rows: readonly { readonly open: readonly CardId[]; readonly hidden: readonly CardId[] }[];
  readonly aside: Map<string, readonly CardId[]>;
  /** Which of the twelve are set aside. */
  readonly from: number;
}

export function shuffleFor(state: State, random: Random): Physical {
  const deck = random.shuffle(deckFor(state.seats.length));
  const hands = new Map(state.seats.map((seat) => [seat, deck.splice(0, 5)] as const));
  const rows = state.seats.map(() => ({ open: deck.splice(0, 5), hidden: deck.splice(0, 2) }));
  return { round: state.past.length, hands, rows, aside: new Map(), from: random.below(10) };
}

/** What a seat holds: dealt, taken, less two set aside, less what it has played. */
export function handIn(physical: Physical, state: State, seat: SeatId): readonly CardId[] {
  const dealt = physical.hands.get(seat) ?? [];
  const row = rowOf(state.round, seat);
  const taken = row === undefined ? undefined : physical.rows[row - 1];
  const all = taken ? [...dealt, ...taken.open, ...taken.hidden] : dealt;
  if (!taken || state.round.lot || state.round.asking) return all;
  const key = `${seat} ${row}`;
  const aside = physical.aside.get(key) ?? unwanted(all, state.round.shown[seat] ?? [], physical.from);
  physical.aside.set(key, aside);
  const gone = [...aside, ...playedBy(state.round, seat)];
  return all.filter((card) => !gone.includes(card));
}

/** Two that were not shown; which does not matter to the rules. */
const unwanted = (cards: readonly CardId[], shown: readonly CardId[], from: number): readonly CardId[] => {
  const free = cards.filter((card) => !shown.includes(card));
  return [...free.slice(from), ...free].slice(0, 2);
};
