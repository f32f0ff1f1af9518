import { describe, expect, it } from 'vitest';
import { type WedgeInput, wedge, wedgeStep } from '../../../hardware/wedge/machine.ts';
import { wedgeTimes } from '../../../hardware/wedge/run.ts';
import { random } from '../../support/random.ts';
import { readmeTable } from '../../support/readme-table.ts';
import { scan, typing } from './hands.ts';
import { type Strike, eventsOf, play, strikeOf } from './keyboard.ts';
import { recordings } from './recordings.ts';

const places = [
  { where: 'inside a text field', inTextField: true },
  { where: 'outside of text fields', inTextField: false },
];

function lettersOf(strikes: readonly Strike[]): string {
  return strikes.map(({ key }) => ([...key].length === 1 ? key : '')).join('');
}

describe.each(places)('a keyboard that may be a scanner, $where', ({ inTextField }) => {
  it.each(readmeTable('hardware/wedge/README.md', 'Examples'))('decides as its page says: $keys', (row) => {
    const strikes = (row['keys'] ?? '').split(',').map((written) => {
      const [letter = '', down, up] = written.trim().split(' ');
      return strikeOf(letter, Number(down), Number(up));
    });
    const { scans, text } = play(eventsOf(strikes, inTextField));
    const [decision, expected] = (row['decision'] ?? '').split(' ');
    expect([scans.join(), text]).toEqual(decision === 'scan' ? [expected, ''] : ['', expected]);
  });

  it.each(recordings)('takes $habit for typing', ({ strikes }) => {
    const { scans, text, longestWait } = play(eventsOf(strikes, inTextField));
    expect(scans).toEqual([]);
    expect(text).toBe(lettersOf(strikes));
    expect(longestWait).toBeLessThanOrEqual(wedgeTimes.neighbour);
  });

  it('takes no key of a hundred thousand, typed by fast people, for a scan, and loses none', () => {
    for (let person = 0; person < 20; person++) {
      const strikes = typing(random(person), 5_000);
      const { scans, text, longestWait } = play(eventsOf(strikes, inTextField));
      expect(scans).toEqual([]);
      expect(text).toBe(lettersOf(strikes));
      expect(longestWait).toBeLessThanOrEqual(wedgeTimes.neighbour);
    }
  });

  it('takes none of a thousand scans for typing', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const { code, prefix, strikes } = scan(random(seed));
      const { scans, text, seen } = play(eventsOf(strikes, inTextField));
      expect({ scans, text, seen }, `seed ${String(seed)}`).toEqual({
        scans: [prefix + code],
        text: '',
        seen: [],
      });
    }
  });

  it('parts a scan from what is typed before and after it', () => {
    for (let seed = 0; seed < 200; seed++) {
      const chance = random(seed);
      const before = typing(chance, 12);
      const quiet = Math.max(...before.map(({ up }) => up)) + 100;
      const { code, prefix, strikes } = scan(chance, quiet);
      const after = typing(chance, 12, Math.max(...strikes.map(({ up }) => up)) + 150);
      const { scans, text } = play(eventsOf([...before, ...strikes, ...after], inTextField));
      expect(scans).toEqual([prefix + code]);
      expect(text).toBe(lettersOf(before) + lettersOf(after));
    }
  });
});

function decided(inputs: readonly WedgeInput[]) {
  return play(inputs);
}

/** A scan with its own pace, each key up before the next goes down. */
function scanned(
  letters: readonly string[],
  pace = 10,
  change: (strike: Strike) => Strike = (strike) => strike,
) {
  return letters.map((letter, at) => change(strikeOf(letter, at * pace, at * pace + pace / 2)));
}

