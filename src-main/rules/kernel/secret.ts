import type { BySeat, SeatId } from './seat.ts';

/**
 * Answers that several give at once and nobody sees until the last is in. A seat may change its own until then.
 * Lives in the main process only: a view is given `opened` or nothing.
 */
export interface Secret<Answer> {
  readonly asked: readonly SeatId[];
  readonly answers: BySeat<Answer>;
}

export const askAll = <Answer>(asked: readonly SeatId[]): Secret<Answer> => ({ asked, answers: {} });

export const seal = <Answer>(secret: Secret<Answer>, seat: SeatId, answer: Answer): Secret<Answer> => ({
  ...secret,
  answers: { ...secret.answers, [seat]: answer },
});

export const answeredBy = (secret: Secret<unknown>): readonly SeatId[] =>
  secret.asked.filter((seat) => secret.answers[seat] !== undefined);

/** Would this seat's answer be the last that is missing? A changed answer of one who has answered is not. */
export const isLastToAnswer = (secret: Secret<unknown>, seat: SeatId): boolean =>
  secret.asked.every((other) => other === seat || secret.answers[other] !== undefined) &&
  secret.answers[seat] === undefined;

/** All answers, once all are in. */
export function opened<Answer>(secret: Secret<Answer>): readonly (readonly [SeatId, Answer])[] | undefined {
  const pairs: (readonly [SeatId, Answer])[] = [];
  for (const seat of secret.asked) {
    const answer = secret.answers[seat];
    if (answer === undefined) return undefined;
    pairs.push([seat, answer]);
  }
  return pairs;
}
