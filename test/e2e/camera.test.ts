import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { games } from '../../src-main/rules/games.ts';
import { LiveFilm } from '../renderer/camera/scenes.ts';
import { launch, needsElectron, xvfb, type Desktop, type Screen } from './support/electron.ts';
import { folder, type Folder } from './support/program.ts';
import { sessionFile } from './support/session.ts';

const need = needsElectron();
const how = { width: 960, height: 540, perSecond: 12 };

describe.skipIf(need.missing)(`the camera in a window of the desktop${need.reason}`, () => {
  let screen: Screen;
  let data: Folder;
  let film: LiveFilm;
  let desktop: Desktop;

  beforeAll(async () => {
    screen = await xvfb();
  });
  afterAll(() => {
    screen.close();
  });
  beforeEach(() => {
    data = folder();
    film = new LiveFilm(join(data.path, 'film.y4m'), how);
  });
  afterEach(async () => {
    await desktop.close();
    film.close();
    data.remove();
  });

  test('is opened by a press on the test bench, alone may see, may not hear, and reads a label', async () => {
    const args = [await sessionFile(data.path)];
    const options = [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${join(data.path, 'film.y4m')}`,
    ];
    desktop = await launch({ screen, data: data.path, args, options });
    const console = await desktop.window('/console');
    await console.getByText('Ines').first().waitFor();
    await console.keyboard.press('b');
    await console.getByRole('button', { name: 'A camera over the table' }).click();
    const page = await desktop.window('/camera');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('.lamp').waitFor();
    await page.waitForTimeout(1500);
    const allowed = (of: typeof page) =>
      of.evaluate(async () => {
        const tried = [{ video: true }, { audio: true }].map((what) =>
          navigator.mediaDevices.getUserMedia(what).then(
            () => true,
            () => false,
          ),
        );
        return Promise.all(tried);
      });
    expect(await allowed(console)).toEqual([false, false]);
    expect(await allowed(page)).toEqual([true, false]);
    const quest = games['pirate-quest'];
    const piece = quest.pieces().find(({ key }) => key === 'card/swords-9');
    if (!piece) throw new Error('no card');
    film.show({ shows: [{ text: formatCode(quest.id, piece), x: 300, y: 250, side: 110, turn: 200 }] });
    await page.locator('li canvas').waitFor();
    await page.locator('li').getByText('9 of swords').waitFor();
    expect(requests.filter((url) => !url.startsWith('app://quartermaster/'))).toEqual([]);
    await page.close();
    // Closed, it can be opened again.
    await console.getByRole('button', { name: 'A camera over the table' }).click();
    await (await desktop.window('/camera')).locator('.lamp').waitFor();
  });
});
