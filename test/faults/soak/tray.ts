import { lastingClock } from '../../../hardware/simulator/clock.ts';
import type { Script } from '../../../hardware/simulator/script.ts';
import { simulate } from '../../../hardware/simulator/simulate.ts';
import type { Hold } from '../../../src-main/chest/hold.ts';
import type { Library } from '../../../src-main/log/library/library.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import type { Surroundings } from '../../../src-main/shell/companion.ts';
import type { Random } from '../../support/random.ts';
import { remember } from '../../readers/evening.ts';

const reader = 'tray';
/** Without its cable it keeps 32 readings; what it drops beyond that, it says. */
const mostHeld = 30;
const role = {
  reader,
  kind: 'qm1',
  name: 'Tray',
  unit: 'tray-1',
  manner: undefined,
  hasBattery: true,
} as const;
const script: Script = { roles: [{ ...role, noise: {}, port: undefined }], cues: [] };

/** A tray that reads whatever lies on the table, and whose cable is pulled now and then. */
export interface Tray extends Pick<Surroundings, 'clock' | 'hardware'> {
  /** How much it has read, and how often its cable was out. */
  readonly read: number;
  readonly unplugs: number;
  /** Gives the pieces of the game their tags. */
  teach(hold: Hold): void;
  /** Something is laid on it, or somebody trips over the cable. */
  live(chance: Random): Promise<void>;
  /** Everything it has read has been taken. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export async function layTray(game: AnyGame, library: Library): Promise<Tray> {
  const simulation = await simulate(script, { over: 'memory', clock: lastingClock });
  if ('code' in simulation) throw new Error(JSON.stringify(simulation));
  remember(script, library);
  const tags = new Map(
    game.pieces().map(({ key }, at) => [key, `04C0FFEE${at.toString(16).padStart(6, '0')}`]),
  );
  const port = simulation.readers[0]?.port;
  let [read, unplugs] = [0, 0];
  let isIn = true;
  const plug = async (into: boolean): Promise<void> => {
    isIn = into;
    await simulation.act(reader, { kind: 'plug', isIn: into });
  };
  return {
    clock: lastingClock,
    hardware: {
      list: () => Promise.resolve([]),
      portAt(path) {
        if (port?.path !== path) throw new Error(`no port ${path}`);
        return port;
      },
    },
    get read() {
      return read;
    },
    get unplugs() {
      return unplugs;
    },
    teach(hold) {
      const chest = hold.create(game.id, 'Ours');
      if (!chest.ok) throw new Error('no chest');
      for (const [key, tag] of tags) hold.teach(chest.value, tag, key);
    },
    async live(chance) {
      const isFull = simulation.waiting() >= mostHeld;
      if (chance.below(12) === 0 || (isFull && !isIn)) {
        if (isIn) unplugs += 1;
        return plug(!isIn);
      }
      // Plugged in again, it is heard a while later.
      if (isFull) return;
      read += 1;
      // Without its cable it keeps what it has read.
      const tag = chance.pick([...tags.values()]);
      await simulation.act(reader, { kind: 'report', report: { kind: 'tag', tag } });
    },
    async settled() {
      if (!isIn) await plug(true);
      for (let waited = 0; simulation.waiting() > 0; waited += 50) {
        if (waited > 60_000) throw new Error(`the tray still holds ${simulation.waiting()} readings`);
        await new Promise<void>((resolve) => void setTimeout(resolve, 50));
      }
    },
    stop: () => simulation.stop(),
  };
}
