import type { Flag, State } from './state.ts';

type Said = Pick<Flag, 'kind' | 'player'> & Partial<Pick<Flag, 'cards' | 'side' | 'rule'>>;

/** What is remarked for certain about one fight, and shows in that very fight: no suit was led against it. */
export const remark = (
  { battle }: State,
  fight: number,
  { kind, player, cards = [], ...more }: Said,
): Flag => ({
  kind,
  player,
  battle: battle.number,
  fight,
  certain: true,
  shownIn: fight,
  suit: null,
  cards,
  ...more,
});
