/**
 * One game of the soak: evenings at a hundred times the pace of a table, with two screens and eight phones that are
 * loaded anew now and then. Says at the end what each page shows that the log on the disk does not tell.
 * Arguments: the game, how many seconds, a seed, and where the built pages lie if a browser is to look at them.
 */
import Database from 'better-sqlite3';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundaryOf, gameIds } from '../../../src-main/contract/games.ts';
import { settingsDevices } from '../../../src-main/link/device-store.ts';
import type { Who } from '../../../src-main/link/handler.ts';
import { openLink } from '../../../src-main/link/link.ts';
import { openDataDirectory } from '../../../src-main/log/data-directory.ts';
import { readOnlyLog } from '../../../src-main/log/read-only.ts';
import { verify } from '../../../src-main/log/verify.ts';
import { canonical } from '../../../src-main/rules/kernel/digest.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { viewOf } from '../../../src-main/session/view.ts';
import { Companion } from '../../../src-main/shell/companion.ts';
import { systemTimer } from '../../../src-main/shell/evening.ts';
import { builtDisplays } from '../../link/stand.ts';
import { mostMemory } from '../../support/most-memory.ts';
import { random } from '../../support/random.ts';
import { Follower } from './follower.ts';
import { waysInTurn } from '../../support/pressing.ts';
import { openTelevision } from './television.ts';
import { layTray } from './tray.ts';

const [asked = '', seconds = '10', seed = '1', pages = ''] = process.argv.slice(2);
const game = gameIds.find((id) => id === asked);
const boundary = game && boundaryOf(game);
if (!boundary) throw new Error(`no game ${asked}`);
const chance = random(Number(seed));
const folder = mkdtempSync(join(tmpdir(), 'quartermaster-soak-'));
const data = openDataDirectory(folder);
if (!data.ok) throw new Error(data.no.detail);
const tray = await layTray(boundary.game, data.value.library);
const companion = new Companion(data.value, Date, systemTimer, tray);
tray.teach(companion.readers.hold);
companion.readers.start();
const bugs: unknown[] = [];
const { settings } = companion.data.library;
const link = await openLink({
  host: companion,
  store: settingsDevices(settings),
  settings,
  displays: pages === '' ? builtDisplays() : pages,
  port: 0,
  linkStands: 'terminal',
  names: ['table.test'],
  onBug: (error) => bugs.push(error),
  addresses: () => [{ address: '127.0.0.1', network: 'lo', kind: 'network' }],
});
await link.hub.room.letOthersIn();

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
const seats = seatIds.slice(0, Math.max(boundary.game.leastSeats, Math.min(4, boundary.game.mostSeats)));
const wrongs: string[] = [];
let evenings = 0;
let entries = 0;

function begin(): void {
  evenings += 1;
  const setup = boundary?.setupSchema.parse({ seats: seats.map((seat) => ({ seat, captain: seat })) });
  const begun = companion.begin(game ?? '', setup as never);
  if (!begun.ok) throw new Error(JSON.stringify(begun.no));
}

async function take(line: object): Promise<boolean> {
  const reply = await companion.take(line, keeper);
  if ('seq' in reply) entries += 1;
  return 'seq' in reply;
}

/** Something that a table does: an answer, a change of mind, something put right. */
async function change(): Promise<void> {
  const table = companion.running?.table;
  if (!table || table.game.standings(table.state.game).over) return begin();
  const facts = table.entriesInForce().filter(({ kind, parent }) => kind === 'fact' && parent !== 0);
  const whim = chance.below(30);
  if (whim < 2 && facts.length > 0) return void (await take({ kind: 'undo', entry: table.head }));
  if (whim === 2) return void (await take({ kind: 'redo' }));
  if (whim === 3 && facts.length > 0)
    return void (await take({
      kind: 'correct',
      edits: [{ kind: 'void', entry: chance.pick(facts).seq }],
    }));
  for (const prompt of chance.shuffle(table.prompts)) {
    const whom = prompt.whom === 'anyone' ? table.state.game.seats : prompt.whom;
    const seat = whom.length > 0 ? chance.pick(whom) : undefined;
    const ways = waysInTurn(table.game, table.state.game, prompt, seat, (choices) => chance.shuffle(choices));
    for (const { command, refusal } of ways) if (!refusal && (await take({ command }))) return;
  }
  await take({ kind: 'note', text: 'on' });
}

