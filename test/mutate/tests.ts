import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../src-main/contract/games.ts';
import { root } from './places.ts';

const isWholeGames = (file: string): boolean => /\/(captains|dead-ends)\.test\.ts$/.test(file);
const isSlow = (file: string): boolean => /\/(chairs|recorded)\.test\.ts$/.test(file);

const testsIn = (path: string): readonly string[] =>
  readdirSync(join(root, 'test', path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/${path}/${file}`);

/** What all games are held by together. */
const ofAllGames: readonly string[] = readdirSync(join(root, 'test/rules'))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/rules/${file}`);

/** Small games that only tests know, and that stand on the kernel. */
const onTheKernel: readonly string[] = ['agenda', 'cellar', 'fleet', 'one-game-more', 'past-tasks'].map(
  (name) => `test/contract/${name}.test.ts`,
);

/** The tests that are asked, those that answer fastest first. */
export function testsOf(game: string): readonly (readonly string[])[] {
  const own = testsIn(`rules/${game}`);
  const others =
    game === 'kernel' ? [...onTheKernel, ...gameIds.flatMap((id) => testsIn(`rules/${id}`))] : [];
  const all = [...others, ...ofAllGames];
  const quick = [own, all].map((files) => files.filter((file) => !isSlow(file) && !isWholeGames(file)));
  return [...quick, [...own, ...all].filter(isSlow)];
}

/** Random games are played before their tests begin, so they are asked in a copy, and only what all else let pass. */
export const wholeGamesOf = (game: string): readonly string[] =>
  game === 'kernel' ? [] : [...testsIn(`rules/${game}`), ...ofAllGames].filter(isWholeGames);
