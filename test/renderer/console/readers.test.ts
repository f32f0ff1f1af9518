import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ascii, parseHex } from '../../../hardware/parser/bytes.ts';
import { SerialLine } from '../../../hardware/port/serial.ts';
import { needs } from '../../support/needs.ts';
import { ptyPair, type PtyPair } from '../../support/pty.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsOfAxe } from '../house.ts';

const chromium = needs('chromium');
const socat = needs('socat');

const gps = ascii('$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\r\n');
const binary = parseHex('A55A010203F4118899');

describe.skipIf(chromium.missing || socat.missing)(
  `a port that talks, at the console${chromium.reason}${socat.reason}`,
  () => {
    const stand = atAStand();
    let cable: PtyPair;
    let end: SerialLine;

    beforeEach(async () => {
      cable = await ptyPair();
      end = new SerialLine(cable.reader, { baudRate: 9600 });
      await end.open({ bytes: () => undefined, closed: () => undefined });
    });
    afterEach(async () => {
      await stand.house.companion.readers.forget(cable.host);
      await end.close();
      await cable.remove();
    });

    /** The scorekeeper has the port looked at, and it says this again and again until the console asks about it. */
    async function talked(bytes: Uint8Array, language: string, question: RegExp): Promise<Page> {
      await stand.begin('pirate-quest');
      const { page } = await stand.visit(`/console?lang=${language}`);
      await page.locator('.ask').waitFor();
      await stand.house.companion.readers.rack.examine(cable.host);
      const talking = setInterval(() => void end.write(bytes), 200);
      await page.locator('.reader').filter({ hasText: question }).click();
      clearInterval(talking);
      await page.locator('.panel .question').waitFor();
      return page;
    }
    async function shot(page: Page, name: string): Promise<void> {
      const folder = process.env['QM_LOOK'];
      if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
    }
    const remembered = () =>
      stand.house.companion.readers.rack.readers.find(({ reader }) => reader === cable.host)?.remembered;

    test.each([
      ['en', /talks like a GPS/, 'a barcode or QR scanner'],
      ['de', /redet wie ein GPS/, 'ein Barcode- oder QR-Scanner'],
    ] as const)(
      'is asked about in %s, and is what the scorekeeper presses',
      async (language, question, kind) => {
        const page = await talked(gps, language, question);
        await shot(page, `gps-${language}`);
        // Words of every language have tests of their own: one is enough for axe.
        if (language === 'de') expect(await complaintsOfAxe(page)).toEqual([]);
        await expect.poll(() => page.locator('.panel .lines').textContent()).toContain('2447504747412C');
        await page.locator('.question').getByRole('button', { name: kind }).click();
        await page.locator('.question').waitFor({ state: 'detached' });
        expect(remembered()).toMatchObject({ kind: 'scanner' });
        await shot(page, `set-${language}`);
      },
    );

    test('of somebody’s own making gets from its box to a first reading without a press, and to taught cards by three', async () => {
      await stand.begin('pirate-quest');
      const { page } = await stand.visit('/console');
      await page.locator('.ask').waitFor();
      await stand.house.companion.readers.rack.examine(cable.host);
      /** As the examples print it that come with the reader's library. */
      const lay = (uid: string) => end.write(ascii(`\r\nCard UID: ${uid}\r\n`));
      await end.write(ascii('Scan PICC to see UID, SAK, type, and data blocks...\r\n'));
      const laying = setInterval(() => void lay('04 A2 B3 1C'), 300);
      await page.getByText('No piece has the tag 04A2B31C.').waitFor();
      clearInterval(laying);
      await page.getByRole('button', { name: 'Chest' }).last().click();
      await page.getByLabel('Name of a new chest').fill('Ours');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Teach tags' }).click();
      await page.getByText(/^0 of \d+ taught/).waitFor();
      await lay('04 A2 B3 1D');
      await page.getByText(/^1 of \d+ taught/).waitFor();
      await lay('04 A2 B3 1E');
      await page.getByText(/^2 of \d+ taught/).waitFor();
    });

    test.each(['en', 'de'] as const)(
      'that nobody understands says so in %s, and can be left alone',
      async (language) => {
        const page = await talked(binary, language, /no reader sends|kein Leser sendet/);
        await shot(page, `unknown-${language}`);
        if (language === 'de') expect(await complaintsOfAxe(page)).toEqual([]);
        await page.getByRole('button', { name: /leave it alone|in Ruhe lassen/ }).click();
        await page.locator('.question').waitFor({ state: 'detached' });
        expect(stand.house.companion.readers.rack.readers).toEqual([]);
      },
    );
  },
);
