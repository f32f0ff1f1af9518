import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gameIds } from '../../src-main/contract/games.ts';
import { example, qm, qmBuilt, qmBy } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'qm-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quest = ['--game', 'pirate-quest', '--setup', example('pirate-quest', 'setup.json')];
const refusalsOf = (lines: readonly Record<string, unknown>[]) =>
  lines.flatMap((line) =>
    line['refusal'] ? [(line['refusal'] as { code: string; text: string }).code] : [],
  );

describe('qm games', async () => {
  const { lines } = await qm(['games']);
  const games = lines[0]?.['games'] as {
    id: string;
    options: { name: string; digest: string; default: unknown; text: string }[];
    commands: { properties: { kind: { const: string } } }[];
    depths: { id: string }[];
    prompts: { kind: string }[];
  }[];

  test('tells every game with its options, depths, prompts and commands', () => {
    expect(games.map(({ id }) => id)).toEqual(gameIds);
    for (const game of games) {
      expect(game.depths.length).toBeGreaterThan(0);
      expect(game.prompts.length).toBeGreaterThan(0);
      for (const option of game.options) {
        expect(option).toHaveProperty('default');
        expect(option.digest).toMatch(/^(\d+|[A-C]|X\d+|a[1-6]|optional|ours)$/);
        expect([option.name, option.text]).not.toEqual([option.name, `option.${option.name}`]);
      }
      const kinds = game.commands.map(({ properties }) => properties.kind.const);
      expect(kinds).toEqual(expect.arrayContaining(['setDepth', 'setTable', 'setRight']));
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  test('no game has a command or a setup that is the table’s own', () => {
    const table = [
      'begin',
      'pause',
      'resume',
      'seatCaptain',
      'ruling',
      'note',
      'reveal',
      'undo',
      'redo',
      'correct',
      'preview',
      'sign',
    ];
    for (const game of games)
      expect(
        game.commands.map(({ properties }) => properties.kind.const).filter((kind) => table.includes(kind)),
      ).toEqual([]);
  });
});

describe('qm play', () => {
  test.each(gameIds)(
    'plays the example of %s without a refusal, and shows every viewer a view',
    async (game) => {
      const setup = example(game, 'setup.json');
      const commands = readFileSync(example(game, 'commands.jsonl'), 'utf8');
      const [first] = (JSON.parse(readFileSync(setup, 'utf8')) as { seats: { seat: string }[] }).seats;
      for (const view of ['table', 'console', `captain:${first?.seat ?? ''}`]) {
        const { lines, code } = await qm(
          ['play', '--game', game, '--setup', setup, '--view', view],
          commands,
        );
        expect(code).toBe(0);
        expect(refusalsOf(lines)).toEqual([]);
        expect(lines.at(-1)).toHaveProperty('view.prompts');
      }
    },
  );

  test('answers each line by one line, and a bad line spoils none of the others', () => {
    const input = [
      '{"kind":"bid","seat":"red","bid":1}',
      'what?',
      '{"kind":"fly"}',
      '',
      '{"kind":"bid","seat":"blue","bid":0}',
    ];
    const { lines } = qmBuilt(['play', ...quest], input.join('\n'));
    expect(lines.map((line) => Object.keys(line)[0])).toEqual(['seq', 'refusal', 'refusal', 'seq']);
    expect(refusalsOf(lines)).toEqual(['not-json', 'unknown-command']);
  });

  test('says a refusal with code, rule, and words in the language asked for', async () => {
    const input = '{"kind":"bid","seat":"blue","bid":1}\n';
    for (const lang of ['en', 'de']) {
      const { lines } = await qm(['play', ...quest, '--lang', lang], input);
      const refusal = lines[0]?.['refusal'] as Record<string, string>;
      expect(refusal['code']).toBe('not-your-turn');
      expect(refusal['rule']).toBeTruthy();
      expect(refusal['text']).toContain(lang === 'en' ? 'Nothing entered' : 'Nichts eingetragen');
    }
  });

  test('undoes, redoes, overrules, previews and corrects', async () => {
    const input = [
      '{"kind":"bid","seat":"red","bid":1}',
      '{"kind":"undo"}',
      '{"kind":"redo"}',
      '{"kind":"bid","seat":"blue","bid":0}',
      '{"kind":"preview","edits":[{"kind":"replace","entry":2,"command":{"kind":"bid","seat":"red","bid":0}}]}',
      '{"kind":"correct","edits":[{"kind":"replace","entry":2,"command":{"kind":"bid","seat":"red","bid":0}}],"reason":"misheard"}',
      '{"command":{"kind":"bid","seat":"green","bid":1},"override":{"reason":"in a hurry"}}',
    ];
    const { lines } = await qm(['play', ...quest], input.join('\n'));
    expect(refusalsOf(lines)).toEqual([]);
    expect(lines[4]).toHaveProperty('preview.numbers');
  });

  test('goes on with a session file at the very entry, and the same id twice is one entry', async () => {
    const db = join(folder, 'evening.quartermaster');
    const once = '{"command":{"kind":"bid","seat":"red","bid":1},"id":"a"}\n';
    const first = await qm(['play', ...quest, '--db', db], once);
    const second = await qm(['play', '--game', 'pirate-quest', '--db', db, '--view', 'table'], once);
    expect(first.lines[0]).toMatchObject({ seq: 2 });
    expect(second.lines[0]).toMatchObject({ seq: 2, repeated: true });
    expect(second.lines[1]).toHaveProperty('view.prompts.0.whom', ['blue']);
  });

  test.each([
    ['an unknown game', ['--game', 'chess', '--setup', 'x'], 'unknown-game'],
    ['no setup', ['--game', 'pirate-quest'], 'bad-setup'],
    ['a setup that is not there', ['--game', 'pirate-quest', '--setup', 'nowhere.json'], 'bad-setup'],
    [
      'another game’s file',
      ['--game', 'pirate-tricks', '--db', join(folder, 'evening.quartermaster')],
      'bad-setup',
    ],
  ])('refuses %s in words', async (_, args, code) => {
    const answered = await qm(['play', ...args]);
    expect(answered.code).toBe(2);
    expect(refusalsOf(answered.lines)).toEqual([code]);
  });

  test('keeps what ends a line elsewhere inside a text, and a mark at the beginning apart', async () => {
    const lines = [
      `\uFEFF{"kind":"note","text":"a\u2028b"}`,
      '',
      '{"kind":"note","text":"c\u2029d\u0085e"}\r',
    ];
    const answered = await qm(['play', ...quest], lines.join('\n'));
    expect(answered.lines.map(({ events }) => events)).toEqual([
      [{ kind: 'noted', text: 'a\nb' }],
      [{ kind: 'noted', text: 'c\nd\ne' }],
    ]);
  });

  test('refuses a line without end and goes on behind it, and ends where none ever comes', async () => {
    const long = `{"kind":"note","text":"${'x'.repeat(2_000_000)}"}`;
    const answered = await qm(['play', ...quest], `${long}\n{"kind":"note","text":"on"}`);
    expect(refusalsOf(answered.lines)).toEqual(['too-long']);
    expect(answered.lines[1]).toHaveProperty('seq', 2);
    const endless = await qm(['play', ...quest], 'x'.repeat(30_000_000));
    expect(refusalsOf(endless.lines)).toEqual(['too-long']);
  });

  test.skipIf(process.platform === 'win32')(
    'reads a setup from a pipe, and none from a device without end',
    async () => {
      const piped = qmBy('exec "$@" --setup <(sleep 0.3; cat "$SETUP")', ['play', '--game', 'pirate-quest']);
      expect(piped.code).toBe(0);
      const endless = await qm(['play', '--game', 'pirate-quest', '--setup', '/dev/zero']);
      expect(refusalsOf(endless.lines)).toEqual(['bad-setup']);
      expect(await qm(['reader', 'simulate', '/dev/zero'])).toMatchObject({ code: 3 });
    },
  );

  test('a name that is empty or that no file can have is refused, and leaves nothing behind', async () => {
    const there = mkdtempSync(join(folder, 'names-'));
    for (const name of ['a'.repeat(260), 'ä'.repeat(125)]) {
      const { lines } = await qm(['play', ...quest, '--db', join(there, name)]);
      expect(lines).toMatchObject([
        { fault: { code: 'bad-name', text: expect.stringMatching(/\.$/) as string } },
      ]);
    }
    const empty = qmBuilt(['play', ...quest, '--db', ''], '', there);
    expect(empty).toMatchObject({ code: 2, advice: expect.stringContaining('--db is empty.') as string });
    expect(readdirSync(there)).toEqual([]);
    expect(existsSync(join(there, '.new'))).toBe(false);
  });

  test('refuses a setup with too few captains, an option nobody offers, or a captain too many', async () => {
    const setup = JSON.parse(readFileSync(example('pirate-quest', 'setup.json'), 'utf8')) as {
      seats: unknown[];
    };
    const wrong = [
      { ...setup, seats: [] },
      { ...setup, options: { openingDeal: 9 } },
      { ...setup, options: { noSuchRule: true } },
      { ...setup, seats: [...setup.seats, setup.seats[0]] },
    ];
    for (const each of wrong) {
      const path = join(folder, 'wrong.json');
      writeFileSync(path, JSON.stringify(each));
      const { code, lines } = await qm(['play', '--game', 'pirate-quest', '--setup', path]);
      expect([code, lines.length, Object.keys(lines[0] ?? {})]).toEqual([2, 1, ['refusal']]);
    }
  });
});

describe('qm and session files', async () => {
  const db = join(folder, 'whole.quartermaster');
  const commands = readFileSync(example('pirate-quest', 'commands.jsonl'), 'utf8');
  await qm(['play', ...quest, '--db', db], commands);

  test('check decides every entry again and finds a sound file sound', async () => {
    const { code, lines } = await qm(['check', db]);
    expect([code, lines[0]]).toMatchObject([0, { sound: true, decidedOtherwiseToday: [] }]);
  });

  test('a backup has the same play hash, and rebuilt tables are the same tables', async () => {
    const copy = join(folder, 'copy.quartermaster');
    expect((await qm(['backup', db, '--to', copy])).code).toBe(0);
    const hash = async (file: string) => (await qm(['check', file])).lines[0]?.['playHash'];
    expect(await hash(copy)).toBe(await hash(db));
    expect((await qm(['rebuild', copy])).lines[0]?.['rows']).toBeGreaterThan(0);
    expect((await qm(['verify', copy])).code).toBe(0);
  });

  test('a backup is put where nothing lies, never over another file, and only of a session', async () => {
    const other = join(folder, 'other.txt');
    writeFileSync(other, 'somebody else’s');
    expect(await qm(['backup', db, '--to', other])).toMatchObject({
      code: 3,
      lines: [{ fault: { code: 'exists' } }],
    });
    expect(readFileSync(other, 'utf8')).toBe('somebody else’s');
    expect((await qm(['backup', other, '--to', join(folder, 'new.quartermaster')])).code).toBe(1);
  });

  test('verify notices a changed byte, and a file that is cut off', async () => {
    const flipped = join(folder, 'flipped.quartermaster');
    copyFileSync(db, flipped);
    const bytes = readFileSync(flipped);
    // Wherever it is stored, also where a row lay before its page was split.
    for (let at = bytes.indexOf('"kind":"bid"'); at >= 0; at = bytes.indexOf('"kind":"bid"', at + 1))
      bytes.writeUInt8(bytes.readUInt8(at + 9) ^ 1, at + 9);
    writeFileSync(flipped, bytes);
    expect(await qm(['verify', flipped])).toMatchObject({ code: 1, lines: [{ sound: false }] });
    truncateSync(flipped, 9000);
    expect((await qm(['verify', flipped])).code).toBeGreaterThan(0);
    expect((await qm(['check', flipped])).code).toBeGreaterThan(0);
  });

  test('a file that is no session, or is not there, is said so', async () => {
    const text = join(folder, 'text.quartermaster');
    writeFileSync(text, 'not a database at all, but long enough to look at');
    for (const file of [text, join(folder, 'nowhere.quartermaster')]) {
      const { code, advice } = await qm(['verify', file]);
      expect(code).toBeGreaterThan(0);
      expect(advice).not.toContain('at ');
    }
  });

  test('a viewer nobody plays, a language nobody speaks and a folder that is not there are said', async () => {
    expect((await qm(['play', ...quest, '--view', 'captain:grey'])).advice).toContain('Nobody plays grey');
    expect((await qm(['games', '--lang', 'xx'])).advice).toContain('--lang takes en or de');
    expect(await qm(['sessions', '--data', join(folder, 'nowhere')])).toMatchObject({ code: 3 });
  });

  test('an unknown verb gets the help, not an exception', async () => {
    expect(await qm(['fly'])).toMatchObject({ code: 2 });
    expect((await qm(['play', '--nonsense'])).advice).toContain('qm play');
  });
});
