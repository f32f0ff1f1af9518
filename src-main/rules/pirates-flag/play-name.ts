import { message, type Message } from '../kernel/message.ts';
import { captainName, cardName, type CardRow } from './cards.ts';
import { rowOf, type Play, type State } from './state.ts';

/** How a play is called: its card's name, or its captain's. */
export function playName(state: State, play: Play): Message {
  const row = rowOf(state, play);
  if (!row) return message('card.blank', { number: play.row });
  return play.source === 'card' ? cardName(row as CardRow) : captainName(row);
}
