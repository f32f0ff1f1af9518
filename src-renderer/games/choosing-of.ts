import type { Choosing } from './choosing.ts';

const found = import.meta.glob<{ choosing: Choosing }>('./*/choosing.ts');

export const choosingOf = async (game: string): Promise<Choosing> =>
  (await found[`./${game}/choosing.ts`]?.())?.choosing ?? {};
