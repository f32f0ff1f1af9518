import type { Flag, State } from './state.ts';

type Said = Pick<Flag, 'kind' | 'player'> & Partial<Pick<Flag, 'cards' | 'side' | 'rule' | 'count'>>;

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

/** Which sentence says it, where a hand that was dealt wrong may have been counted. */
export const countKey = ({ count }: Pick<Flag, 'count'>): '' | '.hand' | '.untold' =>
  count === undefined ? '' : count.due === null ? '.untold' : '.hand';
