import { describe, expect, test } from 'vitest';
import {
  isReachable,
  placeTable,
  readRemembered,
  screenKey,
  windowOn,
  type Screen,
} from '../../src-main/windows/screens.ts';
import { WindowMemory } from '../../src-main/windows/window-memory.ts';

const screen = (id: number, label: string, x: number, width: number, height: number): Screen => ({
  id,
  label,
  bounds: { x, y: 0, width, height },
});
const laptop = screen(1, 'Built-in', 0, 1440, 900);
const tv = screen(2, 'TV', 1440, 1920, 1080);
const projector = screen(3, 'Projector', 3360, 1280, 720);

describe('where the television goes', () => {
  test('full on the second screen', () => {
    expect(placeTable([laptop, tv], laptop.id, {})).toEqual({ kind: 'full', screen: tv });
  });

  test('never on the console’s screen, whichever that is', () => {
    expect(placeTable([laptop, tv], tv.id, {})).toEqual({ kind: 'full', screen: laptop });
  });

  test('in a window where there is one screen alone, also after the other was unplugged', () => {
    expect(placeTable([laptop], laptop.id, { [screenKey(tv)]: 'full' })).toEqual({
      kind: 'window',
      screen: laptop,
    });
    expect(placeTable([laptop], tv.id, {})).toEqual({ kind: 'window', screen: laptop });
  });

  test('on the largest of several, unless another was chosen before', () => {
    const all = [laptop, projector, tv];
    expect(placeTable(all, laptop.id, {})?.screen).toBe(tv);
    expect(placeTable(all, laptop.id, { [screenKey(projector)]: 'full' })?.screen).toBe(projector);
    expect(placeTable(all, laptop.id, { [screenKey(tv)]: 'never' })?.screen).toBe(projector);
  });

  test('in a window on a screen where full screen was left by hand', () => {
    expect(placeTable([laptop, tv], laptop.id, { [screenKey(tv)]: 'window' })).toEqual({
      kind: 'window',
      screen: tv,
    });
  });

  test('over the console only where that was asked for just now', () => {
    const full = { [screenKey(laptop)]: 'full' } as const;
    expect(placeTable([laptop], laptop.id, full)?.kind).toBe('window');
    expect(placeTable([laptop], laptop.id, full, screenKey(laptop))).toEqual({
      kind: 'full',
      screen: laptop,
    });
    expect(placeTable([laptop, tv], laptop.id, {}, screenKey(tv))).toEqual({ kind: 'full', screen: tv });
  });

  test('is remembered by what a screen is called and how large it is, not by its number today', () => {
    expect(screenKey({ ...tv, id: 77 })).toBe(screenKey(tv));
    expect(screenKey(tv)).not.toBe(screenKey(projector));
  });

  test('nowhere where there is no screen at all', () => {
    expect(placeTable([], 1, {})).toBe(undefined);
  });
});

describe('windows', () => {
  test.each([laptop, tv, projector])(
    'one in the middle of $label lies wholly on it, as wide as a television',
    (on) => {
      const window = windowOn(on, 0.85);
      expect(isReachable(window, [on])).toBe(true);
      expect(window.width / window.height).toBeCloseTo(16 / 9, 1);
      expect(window.x + window.width).toBeLessThanOrEqual(on.bounds.x + on.bounds.width);
      expect(window.y + window.height).toBeLessThanOrEqual(on.bounds.height);
    },
  );

  test.each([
    ['is on a screen that was taken away', { x: 2000, y: 100, width: 800, height: 600 }, false],
    ['hangs over the edge by most of its width', { x: 1400, y: 100, width: 800, height: 600 }, false],
    ['has its head above the top', { x: 100, y: -200, width: 800, height: 600 }, false],
    ['can be taken hold of', { x: 1200, y: 100, width: 800, height: 600 }, true],
  ])('a remembered one that %s', (_what, window, reachable) => {
    expect(isReachable(window, [laptop])).toBe(reachable);
  });

  test('what was remembered comes back, and what cannot be read is as if nothing was', () => {
    const kept = new Map<string, unknown>();
    const settings = {
      get: (name: string) => kept.get(name),
      set: (name: string, value: unknown) => kept.set(name, JSON.parse(JSON.stringify(value))),
    };
    const memory = new WindowMemory(settings);
    memory.setScreen(screenKey(tv), 'window');
    memory.setMain({ x: 1, y: 2, width: 900, height: 700 });
    const again = new WindowMemory(settings);
    expect([again.screens, again.main]).toEqual([
      { 'TV 1920×1080': 'window' },
      { x: 1, y: 2, width: 900, height: 700 },
    ]);
    for (const [wrong, read] of [
      [7, { screens: {} }],
      [null, { screens: {} }],
      [{ screens: { TV: 'huge', Wall: 'full' } }, { screens: { Wall: 'full' } }],
      [{ screens: {}, main: { x: 1 } }, { screens: {} }],
      [{ main: { x: 1, y: 2, width: '3', height: 4 } }, { screens: {} }],
    ] as const)
      expect(readRemembered(wrong)).toEqual(read);
  });
});
