import { describe, expect, it } from 'vitest';
import { memoryPair } from '../../../hardware/port/memory.ts';
import type { PortListener } from '../../../hardware/port/port.ts';
import { recordPort } from '../../../hardware/record/record-port.ts';

/** A cable whose host's end is recorded, with what was taken down and what the host heard. */
function bench() {
  const pair = memoryPair('a');
  const taken: string[] = [];
  const heard: string[] = [];
  const port = recordPort(pair.host, {
    take: (path, what) => {
      taken.push(
        [path, what.kind, 'bytes' in what ? what.bytes : 'fault' in what ? what.fault?.code : ''].join(' '),
      );
    },
  });
  const listener: PortListener = {
    bytes: (chunk) => heard.push(String(chunk)),
    closed: (fault) => heard.push(String(fault?.code)),
  };
  const open = async () => {
    await pair.reader.open({
      bytes: (chunk) => heard.push(`reader ${String(chunk)}`),
      closed: () => undefined,
    });
    return port.open(listener);
  };
  return { pair, port, taken, heard, open };
}

describe('a recorded port', () => {
  it('passes everything on and takes it down', async () => {
    const { pair, port, taken, heard, open } = bench();
    expect(await open()).toBeUndefined();
    await pair.reader.write(Uint8Array.of(1, 2));
    await port.write(Uint8Array.of(3));
    pair.unplug();
    expect(heard).toEqual(['1,2', 'reader 3', 'lost']);
    expect(taken).toEqual(['a opened ', 'a in 1,2', 'a out 3', 'a closed lost']);
  });

  it('takes down that the host closed it, once', async () => {
    const { port, taken, open } = bench();
    await open();
    await port.close();
    await port.close();
    expect(taken).toEqual(['a opened ', 'a closed ']);
  });

  it('passes on why it does not open, and takes nothing down', async () => {
    const { pair, port, taken, open } = bench();
    pair.unplug();
    expect(await open()).toMatchObject({ code: 'missing' });
    await port.write(Uint8Array.of(1));
    expect(taken).toEqual([]);
  });
});
