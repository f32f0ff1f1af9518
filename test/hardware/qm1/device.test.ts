import { describe, expect, it } from 'vitest';
import { asciiText } from '../../../hardware/parser/bytes.ts';
import { deviceBoot, deviceStep, deviceWakeAt } from '../../../hardware/qm1/device.ts';
import type { DeviceInput, DeviceState } from '../../../hardware/qm1/device.ts';
import type { Qm1Report } from '../../../hardware/qm1/message.ts';

const make = { unit: 'u', name: 'Tray', kinds: ['tag', 'face', 'button'], firmware: '1.0' } as const;

/** A reader that is moved by hand and remembers what it said last. */
class Bench {
  now = 0;
  state: DeviceState;
  said: readonly string[] = [];
  signalled: readonly string[] = [];

  constructor(state: Partial<DeviceState> = {}) {
    this.state = { ...deviceBoot(make, 'b1', 0).state, ...state };
  }

  do(input: DeviceInput): this {
    const { state, deeds } = deviceStep(this.state, input, this.now);
    this.state = state;
    this.said = deeds.flatMap((deed) =>
      deed.type === 'send' ? [asciiText(deed.bytes).replace(/\$QM(.*)\*.*\r\n/, '$1')] : [],
    );
    this.signalled = deeds.flatMap((deed) => (deed.type === 'signal' ? [deed.signal] : []));
    return this;
  }

  hears(text: string): this {
    const [kind = '', ...fields] = text.split(',');
    return this.do({ type: 'sentence', sentence: { kind, fields } });
  }

  isShown(report: Qm1Report): this {
    return this.do({ type: 'report', report });
  }

  /** Until it wants to speak of itself. */
  waits(): this {
    this.now = deviceWakeAt(this.state);
    return this.do({ type: 'timeout' });
  }
}

const pressed = (button: string): Qm1Report => ({ kind: 'button', button });
const greeted = () => new Bench().hears('ACK,b1,0');

describe('a reader', () => {
  it('says hello every tenth of a second until it is acknowledged', () => {
    const bench = new Bench().waits();
    expect([bench.said, bench.now]).toEqual([['HI,b1,,1,1,u,Tray,tag+face+button,1.0'], 100]);
    expect(bench.hears('ACK,b0,0').waits().said).toHaveLength(1);
    expect(bench.hears('ACK,b1,0').waits().said).toEqual(['ALIVE,b1,']);
  });

  it('keeps its reports to itself until it is greeted, then says the oldest', () => {
    const bench = new Bench().isShown(pressed('a')).isShown(pressed('b'));
    expect(bench.said).toEqual([]);
    expect(bench.hears('ACK,b1,0').said).toEqual(['BUTTON,b1,1,a']);
  });

  it('repeats a report until it is acknowledged, then says the next', () => {
    const bench = greeted().isShown(pressed('a')).isShown(pressed('b'));
    expect(bench.waits().said).toEqual(['BUTTON,b1,1,a']);
    expect(bench.waits().said).toEqual(['BUTTON,b1,1,a']);
    expect(bench.hears('ACK,b1,1').said).toEqual(['BUTTON,b1,2,b']);
  });

  it.each(['ACK,b1,0', 'ACK,b1,2', 'ACK,b0,1', 'ACK,b1,65535'])('is not moved on by %s', (text) => {
    const bench = greeted().isShown(pressed('a')).hears(text);
    expect([bench.said, bench.waits().said]).toEqual([[], ['BUTTON,b1,1,a']]);
  });

  it('takes one acknowledgement for all that it covers', () => {
    const bench = greeted().isShown(pressed('a')).isShown(pressed('b')).isShown(pressed('c'));
    expect(bench.hears('ACK,b1,2').said).toEqual(['BUTTON,b1,3,c']);
  });

  it('counts on at nought after 65535', () => {
    const bench = new Bench({ next: 65_535, isGreeted: true });
    expect(bench.isShown(pressed('a')).said).toEqual(['BUTTON,b1,65535,a']);
    expect(bench.isShown(pressed('b')).hears('ACK,b1,65535').said).toEqual(['BUTTON,b1,0,b']);
    expect(bench.hears('ACK,b1,0').state.held).toEqual([]);
  });

  it('names the oldest report it holds when it says hello to a host that came later', () => {
    const bench = greeted()
      .isShown(pressed('a'))
      .hears('ACK,b1,1')
      .isShown(pressed('b'))
      .isShown(pressed('c'));
    expect(bench.hears('WHO,1').said).toEqual(['HI,b1,,1,2,u,Tray,tag+face+button,1.0']);
    expect(bench.hears('ACK,b1,1').said).toEqual(['BUTTON,b1,2,b']);
  });

  it('shows every two seconds that it lives when there is nothing else to say', () => {
    const bench = greeted();
    expect([bench.waits().now, bench.waits().now, bench.said]).toEqual([2000, 4000, ['ALIVE,b1,']]);
  });

  it('repeats slowly when nobody has answered for five seconds, and quickly again after a word', () => {
    const bench = greeted().isShown(pressed('a'));
    const gap = () => {
      const { now } = bench;
      return bench.waits().now - now;
    };
    expect(Array.from({ length: 50 }, gap)).toEqual(Array<number>(50).fill(100));
    expect([gap(), gap()]).toEqual([1000, 1000]);
    bench.hears('ACK,b1,0');
    gap();
    expect(gap()).toBe(100);
  });

  it('drops the newest when there is no room, and owns up to it', () => {
    const bench = greeted();
    for (let press = 1; press <= 35; press++) bench.isShown(pressed(String(press)));
    expect(bench.hears('ACK,b1,31').said).toEqual(['BUTTON,b1,32,32']);
    expect(bench.hears('ACK,b1,32').said).toEqual(['FAULT,b1,33,overflow,3']);
  });
});

