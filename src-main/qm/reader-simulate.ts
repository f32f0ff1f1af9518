import { parseNoise, parseScript } from '../../hardware/simulator/script.ts';
import { simulate, type Simulation } from '../../hardware/simulator/simulate.ts';
import type { Noise } from '../../hardware/simulator/noise.ts';
import { writeLine } from './output.ts';
import { numberOf, readText, untilStopped, type ReaderValues } from './values.ts';

/** So long, in seconds, a host that connects late may take to hear what readers still hold for it. */
const patience = 10;

/** Plays readers from a script over pty pairs or TCP, for any program that opens ports. */
export async function simulateReaders(file: string, values: ReaderValues): Promise<number | string> {
  const over = values.over ?? 'pty';
  if (over !== 'pty' && over !== 'tcp') return '--over takes pty or tcp.';
  const noise = noiseOf(values.noise);
  if (!noise) return '--noise takes likelihoods such as flipped=0.01,lost=0.005.';
  const speed = numberOf(values.speed, 1);
  const seed = numberOf(values.seed, 1);
  const unplugsPerMinute = numberOf(values.unplugs, 0);
  const after = numberOf(values.after, 2);
  if (!speed || seed === undefined || unplugsPerMinute === undefined || after === undefined)
    return '--speed, --seed, --unplugs and --after take numbers.';
  const text = readText(file);
  if (text === undefined) return 3;
  const parsed = parseScript(text);
  if (!parsed.ok) {
    for (const fault of parsed.faults) writeLine({ fault });
    return 2;
  }
  const simulation = await simulate(parsed.script, { over, speed, seed, noise, unplugsPerMinute });
  if ('code' in simulation) {
    writeLine({ fault: simulation });
    return 3;
  }
  const { stopped, release } = untilStopped();
  for (const { role, port } of simulation.readers)
    writeLine({ reader: role.reader, kind: role.kind, name: role.name, port: port.path });
  const played = await Promise.race([stopped, perform(simulation, after)]);
  release();
  await simulation.stop();
  // What was still to be played waits for its time and would keep the program alive.
  if (played === undefined) process.exit(0);
  writeLine(played);
  return 0;
}

async function perform(simulation: Simulation, after: number) {
  await pause(after);
  const fault = await simulation.play();
  for (let waited = 0; waited < patience && simulation.waiting() > 0; waited++) await pause(1);
  await pause(1);
  const waiting = simulation.waiting();
  return fault ? { fault } : { played: true, waiting };
}

const pause = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

function noiseOf(text: string | undefined): Partial<Noise> | undefined {
  if (text === undefined) return {};
  const pairs = text.split(',').map((pair) => pair.split('='));
  return parseNoise(Object.fromEntries(pairs.map(([name = '', likelihood]) => [name, Number(likelihood)])));
}
