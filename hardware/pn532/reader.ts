import type { Conversation, Deed, ReaderDriver } from '../driver.ts';
import type { Parsed } from '../parser/parser.ts';
import { decodeTargets, encodeRequest } from './command.ts';
import type { Pn532Frame } from './frame.ts';
import { type Effect, type Input, type State, begin, step } from './machine.ts';
import { pn532Parser } from './parser.ts';

function words(frame: Pn532Frame): string {
  switch (frame.kind) {
    case 'ack':
    case 'nack':
    case 'error':
      return frame.kind;
    case 'request':
    case 'reply':
      return `${frame.kind} ${frame.command.toString(16).toUpperCase()}`;
  }
}

function foundDeeds(data: Uint8Array, raw: Uint8Array): readonly Deed[] {
  const targets = decodeTargets(data);
  if (!targets) return [{ kind: 'discarded', bytes: raw, reason: 'length' }];
  const reports = targets.map(({ uid }): Deed => ({
    kind: 'report',
    report: { kind: 'tag', tag: uid },
    raw,
  }));
  return [...reports, { kind: 'looked' }];
}

function deedsOf(effect: Effect, raw: Uint8Array): readonly Deed[] {
  switch (effect.kind) {
    case 'ask':
      return [{ kind: 'send', bytes: encodeRequest(effect.request) }];
    case 'found':
      return foundDeeds(effect.data, raw);
    case 'unexpected':
      return [{ kind: 'discarded', bytes: raw, reason: 'not-ours' }];
    case 'wake':
    case 'proved':
    case 'silent':
      return [effect];
  }
}

const noBytes: Uint8Array = new Uint8Array(0);

function converse(): Conversation {
  const parser = pn532Parser();
  let state: State = begin;

  function take(input: Input, raw = noBytes): readonly Deed[] {
    const next = step(state, input);
    state = next.state;
    return next.effects.flatMap((effect) => deedsOf(effect, raw));
  }
  function hear(parsed: Parsed<Pn532Frame>): readonly Deed[] {
    if (parsed.kind === 'discarded') return [parsed];
    const { frame, raw } = parsed;
    return [{ kind: 'frame', raw, words: words(frame) }, ...take({ kind: 'frame', frame }, raw)];
  }

  return {
    opened: () => take({ kind: 'opened' }),
    heard: (bytes) => parser.feed(bytes).flatMap(hear),
    timeout: () => take({ kind: 'timeout' }),
    signal: () => [],
    closed: () => [...parser.flush().flatMap(hear), ...take({ kind: 'closed' })],
  };
}

export const pn532: ReaderDriver = {
  kind: 'pn532',
  title: 'PN532 over its high-speed UART (13.56 MHz)',
  lines: [{ baudRate: 115200 }],
  proof: 'hello',
  strength: 'hello',
  tags: 'polled',
  signals: [],
  converse,
};
