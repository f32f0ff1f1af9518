import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SessionSetup } from '../../src-main/contract/request.ts';
import type { Frame } from '../../src-main/contract/view.ts';
import { reading } from '../support/frames.ts';
import type { Who } from '../../src-main/link/handler.ts';
import { plainOf } from '../../src-main/link/words.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { Companion } from '../../src-main/shell/companion.ts';
import { handClock } from '../support/hand-clock.ts';

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
const setup = {
  seats: [
    { seat: 'red', captain: 'Ines' },
    { seat: 'blue', captain: 'Bartholomew' },
    { seat: 'yellow', captain: 'Mo' },
  ],
  dealer: 'yellow',
} as const;

let folder: string;
let clock: ReturnType<typeof handClock>;
let companion: Companion;

function open(): Companion {
  const data = openDataDirectory(folder, clock);
  if (!data.ok) throw new Error(data.no.detail);
  return new Companion(data.value, clock, clock);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-companion-'));
  clock = handClock(Date.UTC(2026, 0, 2, 20));
  companion = open();
});
afterEach(async () => {
  await companion.close();
  rmSync(folder, { recursive: true });
});

const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, bid: amount });
const frames = (to: Companion) => {
  const received: Frame[] = [];
  const read = reading();
  to.subscribe({ kind: 'table' }, (text) => received.push(read(JSON.parse(text) as Frame)));
  return received;
};

describe('the companion', () => {
  test('tells the start page when somebody else sits down, and not with every entry', () => {
    companion.begin('pirate-quest', setup);
    const told: string[] = [];
    companion.onLobby(() => told.push(JSON.stringify(companion.lobby().running?.captains)));
    companion.take({ command: bid('red', 1) }, keeper);
    expect(told).toEqual([]);
    companion.take({ command: { kind: 'seatCaptain', seat: 'red', captain: 'Somebody new' } }, keeper);
    expect(told).toEqual([expect.stringContaining('Somebody new')]);
  });

  test('shows nothing but says so while no session is open, and refuses lines in words', () => {
    expect(frames(companion)).toMatchObject([{ from: null, parts: {} }]);
    const reply = companion.take(bid('red', 1), keeper);
    expect(reply).toMatchObject({ refusal: { code: 'no-session' } });
    expect('refusal' in reply && reply.refusal.text).not.toBe('refusal.no-session');
  });

  test('says in the game’s own words, in either language, why it does not begin', () => {
    const refused = companion.begin('pirate-quest', { ...setup, dealer: 'purple' } as SessionSetup);
    if (refused.ok) throw new Error('begun with a dealer who is not there');
    expect(plainOf('en', refused.no).text).toMatch(/^Refused: .+Nothing/);
    expect(plainOf('de', refused.no).text).toMatch(/^Abgelehnt: .+ichts/);
  });

  test('begins a session, and displays that were there before see it whole', () => {
    const received = frames(companion);
    expect(companion.begin('pirate-quest', setup).ok).toBe(true);
    expect(received.at(-1)).toMatchObject({ from: null, parts: { session: { game: 'pirate-quest' } } });
    expect(received.at(-1)?.run).not.toBe(received[0]?.run);
    companion.take(bid('red', 1), keeper);
    expect(received.at(-1)?.from).not.toBeNull();
  });

  test('corrects a long evening without keeping a press waiting that comes meanwhile', async () => {
    companion.begin('pirate-quest', setup);
    for (let turn = 1; turn < 1000; turn++) companion.take({ kind: 'note', text: 'on' }, keeper);
    const edits = [{ kind: 'insert', before: 100, command: { kind: 'note', text: 'put in' } }];
    const correcting = companion.take({ kind: 'correct', edits }, keeper);
    expect(companion.take({ kind: 'note', text: 'meanwhile' }, keeper)).toHaveProperty('seq', 1001);
    expect(await correcting).toHaveProperty('seq', 1002);
    const table = companion.running?.table;
    expect(table?.entriesInForce().at(-1)?.command).toContain('meanwhile');
    const undoing = companion.take({ kind: 'undo', entry: table?.head }, keeper);
    const file = companion.running?.file ?? '';
    await companion.leave();
    // Left before it was done, and done all the same.
    expect(await undoing).toHaveProperty('seq');
    expect(await companion.open(file)).toMatchObject({ ok: true });
    expect(companion.running?.table.entriesInForce()).toHaveLength(1001);
  });

  test('says before opening that it will be silent for a while', async () => {
    let told = 0;
    companion.onBusy(() => (told += 1));
    companion.begin('pirate-quest', setup);
    const file = companion.running?.file ?? '';
    await companion.leave();
    expect(await companion.open(file)).toMatchObject({ ok: true });
    expect(told).toBe(1);
  });

  test('goes on with the unfinished session at the very entry after a restart', async () => {
    companion.begin('pirate-quest', setup);
    companion.take(bid('red', 1), keeper);
    const hash = companion.running?.table.playHash();
    await companion.close();
    companion = open();
    const { unfinished } = companion.lobby();
    expect(unfinished).toMatchObject({ game: 'pirate-quest', entries: 2 });
    expect((await companion.open(unfinished?.id ?? '')).ok).toBe(true);
    expect(companion.running?.table.playHash()).toBe(hash);
  });

  test('keeps where an evening is played with it, for the one to go on with, the same again and a rematch', async () => {
    companion.begin('pirate-quest', setup, { place: 'the attic' });
    expect(companion.lobby().running).toMatchObject({ place: 'the attic' });
    await companion.leave();
    companion.begin('pirate-quest', setup);
    expect(companion.lobby().running).not.toHaveProperty('place');
    await companion.leave();
    companion.begin('pirate-attack', { seats: setup.seats }, { place: 'the garden house' });
    companion.take({ command: { kind: 'beginWith', seat: 'red' } }, keeper);
    companion.take({ command: { kind: 'endGame', winners: ['red'] } }, keeper);
    expect(companion.rematch().ok).toBe(true);
    expect(companion.lobby().running).toMatchObject({ place: 'the garden house' });
    await companion.close();
    companion = open();
    const { unfinished, last, places } = companion.lobby();
    expect([unfinished?.place, last?.place]).toEqual(['the garden house', 'the garden house']);
    expect(places).toEqual(['the garden house', 'the attic']);
    expect(companion.again().ok).toBe(true);
    expect(companion.lobby().running).toMatchObject({ place: 'the garden house' });
    expect(companion.tryOut('pirate-quest').ok).toBe(true);
    expect(companion.lobby().running).not.toHaveProperty('place');
    expect(companion.lobby().last).toMatchObject({ place: 'the garden house' });
  });

  test('begins the same as last time in one call', async () => {
    companion.begin('pirate-quest', { ...setup, depth: 'fights' });
    await companion.leave();
    const { last } = companion;
    expect(last).toMatchObject({ game: 'pirate-quest', setup: { depth: 'fights', seats: setup.seats } });
    await companion.handlers['session.again']?.run(undefined, keeper);
    expect(companion.running?.table.state.game.depth).toBe('fights');
  });

  test('leaves no file behind for a setup that is refused', () => {
    const begun = companion.begin('pirate-quest', { ...setup, seats: [...setup.seats, setup.seats[0]] });
    expect(begun.ok).toBe(false);
    expect(readdirSync(join(folder, 'sessions'))).toEqual([]);
  });

  test('moves a session to the trash, the one that is open too', async () => {
    companion.begin('pirate-quest', setup);
    const file = companion.running?.file ?? '';
    await companion.handlers['session.trash']?.run({ session: file }, keeper);
    expect(companion.running).toBeUndefined();
    expect(companion.lobby().sessions).toEqual([]);
    expect(companion.data.trashed()).toHaveLength(1);
  });

  test('is one writer to a data directory: a second one is told so', () => {
    expect(openDataDirectory(folder, clock)).toMatchObject({ ok: false, no: { code: 'locked' } });
  });

  test('backs a session up when it is left', async () => {
    companion.begin('pirate-quest', setup);
    const file = companion.running?.file ?? '';
    await companion.leave();
    expect(companion.data.backups(file)).toHaveLength(1);
  });
});

