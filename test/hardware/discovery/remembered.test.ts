import { describe, expect, it } from 'vitest';
import type { ListedPort } from '../../../hardware/discovery/ports.ts';
import { type Remembered, recall } from '../../../hardware/discovery/remembered.ts';

const chip = { vendorId: '1a86', productId: '7523' };
const port = (path: string, facts: object = chip): ListedPort => ({ path, device: path, ...facts });
const reader = (path: string, facts: object | undefined = chip): Remembered => ({
  path,
  kind: 'rdm6300',
  line: { baudRate: 9600 },
  name: path,
  ...(facts && { chip: facts }),
});

describe('a remembered reader', () => {
  it('is known by the name of its port', () => {
    expect(recall(port('a'), [reader('b'), reader('a')], [port('a')])?.path).toBe('a');
  });

  it('is known by its chip in another socket', () => {
    expect(recall(port('new'), [reader('old')], [port('new')])?.path).toBe('old');
  });

  it('is not taken for another chip, nor for one of another serial number', () => {
    expect(
      recall(port('new', { ...chip, productId: '5523' }), [reader('old')], [port('new')]),
    ).toBeUndefined();
    const numbered = reader('old', { ...chip, serialNumber: '1' });
    expect(recall(port('new', { ...chip, serialNumber: '2' }), [numbered], [port('new')])).toBeUndefined();
  });

  it('is not moved while it is still there', () => {
    expect(recall(port('new'), [reader('old')], [port('old'), port('new')])).toBeUndefined();
  });

  it('is not guessed when two are missing, or when two are new', () => {
    expect(recall(port('new'), [reader('old'), reader('older')], [port('new')])).toBeUndefined();
    expect(recall(port('new'), [reader('old')], [port('new'), port('newer')])).toBeUndefined();
  });

  it('is not known by its chip where the chip says nothing', () => {
    expect(recall(port('new', {}), [reader('old', {})], [port('new', {})])).toBeUndefined();
  });
});
