import { describe, expect, it } from 'vitest';
import { type KeyEvent, keyboardWedge } from '../../../hardware/wedge/wedge.ts';
import { handClock } from '../../support/hand-clock.ts';
import { type Strike, eventsOf, strikeOf } from './keyboard.ts';

/** A page with one text field, and what came of the keys on it. */
function page() {
  const clock = handClock();
  const scans: string[] = [];
  const typed: string[] = [];
  const untouched: string[] = [];
  const wedge = keyboardWedge({
    clock,
    scanned: ({ text }) => scans.push(text),
    typed: (strokes) => typed.push(...strokes.map(({ key }) => key)),
    inTextField: () => true,
  });
  function press(strikes: readonly Strike[]): void {
    for (const input of eventsOf(strikes, true)) {
      if (input.kind !== 'down' && input.kind !== 'up') continue;
      clock.advance(input.at - clock.now());
      let isKept = false;
      const event: KeyEvent = {
        type: input.kind === 'down' ? 'keydown' : 'keyup',
        code: input.code,
        key: input.kind === 'down' ? input.key : '',
        timeStamp: input.at,
        shiftKey: input.kind === 'down' && (input.shift ?? false),
        ctrlKey: false,
        altKey: false,
        metaKey: false,
        repeat: false,
        isComposing: false,
        preventDefault: () => (isKept = true),
        stopImmediatePropagation: () => undefined,
      };
      wedge.key(event);
      if (!isKept) untouched.push(`${event.type} ${input.code}`);
    }
  }
  return { clock, wedge, press, scans, typed, untouched };
}

describe('the keyboard of a page', () => {
  it('brings a scan, of which the page sees nothing', () => {
    const { press, scans, typed, untouched } = page();
    press([...'QMC:12', 'Enter'].map((letter, at) => strikeOf(letter, at * 10, at * 10 + 5)));
    expect(scans).toEqual(['QMC:12']);
    expect([typed, untouched]).toEqual([[], []]);
  });

  it('brings a scan without an end as soon as it is over', () => {
    const { clock, press, scans } = page();
    press([...'QMC12'].map((letter, at) => strikeOf(letter, at * 10, at * 10 + 5)));
    expect(scans).toEqual([]);
    clock.advance(500);
    expect(scans).toEqual(['QMC12']);
    expect(clock.pending()).toBe(0);
  });

  it('hands typing back after a moment', () => {
    const { clock, press, typed } = page();
    press([strikeOf('a', 0, 20)]);
    clock.advance(59);
    expect(typed).toEqual([]);
    clock.advance(1);
    expect(typed).toEqual(['a']);
  });

  it('leaves a shortcut to the page', () => {
    const { press, untouched } = page();
    press([strikeOf('Enter', 0, 80)]);
    expect(untouched).toEqual(['keydown Enter', 'keyup Enter']);
  });

  it('hands back what it holds when the page loses the keyboard', () => {
    const { clock, wedge, press, typed } = page();
    press([strikeOf('a', 0, 5)]);
    wedge.blur();
    expect(typed).toEqual(['a']);
    expect(clock.pending()).toBe(0);
  });
});
