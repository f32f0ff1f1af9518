import type { Conversation, Deed, Signal } from '../driver.ts';
import type { Parsed } from '../parser/parser.ts';
import { hostState, hostStep, hostWakeAt } from './machine.ts';
import type { HostInput } from './machine.ts';
import { Qm1Parser } from './parser.ts';
import type { Position } from './positions.ts';
import type { Sentence } from './sentence.ts';

export interface Qm1Conversation extends Conversation {
  askState(at: number): readonly Deed[];
  /** What was taken so far; handed to the next conversation, no reading is taken twice after a restart. */
  memory(): readonly Position[];
}

export function qm1Conversation(positions: readonly Position[] = []): Qm1Conversation {
  let state = hostState(positions);
  const parser = new Qm1Parser();

  function take(inputs: readonly HostInput[], at: number): readonly Deed[] {
    const deeds: Deed[] = [];
    for (const input of inputs) {
      const step = hostStep(state, input, at);
      state = step.state;
      deeds.push(...step.deeds);
    }
    return [...deeds, wake(at)];
  }
  function wake(at: number): Deed {
    const wakeAt = hostWakeAt(state);
    return wakeAt === undefined ? { kind: 'wake' } : { kind: 'wake', after: Math.max(0, wakeAt - at) };
  }

  return {
    opened: (at) => take([{ type: 'opened' }], at),
    heard: (bytes, at) => take(parser.feed(bytes).map(asInput), at),
    timeout: (at) => take([{ type: 'timeout' }], at),
    signal: (signal: Signal, at) => take([{ type: 'wish', wish: { type: 'signal', signal } }], at),
    askState: (at) => take([{ type: 'wish', wish: { type: 'state' } }], at),
    closed: (at) => take([...parser.flush().map(asInput), { type: 'closed' }], at),
    memory: () => state.positions,
  };
}

function asInput(parsed: Parsed<Sentence>): HostInput {
  return { type: 'parsed', parsed };
}
