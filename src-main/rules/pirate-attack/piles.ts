import { deckLeft } from './custody.ts';
import { piles, type PileNumber, type State } from './state.ts';

/** Those that no card has taken away. */
export const pilesLeft = ({ pilesGone }: State): readonly PileNumber[] =>
  piles.filter((pile) => !pilesGone.includes(pile));

/** Nobody counts a pile: those that are left are taken for equally high. */
export function cardsIn(state: State, gone: readonly PileNumber[]): number {
  const left = pilesLeft(state);
  const going = left.filter((pile) => gone.includes(pile)).length;
  return left.length === 0 ? 0 : Math.round((deckLeft(state) * going) / left.length);
}
