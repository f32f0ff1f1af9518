import { toThrow } from '../awaiting.ts';
import { exchangeSeats, mutinySucceeds } from '../effects/mutiny.ts';
import type { Event } from '../events.ts';
import { fightNumber } from '../fight.ts';
import { numberOf, type Player } from '../player.ts';
import { contestDieOf } from '../race.ts';
import { freshRoll, totalRolled } from '../roll.ts';
import type { Contest, State } from '../state.ts';

/** Who has no die counts for nothing. Where a colour is not known any more, the die that was thrown is thrown again. */
export function contestOf(
  state: State,
  kind: Contest['kind'],
  players: readonly Player[],
  before?: Contest,
): Contest {
  const rolls = players.map((player) => {
    const own = contestDieOf(state, player);
    const die = own === undefined ? (before?.rolls[player]?.die ?? null) : own;
    return [player, die === null ? { ...freshRoll(null), first: 0 } : freshRoll(die)];
  });
  return { kind, players, rolls: Object.fromEntries(rolls) };
}

export const totalIn = (contest: Contest, player: Player): number => {
  const rolling = contest.rolls[player];
  return rolling ? totalRolled(rolling) : 0;
};

/** All have thrown and nobody bends it any more. */
export function contestConsequence(state: State, contest: Contest): readonly Event[] {
  if (toThrow(contest).length > 0) return [];
  return contest.kind === 'mutiny' ? mutinyOutcome(state, contest) : rollOffOutcome(state, contest);
}

function mutinyOutcome(state: State, contest: Contest): readonly Event[] {
  const [effect] = state.battle.fight.effects;
  if (!effect || effect.target === null) return [];
  const { player: seat, target } = effect;
  const level = levelAgain(state, contest, bestIn(contest));
  if (level) return [level];
  if (mutinySucceeds(totalIn(contest, seat), totalIn(contest, target)))
    return [
      { kind: 'mutinyWon', seat, target },
      { kind: 'seatsExchanged', seat, target, ...exchangeSeats(state, seat, target) },
    ];
  return [
    { kind: 'mutinyLost', seat, target },
    { kind: 'effectOver', seat, feature: 'mutiny', why: 'done' },
  ];
}

/** Whose throw is not beaten. */
export function bestIn(contest: Contest): readonly Player[] {
  const most = Math.max(...contest.players.map((player) => totalIn(contest, player)));
  return contest.players.filter((player) => totalIn(contest, player) === most);
}

function rollOffOutcome(state: State, contest: Contest): readonly Event[] {
  const best = bestIn(contest);
  const [first] = best;
  if (!first) return [];
  const level = levelAgain(state, contest, best);
  return [level ?? fightWonBy(state, first)];
}

/** Level at the top is rolled again, where anyone can roll and the table has nothing else for it. */
function levelAgain(state: State, before: Contest, best: readonly Player[]): Event | undefined {
  const contest = contestOf(state, before.kind, best, before);
  return best.length > 1 && toThrow(contest).length > 0 && state.options.rollOffTied === 'again'
    ? { kind: 'contestTied', contest: { ...contest, level: true } }
    : undefined;
}

export const fightWonBy = (state: State, player: Player): Event => ({
  kind: 'fightWon',
  player,
  fight: fightNumber(state),
  won: numberOf(state.battle.won, player) + 1,
  card: state.battle.fight.laid.find((laid) => laid.player === player)?.card ?? null,
});
