import { suitOf, type CardId, type Suit } from './cards.ts';

/** A suit that a hand did not follow, with the card it laid instead. */
export interface Unfollowed {
  /** 1 being the first trick. */
  readonly trick: number;
  readonly suit: Suit;
  readonly card: CardId;
}

/** What has been told of one hand. */
export interface HandTold {
  /** Trick by trick; null where the trick was told without this hand's card. */
  readonly plays: readonly (CardId | null)[];
  readonly unfollowed: readonly Unfollowed[];
  /** Known to belong to it, and in none of the plays: held, set aside, or laid where no card was told. */
  readonly unplayed: readonly CardId[];
  /** Those of them that were laid open after two were set aside. */
  readonly shown: readonly CardId[];
  /** Those of them that are said to lie aside. */
  readonly aside: readonly CardId[];
  /** Cards dealt and taken, and how many of them lie aside. */
  readonly size: number;
  readonly asideEach: number;
}

/**
 * What is certain, over all ways in which the cards set aside may have been chosen: of each of these sets at least
 * one trick is a breach, and none of them holds a smaller one. Of several tricks in one suit only the first stands
 * in a set of several, since whoever holds the suit later held it then. No set has three: the third card that did not
 * follow is of a suit that was not followed before, which is proven then.
 */
export function provenBreaches(told: HandTold): readonly (readonly Unfollowed[])[] {
  const { unfollowed } = told;
  const certain = unfollowed.filter((one) => !mayBeHonest(told, [one]));
  const open = unfollowed.filter((one) => !certain.includes(one));
  const firsts = open.filter((one) => open.find(({ suit }) => suit === one.suit) === one);
  const pairs = pairsOf(firsts).filter((pair) => !mayBeHonest(told, pair));
  return [...certain.map((one) => [one]), ...pairs];
}

/** Whether a known card of the suit was in hand then in at least one of those ways. */
export function isPossibleBreach(told: HandTold, { trick, suit }: Unfollowed): boolean {
  const { plays, unplayed, shown, aside, size, asideEach } = told;
  if (plays.slice(trick).some((card) => card !== null && suitOf(card) === suit)) return true;
  const unknown = Math.max(0, size - knownOf(told));
  const playedLater =
    size - asideEach - plays.length + untoldTricks(told).filter((one) => one > trick).length;
  return unplayed.some((card) => {
    if (suitOf(card) !== suit || aside.includes(card) || playedLater < 1) return false;
    const others = unplayed.filter((other) => other !== card && !shown.includes(other));
    return others.length + unknown >= asideEach;
  });
}

/** What proves it: of the cards of these suits all that may have been in hand when they were not followed. */
export const evidenceOf = (
  { unplayed, shown, aside }: HandTold,
  tricks: readonly Unfollowed[],
): readonly CardId[] => {
  const cards = unplayed.filter(
    (card) => !aside.includes(card) && tricks.some(({ suit }) => suit === suitOf(card)),
  );
  const held = cards.filter((card) => shown.includes(card));
  return tricks.length === 1 && held.length > 0 ? held : cards;
};

const pairsOf = (tricks: readonly Unfollowed[]): readonly (readonly Unfollowed[])[] =>
  tricks.flatMap((one, at) => tricks.slice(at + 1).map((other) => [one, other]));

/** Whether all of these may have been played from a hand without the suit, in one and the same way. */
function mayBeHonest(told: HandTold, tricks: readonly Unfollowed[]): boolean {
  const { plays, unplayed, shown, aside, size, asideEach } = told;
  const isLaidLater = ({ trick, suit }: Unfollowed) =>
    plays.slice(trick).some((card) => card !== null && suitOf(card) === suit);
  if (tricks.some(isLaidLater)) return false;
  const gone: number[] = [];
  let setAside = 0;
  let misread = 0;
  for (const card of [...shown, ...unplayed.filter((one) => !shown.includes(one))]) {
    const before = goneBefore(card, tricks);
    if (before === undefined || aside.includes(card)) continue;
    if (isPlayable([...gone, before], told)) gone.push(before);
    else if (shown.includes(card)) misread++;
    else setAside++;
  }
  // Where more is known than was dealt, as many cards were misread, and nobody can say which.
  const tooMany = Math.max(0, knownOf(told) - size);
  return misread <= tooMany && setAside + misread <= asideEach - aside.length + tooMany;
}

const knownOf = ({ plays, unplayed }: HandTold): number =>
  plays.filter((card) => card !== null).length + unplayed.length;

/** The first of these tricks at which the card must not have been in hand. */
const goneBefore = (card: CardId, tricks: readonly Unfollowed[]): number | undefined =>
  tricks.find(({ suit }) => suit === suitOf(card))?.trick;

const untoldTricks = ({ plays }: HandTold): readonly number[] =>
  plays.flatMap((card, at) => (card === null ? [at + 1] : []));

/** Whether each of these cards can have been laid, in time, to a trick told without it. */
function isPlayable(deadlines: readonly number[], told: HandTold): boolean {
  const untold = untoldTricks(told);
  const sorted = [...deadlines].sort((one, other) => one - other);
  return sorted.every((before, at) => untold.filter((trick) => trick < before).length > at);
}
