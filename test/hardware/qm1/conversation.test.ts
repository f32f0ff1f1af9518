import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../hardware/driver.ts';
import { asciiText } from '../../../hardware/parser/bytes.ts';
import { qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import type { Qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import { Register } from '../../../hardware/qm1/register.ts';
import { silentAfter } from '../../../hardware/qm1/constants.ts';
import { encodeSentence } from '../../../hardware/qm1/sentence.ts';

/** The sentence without its checksum: `QMTAG,b1,1,A0`. */
function line(text: string): Uint8Array {
  const [kind = '', ...fields] = text.split(',');
  return encodeSentence({ kind, fields });
}

const hello = (boot: string, first: number, unit = 'u') =>
  line(`HI,${boot},,1,${String(first)},${unit},Tray,tag,1.0`);
const tag = (boot: string, number: number) => line(`TAG,${boot},${String(number)},A${String(number)}`);

/** Which boot it gives is of interest where it is given only. */
function said(deeds: readonly Deed[]): readonly string[] {
  return sentences(deeds).map((text) => text.replace(/^(WHO,1),.*/, '$1'));
}

function sentences(deeds: readonly Deed[]): readonly string[] {
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
      identity: { name: 'Tray', unit: 'u', firmware: '1.0', version: '1', kinds: ['tag'] },
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
    expect(said(host.heard(hello('b1', 1), 30))).toEqual(['ACK,b1,0']);
    const again = host.heard(tag('b1', 1), 40);
    expect([tags(again), said(again)]).toEqual([[], ['ACK,b1,1']]);
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
    expect(said(host.heard(hello('b1', 1), 50))).toEqual(['ACK,b1,0']);
    const again = host.heard(tag('b1', 1), 60);
    expect([tags(again), said(again)]).toEqual([[], ['ACK,b1,1']]);
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

const complaints = (deeds: readonly Deed[]) =>
  deeds.flatMap((deed) => (deed.kind === 'complaint' ? [`${deed.code} ${deed.words}`] : []));

describe('a boot whose name was used before', () => {
  /** Three readings of b1 were taken; then the reader lost its power and calls itself b1 again. */
  function begunAnew(): Qm1Conversation {
    const host = met();
    [1, 2, 3].forEach((number) => host.heard(tag('b1', number), 20));
    return host;
  }

  it('is asked again, with a name that no reader has had, for a hello may have been long under way', () => {
    const host = begunAnew();
    expect(sentences(host.heard(hello('b1', 1), 1_800_000_000_000))).toEqual(['WHO,1,MYWPIWW0']);
    expect(tags(host.heard(hello('b1', 4), 1_800_000_000_100))).toEqual([]);
    expect(tags(host.heard(tag('b1', 4), 1_800_000_000_200))).toEqual(['A4']);
  });

  it('begins from its first number once no cable holds anything back any more, and is complained of', () => {
    const host = begunAnew();
    host.heard(hello('b1', 1), 1000);
    expect(said(host.heard(hello('b1', 1), 2400))).not.toContain('ACK,b1,0');
    const sure = host.heard(hello('b1', 1), 2500);
    expect([said(sure), complaints(sure)]).toEqual([['ACK,b1,0'], ['boot-used-again b1']]);
    const readings = [1, 2, 2, 3, 4].flatMap((number) => tags(host.heard(tag('b1', number), 2600)));
    expect(readings).toEqual(['A1', 'A2', 'A3', 'A4']);
  });

  it('goes on under the name that it was given, and needs no complaint', () => {
    const host = begunAnew();
    const [who = ''] = sentences(host.heard(hello('b1', 1), 1000));
    const given = who.replace('WHO,1,', '');
    const deeds = host.heard(hello(given, 1), 1100);
    expect([said(deeds), complaints(deeds)]).toEqual([[`ACK,${given},0`], []]);
    expect(tags(host.heard(tag(given, 1), 1200))).toEqual(['A1']);
  });

  it('is known by another report under the one number that was taken', () => {
    const host = met();
    host.heard(tag('b1', 1), 20);
    expect(said(host.heard(hello('b1', 1), 500))).toEqual(['ACK,b1,0']);
    const deeds = host.heard(line('BUTTON,b1,1,next'), 600);
    expect([deeds.filter(({ kind }) => kind === 'report').length, complaints(deeds)]).toEqual([
      1,
      ['boot-used-again b1'],
    ]);
  });

  it('is known even by the same report, once the reader had shown that it knew of its acknowledgement', () => {
    const host = met();
    host.heard(tag('b1', 1), 20);
    const alive = host.heard(line('ALIVE,b1,'), 2020);
    expect(kinds(alive)).toContain('remember');
    const later = qm1Conversation(host.memory());
    later.opened(90_000);
    later.heard(hello('b1', 1), 90_100);
    later.heard(hello('b1', 1), 91_700);
    expect(tags(later.heard(tag('b1', 1), 91_800))).toEqual(['A1']);
  });

  it('is noticed in a reader that was greeted by an old word and repeats a number of long ago', () => {
    const host = begunAnew();
    expect(said(host.heard(tag('b1', 1), 1000))).toEqual(['ACK,b1,3']);
    expect(said(host.heard(tag('b1', 1), 2500))).toEqual(['ACK,b1,3', 'WHO,1']);
    expect(complaints(host.heard(hello('b1', 1), 2600))).toEqual(['boot-used-again b1']);
    expect(tags(host.heard(tag('b1', 1), 2700))).toEqual(['A1']);
  });
});

describe('an age', () => {
  const aged = (number: number, field: string) => line(`FACE,b1,${String(number)},green,3,rest,${field}`);
  const offering = line('HI,b1,,1,1,u,Tray,face,1.0,age+lamps=2');
  const agesIn = (deeds: readonly Deed[]) =>
    deeds.flatMap((deed) => (deed.kind === 'report' ? [deed.age] : []));

  it('is told of a reading where the hello offers it', () => {
    const host = qm1Conversation();
    host.opened(0);
    host.heard(offering, 10);
    expect(agesIn(host.heard(aged(1, '12345'), 20))).toEqual([12_345]);
    expect(agesIn(host.heard(aged(2, 'soon'), 30))).toEqual([undefined]);
  });

  it('is a field like any other that a later version may add, where it does not', () => {
    expect(agesIn(met().heard(aged(1, '12345'), 20))).toEqual([undefined]);
  });

  it('that has grown by the time a report is repeated makes no other report of it', () => {
    const host = qm1Conversation();
    host.opened(0);
    host.heard(offering, 10);
    host.heard(aged(1, '0'), 20);
    const again = host.heard(aged(1, '100'), 120);
    expect([agesIn(again), complaints(again)]).toEqual([[], []]);
  });
});

describe('a reader that is plugged in at another line', () => {
  function twoLines() {
    const register = new Register();
    const [left, right] = [qm1Conversation([], register), qm1Conversation([], register)];
    left.opened(0);
    right.opened(0);
    left.heard(hello('b1', 1), 10);
    left.heard(tag('b1', 1), 20);
    return { left, right };
  }

  it('goes on where it was', () => {
    const { left, right } = twoLines();
    left.closed(30);
    right.heard(hello('b1', 1), 40);
    expect([1, 2].flatMap((number) => tags(right.heard(tag('b1', number), 50)))).toEqual(['A2']);
  });

  it('is answered as soon as the line where it was has been quiet for longer than a heartbeat', () => {
    const { right } = twoLines();
    expect(said(right.heard(hello('b1', 2), 1000))).toEqual([]);
    expect(said(right.heard(hello('b1', 2), 3900))).toEqual([]);
    expect(said(right.heard(hello('b1', 2), 4000))).toEqual(['ACK,b1,1']);
  });

  it('is a twin with numbers of its own, and a complaint, when both go on speaking', () => {
    const { left, right } = twoLines();
    right.heard(hello('b1', 1), 1000);
    left.heard(line('ALIVE,b1,'), 1500);
    const deeds = right.heard(hello('b1', 1), 1600);
    expect(complaints(deeds)).toEqual(['unit-twice u']);
    const [proved] = deeds.filter((deed) => deed.kind === 'proved');
    expect(proved?.identity).not.toHaveProperty('unit');
    expect(tags(right.heard(tag('b1', 1), 1700))).toEqual(['A1']);
    expect(tags(left.heard(tag('b1', 2), 1800))).toEqual(['A2']);
    expect(tags(right.heard(tag('b1', 2), 1900))).toEqual(['A2']);
  });

  it('is asked anew at the old line, should it be heard there after all', () => {
    const { left, right } = twoLines();
    right.heard(hello('b1', 2), 1000);
    right.heard(hello('b1', 2), 4000);
    const deeds = left.heard(tag('b1', 2), 4100);
    expect([tags(deeds), said(deeds)]).toEqual([[], ['WHO,1']]);
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

  it.each(['TAG', 'GONE'])('is a %s whose tag is not hex: a fault of the reader, told', (kind) => {
    const host = met();
    const deeds = host.heard(line(`${kind},b1,1,04:A0 zz`), 20);
    expect([complaints(deeds), said(deeds)]).toEqual([['not-hex 04:A0 zz'], ['ACK,b1,1']]);
    expect(tags(host.heard(tag('b1', 2), 30))).toEqual(['A2']);
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

  it('for a lamp that a reader was not there to light is not made up for later', () => {
    const host = qm1Conversation();
    host.opened(0);
    host.heard(hello('b1', 1), 10);
    expect(said(host.signal('refused', 20))).toEqual(['SIG,1,NO']);
    host.closed(30);
    host.signal('accepted', 40);
    host.opened(5000);
    expect(said(host.heard(hello('b2', 1), 5010))).toEqual(['ACK,b2,0']);
    host.signal('accepted', 5020);
    // Nothing comes back for longer than a reader may be silent; then it speaks again.
    expect(host.timeout(5020 + silentAfter).some(({ kind }) => kind === 'silent')).toBe(true);
    expect(said(host.heard(hello('b2', 1), 5030 + silentAfter)).filter((each) => /^SIG/.test(each))).toEqual(
      [],
    );
  });

  it('made while nobody is there is said as soon as the reader has introduced itself', () => {
    const host = qm1Conversation();
    host.opened(0);
    expect(said(host.askState(5))).toEqual([]);
    expect(said(host.heard(hello('b1', 1), 10))).toEqual(['ACK,b1,0', 'STATE,1']);
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
