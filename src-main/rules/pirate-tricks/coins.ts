/** The coins in the box. All money of a game, bank included, is always their sum. */
export const coins = [
  { value: 10, count: 5 },
  { value: 5, count: 18 },
  { value: 1, count: 48 },
] as const;

export const allLoon = coins.reduce((sum, { value, count }) => sum + value * count, 0);
/** As far as buttons for a debt or a fine go; anything beyond is typed. */
export const mostOwed = 6;
/** Stands for a purse that is not to be seen: there is nothing it could not pay. */
export const unseenPurse = allLoon;
export const startLoon = 12;
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
  if (amount < 0 || amount > allLoon) return undefined;
  const [ten, five] = coins;
  const tens = Math.min(ten.count, Math.floor(amount / ten.value));
  const afterTens = amount - tens * ten.value;
  const fives = Math.min(five.count, Math.floor(afterTens / five.value));
  return { tens, fives, ones: afterTens - fives * five.value };
}
