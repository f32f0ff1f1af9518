import type { Check, Waived } from '../../kernel/refusal.ts';
import type { DealCommand } from '../commands.ts';
import { remark } from '../flags.ts';
import { fightNumber, handSize } from '../fight.ts';
import { beginBattle } from '../follow/battle.ts';
import { forgotten, memoryOf, stirred } from '../memory.ts';
import { nameOf } from '../names.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { ByPlayer } from '../player.ts';
import { refusal } from '../refusals.ts';
import type { Flag, Memory, State } from '../state.ts';
import { atDepth, inPhase, plays, unless, type Decided } from './checks.ts';

type Kind<Of extends DealCommand['kind']> = Extract<DealCommand, { kind: Of }>;

/** How many cards a hand should hold now, as far as the table has told. */
export const dueIn = (state: State, seat: SeatId): number | null =>
  state.depth === 'score' && state.phase === 'fighting' ? null : handSize(state, seat);

/** Once everything is laid there is nothing to be dealt anew, until the last card is taken back. */
const inBattle =
  (state: State): Check =>
  () =>
    state.phase === 'moving' ? refusal('battle-over') : inPhase(state, 'bidding', 'fighting')();

const isUneven =
  (state: State, seat: SeatId, held: number): Check =>
  () =>
    held === dueIn(state, seat) ? refusal('hand-is-even', { name: nameOf(seat), held }) : undefined;

const remarked = (
  state: State,
  kind: Flag['kind'],
  seat: SeatId | undefined,
  held: number | undefined,
): Flag =>
  remark(state, fightNumber(state), {
    kind,
    player: seat ?? null,
    ...(seat === undefined || held === undefined ? {} : { count: { held, due: dueIn(state, seat) } }),
  });

/** All cards go together, and whoever dealt deals as many anew. Luck, chairs and markers stay as they are. */
export function misdeal(state: State, { seat, held }: Kind<'misdeal'>, waived: Waived): Decided {
  const { number, cards } = state.battle;
  const checks: readonly Check[] = [
    inBattle(state),
    () => ((held === undefined) === (seat === undefined) ? undefined : refusal('whose-hand')),
    ...(seat === undefined ? [] : [plays(state, seat)]),
    ...(seat === undefined || held === undefined ? [] : [isUneven(state, seat, held)]),
  ];
  return unless(waived, checks, () => [
    { kind: 'misdealt', flag: remarked(state, 'misdeal', seat, held) },
    { ...beginBattle(state, number, state.dealer ?? state.seats[0] ?? 'red'), cards },
  ]);
}

/** The dealer draws from the hand unseen what is too many, or deals to it what is missing. */
export function mendHand(state: State, { seat, held }: Kind<'mendHand'>, waived: Waived): Decided {
  const due = dueIn(state, seat);
  const checks: readonly Check[] = [
    inBattle(state),
    plays(state, seat),
    ...(due === null ? [atDepth(state, 'fights', 'cards')] : []),
    isUneven(state, seat, held),
  ];
  return unless(waived, checks, () => [
    {
      kind: 'handMended',
      flag: remarked(state, 'uneven-hand', seat, held),
      memory: mended(state, seat, held, due ?? held),
    },
  ]);
}

/** Nobody knows which card has gone; and one that has come was not there when a suit was not followed. */
function mended(state: State, seat: SeatId, held: number, due: number): ByPlayer<Memory> {
  const { memory } = state.battle;
  const isGone = held > due || held < memoryOf(memory, seat).known.length;
  const left = isGone ? forgotten(memory, [seat]) : memory;
  return held < due ? stirred(left, [seat]) : left;
}
