import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../src-renderer/displays/keyboard/deed.ts';
import { Presses } from '../../../src-renderer/displays/keyboard/presses.ts';
import { settle } from '../../support/hand-clock.ts';

/** A program that takes its time: an entry is in when the test says so. */
function slowProgram() {
  const begun: string[] = [];
  const undone: string[] = [];
  const dropped: number[] = [];
  const open: ((isTaken: boolean) => void)[] = [];
  const stuck = new Set<string>();
  const presses = new Presses<string>({
    act: (press) => {
      begun.push(press);
      return new Promise<Deed>((resolve) => {
        open.push((isTaken) => {
          resolve({
            isTaken,
            back: () => {
              undone.push(press);
              return Promise.resolve(!stuck.has(press));
            },
          });
        });
      });
    },
    dropped: (count) => dropped.push(count),
  });
  async function answer(isTaken = true): Promise<void> {
    open.shift()?.(isTaken);
    await settle();
  }
  return { presses, begun, undone, dropped, answer, stuck };
}

describe('presses that come faster than the program', () => {
  it('are done one at a time, each when the entry before is in', async () => {
    const { presses, begun, answer } = slowProgram();
    for (const key of ['1', '2', '0']) presses.push(key);
    expect(begun).toEqual(['1']);
    await answer();
    expect(begun).toEqual(['1', '2']);
    await answer();
    expect(begun).toEqual(['1', '2', '0']);
    await answer();
    expect(presses.isBusy).toBe(false);
    presses.push('3');
    expect(begun.at(-1)).toBe('3');
  });

  it('are dropped behind one that is not taken, and that is said', async () => {
    const { presses, begun, dropped, answer } = slowProgram();
    for (const key of ['1', '2', '0']) presses.push(key);
    await answer(false);
    expect({ begun, dropped, isBusy: presses.isBusy }).toEqual({ begun: ['1'], dropped: [2], isBusy: false });
    presses.push('3');
    await answer(false);
    expect({ begun, dropped }).toEqual({ begun: ['1', '3'], dropped: [2] });
  });

  it('are taken back newest first, and those that still wait are never done', async () => {
    const { presses, begun, undone, answer } = slowProgram();
    for (const key of ['1', '2', '0']) presses.push(key);
    await answer();
    const back = presses.takeBack(['1', '2', '0']);
    await answer();
    expect(await back).toBe(true);
    expect({ begun, undone }).toEqual({ begun: ['1', '2'], undone: ['2', '1'] });
  });

  it('say so where one of them stands all the same, and leave alone what somebody else pressed', async () => {
    const { presses, undone, answer, stuck } = slowProgram();
    for (const key of ['own', '1', '2']) presses.push(key);
    for (let count = 0; count < 3; count++) await answer();
    stuck.add('1');
    expect(await presses.takeBack(['1', '2'])).toBe(false);
    expect(undone).toEqual(['2', '1']);
    expect(await presses.takeBack(['1'])).toBe(true);
  });
});
