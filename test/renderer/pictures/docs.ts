/** The pictures of docs/ that show televisions and phones, each as the table comes to it. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter } from '../../contract/table.ts';
import { random } from '../../support/random.ts';
import type { Stand } from '../house.ts';
import { cornerReef, names, playOn } from '../quest/evening.ts';

interface Scene {
  readonly name: string;
  readonly game: string;
  readonly captains: number;
  readonly setup: object;
  /** What was told before, and what is told while the page is looked at. */
  readonly before?: readonly object[];
  readonly now?: readonly object[];
  /** Told by chance from the same seed, until something is so. */
  readonly until?: (table: RunningTable) => boolean;
  readonly seed?: number;
  readonly look?: 'day';
  /** Of a captain's phone, with what is tapped there by its name; else of the television. */
  readonly phone?: { readonly captain: string; readonly taps?: readonly string[]; readonly picks?: true };
  readonly size?: { readonly width: number; readonly height: number };
}

const seats = (count: number) =>
  seatIds.slice(0, count).map((seat, at) => ({ seat, captain: names[at] ?? seat }));
const bids = (...amounts: readonly number[]) =>
  amounts.map((bid, at) => ({ kind: 'bid', seat: seatIds[(at + 1) % amounts.length], bid }));
const set = (fields: object) => ({ kind: 'setTable', fields });
const cards = (...played: readonly (readonly [seat: string, card: string])[]) =>
  played.map(([seat, card]) => ({ kind: 'playCard', seat, card }));

const large = { width: 1920, height: 1080 };
const race = { deck: 'sample', depth: 'cards', dealer: 'red', map: cornerReef, luck: 2 };
const scoreCards = ['gang-of-three', 'partners-in-crime', 'bountiful-booty', 'capture-1'].map((card) => ({
  kind: 'drawScoreCard',
  card,
}));
const crew = [
  ['red-12', 'blue-9', 'green-5', 'blue-20', 'green-10'],
  ['red-14', 'green-7', 'red-16', 'blue-16', 'red-15'],
  ['green-18', 'blue-6', 'red-8', 'green-20', 'blue-12'],
  ['red-5', 'green-13', 'blue-18', 'red-19', 'green-15'],
];
const dealt = crew.flatMap((row, at) => row.map((card) => ({ kind: 'dealCard', row: at + 1, card })));
const sealed = (...amounts: readonly (readonly [seat: string, amount: number])[]) =>
  amounts.map(([seat, amount]) => ({ kind: 'bid', seat, row: 1, amount }));
const more = Array<string>(4).fill('One more');
const rowsTaken = ['red', 'blue', 'yellow'].map((seat, at) => ({
  kind: 'tellRow',
  seat,
  row: at + 1,
  bid: at,
}));
const chase = {
  ...{ turn: 'red', flag: 'blue', 'at.red': 22, 'at.blue': 26, 'at.yellow': 23 },
  ...{ 'at.green': 14, 'at.white': 30, 'at.violet': 8, 'hand.red': 3, 'hand.blue': 4, 'hand.yellow': 5 },
};
const roll = (seat: string, ...faces: readonly number[]) => ({ kind: 'roll', seat, faces });
const beside = { ...chase, 'at.red': 26, 'bonus.red': 2 };
const hunted = { ...chase, turn: 'yellow', 'at.blue': 32, 'at.yellow': 29 };
const isOver = (table: RunningTable): boolean => table.prompts.length === 0;
const asks = (kind: string, seat?: string) => (table: RunningTable) =>
  table.prompts.some(
    (one) =>
      one.kind === kind &&
      one.need === 'must' &&
      (seat === undefined || (one.whom as readonly string[])[0] === seat),
  );

const quest = { game: 'pirate-quest', captains: 4, setup: race } as const;
const tricks = { game: 'pirate-tricks', captains: 4, setup: { depth: 'cards' } } as const;
const flag = { game: 'pirates-flag', captains: 6, setup: { depth: 'cards' } } as const;
const places = {
  ...{ 'square.red': 'c2-4', 'square.blue': 'c1-5', 'square.yellow': 'c2-1', 'square.green': 'c3-1' },
};
const fight = [set({ cards: 3, ...places }), ...bids(1, 1, 0, 0)];

