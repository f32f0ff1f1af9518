/** The start page and the logbook of docs/: evenings at random over the years, and those that come along, played today. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Who } from '../../../src-main/link/handler.ts';
import { openHouse } from '../../../src-main/shell/house.ts';
import { gamesPlayed, sessionFile } from '../../bench/logbook-stock.ts';
import { examples, type Example } from '../../support/examples.ts';
import { openStand, type Stand } from '../house.ts';

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'start' };
const day = 24 * 60 * 60_000;
const evenings = 112;

interface LogbookScene {
  readonly name: string;
  readonly path: string;
  readonly until: string;
  /** What is pressed there, by its words. */
  readonly press: readonly (readonly ['link' | 'button' | 'text' | 'radio', string | RegExp])[];
  /** What the picture begins with, where it is not the head of the page. */
  readonly from?: string;
}

const scenes: readonly LogbookScene[] = [
  { name: 'start', path: '/', until: 'h1', press: [['button', 'Silent']] },
  {
    name: 'start-board',
    path: '/',
    until: 'h1',
    press: [
      ['radio', /^The Pirate's Flag/],
      ['text', 'The board'],
    ],
    from: 'The board',
  },
  { name: 'logbook', path: '/logbook', until: '[data-row] .winner', press: [] },
  {
    name: 'logbook-evening',
    path: '/logbook',
    until: '[data-row] .winner',
    press: [['link', /wins by four, never behind/]],
  },
  {
    name: 'logbook-captain',
    path: '/logbook',
    until: 'h1',
    press: [
      ['link', 'Captains'],
      ['link', /^Mo/],
    ],
  },
  {
    name: 'logbook-games',
    path: '/logbook',
    until: 'h1',
    press: [
      ['link', 'Games'],
      ['link', /^Flag/],
    ],
  },
  { name: 'logbook-dice', path: '/logbook', until: 'h1', press: [['link', 'Dice']] },
];

/** Before the program opens the folder: what stands there is what it finds. */
function fill(data: string): void {
  const sessions = join(data, 'sessions');
  mkdirSync(sessions, { recursive: true });
  for (let nth = 0; nth < evenings; nth++) {
    const game = gamesPlayed[nth % gamesPlayed.length] ?? 'pirate-quest';
    const startedAt = Date.now() - (evenings - nth) * 9 * day;
    // Rolls are told where all cards are; those of the Flag came from a reader, as most of Quest's.
    const isFlag = game === 'pirates-flag' && nth % 8 === 2;
    const isWhole = isFlag || game === 'pirate-quest';
    const source = isFlag || (isWhole && nth % 3 > 0) ? 'scanned' : 'typed';
    const how = { most: isFlag ? 1500 : 400, startedAt, source, isWhole } as const;
    sessionFile(join(sessions, `evening-${nth}.quartermaster`), game, nth, how);
  }
}

/** The last one is not over. */
async function playToday({ companion }: Stand['house']): Promise<void> {
  const rank = ({ game }: Example): number => ['pirates-flag', 'pirate-tricks', 'pirate-quest'].indexOf(game);
  const whole = examples.toSorted((one, other) => rank(one) - rank(other));
  const attack = examples.filter(({ game }) => game === 'pirate-attack');
  const played = [...whole, ...attack.map((one) => ({ ...one, lines: one.lines.slice(0, 40) }))];
  for (const { game, setup, lines } of played) {
    const begun = companion.begin(game, setup as never, { place: 'The attic' });
    if (!begun.ok) throw new Error(JSON.stringify(begun.no));
    for (const line of lines) companion.take(line, keeper);
    await companion.leave();
  }
  await companion.data.refreshIndex();
}

async function press(page: Page, { press: presses, from }: LogbookScene): Promise<void> {
  for (const [role, name] of presses)
    if (role === 'text') await page.getByText(name, { exact: true }).first().click();
    else if (role === 'radio') await page.getByRole(role, { name }).first().check({ force: true });
    else await page.getByRole(role, { name }).first().click();
  if (from !== undefined)
    await page
      .getByText(from, { exact: true })
      .first()
      .evaluate((one) => {
        one.scrollIntoView({ block: 'start' });
      });
}

/** Every picture whose name holds `only`, into this folder. */
export async function photographLogbook(only: string, to: string): Promise<number> {
  const wanted = scenes.filter(({ name }) => name.includes(only));
  if (wanted.length === 0) return 0;
  const stand = await openStand((asked) => {
    fill(asked.wishes.data ?? '');
    return openHouse(asked);
  });
  try {
    await playToday(stand.house);
    for (const scene of wanted) {
      const { page } = await stand.visit(`${scene.path}?lang=en&look=evening`);
      await page.locator(scene.until).first().waitFor();
      await press(page, scene);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: join(to, `${scene.name}.png`) });
      console.log(scene.name);
      await stand.clear();
    }
  } finally {
    await stand.close();
  }
  return wanted.length;
}