describe('trying it out', () => {
  test('plays a recorded evening by itself, line after line', () => {
    expect(companion.tryOut('pirate-quest').ok).toBe(true);
    const entries = () => companion.running?.table.log.entries.length ?? 0;
    expect(entries()).toBe(1);
    clock.advance(5000);
    const some = entries();
    expect(some).toBeGreaterThan(2);
    clock.advance(600_000);
    expect(entries()).toBeGreaterThan(some);
  });

  test('stops when somebody plays on by hand, and is not the next evening’s "last time"', () => {
    companion.begin('pirate-quest', setup);
    companion.tryOut('pirate-quest');
    companion.take({ kind: 'nameDealer', seat: 'red' }, keeper);
    clock.advance(600_000);
    expect(companion.running?.table.log.entries).toHaveLength(2);
    expect(companion.last?.setup.seats).toEqual(setup.seats);
    expect(companion.lobby().demo).toBe('by-hand');
  });

  test('stands still, goes slowly and as usual, and says that an entry has ended it', () => {
    companion.tryOut('pirate-quest');
    const entries = () => companion.running?.table.log.entries.length ?? 0;
    expect(companion.lobby().demo).toBe('usual');
    companion.paceDemo('stopped');
    clock.advance(60_000);
    expect([companion.lobby().demo, entries()]).toEqual(['stopped', 1]);
    companion.paceDemo('slow');
    clock.advance(10_000);
    const slowly = entries();
    expect(slowly).toBeGreaterThan(1);
    companion.paceDemo('usual');
    clock.advance(10_000);
    expect(entries() - slowly).toBeGreaterThan(slowly - 1);
    companion.take({ kind: 'note', text: 'ours now' }, keeper);
    clock.advance(10_000);
    expect(companion.lobby().demo).toBe('by-hand');
    companion.paceDemo('usual');
    clock.advance(60_000);
    expect(companion.lobby().demo).toBe('by-hand');
  });

  test('is marked, and never what one goes on with: that is the table’s own evening, with who leads there', async () => {
    companion.begin('pirate-quest', setup);
    companion.take({ kind: 'setRight', field: 'rank', seat: 'blue', value: 3 }, keeper);
    const own = companion.running?.file;
    await companion.leave();
    companion.tryOut('pirate-quest');
    clock.advance(5000);
    expect(companion.lobby().running).toMatchObject({ demo: true });
    await companion.leave();
    const { unfinished, sessions } = companion.lobby();
    expect(sessions.filter(({ demo }) => demo)).toHaveLength(1);
    expect(unfinished).toMatchObject({
      id: own,
      leads: [setup.seats.find(({ seat }) => seat === 'blue')?.captain],
    });
  });
});
