import type { PromptPart } from '../../../src-main/contract/view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';

/** Whom the table waits for: everyone whose answer to a must is still out. */
export const awaitedSeats = (prompts: readonly PromptPart[]): readonly SeatId[] => [
  ...new Set(prompts.filter(({ need }) => need === 'must').flatMap(({ waiting }) => waiting)),
];
