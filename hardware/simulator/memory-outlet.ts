import { memoryPair } from '../port/memory.ts';
import type { Outlet } from './outlet.ts';

/** Within one program, for tests and for a table without hardware. */
export function memoryOutlet(path: string): Outlet {
  const pair = memoryPair(path);
  pair.unplug();
  return {
    port: pair.host,
    plug(hear) {
      pair.plug();
      return pair.reader.open({ bytes: hear, closed: () => undefined });
    },
    unplug() {
      pair.unplug();
      return Promise.resolve();
    },
    send(bytes) {
      // Unplugged, it goes nowhere, as from a real reader.
      void pair.reader.write(bytes);
    },
  };
}
