/**
 * Random whole games and random bytes, in full: `npm run fuzz -- --game pirate-quest --games 10000 --seed 1`,
 * `npm run fuzz -- --parsers --bytes 10000000`. `--packs all` plays one set of Pirate Attack's packs alone. Prints how
 * often everything occurred; a zero is a failure. With `--rich` it writes down which of the games of the tests they
 * play first, since everything occurs in those.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { fuzzParser, fuzzSubjects, type FuzzKind } from '../hardware/fuzz.ts';
import { fuzzQm1 } from '../hardware/qm1/fuzz.ts';
import { oneOf, readOptions } from '../support/options.ts';
import { playSeeds, richest, richFile, seedsOf, type Captains } from '../rules/whole-games.ts';

type Load = () => Promise<{ readonly captains: (packs?: string) => Captains }>;

const games: Readonly<Record<string, Load>> = {
  'pirate-quest': () => import('../rules/pirate-quest/captains.ts'),
  'pirate-tricks': () => import('../rules/pirate-tricks/captains.ts'),
  'pirates-flag': () => import('../rules/pirates-flag/captains.ts'),
  'pirate-attack': () => import('../rules/pirate-attack/captains.ts'),
};

const values = readOptions(
  {
    game: { type: 'string' },
    games: { type: 'string', default: '10000' },
    parsers: { type: 'boolean', default: false },
    bytes: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '1' },
    packs: { type: 'string' },
    rich: { type: 'boolean', default: false },
  },
  ['games', 'bytes', 'seed'],
);
const seed = Number(values.seed);
/** So many games between two lines of progress. */
const atOnce = 250;

function fuzzGame(name: string, captains: Captains, count: number): boolean {
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  for (let played = 0; played < count; played += atOnce) {
    const some = playSeeds(
      captains,
      seedsOf({ first: seed + played, most: Math.min(atOnce, count - played) }),
    );
    for (const [what, times] of Object.entries(some.counts)) counts[what] = (counts[what] ?? 0) + times;
    problems.push(...some.problems);
    console.error(
      `${name}: ${Math.min(count, played + atOnce)} of ${count} games, ${problems.length} problems`,
    );
  }
  const never = Object.keys(counts).filter((what) => counts[what] === 0);
  console.log(`\n${name}: ${count} games, seed ${seed}`);
  for (const [what, times] of Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${String(times).padStart(9)}  ${what}`);
  for (const problem of problems.slice(0, 50)) console.log(`PROBLEM ${problem}`);
  for (const what of never) console.log(`NEVER ${what}`);
  console.log(`${name}: ${problems.length} problems, ${never.length} things that never occurred`);
  return problems.length === 0 && never.length === 0;
}

function fuzzParsers(bytes: number): boolean {
  for (const kind of Object.keys(fuzzSubjects) as FuzzKind[]) {
    const { frames, discarded, mostHeld } = fuzzParser(kind, bytes, seed);
    console.log(
      `${kind}: ${bytes} bytes, ${frames} sound frames, ${discarded} bytes discarded, at most ${mostHeld} held`,
    );
  }
  const qm1 = fuzzQm1({ bytes, seed });
  console.log(
    `qm1: ${qm1.bytes} bytes, ${qm1.frames} frames, ${qm1.wrongChecksums} wrong checksums, ${qm1.unaccounted} lost`,
  );
  return qm1.wrongChecksums === 0 && qm1.unaccounted === 0;
}

async function chooseRich(name: string, captains: Captains): Promise<void> {
  const seeds = seedsOf(captains.inTests);
  const rich = richest(captains, seeds);
  const all = JSON.parse(readFileSync(richFile, 'utf8')) as Readonly<Record<string, readonly number[]>>;
  const written = JSON.stringify({ ...all, [name]: rich });
  writeFileSync(richFile, await format(written, { ...(await resolveConfig(richFile)), parser: 'json' }));
  console.log(`${name}: in ${rich.length} of ${seeds.length} games all occurs that occurs in any`);
}

async function fuzzGames(): Promise<boolean> {
  const only = values.game === undefined ? undefined : oneOf('game', values.game, Object.keys(games));
  const chosen = Object.entries(games).filter(([name]) => only === undefined || name === only);
  let sound = true;
  for (const [name, load] of chosen) {
    const { captains } = await load();
    if (values.rich) await chooseRich(name, captains());
    else sound = fuzzGame(name, captains(values.packs), Number(values.games)) && sound;
  }
  return sound;
}

const sound = values.parsers ? fuzzParsers(Number(values.bytes)) : await fuzzGames();
process.exit(sound ? 0 : 1);
