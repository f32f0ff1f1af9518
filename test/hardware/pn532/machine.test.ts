import { describe, expect, it } from 'vitest';
import type { Pn532Frame } from '../../../hardware/pn532/frame.ts';
import {
  type Effect,
  type Input,
  type State,
  begin,
  patience,
  step,
} from '../../../hardware/pn532/machine.ts';

const opened: Input = { kind: 'opened' };
const timeout: Input = { kind: 'timeout' };
const frame = (frame: Pn532Frame): Input => ({ kind: 'frame', frame });
const ack = frame({ kind: 'ack' });
const nack = frame({ kind: 'nack' });
const reply = (command: number, ...data: number[]) =>
  frame({ kind: 'reply', command, data: Uint8Array.from(data) });
const awake = reply(0x15);
const configured = reply(0x33);
const emptyField = reply(0x4b, 0);

/** All inputs one after the other; what the last one led to. */
function after(...inputs: readonly Input[]): { state: State; effects: readonly Effect[] } {
  return inputs.reduce<{ state: State; effects: readonly Effect[] }>(
    ({ state }, input) => step(state, input),
    { state: begin, effects: [] },
  );
}

function asked(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'ask' ? [effect.request] : []));
}

describe('the talk with a PN532', () => {
  it('wakes, sets up and polls, each after the answer to the one before', () => {
    expect(asked(after(opened).effects)).toEqual(['wake']);
    expect(asked(after(opened, ack, awake).effects)).toEqual(['configure']);
    expect(asked(after(opened, ack, awake, ack, configured).effects)).toEqual(['poll']);
    expect(asked(after(opened, ack, awake, ack, configured, ack, emptyField).effects)).toEqual([]);
    expect(asked(after(opened, ack, awake, ack, configured, ack, emptyField, timeout).effects)).toEqual([
      'poll',
    ]);
  });

  it('is proved by the answer to waking, not by the acknowledgement', () => {
    expect(after(opened, ack).effects).not.toContainEqual({ kind: 'proved' });
    expect(after(opened, ack, awake).effects).toContainEqual({ kind: 'proved' });
  });

  it('waits longer for the answer than for the acknowledgement', () => {
    const polling = [opened, ack, awake, ack, configured] as const;
    expect(after(...polling).effects).toContainEqual({ kind: 'wake', after: patience.acknowledgement });
    expect(after(...polling, ack).effects).toContainEqual({ kind: 'wake', after: patience.reply });
  });

  it('takes an answer whose acknowledgement was lost', () => {
    expect(asked(after(opened, awake).effects)).toEqual(['configure']);
  });

  it('asks once more, then wakes the module as if it had been restarted', () => {
    const polling = [opened, ack, awake, ack, configured] as const;
    expect(asked(after(...polling, timeout).effects)).toEqual(['poll']);
    expect(asked(after(...polling, timeout, timeout).effects)).toEqual(['wake']);
    expect(asked(after(...polling, timeout, timeout, ack, awake).effects)).toEqual(['configure']);
  });

  it('takes a refusal for a request that went unanswered', () => {
    const polling = [opened, ack, awake, ack, configured] as const;
    expect(asked(after(...polling, nack).effects)).toEqual(['poll']);
    expect(asked(after(...polling, frame({ kind: 'error' }), nack).effects)).toEqual(['wake']);
  });

  it('is silent after four requests without an answer, says so once, and goes on waking', () => {
    const effects = Array.from({ length: 10 }, (_, count) =>
      after(opened, ...Array.from({ length: count + 1 }, () => timeout)),
    ).map((result) => result.effects);
    expect(effects.map((some) => some.some((effect) => effect.kind === 'silent'))).toEqual(
      Array.from({ length: 10 }, (_, count) => count === 3),
    );
    expect(effects.every((some) => asked(some).join() === 'wake')).toBe(true);
  });

  it('lets an answer to something else pass by without losing its place', () => {
    const { state, effects } = after(opened, ack, awake, ack, configured, ack, awake);
    expect(effects).toEqual([{ kind: 'unexpected' }]);
    expect(asked(step(state, emptyField).effects)).toEqual([]);
    expect(step(state, emptyField).effects).toContainEqual({ kind: 'found', data: Uint8Array.of(0) });
  });

  it('hears nothing while off', () => {
    expect(after(awake).effects).toEqual([{ kind: 'unexpected' }]);
    expect(after(opened, { kind: 'closed' }, timeout)).toEqual({ state: { phase: 'off' }, effects: [] });
  });
});
