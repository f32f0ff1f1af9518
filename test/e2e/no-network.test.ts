import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { needsElectron } from './support/electron.ts';
import { root } from './support/program.ts';

const [desktop, unshare, ip] = [needsElectron(), needs('unshare'), needs('ip')];
const missing = desktop.missing || unshare.missing || ip.missing || process.platform !== 'linux';

/** What a command wrote, once it has ended. */
function said(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const heard = { out: '', err: '' };
    child.stdout.on('data', (part: Buffer) => (heard.out += part.toString('utf8')));
    child.stderr.on('data', (part: Buffer) => (heard.err += part.toString('utf8')));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(heard.out);
      else reject(new Error(`ended with ${code}: ${heard.err.slice(-2000)}`));
    });
  });
}

describe.skipIf(missing)(`without any network${desktop.reason || unshare.reason || ip.reason}`, () => {
  test('the desktop opens, begins a session and shows it on console and television', async () => {
    const script = join(root, 'test', 'e2e', 'support', 'without-network.ts');
    const asRoot = process.getuid?.() === 0 ? [] : ['-r'];
    const inside = `ip link set lo up && exec "${process.execPath}" --disable-warning=ExperimentalWarning "${script}"`;
    const told = await said('unshare', [...asRoot, '-n', 'sh', '-c', inside]);
    expect(JSON.parse(told.trim().split('\n').at(-1) ?? '')).toEqual({
      shown: ['/console', '/table'],
      elsewhere: [],
    });
  });
});
