import { describe, expect, it } from 'vitest';
import { memoryPair } from '../../../hardware/port/memory.ts';
import type { PortListener } from '../../../hardware/port/port.ts';

const deaf: PortListener = { bytes: () => undefined, closed: () => undefined };

describe('a cable in memory', () => {
  it('hands on what is written, both ways, in order', async () => {
    const { host, reader } = memoryPair('/dev/memory');
    const atHost: number[] = [];
    const atReader: number[] = [];
    await host.open({ ...deaf, bytes: (chunk) => atHost.push(...chunk) });
    await reader.open({ ...deaf, bytes: (chunk) => atReader.push(...chunk) });
    await reader.write(Uint8Array.of(1, 2));
    await reader.write(Uint8Array.of(3));
    await host.write(Uint8Array.of(9));
    expect([atHost, atReader]).toEqual([[1, 2, 3], [9]]);
  });

  it('calls nobody who is still busy: an answer waits until the question is handled', async () => {
    const { host, reader } = memoryPair('/dev/memory');
    const order: string[] = [];
    await host.open({ ...deaf, bytes: () => order.push('host heard') });
    await reader.open({
      ...deaf,
      bytes: () => {
        void reader.write(Uint8Array.of(2));
        order.push('reader is done');
      },
    });
    await host.write(Uint8Array.of(1));
    expect(order).toEqual(['reader is done', 'host heard']);
  });

  it('keeps what was written as it was at that moment', async () => {
    const { host, reader } = memoryPair('/dev/memory');
    let heard: Uint8Array | undefined;
    await host.open({ ...deaf, bytes: (chunk) => (heard = chunk) });
    await reader.open(deaf);
    const bytes = Uint8Array.of(1);
    await reader.write(bytes);
    bytes[0] = 7;
    expect(heard).toEqual(Uint8Array.of(1));
  });

  it('tells both ends of an unplugging, once, and is missing until it is plugged again', async () => {
    const pair = memoryPair('/dev/memory');
    const told: string[] = [];
    await pair.host.open({ ...deaf, closed: (fault) => told.push(`host ${fault?.code ?? ''}`) });
    await pair.reader.open({ ...deaf, closed: (fault) => told.push(`reader ${fault?.code ?? ''}`) });
    pair.unplug();
    pair.unplug();
    expect(told).toEqual(['host lost', 'reader lost']);
    expect(await pair.host.open(deaf)).toMatchObject({ code: 'missing' });
    pair.plug();
    expect(await pair.host.open(deaf)).toBeUndefined();
  });

  it('is taken while it is open, or while another program has it', async () => {
    const pair = memoryPair('/dev/memory');
    pair.take();
    expect(await pair.host.open(deaf)).toMatchObject({ code: 'taken' });
    pair.giveBack();
    expect(await pair.host.open(deaf)).toBeUndefined();
    expect(await pair.host.open(deaf)).toMatchObject({ code: 'taken' });
    await pair.host.close();
    expect(await pair.host.open(deaf)).toBeUndefined();
  });

  it('takes nothing while it is closed', async () => {
    const { host } = memoryPair('/dev/memory');
    expect(await host.write(Uint8Array.of(1))).toMatchObject({ code: 'lost' });
  });
});
