import { describe, expect, it } from 'vitest';
import {
  type Life,
  type LifeInput,
  type LifeStep,
  live,
  openingLimit,
  unborn,
} from '../../../hardware/link/life.ts';
import type { PortFaultCode } from '../../../hardware/port/port.ts';
import { portFaults } from '../../../hardware/port/port.ts';

const path = '/dev/reader';
const start: LifeInput = { kind: 'start' };
const stop: LifeInput = { kind: 'stop' };
const opened: LifeInput = { kind: 'opened' };
const proved: LifeInput = { kind: 'proved' };
const timeout: LifeInput = { kind: 'timeout' };
const plugged: LifeInput = { kind: 'plugged' };
const fault = (code: PortFaultCode) => ({ code, path, detail: 'as the system says' });
const failed = (code: PortFaultCode): LifeInput => ({ kind: 'failed', fault: fault(code) });
const closed: LifeInput = { kind: 'closed', fault: fault('lost') };
const unplugged: LifeInput = { kind: 'unplugged', fault: fault('missing') };

function after(...inputs: readonly LifeInput[]): LifeStep {
  return inputs.reduce<LifeStep>(({ life }, input) => live(life, input, path), { life: unborn, deeds: [] });
}
function status(...inputs: readonly LifeInput[]): Life['status'] {
  return after(...inputs).life.status;
}
function deeds(...inputs: readonly LifeInput[]): readonly string[] {
  return after(...inputs).deeds.map((deed) =>
    deed.kind === 'wake' ? `wake ${String(deed.after)}` : deed.kind,
  );
}

describe("a reader's life", () => {
  it('goes from opening to proving to live', () => {
    expect(deeds(start)).toEqual(['open', `wake ${String(openingLimit)}`]);
    expect(status(start).kind).toBe('opening');
    expect(status(start, opened).kind).toBe('proving');
    expect(status(start, opened, proved).kind).toBe('live');
  });

  it('keeps what the reader says of itself', () => {
    const identity = { name: 'Dice tower' };
    expect(status(start, opened, { kind: 'proved', identity })).toEqual({ kind: 'live', identity });
  });

  it('is not changed by a reader that introduces itself again', () => {
    const again: LifeInput = { kind: 'proved', identity: { name: 'Dice tower', firmware: '1' } };
    const once = after(start, opened, again).life;
    expect(live(once, again, path).life).toBe(once);
    expect(live(once, proved, path).life).toBe(once);
    const updated: LifeInput = { kind: 'proved', identity: { name: 'Dice tower', firmware: '2' } };
    expect(live(once, updated, path).life.status).toMatchObject({ identity: { firmware: '2' } });
  });

  it('waits after a loss and opens again, quickly at first', () => {
    expect(status(start, opened, proved, closed)).toEqual({
      kind: 'waiting',
      fault: fault('lost'),
      retryIn: 100,
    });
    expect(deeds(start, opened, proved, closed)).toEqual(['wake 100']);
    expect(deeds(start, opened, proved, closed, timeout)).toEqual(['open', `wake ${String(openingLimit)}`]);
  });

  it('backs off while the reader stays away, yet never so far that a replug is not noticed within two seconds', () => {
    const tries: LifeInput[] = [start];
    const waits = Array.from({ length: 12 }, () => {
      tries.push(failed('missing'));
      const now = status(...tries);
      tries.push(timeout);
      return now.kind === 'waiting' ? now.retryIn : Number.NaN;
    });
    expect(waits.slice(0, 5)).toEqual([100, 200, 400, 1000, 1000]);
    expect(Math.max(...waits)).toBeLessThan(2000);
  });

  it.each(portFaults)('goes on trying after the fault "%s", and keeps it to be shown', (code) => {
    const now = status(start, failed(code));
    expect(now).toMatchObject({ kind: 'waiting', fault: { code } });
    expect(status(start, failed(code), timeout).kind).toBe('opening');
  });

  it('begins the quick tries anew after it was live', () => {
    const weary = [start, failed('missing'), timeout, failed('missing'), timeout, failed('missing'), timeout];
    expect(status(...weary, opened, closed)).toMatchObject({ retryIn: 1000 });
    expect(status(...weary, opened, proved, closed)).toMatchObject({ retryIn: 100 });
  });

  it('opens at once when it is plugged in, and ignores the news while it is open', () => {
    expect(deeds(start, failed('missing'), plugged)).toEqual(['open', `wake ${String(openingLimit)}`]);
    expect(deeds(start, opened, plugged)).toEqual([]);
    expect(status(start, opened, proved, plugged).kind).toBe('live');
  });

  it('gives the port back when it is unplugged without the port saying so', () => {
    expect(deeds(start, opened, proved, unplugged)).toEqual(['close', 'wake 100']);
    expect(status(start, opened, proved, unplugged)).toMatchObject({ fault: { code: 'missing' } });
  });

  it('gives up an opening that hangs', () => {
    expect(deeds(start, timeout)).toEqual(['close', 'wake 100']);
    expect(status(start, timeout)).toMatchObject({ kind: 'waiting', fault: { code: 'unknown', path } });
  });

  it('is silent when an answer is overdue, and live again with the next proof', () => {
    expect(status(start, opened, proved, { kind: 'silent' }).kind).toBe('silent');
    expect(status(start, opened, proved, { kind: 'silent' }, proved).kind).toBe('live');
  });

  it.each([
    ['opening', [start]],
    ['proving', [start, opened]],
    ['live', [start, opened, proved]],
    ['silent', [start, opened, { kind: 'silent' } as const]],
    ['waiting', [start, failed('missing')]],
  ])('stops while %s and gives the port back', (_, inputs) => {
    expect(status(...inputs, stop).kind).toBe('stopped');
    expect(deeds(...inputs, stop)).toEqual(['close']);
    expect(deeds(...inputs, stop, timeout)).toEqual([]);
    expect(deeds(...inputs, stop, plugged)).toEqual([]);
  });

  it('can be started again after a stop', () => {
    expect(status(start, opened, stop, start).kind).toBe('opening');
  });
});
