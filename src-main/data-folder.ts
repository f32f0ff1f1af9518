import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where sessions are kept, unless somebody names another place: each system's own folder for such data. */
export function dataFolder(named: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  if (named !== undefined) return named;
  switch (process.platform) {
    case 'win32':
      return join(env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Quartermaster');
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', 'Quartermaster');
    default:
      return join(env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'quartermaster');
  }
}
