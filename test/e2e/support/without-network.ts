/**
 * Run where there is no network at all, not even a name to ask: opens the desktop, begins a session, and prints one
 * line of what the pages showed and what they asked for.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, xvfb } from './electron.ts';
import { askByBridge, captains } from './session.ts';

const data = mkdtempSync(join(tmpdir(), 'qm-no-network-'));
const screen = await xvfb();
const desktop = await launch({ screen, data });
const asked: string[] = [];
desktop.app.context().on('request', (request) => asked.push(request.url()));
const start = await desktop.window('/');
await start.reload();
await start.getByText('Pirate Quest').first().waitFor();
askByBridge(start, 'session.begin', { game: 'pirate-quest', captains }).catch(() => undefined);
const shown: string[] = [];
for (const path of ['/console', '/table']) {
  await (await desktop.window(path)).getByText('Bartholomew').first().waitFor();
  shown.push(path);
}
await desktop.close();
screen.close();
rmSync(data, { recursive: true });
console.log(
  JSON.stringify({ shown, elsewhere: asked.filter((url) => !url.startsWith('app://quartermaster/')) }),
);
