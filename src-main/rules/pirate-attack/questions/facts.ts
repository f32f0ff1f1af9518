import { message, type Message } from '../../kernel/message.ts';
import { digit, numbers, seats, upTo } from '../../kernel/questions/picks.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command, CommandOf, GoldWay, Goods } from '../commands.ts';
import { mostBought } from '../decide/shops.ts';
import { mostFame } from '../fame.ts';
import { billFor } from '../prices.ts';
import { affordable } from '../shops.ts';
import { goldIn, type State } from '../state.ts';

type Fact = Made<Command>;

/** Amounts that are pressed; larger ones are typed. */
const pressed = upTo(5, 1);

const amountStep = (
  listed: readonly number[],
  least: number,
  most: number,
  command: (amount: number) => Command,
): Step<Command> =>
  step(
    'number',
    numbers(
      listed,
      (amount) => ({ command: command(amount), label: amountLabel(amount), ...digit(amount) }),
      {
        least,
        most,
      },
    ),
  );

const amountLabel = (amount: number): Message =>
  message('answer.amount', { amount: amount < 0 ? `−${-amount}` : amount });

export const gold = (state: State, seat: SeatId, how: GoldWay): Fact => ({
  label: message(`answer.gold.${how}`),
  next: () =>
    amountStep(pressed, 1, goldIn(state.edition), (amount) => ({
      kind: 'takeGold',
      seat,
      gold: amount,
      how,
    })),
});

export const payment = (state: State, seat: SeatId): Fact => ({
  label: message('answer.pay'),
  next: () =>
    amountStep(pressed, 1, goldIn(state.edition), (amount) => ({
      kind: 'payGold',
      seat,
      gold: amount,
    })),
});

export const fame = (seat: SeatId): Fact => ({
  label: message('answer.fame'),
  next: () =>
    amountStep([-1, ...pressed], -mostFame, mostFame, (amount) => ({
      kind: 'scoreFame',
      seat,
      fame: amount,
    })),
});

/** As many as the free gold pays for, and at least one, so that the reason is told why there is none: before any press. */
export const bought = (state: State, seat: SeatId, goods: Goods): Fact => ({
  command: { kind: 'buy', seat, goods, count: 1 },
  label: message(`answer.buy.${goods}`),
  note: message('answer.buy.each', { price: billFor(state, seat, goods, 1) }),
  next: () => manyStep(state, { kind: 'buy', seat, goods }, Math.max(1, affordable(state, seat, goods))),
});

/** How many of them are had: so many are listed, more is typed. */
export const manyStep = (
  state: State,
  command: Omit<CommandOf<'buy'>, 'count'> | Omit<CommandOf<'spendAlong'>, 'count'>,
  listed: number,
): Step<Command> =>
  step(
    'number',
    numbers(
      upTo(listed, 1),
      (count) => ({
        command: { ...command, count },
        label: message('answer.buy', { count, paid: billFor(state, command.seat, command.goods, count) }),
        ...digit(count),
      }),
      { least: 1, most: mostBought },
    ),
  );

export const robbed = (state: State, seat: SeatId, share: 'half' | 'all'): Fact => ({
  label: message(`answer.rob.${share}`),
  next: () =>
    step(
      'seat',
      seats(
        state.seats.filter((one) => one !== seat),
        (from) => ({ command: { kind: 'robGold', seat, from, share }, label: seatLabel(from) }),
      ),
    ),
});

export const seatLabel = (seat: SeatId): Message => message('answer.seat', { player: { seat } });
