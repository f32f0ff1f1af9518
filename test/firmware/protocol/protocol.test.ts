import { describe, expect, it } from 'vitest';
import type { Signal } from '../../../hardware/driver.ts';
import { ascii, asciiText } from '../../../hardware/parser/bytes.ts';
import { longestSentence } from '../../../hardware/qm1/constants.ts';
import {
  deviceBoot,
  deviceStep,
  deviceWakeAt,
  type DeviceDeed,
  type DeviceInput,
  type DeviceState,
} from '../../../hardware/qm1/device.ts';
import type { Qm1Report, ReaderMessage } from '../../../hardware/qm1/message.ts';
import { Qm1Parser } from '../../../hardware/qm1/parser.ts';
import { encodeSentence } from '../../../hardware/qm1/sentence.ts';
import { chance, type Chance } from '../../../hardware/simulator/chance.ts';
import { aged, ours, type Example } from '../../hardware/qm1/readme-examples.ts';
import { hear, hearSentence, onTheBench, type Step } from './bench.ts';

const anAbout: Step = ['about', '0004A1', 'Dice tray', 'tag+face', '1.4.0', ''];
const agedAbout: Step = ['about', '0004A1', 'Dice tray', 'tag+face', '1.4.0', 'age'];

const from = (whose: string, examples: readonly Example[]) => examples.filter((each) => each.from === whose);

