import type { Zone, Zones } from '../../src-main/rules/kernel/zones.ts';

/** All cards together: the same before and after whatever is carried anywhere. */
export const cardsIn = (zones: Zones): number =>
  Object.values(zones as Readonly<Record<string, Zone>>).reduce((sum, { count }) => sum + count, 0);
