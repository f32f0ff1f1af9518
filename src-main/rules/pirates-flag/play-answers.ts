import type { Answer } from '../kernel/game.ts';
import { message, type Message } from '../kernel/message.ts';
import { nothingWaived } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { answerable, answersOthers, moveOf, targetsOf } from './aim.ts';
import { captainName, cardName, isTaught, type CaptainRow, type CardRow } from './cards.ts';
import type { Aim, Command } from './commands.ts';
import { decide } from './decide.ts';
import { captainRow, directions, rowOf, type Play, type State } from './state.ts';

/**
 * What a seat may play now. Nobody but its captain knows a hand, so every card counts that is not known to lie
 * elsewhere; only such as would be accepted are offered, else a phone would list half the box struck out.
 */
export function playAnswers(state: State, seat: SeatId): readonly Answer<Command>[] {
  const cards = state.cards
    .filter((row) => isTaught(row) && !state.discards.includes(row.id))
    .flatMap((row) => cardAnswers(state, seat, row));
  return [...abilityAnswers(state, seat), ...cards].filter(
    ({ command }) => decide(state, command, nothingWaived).ok,
  );
}

function cardAnswers(state: State, seat: SeatId, row: CardRow): readonly Answer<Command>[] {
  return aimsOf(state, row, seat).map((aim) => ({
    command: { kind: 'playCard', seat, card: row.id, ...aim },
    label: cardName(row),
    ...noteOf(state, aim),
  }));
}

function abilityAnswers(state: State, seat: SeatId): readonly Answer<Command>[] {
  const ability = state.abilities[seat];
  const row = ability && captainRow(state, ability.captain);
  if (!row || ability.used || !isTaught(row)) return [];
  return aimsOf(state, row, seat).map((aim) => ({
    command: { kind: 'useCaptain', seat, ...aim },
    label: captainName(row),
    ...noteOf(state, aim),
  }));
}

/** Every way to aim it: whom, which way, in answer to what. */
function aimsOf(state: State, row: CardRow | CaptainRow, seat: SeatId): readonly Aim[] {
  const targets = targetsOf(state, row, seat);
  const whom: readonly Aim[] = targets ? targets.map((target) => ({ target })) : [{}];
  const way = moveOf(row)?.way;
  const chooses = way === 'either' || way === 'away';
  const ways: readonly Aim[] = chooses ? directions.map((direction) => ({ direction })) : [{}];
  const answered: readonly Aim[] = answersOthers(row)
    ? answerable(state, row, seat).map(({ number }) => ({ answers: number }))
    : [{}];
  return whom.flatMap((one) =>
    ways.flatMap((two) => answered.map((three) => ({ ...one, ...two, ...three }))),
  );
}

function noteOf(state: State, aim: Aim): { readonly note?: Message } {
  const parts: Message[] = [];
  if (aim.target) parts.push(message('note.target', { player: { seat: aim.target } }));
  if (aim.direction) parts.push(message(`note.${aim.direction}`));
  const pending = state.stack.plays.find(({ number }) => number === aim.answers);
  if (pending) parts.push(message('note.answers', { card: playName(state, pending.play) }));
  return parts.length > 0 ? { note: message('note.list', { notes: parts }) } : {};
}

/** How a play is called: its card's name, or its captain's. */
export function playName(state: State, play: Play): Message {
  const row = rowOf(state, play);
  if (!row) return message('card.blank', { number: play.row });
  return play.source === 'card' ? cardName(row as CardRow) : captainName(row);
}
