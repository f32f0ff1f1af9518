import type { Suit } from './cards.ts';
import { cardOf } from './edition.ts';
import { players, type ByPlayer, type Player } from './player.ts';
import type { Flag, Memory, Owed, State } from './state.ts';

const nothing: Memory = { known: [], owed: [] };

export const memoryOf = (memory: ByPlayer<Memory>, player: Player): Memory => memory[player] ?? nothing;

function change(
  memory: ByPlayer<Memory>,
  among: readonly Player[],
  how: (memory: Memory) => Memory,
): ByPlayer<Memory> {
  return { ...memory, ...Object.fromEntries(among.map((player) => [player, how(memoryOf(memory, player))])) };
}

/** Cards have gone in or out of these hands unseen: what shows later proves less. */
export const stirred = (memory: ByPlayer<Memory>, among: readonly Player[]): ByPlayer<Memory> =>
  change(memory, among, ({ known, owed }) => ({
    known,
    owed: owed.map((one) => ({ ...one, stirred: true })),
  }));

/** Nobody can say any more which of the cards seen are still there. */
export const forgotten = (memory: ByPlayer<Memory>, among: readonly Player[]): ByPlayer<Memory> =>
  change(memory, among, ({ owed }) => ({ known: [], owed }));

/** A card is in one hand only: where it was thought to be before, it is not. */
export const remembered = (memory: ByPlayer<Memory>, player: Player, card: string): ByPlayer<Memory> =>
  change(laidDown(memory, card), [player], ({ known, owed }) => ({ known: [...known, card], owed }));

/** In whose hand a card was seen, other than this player's. */
export const heldElsewhere = (memory: ByPlayer<Memory>, player: Player, card: string): Player | undefined =>
  players.find((other) => other !== player && memory[other]?.known.includes(card));

/** Wherever the card was thought to be, now it lies on the table. */
export const laidDown = (memory: ByPlayer<Memory>, card: string): ByPlayer<Memory> =>
  change(
    memory,
    players.filter((player) => memory[player]?.known.includes(card)),
    ({ known, owed }) => ({ known: known.filter((one) => one !== card), owed }),
  );

/** One debt a fight: what was laid in the end outweighs what was tried before. */
export const owing = (memory: ByPlayer<Memory>, player: Player, owed: Owed): ByPlayer<Memory> =>
  change(memory, [player], (before) => ({
    ...before,
    owed: [...before.owed.filter(({ fight }) => fight !== owed.fight), owed],
  }));

/** Nothing is owed any more for what was tried or laid in this fight. */
export const excused = (memory: ByPlayer<Memory>, player: Player, fight: number): ByPlayer<Memory> =>
  change(memory, [player], ({ known, owed }) => ({
    known,
    owed: owed.filter((one) => one.fight !== fight),
  }));

/** What is flagged once is not flagged again with the next card of the suit. */
export const settledBy = (memory: ByPlayer<Memory>, { kind, player, fight }: Flag): ByPlayer<Memory> =>
  player !== null && (kind === 'not-followed' || kind === 'feature-while-holding')
    ? excused(memory, player, fight)
    : memory;

/** A card of this hand comes to light: which suits were led before and should have been followed with it? */
export function flagsFor(state: State, player: Player, card: string, fight: number): readonly Flag[] {
  const suit: Suit | undefined = cardOf(state.edition, card)?.suit;
  return memoryOf(state.battle.memory, player)
    .owed.filter((owed) => owed.suit === suit && owed.card !== card)
    .map((owed) => ({
      kind: owed.how === 'feature' ? ('feature-while-holding' as const) : ('not-followed' as const),
      player,
      battle: state.battle.number,
      fight: owed.fight,
      certain: !owed.stirred,
      shownIn: fight,
      suit: owed.suit,
      cards: [owed.card, card],
    }));
}
