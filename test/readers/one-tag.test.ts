import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { devices, em4100, ntag, uid } from '../hardware/devices.ts';
import { atHarbour, code, ownLibrary, type AtHarbour } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let harbour: AtHarbour;

beforeEach(() => {
  owned = ownLibrary();
  harbour = atHarbour(owned.library);
});

afterEach(() => {
  owned.remove();
});

/** What keyboards type for the same three cards, with the same right as a device on a port. */
const typed: Readonly<Record<string, readonly string[]>> = {
  [em4100]: ['0013530572', '13530572', '3C00CE75CC', '00CE75CC', '206,30156'],
  [uid]: ['3735928559', '4022250974', 'deadbeef', 'EF BE AD DE'],
  [ntag]: ['04A035B2BC2B80', '802BBCB235A004'],
};

const readings = (of: string) =>
  [
    ...devices.flatMap(({ device, reads }) => reads.map((report) => ({ by: device, report }))),
    ...Object.values(typed)
      .flat()
      .map((text) => ({ by: `a keyboard that types ${text}`, report: code(text) })),
  ].filter(({ report }) => isOf(of, 'tag' in report ? report.tag : 'text' in report ? report.text : ''));

/** As the row says it: no help of what is tried here. */
const isOf = (of: string, written: string): boolean =>
  [of, `00${of}`, ...(typed[of] ?? [])].includes(written);

describe.each([
  ['a 125 kHz tag', em4100, 8],
  ['a card with four bytes', uid, 13],
  ['a card with seven bytes', ntag, 6],
] as const)('%s', (_, of, least) => {
  test('that any device has taught is the same piece to every other', () => {
    const all = readings(of);
    expect(all.length).toBeGreaterThan(least);
    for (const teacher of all) {
      const chest = harbour.hold.create('harbour', `by ${teacher.by}`);
      if (!chest.ok) throw new Error('no chest');
      const { report } = teacher;
      const tag = 'tag' in report ? report.tag : 'text' in report ? report.text : '';
      expect(harbour.hold.teach(chest.value, tag, 'card/sloop/1').ok).toBe(true);
      for (const { by, report: again } of all) {
        const meant = harbour.intake.meaning(
          { reader: 'x', seat: undefined },
          { report: again, raw: new Uint8Array(0), at: 0 },
        );
        expect(meant.message.key, `taught by ${teacher.by}, read by ${by}`).toBe('reader.did.nowUnasked');
      }
      harbour.hold.remove(chest.value.id);
    }
  });
});
