import { isMainThread } from 'node:worker_threads';
import { compose } from '../compose.ts';
import { dataFolder } from '../data-folder.ts';
import { settingsDevices } from '../link/device-store.ts';
import { PortTaken } from '../link/doorway.ts';
import type { Answered } from '../link/handler.ts';
import type { LinkStands } from '../link/hub.ts';
import { openLink, type Link } from '../link/link.ts';
import { speaker } from '../contract/words.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { takePixels } from '../readers/pixels.ts';
import type { Opener } from '../windows/file-type/session-type.ts';
import type { Wishes } from './arguments.ts';
import { writeDownBug } from './bugs.ts';
import type { Companion } from './companion.ts';

/** Closing waits so long for the last backup. Every entry is on the disk already; only the backup would be older. */
const closeWithin = 700;

/** The companion with its doors open: what the desktop and the headless program have in common. */
export interface House {
  readonly companion: Companion;
  readonly link: Link;
  /** Opens a session's file, or says why not: whatever is in it, the program goes on. */
  openFile(path: string): Promise<Answered>;
  /** Writes down what went wrong inside, where the person who mends it finds it. */
  onBug(error: unknown): void;
  /** Looks for readers from now on. Nobody who waits for the first page waits for a port. */
  lookForReaders(): void;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly wishes: Wishes;
  /** The folder of the built displays. */
  readonly displays: string;
  readonly linkStands: LinkStands;
  /** For our files, where there is a desktop that takes it. */
  readonly opener?: Opener | undefined;
}

/** Opens it, or says in a sentence why it cannot be opened. */
export async function openHouse(options: HouseOptions): Promise<Result<House, string>> {
  const { wishes, displays, linkStands, opener } = options;
  const folder = dataFolder(wishes.data);
  // What is written from here on is its owner's alone. The mask belongs to the process, which only its first thread sets.
  if (isMainThread) process.umask(0o077);
  const composed = compose(folder, Date, opener);
  if (!composed.ok) {
    const say = speaker(undefined, 'en', () => ({}));
    return refuse(say({ key: `fault.${composed.no.code}`, values: { detail: composed.no.detail } }));
  }
  const companion = composed.value;
  const onBug = (error: unknown) => {
    writeDownBug(folder, error);
  };
  try {
    const link = await openLink({
      host: companion,
      store: settingsDevices(companion.data.library.settings),
      settings: companion.data.library.settings,
      displays,
      linkStands,
      names: wishes.names,
      inlet: (report) => takePixels(companion.readers, report),
      onBug,
      ...(wishes.port === undefined ? {} : { port: wishes.port }),
    });
    if (wishes.lan) await link.hub.room.letOthersIn();
    // Once, and not behind the end.
    let start: (() => void) | undefined = () => {
      companion.readers.start();
    };
    const lookForReaders = () => {
      start?.();
      start = undefined;
    };
    const close = async () => {
      start = undefined;
      await Promise.race([link.close().then(() => companion.close()), pause(closeWithin)]);
    };
    const openFile = (path: string) =>
      companion.openFile(path).catch((error: unknown): Answered => {
        onBug(error);
        return refuse({ code: 'bug' });
      });
    return accept({ companion, link, openFile, onBug, lookForReaders, close });
  } catch (error) {
    await companion.close();
    if (!(error instanceof PortTaken)) throw error;
    return refuse(`Port ${error.port} is taken by another program. Ask for another with --port.`);
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
