import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Prize } from '../battle/steps.ts';
import { comesAt, comingOf } from '../coming.ts';
import { tellsCards } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { leftOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { navyNext } from '../rounds.ts';
import type { Fight, State, Unit } from '../state.ts';
import { hurricaneTask, navyTask, redTask } from '../tasks.ts';
import { areCardsTold, hasBegun, isFirst, isGoingOn, isOnTurn, isPlaying, isTold } from './checks.ts';
import { actAsDrawn, notAimed, wrongTarget, type Acting } from './drawn.ts';
import { owesGoldCards } from './gold.ts';
import { begins, passes, prizeForStorm } from './hurricane.ts';
import { ruling, type Script } from './script.ts';
import { scoreFor } from './ships.ts';
import { inPacks } from '../edition.ts';
import { printedName } from '../names.ts';

/** As a card is drawn that comes over all ships, it comes; one that acts by itself acts. */
export function come(script: Script, card: string, acting: Acting): void {
  const { seat } = acting;
  if (comingOf(card) === 'acts') return actAsDrawn(script, card, acting);
  if (comingOf(card) === 'hurricane' || comingOf(card) === 'whirlpool') return begins(script, seat, card);
  if (comingOf(card) !== 'navy') return;
  script.add({ kind: 'navyCame', seat, card });
  sailsOn(script);
}

/** Where cards are told it was drawn, and waits; where they are not, whoever has the Chip says that it was. */
export const decideLetCome = ruling<'letCome'>((state, { card, ...acting }) => ({
  checks: [
    ...isPlaying(state, acting.seat),
    comesAt(card, 'fights') ? isTold(state) : areCardsTold(state),
    () => notComing(state, card),
    ...(redTask(state)?.seat === acting.seat
      ? [noFight(state)]
      : [isFirst(state), isOnTurn(state, acting.seat)]),
    () => notDrawn(state, acting.seat, card),
    () => wrongTarget(state, card, acting),
    () => notAimed(state, card, acting),
  ],
  write(script) {
    come(script, card, acting);
  },
}));

function notComing({ edition }: State, card: string): Refusal | undefined {
  const row = cardOf(card);
  if (!inPacks({ edition }, row)) return refusal('no-such-card', { card });
  return comingOf(card) ? undefined : refusal('comes-not', { card: row.printed });
}

function notDrawn(state: State, seat: SeatId, card: string): Refusal | undefined {
  const red = redTask(state);
  const isDrawn = red ? red.seat === seat && red.card === card : !tellsCards(state);
  return isDrawn ? undefined : refusal('not-drawn', { player: { seat }, card: printedName(card) });
}

const noFight =
  (state: State): Check =>
  () =>
    state.fight ? refusal('fight-first') : undefined;

export const decideMeetNavy = ruling<'meetNavy'>((state, { ship }) => ({
  checks: [
    isGoingOn(state),
    hasBegun(state),
    () => (navyTask(state) ? undefined : refusal('no-navy')),
    noFight(state),
    () => (unitWith(state, ship) ? undefined : refusal('meets-other', { ship })),
  ],
  tryWriting(script) {
    const unit = unitWith(state, ship);
    if (!unit) return refusal('meets-other', { ship });
    meet(script, unit);
    return undefined;
  },
}));

const unitWith = (state: State, ship: number): Unit | undefined =>
  navyNext(state).find(({ ships }) => ships.includes(ship));

export const decideSinkNavy = ruling<'sinkNavy'>((state) => ({
  checks: [isGoingOn(state), hasBegun(state), () => (state.fight?.navy ? undefined : refusal('no-navy'))],
  write(script) {
    endNavyFight(script, true);
  },
}));

/** What came over all ships is over: nobody is left whom the Navy has not met, or the Hurricane has passed. */
export const decideEndRound = ruling<'endRound'>((state) => ({
  checks: [
    isGoingOn(state),
    hasBegun(state),
    () => (hurricaneTask(state) || navyTask(state) ? undefined : refusal('no-navy')),
    ...(hurricaneTask(state) ? [] : [noFight(state), () => unmet(state)]),
  ],
  write(script) {
    if (hurricaneTask(state)) passes(script);
    else leaves(script, false);
  },
}));

function unmet(state: State): Refusal | undefined {
  const [next] = navyNext(state);
  return next && refusal('navy-goes-on', { player: { seat: next.seat } });
}

function meet(script: Script, unit: Unit): void {
  const task = navyTask(script.state);
  if (task) script.add({ kind: 'navyMet', by: task.seat, card: task.card, unit });
}

/** To the next ship or armada; where a captain has several and the table is asked for the order, it waits. */
function sailsOn(script: Script): void {
  const [next, ...others] = navyNext(script.state);
  if (!next) return leaves(script, false);
  if (others.length > 0 && script.state.options.navyOrder === 'asked') return;
  meet(script, next);
}

function leaves(script: Script, sunk: boolean): void {
  const task = navyTask(script.state);
  if (task) script.add({ kind: 'navyGone', seat: task.seat, card: task.card, sunk });
}

/**
 * One meeting is over. Whoever sinks the Navy and is left has one Gold Card and its fame; what it sinks brings nobody
 * anything, unless the table gives the fame to whoever drew it. `prizes` are those that were worked out.
 */
export function endNavyFight(script: Script, isSunk: boolean, prizes?: readonly Prize[]): void {
  const { fight, options } = script.state;
  if (!fight?.navy) return;
  const { seat } = fight.defender;
  const isLeft = leftOf(script.state, fight.defender).length > 0;
  const winner = isSunk && isLeft ? seat : null;
  script.add({
    kind: 'navyFought',
    seat,
    card: fight.navy,
    lost: fight.sunk.length,
    sunk: isSunk,
    winner,
  });
  const won = prizes ?? (winner ? [{ seat: winner, fame: options.fameNavy, goldCards: 1 }] : []);
  for (const prize of won) scoreFor(script, prize.seat, prize.fame);
  stormPrize(script, fight);
  for (const prize of won) owesGoldCards(script, prize.seat, prize.goldCards);
  if (isSunk) leaves(script, true);
  else if (navyTask(script.state)) sailsOn(script);
}

function stormPrize(script: Script, { by, defender, sunk }: Fight): void {
  const lost = sunk.filter(({ id }) => defender.ships.includes(id));
  prizeForStorm(
    script,
    by,
    lost.map(({ card }) => ({ seat: defender.seat, card })),
  );
}
