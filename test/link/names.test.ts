import { describe, expect, test } from 'vitest';
import { isFromHere, isOurName, type Named } from '../../src-main/link/names.ts';
import { readWishes } from '../../src-main/shell/arguments.ts';

const port = 4747;
const shut: Named = { port, local: '127.0.0.1', allowed: ['table.test', 'xn--mnch-5qa.test'], open: false };
const shutSix: Named = { ...shut, local: '::1' };
const open: Named = { ...shut, open: true };
const afar: Named = { ...open, local: '192.168.1.5' };
const afarSix: Named = { ...open, local: 'fd12::7' };

/** Whose name it is, of who was asked by it: by loopback while others are shut out, by the network once they are in. */
const rows: readonly (readonly [string, ...(keyof typeof asked)[]])[] = [
  ['localhost:4747', 'shut', 'shutSix', 'open'],
  ['LocalHost:4747', 'shut', 'shutSix', 'open'],
  ['127.0.0.1:4747', 'shut', 'shutSix', 'open'],
  ['127.0.0.2:4747', 'shut', 'shutSix', 'open'],
  ['[::1]:4747', 'shut', 'shutSix', 'open'],
  ['[0:0:0:0:0:0:0:1]:4747', 'shut', 'shutSix', 'open'],
  ['[0000:0000::0001]:4747', 'shut', 'shutSix', 'open'],
  ['192.168.1.5:4747', 'afar'],
  ['[fd12::7]:4747', 'afarSix'],
  ['[FD12:0:0::7]:4747', 'afarSix'],
  ['table.test:4747', 'open', 'afar', 'afarSix'],
  ['TABLE.test:4747', 'open', 'afar', 'afarSix'],
  ['xn--mnch-5qa.test:4747', 'open', 'afar', 'afarSix'],
  // Names that begin, end or look like an address.
  ['127.evil.example:4747'],
  ['127.0.0.1.nip.io:4747'],
  ['127.0.0.1.evil.example:4747'],
  ['127-0-0-1.evil.example:4747'],
  ['1.0.0.127.in-addr.arpa:4747'],
  ['evil.127.0.0.1:4747'],
  ['127:4747'],
  ['127.:4747'],
  ['127.0:4747'],
  ['127.1:4747'],
  ['127.0.1:4747'],
  ['127.0.0.1.1:4747'],
  ['127.0.0.256:4747'],
  ['127.0.0.01:4747'],
  ['0127.0.0.1:4747'],
  ['0177.0.0.1:4747'],
  ['0177.0.0.01:4747'],
  ['0x7f.0.0.1:4747'],
  ['0x7f000001:4747'],
  ['2130706433:4747'],
  ['017700000001:4747'],
  ['0.0.0.0:4747'],
  ['0:4747'],
  ['255.255.255.255:4747'],
  ['192.168.1.6:4747'],
  ['192.168.1.5.nip.io:4747'],
  // With a dot behind them they are asked for of whoever answers for the root.
  ['localhost.:4747'],
  ['127.0.0.1.:4747'],
  ['table.test.:4747'],
  ['localhost.evil.example:4747'],
  ['evil.localhost:4747'],
  ['xlocalhost:4747'],
  ['localhost.localdomain:4747'],
  // Version 6, mapped and otherwise.
  ['[::]:4747'],
  ['[::2]:4747'],
  ['[::127.0.0.1]:4747'],
  ['[::ffff:127.0.0.1]:4747'],
  ['[::ffff:7f00:1]:4747'],
  ['[64:ff9b::7f00:1]:4747'],
  ['[::1%lo]:4747'],
  ['[fe80::1]:4747'],
  ['[::1].evil.example:4747'],
  ['[::1:4747'],
  ['::1:4747'],
  ['[1::1::1]:4747'],
  // Other scripts, and letters that look alike.
  ['xn--lcalhost-54a.test:4747'],
  ['lоcalhost:4747'],
  ['１２７.０.０.１:4747'],
  ['mönch.test:4747'],
  // Ports and what does not belong there.
  ['127.0.0.1'],
  ['localhost'],
  ['127.0.0.1:80'],
  ['127.0.0.1:04747'],
  ['127.0.0.1:47470'],
  ['127.0.0.1:'],
  ['127.0.0.1:4747:4747'],
  ['user@127.0.0.1:4747'],
  ['127.0.0.1 :4747'],
  ['127.0.0.1,evil.example:4747'],
  ['127.0.0.1:4747/evil.example'],
  ['evil.example:4747'],
  ['evil.example'],
  ['table.test.evil.example:4747'],
  [''],
];
const asked = { shut, shutSix, open, afar, afarSix };

describe('a name is ours when nobody else can own it', () => {
  test.each(rows)('%s', (host, ...ours) => {
    const takenBy = Object.entries(asked).flatMap(([who, named]) => (isOurName(host, named) ? [who] : []));
    expect(takenBy).toEqual(ours);
    // What is no name of ours never counts as this computer, whatever it begins with.
    const isLoopbackName =
      /^(localhost|127\.0\.0\.[12]|\[(0000:0000::0001|0:0:0:0:0:0:0:1|::1)\])(:|$)/i.test(host);
    if (!isLoopbackName) expect(isFromHere(host, '127.0.0.1')).toBe(false);
  });

  test('no header is no name', () => {
    for (const named of Object.values(asked)) expect(isOurName(undefined, named)).toBe(false);
  });
});

describe('a name that is allowed at the start', () => {
  const names = (...given: string[]) => readWishes(given.flatMap((name) => ['--name', name]));

  test.each([
    ['Table.Test', 'table.test'],
    ['mönch.test', 'xn--mnch-5qa.test'],
    ['fd12:0:0::7', 'fd12::7'],
    ['203.0.113.5', '203.0.113.5'],
  ])('%s is kept as browsers ask for it', (given, kept) => {
    expect(names(given)).toMatchObject({ ok: true, value: { names: [kept] } });
  });

  test.each(['', 'table.test:4747', 'http://table.test', 'table.test/', 'a b', 'me@table.test', '[::1'])(
    '“%s” is refused with a sentence',
    (given) => {
      expect(names('table.test', given)).toMatchObject({
        ok: false,
        no: `--name wants a name such as table.local, without a port, and ${given} is none.`,
      });
    },
  );
});
