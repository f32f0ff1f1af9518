import { boundaryOf } from '../contract/games.ts';
import type { SessionSetup } from '../contract/request.ts';
import type { Library } from '../log/library/library.ts';
import { cleanName } from '../rules/kernel/name.ts';

export const lastSetupKey = 'last setup';

/** What "same as last time" would begin. */
export interface LastSetup {
  readonly game: string;
  readonly setup: SessionSetup;
  /** Where it was; empty where nobody has said. */
  readonly place: string;
}

export function rememberSetup(library: Library, last: LastSetup): void {
  library.settings.set(lastSetupKey, last);
}

/** Checked like anything from outside: the game may have changed since. */
export function lastSetup(library: Library): LastSetup | undefined {
  const kept = library.settings.get(lastSetupKey) as Partial<LastSetup> | undefined;
  if (!kept || typeof kept.game !== 'string') return undefined;
  const read = boundaryOf(kept.game)?.setupSchema.safeParse(kept.setup);
  const place = typeof kept.place === 'string' ? cleanName(kept.place) : '';
  return read?.success ? { game: kept.game, setup: read.data, place } : undefined;
}
