import { describe, expect, test } from 'vitest';
import type {
  EntriesPage,
  EveningPart,
  EvidencePart,
  Shown,
} from '../../src-main/contract/logbook-evening.ts';
import type { BroughtPart } from '../../src-main/contract/logbook-files.ts';
import type { EveningsHead, EveningsPage, PersonPart } from '../../src-main/contract/logbook-parts.ts';
import { say } from '../../src-main/contract/say.ts';
import { story } from '../../src-main/contract/text/story/en.ts';
import type { Who } from '../../src-main/link/handler.ts';
import type { Message } from '../../src-main/rules/kernel/message.ts';
import { sampleBoard } from '../../src-main/rules/pirates-flag/data/sample-board.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { atTheCompanion, keeper } from '../support/at-the-companion.ts';
import { examples } from '../support/examples.ts';
import { waysToAnswer } from '../support/pressing.ts';

const at = atTheCompanion();
const { ask, run, enter } = at;
const phone: Who = { ...keeper, role: 'guest', page: 'logbook', device: 'phone' };

async function play(game: string, lines = Number.POSITIVE_INFINITY): Promise<string> {
  const example = examples.find((each) => each.game === game);
  if (!example) throw new Error(`no example of ${game}`);
  const begun = at.companion.begin(game, example.setup as never);
  if (!begun.ok) throw new Error(JSON.stringify(begun.no));
  for (const line of example.lines.slice(0, lines)) enter(line);
  await ask('session.leave');
  return (begun.value as { session: string }).session;
}

/** As a page does: asks again as long as the index is being made. */
async function head(filter: object = {}, who: Who = keeper): Promise<EveningsHead> {
  for (;;) {
    const told = await ask<EveningsHead>('logbook.head', { filter }, who);
    if (!told.indexing) return told;
  }
}
const rows = async (filter: object = {}, who: Who = keeper) =>
  (await ask<EveningsPage>('logbook.evenings', { filter, from: 0, count: 50 }, who)).rows;
const people = () => ask<readonly PersonPart[]>('logbook.people');
const personCalled = async (name: string) => (await people()).find((each) => each.name === name);
const spoken = (message: Message | null, names: Record<string, string> = {}) =>
  message ? say([story], message, names) : null;

