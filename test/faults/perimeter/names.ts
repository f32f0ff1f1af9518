import { askAt } from '../../link/ask.ts';
import { page } from '../../link/caller.ts';
import { stand } from '../../link/stand.ts';
import { handClock } from '../../support/hand-clock.ts';
import { random } from '../../support/random.ts';
import { newTally, tell, type Tally } from './tally.ts';

/** What names that lead to this computer are made of. */
const heads = [
  '127',
  '127.0',
  '127.0.0.1',
  '127-0-0-1',
  '0177.0.0.1',
  '0x7f',
  '2130706433',
  '[::1]',
  'localhost',
];
const joints = ['', '.', '..', '-', ':', '%00', '_'];
const tails = [
  '',
  'evil.example',
  'nip.io',
  '1',
  '0.0.1',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'xn--lcalhost-54a',
];

/**
 * Names by which a web page may have itself lead to this computer, asked for a page and for a conversation of a
 * headless table that is open to the network. What comes by any name but our own is shown the help and hears nothing.
 */
export const names = {
  name: 'perimeter-names',
  count: 2000,
  share: 60,
  async run(count: number, seed: number) {
    const tally = newTally();
    // Moved on by hand, so that nobody is told to wait.
    const clock = handClock();
    const at = await stand({ clock });
    await at.link.hub.room.letOthersIn();
    const { port } = at.link;
    const { pick } = random(seed);
    const ours = new Set(['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`));
    for (let n = 0; n < count; n++) {
      const host = `${pick(heads)}${pick(joints)}${pick(tails)}${pick([`:${port}`, `:${port}`, '', ':1'])}`;
      clock.advance(200);
      if (!ours.has(host)) await tryName(host, port, tally);
    }
    const own = await page(port, 'table');
    if ((await own.you()).role !== 'display') tally.lost.push('the television of this computer');
    await at.close();
    return tell('names that lead to this computer and are not ours', tally);
  },
};

async function tryName(host: string, port: number, tally: Tally): Promise<void> {
  tally.tried += 1;
  try {
    const { status, body } = await askAt(port, '/console', { host });
    if (status < 400 || body.includes('/j/')) tally.leaked.push(`${host}: a page with ${status}`);
    const caller = await page(port, 'console', {}, { host }).catch(() => undefined);
    if (caller) tally.leaked.push(`${host}: a conversation`);
    caller?.close();
    tally.survived += 1;
  } catch (error) {
    tally.lost.push(`${host}: ${String(error)}`);
  }
}
