import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, type Desktop, type Launching } from './electron.ts';
import { folder, type Folder } from './program.ts';

/** Set up once for the tests of a group, and anew after one that failed, which may have left it otherwise. */
export function onceForAll(tidyUp: () => Promise<void>, setUp: () => void = () => undefined): void {
  beforeAll(setUp);
  afterAll(tidyUp);
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await tidyUp();
    setUp();
  });
}

/**
 * A desktop for several tests that only look at it, since each start takes more than a second of a core. It is started
 * by the first.
 */
export function openedOnce(how: (data: string) => Promise<Omit<Launching, 'data'>>): () => Promise<Desktop> {
  let data: Folder | undefined;
  let desktop: Desktop | undefined;
  const close = async () => {
    const [was, its] = [desktop, data];
    [desktop, data] = [undefined, undefined];
    await was?.close();
    its?.remove();
  };
  onceForAll(close);
  return async () => {
    if (desktop) return desktop;
    data = folder();
    return (desktop = await launch({ ...(await how(data.path)), data: data.path }));
  };
}
