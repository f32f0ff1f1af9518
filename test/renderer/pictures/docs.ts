/** The pictures of docs/, each as the table comes to it. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter } from '../../contract/table.ts';
import { random } from '../../support/random.ts';
import type { Stand } from '../house.ts';
import { names, playOn } from '../quest/evening.ts';
import { attackScenes } from './docs-attack.ts';
import { boxScenes } from './docs-boxes.ts';
import { consoleScenes } from './docs-console.ts';
import { isOver, type Scene } from './docs-scene.ts';

const scenes: readonly Scene[] = [...boxScenes, ...attackScenes, ...consoleScenes];

const seats = (count: number) =>
  seatIds.slice(0, count).map((seat, at) => ({ seat, captain: names[at] ?? seat }));
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

async function drawn(stand: Stand, path: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await stand.visit(path, { viewport });
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

const small = { width: 1280, height: 720 };

const onTelevision = (stand: Stand, { look, size }: Scene): Promise<Page> =>
  drawn(stand, `/table?lang=en&look=${look ?? 'evening'}`, size ?? small);

/** Over what is filmed, which is a grey as good as any. */
async function onStream(stand: Stand, { overlay, look }: Scene): Promise<Page> {
  const page = await drawn(stand, `/overlay?lang=en&look=${look ?? 'evening'}&place=${overlay}`, small);
  await page.evaluate(() => document.documentElement.style.setProperty('background', '#8a979c', 'important'));
  return page;
}

async function onConsole(stand: Stand, { console: done = [], look }: Scene): Promise<Page> {
  const size = { width: 1366, height: 768 };
  const page = await drawn(stand, `/console?lang=en&look=${look ?? 'evening'}`, size);
  for (const [how, what] of done) {
    if (how === 'key') await page.keyboard.press(what);
    else
      await page
        .getByRole('button', { name: what })
        // A row of the log is called by more than its sentence.
        .or(page.locator('button', { hasText: what }))
        .first()
        .click();
    await rested(page);
  }
  return page;
}

const onPage = (stand: Stand, scene: Scene): Promise<Page> => {
  if (scene.phone) return onPhone(stand, scene);
  if (scene.console) return onConsole(stand, scene);
  return scene.overlay ? onStream(stand, scene) : onTelevision(stand, scene);
};

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
    const page = await onPage(stand, scene);
    await rested(page);
    if (scene.until === isOver || scene.over) await page.waitForTimeout(drawnIn);
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
