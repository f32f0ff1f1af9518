import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { parseScript } from '../../../hardware/simulator/script.ts';

const dice = '{"reader":"dice","kind":"qm1","name":"Dice tray"}';

function cuesOf(...lines: readonly string[]) {
  const parsed = parseScript([dice, ...lines].join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.script.cues;
}

describe('a script', () => {
  it('declares readers, with what is left out filled in', () => {
    expect(parseScript(dice)).toEqual({
      ok: true,
      script: {
        roles: [
          {
            reader: 'dice',
            manner: undefined,
            kind: 'qm1',
            name: 'Dice tray',
            unit: 'dice',
            hasBattery: false,
            noise: {},
            port: undefined,
          },
        ],
        cues: [],
      },
    });
  });

  it('is played in the order of its times, whatever the order of its lines', () => {
    const cues = cuesOf(
      '{"at":900,"reader":"dice","plug":"in"}',
      '{"at":100,"reader":"dice","plug":"out"}',
      '',
      '{"at":500,"reader":"dice","bytes":"0aFF"}',
    );
    expect(cues.map(({ at, act }) => [at, act])).toEqual([
      [100, { kind: 'plug', isIn: false }],
      [500, { kind: 'bytes', bytes: Uint8Array.of(10, 255) }],
      [900, { kind: 'plug', isIn: true }],
    ]);
  });

  it('takes a tag away again by itself after the time it is to lie there', () => {
    const cues = cuesOf('{"at":100,"reader":"dice","report":{"kind":"tag","tag":"A0"},"for":800}');
    expect(cues.map(({ at, act }) => [at, act])).toEqual([
      [100, { kind: 'report', report: { kind: 'tag', tag: 'A0' } }],
      [900, { kind: 'report', report: { kind: 'tag-gone', tag: 'A0' } }],
    ]);
  });

  it.each([
    ['{"kind":"tag","tag":"A0","antenna":"left"}'],
    ['{"kind":"tag-gone","tag":"A0"}'],
    ['{"kind":"code","text":"QMC:1","symbology":"]C0"}'],
    ['{"kind":"face","die":"green","face":"3","state":"cocked"}'],
    ['{"kind":"button","button":"pass"}'],
    ['{"kind":"number","value":7}'],
  ])('may report %s', (report) => {
    const [cue] = cuesOf(`{"at":1,"reader":"dice","report":${report}}`);
    expect(cue?.act).toEqual({ kind: 'report', report: JSON.parse(report) as unknown });
  });

  it.each([
    ['{"at":1', 'not-json'],
    ['[1]', 'not-json'],
    ['{"at":1,"plug":"in"}', 'no-reader'],
    ['{"reader":"x","kind":"toaster"}', 'unknown-kind'],
    ['{"reader":"x","kind":"rdm6300","manner":"rude"}', 'unknown-manner'],
    ['{"reader":"dice","kind":"qm1"}', 'declared-twice'],
    ['{"at":1,"reader":"x","plug":"in"}', 'undeclared'],
    ['{"reader":"dice","plug":"in"}', 'no-time'],
    ['{"at":-1,"reader":"dice","plug":"in"}', 'no-time'],
    ['{"at":1,"reader":"dice","plug":"sideways"}', 'bad-deed'],
    ['{"at":1,"reader":"dice","bytes":"0"}', 'bad-deed'],
    ['{"at":1,"reader":"dice","report":{"kind":"tag"}}', 'bad-deed'],
    ['{"at":1,"reader":"dice","report":{"kind":"face","die":"green","face":"3","state":"up"}}', 'bad-deed'],
    ['{"at":1,"reader":"dice","plug":"in","for":5}', 'bad-deed'],
    ['{"reader":"x","kind":"qm1","noise":{"flipped":2}}', 'bad-noise'],
    ['{"reader":"x","kind":"qm1","noise":{"fuzzed":0.1}}', 'bad-noise'],
  ])('names the line %s as %s', (line, code) => {
    expect(parseScript([dice, line, 'also wrong'].join('\n'))).toEqual({
      ok: false,
      faults: [
        { line: 2, code, text: line },
        { line: 3, code: 'not-json', text: 'also wrong' },
      ],
    });
  });

  it('stands in the README as it is read', () => {
    const readme = readFileSync(new URL('../../../hardware/simulator/README.md', import.meta.url), 'utf8');
    const [, example = ''] = /```jsonl\n(.+?)```/s.exec(readme) ?? [];
    const parsed = parseScript(example);
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && parsed.script.roles.length).toBe(6);
  });
});
