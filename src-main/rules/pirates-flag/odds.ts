import { totalOf } from './rolls.ts';
import type { Options } from './options.ts';
import type { Modifier } from './state.ts';

/** How often each total comes, out of all ways the dice can fall. */
export type Spread = ReadonlyMap<number, number>;

const faces = [1, 2, 3, 4, 5, 6];

export function spreadOf(dice: 1 | 2, modifiers: readonly Modifier[], doubling: Options['doubling']): Spread {
  const sums = dice === 1 ? faces : faces.flatMap((one) => faces.map((other) => one + other));
  const spread = new Map<number, number>();
  for (const sum of sums) {
    const total = totalOf(sum, modifiers, doubling);
    spread.set(total, (spread.get(total) ?? 0) + 1 / sums.length);
  }
  return spread;
}

export const atLeast = (spread: Spread, total: number): number =>
  [...spread].reduce((sum, [value, share]) => (value >= total ? sum + share : sum), 0);

interface Meeting {
  readonly won: number;
  readonly tied: number;
}

function meet(attack: Spread, defence: Spread): Meeting {
  let won = 0;
  let tied = 0;
  for (const [mine, share] of attack)
    for (const [theirs, other] of defence) {
      if (mine > theirs) won += share * other;
      if (mine === theirs) tied += share * other;
    }
  return { won, tied };
}

/** The attacker's chance. A tie is rolled again, with the bonuses or without them. */
export function battleChance(
  attack: readonly Modifier[],
  defence: readonly Modifier[],
  options: Pick<Options, 'doubling' | 'tieBonus'>,
): number {
  const once = (mine: readonly Modifier[], theirs: readonly Modifier[]) =>
    meet(spreadOf(1, mine, options.doubling), spreadOf(1, theirs, options.doubling));
  const first = once(attack, defence);
  const again = options.tieBonus === 'kept' ? first : once([], []);
  // What a re-roll is worth repeats itself, so it is the share of wins among what is decided; where nothing can be
  // won, as with bonuses that make a tie certain for ever, nothing is.
  const later = again.won && again.won / (1 - again.tied);
  return first.won + first.tied * later;
}
