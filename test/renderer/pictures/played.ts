/**
 * An evening from the first press to the winner, as people play it: the program as it is started, its pages in
 * browsers, two phones. Nothing is known of the table but what stands on the pages.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { games } from '../../../src-main/rules/games.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import { browsing, codeOn, phone, tableName, type Browsing } from '../../e2e/support/browser.ts';
import { folder, passOf, portOf, start } from '../../e2e/support/program.ts';
import { pagePath } from '../../support/chromium.ts';
import { random } from '../../support/random.ts';
import { longNames, names } from '../quest/evening.ts';
import { Person, wordIn, type Course, type Language } from './hands.ts';

/** Each game with three captains in English by day, and with as many as it takes in German in the evening. */
export interface Play {
  readonly name: string;
  /** The name of the game as its box says. */
  readonly title: string;
  readonly captains: number;
  readonly language: Language;
  readonly look: 'evening' | 'day';
  /** How much is told, as the first, second or third that the start page offers; without it as it comes. */
  readonly depth?: number;
  /** House rules that such an evening would choose, each in its own words. */
  readonly rules?: readonly Rule[];
  /** Boxes that lie on the table besides, by their names. */
  readonly packs?: readonly string[];
  /** So many presses nobody ends the evening by a word, and is out by none. */
  readonly early?: number;
  /** Where captains sail who may choose. */
  readonly course?: Course;
}

interface Rule {
  readonly sentence: string;
  /** Chosen by its words, or typed. */
  readonly value: string;
}

export interface Asked extends Play {
  readonly seed: number;
  readonly to: string;
}

export interface Played {
  readonly presses: number;
  readonly pictures: number;
  /** The last headline of the television. */
  readonly end: string;
  readonly isOver: boolean;
}

/** So often one kind of headline is photographed. */
const perKind = 2;
/** One in so many looks is given to what may be done, and need not. */
const seldom = 10;
/** An evening that takes more has lost its way. */
const mostPresses = 3000;

/** What a game without house rules plays until nobody has time any more; each option with one value. */
const rulesIn = ({ text }: AnyGame, language: Language, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([option, value]): Rule => {
    const sentence = text[language][`option.${option}`] ?? option;
    return { sentence, value: text[language][`option.${option}.${value}`] ?? value };
  });

/** Depths: of the few captains, and of as many as it takes. */
const twice = (
  game: AnyGame,
  [few, many = few]: readonly number[],
  values: Readonly<Record<string, string>> = {},
): readonly Play[] => {
  const of = (captains: number, language: Language, look: Play['look'], depth?: number): Play => {
    const name = `${game.id}-${captains}-${language}-played`;
    const rules = rulesIn(game, language, values);
    const told = depth === undefined ? {} : { depth };
    return { name, title: game.title, captains, language, look, rules, ...told };
  };
  return [of(3, 'en', 'day', few), of(Math.min(6, game.mostSeats), 'de', 'evening', many)];
};

/** What comes beside the box, by its names. */
const packsOf = ({ text }: AnyGame, language: Language): readonly string[] =>
  Object.entries(text[language]).flatMap(([key, name]) =>
    /^pack\.[a-z-]+$/.test(key) && key !== 'pack.main' ? [name] : [],
  );

/** In to the flag, and out to sea with it: ships that turn at random bring nothing home in an evening. */
function sailing(language: Language): Course {
  const words = games['pirates-flag'].text[language];
  const way = (direction: string) => words[`answer.sail.${direction}`]?.split('{')[0] ?? direction;
  return { early: way('inward'), later: way('seaward') };
}

/**
 * Cards and dice where a table tells them all (six captains who bid at random reach no goal of Pirate Quest so).
 * Pirate Attack until its time is up, as a table with little of it would choose: until one ship alone is afloat is a
 * whole evening even of captains who attack each other. With all its packs beside it once more.
 */
