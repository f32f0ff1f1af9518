import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, formatHex, parseHex } from '../../../hardware/parser/bytes.ts';
import {
  type Target,
  decodeTargets,
  encodeRequest,
  encodeTargets,
  requests,
} from '../../../hardware/pn532/command.ts';
import { bytesOf, readmeTable } from '../../support/readme-table.ts';

describe('what we ask a PN532', () => {
  const rows = readmeTable('hardware/pn532/README.md', 'What we ask');

  it.each(rows)('$request is sent as $bytes', (row) => {
    const request = requests.find((name) => name === row['request']);
    expect(request && formatHex(encodeRequest(request))).toBe(formatHex(bytesOf(row['bytes'] ?? '')));
  });

  it('is all on the page', () => {
    expect(rows.map((row) => row['request'])).toEqual([...requests]);
  });
});

describe('the tags in an answer', () => {
  it.each([
    ['0101000408045CBBE5D5', '5CBBE5D5'],
    ['01010044000704A035B2BC2B80', '04A035B2BC2B80'],
  ])('of %s is %s, by its own length', (data, uid) => {
    expect(decodeTargets(parseHex(data))?.map((target) => target.uid)).toEqual([uid]);
  });

  it('are none in an empty field', () => {
    expect(decodeTargets(parseHex('00'))).toEqual([]);
  });

  it('are found behind the ATS of the tag before', () => {
    const data = concat(
      parseHex('02'),
      parseHex('01034420040A0B0C0D0578807702'),
      parseHex('02000408045CBBE5D5'),
    );
    expect(decodeTargets(data)?.map((target) => target.uid)).toEqual(['0A0B0C0D', '5CBBE5D5']);
  });

  it('are refused when a length points past the end', () => {
    for (const data of ['', '01', '0101000408045CBBE5', '01010004080', '010100040800'].map((text) =>
      text.length % 2 ? `${text}0` : text,
    )) {
      expect(decodeTargets(parseHex(data)), data).toBeUndefined();
    }
  });

  it('read back as they were written', () => {
    const target = fc.record<Target>({
      uid: fc.uint8Array({ minLength: 4, maxLength: 10 }).map(formatHex),
      sensRes: fc.integer({ min: 0, max: 0xffff }),
      selRes: fc.integer({ min: 0, max: 0x1f }),
    });
    fc.assert(
      fc.property(fc.array(target, { maxLength: 2 }), (targets) => {
        expect(decodeTargets(encodeTargets(targets))).toEqual(targets);
      }),
    );
  });
});
