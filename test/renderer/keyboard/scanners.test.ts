import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { struck, type Scanner } from '../../hardware/wedge/scanners.ts';
import { eventsOf, type Strike } from '../../hardware/wedge/keyboard.ts';
import { needs } from '../../support/needs.ts';
import { random } from '../../support/random.ts';
import { atAStand } from '../at-a-stand.ts';
import { until } from '../house.ts';

const need = needs('chromium');

/** Has the page hear these keys, each stamped with the very moment in which a scanner or a hand struck it. */
async function type(page: Page, strikes: readonly Strike[]): Promise<void> {
  const events = eventsOf(strikes, false).flatMap((input) =>
    input.kind === 'down' || input.kind === 'up'
      ? [
          {
            type: `key${input.kind}`,
            key: 'key' in input ? input.key : '',
            code: input.code,
            at: input.at,
            shift: 'shift' in input && input.shift === true,
          },
        ]
      : [],
  );
  await page.evaluate(async (all) => {
    const start = performance.now() + 20;
    for (const { type, key, code, at, shift } of all) {
      // One after the other: timers of their own would hand over out of turn what comes within a millisecond.
      const early = start + at - performance.now();
      if (early > 0) await new Promise((soon) => setTimeout(soon, early));
      const event = new KeyboardEvent(type, { key, code, shiftKey: shift, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: start + at });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  }, events);
}

describe.skipIf(need.missing)(`a scanner that types on a page${need.reason}`, () => {
  const stand = atAStand();
  const entries = () => stand.table.log.entries;
  const read = () =>
    stand.table.log
      .readings({ last: 1 })
      .map(({ report }) => (JSON.parse(report) as { text?: string }).text)[0];

  async function atTheBids(): Promise<Page> {
    await stand.begin('pirate-quest', { depth: 'score' });
    stand.house.companion.take(
      { kind: 'nameDealer', seat: 'green' },
      { role: 'scorekeeper', seats: [], language: 'en', page: 'console' },
    );
    const { page } = await stand.visit('/console');
    await page.locator('.answers').first().waitFor();
    return page;
  }
  /** A code of digits, each of which would be a bid. */
  async function scan(page: Page, code: string, scanner: Scanner, end: readonly string[] = ['Enter']) {
    await type(page, struck([...code, ...end], scanner, random(scanner.pace)));
    await until(() => read() === code);
  }

  test('enters nothing at 5 to 60 ms a key, shaken or in bursts', async () => {
    const page = await atTheBids();
    const before = entries().length;
    const kinds: readonly Scanner[] = [
      ...[5, 26, 35, 50, 60].flatMap((pace) => [{ pace }, { pace, jitter: Math.min(12, pace - 1) }]),
      { pace: 20, radio: 15 },
      { pace: 12, radio: 45 },
    ];
    for (const [at, scanner] of kinds.entries()) {
      await scan(page, `10${String(at).padStart(2, '0')}013010`, scanner, at % 3 === 2 ? [] : ['Enter']);
      expect(entries().length - before, JSON.stringify(scanner)).toBe(0);
    }
    expect(await page.locator('.slow-scan').count()).toBe(0);
  });

  test('has what its keys entered taken back where it is slower, named in the log, and says what to set', async () => {
    const page = await atTheBids();
    const head = stand.table.head;
    await scan(page, '1011013010', { pace: 110, jitter: 4 });
    expect(stand.table.head).toBe(head);
    const moves = entries().filter(({ kind }) => kind === 'undo');
    expect(moves.length).toBeGreaterThan(0);
    for (const { command } of moves) expect(JSON.parse(command)).toMatchObject({ because: 'scan' });
    await page.locator('.log', { hasText: 'a scan, taken for keys' }).waitFor();
    const said = page.locator('.slow-scan', { hasText: 'Set the scanner’s delay between characters to 0.' });
    await said.first().waitFor();
    await said.getByRole('button').first().click();
    await said.first().waitFor({ state: 'detached' });
  });

  test('has the page that it opened and the field that it filled put back', async () => {
    const page = await atTheBids();
    const before = entries().length;
    await scan(page, 'MB12345678', { pace: 120, jitter: 3 });
    await page.locator('.panel').waitFor({ state: 'detached' });
    expect(stand.table.entriesInForce().length).toBe(before);
    await page.keyboard.press('M', { delay: 60 });
    const note = page.getByRole('textbox').first();
    await note.fill('ahoy');
    await scan(page, '4006381333931', { pace: 130, jitter: 3 });
    await expect.poll(() => note.inputValue()).toBe('ahoy');
    expect(stand.table.entriesInForce().length).toBe(before);
  });

  test('is not what a person is: two quick digits are two answers', async () => {
    const page = await atTheBids();
    const before = entries().length;
    await type(page, struck([...'10'], { pace: 75, held: 55 }, random(1)));
    await until(() => entries().length === before + 2);
    await type(page, struck([...'1'], { pace: 75, held: 22 }, random(1)));
    await until(() => entries().length === before + 3);
    expect(
      entries()
        .slice(before)
        .map(({ kind, command }) => [kind, (JSON.parse(command) as { bid: number }).bid]),
    ).toEqual([
      ['fact', 1],
      ['fact', 0],
      ['fact', 1],
    ]);
  });
});