describe('the list of evenings', () => {
  test('has every evening with its captains in order of finish, who won, and how', async () => {
    for (const { game } of examples) await play(game);
    expect(await head()).toMatchObject({
      all: examples.length,
      found: examples.length,
      indexing: null,
      unreadable: [],
    });
    for (const row of await rows()) {
      const names = Object.fromEntries(row.captains.map(({ seat, name }) => [seat, name]));
      expect(spoken(row.finding.certain, names)).not.toMatch(/story\.|\{/);
      const ranks = row.captains.map(({ rank }) => rank ?? 99);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  test('is narrowed by game, captain, place and words, and says what one filter less would find', async () => {
    const quest = await play('pirate-quest');
    await play('pirate-tricks');
    await ask('logbook.place', { session: quest, place: 'The attic' });
    await head();
    expect((await rows({ game: 'pirate-quest' })).map(({ session }) => session)).toEqual([quest]);
    expect((await rows({ place: 'The attic' })).map(({ place }) => place)).toEqual(['The attic']);
    expect(await rows({ search: 'attic' })).toHaveLength(1);
    expect(await rows({ search: '100%_' })).toEqual([]);
    const freya = await personCalled('Freya');
    expect(await rows({ people: [freya?.person], game: 'pirate-quest' })).toHaveLength(1);
    const none = await head({ game: 'pirate-tricks', place: 'The attic' });
    expect(none.found).toBe(0);
    expect(none.without).toEqual([
      { filter: 'game', found: 1 },
      { filter: 'place', found: 1 },
    ]);
  });

  test('forgets an evening that was thrown away, and what it counted', async () => {
    const quest = await play('pirate-quest');
    await head();
    const before = (await personCalled('Freya'))?.came;
    await ask('session.trash', { session: quest });
    await head();
    expect(await rows()).toEqual([]);
    expect([before, (await personCalled('Freya'))?.came]).toEqual([1, 0]);
  });
});

describe('people', () => {
  test('are renamed everywhere, whatever the sealed logs say', async () => {
    await play('pirate-quest');
    await head();
    const freya = await personCalled('Freya');
    await ask('logbook.renamePerson', { person: freya?.person, name: 'Freya the Red' });
    const [row] = await rows();
    const own = row?.captains.find(({ person }) => person === freya?.person);
    expect(own).toMatchObject({ captain: 'Freya', name: 'Freya the Red' });
    expect(await rows({ search: '"freya the red"' })).toHaveLength(1);
  });

  test('that are one are made one, and a name can be parted again', async () => {
    await play('pirate-quest');
    await head();
    const [ines, mo] = [await personCalled('Ines'), await personCalled('Mo')];
    await ask('logbook.mergePeople', { person: ines?.person, into: mo?.person });
    expect(await personCalled('Ines')).toBeUndefined();
    expect(await personCalled('Mo')).toMatchObject({ came: 2 });
    await ask('logbook.partName', { person: mo?.person, name: 'Ines' });
    expect(await personCalled('Ines')).toMatchObject({ came: 1 });
    expect(await personCalled('Mo')).toMatchObject({ came: 1 });
    expect(await run('logbook.mergePeople', { person: mo?.person, into: mo?.person })).toMatchObject({
      no: { code: 'same-person' },
    });
  });

  test('of one name in one evening are two', async () => {
    const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: 'Tom' }));
    await at.begin('pirate-quest', { captains: seats });
    await ask('session.leave');
    await head();
    expect(
      (await people())
        .filter(({ came }) => came > 0)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Tom', 'Tom (2)', 'Tom (3)']);
  });
});

describe('one evening', () => {
  test.each(examples.map(({ game }) => game))(
    'of %s is retold in sentences that its log holds',
    async (game) => {
      const session = await play(game);
      await head();
      const evening = await ask<EveningPart>('logbook.evening', { session });
      const names = Object.fromEntries(evening.row.captains.map(({ seat, name }) => [seat, name]));
      const told = [evening.finding.certain, evening.finding.how, ...evening.below]
        .concat(evening.story.map(({ message }) => message))
        .concat(evening.turns.flatMap(({ message, change }) => [message, change]))
        .map((message) => spoken(message, names));
      expect(told.filter((sentence) => /story\.|\{|undefined/.test(sentence ?? ''))).toEqual([]);
      expect(told).toMatchSnapshot();
    },
  );

  test('shows the television behind any entry', async () => {
    const session = await play('pirate-quest');
    await head();
    const { stops } = await ask<EveningPart>('logbook.evening', { session });
    for (const entry of [stops[0], stops[Math.floor(stops.length / 2)], stops.at(-1)]) {
      const shown = await ask<Shown>('logbook.shown', { session, entry, as: 'now' });
      expect(shown.parts).toHaveProperty('standings');
      expect(shown.differs).toBe(false);
    }
  });

  test('has its entries with what they rest on', async () => {
    const session = await play('pirate-quest');
    await head();
    const page = await ask<EntriesPage>('logbook.entries', { session, from: 0, count: 200 });
    expect(page.rows[0]).toMatchObject({ entry: 1, sealed: false, replacedBy: null });
    const evidence = await ask<EvidencePart>('logbook.evidence', { session, entry: 2 });
    expect(evidence.readings).toEqual([]);
    expect(evidence.seal).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('whose eyes', () => {
  /** A phone that held a seat. */
  const hold = (session: string, seat: SeatId) =>
    at.companion.data.library.settings.set('devices', [
      {
        id: 'phone',
        hash: 'x',
        name: 'A phone',
        role: 'guest',
        since: 0,
        seen: 0,
        seats: [{ session, seat }],
      },
    ]);

  test('a phone sees its captain’s evenings and no other', async () => {
    const [quest, tricks] = [await play('pirate-quest'), await play('pirate-tricks')];
    await head();
    expect(await rows({}, phone)).toEqual([]);
    expect(await run('logbook.evening', { session: quest }, phone)).toMatchObject({
      no: { code: 'not-your-evening' },
    });
    hold(quest.replace('.quartermaster', ''), 'red');
    expect((await rows({}, phone)).map(({ session }) => session)).toEqual([quest]);
    const mo = await personCalled('Mo');
    await ask('logbook.linkDevice', { device: 'phone', person: mo?.person });
    expect((await rows({}, phone)).map(({ session }) => session).sort()).toEqual([quest, tricks].sort());
    await ask('logbook.linkDevice', { device: 'phone', person: null });
    expect(await rows({}, phone)).toHaveLength(1);
  });

  test('a sealed bid of an evening that is not over stays sealed, in its entry and in what it rests on', async () => {
    const { session } = await at.begin('pirate-tricks', { depth: 'fights' });
    const { companion } = at;
    const must = () => companion.running?.table.prompts.find(({ need }) => need === 'must');
    for (let prompt = must(); prompt && prompt.kind !== 'bid'; prompt = must()) {
      const table = companion.running?.table;
      const answers = table ? waysToAnswer(table.game, table.state.game, prompt, undefined) : [];
      enter(answers.find(({ refusal }) => !refusal)?.command ?? {});
    }
    expect(enter({ kind: 'bid', seat: 'blue', row: 1, amount: 2 })).toHaveProperty('seq');
    await head();
    const page = await ask<EntriesPage>('logbook.entries', { session, from: 0, count: 200 });
    const sealed = page.rows.filter((row) => row.sealed);
    expect(sealed).toHaveLength(1);
    expect(JSON.stringify(sealed)).not.toContain('"amount":2');
    const evidence = await ask<EvidencePart>('logbook.evidence', { session, entry: sealed[0]?.entry });
    expect(evidence.readings).toBeNull();
    const own = await ask<EntriesPage>(
      'logbook.entries',
      { session, from: 0, count: 200 },
      { ...phone, role: 'captain' },
    ).catch((error: unknown) => String(error));
    expect(own).toContain('not-your-evening');
    hold(session.replace('.quartermaster', ''), 'blue');
    const blue = await ask<EntriesPage>('logbook.entries', { session, from: 0, count: 200 }, phone);
    expect(blue.rows.filter((row) => row.sealed)).toEqual([]);
  });
});

describe('a file that is brought', () => {
  const bring = (name: string, value: unknown) =>
    ask<BroughtPart>('logbook.bring', {
      upload: 'upload-1',
      name,
      part: 0,
      of: 1,
      bytes: Buffer.from(JSON.stringify(value)).toString('base64'),
    });
  const board = { ...sampleBoard, name: 'Our pass', spaces: sampleBoard.spaces + 2 };

  test('and is a board, alone or among cards, lies in the chest of its game from then on', async () => {
    const alone = await bring('pass.json', board);
    expect([alone.kind, alone.more.map(({ key }) => key)]).toEqual(['data', ['brought.data']]);
    const kept = () => at.companion.nextTime.edition('pirates-flag') as { board?: { name: string } };
    expect(kept().board?.name).toBe('Our pass');
    expect((await bring('again.json', { board })).more.map(({ key }) => key)).toEqual(['brought.data']);
    const other = await bring('other.json', { board: { ...board, name: 'Another' } });
    expect(other.more.map(({ key }) => key)).toEqual(['brought.data.differing']);
    expect(kept().board?.name).toBe('Our pass');
  });

  test('and holds plays of BG Stats makes evenings that are retold by their result alone', async () => {
    const brought = await bring('BGStatsExport.json', {
      players: [
        { id: 1, name: 'Freya' },
        { id: 2, name: 'Mo' },
      ],
      games: [{ id: 1, name: 'Pirate Tricks' }],
      plays: [
        {
          uuid: 'AAAAAAAA-1',
          playDate: '2026-03-14 20:00:00',
          gameRefId: 1,
          playerScores: [
            { playerRefId: 1, winner: true, score: '31' },
            { playerRefId: 2, winner: false, score: '28' },
          ],
        },
      ],
    });
    expect(brought.evenings).toEqual({ new: 1, known: 0, differing: 0 });
    await head();
    const found = (await rows()).find(({ bare }) => bare);
    const session = found?.session ?? '';
    const { finding, below, row } = await ask<EveningPart>('logbook.evening', { session });
    const names = Object.fromEntries(row.captains.map(({ seat, name }) => [seat, name]));
    expect([spoken(finding.certain, names), below.map((each) => spoken(each, names))]).toEqual([
      'Freya wins',
      ['Freya: 31.', 'Mo: 28.'],
    ]);
    for (const [call, asked] of [
      ['logbook.entries', { session, from: 0, count: 5 }],
      ['logbook.shown', { session, entry: 1, as: 'now' }],
      ['logbook.export', { session, as: 'json' }],
      ['logbook.bgStats', { session }],
    ] as const)
      expect(await run(call, asked)).toMatchObject({ no: { code: 'only-result' } });
    for (const [call, asked] of [
      ['logbook.check', { session }],
      ['session.open', { session }],
      ['session.trash', { session }],
    ] as const)
      expect(await run(call, asked)).toHaveProperty('no');
    await ask('logbook.dropResult', { session });
    await head();
    expect((await rows()).some(({ bare }) => bare)).toBe(false);
  });

  test('and is the result of an evening that is here is said to be so, and counted once when somebody says they are one', async () => {
    const session = await play('pirate-tricks');
    await head();
    const [row] = await rows();
    const begun = new Date(row?.startedAt ?? 0);
    const two = (number: number): string => String(number).padStart(2, '0');
    const day = [begun.getFullYear(), two(begun.getMonth() + 1), two(begun.getDate())].join('-');
    const time = [begun.getHours(), begun.getMinutes(), begun.getSeconds()].map(two).join(':');
    const players = (row?.captains ?? []).map(({ name }, at) => ({ id: at + 1, name }));
    const brought = await bring('BGStatsExport.json', {
      players,
      games: [{ id: 1, name: 'Pirate Tricks' }],
      plays: [
        {
          uuid: 'BBBBBBBB-1',
          playDate: `${day} ${time}`,
          gameRefId: 1,
          playerScores: players.map(({ id }) => ({ playerRefId: id, winner: id === 1 })),
        },
      ],
    });
    expect(brought.more.map(({ key, values }) => [key, values])).toEqual([['brought.twins', { count: 1 }]]);
    await head();
    const came = async () => (await personCalled(players[0]?.name ?? ''))?.came;
    const bare = (await rows()).find((each) => each.bare)?.session ?? '';
    const told = (of: string) => ask<EveningPart>('logbook.evening', { session: of });
    expect([await came(), (await told(bare)).twin?.session, (await told(session)).twin?.session]).toEqual([
      2,
      session,
      bare,
    ]);
    await ask('logbook.same', { session: bare, as: session });
    await head();
    expect([await came(), (await rows()).length]).toEqual([1, 1]);
    expect((await told(session)).merged.map((each) => each.session)).toEqual([bare]);
    await ask('logbook.same', { session: bare, as: null });
    await head();
    expect([await came(), (await told(session)).merged]).toEqual([2, []]);
    expect(await run('logbook.same', { session: bare, as: 'nowhere' })).toMatchObject({
      no: { code: 'no-such-evening' },
    });
  });

  test('and is of no game is refused in a sentence', async () => {
    const asked = {
      upload: 'upload-2',
      name: 'song.json',
      part: 0,
      of: 1,
      bytes: Buffer.from('{"a":1}').toString('base64'),
    };
    expect(await run('logbook.bring', asked)).toMatchObject({ no: { code: 'not-understood' } });
  });
});
