import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { answerTo, mayStop } from '../answering.ts';
import { cardTask, taskThat, type CardAsk } from '../card-tasks.ts';
import { handAt, openly } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { fameOfCard } from '../fame.ts';
import { shipOf } from '../fleets.ts';
import { reactionOf } from '../reactions.ts';
import { refusal } from '../refusals.ts';
import { spendable, tooDear } from '../shops.ts';
import type { State } from '../state.ts';
import { goOn, spy, strike } from './card-tasks.ts';
import { isInHands } from './cards.ts';
import { seenElsewhere } from './elsewhere.ts';
import { carry } from './carrying.ts';
import { redraw } from './kept.ts';
import { areCardsTold, hasBegun, isGoingOn, isPlaying } from './checks.ts';
import { outOfReach } from './reach.ts';
import { ruling } from './script.ts';
import { scoreFor } from './ships.ts';
import { printedName } from '../names.ts';

const asks =
  (state: State, ask: CardAsk): Check =>
  () =>
    taskThat(state, ask) ? undefined : refusal('nothing-asks');

const isLeft =
  (state: State, seat: SeatId): Check =>
  () =>
    cardTask(state)?.left.includes(seat) ? undefined : refusal('done-with', { player: { seat } });

const begunCards = (state: State): readonly Check[] => [
  isGoingOn(state),
  hasBegun(state),
  areCardsTold(state),
];

/** One hand is spied, or all that are left. */
export const decideSpyHand = ruling<'spyHand'>((state, { on, card }) => ({
  checks: [
    ...begunCards(state),
    asks(state, 'spies'),
    ...(on === undefined ? [] : [isLeft(state, on)]),
    () => wrongSpied(state, on, card),
  ],
  tryWriting(script) {
    const task = taskThat(state, 'spies');
    if (!task) return refusal('nothing-asks');
    for (const one of on === undefined ? task.left : [on]) spy(script, task.seat, one, card);
    goOn(script);
    return undefined;
  },
}));

function wrongSpied(state: State, on: SeatId | undefined, card: string | undefined): Refusal | undefined {
  if (card === undefined) return undefined;
  if (on === undefined || !isInHands(state, cardOf(card))) return refusal('no-such-card', { card });
  return seenElsewhere(state, on, card);
}

/** Whether a card that is answered is one that goes round, and not one that was just played on somebody. */
export const isParried = (state: State, card: string): boolean => {
  const task = taskThat(state, 'spies') ?? taskThat(state, 'picks');
  return task !== undefined && !reactionOf(card) && !(state.waits && answerTo(state.waits.card) === card);
};

/** It stops the card for one captain, who draws again and has the fame. */
export const decideParry = ruling<'answerCard'>((state, { seat, card }) => {
  const task = cardTask(state);
  const next = task?.left[0];
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      () => wrongParry(state, card),
      () =>
        task && next && !mayStop(state, { seat: task.seat, card: task.card, victim: next }, seat)
          ? refusal('not-robbed', { player: { seat }, victim: { seat: next } })
          : undefined,
      () => seenElsewhere(state, seat, card),
    ],
    tryWriting(script) {
      if (!task || !next) return refusal('nothing-asks');
      carry(script, openly(handAt(seat), 'discard', card));
      script.add({ kind: 'cardParried', seat, card, stopped: task.card, of: task.seat, from: next });
      redraw(script, seat);
      scoreFor(script, seat, fameOfCard(script.state, card));
      script.add({ kind: 'cardPassed', on: next });
      goOn(script);
      return undefined;
    },
  };
});

function wrongParry(state: State, card: string): Refusal | undefined {
  const task = cardTask(state);
  if (!task) return refusal('nothing-asks');
  return answerTo(task.card) === card
    ? undefined
    : refusal('stops-not', {
        card: printedName(card),
        stopped: printedName(task.card),
      });
}

/** A ship is lost of somebody who has not lost one yet. */
export const decideLoseShip = ruling<'loseShip'>((state, { ship: id }) => ({
  checks: [
    ...begunCards(state),
    asks(state, 'loses'),
    () => {
      const task = cardTask(state);
      const found = shipOf(state, id);
      if (!found || !task) return refusal('no-such-ship', { ship: id });
      return outOfReach(task.seat, found) ?? isLeft(state, found.seat)();
    },
  ],
  tryWriting(script) {
    const task = taskThat(state, 'loses');
    if (!task) return refusal('nothing-asks');
    strike(script, task, id);
    goOn(script);
    return undefined;
  },
}));

/** Nothing is a bid too: whoever says so lets it go. */
export const decideBid = ruling<'bid'>((state, { seat, gold }) => ({
  checks: [
    ...isPlaying(state, seat),
    asks(state, 'bids'),
    isLeft(state, seat),
    () =>
      Number.isInteger(gold) && gold >= 0 ? undefined : refusal('bad-count', { count: gold, most: 999 }),
    () => tooDear(state, seat, gold, spendable(state, seat)),
    () => {
      const least = cardTask(state)?.least ?? 0;
      return gold < least ? refusal('bid-too-low', { gold, least }) : undefined;
    },
  ],
  write(script) {
    script.add({ kind: 'bidMade', seat, gold });
    goOn(script);
  },
}));

/** Who has said nothing yet bids nothing. */
export const decideCloseBids = ruling<'closeBids'>((state) => ({
  checks: [...begunCards(state), asks(state, 'bids')],
  tryWriting(script) {
    const task = taskThat(state, 'bids');
    if (!task) return refusal('nothing-asks');
    const { least } = task;
    // Those who are tied have said what they give.
    for (const seat of task.left)
      script.add(
        least === undefined ? { kind: 'cardPassed', on: seat } : { kind: 'bidMade', seat, gold: least },
      );
    goOn(script);
    return undefined;
  },
}));

export const decideThrowDie = ruling<'throwDie'>((state, { seat, face }) => ({
  checks: [
    ...isPlaying(state, seat),
    asks(state, 'throws'),
    isLeft(state, seat),
    () => {
      const most = state.options.die;
      return Number.isInteger(face) && face >= 1 && face <= most
        ? undefined
        : refusal('off-the-die', { face, most });
    },
  ],
  write(script) {
    script.add({ kind: 'dieThrown', seat, face });
    goOn(script);
  },
}));

/** Nothing of it can be told any more. */
export const decideEndCard = ruling<'endRound'>((state) => ({
  checks: begunCards(state),
  tryWriting(script) {
    const task = cardTask(state);
    if (!task) return refusal('nothing-asks');
    script.add({ kind: 'cardEnded', seat: task.seat, card: task.card });
    return undefined;
  },
}));