const scenes: readonly Scene[] = [
  {
    ...quest,
    name: 'table-quest-fight',
    before: [
      ...fight,
      ...cards(['blue', 'axes-7'], ['yellow', 'axes-9']),
      { kind: 'tryFeature', seat: 'green', card: 'shields-6' },
      { kind: 'roll', seat: 'green', face: '1' },
    ],
  },
  {
    ...quest,
    name: 'table-quest-fight-won',
    before: [...fight, ...cards(['blue', 'axes-7'], ['yellow', 'axes-9'], ['green', 'axes-3'])],
    now: cards(['red', 'bows-2']),
  },
  {
    ...quest,
    name: 'table-quest-mutiny',
    setup: { ...race, depth: 'fights' },
    before: [...fight, { kind: 'winFight', seat: 'blue' }, { kind: 'winFight', seat: 'green' }],
    now: [{ kind: 'mutiny', seat: 'yellow', target: 'blue', fights: 1 }],
  },
  {
    ...quest,
    name: 'table-quest-six',
    captains: 6,
    size: large,
    before: [
      set({ cards: 3, ...places, 'square.white': 'c1-4', 'square.violet': 'c3-2' }),
      ...bids(1, 1, 0, 0, 0, 0),
      ...cards(['blue', 'axes-7'], ['yellow', 'axes-9'], ['green', 'axes-3'], ['white', 'bows-4']),
      { kind: 'tryFeature', seat: 'violet', card: 'shields-6' },
      { kind: 'roll', seat: 'violet', face: 'X' },
    ],
  },
  { ...quest, name: 'table-quest-map', look: 'day', until: asks('move') },
  { ...quest, name: 'table-quest-moves', captains: 6, size: large, until: asks('move', 'white') },
  { ...quest, name: 'table-end', captains: 5, until: isOver },
  {
    ...tricks,
    name: 'table-tricks-auction',
    before: [...scoreCards, ...dealt, ...sealed(['red', 3], ['yellow', 5])],
  },
  {
    ...tricks,
    name: 'table-tricks-turned',
    before: [...scoreCards, ...dealt, ...sealed(['red', 3], ['yellow', 5], ['blue', 1])],
    now: sealed(['green', 4]),
  },
  {
    ...tricks,
    name: 'table-tricks-recruits',
    before: [
      ...scoreCards,
      ...dealt,
      ...rowsTaken,
      { kind: 'layAside' },
      { kind: 'showCards', seat: 'blue', cards: ['red-14', 'red-15', 'red-16', 'blue-16'] },
    ],
  },
  {
    ...tricks,
    name: 'table-tricks-trick',
    before: [
      ...scoreCards,
      ...dealt,
      ...rowsTaken,
      { kind: 'layAside' },
      ...cards(['red', 'red-12'], ['blue', 'red-14'], ['yellow', 'red-8']),
    ],
    now: cards(['green', 'red-19']),
  },
  {
    name: 'table-attack-shop',
    game: 'pirate-attack',
    captains: 4,
    setup: { depth: 'score' },
    before: [{ kind: 'beginWith', seat: 'red' }, set({ 'gold.red': 5, 'gold.blue': 1, 'gold.green': 3 })],
    now: [{ kind: 'openShop', shop: 'market', price: 2 }],
  },
  { ...flag, name: 'table-flag-sail', before: [set(chase), roll('red', 5)] },
  {
    ...flag,
    name: 'table-flag-stack',
    before: [
      set(hunted),
      { kind: 'playCard', seat: 'yellow', card: 'gone-fishin', target: 'blue' },
      { kind: 'playCard', seat: 'blue', card: 'flank', target: 'blue', direction: 'inward' },
    ],
  },
  {
    ...flag,
    name: 'table-flag-battle',
    before: [set(beside), { kind: 'battle', seat: 'red' }, roll('red', 3)],
  },
  {
    ...flag,
    name: 'table-flag-taken',
    before: [set(beside), { kind: 'battle', seat: 'red' }, roll('red', 5)],
    now: [roll('blue', 2)],
  },
  { ...flag, name: 'table-flag-end', size: large, until: isOver, seed: 21 },
  { ...quest, name: 'phone-join', phone: { captain: 'Mo', picks: true } },
  { ...quest, name: 'phone-quest-bid', phone: { captain: 'Bartholomew' } },
  {
    ...quest,
    name: 'phone-quest-luck',
    phone: { captain: 'Freya' },
    before: [
      ...fight,
      ...cards(['blue', 'axes-7'], ['yellow', 'axes-9']),
      { kind: 'tryFeature', seat: 'green', card: 'shields-6' },
      { kind: 'roll', seat: 'green', face: '1' },
    ],
  },
  { ...quest, name: 'phone-map', phone: { captain: 'Freya' }, until: asks('move', 'green') },
  {
    ...quest,
    name: 'phone-card',
    phone: { captain: 'Mo', taps: ['9 of axes'] },
    before: [...fight, ...cards(['blue', 'axes-7'])],
  },
  {
    ...tricks,
    name: 'phone-bid',
    phone: { captain: 'Mo', taps: more },
    before: [...scoreCards, ...dealt, ...sealed(['red', 3])],
  },
  {
    ...tricks,
    name: 'phone-sealed',
    phone: { captain: 'Mo', taps: [...more, 'Seal 4 loon'] },
    before: [...scoreCards, ...dealt, ...sealed(['red', 3])],
  },
  {
    ...tricks,
    name: 'phone-tricks-recruits',
    phone: { captain: 'Bartholomew', taps: ['Recruits may be laid open.'] },
    before: [...scoreCards, ...dealt, ...rowsTaken, { kind: 'layAside' }],
  },
  {
    ...flag,
    name: 'phone-flag-card',
    phone: { captain: 'Bartholomew', taps: ['Does anybody answer?'] },
    before: [set(hunted), { kind: 'playCard', seat: 'yellow', card: 'gone-fishin', target: 'blue' }],
  },
];

