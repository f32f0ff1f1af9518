import type { Sign } from '../kernel/sign.ts';
import { tellsCards } from './custody.ts';
import { cardOf } from './data/cards.ts';
import type { State } from './state.ts';

/**
 * Where cards are told, what lies face down is a card and no more: what goes under a ship, and what is bought. In a
 * fight it is turned up, and says what it is.
 */
export function unseen(state: State, sign: Sign): Sign | undefined {
  if (sign.kind !== 'card' || !tellsCards(state) || state.fight || state.phase.kind !== 'turn')
    return undefined;
  const kind = cardOf(sign.row)?.kind;
  if (kind === 'addOn') return { kind: 'choice', choice: 'under' };
  if (kind === 'curse') return { kind: 'choice', choice: 'buy-curses' };
  return kind === 'cure' ? { kind: 'choice', choice: 'buy-cures' } : undefined;
}
