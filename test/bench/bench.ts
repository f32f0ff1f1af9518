/**
 * Speed, as a ratio to the bare thing in the same run. `npm run bench -- --only append --count 500 --pace 20`
 * measures one line; `--write` puts the table into docs/bench.md. Nothing here fails a test run.
 */
import { writeFileSync } from 'node:fs';
import { cpus, platform, release } from 'node:os';
import { join } from 'node:path';
import { stopEngine } from '../renderer/engine.ts';
import { oneOf, readOptions } from '../support/options.ts';
import { append } from './append.ts';
import { attack } from './attack.ts';
import { cameraPictures, cameraRates, cameraWorker } from './camera.ts';
import { correct, correctAttack, correctHold } from './correct.ts';
import { fanOuts } from './fan-out.ts';
import { figures, type Figure, type Line, type Table } from './measure.ts';
import {
  logbook,
  logbookFirst,
  logbookGrowth,
  logbookImport,
  logbookPaint,
  logbookPerson,
} from './logbook.ts';
import { logbookMemory } from './logbook-memory.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { readerToDom, readerToDomLate, readerToPaint } from './reader-to-dom.ts';
import { readerToPhone } from './reader-to-phone.ts';
import { reopen } from './reopen.ts';
import { onTheWay } from './on-the-way.ts';
import { rules } from './rules.ts';
import { rulesFacts } from './rules-facts.ts';
import { factAtStanding, hookAsked, zonesView } from './standing.ts';
import { start } from './start.ts';
import { startHeadless } from './start-headless.ts';
import { stepAtFleet, stepOfEvenings } from './step.ts';

const lines: readonly Line[] = [
  append,
  rules,
  stepAtFleet,
  stepOfEvenings,
  hookAsked,
  factAtStanding,
  zonesView,
  readerToDom,
  readerToDomLate,
  readerToPaint,
  readerToPhone,
  start,
  startHeadless,
  reopen,
  correct,
  correctHold,
  correctAttack,
  ...fanOuts,
  logbook,
  logbookGrowth,
  logbookPerson,
  logbookFirst,
  logbookImport,
  logbookPaint,
  cameraWorker,
  cameraPictures,
];

/** Printed by themselves: docs/readers.md has what the camera's said, docs/bench.md what the pages' did. */
const tables: readonly Table[] = [cameraRates, rulesFacts, pages, onTheWay, attack, memory, logbookMemory];

const values = readOptions(
  {
    only: { type: 'string' },
    count: { type: 'string', default: '400' },
    pace: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
  ['count', 'pace'],
);

function rowOf(line: Line, figure: Figure): string {
  const time = (value: number) =>
    value < 0.1 ? `${(1000 * value).toFixed(2)} µs` : `${value.toFixed(2)} ms`;
  const number = (value: number) => (line.unit === 'ms' ? time(value) : `${Math.round(value)}/s`);
  const ratio = line.unit === 'ms' ? `≤ ${line.limit}` : `≥ ${line.limit}`;
  const bound = line.most === undefined ? ratio : `≤ ${number(line.most)}`;
  const cells = [
    line.name,
    `p${figure.percentile}`,
    number(figure.bare),
    number(figure.ours),
    figure.ratio.toFixed(2),
  ];
  return `| ${[...cells, bound, figure.holds ? 'holds' : '**falls short**'].join(' | ')} |`;
}

const options = { count: Number(values.count), pace: Number(values.pace) };
const names = [...lines, ...tables].map(({ name }) => name);
const families = names.map((name) => name.replace(/-.*/, ''));
const only =
  values.only === undefined ? undefined : oneOf('only', values.only, [...new Set([...names, ...families])]);
// A name takes those along that are named after it.
const isChosen = ({ name }: { readonly name: string }): boolean =>
  only === undefined || name === only || name.startsWith(`${only}-`);
const chosen = lines.filter(isChosen);
const table = ['| line | | bare | ours | ratio | wanted | |', '|---|---|---|---|---|---|---|'];
console.log(table.join('\n'));
for (const line of chosen) {
  for (const figure of figures(line, await line.run(options))) {
    const row = rowOf(line, figure);
    table.push(row);
    console.log(row);
  }
}
for (const one of tables.filter(isChosen)) console.log(`\n${(await one.rows(options)).join('\n')}`);
await stopEngine();
if (values.write) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${platform()} ${release()}, Node ${process.version}`;
  const meanings = chosen.map(({ name, what }) => `- **${name}**: ${what}.`).join('\n');
  const text = `# Speed\n\nWritten by \`npm run bench -- --write\`: ours beside the bare thing in the same run, ${options.count} times, ${options.pace} ms apart. A difference under 10 % counts as none.\n\n${table.join('\n')}\n\n${meanings}\n\nMeasured on ${machine}.\n`;
  writeFileSync(join(import.meta.dirname, '../../docs/bench.md'), text);
}
