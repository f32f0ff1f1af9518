import type { Told } from '../../kernel/game.ts';
import { message, type Message } from '../../kernel/message.ts';
import { slotName } from '../names.ts';
import type { MoneyEvent } from '../events.ts';
import type { SettledLine, State } from '../state.ts';

/** Payments are made in front of everybody; what somebody then holds is not told. */
export function tellMoney(event: MoneyEvent, state: State): Told {
  switch (event.kind) {
    case 'toppedUp':
      return {
        seat: event.seat,
        message: message(event.change > 0 ? 'tell.toppedUp' : 'tell.toppedUp.nothing', {
          seat: { seat: event.seat },
          change: event.change,
        }),
      };
    case 'collected':
      return {
        seat: event.seat,
        message: message(event.change < 0 ? 'tell.collected.back' : 'tell.collected', {
          seat: { seat: event.seat },
          card: slotName(state, event.slot),
          change: Math.abs(event.change),
          total: event.total,
        }),
      };
    case 'amountTold':
      return {
        seat: event.seat,
        message: message('tell.amountTold', {
          payment: payment(event.seat, event.loon),
          card: slotName(state, event.slot),
        }),
      };
    case 'spoilsSettled':
      return {
        message: message('tell.spoilsSettled', {
          cards: event.settled.slots.map((slot) => slotName(state, slot)),
          lines: lines(event.settled.lines),
        }),
      };
    case 'gainTold':
      return {
        seat: event.seat,
        message: message('tell.gainTold', { payment: payment(event.seat, event.loon) }),
      };
    case 'roundTold':
      return {
        message: message('tell.roundTold', { round: state.round.number, lines: lines(event.lines) }),
      };
    case 'breachRuled':
      return {
        seat: event.seat,
        message: message(event.fine > 0 ? 'tell.breachRuled' : 'tell.breachRuled.stands', {
          seat: { seat: event.seat },
          fine: -event.change,
        }),
      };
  }
}

const lines = (settled: readonly SettledLine[]): readonly Message[] =>
  settled.map(({ seat, change }) => payment(seat, change));

const payment = (seat: SettledLine['seat'], loon: number): Message =>
  loon < 0
    ? message('tell.pays', { seat: { seat }, loon: -loon })
    : message('tell.gets', { seat: { seat }, loon });
