import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlarmClock, Port, PortFault } from '../port/port.ts';
import { driverOf } from '../readers.ts';
import { chance } from './chance.ts';
import { lastingClock, scaledClock, until } from './clock.ts';
import { jolts } from './jolts.ts';
import { memoryOutlet } from './memory-outlet.ts';
import type { Noise } from './noise.ts';
import type { Outlet } from './outlet.ts';
import { Player } from './player.ts';
import { PtyOutlet } from './pty-outlet.ts';
import type { Act, Cue, Role, Script } from './script.ts';
import { TcpOutlet } from './tcp-outlet.ts';

export type OutletKind = 'memory' | 'pty' | 'tcp';

export interface SimulationOptions {
  readonly over: OutletKind;
  /** 1 plays as written, 50 plays fifty times as fast. */
  readonly speed?: number;
  /** The same seed spoils the same bytes. */
  readonly seed?: number;
  readonly noise?: Partial<Noise>;
  /** How often a minute each reader is pulled out by chance. */
  readonly unplugsPerMinute?: number;
  readonly clock?: AlarmClock;
  /** Where the names of pseudo-terminals are put; by default a folder of their own. */
  readonly folder?: string;
  readonly onCue?: (cue: Cue) => void;
}

export interface SimulatedReader {
  readonly role: Role;
  /** The host's end: open it, or hand its path to another program. */
  readonly port: Port;
}

export interface Simulation {
  readonly readers: readonly SimulatedReader[];
  /** Plays the script; done when its last cue has been given. */
  play(): Promise<PortFault | undefined>;
  /** Something that happens to a reader now, beside the script. */
  act(reader: string, act: Act): Promise<PortFault | undefined>;
  /** Reports that readers still hold because no host has acknowledged them. */
  waiting(): number;
  stop(): Promise<void>;
}

/** Plugs in every reader of the script. Where one cannot be plugged in, none stays so. */
export async function simulate(script: Script, options: SimulationOptions): Promise<Simulation | PortFault> {
  const { over, speed = 1, seed = 1, unplugsPerMinute = 0 } = options;
  const clock = scaledClock(options.clock ?? lastingClock, speed);
  const ownFolder = over === 'pty' && !options.folder ? await mkdtemp(join(tmpdir(), 'readers-')) : undefined;
  const folder = options.folder ?? ownFolder ?? '';
  const players = new Map<string, Player>();

  async function cast(role: Role, index: number): Promise<PortFault | undefined> {
    const outlet = await outletFor(role, over, folder);
    if ('code' in outlet) return outlet;
    const player = new Player(role, outlet, clock, chance(seed * 1000 + index), options.noise ?? {});
    players.set(role.reader, player);
    return player.plugIn();
  }
  async function stop(): Promise<void> {
    await Promise.all([...players.values()].map((player) => player.stop()));
    if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
  }

  for (const [index, role] of script.roles.entries()) {
    const fault = await cast(role, index);
    if (!fault) continue;
    await stop();
    return fault;
  }

  const unplugs = unplugsPerMinute > 0 ? jolts(script, unplugsPerMinute, chance(seed)) : [];
  const cues = [...script.cues, ...unplugs].sort((a, b) => a.at - b.at);
  return {
    readers: [...players.values()].map(({ role, outlet }) => ({ role, port: outlet.port })),
    act: (reader, act) => {
      const player = players.get(reader);
      if (!player) throw new Error(`nobody plays ${reader}`);
      return player.act(act);
    },
    play: () => perform(cues, players, clock, options.onCue),
    waiting: () => [...players.values()].reduce((sum, player) => sum + player.waiting, 0),
    stop,
  };
}

async function outletFor(role: Role, over: OutletKind, folder: string): Promise<Outlet | PortFault> {
  switch (over) {
    case 'memory':
      return memoryOutlet(`memory:${role.reader}`);
    case 'tcp':
      return TcpOutlet.at(role.port);
    case 'pty': {
      const [line] = driverOf(role.kind).lines;
      return new PtyOutlet(join(folder, role.reader.replace(/[^\w-]/g, '_')), line);
    }
  }
}

async function perform(
  cues: readonly Cue[],
  players: ReadonlyMap<string, Player>,
  clock: AlarmClock,
  onCue: (cue: Cue) => void = () => undefined,
): Promise<PortFault | undefined> {
  const start = clock.now();
  for (const cue of cues) {
    await until(clock, start + cue.at);
    onCue(cue);
    const fault = await players.get(cue.reader)?.act(cue.act);
    if (fault) return fault;
  }
  return undefined;
}
