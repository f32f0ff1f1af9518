import { expect, test, vi } from 'vitest';
import { Listeners } from '../../src-main/session/listeners.ts';

test('a listener that fails keeps nobody from being told, and its failure is told at the edge of the process', () => {
  const later: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (call: () => void) => later.push(call));
  const listeners = new Listeners();
  const told: string[] = [];
  listeners.add(() => {
    throw new Error('a page fell over');
  });
  listeners.add(() => told.push('the other'));
  listeners.tell();
  vi.unstubAllGlobals();
  expect(told).toEqual(['the other']);
  expect(later[0]).toThrow('a page fell over');
});
