import { counters, dummyCardsMissing, isThrowAwaited } from '../awaiting.ts';
import { isComplete } from '../cards.ts';
import { dummyPlays } from '../dummy.ts';
import { effectOf } from '../effects/effects.ts';
import { canMutiny } from '../effects/mutiny.ts';
import { canSteal } from '../effects/thief.ts';
import { cardOf } from '../edition.ts';
import type { Event } from '../events.ts';
import { activeOf, ledSuit, stillToLay, tiedFor } from '../fight.ts';
import { mayBendAttempt } from '../luck.ts';
import { numberOf, leftOf, totalOf, type Player } from '../player.ts';
import { reckon } from '../points.ts';
import { contestDieOf } from '../race.ts';
import { totalRolled } from '../roll.ts';
import type { Attempt, Effect, State } from '../state.ts';
import { contestConsequence, contestOf, fightWonBy } from './contest.ts';

export function fightConsequence(state: State): readonly Event[] {
  const { battle, depth } = state;
  if (depth === 'score') return scoreConsequence(state);
  if (battle.fight.winner !== null) return wonConsequence(state, battle.fight.winner);
  if (totalOf(battle.won) >= battle.cards) return [endBattle(state)];
  return depth === 'cards' ? cardConsequence(state) : [];
}

const endBattle = (state: State): Event => ({
  kind: 'battleEnded',
  battle: state.battle.number,
  ...reckon(state),
  won: state.battle.won,
});

/** The battle is over once all have told; what is left went to whoever sits behind nobody. */
function scoreConsequence(state: State): readonly Event[] {
  const { counted, cards } = state.battle;
  const asked = counters(state);
  if (!asked.every((player) => counted[player] !== undefined)) return [];
  const rest = Math.max(0, cards - totalOf(counted));
  const silent = state.order.find((player) => !asked.includes(player));
  const won = silent ? { ...counted, [silent]: rest } : counted;
  return [endBattle({ ...state, battle: { ...state.battle, won } })];
}

function wonConsequence(state: State, winner: Player): readonly Event[] {
  const { won, cards } = state.battle;
  const [effect] = state.battle.fight.effects;
  if (effect) return effectConsequence(state, effect);
  if (totalOf(won) >= cards) return [endBattle(state)];
  return [{ kind: 'fightBegun', fight: totalOf(won) + 1, leader: nextLeader(state, winner) }];
}

function nextLeader({ options, order, battle }: State, winner: Player): Player {
  switch (options.nextLeader) {
    case 'winner':
      return winner;
    case 'left':
      return leftOf(order, battle.fight.leader);
    case 'chair':
      return order[battle.firstChair] ?? winner;
  }
}

function effectConsequence(state: State, effect: Effect): readonly Event[] {
  const { player: seat, feature, target, won } = effect;
  const { contest } = state.battle.fight;
  if (contest) return contestConsequence(state, contest);
  if (target === null) {
    const hasTarget = feature === 'mutiny' ? canMutiny(state, seat) : canSteal(state, seat);
    return hasTarget ? [] : [{ kind: 'effectOver', seat, feature, why: 'nobody' }];
  }
  if (won) return takenByItself(state, seat, target);
  const colours = [seat, target].map((player) => contestDieOf(state, player));
  return colours.includes(undefined)
    ? []
    : [{ kind: 'contestBegun', contest: contestOf(state, 'mutiny', [seat, target]) }];
}

/** With one fight to take, or none, there is nothing to choose. */
function takenByItself(state: State, seat: Effect['player'], target: Player): readonly Event[] {
  const won = numberOf(state.battle.won, target);
  if (won > 1 || (won === 1 && state.options.mutinyLeast === 0)) return [];
  const over: Event = { kind: 'effectOver', seat, feature: 'mutiny', why: 'done' };
  return won > 0 ? [takeFights(state, seat, target, won), over] : [over];
}

export function takeFights(state: State, seat: Effect['player'], target: Player, fights: number): Event {
  const { won } = state.battle;
  return {
    kind: 'fightsTaken',
    seat,
    target,
    fights,
    won: { ...won, [seat]: numberOf(won, seat) + fights, [target]: numberOf(won, target) - fights },
  };
}

function cardConsequence(state: State): readonly Event[] {
  const { attempt, contest } = state.battle.fight;
  if (attempt) return attemptConsequence(state, attempt);
  if (contest) return contestConsequence(state, contest);
  if (dummyCardsMissing(state) > 0) return [];
  const [next] = stillToLay(state);
  if (next) return next === 'dummy' ? dummyPlays(state) : [];
  return settleFight(state);
}

function settleFight(state: State): readonly Event[] {
  const [first, ...others] = tiedFor(state);
  if (!first) return [];
  if (others.length === 0) return [fightWonBy(state, first)];
  const tied = [first, ...others];
  return tied.some((player) => contestDieOf(state, player) === undefined)
    ? []
    : [{ kind: 'contestBegun', contest: contestOf(state, 'fight', tied) }];
}

/** Enough pips make it active; too few, and no luck to help, put the card back in hand. */
function attemptConsequence(state: State, attempt: Attempt): readonly Event[] {
  const { player: seat, card, rolling } = attempt;
  const row = cardOf(state.edition, card);
  if (!row || !isComplete(row) || attempt.active) return [];
  const { cost, feature } = row.feature;
  const total = totalRolled(rolling);
  if (isThrowAwaited(state, rolling, cost - total)) return [];
  if (total >= cost) {
    const laid = activeOf(row, seat);
    const led = ledSuit(state, [...state.battle.fight.laid, laid]);
    const draws = effectOf(feature).draws;
    return [{ kind: 'featureActivated', seat, card, feature, total, cost, laid: draws ? null : laid, led }];
  }
  return mayBendAttempt(state, attempt) ? [] : [{ kind: 'featureFailed', seat, card, total, cost }];
}