/** An evening of chance plays on until something is so; one of so many must have it. */
function playUntil(table: RunningTable, isSo: (table: RunningTable) => boolean, seed: number): void {
  const chance = random(seed);
  for (let fact = 0; fact < 9000 && !isSo(table); fact++) playOn(table, chance);
  if (!isSo(table)) throw new Error('the evening was over before');
}

const rested = (page: Page): Promise<void> => page.waitForTimeout(1100);

async function onPhone(stand: Stand, { phone, look }: Scene): Promise<Page> {
  const { page } = await stand.visit(`/captain?lang=en&look=${look ?? 'evening'}`, {
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  });
  const free = page.getByLabel('Free seats');
  await free.waitFor();
  if (!phone || phone.picks) return page;
  await free.getByText(phone.captain).click();
  await free.waitFor({ state: 'detached' });
  for (const name of phone.taps ?? [])
    await page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('option', { name }))
      .first()
      .click();
  return page;
}

async function onTelevision(stand: Stand, { look, size }: Scene): Promise<Page> {
  const viewport = size ?? { width: 1280, height: 720 };
  const { page } = await stand.visit(`/table?lang=en&look=${look ?? 'evening'}`, { viewport });
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** So long the race of an evening is drawn. */
const drawnIn = 8000;

/** Every picture whose name holds `only`, into this folder. */
export async function photographDocs(stand: Stand, only: string, to: string): Promise<number> {
  const wanted = scenes.filter(({ name }) => name.includes(only));
  for (const scene of wanted) {
    const setup = { ...scene.setup, seats: seats(scene.captains) };
    const begun = stand.house.companion.begin(scene.game, setup as never);
    if (!begun.ok) throw new Error(JSON.stringify(begun.no));
    for (const command of scene.before ?? []) enter(stand.table, command as AnyCommand);
    if (scene.until) playUntil(stand.table, scene.until, scene.seed ?? 23);
    const page = await (scene.phone ? onPhone(stand, scene) : onTelevision(stand, scene));
    await rested(page);
    if (scene.until === isOver) await page.waitForTimeout(drawnIn);
    for (const command of scene.now ?? []) enter(stand.table, command as AnyCommand);
    // What is turned over has come to its rest then, and the moment is not over.
    if (scene.now) await rested(page);
    await page.screenshot({ path: join(to, `${scene.name}.png`) });
    console.log(scene.name);
    await stand.clear();
    await stand.house.companion.leave();
  }
  return wanted.length;
}
