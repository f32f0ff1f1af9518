import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from '../windows/file-type/session-type.ts';

export interface Running {
  readonly execPath: string;
  /** The folder of the sources, where it is not packed. */
  readonly appPath: string;
  readonly isPackaged: boolean;
  readonly noSandbox: boolean;
  /** Where sessions are kept, if somebody named a place. */
  readonly data: string | undefined;
  readonly env: NodeJS.ProcessEnv;
}

/** How this very desktop is started once more: with the same sessions, and as nobody's but this person's program. */
export function ownProgram({ execPath, appPath, isPackaged, noSandbox, data, env }: Running): Program {
  // An AppImage unpacks itself into a folder that is gone by the next time.
  const program = (isPackaged ? env['APPIMAGE'] : undefined) ?? execPath;
  return [
    program,
    ...(noSandbox ? ['--no-sandbox'] : []),
    ...(isPackaged ? [] : [appPath]),
    ...(data === undefined ? [] : [`--data=${data}`]),
  ];
}

/** Our picture, as the displays have it. */
export function ownIcon(displays: string): string {
  const assets = join(displays, 'assets');
  const name = readdirSync(assets).find((each) => /^icon-.*\.svg$/.test(each));
  return name === undefined ? '' : readFileSync(join(assets, name), 'utf8');
}
