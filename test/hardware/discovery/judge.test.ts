import { describe, expect, it } from 'vitest';
import { type Hearing, type Proof, hearingTimes, judge } from '../../../hardware/discovery/judge.ts';

const quiet: Hearing = { openedAt: 0, proofs: [], hasAsked: false, rests: 'for-good', hasOthers: true };
const rdm: Proof = { kind: 'rdm6300', strength: 'checksum' };
const twin: Proof = { kind: 'reader-7941e', strength: 'checksum' };
const parallax: Proof = { kind: 'parallax', strength: 'shape' };
const scanner: Proof = { kind: 'scanner', strength: 'text' };
const module: Proof = { kind: 'pn532', strength: 'hello' };

function proven(...proofs: readonly Proof[]): Hearing {
  return { ...quiet, heardAt: 1000, provedAt: 1000, proofs };
}
const settled = 1000 + hearingTimes.settle;

describe('judging what hangs on a line', () => {
  it('waits a moment with a frame, as it may be the front of a longer one', () => {
    expect(judge(proven(scanner), settled - 1)).toEqual({ kind: 'listen', until: settled });
    expect(judge(proven(scanner), settled)).toEqual({ kind: 'found', reader: 'scanner' });
  });

  it.each([
    ['a checksum over a shape', [parallax, rdm], 'rdm6300'],
    ['a checksum over a text', [scanner, rdm], 'rdm6300'],
    ['a shape over a text', [scanner, parallax], 'parallax'],
  ])('believes %s', (_, proofs, reader) => {
    expect(judge(proven(...proofs), settled)).toEqual({ kind: 'found', reader });
  });

  it('believes an answer at once', () => {
    expect(judge(proven(scanner, module), 1000)).toEqual({ kind: 'found', reader: 'pn532' });
  });

  it('asks only when two fit equally well', () => {
    expect(judge(proven(rdm, twin, scanner), settled)).toEqual({
      kind: 'ask',
      readers: ['rdm6300', 'reader-7941e'],
    });
  });

  it('goes elsewhere when bytes make no sense, but gives one that was asked its time', () => {
    const noisy = { ...quiet, heardAt: 100 };
    const elsewhere = { kind: 'elsewhere', because: 'noise' };
    expect(judge(noisy, 100 + hearingTimes.puzzle)).toEqual(elsewhere);
    expect(judge({ ...noisy, hasAsked: true }, 100 + hearingTimes.puzzle)).toEqual({
      kind: 'listen',
      until: hearingTimes.answer,
    });
    expect(judge({ ...noisy, hasAsked: true }, hearingTimes.answer)).toEqual(elsewhere);
  });

  it('rests for good where somebody may use a reader, and leaves soon where only an answer was awaited', () => {
    expect(judge(quiet, 1_000_000)).toEqual({ kind: 'listen' });
    const asking: Hearing = { ...quiet, hasAsked: true, rests: 'no' };
    expect(judge(asking, 0)).toEqual({ kind: 'listen', until: hearingTimes.answer });
    expect(judge(asking, hearingTimes.answer)).toEqual({ kind: 'elsewhere', because: 'quiet' });
  });

  it('rests for a while on a line that is tried because of noise elsewhere', () => {
    const trying: Hearing = { ...quiet, rests: 'a-while' };
    expect(judge(trying, 0)).toEqual({ kind: 'listen', until: hearingTimes.listen });
    expect(judge(trying, hearingTimes.listen)).toEqual({ kind: 'elsewhere', because: 'quiet' });
  });

  it('takes longer over bytes without sense where there is no other line', () => {
    const noisy = { ...quiet, hasOthers: false, heardAt: 100 };
    expect(judge(noisy, 100 + hearingTimes.puzzle)).toMatchObject({ kind: 'listen' });
    expect(judge(noisy, 100 + hearingTimes.hint)).toEqual({ kind: 'elsewhere', because: 'noise' });
  });

  it('never decides by a hint: it waits for more, and asks', () => {
    const hinted = proven({ kind: 'scanner', strength: 'hint' });
    const until = 1000 + hearingTimes.hint;
    expect(judge(hinted, until - 1)).toEqual({ kind: 'listen', until });
    expect(judge(hinted, until)).toEqual({ kind: 'ask', readers: ['scanner'] });
    const more = proven({ kind: 'scanner', strength: 'hint' }, { kind: 'text-uid', strength: 'shape' });
    expect(judge(more, settled)).toEqual({ kind: 'found', reader: 'text-uid' });
  });
});
