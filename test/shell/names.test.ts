import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages, type You } from '../../src-main/contract/link-parts.ts';
import { openHouse, type House } from '../../src-main/shell/house.ts';
import { page, type Caller } from '../link/caller.ts';
import { keeperAt } from '../link/invited.ts';
import { builtDisplays } from '../link/stand.ts';

/** Controls, directions, halves of signs, and what takes no place. */
const unseen = /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff]/u;
const dirty = '\u202eBo\u200bnny\u0007\ud800\u2066';

let folder: string;
let displays: string;
let house: House;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qm-names-'));
  displays = builtDisplays();
  const wishes = {
    headless: true,
    lan: false,
    port: 0,
    data: folder,
    names: [],
    file: undefined,
    help: false,
    version: false,
  };
  const opened = await openHouse({ wishes, displays, linkStands: 'terminal' });
  if (!opened.ok) throw new Error(opened.no);
  house = opened.value;
});
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true, maxRetries: 10 });
  rmSync(displays, { recursive: true });
});

/** A page of each kind, with whatever lets it in: what it is sent is all that it can show. */
async function everyPage(): Promise<readonly Caller[]> {
  const { hub, port } = house.link;
  return Promise.all(
    pages.map(async (name) => {
      const { token } = hub.devices.add('scorekeeper', 'x');
      const caller = await page(port, name, { device: token });
      await caller.you();
      await caller.frame(({ parts }) => 'seats' in parts);
      return caller;
    }),
  );
}

const captains = (['red', 'blue', 'yellow', 'green'] as const).map((seat, at) => ({
  seat,
  captain: ['Ines', 'Ines', dirty, 'Mo'][at],
}));
const shownTo = (caller: Caller): string[] => {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  caller.heard.forEach(walk);
  return found;
};

test('no page is sent anything of a name or a note that is not seen, at whichever door it came in', async () => {
  const keeper = await keeperAt(house.link);
  const begin = { game: 'pirate-quest', title: `Eve\u202ening${dirty}`, captains };
  expect(await keeper.call('session.begin', begin)).toHaveProperty('done');
  expect(await keeper.line({ kind: 'note', text: `rum${dirty}` })).toHaveProperty('reply.seq');
  const chair = { kind: 'seatCaptain', seat: 'green' };
  expect(await keeper.line({ ...chair, captain: `M\u200bo${dirty}` })).toHaveProperty('reply.seq');
  expect(await keeper.line({ ...chair, captain: '\u3164\u200b' })).toHaveProperty('reply.refusal');
  const ruling = { kind: 'ruling', text: dirty, reason: `\u2067why${dirty}` };
  expect(await keeper.line(ruling)).toHaveProperty('reply.seq');
  expect(await keeper.call('chest.new', { game: 'pirate-quest', name: dirty })).toHaveProperty('done');
  expect(await keeper.call('room.inlet', { name: dirty })).toHaveProperty('done');
  const rules = { game: 'pirate-quest', name: dirty, options: {} };
  expect(await keeper.call('rules.save', rules)).toHaveProperty('done');
  const title = { session: ((await keeper.you()) as You).session ?? '', title: `\u2068New${dirty}` };
  await keeper.call('session.rename', title);
  // A file from elsewhere brings what no door of ours takes.
  const { running } = house.companion;
  running?.table.act({ command: { kind: 'seatCaptain', seat: 'yellow', captain: `x${dirty}` } as never });
  running?.table.act({ command: { kind: 'note', text: dirty } as never });
  for (const caller of await everyPage()) {
    const texts = shownTo(caller);
    expect(texts.some((text) => text.includes('xBonny'))).toBe(true);
    expect(texts.filter((text) => unseen.test(text.replaceAll('\n', ' ')))).toEqual([]);
  }
});

test('two captains of one name are told apart on every page', async () => {
  const keeper = await keeperAt(house.link);
  expect(await keeper.call('session.begin', { game: 'pirate-quest', captains })).toHaveProperty('done');
  for (const caller of await everyPage()) {
    const { parts } = await caller.frame(({ parts: sent }) => 'seats' in sent);
    const names = (parts['seats'] as readonly { captain: string }[]).map(({ captain }) => captain);
    expect(names).toEqual(['Ines (1)', 'Ines (2)', 'Bonny', 'Mo']);
  }
});
