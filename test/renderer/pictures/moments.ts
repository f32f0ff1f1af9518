import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { games } from '../../../src-main/rules/games.ts';
import { waitingFor } from '../../../src-main/rules/kernel/prompt.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter } from '../../contract/table.ts';
import { random } from '../../support/random.ts';
import type { Stand } from '../house.ts';
import { playOn } from '../quest/evening.ts';
import type { Evening } from './evenings.ts';
import type { Staged } from './staged.ts';
import { addressOf, nameOf, optionsOf, type Screen } from './wall.ts';

interface Hung {
  readonly screen: Screen;
  readonly page: Page;
  /** What the link knows a phone by, so that it can be given a seat. */
  readonly device: string | undefined;
}

interface Photographed {
  readonly stand: Stand;
  readonly evening: Evening;
  readonly walls: readonly Screen[];
  readonly to: string;
  /** Moments at the most. */
  readonly most: number;
}

/** A page that has not changed for a while has drawn what it was told; a picture of it is for people. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = performance.now();
        const watch = new MutationObserver(() => (last = performance.now()));
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = setInterval(() => {
          if (performance.now() - last < 160) return;
          clearInterval(look);
          watch.disconnect();
          done();
        }, 40);
      }),
  );
}

async function shoot({ page, screen }: Hung, to: string, moment: string): Promise<void> {
  await quiet(page);
  await page.screenshot({ path: join(to, `${nameOf(screen)}--${moment}.png`), animations: 'disabled' });
}

async function hang(stand: Stand, walls: readonly Screen[]): Promise<readonly Hung[]> {
  const hung: Hung[] = [];
  for (const screen of walls) {
    const before = new Set(stand.house.link.hub.devices.all().map(({ id }) => id));
    const { page } = await stand.visit(addressOf(screen), optionsOf(screen));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await quiet(page);
    const device = stand.house.link.hub.devices.all().find(({ id }) => !before.has(id))?.id;
    hung.push({ screen, page, device });
  }
  return hung;
}

/** The seat of whoever is asked first; the phone leaves it again, so that the next phone can have it. */
async function shootInHand(stand: Stand, hung: Hung, to: string, moment: string): Promise<void> {
  const { hub } = stand.house.link;
  const session = hub.host.session();
  const must = stand.table.prompts.find(({ need }) => need === 'must') ?? stand.table.prompts[0];
  const [whom] = must ? waitingFor(must) : [];
  const place = session?.seats.find(({ seat }) => seat === whom) ?? session?.seats[0];
  if (!session || !place || hung.device === undefined) return shoot(hung, to, moment);
  hub.devices.take(hung.device, session.id, place);
  hub.changed();
  await shoot(hung, to, moment);
  hub.devices.leave(hung.device, session.id, place.seat);
  hub.changed();
}

async function shootAll(stand: Stand, hung: readonly Hung[], to: string, moment: string): Promise<number> {
  for (const one of hung) {
    if (one.screen.display === 'captain') await shootInHand(stand, one, to, moment);
    else if (one.screen.display !== 'start') await shoot(one, to, moment);
  }
  return hung.length;
}

/** The kinds of everything that is asked now; a moment is new when its first question or a chance beside it is. */
function newsIn(table: RunningTable, known: Set<string>): string | undefined {
  const musts = table.prompts.filter(({ need }) => need === 'must').map(({ kind }) => kind);
  const mays = table.prompts.filter(({ need }) => need === 'may').map(({ kind }) => `may-${kind}`);
  const now = [...musts.slice(0, 1), ...mays];
  const fresh = now.filter((kind) => !known.has(kind));
  for (const kind of now) known.add(kind);
  return fresh.length > 0 ? [...new Set(now)].slice(0, 3).join('+') : undefined;
}

const lost = /Keine Verbindung seit|Nicht aktuell seit|No connection since|Not live since/;
const sheetKeys = {
  C: 'correction',
  X: 'dispute',
  T: 'room',
  B: 'readers',
  E: 'data',
  M: 'more',
  '?': 'keys',
};

async function shootSheets(hung: readonly Hung[], to: string): Promise<number> {
  const consoles = hung.filter(({ screen }) => screen.display === 'console');
  for (const one of consoles)
    for (const [key, name] of Object.entries(sheetKeys)) {
      // With Alt, since at some moments what is typed goes into the search for a card.
      await one.page.keyboard.press(`Alt+${key}`);
      await one.page.locator('.sheets .panel').first().waitFor();
      await shoot(one, to, `sheet-${name}`);
      await one.page.keyboard.press('Escape');
      await one.page.locator('.sheets .panel').first().waitFor({ state: 'detached' });
    }
  return consoles.length * Object.keys(sheetKeys).length;
}

