import type { Locator, Page } from 'playwright-core';
import { de } from '../../../src-main/contract/text/de.ts';
import { en } from '../../../src-main/contract/text/en.ts';
import type { Random } from '../../support/random.ts';

export type Language = 'en' | 'de';
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de };
export const wordIn = (language: Language, key: string): string => words[language][`page.${key}`] ?? key;

/** What stands beside an answer, and answers nothing. */
const besides = [
  'rule',
  'overrule',
  'anew',
  'erase',
  'own-back',
  'change-it',
  'cover',
  'uncover',
  'photo',
  'keep-picture',
  'rematch',
];

/** Whoever would end an evening by a word of the table's own waits until there was one. */
const ends =
  /( wins?| win together| gewinnt| gewinnen gemeinsam|Nobody is afloat|Niemand ist mehr auf See|The time is up|Die Zeit ist um)$/;
/** Captains who tell that they are out, as they please, leave nobody to play with. */
const leaves = /( is out| scheidet aus)$/;

/** What can be pressed on a page: how it is called there, and the key that is printed on it. */
interface Press {
  readonly name: string;
  readonly key: string | null;
  readonly at: number;
}

const pressable = 'button:not(:disabled):not([aria-disabled="true"]), [role="option"]';

export interface Course {
  readonly early: string;
  readonly later: string;
}

export interface Playing {
  readonly language: Language;
  readonly region: 'asked' | 'your-answer';
  /** So many presses nobody ends the evening by a word of the table's own. */
  readonly early?: number | undefined;
  /** What a captain chooses who may: early in the evening, and later. */
  readonly course?: Course | undefined;
  readonly chance: Random;
}

/** Somebody before a page, who sees what is drawn there and knows nothing else. */
export class Person {
  readonly page: Page;
  readonly #region: Locator;
  readonly #chance: Random;
  readonly #besides: ReadonlySet<string>;
  readonly #throws: ReadonlySet<string>;
  readonly #refused = new Set<string>();
  readonly #enter: string;
  readonly #early: number;
  readonly #course: Course | undefined;
  #pressed = 0;
  /** A digit stands on a pad: whoever tells it goes on with Enter. */
  #typed = false;

  constructor(page: Page, { language, region, early = 60, course, chance }: Playing) {
    this.page = page;
    this.#early = early;
    this.#course = course;
    this.#region = page.getByRole('region', { name: wordIn(language, region), exact: true });
    this.#chance = chance;
    this.#besides = new Set(besides.map((key) => wordIn(language, key)));
    this.#enter = wordIn(language, 'enter');
    this.#throws = new Set(['roll-virtual', 'deal-virtual'].map((key) => wordIn(language, key)));
  }

  /** Everything that is asked here, and can be pressed. */
  async presses(): Promise<readonly Press[]> {
    if ((await this.#region.count()) === 0) return [];
    const found = await this.#region.first().evaluate(
      (region, what) =>
        [...region.querySelectorAll<HTMLElement>(what)].map((one, at) => ({
          at,
          key: one.getAttribute('aria-keyshortcuts'),
          name: (one.getAttribute('aria-label') ?? one.innerText).trim(),
          isDrawn: one.getBoundingClientRect().width > 0,
        })),
      pressable,
    );
    return found.filter(
      ({ name, isDrawn }) => isDrawn && ![...this.#besides].some((no) => name.includes(no)),
    );
  }

  /** Whether the page speaks to its owner: what else may be pressed there can wait. */
  async isSpokenTo(): Promise<boolean> {
    const head = await this.page.locator('h1').last().innerText();
    return /^(You|Your|Du|Dein|Deine|Dir|Dich)\b/.test(head.trim());
  }

  /** What is drawn at the answer; another text is another question, or a refusal. */
  async seen(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  /** Presses one thing: by its key where one is printed, else where it is. False where nothing is asked here. */
  async press(): Promise<boolean> {
    this.#pressed += 1;
    const isEarly = this.#pressed <= this.#early;
    const all = (await this.presses()).filter(({ name }) =>
      isEarly ? !ends.test(name) && !leaves.test(name) : !leaves.test(name),
    );
    const fresh = all.filter(({ name }) => !this.#refused.has(name));
    const open = fresh.length > 0 ? fresh : all;
    if (open.length === 0) return false;
    const throwing = open.filter(({ name }) => [...this.#throws].some((words) => name.includes(words)));
    const entering = this.#typed ? open.filter(({ name }) => name.includes(this.#enter)) : [];
    const ending = open.filter(({ name }) => ends.test(name));
    const course = isEarly ? this.#course?.early : this.#course?.later;
    const steering = course === undefined ? [] : open.filter(({ name }) => name.includes(course));
    const likely = [entering, throwing, ending, steering, open].find((some) => some.length > 0) ?? open;
    const one = this.#chance.pick(likely);
    this.#typed = /^\d$/.test(one.name) && all.some(({ name }) => name.includes(this.#enter));
    await this.slide();
    const before = await this.seen();
    if (one.key !== null && this.#chance.below(2) === 0) await this.#strike(one.key);
    else
      await this.#region
        .first()
        .locator(pressable)
        .nth(one.at)
        .click({ timeout: 4000 })
        .catch(() => undefined);
    await this.#answered(before, one.name);
    return true;
  }

  /** A number of two digits is struck digit by digit. */
  async #strike(key: string): Promise<void> {
    for (const one of /^\d+$/.test(key) ? key : [key]) {
      await this.page.keyboard.press(one);
      // A scanner strikes at an even pace, a hand does not.
      await this.page.waitForTimeout(40 + this.#chance.below(120));
    }
  }

  /** A number that is chosen on the slider, before it is sealed. */
  async slide(): Promise<void> {
    const slider = this.#region.getByRole('slider');
    if ((await slider.count()) === 0) return;
    const least = Number(await slider.first().getAttribute('min'));
    const most = Math.min(Number(await slider.first().getAttribute('max')), least + 8);
    // The table may go on while the thumb comes down.
    await slider
      .first()
      .fill(String(least + this.#chance.below(most - least + 1)), { timeout: 4000 })
      .catch(() => undefined);
  }

  async #answered(before: string, name: string): Promise<void> {
    for (let look = 0; look < 30; look++) {
      if ((await this.seen()) !== before) {
        const [refused] = [await this.page.getByRole('alert').count()];
        if (refused) this.#refused.add(name);
        else this.#refused.clear();
        return;
      }
      await this.page.waitForTimeout(50);
    }
    this.#refused.add(name);
  }
}
