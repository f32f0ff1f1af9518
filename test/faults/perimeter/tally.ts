import type { Told } from '../ordeal.ts';

/** What was tried from outside: what went on as before, what was lost by it, and what came out that should not. */
export interface Tally {
  tried: number;
  survived: number;
  readonly lost: string[];
  readonly leaked: string[];
}

export const newTally = (): Tally => ({ tried: 0, survived: 0, lost: [], leaked: [] });

export function tell(what: string, { tried, survived, lost, leaked }: Tally): Told {
  return {
    text: `${what}: ${tried} tried, ${survived} survived, ${lost.length} lost, ${leaked.length} leaked`,
    wrongs: [
      ...lost.map((each) => `lost: ${each}`),
      ...leaked.map((each) => `leaked: ${each}`),
      ...(survived === tried ? [] : [`${tried - survived} did not survive`]),
    ],
  };
}
