import { boundaryOf } from '../../src-main/contract/games.ts';
import { chairCommandKinds } from '../../src-main/rules/kernel/chairs.ts';

/** The kinds of a game's own commands: captains who come and go have a test of all games. */
export function commandKindsOf<Command extends { readonly kind: string }>(
  game: string,
): readonly Command['kind'][] {
  const chairs: readonly string[] = chairCommandKinds;
  return (boundaryOf(game)?.commandKinds ?? []).filter((kind) => !chairs.includes(kind));
}