function aboutOf(line: string): Step {
  const fields = line.slice(1, line.indexOf('*')).split(',').slice(5);
  const texts = fields.map((field) =>
    Buffer.from(
      field.replace(/\^(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('latin1'),
  );
  return ['about', ...texts, ...(texts.length < 5 ? [''] : [])];
}

function shown(report: Qm1Report): Step {
  switch (report.kind) {
    case 'tag':
      return ['tag', report.tag, report.antenna ?? ''];
    case 'tag-gone':
      return ['gone', report.tag, report.antenna ?? ''];
    case 'face':
      return ['face', report.die, report.face, report.state];
    case 'button':
      return ['button', report.button];
  }
}

/** What has to happen to a reader, so that it says just this. */
function stepsTo(line: string, message: ReaderMessage): readonly Step[] {
  const { boot } = message;
  switch (message.type) {
    case 'hello':
      return [aboutOf(line), ['begin', boot], ['next', message.hello.first], hearSentence('WHO', '1')];
    case 'alive':
      return [anAbout, ['begin', boot], hearSentence('ACK', boot, '0'), ['now', 2000], ['tick']];
    case 'done':
      return [
        anAbout,
        ['begin', boot],
        hearSentence('ACK', boot, '0'),
        hearSentence('STATE', String(message.request)),
      ];
    case 'report':
    case 'fault': {
      const what: Step =
        message.type === 'fault' ? ['fault', message.code, message.text] : shown(message.report);
      const age = message.type === 'report' ? message.age : undefined;
      const about = age === undefined ? anAbout : agedAbout;
      const later = 1000 + (age ?? 0);
      // Kept to itself until it is greeted; told as old as it is by then.
      const greeting = hearSentence('ACK', boot, String((message.number + 65_535) % 65_536));
      return [
        about,
        ['begin', boot],
        ['next', message.number],
        ['now', 1000],
        what,
        ['now', later % 2 ** 32],
        greeting,
      ];
    }
    case 'strange':
      throw new Error('no reader of this version says that');
  }
}

describe('the sentences of the specification', () => {
  it.each([...from('reader', ours), ...aged])('$line is what the header says', ({ line, message }) => {
    const said = onTheBench(stepsTo(line, message as ReaderMessage));
    expect(said.at(-1)).toEqual([line]);
  });

  const busy: readonly Step[] = [
    anAbout,
    ['begin', '3F2A'],
    ['next', 116],
    hearSentence('ACK', '3F2A', '115'),
    ['lies', 0],
    ['button', 'a'],
    ['button', 'b'],
  ];
  const does: Readonly<Record<string, (answer: readonly string[]) => void>> = {
    who: ([hello]) => {
      expect(hello).toContain('$QMHI,3F2A,,1,116,0004A1,Dice tray,tag+face,1.4.0*');
    },
    acknowledge: ([next]) => {
      expect(next).toContain('$QMBUTTON,3F2A,117,b*');
    },
    signal: ([done, lamp]) => {
      expect([done, lamp]).toEqual([
        expect.stringContaining('$QMDONE,3F2A,,'),
        expect.stringContaining('shown '),
      ]);
    },
    state: ([done]) => {
      expect(done).toContain('$QMDONE,3F2A,,10*');
    },
  };
  it.each(from('host', ours))('$line is understood', ({ line, message }) => {
    const answer = onTheBench([...busy, hear(ascii(`${line}\r\n`))]).at(-1) ?? [];
    does[message.type]?.(answer);
    expect(answer.length).toBeGreaterThan(0);
  });

  it('that the receiver throws away are thrown away', () => {
    const sound = asciiText(encodeSentence({ kind: 'SIG', fields: ['7', 'OK'] })).trim();
    const damaged = [
      sound.replace(',7', ',8'),
      sound.slice(0, -1),
      sound.replace('$', ''),
      sound.replace('QM', 'GP'),
      sound.replace(',7', ',\u00a07'),
    ];
    const answers = onTheBench([...busy, ...damaged.map((line) => hear(ascii(`${line}\r\n`)))]);
    expect(answers.slice(busy.length).flat()).toEqual([]);
    expect(
      onTheBench([...busy, hear(ascii(sound))])
        .at(-1)
        ?.at(-1),
    ).toBe('shown OK');
  });

  it('of the longest kind stay within the length that a receiver has to hold', () => {
    const about: Step = [
      'about',
      '89ABCDEF',
      'Button box',
      'button',
      '1.0',
      'age+lamps=2+buttons=12+places=8',
    ];
    const [, , hello = []] = onTheBench([about, ['begin', 'FFFF'], ['tick'], hearSentence('WHO', '1')]).slice(
      1,
    );
    expect(hello[0]?.length).toBeLessThanOrEqual(longestSentence);
  });
});

/** The model in TypeScript and the header in C, given the same. */
describe('the header', () => {
  const make = {
    unit: 'u',
    name: 'Tray',
    kinds: ['tag', 'button'],
    firmware: '1',
    offers: { age: 1, places: 8 },
  } as const;
  const signalWords: Readonly<Record<Signal, string>> = {
    accepted: 'OK',
    refused: 'NO',
    'your-turn': 'TURN',
  };
  /** Places 0 to 11, every fourth of them empty. */
  const lying = [0, 1, 2, 4, 5, 6, 8, 9, 10].map((place): Qm1Report => ({
    kind: 'tag',
    tag: place.toString(16).toUpperCase().padStart(2, '0'),
  }));

  function anything(luck: Chance, { next, boot }: Pick<DeviceState, 'next' | 'boot'>): Step {
    const number = String((next + 65536 - luck.below(11) + 1) % 65536);
    const steps: readonly (() => Step)[] = [
      () => ['button', `b${String(luck.below(1000))}`],
      () => ['gone', 'FF', ''],
      () => ['fault', 'antenna', 'no field, check the wire'],
      () => ['tick'],
      () => hearSentence('ACK', luck.happens(0.9) ? boot : 'b0', number),
      () => hearSentence('ACK', boot, number),
      () => hearSentence('SIG', String(luck.below(20)), ['OK', 'NO', 'TURN', 'HUM'][luck.below(4)] ?? ''),
      () => hearSentence('WHO', '1', 'K7', 'more'),
      () => hearSentence('STATE', String(luck.below(20))),
      () => hear(Uint8Array.from({ length: luck.below(40) }, () => luck.below(256))),
      () => hear(ascii(`$QMACK,${boot},${number}*00000000`)),
      () => hearSentence('SIG', String(luck.below(20)), 'OK', 'x'.repeat(luck.below(120))),
    ];
    return (steps[luck.below(steps.length)] ?? (() => ['tick'] as const))();
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'says and shows what the model does, through 3,000 turns of chance (%i)',
    (seed) => {
      const luck = chance(seed);
      const parser = new Qm1Parser();
      const takesBoot = seed % 2 === 0;
      let now = 0;
      let { state, deeds } = deviceBoot({ ...make, takesBoot }, 'b1', now, lying);
      const steps: Step[] = [
        ['about', 'u', 'Tray', 'tag+button', '1', 'age+places=8'],
        ['takes', takesBoot ? 1 : 0],
        ['lies', 12],
        ['begin', 'b1'],
      ];
      const told: (readonly string[])[] = [[], [], [], linesOf(deeds)];

      function inputs([word, one = '', two = '']: Step): readonly DeviceInput[] {
        if (word === 'button') return [{ type: 'report', report: { kind: 'button', button: String(one) } }];
        if (word === 'gone') return [{ type: 'report', report: { kind: 'tag-gone', tag: String(one) } }];
        if (word === 'fault') return [{ type: 'fault', code: String(one), text: String(two) }];
        if (word !== 'hear') return [{ type: 'timeout' }];
        const parsed = parser.feed(Buffer.from(String(one), 'hex'));
        return parsed.flatMap((each) =>
          each.kind === 'frame' ? [{ type: 'sentence', sentence: each.frame } as const] : [],
        );
      }
      function linesOf(done: readonly DeviceDeed[]): readonly string[] {
        return done.map((deed) =>
          deed.type === 'send' ? asciiText(deed.bytes).trim() : `shown ${signalWords[deed.signal]}`,
        );
      }

      for (let turn = 0; turn < 3000; turn++) {
        now += luck.below(turn % 500 < 100 ? 900 : 120);
        const step = anything(luck, state);
        const lines: string[] = [];
        for (const input of inputs(step)) {
          if (input.type === 'timeout' && deviceWakeAt(state) > now) continue;
          ({ state, deeds } = deviceStep(state, input, now));
          lines.push(...linesOf(deeds));
        }
        steps.push(['now', now], step);
        told.push([], lines);
      }
      expect(onTheBench(steps)).toEqual(told);
      expect(told.flat().filter((line) => line.includes('overflow')).length).toBeGreaterThan(0);
      expect(told.flat().filter((line) => line.startsWith('shown')).length).toBeGreaterThan(0);
    },
  );
});
