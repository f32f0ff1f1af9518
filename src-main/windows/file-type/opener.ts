import { isToldToAll, linuxOpener, placesOf } from './linux.ts';
import { registryOpener } from './registry.ts';
import { runTool } from './run.ts';
import type { Opener, Program } from './session-type.ts';

export interface OpenerOptions {
  readonly program: Program;
  /** Our picture, as an SVG. */
  readonly icon: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly platform?: NodeJS.Platform;
}

/** Nothing to be turned on where the system has learnt it from the app itself, or cannot learn it from a program. */
export async function openerHere({
  program,
  icon,
  env = process.env,
  platform = process.platform,
}: OpenerOptions): Promise<Opener | undefined> {
  switch (platform) {
    case 'linux': {
      const places = placesOf(env);
      return isToldToAll(program, places, env) ? undefined : linuxOpener(program, icon, places, runTool);
    }
    case 'win32':
      return registryOpener(program, runTool);
    default:
      return undefined;
  }
}
