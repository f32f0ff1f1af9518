import { cards } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { message } from '../../kernel/message.ts';
import { step, type Made } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { cardOf, cards as rows } from '../data/cards.ts';
import { hasAim, isTavern } from '../decide/tavern.ts';
import { cardName } from '../names.ts';
import type { State } from '../state.ts';
import { tavernHand, type TavernHand } from '../tasks.ts';
import { playedBy } from './plays.ts';
import { copiesPlayed } from '../edition.ts';

/** Which Tavern card it is that was bought or given out, and on whom it is played. */
const tavernCard = defineQuestion<State, Command, TavernHand>({
  kind: 'tavern-card',
  need: 'must',
  makes: ['playCard', 'discardCard'],
  rule: 'tavern',
  whom: (_, { seat }) => [seat],
  ask: (_, { count }) => message('prompt.tavern-card.plays', { count }),
  shown: (state, hand) => [state.round, hand, state.rows, state.zones],
  step: (state, { seat }) =>
    step(
      'card',
      cards<string, Command>(
        rows.flatMap((row) =>
          row.kind === 'tavern' && copiesPlayed(row, state.edition) > 0 ? [row.id] : [],
        ),
        (id) => received(state, seat, id),
        isTavern,
      ),
    ),
});

/** One that can be played on nobody and nothing is laid away by the same press. */
function received(state: State, seat: SeatId, id: string): Made<Command> | undefined {
  const row = cardOf(id);
  if (!row) return undefined;
  return hasAim(state, seat, row)
    ? playedBy(state, seat, id)
    : {
        command: { kind: 'discardCard', seat, card: id },
        label: cardName(row),
        note: message('answer.laid-away'),
      };
}

export function tavernOpen(state: State): readonly Asked<State, Command>[] {
  const hand = tavernHand(state);
  return hand ? [tavernCard(state, hand)] : [];
}

export const tavernQuestions: readonly AnyQuestion[] = [tavernCard];
