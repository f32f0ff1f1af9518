import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { cards, dealt, seats } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { captainName } from '../cards.ts';
import type { Command } from '../commands.ts';
import { captainRow, isLight, type State } from '../state.ts';
import { seatLabel } from './places.ts';
import { startRoll } from './roll.ts';

/** Who begins, where it is simply told. */
const beginWith = defineQuestion<State, Command, Prompt['need']>({
  kind: 'begin-with',
  need: (need) => need,
  makes: ['beginWith'],
  rule: 'start',
  shown: ({ phase }) => phase,
  step: (state) =>
    seats(state.seats, (seat) => ({ command: { kind: 'beginWith', seat }, label: seatLabel(seat) })),
});

const captainsLeft = (state: State): readonly string[] =>
  state.captains
    .map(({ id }) => id)
    .filter((id) => !state.seats.some((seat) => state.abilities[seat]?.captain === id));

const withoutCaptain = (state: State): readonly SeatId[] =>
  state.seats.filter((seat) => !state.abilities[seat]);

const takeCaptain = defineQuestion<State, Command>({
  kind: 'take-captain',
  need: 'may',
  makes: ['takeCaptain'],
  seatFirst: true,
  rule: 'captain',
  whose: withoutCaptain,
  shown: captainsLeft,
  step: (state, _, seat) => {
    if (!seat) return undefined;
    const taken = (captain: string) => {
      const row = captainRow(state, captain);
      return {
        command: { kind: 'takeCaptain', seat, captain } as const,
        label: row ? captainName(row) : message('captain.blank', { number: captain }),
      };
    };
    const isCaptain = (row: string): row is string => captainRow(state, row) !== undefined;
    return dealt(cards(captainsLeft(state), taken, isCaptain));
  },
});

/** Who begins is rolled by all at once or simply told, and captains are dealt meanwhile. */
export function openingOpen(state: State): readonly Asked<State, Command>[] {
  const { phase } = state;
  if (phase.kind !== 'opening') return [];
  if (isLight(state.depth)) return [beginWith(state, 'must')];
  const taking = withoutCaptain(state).length > 0 ? [takeCaptain(state)] : [];
  return [startRoll(state, phase), beginWith(state, 'may'), ...taking];
}

export const openingQuestions = [beginWith, takeCaptain];
