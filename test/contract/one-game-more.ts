import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const folder = join(import.meta.dirname, 'soundings');

/** The files of the game as they would stand in its folder. */
export const gameFiles = (['game.ts', 'text.ts'] as const).map((name) => ({
  name: `src-main/rules/soundings/${name}`,
  text: readFileSync(join(folder, name), 'utf8').replaceAll('../../../src-main/rules/kernel/', '../kernel/'),
}));

/** What a game needs beside its folder: a line each, and behind what it stands. */
export const registryLines = [
  {
    file: 'src-main/rules/games.ts',
    line: "import { soundings } from './soundings/game.ts';",
    behind: "import { piratesFlag } from './pirates-flag/game.ts';\n",
  },
  { file: 'src-main/rules/games.ts', line: '  soundings,', behind: "  'pirate-attack': pirateAttack,\n" },
  {
    file: 'src-main/contract/plain-words.ts',
    line: "  soundings: () => import('../rules/soundings/text.ts'),",
    behind: '() => Promise<Words>>> = {\n',
  },
] as const;

/** The program with the game in it: its folder and its lines, and else as it is. */
export function treeWithOneMore(): string {
  const tree = mkdtempSync(join(tmpdir(), 'qm-one-game-more-'));
  for (const part of [
    'src-main',
    'src-renderer',
    'hardware',
    'docs',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(root, part), join(tree, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  cpSync(folder, join(tree, 'src-main/rules/soundings'), { recursive: true });
  for (const { name, text } of gameFiles) writeFileSync(join(tree, name), text);
  for (const { file, line, behind } of registryLines) {
    const path = join(tree, file);
    const text = readFileSync(path, 'utf8').replace('Promise<Words>>> = {}', 'Promise<Words>>> = {\n}');
    if (!text.includes(behind)) throw new Error(`${file} has changed: nothing stands behind ${behind}`);
    writeFileSync(path, text.replace(behind, `${behind}${line}\n`));
  }
  return tree;
}
