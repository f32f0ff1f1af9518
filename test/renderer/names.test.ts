import { describe, expect, test } from 'vitest';
import { keeperAt } from '../link/invited.ts';
import { needs } from '../support/needs.ts';
import { leave } from './engine.ts';
import { atAStand } from './at-a-stand.ts';

const need = needs('chromium');
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\ud800-\udfff]/;
const dirty = '\u202eBo\u200bnny\u0007\ud800\u2066';

describe.skipIf(need.missing)(`names on every page${need.reason}`, () => {
  const stand = atAStand();

  test('hold nothing that is not seen, at whichever door they came in, and two captains of one name are told apart', async () => {
    const { link, companion } = stand.house;
    const console = await keeperAt(link);
    const seats = ['red', 'blue', 'yellow', 'green'] as const;
    const names = ['Ines', 'Ines', dirty, 'Mo'];
    const captains = seats.map((seat, at) => ({ seat, captain: names[at] }));
    const asked = { game: 'pirate-quest', title: `Eve\u202ening${dirty}`, captains };
    expect(await console.call('session.begin', asked)).toHaveProperty('done');
    expect(await console.line({ kind: 'note', text: `rum${dirty}` })).toHaveProperty('reply.seq');
    const chair = { kind: 'seatCaptain', seat: 'green' };
    expect(await console.line({ ...chair, captain: `M\u200bo${dirty}` })).toHaveProperty('reply.seq');
    expect(await console.line({ ...chair, captain: '\u3164\u200b' })).toHaveProperty('reply.refusal');
    // A file from elsewhere may bring what no door of ours takes.
    companion.running?.table.act({
      command: { kind: 'seatCaptain', seat: 'yellow', captain: dirty } as never,
    });
    companion.running?.table.act({ command: { kind: 'note', text: dirty } as never });
    for (const path of ['/', '/console', '/table', '/captain', '/overlay']) {
      const { page } = await stand.visit(path);
      await page.getByText('Bonny').first().waitFor();
      const shown = await page.evaluate(() => {
        const said = [...document.querySelectorAll('*')].flatMap((each) =>
          [...each.attributes].map(({ value }) => value),
        );
        return [document.title, document.body.textContent, ...said].join('\n');
      });
      expect([path, shown.replaceAll('\n', ' ').match(unseen)]).toEqual([path, null]);
      expect([path, shown.includes('Ines (1)'), shown.includes('Ines (2)')]).toEqual([path, true, true]);
      await leave(page);
    }
    console.close();
  });
});
