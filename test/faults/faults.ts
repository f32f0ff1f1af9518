/**
 * What can go wrong, in full: `npm run faults -- --only kill --count 2000 --seed 1`. Without --only all of it.
 * `--write` puts the figures into docs/faults.md. The test command runs a share of each.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { platform, release } from 'node:os';
import { join } from 'node:path';
import { firmware } from '../firmware/ordeal.ts';
import { devices } from '../hardware/devices.ts';
import { ordealOfDiscovery } from '../hardware/ordeal.ts';
import { tortureQm1 } from '../hardware/qm1/torture.ts';
import { flipBits, type FileState } from './log/bit-flips.ts';
import { hostile } from './logbook/hostile.ts';
import { returned } from './logbook/returned.ts';
import { killAtRandom } from './log/kill.ts';
import { killEvenings } from './log/kill-evening.ts';
import { cutPower } from './log/power-cut.ts';
import { games } from '../../src-main/rules/games.ts';
import { openDisplays } from '../renderer/displays.ts';
import { setup } from '../support/built.ts';
import { readOptions } from '../support/options.ts';
import type { Ordeal, Told } from './ordeal.ts';
import { perimeter } from './perimeter/perimeter.ts';
import { race } from './race.ts';
import { soak } from './soak/soak.ts';
import { watchTelevision, type TelevisionTally } from './television.ts';

const flips = (state: FileState): Ordeal => ({
  name: `bit-flips-${state}`,
  count: 500,
  run(count, seed) {
    const tally = flipBits(state, count, seed);
    return {
      text: `${tally.flips} single bit flips in a file that was ${state}: ${tally.noticed} noticed (${tally.refused} refused at opening, the rest opened with the same content), ${tally.harmless} where nothing is stored, ${tally.silent.length} silent`,
      wrongs: tally.silent,
    };
  },
});

const ordeals: readonly Ordeal[] = [
  {
    name: 'kill',
    count: 2000,
    async run(count, seed) {
      const tally = await killAtRandom(count, seed);
      return {
        text: `${tally.kills} kill -9 at random: ${tally.acknowledged} acknowledged entries, none lost, none invented; ${tally.inFlight} kills fell between storing and saying so`,
        wrongs: tally.wrongs,
      };
    },
  },
  {
    name: 'evening-kill',
    count: 300,
    async run(count, seed) {
      const tally = await killEvenings(count, seed);
      return {
        text: `${tally.kills} kill -9 while an evening was played, taken back, corrected, backed up and copied away: ${tally.acknowledged} entries, ${tally.moves} undos, redos and corrections among them, none lost and none half; ${tally.copies} backups and copies, each whole`,
        wrongs: tally.wrongs,
      };
    },
  },
  {
    name: 'power-cut',
    count: 1000,
    run(count, seed) {
      const tally = cutPower(count, seed);
      return {
        text: `${tally.cuts} power cuts in ${tally.calls} recorded calls to the disk of ${tally.entries} entries: ${tally.files} left a session, each opened with all acknowledged entries`,
        wrongs: tally.wrongs,
      };
    },
  },
  flips('closed'),
  flips('killed'),
  flips('alone'),
  {
    name: 'race',
    count: 2000,
    run(count, seed) {
      const tally = race(count, seed);
      return {
        text: `${tally.races} times two clients answered one question at once: ${tally.entered} entries, ${tally.refused} refusals`,
        wrongs: tally.wrongs,
      };
    },
  },
  {
    name: 'qm1',
    count: 20_000,
    run(count, seed) {
      const tally = tortureQm1({ readings: count, unplugs: Math.ceil(count / 100), seed });
      return {
        text: `${count} readings of two readers over bad cables (${tally.sentences} sentences, ${tally.unplugs.cable} unplugs, ${tally.unplugs.power} losses of power, ${tally.unplugs.used} boot names used again, ${tally.unplugs.swap} times plugged in crosswise, ${tally.unplugs.host} restarts of the program): ${tally.applied} applied, each once, in order and of its own reader; ${tally.aged} ages told, none wrong by more than ${tally.mostWrongAge} ms`,
        wrongs: tally.firstWrong ? [JSON.stringify(tally.firstWrong)] : [],
      };
    },
  },
  {
    name: 'discovery',
    count: 2000,
    async run(count, seed) {
      const tally = await ordealOfDiscovery(count, seed);
      return {
        text: `${tally.devices} times one of ${devices.length} devices, plugged in, cut into pieces, used and pulled out by chance (${tally.unplugs} unplugs), with a line speed and without: ${tally.found} found, ${tally.asked} asked about, none taken for another; ${tally.readings} readings, none false and none twice`,
        wrongs: tally.wrongs,
      };
    },
  },
  { name: 'firmware', count: 20_000, run: firmware },
  { name: 'television', count: 500, run: television },
  ...perimeter,
  returned,
  hostile,
  // In seconds.
  { name: 'soak', count: 1800, run: (count, seed) => soak(count, seed) },
];

async function television(count: number, seed: number): Promise<Told> {
  const displays = await openDisplays(games['pirate-quest']);
  const tallies: TelevisionTally[] = [];
  try {
    for (const game of Object.values(games))
      tallies.push(await watchTelevision(displays, { game, changes: count, every: 10, seed }));
  } finally {
    await displays.close();
  }
  const sum = (of: 'facts' | 'undos' | 'redos' | 'corrections' | 'looks') =>
    tallies.reduce((all, tally) => all + tally[of], 0);
  return {
    text: `a television in a browser through ${count} changes of each game (${sum('facts')} facts, ${sum('undos')} undos, ${sum('redos')} redos, ${sum('corrections')} corrections): ${sum('looks')} times held against one loaded just then, the same each time`,
    wrongs: tallies.flatMap(({ wrongs }) => wrongs),
  };
}

const values = readOptions(
  {
    only: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
  ['count', 'seed'],
);

const chosen = ordeals.filter(({ name }) => values.only === undefined || name.startsWith(values.only));
if (chosen.length === 0) {
  console.log(
    `No ordeal is called ${values.only ?? ''}. There are ${ordeals.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
await setup();
const seed = Number(values.seed);
const told: string[] = [];
let wrongs = 0;
for (const { name, count, run } of chosen) {
  const outcome = await run(values.count === undefined ? count : Number(values.count), seed);
  told.push(`- **${name}**: ${outcome.text}.`);
  console.log(`${outcome.wrongs.length === 0 ? 'holds' : 'WRONG'}  ${name}: ${outcome.text}`);
  for (const wrong of outcome.wrongs.slice(0, 20)) console.log(`       ${wrong}`);
  wrongs += outcome.wrongs.length;
}
if (values.write) {
  const path = join(import.meta.dirname, '../../docs/faults.md');
  const nameOf = (line: string) => /^- \*\*([\w-]+)\*\*/.exec(line)?.[1];
  // Lines that were not run again stay as they were measured.
  const earlier = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const lines = ordeals.flatMap(({ name }) => {
    const line = told.find((each) => nameOf(each) === name) ?? earlier.find((each) => nameOf(each) === name);
    return line === undefined ? [] : [line];
  });
  const text = `# What it has withstood\n\nWritten by \`npm run faults -- --write\`. The test command runs a share of each.\n\n${lines.join('\n')}\n\nLast run with seed ${seed} on ${platform()} ${release()}, Node ${process.version}.\n`;
  writeFileSync(path, text);
}
process.exit(wrongs === 0 ? 0 : 1);