/** A seat for each phone, as long as there are any: what it shows without the network it has to know before. */
async function seatPhones(stand: Stand, hung: readonly Hung[]): Promise<void> {
  const { hub } = stand.house.link;
  const session = hub.host.session();
  const phones = hung.filter(({ screen }) => screen.display === 'captain');
  for (const [at, { page, device }] of phones.entries()) {
    const place = session?.seats[at];
    if (session && place && device !== undefined) hub.devices.take(device, session.id, place);
    hub.changed();
    await quiet(page);
  }
}

/** The clock stands, the picture is kept, both; the network is gone. */
async function shootCircumstances(stand: Stand, hung: readonly Hung[], to: string): Promise<number> {
  const { hub } = stand.house.link;
  let taken = 0;
  stand.table.act({ command: { kind: 'pause' } });
  taken += await shootAll(stand, hung, to, 'circumstance-paused');
  hub.freeze();
  taken += await shootAll(stand, hung, to, 'circumstance-paused-and-kept');
  hub.unfreeze();
  stand.table.act({ command: { kind: 'resume' } });
  await seatPhones(stand, hung);
  for (const one of hung) await one.page.context().setOffline(true);
  const away = hung.filter(({ screen }) => screen.display !== 'start');
  for (const { page } of away) await page.getByText(lost).first().waitFor();
  for (const one of away) await shoot(one, to, 'circumstance-lost');
  taken += away.length;
  for (const one of hung) await one.page.context().setOffline(false);
  for (const { page } of away) await page.getByText(lost).first().waitFor({ state: 'detached' });
  for (const { device } of hung)
    for (const { seat } of hub.host.session()?.seats ?? [])
      if (device !== undefined) hub.devices.leave(device, hub.host.session()?.id ?? '', seat);
  hub.changed();
  return taken;
}

/** From the first question to the end of the evening; a picture wherever something is asked for the first time. */
export async function photographEvening(wanted: Photographed): Promise<number> {
  const { stand, evening, walls, to, most } = wanted;
  const begun = stand.house.companion.begin(evening.game.id, evening.setup as never);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const { table } = stand;
  const hung = await hang(stand, walls);
  const known = new Set<string>();
  const chance = random(23);
  let taken = 0;
  let moments = 0;
  for (let fact = 0; fact < 9000 && table.prompts.length > 0; fact++) {
    const news = moments < most ? newsIn(table, known) : undefined;
    if (news !== undefined) {
      moments += 1;
      taken += await shootAll(stand, hung, to, `${String(moments).padStart(2, '0')}-${news}`);
      if (moments === 4) {
        taken += await shootSheets(hung, to);
        taken += await shootCircumstances(stand, hung, to);
      }
    }
    if (!playOn(table, chance)) break;
  }
  taken += await shootAll(stand, hung, to, 'over');
  await stand.clear();
  await stand.house.companion.leave();
  return taken;
}

/** An evening that is set up: its moments in their order, and of each a picture. */
export async function photographStaged(
  wanted: Omit<Photographed, 'most'>,
  moments: Staged['moments'],
): Promise<number> {
  const { stand, evening, walls, to } = wanted;
  const begun = stand.house.companion.begin(evening.game.id, evening.setup as never);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const hung = await hang(stand, walls);
  let taken = 0;
  for (const [at, [name, ...commands]] of moments.entries()) {
    for (const command of commands) enter(stand.table, command);
    taken += await shootAll(stand, hung, to, `${String(at + 1).padStart(2, '0')}-${name}`);
  }
  await stand.clear();
  await stand.house.companion.leave();
  return taken;
}

/** Every page without a session; then the start page with what can be opened on it. */
export async function photographNothing(stand: Stand, walls: readonly Screen[], to: string): Promise<number> {
  const hung = await hang(stand, walls);
  for (const one of hung) await shoot(one, to, 'nothing');
  let taken = hung.length;
  for (const one of hung.filter(({ screen }) => screen.display === 'start')) {
    for (const { id, title } of Object.values(games)) {
      await one.page.getByLabel(title).check();
      await one.page
        .locator('details')
        .evaluateAll((all) => all.forEach((details) => ((details as HTMLDetailsElement).open = true)));
      await quiet(one.page);
      await one.page.screenshot({
        path: join(to, `${nameOf(one.screen)}--${id}.png`),
        fullPage: true,
      });
      taken += 1;
    }
  }
  await stand.clear();
  return taken;
}