begin();
const manner = (last: number) => ({ from: `127.0.1.${last}`, host: `table.test:${link.port}` });
const followers = [
  Follower.screen('screen 1', link.port, {}),
  Follower.screen('screen 2', link.port, {}),
  ...Array.from({ length: 8 }, (_, at) => {
    const { token } = link.hub.devices.add('guest', `phone ${at}`);
    return Follower.phone(`phone ${at + 1}`, seats[at], token, link.port, manner(at + 1));
  }),
];
for (const follower of followers) await follower.open();
const television = pages === '' ? undefined : await openTelevision(link.port);
let televised = 0;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
// The threads of the companion alone keep no process alive while they end.
setInterval(() => undefined, 60_000);
const ends = Date.now() + Number(seconds) * 1000;
let worst = 0;
let longest = 0;
for (let turn = 1; Date.now() < ends; turn++) {
  const from = performance.now();
  await change();
  longest = Math.max(longest, companion.running?.table.log.entries.length ?? 0);
  worst = Math.max(worst, performance.now() - from);
  if (turn % 5 === 0) await tray.live(chance);
  if (turn % 12 === 0) await chance.pick(followers).reload();
  if (turn % 300 === 0) {
    await television?.reload();
    televised += 1;
  }
  // The evening is left and gone on with, as after a break.
  if (turn % 400 === 0) {
    const file = companion.running?.file ?? '';
    // What is read while no evening is on belongs to none.
    await tray.settled();
    await companion.leave();
    const opened = await companion.open(file);
    if (!opened.ok) wrongs.push(`${file} cannot be opened: ${opened.no.code}`);
  }
  // What a page has heard it has drawn, and keeps no longer.
  for (const follower of followers) void follower.at;
  await pause(100);
}

/** Until nothing is on its way any more. */
async function settled(): Promise<void> {
  for (let before = ''; ;) {
    await pause(300);
    const now = followers.map(({ at }) => at).join();
    if (now === before) return;
    before = now;
  }
}
await tray.settled();
await settled();
// A card on the tray may have begun an answer, which no log tells before it is whole.
companion.running?.table.dropBegun(() => true);
for (const follower of followers) await follower.sit();
await settled();
if (television) wrongs.push(...(await television.wrongs()));

const running = companion.running;
const read = verify(join(folder, 'sessions', running?.file ?? ''));
if (!read.ok || !read.value.heading) throw new Error('the session cannot be read');
wrongs.push(...read.value.findings.map((finding) => JSON.stringify(finding)));
const told = new RunningTable(
  boundary.game,
  readOnlyLog(read.value.heading.heading, read.value.entries),
  Date,
);
for (const follower of followers) {
  const wanted = Object.entries(viewOf(told, follower.viewer, Date.now()));
  for (const [name, part] of wanted) {
    const [shown, folded] = [comparable(name, follower.parts.get(name)), comparable(name, part)];
    if (shown !== folded)
      wrongs.push(`${follower.name}: ${name} is ${shown} instead of ${folded}`.slice(0, 400));
  }
  if (follower.gaps > 0) wrongs.push(`${follower.name}: ${follower.gaps} gaps`);
}

/** A clock goes on by itself; whether anything is unsaved is the disk's. */
function comparable(name: string, part: unknown): string {
  // A part that was put together from what changed has its members in another order.
  if (name !== 'status') return canonical(part);
  const { clock: _clock, saving: _saving, ...lasting } = part as Record<string, unknown>;
  return canonical(lasting);
}

const kept = readdirSync(join(folder, 'sessions'))
  .filter((file) => file.endsWith('.quartermaster'))
  .reduce((sum, file) => sum + readingsIn(join(folder, 'sessions', file)), 0);
if (kept !== tray.read) wrongs.push(`${kept} readings are kept of ${tray.read} that the tray has read`);

function readingsIn(path: string): number {
  const db = new Database(path, { readonly: true });
  const { n } = db.prepare<[], { n: number }>('SELECT count(*) AS n FROM readings').get() ?? { n: 0 };
  db.close();
  return n;
}

globalThis.gc?.();
const { heapUsed, external } = process.memoryUsage();
const inUse = Math.round((heapUsed + external) / 1024 / 1024);

const reloads = televised + followers.reduce((sum, follower) => sum + follower.reloads, 0);
for (const follower of followers) follower.close();
await television?.close();
await tray.stop();
await link.close();
await companion.close();
rmSync(folder, { recursive: true, force: true });
wrongs.push(...bugs.map((bug) => String(bug)));
const megabytes = mostMemory();
process.stdout.write(
  JSON.stringify({
    game,
    evenings,
    entries,
    reloads,
    readings: tray.read,
    unplugs: tray.unplugs,
    browsers: television ? 1 : 0,
    worst: Math.round(worst),
    megabytes,
    inUse,
    longest,
    wrongs,
  }),
);
process.exit(0);
