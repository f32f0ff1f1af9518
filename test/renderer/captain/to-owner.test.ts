import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toOwner } from '../../../src-renderer/displays/captain/to-owner.ts';
import { Words } from '../../../src-renderer/state/words.svelte.ts';

const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

beforeEach(() => {
  vi.stubGlobal('location', { search: '?lang=en' });
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('an answer on the own phone', () => {
  const red = { seat: 'red' } as const;
  const blue = { seat: 'blue' } as const;
  async function words(): Promise<Words> {
    const held = {
      takes: '{name} takes the seat of {target}',
      'you.takes': 'You take the seat of {target}',
      passes: '{name} passes',
    };
    const spoken = new Words(
      () => ({ red: 'Ines', blue: 'Mo' }),
      () => Promise.resolve([held]),
    );
    await spoken.load('pirate-quest');
    return spoken;
  }

  test('is said to its owner where it is about the owner', async () => {
    const said = toOwner(await words(), { key: 'takes', values: { name: red, target: blue } }, 'red');
    expect(said).toBe('You take the seat of Mo');
  });

  test('names whoever else it is about, and the owner as one among others', async () => {
    const said = toOwner(await words(), { key: 'takes', values: { name: blue, target: red } }, 'red');
    expect(said).toBe('Mo takes the seat of Ines');
  });

  test('is as it is to all where there are no words for the owner, or nobody owns the phone yet', async () => {
    const spoken = await words();
    expect(toOwner(spoken, { key: 'passes', values: { name: red } }, 'red')).toBe('Ines passes');
    const takes = { key: 'takes', values: { name: red, target: blue } };
    expect(toOwner(spoken, takes, undefined)).toBe('Ines takes the seat of Mo');
  });
});
