import type { SeatId } from '../../kernel/seat.ts';
import type { CardTaskEvent } from '../events/card-tasks.ts';
import { answerers } from '../answering.ts';
import { cardTask, everyoneFrom, type CardAsk, type CardTask, type Said } from '../card-tasks.ts';
import { handAt, handSize, openly } from '../custody.ts';
import { seenOf, shipOf, type Found } from '../fleets.ts';
import { insuredFor } from '../insurance.ts';
import { paidBy } from '../shops.ts';
import { inPlay, purseOf, type State } from '../state.ts';
import { endArmada } from './armadas.ts';
import { carry, takeOver } from './carrying.ts';
import { prizeForStorm } from './hurricane.ts';
import { redraw } from './kept.ts';
import type { Script } from './script.ts';
import { sinks, takeCopies } from './sinking.ts';

type Begun = Extract<CardTaskEvent, { readonly kind: 'cardBegun' }>;

/** A card asks from now on, and goes as far as it does by itself. */
export function begins(script: Script, about: Omit<Begun, 'kind'>): void {
  script.add({ kind: 'cardBegun', ...about });
  goOn(script);
}

/** What comes by itself: who has nothing to lose, no choice, or nobody left to be asked. */
export function goOn(script: Script): void {
  for (;;) {
    const task = cardTask(script.state);
    if (!task) return;
    const step = nextStep[task.ask](script.state, task);
    if (step === 'waits') return;
    if (step !== 'over') step(script);
    else script.add({ kind: 'cardEnded', seat: task.seat, card: task.card });
  }
}

/** It waits to be told, it is over, or this follows. */
type Next = 'waits' | 'over' | ((script: Script) => void);

const nextStep: Readonly<Record<CardAsk, (state: State, task: CardTask) => Next>> = {
  spies(state, task) {
    const [next] = task.left;
    if (!next) return 'over';
    if (handSize(state, next) === 0) return passes(next);
    return stoppersOf(state, task, next).length > 0 ? 'waits' : (script) => spy(script, task.seat, next);
  },
  picks(state, { left: [next] }) {
    if (!next) return 'over';
    return handSize(state, next) === 0 ? passes(next) : 'waits';
  },
  loses(state, task) {
    const { left } = task;
    if (left.length === 0) return 'over';
    const next = left.find((seat) => seenOf(state, seat).length < 2);
    if (!next) return 'waits';
    const [only] = seenOf(state, next);
    return (script) => (only ? strike(script, task, only.id) : passes(next)(script));
  },
  bids: (state, task) =>
    task.left.length > 0 ? 'waits' : shipOf(state, task.ship) ? (script) => sell(script, task) : 'over',
  throws: (state, task) =>
    task.left.length > 0 ? 'waits' : shipOf(state, task.ship) ? (script) => award(script, task) : 'over',
};

const passes = (on: SeatId) => (script: Script) => script.add({ kind: 'cardPassed', on });

/** Who may keep a card from this captain: none where all copies of what stops it lie open. */
export const stoppersOf = (state: State, { seat, card }: CardTask, victim: SeatId): readonly SeatId[] =>
  answerers(state, { seat, card, victim });

/** One card of a hand is laid away, and another drawn for it. */
export function spy(script: Script, seat: SeatId, on: SeatId, card?: string): void {
  carry(script, openly(handAt(on), 'discard', card));
  script.add({ kind: 'handSpied', seat, on, card: card ?? null });
  redraw(script, on);
  passes(on)(script);
}

/** A ship of this captain is lost to the card. */
export function strike(script: Script, task: CardTask, ship: number): void {
  const found = shipOf(script.state, ship);
  if (!found) return;
  const insured = script.state.options.bermudaInsurance ? insuredFor(script.state, found.ship) : 0;
  sinks(script, found, { how: 'bermuda', by: null }, insured);
  endArmada(script, found.seat);
  takeCopies(script, [ship]);
  prizeForStorm(script, task.seat, [{ seat: found.seat, card: found.ship.card }]);
  passes(found.seat)(script);
}

const highest = (said: readonly Said[]): number => Math.max(0, ...said.map(({ value }) => value));

/** Each once, in the order round the table from whoever played the card. */
const atTop = (state: State, { seat, said = [] }: CardTask): readonly SeatId[] =>
  everyoneFrom(state, seat).filter((one) =>
    said.some((bid) => bid.seat === one && bid.value === highest(said)),
  );

/** All have bid: the most has it. Those who are tied bid again, and where nobody goes higher then, the first has it. */
function sell(script: Script, task: CardTask): void {
  const found = shipOf(script.state, task.ship);
  const gold = highest(task.said ?? []);
  const [winner, ...tied] = atTop(script.state, task);
  if (!found) return;
  if (gold === 0 || !winner) {
    script.add({ kind: 'bidsFailed', seat: found.seat, ship: found.ship });
  } else if (tied.length > 0 && task.least !== gold) {
    return script.add({ kind: 'bidsTied', among: [winner, ...tied], gold });
  } else {
    script.add({ kind: 'bidsWon', seat: winner, gold, ship: found.ship });
    pay(script, winner, found.seat, gold);
    comesTo(script, found, winner);
  }
  script.add({ kind: 'cardEnded', seat: task.seat, card: task.card });
}

/** The own gold goes first; to the box, or to whoever had the ship. */
function pay(script: Script, seat: SeatId, owner: SeatId, gold: number): void {
  const { partner } = paidBy(script.state, seat, gold);
  const parts = [{ seat, gold: gold - (partner?.gold ?? 0) }, ...(partner ? [partner] : [])];
  for (const part of parts) {
    if (script.state.options.auctionPayee === 'bank') script.add({ kind: 'goldPaid', ...part });
    else if (part.seat !== owner) script.add({ kind: 'goldHanded', ...part, to: owner });
  }
}

/** All have thrown: the highest has it, and those who are tied throw again. */
function award(script: Script, task: CardTask): void {
  const found = shipOf(script.state, task.ship);
  const [winner, ...tied] = atTop(script.state, task);
  const face = highest(task.said ?? []);
  if (!found) return;
  if (winner && tied.length > 0)
    return script.add({ kind: 'throwsTied', throws: throwsOf([winner, ...tied], found.seat), face });
  if (winner) {
    script.add({ kind: 'throwsWon', seat: winner, face, ship: found.ship });
    comesTo(script, found, winner);
  }
  script.add({ kind: 'cardEnded', seat: task.seat, card: task.card });
}

/** Whoever has the ship throws twice. */
export const throwsOf = (seats: readonly SeatId[], owner: SeatId): readonly SeatId[] =>
  seats.flatMap((seat) => (seat === owner ? [seat, seat] : [seat]));

function comesTo(script: Script, found: Found, to: SeatId): void {
  if (found.seat === to) return;
  takeOver(script, found, to);
  endArmada(script, found.seat);
}

/** Those who have any gold that they may spend. */
export const ableToBid = (state: State): readonly SeatId[] =>
  inPlay(state).filter((seat) => purseOf(state, seat).free > 0);
