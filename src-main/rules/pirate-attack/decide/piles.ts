import { deck } from '../custody.ts';
import { cardsIn, pilesLeft } from '../piles.ts';
import { carry } from './carrying.ts';
import type { Acting } from './drawn.ts';
import type { Script } from './script.ts';

/** The cards of a pile, or of all that are left, are laid away unseen. */
export function sinkPiles(script: Script, { seat, pile, all }: Acting): void {
  const { state } = script;
  const piles = pilesLeft(state).filter((one) => all === true || one === pile);
  if (piles.length === 0) return;
  const count = cardsIn(state, piles);
  script.add({ kind: 'pilesGone', seat, piles, count });
  carry(script, { from: deck, to: 'discard', count });
}
