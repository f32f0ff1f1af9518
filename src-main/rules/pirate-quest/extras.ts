import type { Options } from './options.ts';
import type { Extra } from './player.ts';

/** Who sits behind nobody: alone one needs both, for two the Dummy is enough. */
export function extrasAt(captains: number, options: Options): readonly Extra[] {
  const dummy = captains <= (options.dummyHand === 'up-to-three' ? 3 : 2);
  const house = captains <= (options.house === 'up-to-three' ? 3 : 1);
  return [...(dummy ? (['dummy'] as const) : []), ...(house ? (['house'] as const) : [])];
}
