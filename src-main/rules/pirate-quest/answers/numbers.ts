import { numberOf } from '../player.ts';
import { message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { counters } from '../awaiting.ts';
import { nameOf } from '../names.ts';
import { pointsIfMet } from '../points.ts';
import type { State } from '../state.ts';
import { choice, digit, upTo, type Button } from './button.ts';

export const bidButtons = (state: State, seat: SeatId): readonly Button[] =>
  upTo(state.battle.cards).map((bid) =>
    digit({ kind: 'bid', seat, bid }, bid, message('answer.bid.note', { points: pointsIfMet(bid) })),
  );

/** For the seat that asks, or for the first who has not told. */
export function countButtons(state: State, seat: SeatId | undefined): readonly Button[] {
  const { counted, cards, bids } = state.battle;
  const player = seat ?? counters(state).find((one) => counted[one] === undefined);
  if (player === undefined) return [];
  return upTo(cards).map((won) =>
    digit(
      { kind: 'countFights', seat: player, won },
      won,
      bids[player] === won
        ? message('answer.count.met', { name: nameOf(player) })
        : message('answer.count.note', { name: nameOf(player) }),
    ),
  );
}

export const winnerButtons = (state: State): readonly Button[] =>
  state.order.map((seat, at) => ({
    ...choice({ kind: 'winFight', seat }, 'win-fight'),
    key: String(at + 1),
  }));

export const luckButtons = (seat: SeatId): readonly Button[] => [
  choice({ kind: 'giveLuck', seat }, 'give-luck'),
  choice({ kind: 'takeLuck', seat }, 'take-luck'),
];

export const mutinyButtons = (state: State, seat: SeatId): readonly Button[] =>
  state.order
    .filter((target) => target !== seat && target !== 'house')
    .flatMap((target) =>
      upTo(numberOf(state.battle.won, target)).map((fights) =>
        choice({ kind: 'mutiny', seat, target, fights }, 'told-mutiny', { target: nameOf(target), fights }),
      ),
    );
