import { describe, expect, it } from 'vitest';
import { random } from '../../support/random.ts';
import { eventsOf, play } from './keyboard.ts';
import { codes, struck, type Scanner } from './scanners.ts';

const ends = [['Enter'], ['Tab'], []] as const;
const fronts = ['', '~', '##'] as const;

/** Each code by a scanner of this kind, bare and in each dress, and what came of it. */
function* each(scanner: Scanner, seeds: number) {
  for (let seed = 0; seed < seeds; seed++) {
    for (const code of codes) {
      const front = fronts[seed % fronts.length] ?? '';
      const end = ends[seed % ends.length] ?? [];
      const keys = [...front, ...code, ...end];
      for (const inTextField of [true, false]) {
        const played = play(eventsOf(struck(keys, scanner, random(seed)), inTextField));
        yield {
          ...played,
          inTextField,
          whole: front + code,
          said: `${code}, seed ${seed}, ${JSON.stringify(scanner)}`,
        };
      }
    }
  }
}

describe('a scanner that types', () => {
  it.each([5, 10, 15, 20, 26, 30, 35, 40, 45, 50, 55, 60])(
    'at %i ms a key, held for 20, presses no key',
    (pace) => {
      for (const jitter of [0, 3, Math.min(12, Math.floor(pace / 3))])
        for (const { scans, text, late, whole, said } of each({ pace, jitter }, 6))
          expect({ scans, text, late }, said).toEqual({ scans: [whole], text: '', late: [0] });
    },
  );

  it.each([5, 15, 30, 45, 60])('at %i ms a key presses no key however short it holds them', (pace) => {
    for (const held of [0, 1, 8, 30, pace / 2])
      for (const { scans, text, whole, said } of each({ pace, held }, 3))
        expect({ scans, text }, said).toEqual({ scans: [whole], text: '' });
  });

  it.each([8, 11, 15, 22, 30, 45])('presses no key when its radio reports every %i ms', (radio) => {
    for (const pace of [5, 12, 20, 35])
      for (const { scans, text, late, inTextField, whole, said } of each({ pace, radio, jitter: 2 }, 6)) {
        // Three keys, each held as long as a person's: they may be one.
        if (radio > 34 && whole.length < 5) continue;
        // In a field a letter is written at once: such a radio is no different from a person there.
        if (inTextField && radio > 34) continue;
        expect({ scans, text, late }, said).toEqual({ scans: [whole], text: '', late: [0] });
      }
  });

  it.each([70, 85, 100, 120, 150, 200, 300, 450])(
    'at %i ms a key is known by its end, with every key that it has pressed',
    (pace) => {
      for (const { scans, late, text, whole, said } of each({ pace, jitter: 3 }, 6)) {
        // Too few keys for so slow a machine: nobody can tell, and they stay keys.
        if (scans.length === 0 && whole.length < 8) continue;
        expect({ scans, pressed: text.length }, said).toEqual({ scans: [whole], pressed: late[0] });
      }
    },
  );

  it('is known though it holds its keys as long as people do, when it is as even as no person', () => {
    for (const pace of [60, 80, 120, 200])
      for (const { scans, late, text, whole, inTextField, said } of each(
        { pace, held: pace * 0.7, jitter: 2 },
        3,
      )) {
        if (whole.length < 8 || inTextField) continue;
        expect({ scans, pressed: text.length }, said).toEqual({ scans: [whole], pressed: late[0] });
      }
  });
});

describe('a person before the same keys', () => {
  it('gives two quick digits as two answers', () => {
    for (const apart of [30, 45, 60, 79, 120]) {
      const light = struck([...'12'], { pace: apart, held: 22 }, random(1));
      const firm = struck([...'12'], { pace: apart + 50, held: 45 + apart / 2 }, random(1));
      for (const strikes of [light, firm]) {
        const { text, scans, longestWait } = play(eventsOf(strikes, false));
        expect({ text, scans }).toEqual({ text: '12', scans: [] });
        expect(longestWait).toBeLessThanOrEqual(80);
      }
    }
  });

  it('presses the buttons of a box, which let go at once, one fact after the other', () => {
    const chance = random(5);
    for (let evening = 0; evening < 200; evening++) {
      let at = 0;
      const strikes = Array.from({ length: 12 }, () => {
        at += 190 + chance.below(400);
        return struck([String(chance.below(4))], { pace: 0, held: 8 }, chance, at);
      }).flat();
      const { text, scans } = play(eventsOf(strikes, false));
      expect({ count: text.length, scans }).toEqual({ count: 12, scans: [] });
    }
  });
});
