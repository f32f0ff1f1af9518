import type { Refusal } from '../kernel/refusal.ts';
import { numberOf, isCaptain, type Player } from './player.ts';
import { nameOf } from './names.ts';
import { whyNoDie } from './race.ts';
import { refusal } from './refusals.ts';
import { canUse, hasThrown, luckUses, type LuckUse, type Rolling } from './roll.ts';
import type { Attempt, Contest, State } from './state.ts';

export const mostLuck = 3;
export const pointPrice = 3;

export const luckOf = (state: State, player: Player): number =>
  isCaptain(player) ? numberOf(state.luck, player) : 0;

/** The roll of this player that luck can still bend. */
export function openRoll(state: State, player: Player): Rolling | undefined {
  const { attempt, contest } = state.battle.fight;
  if (attempt?.player === player && !attempt.active) return attempt.rolling;
  return contest?.rolls[player];
}

/** Every reason against this use, the unbending ones first. */
export function luckRefusals(
  state: State,
  player: Player,
  rolling: Rolling,
  use: LuckUse,
): readonly (Refusal | undefined)[] {
  const { options } = state;
  const balance = luckOf(state, player);
  const isUsable = canUse(rolling, use) && (use !== 'reroll' || hasThrown(rolling));
  return [
    isUsable ? undefined : refusal('luck-no-use'),
    balance > 0 ? undefined : refusal('no-luck', { name: nameOf(player), balance, price: 1 }),
    rolling.die === null && !options.luckWithoutDie
      ? refusal('no-die', { name: nameOf(player), why: whyNoDie(state, player) })
      : undefined,
    options.luckPerRoll === 'one' && rolling.spent > 0 ? refusal('one-luck-per-roll') : undefined,
    options.freshBolt === 'next-roll' && balance <= rolling.fresh ? refusal('fresh-bolt') : undefined,
  ];
}

const canSpend = (state: State, player: Player, rolling: Rolling): boolean =>
  luckUses.some((use) => luckRefusals(state, player, rolling, use).every((no) => no === undefined));

/** Captains who could still bend what they rolled against each other. */
export const mayBend = (state: State, contest: Contest): readonly Player[] =>
  contest.players.filter((player) => {
    const rolling = contest.rolls[player];
    return rolling !== undefined && canSpend(state, player, rolling);
  });

export const mayBendAttempt = (state: State, attempt: Attempt): boolean =>
  canSpend(state, attempt.player, attempt.rolling);
