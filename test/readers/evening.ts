import { driverOf } from '../../hardware/readers.ts';
import type { Port } from '../../hardware/port/port.ts';
import { simulate, type Simulation, type SimulationOptions } from '../../hardware/simulator/simulate.ts';
import type { Script } from '../../hardware/simulator/script.ts';
import type { Place, Remembered } from '../../hardware/discovery/remembered.ts';
import type { Report } from '../../hardware/report.ts';
import type { Library } from '../../src-main/log/library/library.ts';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import type { Taken } from '../../src-main/readers/taken.ts';
import type { BesideParts, ReaderPart } from '../../src-main/contract/reader-parts.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { tableOf } from '../contract/table.ts';
import { handClock, type HandClock } from '../support/hand-clock.ts';
import { evening } from './table.ts';
import { harbour } from './harbour-game.ts';

export interface Evening {
  readonly clock: HandClock;
  readonly simulation: Simulation;
  readonly readers: Readers;
  readonly table: RunningTable;
  play(milliseconds: number): Promise<void>;
  /** Shows this to a reader, and tells what became of it. */
  show(reader: string, report: Report): Promise<Taken | undefined>;
  parts(): BesideParts;
  reader(name: string): ReaderPart | undefined;
  end(): Promise<void>;
}

interface EveningOptions {
  readonly library: Library;
  readonly places?: Readonly<Record<string, Place>>;
  readonly simulation?: Partial<SimulationOptions>;
  /** Readers that the program does not know from earlier evenings. */
  readonly isFirstTime?: boolean;
  readonly clock?: HandClock;
  readonly table?: RunningTable;
}

export const pathOf = (reader: string): string => `memory:${reader}`;

/** Remembers every reader of a script, as after an earlier evening. */
export function remember(script: Script, library: Library, places: EveningOptions['places'] = {}): void {
  for (const { reader, kind, name } of script.roles) {
    const place = places[reader];
    const [line] = driverOf(kind).lines;
    const remembered: Remembered = { path: pathOf(reader), kind, line, name, ...(place && { place }) };
    library.readers.set(remembered.path, remembered);
  }
}

/** A table at which every reader is played, on a clock that is moved by hand. */
export async function anEvening(script: Script, options: EveningOptions): Promise<Evening> {
  const { library, places, isFirstTime = false, clock = handClock(evening) } = options;
  const simulation = await simulate(script, { over: 'memory', clock, ...options.simulation });
  if ('code' in simulation) throw new Error(JSON.stringify(simulation));
  if (!isFirstTime) remember(script, library, places);
  const ports = new Map<string, Port>(simulation.readers.map(({ port }) => [port.path, port]));
  const taken: Taken[] = [];
  const readers = new Readers({
    library,
    gameOf: (id) => (id === harbour.id ? harbour : boundaryOf(id)?.game),
    clock,
    hardware: {
      list: () => Promise.resolve([]),
      portAt: (path) => {
        const port = ports.get(path);
        if (!port) throw new Error(`no port ${path}`);
        return port;
      },
    },
    platform: 'linux',
    newId: () => 'made',
    onTaken: (_reader, _reading, what) => {
      taken.push(what);
    },
  });
  const table = options.table ?? tableOf(harbour);
  readers.attach(table);
  readers.start();
  await clock.advanceSettled(50);
  const parts = () => readers.parts({ kind: 'console' }) as unknown as BesideParts;
  return {
    clock,
    simulation,
    readers,
    table,
    parts,
    async play(milliseconds) {
      void simulation.play();
      await clock.advanceSettled(milliseconds);
    },
    async show(reader, report) {
      await simulation.act(reader, { kind: 'report', report });
      await clock.advanceSettled(1500);
      return taken.at(-1);
    },
    reader: (name) => parts().readers.readers.find(({ reader }) => reader === pathOf(name)),
    async end() {
      await readers.stop();
      await simulation.stop();
    },
  };
}
