import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signals } from '../../../hardware/driver.ts';
import {
  decodeHostMessage,
  decodeReaderMessage,
  encodeHostMessage,
  encodeReaderMessage,
  qm1Kinds,
} from '../../../hardware/qm1/message.ts';
import type { HostMessage, Qm1Report, Spoken } from '../../../hardware/qm1/message.ts';
import { faceStates } from '../../../hardware/report.ts';

const boot = fc.stringMatching(/^[0-9A-Za-z]{1,8}$/);
const number = fc.nat(65535);
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 });
const tag = fc.stringMatching(/^[0-9A-F]{2,14}$/);

const reports: fc.Arbitrary<Qm1Report> = fc.oneof(
  fc.record({ kind: fc.constantFrom('tag' as const, 'tag-gone' as const), tag }),
  fc.record({ kind: fc.constant('tag' as const), tag, antenna: word }),
  fc.record({
    kind: fc.constant('face' as const),
    die: word,
    face: fc.string({ maxLength: 5 }),
    state: fc.constantFrom(...faceStates),
  }),
  fc.record({ kind: fc.constant('button' as const), button: word }),
);

const hello = fc.record({
  version: number,
  first: number,
  unit: word,
  name: fc.string(),
  kinds: fc.subarray([...qm1Kinds]),
  firmware: fc.string(),
});

const spoken: fc.Arbitrary<Spoken> = fc.oneof(
  fc.record({ type: fc.constant('hello' as const), boot, hello }),
  fc.record({ type: fc.constant('alive' as const), boot }),
  fc.record({ type: fc.constant('done' as const), boot, request: number }),
  fc.record({ type: fc.constant('report' as const), boot, number, report: reports }),
  fc.record({ type: fc.constant('fault' as const), boot, number, code: fc.string(), text: fc.string() }),
);

const hostMessages: fc.Arbitrary<HostMessage> = fc.oneof(
  fc.record({ type: fc.constant('who' as const), version: number }),
  fc.record({ type: fc.constant('acknowledge' as const), boot, number }),
  fc.record({ type: fc.constant('state' as const), request: number }),
  fc.record({ type: fc.constant('signal' as const), request: number, signal: fc.constantFrom(...signals) }),
);

describe('a message', () => {
  it('of a reader comes back as it was said', () => {
    fc.assert(
      fc.property(spoken, (message) => {
        expect(decodeReaderMessage(encodeReaderMessage(message))).toEqual(message);
      }),
    );
  });

  it('of a reader comes back as it was said when a newer version adds fields at its end', () => {
    fc.assert(
      fc.property(spoken, word, (message, more) => {
        // A tag's antenna may be left out, so only what follows it is new.
        fc.pre(
          message.type !== 'report' || message.report.kind === 'face' || message.report.kind === 'button',
        );
        const sentence = encodeReaderMessage(message);
        expect(decodeReaderMessage({ ...sentence, fields: [...sentence.fields, more] })).toEqual(message);
      }),
    );
  });

  it('of the host comes back as it was said', () => {
    fc.assert(
      fc.property(hostMessages, (message) => {
        expect(decodeHostMessage(encodeHostMessage(message))).toEqual(message);
      }),
    );
  });

  it.each([
    ['a boot of nine letters', { kind: 'TAG', fields: ['123456789', '1', 'A0'] }],
    ['a boot with a space', { kind: 'TAG', fields: ['a b', '1', 'A0'] }],
    ['no boot at all', { kind: 'TAG', fields: [] }],
    ['a number above 65535', { kind: 'TAG', fields: ['b', '65536', 'A0'] }],
    ['a number with a leading nought', { kind: 'TAG', fields: ['b', '01', 'A0'] }],
    ['a negative number', { kind: 'TAG', fields: ['b', '-1', 'A0'] }],
    ['a report without its number', { kind: 'TAG', fields: ['b', '', 'A0'] }],
    ['a hello that names no unit', { kind: 'HI', fields: ['b', '', '1', '1', '', 'name', 'tag', '1'] }],
    ['a hello without a first number', { kind: 'HI', fields: ['b', '', '1', '', 'u', 'name', 'tag', '1'] }],
    ['an answer to no request', { kind: 'DONE', fields: ['b', '', ''] }],
  ])('with %s is no message of a reader', (_, sentence) => {
    expect(decodeReaderMessage(sentence)).toBeUndefined();
  });

  it.each([
    ['a tag report without a tag', { kind: 'TAG', fields: ['b', '7'] }],
    ['a face in a state that we do not know', { kind: 'FACE', fields: ['b', '7', 'green', '3', 'spinning'] }],
    ['a face without a state', { kind: 'FACE', fields: ['b', '7', 'green', '3'] }],
    ['a kind that we do not know', { kind: 'WEIGHT', fields: ['b', '7', '12'] }],
    ['a hello with a number, as only reports have', { kind: 'HI', fields: ['b', '7', '1', '1', 'u'] }],
  ])('with %s can still be acknowledged', (_, sentence) => {
    expect(decodeReaderMessage(sentence)).toEqual({ type: 'strange', boot: 'b', number: 7 });
  });

  it.each([
    ['a word that is no signal', { kind: 'SIG', fields: ['1', 'BLINK'] }],
    ['an unknown kind', { kind: 'SLEEP', fields: ['1'] }],
    ['an acknowledgement of nothing', { kind: 'ACK', fields: ['b', ''] }],
    ['an acknowledgement for a boot that cannot be', { kind: 'ACK', fields: ['a b', '1'] }],
  ])('with %s is no message of the host', (_, sentence) => {
    expect(decodeHostMessage(sentence)).toBeUndefined();
  });
});
