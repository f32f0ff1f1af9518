import { describe, expect, it } from 'vitest';
import {
  departSilent,
  departUnseen,
  excuse,
  nextDeparture,
  nothing,
  see,
  type Presence,
} from '../../../hardware/presence/presence.ts';

const raw = new Uint8Array(0);
const gap = 250;

function seen(presence: Presence, tag: string, seenAt: number, antenna?: string) {
  return see(presence, { tag, seenAt, raw, ...(antenna !== undefined && { antenna }) });
}

describe('a tag on a reader', () => {
  it('is new once and then only lies there', () => {
    const first = seen(nothing, 'A', 0);
    const second = seen(first.presence, 'A', 100);
    expect([first.isNew, second.isNew]).toEqual([true, false]);
  });

  it('is another on another antenna', () => {
    const left = seen(nothing, 'A', 0, 'left');
    expect(seen(left.presence, 'A', 10, 'right').isNew).toBe(true);
  });

  it('has gone when it was not read for the gap, not a moment earlier', () => {
    const { presence } = seen(nothing, 'A', 100);
    expect(departSilent(presence, 349, gap).gone).toEqual([]);
    expect(departSilent(presence, 350, gap).gone.map(({ tag }) => tag)).toEqual(['A']);
  });

  it('goes alone: another that was read since stays', () => {
    const { presence } = seen(seen(nothing, 'A', 0).presence, 'B', 200);
    const { gone, presence: left } = departSilent(presence, 260, gap);
    expect(gone.map(({ tag }) => tag)).toEqual(['A']);
    expect(nextDeparture(left, gap)).toBe(450);
  });

  it('counts as missed only from a look that did not find it', () => {
    const { presence } = seen(nothing, 'A', 0);
    const once = departUnseen(presence, 1000, gap);
    expect(once.gone).toEqual([]);
    expect(departUnseen(once.presence, 1249, gap).gone).toEqual([]);
    expect(departUnseen(once.presence, 1250, gap).gone.map(({ tag }) => tag)).toEqual(['A']);
  });

  it('is not missed any more once a look has found it', () => {
    const missed = departUnseen(seen(nothing, 'A', 0).presence, 1000, gap).presence;
    const found = seen(missed, 'A', 1100);
    expect(found.isNew).toBe(false);
    expect(departUnseen(found.presence, 1300, gap).gone).toEqual([]);
  });

  it('is excused while the reader was away', () => {
    const missed = departUnseen(seen(nothing, 'A', 0).presence, 200, gap).presence;
    const back = excuse(missed, 10_000);
    expect(departSilent(back, 10_249, gap).gone).toEqual([]);
    expect(departUnseen(back, 10_100, gap).gone).toEqual([]);
    expect(seen(back, 'A', 10_100).isNew).toBe(false);
  });

  it('has nothing to wait for where nothing lies', () => {
    expect(nextDeparture(nothing, gap)).toBeUndefined();
  });
});
