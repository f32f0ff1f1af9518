import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../hardware/driver.ts';
import { asciiText } from '../../../hardware/parser/bytes.ts';
import { qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import type { Qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import { encodeSentence } from '../../../hardware/qm1/sentence.ts';

/** The sentence without its checksum: `QMTAG,b1,1,A0`. */
function line(text: string): Uint8Array {
  const [kind = '', ...fields] = text.split(',');
  return encodeSentence({ kind, fields });
}

const hello = (boot: string, first: number, unit = 'u') =>
  line(`HI,${boot},,1,${String(first)},${unit},Tray,tag,1.0`);
const tag = (boot: string, number: number) => line(`TAG,${boot},${String(number)},A${String(number)}`);

function said(deeds: readonly Deed[]): readonly string[] {
  return deeds.flatMap((deed) =>
    deed.kind === 'send' ? [asciiText(deed.bytes).replace(/\$QM(.*)\*.*\r\n/, '$1')] : [],
  );
}

function tags(deeds: readonly Deed[]): readonly string[] {
  return deeds.flatMap((deed) =>
    deed.kind === 'report' && deed.report.kind === 'tag' ? [deed.report.tag] : [],
  );
}

function kinds(deeds: readonly Deed[]): readonly string[] {
  return deeds.map(({ kind }) => kind);
}

function wakeAfter(deeds: readonly Deed[]): number | undefined {
  const last = deeds.at(-1);
  if (last?.kind !== 'wake') throw new Error('the last deed says when to wake');
  return last.after;
}

/** A conversation with a reader that said hello, its first report to be number 1. */
function met(): Qm1Conversation {
  const host = qm1Conversation();
  host.opened(0);
  host.heard(hello('b1', 1), 10);
  return host;
}

describe('meeting a reader', () => {
  it('asks who is there when the port opens, and again every half second', () => {
    const host = qm1Conversation();
    const first = host.opened(1000);
    expect([said(first), wakeAfter(first)]).toEqual([['WHO,1'], 500]);
    const second = host.timeout(1500);
    expect([said(second), wakeAfter(second)]).toEqual([['WHO,1'], 500]);
  });

  it('takes a hello as proof and tells what the reader said of itself', () => {
    const host = qm1Conversation();
    host.opened(0);
    const deeds = host.heard(hello('b1', 1), 10);
    expect(deeds).toContainEqual({
      kind: 'proved',
      identity: { name: 'Tray', firmware: '1.0', version: '1', kinds: ['tag'] },
    });
    expect(said(deeds)).toEqual(['ACK,b1,0']);
    expect(said(host.timeout(600))).toEqual([]);
  });

  it('answers a repeated hello, and proves nothing anew by it', () => {
    const deeds = met().heard(hello('b1', 1), 20);
    expect(kinds(deeds)).toEqual(['frame', 'send', 'wake']);
  });

  it('asks a reader that did not introduce itself since the port opened', () => {
    const host = met();
    host.closed(100);
    host.opened(200);
    const deeds = host.heard(tag('b1', 1), 210);
    expect([tags(deeds), said(deeds)]).toEqual([[], ['WHO,1']]);
  });

  it('says nothing once the port has closed', () => {
    const host = met();
    expect(wakeAfter(host.closed(100))).toBeUndefined();
    expect(said(host.timeout(60_000))).toEqual([]);
  });
});

describe('a reading', () => {
  it('is taken first and acknowledged then, with the bytes it was read from', () => {
    const deeds = met().heard(tag('b1', 1), 20);
    expect(kinds(deeds)).toEqual(['frame', 'report', 'send', 'wake']);
    expect(said(deeds)).toEqual(['ACK,b1,1']);
    expect(deeds[1]).toMatchObject({ raw: tag('b1', 1).slice(0, -2) });
  });

  it('that comes again is acknowledged again and not taken', () => {
    const host = met();
    host.heard(tag('b1', 1), 20);
    const deeds = host.heard(tag('b1', 1), 30);
    expect([tags(deeds), said(deeds)]).toEqual([[], ['ACK,b1,1']]);
  });

  it('from long ago is answered with what is there by now', () => {
    const host = met();
    [1, 2, 3].forEach((number) => host.heard(tag('b1', number), 20));
    const deeds = host.heard(tag('b1', 1), 30);
    expect([tags(deeds), said(deeds)]).toEqual([[], ['ACK,b1,3']]);
  });

  it('behind a gap is not taken: the reader is asked where it stands', () => {
    const deeds = met().heard(tag('b1', 3), 20);
    expect([tags(deeds), said(deeds)]).toEqual([[], ['WHO,1']]);
  });

  it('is taken after a gap when the reader says that it holds nothing before it', () => {
    const host = met();
    host.heard(hello('b1', 3), 30);
    expect(tags(host.heard(tag('b1', 3), 40))).toEqual(['A3']);
  });

  it('is not taken again when a hello from long ago names an old first number', () => {
    const host = met();
    host.heard(tag('b1', 1), 20);
    expect(said(host.heard(hello('b1', 1), 30))).toEqual(['ACK,b1,1']);
    expect(tags(host.heard(tag('b1', 1), 40))).toEqual([]);
  });

  it('is taken in turn where the numbers start again at nought', () => {
    const host = qm1Conversation();
    host.opened(0);
    host.heard(hello('b1', 65_534), 10);
    const stream = [65_534, 65_535, 65_535, 0, 65_534, 0, 1, 65_535];
    expect(stream.flatMap((number) => tags(host.heard(tag('b1', number), 20)))).toEqual([
      'A65534',
      'A65535',
      'A0',
      'A1',
    ]);
  });

  it('of a rebooted reader is taken though its number was there before', () => {
    const host = met();
    host.heard(tag('b1', 1), 20);
    expect(kinds(host.heard(hello('b2', 1), 30))).toContain('proved');
    expect(tags(host.heard(tag('b2', 1), 40))).toEqual(['A1']);
  });

  it('of an earlier boot that was long under way is not taken', () => {
    const host = met();
    host.heard(hello('b2', 1), 30);
    expect(tags(host.heard(tag('b1', 1), 40))).toEqual([]);
  });

  it('is taken once although a late hello of an earlier boot came in between', () => {
    const host = met();
    host.heard(hello('b2', 1), 30);
    host.heard(tag('b2', 1), 40);
    host.heard(hello('b1', 1), 50);
    expect(said(host.heard(tag('b2', 1), 60))).toEqual(['WHO,1']);
    host.heard(hello('b2', 1), 70);
    expect(tags(host.heard(tag('b2', 1), 80))).toEqual([]);
    expect(tags(host.heard(tag('b2', 2), 90))).toEqual(['A2']);
  });

  it('of another unit is taken though boot and number are the same', () => {
    const host = met();
    host.heard(tag('b1', 1), 20);
    host.closed(30);
    host.opened(40);
    host.heard(hello('b1', 1, 'other'), 50);
    expect(tags(host.heard(tag('b1', 1), 60))).toEqual(['A1']);
  });

  it('whose acknowledgement was lost when the plug was pulled is not taken again', () => {
    const host = met();
    host.heard(tag('b1', 1), 20);
    host.closed(30);
    host.opened(40);
    expect(said(host.heard(hello('b1', 1), 50))).toEqual(['ACK,b1,1']);
    expect(tags(host.heard(tag('b1', 1), 60))).toEqual([]);
  });

  it('is not taken again by a host that was started anew with the positions it kept', () => {
    const before = met();
    before.heard(tag('b1', 1), 20);
    const host = qm1Conversation(before.memory());
    host.opened(0);
    host.heard(hello('b1', 1), 10);
    expect([1, 2].flatMap((number) => tags(host.heard(tag('b1', number), 20)))).toEqual(['A2']);
  });

  it('is not joined from halves on either side of an unplugging', () => {
    const host = met();
    const whole = tag('b1', 1);
    host.heard(whole.slice(0, 12), 20);
    expect(host.closed(30)).toContainEqual({
      kind: 'discarded',
      reason: 'length',
      bytes: whole.slice(0, 12),
    });
    host.opened(40);
    host.heard(hello('b1', 1), 50);
    expect(tags(host.heard(whole.slice(12), 60))).toEqual([]);
  });

  it('leaves room for no more than sixteen boots to be remembered', () => {
    const host = qm1Conversation();
    host.opened(0);
    for (let boot = 0; boot < 40; boot++) host.heard(hello(`b${String(boot)}`, 1), boot);
    expect(host.memory().map(({ boot }) => boot)).toEqual(
      Array.from({ length: 16 }, (_, index) => `b${String(index + 24)}`),
    );
  });
});

describe('a sentence that is no reading', () => {
  it('of an unknown kind is acknowledged, handed on, and what follows it is taken', () => {
    const host = met();
    const deeds = host.heard(line('WEIGHT,b1,1,12.5'), 20);
    expect(said(deeds)).toEqual(['ACK,b1,1']);
    expect(deeds).toContainEqual({
      kind: 'discarded',
      reason: 'unknown-sentence',
      bytes: line('WEIGHT,b1,1,12.5').slice(0, -2),
    });
    expect(tags(host.heard(tag('b1', 2), 30))).toEqual(['A2']);
  });

  it('of an unknown kind without a number is handed on and not answered', () => {
    const deeds = met().heard(line('MOOD,b1,,blue'), 20);
    expect([kinds(deeds), said(deeds)]).toEqual([['discarded', 'wake'], []]);
  });

  it('is our own when the line echoes', () => {
    const deeds = met().heard(line('ACK,b1,0'), 20);
    expect(deeds[0]).toMatchObject({ kind: 'discarded', reason: 'not-ours' });
  });

  it('tells of a fault of the reader once', () => {
    const host = met();
    const fault = line('FAULT,b1,1,antenna,no field');
    expect(host.heard(fault, 20)).toContainEqual({ kind: 'complaint', code: 'antenna', words: 'no field' });
    expect(kinds(host.heard(fault, 30))).not.toContain('complaint');
  });
});

describe('silence', () => {
  it('is told after seven seconds without a sound sentence, and the reader is asked for', () => {
    const host = met();
    host.heard(line('ALIVE,b1,'), 2000);
    expect(kinds(host.timeout(8999))).not.toContain('silent');
    const deeds = host.timeout(9000);
    expect([kinds(deeds).includes('silent'), said(deeds)]).toEqual([true, ['WHO,1']]);
    expect(kinds(host.timeout(9500))).not.toContain('silent');
  });

  it('is over with the next sentence of the same boot', () => {
    const host = met();
    host.timeout(7010);
    const deeds = host.heard(tag('b1', 1), 8000);
    expect(kinds(deeds)).toEqual(['frame', 'proved', 'report', 'send', 'wake']);
  });

  it('is told of a port where nobody ever spoke', () => {
    const host = qm1Conversation();
    host.opened(0);
    expect(kinds(host.timeout(7000))).toContain('silent');
  });
});

describe('a request to the reader', () => {
  it('is said again every tenth of a second until it is done', () => {
    const host = met();
    expect(said(host.signal('your-turn', 100))).toEqual(['SIG,1,TURN']);
    expect(said(host.timeout(199))).toEqual([]);
    expect(said(host.timeout(200))).toEqual(['SIG,1,TURN']);
    host.heard(line('DONE,b1,,1'), 210);
    expect(said(host.timeout(300))).toEqual([]);
  });

  it('waits for the one before it, and goes at once when that is done', () => {
    const host = met();
    host.signal('accepted', 100);
    expect(said(host.signal('your-turn', 101))).toEqual([]);
    expect(said(host.heard(line('DONE,b1,,1'), 110))).toEqual(['SIG,2,TURN']);
  });

  it('is given up after thirty tries, and the next one goes', () => {
    const host = met();
    host.signal('refused', 0);
    host.askState(1);
    const lines = Array.from({ length: 30 }, (_, index) => said(host.timeout((index + 1) * 100))).flat();
    expect(lines.filter((text) => text === 'SIG,1,NO')).toHaveLength(29);
    expect(lines.at(-1)).toBe('STATE,2');
  });

  it('made while nobody is there is said as soon as the reader has introduced itself', () => {
    const host = qm1Conversation();
    host.opened(0);
    expect(said(host.signal('your-turn', 5))).toEqual([]);
    expect(said(host.heard(hello('b1', 1), 10))).toEqual(['ACK,b1,0', 'SIG,1,TURN']);
  });

  it('is answered late by a doubled answer without ending the one after it', () => {
    const host = met();
    host.signal('accepted', 100);
    host.signal('your-turn', 100);
    host.heard(line('DONE,b1,,1'), 110);
    host.heard(line('DONE,b1,,1'), 120);
    expect(said(host.timeout(210))).toEqual(['SIG,2,TURN']);
  });
});