export const plays: readonly Play[] = [
  ...twice(games['pirate-quest'], [3, 2]),
  ...twice(games['pirate-tricks'], [3]),
  ...twice(games['pirates-flag'], [3]).map((play) => ({
    ...play,
    early: 200,
    course: sailing(play.language),
  })),
  ...twice(games['pirate-attack'], [2, 3], { ending: 'time' }).map((play) => ({ ...play, early: 160 })),
  ...twice(games['pirate-attack'], [3], { ending: 'time' }).map((play) => ({
    ...play,
    name: play.name.replace('played', 'packs-played'),
    packs: packsOf(games['pirate-attack'], play.language),
    early: 260,
  })),
];

async function headline(tv: Page): Promise<{ words: string; isSettled: boolean }> {
  return tv.evaluate(() => {
    const head = document.querySelector('h1');
    const verb = head?.querySelector('i');
    return {
      words: head?.innerText.replace(/\u00AD/g, '').replace(/\s+/g, ' ') ?? '',
      isSettled: !verb || getComputedStyle(verb).fontStyle === 'normal',
    };
  });
}

/** What kind of headline it is: whoever it names, whatever number it says. */
const kindOf = (words: string, captains: readonly string[]): string =>
  captains
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, '…'), words)
    .replace(/\d+/g, '#');