describe('a scan by keyboard', () => {
  it('is read by the place of the keys, whatever layout the computer is set to', () => {
    const german: Readonly<Record<string, string>> = { Z: 'Y', Y: 'Z', ':': 'Ö', '-': 'ß' };
    const strikes = scanned([...'QMC:Z-Y', 'Enter'], 10, (strike) => ({
      ...strike,
      key: german[strike.key] ?? strike.key,
    }));
    expect(decided(eventsOf(strikes, true)).decisions).toEqual([{ kind: 'scan', text: 'QMC:Z-Y', late: [] }]);
  });

  it('is read by its letters where the system does not tell the places', () => {
    const strikes = scanned([...'QMC1', 'Enter']).map((strike, at) => ({
      ...strike,
      code: `Unknown${String(at)}`,
    }));
    const [enter] = strikes.slice(-1);
    const events = eventsOf([...strikes.slice(0, -1), { ...(enter as Strike), code: 'Enter' }], true);
    expect(decided(events).scans).toEqual(['QMC1']);
  });

  it('is not changed by Caps Lock', () => {
    const strikes = scanned([...'QmC', 'Enter'], 10, (strike) => ({
      ...strike,
      key: strike.key.length === 1 ? strike.key.toLowerCase() : strike.key,
    }));
    expect(decided(eventsOf(strikes, false)).scans).toEqual(['QmC']);
  });

  it('may begin with a key that writes nothing', () => {
    expect(decided(eventsOf(scanned(['F12', ...'QMC1', 'Enter']), false)).scans).toEqual(['QMC1']);
  });

  it('may end with a control character, and with two of them', () => {
    const chords = ['M', 'J', 'I', 'C', 'D'].map((letter) => `Key${letter}`);
    for (const code of chords) {
      const end = { ...strikeOf('m', 40, 45), code, chord: true };
      expect(decided(eventsOf([...scanned([...'QMC1']), end], true)).scans).toEqual(['QMC1']);
    }
    const twice = [...scanned([...'QMC1', 'Enter']), { ...strikeOf('j', 50, 55), chord: true }];
    expect(decided(eventsOf(twice, true))).toMatchObject({ scans: ['QMC1'], seen: [] });
  });

  it('may have no end at all', () => {
    expect(decided(eventsOf(scanned([...'4006381333931']), false)).scans).toEqual(['4006381333931']);
  });

  it('may stumble once it has begun', () => {
    const strikes = [
      ...scanned([...'QMC:PQ']),
      ...scanned([...'-12', 'Enter']).map((strike) => ({
        ...strike,
        down: strike.down + 150,
        up: strike.up + 150,
      })),
    ];
    expect(decided(eventsOf(strikes, true)).scans).toEqual(['QMC:PQ-12']);
  });

  it('may come several keys to a report, as some do', () => {
    const strikes = [...'QMC:12'].map((letter, at) => {
      const report = Math.floor(at / 3) * 8;
      return strikeOf(letter, report, report + 7);
    });
    expect(decided(eventsOf([...strikes, strikeOf('Enter', 16, 20)], true)).scans).toEqual(['QMC:12']);
  });

  it('may come from a slow wireless scanner, that lets go of each key in a report of its own', () => {
    const strikes = [...'QMC:12', 'Enter'].map((letter, at) => strikeOf(letter, at * 24, at * 24 + 12));
    expect(decided(eventsOf(strikes, true)).scans).toEqual(['QMC:12']);
  });

  it('is recognised though the timers of a busy page come after all its keys', () => {
    const events = eventsOf(scanned([...'QMC:12', 'Enter'], 14), true);
    let state = wedge();
    const decisions = events.flatMap((event) => {
      const step = wedgeStep(state, event);
      state = step.state;
      return step.decisions;
    });
    expect(decisions).toMatchObject([{ kind: 'scan', text: 'QMC:12' }]);
  });
});

describe('what a person does', () => {
  it('passes at once with Enter, Tab, space, arrows and shortcuts', () => {
    for (const letter of ['Enter', 'Tab', ' ', 'ArrowLeft', 'Backspace']) {
      const { seen, longestHold } = play(eventsOf([strikeOf(letter, 0, 80)], false));
      expect(seen.map(({ kind }) => kind)).toEqual(['down', 'up']);
      expect(longestHold).toBe(0);
    }
    const copy = { ...strikeOf('c', 0, 80), chord: true };
    expect(play(eventsOf([copy], true)).seen).toHaveLength(2);
  });

  it('may hold a key down, which repeats itself', () => {
    const held: WedgeInput[] = [{ kind: 'down', code: 'KeyA', key: 'a', at: 0, inTextField: true }];
    for (let at = 250; at < 1500; at += 15) {
      held.push({ kind: 'down', code: 'KeyA', key: 'a', at, inTextField: true, repeat: true });
    }
    held.push({ kind: 'up', code: 'KeyA', at: 1500 });
    const { scans, text } = play(held);
    expect(scans).toEqual([]);
    expect(text).toBe('a'.repeat(held.length - 1));
  });

  it('may scan while a finger rests on a key', () => {
    const rest: WedgeInput = { kind: 'down', code: 'KeyW', key: 'w', at: 0, inTextField: false };
    const strikes = scanned([...'QMC:12', 'Enter']).map((strike) => ({
      ...strike,
      down: strike.down + 900,
      up: strike.up + 900,
    }));
    expect(play([rest, ...eventsOf(strikes, false)])).toMatchObject({ scans: ['QMC:12'], text: 'w' });
  });

  it('may leave the page while a key is down, without harm to the next scan', () => {
    const lost: WedgeInput[] = [
      { kind: 'down', code: 'KeyQ', key: 'q', at: 0, inTextField: false },
      { kind: 'blur', at: 10 },
    ];
    const strikes = scanned([...'QMC:12', 'Enter']).map((strike) => ({
      ...strike,
      down: strike.down + 100,
      up: strike.up + 100,
    }));
    expect(play([...lost, ...eventsOf(strikes, false)])).toMatchObject({ scans: ['QMC:12'], text: 'q' });
  });

  it('may write with an input method or with dead keys, which are left alone', () => {
    const composing: WedgeInput = {
      kind: 'down',
      code: 'KeyK',
      key: 'k',
      at: 0,
      inTextField: true,
      composing: true,
    };
    const dead: WedgeInput = { kind: 'down', code: 'Equal', key: 'Dead', at: 500, inTextField: true };
    expect(play([composing, dead]).seen).toEqual([composing, dead]);
  });

  it('sees keys that were held back done before the key that gave the person away', () => {
    const strikes = [strikeOf('g', 0, 70), strikeOf('o', 12, 80), strikeOf('Enter', 20, 90)];
    const { decisions, seen } = play(eventsOf(strikes, true));
    expect(
      decisions.map((decision) => decision.kind === 'type' && decision.strokes.map(({ key }) => key)),
    ).toEqual([['g']]);
    expect(
      seen.filter(({ kind }) => kind === 'down').map((input) => input.kind === 'down' && input.key),
    ).toEqual(['o', 'Enter']);
  });
});
