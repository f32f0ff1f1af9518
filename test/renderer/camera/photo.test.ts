import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatCode } from '../../../src-main/chest/code.ts';
import { openHouse } from '../../../src-main/shell/house.ts';
import { games } from '../../../src-main/rules/games.ts';
import { phone, tableName, type Visitor } from '../../e2e/support/browser.ts';
import { needs } from '../../support/needs.ts';
import { openPages, type Pages } from '../engine.ts';
import { openStand, until, type Stand } from '../house.ts';
import { pngOf } from './png.ts';
import { pictureOf, type Scene } from './scenes.ts';

const need = needs('chromium');
const quest = games['pirate-quest'];

const codeOf = (key: string): string => {
  const piece = quest.pieces().find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return formatCode(quest.id, piece);
};
/** As a phone takes it: upright, and larger than anybody needs. */
const how = { width: 1500, height: 2000, perSecond: 1 };
const label = (key: string, y = 900) => ({ text: codeOf(key), x: 700, y, side: 380, turn: 12 });
const photo = (scene: Scene) => pngOf(pictureOf(scene, how), how);
/** Made before any page is there, which would take a table that draws for seconds for one that is gone. */
const ofOwnCard = photo({ shows: [label('card/swords-6')] });
const refused = (
  [
    ['No label of ours', {}],
    ['too dark', { shows: [label('card/swords-6')], light: 0.08 }],
    ['Several labels', { shows: [label('card/swords-6', 500), label('card/axes-2', 1400)] }],
    ['Ines was not asked for that', { shows: [label('face/green/1')] }],
  ] as const
).map(([words, scene]) => ({ words, png: photo(scene) }));

describe.skipIf(need.missing)(`a photo on a captain’s phone${need.reason}`, () => {
  let stand: Stand;
  let browsers: Pages;
  let visitor: Visitor;
  beforeAll(async () => {
    stand = await openStand((asked) =>
      openHouse({ ...asked, wishes: { ...asked.wishes, names: [tableName] } }),
    );
    browsers = await openPages();
    const table = await stand.begin('pirate-quest', { depth: 'cards' });
    table.act({ command: { kind: 'nameDealer', seat: 'green' } });
    for (const [seat, bid] of [
      ['red', 1],
      ['blue', 0],
      ['yellow', 1],
      ['green', 1],
    ] as const)
      table.act({ command: { kind: 'bid', seat, bid } });
    await stand.house.link.hub.room.letOthersIn();
    const url = stand.url('/captain').replace('127.0.0.1', tableName);
    visitor = await browsers.visit(url, phone);
    await visitor.page.getByLabel('Free seats').getByText('Ines').tap();
    await visitor.page.getByText('Photo of my card').waitFor();
  });
  afterAll(async () => {
    await browsers.close();
    await stand.close();
  });

  const take = (buffer: Buffer) =>
    visitor.page.locator('input[type=file]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer,
    });
  const says = (words: string) => visitor.page.getByRole('status').getByText(words).waitFor();

  test('is no page that a browser trusts with a camera, and reads all the same', async () => {
    expect(await visitor.page.evaluate(() => isSecureContext)).toBe(false);
  });

  test.each(refused)('is answered in a sentence: $words', async ({ words, png }) => {
    const { head } = stand.table;
    await take(png);
    await says(words);
    expect(stand.table.head).toBe(head);
  });

  test('plays the own card, tells nobody of any other, and sends no picture', async () => {
    const sent: string[] = [];
    visitor.page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    });
    await take(ofOwnCard);
    await until(() => stand.table.entry(stand.table.head).command.includes('"card":"swords-6"'));
    const command = JSON.parse(stand.table.entry(stand.table.head).command) as unknown;
    expect(command).toEqual({ kind: 'playCard', seat: 'red', card: 'swords-6' });
    const console = JSON.stringify(stand.house.companion.readers.readersPart());
    expect(console).not.toContain(codeOf('face/green/1'));
    expect(stand.table.log.readings({ last: 9 }).every(({ raw }) => raw.length < 60)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    expect(visitor.abroad).toEqual([]);
  });
});