describe('a reader that tells ages', () => {
  const aging = () => new Bench({ make: { ...make, offers: { age: 1 } } }).hears('ACK,b1,0');

  it('counts from what happened to the moment of saying it, each time anew', () => {
    const bench = aging().isShown(pressed('a'));
    expect(bench.said).toEqual(['BUTTON,b1,1,a,0']);
    expect(bench.waits().said).toEqual(['BUTTON,b1,1,a,100']);
    expect(bench.isShown({ kind: 'tag', tag: 'A0' }).waits().said).toEqual(['BUTTON,b1,1,a,200']);
    expect(bench.hears('ACK,b1,1').said).toEqual(['TAG,b1,2,A0,,100']);
  });
});

describe('a reader that has nowhere to count its starts', () => {
  const forgetful = () => new Bench({ make: { ...make, takesBoot: true } });

  it('takes the name that the host gives, before anything was said under its own', () => {
    const bench = forgetful().isShown(pressed('a'));
    expect(bench.hears('WHO,1,K7').said).toEqual(['HI,K7,,1,1,u,Tray,tag+face+button,1.0']);
    expect(bench.hears('ACK,K7,0').said).toEqual(['BUTTON,K7,1,a']);
  });

  it('keeps its name after the first word of the host, for some of it may have been taken', () => {
    const bench = forgetful().hears('ACK,b1,0').isShown(pressed('a'));
    expect(bench.hears('WHO,1,K7').said).toEqual(['HI,b1,,1,1,u,Tray,tag+face+button,1.0']);
  });

  it('is the only one that takes it', () => {
    expect(new Bench().hears('WHO,1,K7').said).toEqual(['HI,b1,,1,1,u,Tray,tag+face+button,1.0']);
  });
});

describe('a request', () => {
  it('lights the lamp once, however often it is repeated, and is answered each time', () => {
    const bench = greeted().hears('SIG,1,TURN');
    expect([bench.said, bench.signalled]).toEqual([['DONE,b1,,1'], ['your-turn']]);
    bench.hears('SIG,1,TURN');
    expect([bench.said, bench.signalled]).toEqual([['DONE,b1,,1'], []]);
  });

  it('overtaken by a newer one is not carried out any more', () => {
    expect(greeted().hears('SIG,5,TURN').hears('SIG,4,NO').signalled).toEqual([]);
  });

  it('of a host that started to count anew is carried out', () => {
    const bench = greeted().hears('SIG,5,TURN').hears('WHO,1').hears('ACK,b1,0');
    expect(bench.hears('SIG,1,OK').signalled).toEqual(['accepted']);
  });

  it('for the state reports what lies there now: tags not taken away, and the last face of each die', () => {
    const bench = greeted();
    const reports: readonly Qm1Report[] = [
      { kind: 'tag', tag: 'A0' },
      { kind: 'tag', tag: 'A1', antenna: 'left' },
      { kind: 'face', die: 'green', face: '2', state: 'cocked' },
      { kind: 'button', button: 'pass' },
      { kind: 'tag-gone', tag: 'A0' },
      { kind: 'face', die: 'green', face: '3', state: 'rest' },
    ];
    reports.forEach((report) => bench.isShown(report));
    bench.hears('ACK,b1,6');
    expect(bench.hears('STATE,1').said).toEqual(['DONE,b1,,1', 'TAG,b1,7,A1,left']);
    expect(bench.hears('ACK,b1,7').said).toEqual(['FACE,b1,8,green,3,rest']);
  });

  describe('for the state of more than there is room for', () => {
    /** Three places, and five tags that lie there. */
    function full(): Bench {
      const bench = new Bench({ make: { ...make, offers: { places: 3 } } }).hears('ACK,b1,0');
      for (let tag = 1; tag <= 5; tag++)
        bench.isShown({ kind: 'tag', tag: `A${String(tag)}` }).hears(`ACK,b1,${String(tag)}`);
      return bench.hears('STATE,1');
    }

    it('is told page by page as there is room, and nothing of it is dropped', () => {
      const bench = full();
      const told = [6, 7, 8, 9, 10].map((number) => {
        const { said } = bench.waits();
        bench.hears(`ACK,b1,${String(number)}`);
        return said[0];
      });
      expect(told).toEqual([1, 2, 3, 4, 5].map((tag) => `TAG,b1,${String(tag + 5)},A${String(tag)}`));
      expect(bench.waits().said).toEqual(['ALIVE,b1,']);
    });

    it('has room meanwhile for what happens, which takes the place of what lay there', () => {
      const bench = full().isShown({ kind: 'tag-gone', tag: 'A4' });
      const told: (string | undefined)[] = [];
      for (let number = 6; number <= 11; number++) {
        told.push(bench.waits().said[0]);
        bench.hears(`ACK,b1,${String(number)}`);
      }
      expect(told).toEqual([
        'TAG,b1,6,A1',
        'TAG,b1,7,A2',
        'GONE,b1,8,A4',
        'TAG,b1,9,A3',
        'TAG,b1,10,A5',
        'ALIVE,b1,',
      ]);
    });
  });
});
