import type { Ability } from './ability.ts';

/** Pays its captain when it sinks. */
export const insured: Ability = { insured: 10 };
