import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../hardware/driver.ts';
import { ascii, asciiText } from '../../../hardware/parser/bytes.ts';
import { qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import { deviceBoot, deviceStep } from '../../../hardware/qm1/device.ts';
import type { DeviceInput } from '../../../hardware/qm1/device.ts';
import {
  decodeHostMessage,
  decodeReaderMessage,
  encodeHostMessage,
  encodeReaderMessage,
} from '../../../hardware/qm1/message.ts';
import type { HostMessage, ReaderMessage, Spoken } from '../../../hardware/qm1/message.ts';
import { Qm1Parser } from '../../../hardware/qm1/parser.ts';
import { formatSentence } from '../../../hardware/qm1/sentence.ts';
import type { Sentence } from '../../../hardware/qm1/sentence.ts';
import { aged, others, ours, readme } from './readme-examples.ts';

function read(line: string): Sentence {
  const [parsed, ...more] = new Qm1Parser().feed(ascii(line + '\r\n'));
  expect(more).toEqual([]);
  if (parsed?.kind !== 'frame') throw new Error(`no sentence: ${line}`);
  return parsed.frame;
}

describe('the example sentences of the README', () => {
  it('are all found', () => {
    expect([ours.length, others.length, aged.length]).toEqual([21, 8, 5]);
  });

  it.each([...ours, ...others])('$line from the $from reads as its message', ({ from, line, message }) => {
    const decode = from === 'host' ? decodeHostMessage : decodeReaderMessage;
    expect(decode(read(line))).toEqual(message);
  });

  it.each(aged)(
    '$line reads as its message where ages are offered, else without one',
    ({ line, message }) => {
      const { age: _, ...ageless } = message as Extract<ReaderMessage, { type: 'report' }>;
      expect(decodeReaderMessage(read(line), true)).toEqual(message);
      expect(decodeReaderMessage(read(line))).toEqual(ageless);
    },
  );

  it.each([...ours, ...aged])('$line is how its message is written', ({ from, line, message }) => {
    const sentence =
      from === 'host' ? encodeHostMessage(message as HostMessage) : encodeReaderMessage(message as Spoken);
    expect(formatSentence(sentence)).toBe(line);
  });

  it.each([...ours, ...others])('$line means nothing to the other side', ({ from, line }) => {
    const decode = from === 'host' ? decodeReaderMessage : decodeHostMessage;
    expect(decode(read(line))).toBeUndefined();
  });
});

describe('the bytes that the README throws away', () => {
  const part = readme.slice(readme.indexOf('Thrown away'));
  const rows = [...part.matchAll(/^\| `([^`]+)` \| ([a-z-]+) \|$/gm)].map(([, line = '', reason = '']) => ({
    line,
    reason,
  }));

  it('are all found', () => {
    expect(rows).toHaveLength(5);
  });

  it.each(rows)('$line is $reason', ({ line, reason }) => {
    const [parsed] = new Qm1Parser().feed(ascii(line + '\r\n'));
    expect(parsed).toMatchObject({ kind: 'discarded', reason });
  });
});

describe('the talk of the README', () => {
  const lines = [...readme.matchAll(/^(host|reader) +(x )?(\$.+)$/gm)].map(
    ([, from = '', eaten = '', line = '']) => ({ from, isEaten: eaten !== '', line }),
  );

  it('is found', () => {
    expect(lines.map(({ isEaten }) => (isEaten ? 'x' : ' ')).join('')).toBe('  x   x  ');
  });

  it('is what the two machines say when the cable eats the same sentences', () => {
    const host = qm1Conversation();
    const make = { unit: '0004A1', name: 'Dice tray', kinds: ['tag', 'face'], firmware: '1.4.0' } as const;
    const report = { kind: 'face', die: 'green', face: '3', state: 'rest' } as const;
    let now = 1_800_000_000_000;
    let reader = deviceStep(deviceBoot(make, '3F2A', now).state, { type: 'report', report }, now);

    function readerSays(input: DeviceInput): readonly string[] {
      reader = deviceStep(reader.state, input, now);
      return reader.deeds.flatMap((deed) => (deed.type === 'send' ? [asciiText(deed.bytes)] : []));
    }
    function hostSays(deeds: readonly Deed[]): readonly string[] {
      return deeds.flatMap((deed) => (deed.kind === 'send' ? [asciiText(deed.bytes)] : []));
    }
    function answer(from: string, line: string): readonly string[] {
      if (from === 'reader') return hostSays(host.heard(ascii(line), now));
      return readerSays({ type: 'sentence', sentence: read(line) });
    }

    let said = hostSays(host.opened(now));
    for (const { from, isEaten, line } of lines) {
      expect(said).toEqual([line + '\r\n']);
      said = isEaten ? [] : answer(from, line);
      if (said.length > 0) continue;
      now += 100;
      said = readerSays({ type: 'timeout' });
    }
  });
});
