import type { Page } from 'playwright-core';
import { memoryDevices } from '../../src-main/link/device-store.ts';
import { openLink, type Link } from '../../src-main/link/link.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { noting, type Visitor } from '../e2e/support/browser.ts';
import { withLink } from '../link/invited.ts';
import { standHost, type StandHost } from '../link/stand.ts';
import { openPages, type Device } from './engine.ts';
import { settled } from './gallery.ts';
import { builtPages } from './pages.ts';
import { usualPort } from './port.ts';

export interface Shown extends Visitor {
  /** Waits until the page has been sent what the table's view holds now, and has drawn it. */
  caughtUp(): Promise<void>;
}

/** Each table that a page is shown has numbers of its own. */
interface Revised {
  readonly run: string;
  readonly to: number;
}
const nameOf = ({ run, to }: Revised): string => `${run}, ${to}`;

/** A machine with other work is slow, not wrong. */
const patience = 15_000;

/** Pages as they are built, the link as it is, and a browser: all of it around a table in memory. */
export interface Displays {
  readonly host: StandHost;
  readonly link: Link;
  readonly folder: string;
  /** Opens `/table?lang=de`. */
  open(path: string, options?: Device): Promise<Shown>;
  close(): Promise<void>;
}

export async function openDisplays(game: AnyGame, host: StandHost = standHost(game)): Promise<Displays> {
  const folder = await builtPages();
  const link = await openLink({
    host,
    store: memoryDevices(),
    displays: folder,
    port: await usualPort(),
    linkStands: 'terminal',
    onBug(error) {
      throw error;
    },
  });
  const origin = `http://127.0.0.1:${link.port}`;
  const shown = await openPages();
  return {
    host,
    link,
    folder,
    async open(path, options = {}) {
      const visitor = noting(await shown.open(options), origin);
      const { page } = visitor;
      let revision = '';
      let heard = (): void => undefined;
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
          const sent = JSON.parse(String(payload)) as Partial<Revised>;
          if (sent.to !== undefined) revision = nameOf(sent as Revised);
          heard();
        });
      });
      /** What is sent next, or a moment in which nothing is. */
      const nextSent = (): Promise<void> =>
        new Promise((done) => {
          const moment = setTimeout(done, 100);
          heard = () => {
            clearTimeout(moment);
            done();
          };
        });
      await page.goto(withLink(link, origin + path));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await settled(page);
      return {
        ...visitor,
        async caughtUp() {
          const now = () =>
            JSON.parse(host.whole({ kind: 'table' })) as Revised & {
              readonly parts: { readonly standings?: { readonly over: boolean } | null };
            };
          // A change that was under way may be sent after this has looked.
          const ends = Date.now() + patience;
          while (revision !== nameOf(now())) {
            if (Date.now() > ends)
              throw new Error(`${path} was sent ${revision}, and the table is at ${nameOf(now())}`);
            await nextSent();
          }
          const { parts } = now();
          // What the end of an evening is drawn with is fetched only then.
          if (parts.standings?.over === true && path.startsWith('/table'))
            await page.waitForSelector('.standings');
          // What is on its way out is taken off the page one frame after it has arrived there.
          await settled(page);
          await settled(page);
        },
      };
    },
    async close() {
      await shown.close();
      await link.close();
    },
  };
}

/** What is to be seen, without what is on its way out, and without what only says how it came there. */
export async function drawn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    // The page drifts with the minutes that it has stood.
    copy.querySelector('.page')?.removeAttribute('style');
    for (const each of copy.querySelectorAll<HTMLElement>('*')) {
      each.style.removeProperty('--fit');
      // Classes come in the order in which they were given.
      each.setAttribute('class', [...each.classList].sort().join(' '));
      if (each.getAttribute('style') === '') each.removeAttribute('style');
    }
    return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ');
  });
}
