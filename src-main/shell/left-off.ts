import type { Records } from '../log/library/records.ts';
import { cleanName } from '../rules/kernel/name.ts';
import type { Running } from './running.ts';

const key = 'left off';

/** Who is ahead of all others, by name; nobody while all are level or it is over. */
export function leadersOf({ table }: Pick<Running, 'table'>): readonly string[] {
  const { game, state, begun } = table;
  const standings = begun ? game.standings(state.game) : undefined;
  if (!standings || standings.over) return [];
  return standings.leaders.map((seat) => cleanName(state.table.captains[seat] ?? '') || seat);
}

/** The evening that is left is the one to go on with: what it will say of itself is kept beside it. */
export const noteLeft = (settings: Records, running: Running): void =>
  void settings.set(key, { file: running.file, leads: leadersOf(running) });

/** Nothing of an evening that was not the last to be left, or that the program was torn away from. */
export function leadersLeft(settings: Records, file: string): readonly string[] {
  const left = settings.get(key) as { readonly file?: unknown; readonly leads?: unknown } | undefined;
  if (left?.file !== file || !Array.isArray(left.leads)) return [];
  return left.leads.filter((name): name is string => typeof name === 'string');
}
