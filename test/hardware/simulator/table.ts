import { Link } from '../../../hardware/link/link.ts';
import type { LinkEvent } from '../../../hardware/link/link.ts';
import type { AlarmClock, Port } from '../../../hardware/port/port.ts';
import { usualGap } from '../../../hardware/presence/presence.ts';
import { driverOf } from '../../../hardware/readers.ts';
import type { Report } from '../../../hardware/report.ts';
import { parseScript } from '../../../hardware/simulator/script.ts';
import type { Script } from '../../../hardware/simulator/script.ts';
import { simulate } from '../../../hardware/simulator/simulate.ts';
import type { Simulation, SimulationOptions } from '../../../hardware/simulator/simulate.ts';

export function scriptOf(...lines: readonly object[]): Script {
  const parsed = parseScript(lines.map((line) => JSON.stringify(line)).join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.script;
}

export interface Told {
  readonly reader: string;
  readonly event: LinkEvent;
}

export interface Table {
  readonly simulation: Simulation;
  readonly links: readonly Link[];
  readonly told: readonly Told[];
  readings(reader?: string): readonly Report[];
  close(): Promise<void>;
}

/** Plugs in the readers of a script and a host's link for each. */
export async function layTable(
  script: Script,
  options: SimulationOptions,
  clock: AlarmClock,
  wrap: (port: Port) => Port = (port) => port,
): Promise<Table> {
  const simulation = await simulate(script, { clock, ...options });
  if ('code' in simulation) throw new Error(JSON.stringify(simulation));
  const told: Told[] = [];
  const links = simulation.readers.map(({ role, port }) => {
    const driver = driverOf(role.kind);
    if (!driver) throw new Error(`no driver for ${role.kind}`);
    const tell = (event: LinkEvent) => told.push({ reader: role.reader, event });
    const link = new Link({
      driver,
      conversation: driver.converse(),
      port: wrap(port),
      clock,
      gap: () => usualGap,
      tell,
    });
    link.start();
    return link;
  });
  return {
    simulation,
    links,
    told,
    readings: (only) =>
      told.flatMap(({ reader, event }) =>
        event.kind === 'reading' && (only ?? reader) === reader ? [event.reading.report] : [],
      ),
    async close() {
      await Promise.all(links.map((link) => link.stop()));
      await simulation.stop();
    },
  };
}
