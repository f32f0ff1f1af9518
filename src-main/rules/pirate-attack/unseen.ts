import type { Sign } from '../kernel/sign.ts';
import { savedMagic, tellsCards } from './custody.ts';
import { cardOf } from './data/cards.ts';
import { openOf } from './decide/open-magic.ts';
import { playOf } from './decide/plays.ts';
import type { State } from './state.ts';
import { hurricaneTask } from './tasks.ts';

/**
 * Where cards are told, what lies face down is a card and no more: what goes under a ship, and what is bought. In a
 * fight it is turned up, and says what it is.
 */
export function unseen(state: State, sign: Sign): Sign | undefined {
  if (
    sign.kind !== 'card' ||
    !tellsCards(state) ||
    state.fight ||
    hurricaneTask(state) ||
    state.phase.kind !== 'turn'
  )
    return undefined;
  const row = cardOf(sign.row);
  const kind = row?.kind;
  if (row && playOf(row)?.stays === 'under') return { kind: 'choice', choice: 'under' };
  if (kind === 'magic' && openOf(sign.row) && savedMagic(state, state.turn) > 0) return undefined;
  if (kind === 'magic')
    return { kind: 'choice', choice: savedMagic(state, state.turn) > 0 ? 'lay-magic' : 'buy-magic' };
  if (kind === 'curse') return { kind: 'choice', choice: 'buy-curses' };
  return kind === 'cure' ? { kind: 'choice', choice: 'buy-cures' } : undefined;
}
