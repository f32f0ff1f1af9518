/** The coins in the box. All money of a game, bank included, is always their sum. */
export const coins = [
  { value: 10, count: 5 },
  { value: 5, count: 18 },
  { value: 1, count: 48 },
] as const;

export const allLoon = coins.reduce((sum, { value, count }) => sum + value * count, 0);
export const startLoon = 12;
/** One five and seven ones, so that small bids need no change. */
export const startCoins: Coins = { tens: 0, fives: 1, ones: 7 };
export const topUpTo = 5;
/** What a row is sweetened with when nobody bids for it. */
export const rowBonus = 2;

export interface Coins {
  readonly tens: number;
  readonly fives: number;
  readonly ones: number;
}

/** The fewest coins for an amount, out of those in the box; undefined where the box does not hold so much. */
export function coinsFor(amount: number): Coins | undefined {
  let rest = amount;
  const [tens, fives, ones] = coins.map(({ value, count }) => {
    const taken = Math.min(count, Math.floor(rest / value));
    rest -= taken * value;
    return taken;
  });
  if (amount < 0 || rest !== 0) return undefined;
  return { tens: tens ?? 0, fives: fives ?? 0, ones: ones ?? 0 };
}
