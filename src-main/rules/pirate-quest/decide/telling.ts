import type { Waived } from '../../kernel/refusal.ts';
import { counters } from '../awaiting.ts';
import type { Command, FightCommand } from '../commands.ts';
import { exchangeSeats } from '../effects/mutiny.ts';
import { sparedFrom } from '../effects/targets.ts';
import type { Event } from '../events.ts';
import { remark } from '../flags.ts';
import { takeFights } from '../follow/fight.ts';
import { fightWonBy } from '../follow/contest.ts';
import { sumOf, nameOf } from '../names.ts';
import { numberOf, totalOf } from '../player.ts';
import { refusal } from '../refusals.ts';
import type { Flag, State } from '../state.ts';
import { atDepth, inPhase, isTurnOf, plays, unless, type Decided } from './checks.ts';

type Kind<Of extends FightCommand['kind']> = Extract<FightCommand, { kind: Of }>;

/** Who won a fight, where the table does not tell the cards; or where it says so whatever they were. */
export function winFight(state: State, { seat }: Kind<'winFight'>, waived: Waived): Decided {
  const checks = [
    plays(state, seat),
    inPhase(state, 'fighting'),
    atDepth(state, 'fights', 'cards'),
    () => (state.battle.fight.winner === null ? undefined : refusal('not-now')),
  ];
  return unless(waived, checks, () => [fightWonBy(state, seat)]);
}

/**
 * Fights won, told at once when the battle is over. A number may be changed until the last one is in, which the others
 * say by themselves where everybody's is asked.
 */
export function countFights(state: State, command: Kind<'countFights'>, waived: Waived): Decided {
  const { seat, won } = command;
  const { cards, counted } = state.battle;
  const now = { ...counted, [seat]: won };
  const asked = counters(state);
  const isLast = asked.every((player) => now[player] !== undefined);
  const sum = totalOf(now);
  const areAll = asked.length === state.order.length;
  const isWrong = isLast && (areAll ? sum !== cards : sum > cards);
  const checks = [
    plays(state, seat),
    inPhase(state, 'fighting'),
    atDepth(state, 'score'),
    isTurnOf(seat, asked),
    () => (won > cards ? refusal('count-too-high', { name: nameOf(seat), won, cards }) : undefined),
    () =>
      isWrong
        ? refusal('fights-do-not-add-up', { sum: sumOf(countsOf(state, now)), total: sum, cards })
        : undefined,
  ];
  return unless(waived, checks, () => {
    const told: Event = { kind: 'fightsCounted', player: seat, won };
    if (isWrong) return [told, { kind: 'flagged', flag: miscounted(state) }];
    const [left, other] = asked.filter((player) => now[player] === undefined);
    const isFixed = areAll && left !== undefined && other === undefined && sum <= cards;
    return isFixed ? [told, { kind: 'fightsCounted', player: left, won: cards - sum }] : [told];
  });
}

const countsOf = (state: State, counts: State['battle']['counted']): readonly number[] =>
  state.order.map((player) => counts[player]).filter((count) => count !== undefined);

const miscounted = (state: State): Flag =>
  remark(state, state.battle.cards, { kind: 'fights-do-not-add-up', player: null });

/** The last number, said aloud though the others' said it already: it changes nothing, and nobody has done wrong. */
export function isCountedAlready(state: State, command: Command): command is Kind<'countFights'> {
  if (command.kind !== 'countFights' || state.phase !== 'moving' || state.depth !== 'score') return false;
  return state.battle.counted[command.seat] === command.won;
}

/** A mutiny that the table settled without telling its dice. */
export function mutiny(state: State, command: Kind<'mutiny'>, waived: Waived): Decided {
  const { seat, target, fights } = command;
  const has = numberOf(state.battle.won, target);
  const checks = [
    plays(state, seat),
    plays(state, target),
    inPhase(state, 'fighting'),
    atDepth(state, 'score', 'fights'),
    () => {
      const spared = sparedFrom(state, seat, target);
      return spared ? refusal(spared, { name: nameOf(target) }) : undefined;
    },
    () => (fights > has ? refusal('take-too-many', { name: nameOf(target), fights, has }) : undefined),
    () =>
      fights < Math.min(state.options.mutinyLeast, has)
        ? refusal('take-too-few', { name: nameOf(target), has })
        : undefined,
  ];
  return unless(waived, checks, (): readonly Event[] => {
    const exchanged: Event = { kind: 'seatsExchanged', seat, target, ...exchangeSeats(state, seat, target) };
    return fights > 0 ? [exchanged, takeFights(state, seat, target, fights)] : [exchanged];
  });
}
