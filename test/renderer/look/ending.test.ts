import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endTogether, held } from '../../../src-renderer/look/ending.ts';

interface Moving {
  readonly currentTime: number;
  readonly playState: 'running';
  readonly effect: { readonly getTiming: () => { readonly duration: number } };
  readonly finish: () => void;
}

/** Begun so long after the news, and going on by itself for so long. */
function moved(begun: number, duration = held): Moving & { readonly ended: readonly number[] } {
  const ended: number[] = [];
  const began = Date.now() + begun;
  return {
    get currentTime() {
      return Date.now() - began;
    },
    playState: 'running',
    effect: { getTiming: () => ({ duration }) },
    finish: () => void ended.push(Date.now()),
    ended,
  };
}

describe('what moves for an entry', () => {
  const news = 1000;
  const show = (...moving: readonly Moving[]): void => {
    vi.stubGlobal('document', { getAnimations: () => moving });
    endTogether();
    vi.advanceTimersByTime(350);
  };

  beforeEach(() => vi.useFakeTimers({ now: news }));
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('ends at once, though one part of it began a frame later', () => {
    const [card, lamp] = [moved(16), moved(50)];
    show(card, lamp);
    expect([card.ended, lamp.ended]).toEqual([[1350], [1350]]);
  });

  test('does not end what belongs to the next entry, or what takes its own time', () => {
    const [card, next, drift] = [moved(16), moved(250), moved(16, 1000)];
    show(card, next, drift);
    expect([card.ended, next.ended, drift.ended]).toEqual([[1340], [], []]);
  });
});
