import { describe, expect, test } from 'vitest';
import { heardOf } from '../../../src-renderer/displays/table/heard.ts';
import { momentLasts, Moments } from '../../../src-renderer/displays/table/moment.svelte.ts';
import type { Moment, Seen, TableDrawing } from '../../../src-renderer/games/drawing.ts';
import { handClock } from '../../support/hand-clock.ts';

const met: Moment = {
  words: { name: 'Ines', verb: 'meets it.', marks: [], second: '' },
  sound: { name: 'bells', count: 2 },
};
const drawing = (moment: Moment | undefined): TableDrawing => ({
  plate: () => ({ title: '', lines: [] }),
  ledger: () => ({ head: '', columns: [], rows: [] }),
  sound: () => ({ name: 'won' }),
  moment: () => moment,
});
const seen = (total: number, session = 'one', kind = 'fact'): Seen => ({
  parts: {
    session: { id: session },
    prompts: [],
    log: { total, rows: [{ kind, told: [] }] },
  } as unknown as Seen['parts'],
  say: ({ key }) => key,
  captain: () => ({ mark: 'ball', name: '' }),
});

describe('a moment on the television', () => {
  test('stands for two and a half seconds at most, and no longer than until the next entry', () => {
    const clock = handClock();
    const moments = new Moments(clock);
    moments.see(seen(1), drawing(met));
    expect(moments.now).toBeUndefined();
    moments.see(seen(2), drawing(met));
    expect(moments.now).toBe(met);
    // The same entry in another language is the same moment.
    moments.see(seen(2), drawing(met));
    clock.advance(momentLasts - 1);
    expect(moments.now).toBe(met);
    clock.advance(1);
    expect([moments.now, momentLasts]).toEqual([undefined, 2500]);
    moments.see(seen(3), drawing(met));
    moments.see(seen(4), drawing(undefined));
    expect(moments.now).toBeUndefined();
  });

  test('is none of what a page finds when it comes, of an undo, or of another evening', () => {
    const moments = new Moments(handClock());
    moments.see(seen(7), drawing(met));
    moments.see(seen(8, 'one', 'undo'), drawing(met));
    moments.see(seen(9, 'two'), drawing(met));
    moments.see(undefined, undefined);
    moments.see(seen(9), drawing(met));
    expect(moments.now).toBeUndefined();
  });

  test('sounds as it says, and a broken bid not at all', () => {
    expect(heardOf(seen(1), seen(2), drawing(met), met)).toEqual(met.sound);
    expect(heardOf(seen(1), seen(2), drawing(met), { ...met, sound: 'silent' })).toBeUndefined();
    const { words } = met;
    expect(heardOf(seen(1), seen(2), drawing(met), { words })).toEqual({ name: 'won' });
  });
});
