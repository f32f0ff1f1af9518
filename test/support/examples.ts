import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/examples');

export interface Example {
  readonly game: string;
  readonly setup: { readonly seats: readonly { readonly seat: string; readonly captain: string }[] };
  readonly lines: readonly object[];
}

/** The recorded evenings that come with the program; where there is a longer one, that. */
export const examples: readonly Example[] = readdirSync(folder).map((game) => {
  const whole = join(folder, game, 'evening');
  const from = existsSync(whole) ? whole : join(folder, game);
  const lines = readFileSync(join(from, 'commands.jsonl'), 'utf8').split('\n');
  return {
    game,
    setup: JSON.parse(readFileSync(join(from, 'setup.json'), 'utf8')) as Example['setup'],
    lines: lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as object),
  };
});
