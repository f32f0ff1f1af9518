import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { browsing, type Browsing, type Visitor } from '../../e2e/support/browser.ts';
import { pagePath } from '../../support/chromium.ts';
import { LiveFilm, type Film, type Scene } from './scenes.ts';

const usualFilm: Film = { width: 960, height: 540, perSecond: 12 };

export interface AtACamera {
  /** What lies before the camera from now on. */
  show(scene: Scene): void;
  visit(url: string, options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

/** A browser with a camera over an empty table. */
export async function atACamera(how: Film = usualFilm): Promise<AtACamera> {
  const folder = mkdtempSync(join(tmpdir(), 'qm-film-'));
  const path = join(folder, 'film.y4m');
  const film = new LiveFilm(path, how);
  const browsers: Browsing = await browsing(
    undefined,
    [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
    pagePath,
  );
  return {
    show: (scene) => {
      film.show(scene);
    },
    visit: (url, options) =>
      browsers.visit(url, { locale: 'en-GB', viewport: { width: 1366, height: 900 }, ...options }),
    async close() {
      await browsers.close();
      film.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
