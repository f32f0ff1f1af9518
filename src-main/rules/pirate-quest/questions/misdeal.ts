import { message } from '../../kernel/message.ts';
import { numbers, spelled, upTo } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { asStep, step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { dueIn } from '../decide/misdeal.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import { says } from './made.ts';

/** A hand is seldom off by more, and any number may be typed. */
const mostListed = 1;

/** Nobody is asked whether the deal was right; whoever finds that it was not says so. */
const misdeal = defineQuestion<State, Command>({
  kind: 'misdeal',
  need: 'may',
  makes: ['misdeal', 'mendHand'],
  rule: 'misdeal',
  shown: (state) => ({ battle: state.battle.number, due: state.seats.map((seat) => dueIn(state, seat)) }),
  step: (state) => {
    const uneven = state.seats.filter((seat) => dueIn(state, seat) !== null);
    return spelled([
      ['misdeal', says({ kind: 'misdeal' }, 'misdeal')],
      ...uneven.map((seat) => {
        const label = message('answer.uneven-hand', { name: nameOf(seat) });
        return [
          `hand-${seat}`,
          { label, next: () => heldStep(state, seat, dueIn(state, seat) ?? 0) },
        ] as const;
      }),
    ]);
  },
});

function heldStep(state: State, seat: SeatId, due: number) {
  const few = upTo(due + mostListed, Math.max(0, due - mostListed)).filter((held) => held !== due);
  const told = (held: number) => {
    const label = message('answer.held', { held });
    return held < 0 ? undefined : { label, next: () => answerStep(state, seat, held, due) };
  };
  return step<Command>('number', numbers(few, told, { least: 0, most: state.edition.deck.length }));
}

function answerStep(state: State, seat: SeatId, held: number, due: number) {
  const note = message('answer.held.note', { name: nameOf(seat), held });
  const mended = held > due ? 'mend-hand.draw' : 'mend-hand.deal';
  const values = { dealer: nameOf(state.dealer ?? seat), count: Math.abs(held - due) };
  const mend = says({ kind: 'mendHand', seat, held }, mended, values, note);
  const anew = says({ kind: 'misdeal', seat, held }, 'deal-anew', {}, note);
  return asStep(
    spelled([
      ['mend', mend],
      ['anew', anew],
    ]),
  );
}

export const misdealQuestions = [misdeal];

export const misdealOpen = (state: State): readonly Asked<State, Command>[] =>
  state.winner === null && (state.phase === 'bidding' || state.phase === 'fighting') ? [misdeal(state)] : [];
