import { never } from '../../kernel/result.ts';
import { seal } from '../../kernel/secret.ts';
import type { BySeat, SeatId } from '../../kernel/seat.ts';
import type { EventOf, MoneyEvent } from '../events.ts';
import type { SettledLine, State } from '../state.ts';
import { inRound } from './round.ts';

export function evolveMoney(state: State, event: MoneyEvent): State {
  switch (event.kind) {
    case 'toppedUp':
      return withLoon(state, event);
    case 'collected':
      return collected(withLoon(state, event), event);
    case 'amountTold':
      return amountTold(state, event);
    case 'spoilsSettled':
      return {
        ...withLines(state, event.settled.lines, event.bank),
        round: { ...state.round, spoils: [...state.round.spoils, event.settled] },
      };
    case 'gainTold':
      return inRound(state, { gains: seal(state.round.gains, event.seat, event.loon) });
    case 'roundTold':
      return withLines(state, event.lines, event.bank);
    case 'breachRuled':
      return {
        ...withLoon(state, event),
        flags: state.flags.map((flag) => (flag.number === event.flag ? { ...flag, fine: event.fine } : flag)),
      };
    default:
      return never(event);
  }
}

interface NewBalance {
  readonly seat: SeatId;
  readonly loon: number;
  readonly bank: number;
}

const withLoon = (state: State, { seat, loon, bank }: NewBalance): State => ({
  ...state,
  loon: { ...state.loon, [seat]: loon },
  bank,
});

function withLines(state: State, lines: readonly SettledLine[], bank: number): State {
  const loon: BySeat<number> = Object.fromEntries(lines.map((line) => [line.seat, line.loon]));
  return { ...state, loon: { ...state.loon, ...loon }, bank };
}

function collected(state: State, { seat, slot, total }: EventOf<'collected'>): State {
  const all = state.round.collected;
  return inRound(state, { collected: { ...all, [seat]: { ...all[seat], [slot]: total } } });
}

function amountTold(state: State, { seat, slot, loon }: EventOf<'amountTold'>): State {
  const { told } = state.round;
  return inRound(state, { told: { ...told, [slot]: { ...told[slot], [seat]: loon } } });
}
