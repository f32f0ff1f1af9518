import { spawnSync } from 'node:child_process';
import { formatHex } from '../../../hardware/parser/bytes.ts';
import { encodeSentence, type Sentence } from '../../../hardware/qm1/sentence.ts';
import { protocolBench } from '../build.ts';

/** One line for the bench; it knows no `|` inside a field. */
export type Step = readonly [word: string, ...fields: (string | number)[]];

export const hear = (bytes: Uint8Array): Step => ['hear', formatHex(bytes)];
export const hearSentence = (kind: string, ...fields: Sentence['fields']): Step =>
  hear(encodeSentence({ kind, fields }));

/** What `qm1.h` said and showed at each step, line by line. */
export function onTheBench(steps: readonly Step[]): readonly (readonly string[])[] {
  const input = steps.map((step) => step.join('|')).join('\n');
  const { stdout, status } = spawnSync(protocolBench, {
    input: `${input}\n`,
    encoding: 'latin1',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`the bench ended with ${String(status)}`);
  const told = stdout.split('\n');
  const answers: string[][] = [[]];
  for (const line of told.slice(0, -1)) {
    if (line === '.') answers.push([]);
    else answers.at(-1)?.push(line);
  }
  return answers.slice(0, steps.length);
}
