import type { Conversation, Deed, Signal } from '../driver.ts';
import type { Parsed } from '../parser/parser.ts';
import { hostState, hostStep, hostWakeAt } from './machine.ts';
import type { HostInput } from './machine.ts';
import { decodeReaderMessage } from './message.ts';
import { Qm1Parser } from './parser.ts';
import type { Position } from './positions.ts';
import { Register } from './register.ts';
import type { Sentence } from './sentence.ts';
import { Standing } from './standing.ts';

export interface Qm1Conversation extends Conversation {
  askState(at: number): readonly Deed[];
  /** What was taken so far of the reader that was met; handed to the next conversation, nothing is taken twice. */
  memory(): readonly Position[];
}

/** With a register of its own, or with one that it shares with the talks on other lines. */
export function qm1Conversation(
  positions: readonly Position[] = [],
  register = new Register(),
): Qm1Conversation {
  const standing = new Standing(register);
  const parser = new Qm1Parser();
  register.learn(positions);
  let state = hostState();
  let unit: string | undefined;

  function step(input: HostInput, at: number): readonly Deed[] {
    const { state: next, deeds } = hostStep({ ...state, positions: standing.positions }, input, at);
    state = next;
    standing.positions = next.positions;
    return deeds.map((deed) => standing.introduced(deed));
  }
  function heardOne(parsed: Parsed<Sentence>, at: number): readonly Deed[] {
    const message = parsed.kind === 'frame' ? decodeReaderMessage(parsed.frame) : undefined;
    const input: HostInput = { type: 'parsed', parsed };
    if (message?.type !== 'hello') return [...(message ? givenUp(message.boot, at) : []), ...step(input, at)];
    const right = standing.claim(message.hello.unit, at);
    // It repeats its hello until it is answered.
    if (right === 'wait') return [];
    unit = message.hello.unit;
    const told: Deed = { kind: 'complaint', code: 'unit-twice', words: unit };
    return right === 'new-twin' ? [...step(input, at), told] : step(input, at);
  }
  /** Another line may answer for the unit by now: then this one has to hear who is there. */
  function givenUp(boot: string, at: number): readonly Deed[] {
    const { met } = state;
    const isOurs = met?.boot !== boot || standing.heard(met.hello.unit, at);
    return isOurs ? [] : step({ type: 'dismissed' }, at);
  }
  function awake(deeds: readonly Deed[], at: number): readonly Deed[] {
    const wakeAt = hostWakeAt(state);
    const wake: Deed =
      wakeAt === undefined ? { kind: 'wake' } : { kind: 'wake', after: Math.max(0, wakeAt - at) };
    return [...deeds, wake];
  }

  return {
    opened: (at) => awake(step({ type: 'opened' }, at), at),
    heard: (bytes, at) =>
      awake(
        parser.feed(bytes).flatMap((parsed) => heardOne(parsed, at)),
        at,
      ),
    timeout: (at) => awake(step({ type: 'timeout' }, at), at),
    signal: (signal: Signal, at) => awake(step({ type: 'wish', wish: { type: 'signal', signal } }, at), at),
    askState: (at) => awake(step({ type: 'wish', wish: { type: 'state' } }, at), at),
    closed(at) {
      const rest = parser.flush().flatMap((parsed) => heardOne(parsed, at));
      const deeds = [...rest, ...step({ type: 'closed' }, at)];
      standing.release();
      return awake(deeds, at);
    },
    memory: () => standing.positions.filter((each) => each.unit === unit),
  };
}