const fileName = (kind: string): string =>
  kind
    .replace(/[^\p{L}#…]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export async function playEvening(play: Asked): Promise<Played> {
  mkdirSync(play.to, { recursive: true });
  const data = folder();
  const program = start(['--headless', '--lan', '--name', tableName, '--data', data.path, '--port', '0']);
  const browsers = await browsing(undefined, undefined, pagePath);
  try {
    return await atTheTable(
      play,
      browsers,
      `http://127.0.0.1:${await portOf(program)}`,
      await passOf(program),
    );
  } finally {
    await browsers.close();
    await program.end();
    data.remove();
  }
}

interface Table {
  readonly tv: Page;
  readonly keeper: Person;
  readonly phones: readonly Person[];
}

/** Name by name into the chairs, the depth, and the first press. */
async function begin(page: Page, play: Play): Promise<void> {
  const { title, captains, language, look, depth } = play;
  const say = (key: string): string => wordIn(language, key);
  await page.getByRole('button', { name: say(`look.${look}`), exact: true }).click();
  await page.getByLabel(title).first().check({ force: true });
  const chairs = page.getByRole('group', { name: say('around') });
  const name = (at: number) => chairs.getByRole('textbox').nth(at);
  while ((await chairs.getByRole('textbox').count()) < captains)
    await page.getByRole('button', { name: say('add-captain') }).click();
  for (const [at, captain] of called(language).slice(0, captains).entries()) await name(at).fill(captain);
  while ((await chairs.getByRole('textbox').count()) > captains)
    await chairs
      .getByRole('button', { name: say('remove').split(' ')[0] ?? '' })
      .last()
      .click();
  if (depth !== undefined)
    await page
      .getByRole('group', { name: say('depth') })
      .getByRole('radio')
      .nth(depth - 1)
      .press('Space');
  for (const pack of play.packs ?? [])
    await page.getByRole('checkbox', { name: pack }).first().check({ force: true });
  await settle(page, play);
  await page.getByRole('button', { name: say('begin'), exact: true }).click();
}

/** House rules by their sentences. */
async function settle(page: Page, { rules = [], language }: Play): Promise<void> {
  if (rules.length > 0) await page.locator('summary', { hasText: wordIn(language, 'house-rules') }).click();
  for (const { sentence, value } of rules) {
    const field = page.getByLabel(sentence, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption({ label: value });
    else {
      await field.fill(value);
      await field.press('Tab');
    }
  }
}

const called = (language: Language): readonly string[] => (language === 'de' ? longNames : names);

async function sitDown(play: Asked, browsers: Browsing, home: string, pass: string): Promise<Table> {
  const { language, look, seed, early, course } = play;
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const desk = { locale, viewport: { width: 1366, height: 768 } };
  const { page: keeper } = await browsers.visit(`${home}/#${pass}`, desk);
  await begin(keeper, play);
  await keeper.getByRole('region', { name: wordIn(language, 'asked') }).waitFor();
  const { page: tv } = await browsers.visit(`${home}/table`, {
    locale,
    viewport: { width: 1280, height: 720 },
  });
  await tv.locator('h1').first().waitFor();
  if (look === 'day') await tv.keyboard.press('l');
  const code = (await codeOn(tv)).replace(/\/\/[^:/]+/, `//${tableName}`);
  const chance = random(seed);
  const phones: Person[] = [];
  for (const captain of called(language).slice(0, 2)) {
    const { page } = await browsers.visit(code, { ...phone, locale });
    await page.getByRole('button', { name: wordIn(language, `look.${look}`), exact: true }).click();
    const free = page.getByLabel(wordIn(language, 'pick.label'));
    await free.getByText(captain).click();
    await free.waitFor({ state: 'detached' });
    phones.push(new Person(page, { language, region: 'your-answer', early, course, chance }));
  }
  await hideCode(keeper, language);
  return { tv, keeper: new Person(keeper, { language, region: 'asked', early, course, chance }), phones };
}

/** Everybody sits: the code has done its work. */
async function hideCode(keeper: Page, language: Language): Promise<void> {
  await keeper
    .getByRole('button', { name: wordIn(language, 'room.hide'), exact: true })
    .first()
    .click();
}

/** Takes a picture of the television and of both phones wherever the headline is of a kind not seen often yet. */
class Photographer {
  readonly #table: Table;
  readonly #play: Asked;
  readonly #seen = new Map<string, number>();
  taken = 0;

  constructor(table: Table, play: Asked) {
    this.#table = table;
    this.#play = play;
  }

  async look(): Promise<string> {
    const { words, isSettled } = await headline(this.#table.tv);
    const kind = kindOf(words, called(this.#play.language));
    const times = (this.#seen.get(kind) ?? 0) + 1;
    this.#seen.set(kind, times);
    if (times > perKind) return words;
    // What is turned over, filled, faded in has come to its rest, and a moment is not over yet.
    await this.#table.tv.waitForTimeout(isSettled ? 900 : 500);
    await this.shoot(`${isSettled ? 'moment' : 'asked'}-${fileName(kind)}`);
    return words;
  }

  async shoot(name: string): Promise<void> {
    const number = String(this.taken + 1).padStart(3, '0');
    const { tv, phones } = this.#table;
    const hands = phones.map(({ page }, at) => [`captain-390x844-${at + 1}`, page] as const);
    for (const [screen, page] of [['table-1280x720', tv] as const, ...hands])
      await page.screenshot({ path: join(this.#play.to, `${screen}--${number}-${name}.png`) });
    this.taken += 1;
  }
}

async function atTheTable(play: Asked, browsers: Browsing, home: string, pass: string): Promise<Played> {
  const table = await sitDown(play, browsers, home, pass);
  const photographer = new Photographer(table, play);
  const { keeper, phones, tv } = table;
  const chance = random(play.seed + 1);
  let presses = 0;
  let end = '';
  const isOver = async (): Promise<boolean> =>
    (await keeper.page.getByRole('button', { name: wordIn(play.language, 'rematch') }).count()) > 0;
  let idle = 0;
  while (presses < mostPresses && idle < 20) {
    end = await photographer.look();
    if (await isOver()) break;
    let pressed = false;
    for (const person of phones)
      if (!pressed && ((await person.isSpokenTo()) || chance.below(seldom) === 0))
        pressed = await person.press();
    if (!pressed && chance.below(seldom) === 0) await keeper.page.keyboard.press('n');
    if (!pressed) pressed = await keeper.press();
    if (pressed) presses += 1;
    idle = pressed ? 0 : idle + 1;
    // Nothing that can be answered there: perhaps at the next question.
    if (!pressed) await keeper.page.keyboard.press('n');
    if (!pressed) await tv.waitForTimeout(100);
  }
  await tv.waitForTimeout(7000);
  await photographer.shoot('end');
  await keeper.page.screenshot({ path: join(play.to, 'console-1366x768--end.png') });
  end = (await headline(tv)).words;
  return { presses, pictures: photographer.taken, end, isOver: await isOver() };
}
