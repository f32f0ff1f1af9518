import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Intake } from '../../src-main/readers/intake.ts';
import { evidenceOf } from '../../src-main/readers/evidence.ts';
import { eveningFile } from '../../src-main/logbook/files/json.ts';
import { commonCommandSchemas } from '../../src-main/contract/common.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { canonical } from '../../src-main/rules/kernel/digest.ts';
import { layers, numberOf } from '../../src-main/rules/kernel/hooks.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { countAt, zoneAt, zoneKinds, type Zone } from '../../src-main/rules/kernel/zones.ts';
import { ringsAt } from '../../src-main/session/bell.ts';
import { entryPart } from '../../src-main/session/entry-view.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { holdOf } from '../chest/harbour.ts';
import { ownLibrary, readingOf, tag } from '../readers/table.ts';
import { handClock } from '../support/hand-clock.ts';
import { random } from '../support/random.ts';
import { waysToAnswer } from '../support/pressing.ts';
import {
  allCards,
  cellar,
  designs,
  evolve,
  hooked,
  priceFor,
  watchEvery,
  type Cellar,
  type Command,
} from './cellar.ts';
import { codeOf, enter, heading, tableOf } from './table.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { cardsIn } from '../support/cards-in.ts';

const game = cellar as unknown as AnyGame;
const stateOf = (table: RunningTable) => table.state.game as unknown as Cellar;
const coins = (table: RunningTable, seat: SeatId) => stateOf(table).coins[seat];
const do_ = (table: RunningTable, ...commands: readonly Command[]) => {
  for (const command of commands) enter(table, command);
};
const tried = (table: RunningTable, command: Command) => codeOf(table.act({ command }));
/** What stands open, in one entry. */
const standing = (table: RunningTable, ...cards: readonly (readonly [string, SeatId])[]) =>
  enter(table, { kind: 'setTable', fields: { standing: cards.map(([card, of]) => ({ card, of })) } });
const all: readonly Viewer[] = [
  { kind: 'table' },
  { kind: 'console' },
  ...(['red', 'blue', 'yellow'] as const).map((seat): Viewer => ({ kind: 'captain', seat })),
];

/** As a reader writes it. */
const tagFor = (key: string): string => `04${key.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

describe('cards that stand', () => {
  test('change a price layer by layer: doubled, then plus, then floor, then half, whoever laid them first', () => {
    const table = tableOf(game);
    standing(table, ['half-price', 'red'], ['least-two', 'blue'], ['tax', 'blue'], ['market-day', 'yellow']);
    const { value, steps } = numberOf(hooked, stateOf(table), 'price', 'red', 3);
    expect(steps.map(({ layer, value: now }) => [layer, now])).toEqual([
      ['doubled', 6],
      ['plus', 8],
      ['floor', 8],
      ['half', 4],
    ]);
    expect(value).toBe(4);
    expect(priceFor(stateOf(table), 'blue')).toBe(6);
    expect(layers).toEqual(['printed', 'doubled', 'plus', 'replaced', 'floor', 'half']);
  });

  test('forbid what a table may overrule', () => {
    const table = tableOf(game);
    standing(table, ['calm', 'red']);
    expect(tried(table, { kind: 'rob', seat: 'red', from: 'blue' })).toBe('no-robbing');
    expect(
      codeOf(
        table.act({
          command: { kind: 'rob', seat: 'red', from: 'blue' },
          override: { reason: 'all the same' },
        }),
      ),
    ).toBe('entered');
  });

  test('put something in the place of what happens, once, and are gone with it', () => {
    const table = tableOf(game);
    standing(table, ['false-floor', 'blue'], ['tip', 'yellow']);
    do_(table, { kind: 'rob', seat: 'red', from: 'blue' });
    expect(stateOf(table).standing.map(({ card }) => card)).toEqual(['tip']);
    // Nothing was robbed, so nobody is paid for it.
    expect([coins(table, 'yellow'), countAt(stateOf(table).zones, 'hand.blue')]).toEqual([5, 3]);
    do_(table, { kind: 'draw', seat: 'blue' }, { kind: 'rob', seat: 'yellow', from: 'blue' });
    expect([coins(table, 'yellow'), countAt(stateOf(table).zones, 'hand.blue')]).toEqual([6, 3]);
  });

  test('are asked clockwise from whoever is on turn, and of one captain the first one first', () => {
    const table = tableOf(game);
    standing(table, ['tip', 'red'], ['tip', 'yellow'], ['tip', 'blue'], ['tax', 'blue']);
    const order = () => hooked.standing(stateOf(table)).map(({ card, of }) => `${of} ${card}`);
    expect(order()).toEqual(['red tip', 'blue tip', 'blue tax', 'yellow tip']);
    do_(table, { kind: 'draw', seat: 'red' });
    expect(order()).toEqual(['blue tip', 'blue tax', 'yellow tip', 'red tip']);
  });

  test('leave when they are over, and nothing of them is left', () => {
    const table = tableOf(game);
    enter(table, { kind: 'setTable', fields: { 'hand.red': 1 } });
    standing(table, ['lull', 'red']);
    expect(numberOf(hooked, stateOf(table), 'worth', 'blue', 3).value).toBe(0);
    do_(table, { kind: 'hide', seat: 'red' });
    expect(stateOf(table).standing).toEqual([]);
    expect(zoneAt(stateOf(table).zones, 'discard').known).toEqual([{ card: 'lull', to: 'all' }]);
    expect(numberOf(hooked, stateOf(table), 'worth', 'blue', 3).value).toBe(3);
  });

  test('come and go with an undo and with a correction of the entry that laid them', () => {
    const table = tableOf(game);
    const laid = enter(table, { kind: 'lay', seat: 'red', card: 'tax' });
    do_(table, { kind: 'buy', seat: 'blue' });
    expect(coins(table, 'blue')).toBe(0);
    const edits = [
      { kind: 'replace', entry: laid, command: { kind: 'lay', seat: 'red', card: 'tip' } },
    ] as const;
    expect(table.preview({ edits, head: table.head })).toMatchObject({ kind: 'previewed' });
    table.correct({ edits, head: table.head });
    expect(coins(table, 'blue')).toBe(2);
    table.undo(table.head);
    expect(coins(table, 'blue')).toBe(0);
  });
});

describe('a bell', () => {
  function atNight() {
    const clock = handClock(Date.UTC(2026, 0, 2, 20));
    const table = tableOf(game, memoryLog(heading('cellar')), { ...clock, pass: clock.advance } as never);
    const stop = ringsAt(table, clock, clock);
    const rung = () => table.log.entries.filter(({ source }) => source === 'virtual').length;
    return { clock, table, rung, stop };
  }

  test('is rung at the played time that the game names, as a fact of its own', () => {
    const { clock, table, rung } = atNight();
    clock.advance(watchEvery - 1);
    expect(rung()).toBe(0);
    clock.advance(1);
    expect(rung()).toBe(1);
    expect(table.entry(table.head)).toMatchObject({
      source: 'virtual',
      command: '{"kind":"watch","number":1}',
    });
    clock.advance(watchEvery);
    expect([rung(), stateOf(table).watches]).toEqual([2, 2]);
    clock.advance(9 * watchEvery);
    expect(rung()).toBe(2);
  });

  test('stands still while the table pauses', () => {
    const { clock, table, rung } = atNight();
    clock.advance(watchEvery / 2);
    enter(table, { kind: 'pause' } as never);
    clock.advance(5 * watchEvery);
    expect(rung()).toBe(0);
    enter(table, { kind: 'resume' } as never);
    clock.advance(watchEvery / 2);
    expect(rung()).toBe(1);
  });

  test('does not count the night between two evenings', () => {
    const { clock, table, rung, stop } = atNight();
    clock.advance(watchEvery / 2);
    do_(table, { kind: 'draw', seat: 'red' });
    stop();
    clock.advance(12 * 60 * 60_000);
    ringsAt(table, clock, clock);
    clock.advance(watchEvery);
    expect(rung()).toBe(0);
    do_(table, { kind: 'draw', seat: 'blue' });
    clock.advance(watchEvery / 2);
    expect(rung()).toBe(1);
  });

  test('that was taken back is not rung again, and the next one is', () => {
    const { clock, table, rung } = atNight();
    clock.advance(watchEvery);
    table.undo(table.head);
    clock.advance(watchEvery);
    expect([rung(), stateOf(table).watches]).toEqual([1, 0]);
    table.redo(table.log.entries.findLast(({ source }) => source === 'virtual')?.seq ?? 0);
    clock.advance(1);
    expect(stateOf(table).watches).toBe(2);
  });
});

describe('a list in the table as it stands', () => {
  test('is set by one entry and one line, and read back as it was set', () => {
    const table = tableOf(game);
    const fields = { 'hand.red': 5, standing: [{ card: 'calm', of: 'blue' }, { card: 'tip' }] };
    const [, setTable] = commonCommandSchemas;
    expect(setTable.parse({ kind: 'setTable', fields })).toEqual({ kind: 'setTable', fields });
    enter(table, { kind: 'setTable', fields });
    expect(stateOf(table).standing).toMatchObject([
      { card: 'calm', of: 'blue' },
      { card: 'tip', of: 'red' },
    ]);
    const form = cellar.fields(table.state.game).find(({ field }) => field === 'standing');
    expect(form?.value).toEqual([
      { card: 'calm', of: 'blue' },
      { card: 'tip', of: 'red' },
    ]);
    expect(cardsIn(stateOf(table).zones)).toBe(allCards);
  });

  test.each([
    ['a word that is no card', [{ card: 'tea' }]],
    ['a column that there is not', [{ colour: 'red' }]],
    ['more than there is room for', Array.from({ length: 61 }, () => ({ card: 'tip' }))],
    ['a number alone', 3],
  ])('refuses %s', (_, value) => {
    const command = { kind: 'setTable', fields: { standing: value } } as unknown as Command;
    expect(tried(tableOf(game), command)).toBe('bad-value');
  });

  test('is told in a preview when it changes, and not when it is the same again', () => {
    const table = tableOf(game);
    const set = standing(table, ['tip', 'red']);
    do_(table, { kind: 'draw', seat: 'red' });
    const fields = (of: SeatId) => ({ kind: 'setTable', fields: { standing: [{ card: 'tip', of }] } });
    const numbers = (of: SeatId) => {
      const made = table.preview({
        edits: [{ kind: 'replace', entry: set, command: fields(of) }],
        head: table.head,
      });
      return made.kind === 'previewed'
        ? made.preview.numbers.map(({ label, after }) => [label.key, after])
        : made;
    };
    expect(numbers('blue')).toEqual([['field.standing', [{ card: 'tip', of: 'blue' }]]]);
    expect(numbers('red')).toEqual([]);
  });
});

describe('a card that is read face down', () => {
  let owned: ReturnType<typeof ownLibrary>;
  beforeEach(() => {
    owned = ownLibrary();
  });
  afterEach(() => {
    owned.remove();
  });

  /** A table with a reader; every copy of every design has a tag. */
  function atCellar() {
    const table = tableOf(game);
    const hold = holdOf(owned.library);
    const chest = hold.list()[0] ?? created(hold);
    for (const { key } of cellar.pieces()) hold.teach(chest, tagFor(key), key);
    const intake = new Intake(table, hold);
    table.onChange(() => intake.tidy());
    const read = (design: string, copy = 1) =>
      intake.take({ reader: 'shared', seat: undefined }, readingOf(tag(tagFor(`card/${design}/${copy}`))));
    const witnesses = {
      shelf: intake.shelf,
      speak: ({ key, values }: { key: string; values?: unknown }) => ({
        en: `${key} ${JSON.stringify(values)}`,
        de: '',
      }),
      nameOf: (reader: string) => reader,
    };
    const evidence = (entry: number, viewer: Viewer = { kind: 'console' }) =>
      evidenceOf(table, entry, viewer, witnesses as never);
    const everything = (): string =>
      JSON.stringify([
        all.map((viewer) => viewOf(table, viewer, 0)),
        table.log.entries.map(({ seq }) =>
          all.map((viewer) => [entryPart(table, seq, viewer), evidence(seq, viewer)]),
        ),
        table.log.entries.length > 1
          ? all.map((viewer) =>
              table.preview(
                { edits: [{ kind: 'void', entry: table.entriesInForce()[1]?.seq ?? 0 }], head: table.head },
                viewer,
              ),
            )
          : [],
        eveningFile({
          heading: heading('cellar'),
          entries: table.log.entries,
          readings: table.log.readings({ last: 999 }),
          playHash: table.playHash(),
          people: [],
          place: null,
          remark: null,
        }),
      ]);
    return { table, read, evidence, everything, intake };
  }
  function created(hold: ReturnType<typeof holdOf>) {
    const made = hold.create('cellar', 'Ours');
    if (!made.ok) throw new Error(JSON.stringify(made.no));
    return made.value;
  }

  test('is entered as a card: its own name is in no command, no event, no answer of the reader', () => {
    const { table, read, everything } = atCellar();
    const taken = read('rum');
    expect(taken).toMatchObject({
      outcome: 'accepted',
      message: { values: { what: { key: 'reader.unseen' } } },
    });
    expect(table.entry(table.head).command).toBe('{"kind":"hide","seat":"red"}');
    expect(everything()).not.toMatch(/04CARD/);
    expect(countAt(stateOf(table).zones, 'under.red')).toBe(1);
  });

  test('is shown to nobody in the evidence, until it is turned up', () => {
    const { table, read, evidence } = atCellar();
    read('rum');
    const hidden = table.head;
    expect(evidence(hidden)).toMatchObject([
      { words: { en: expect.stringContaining('reader.did.unseen') }, hex: '' },
    ]);
    do_(table, { kind: 'watch', number: 1 });
    table.sign({ sign: { kind: 'card', row: 'rum' }, seat: 'red' });
    expect(evidence(hidden)[0]?.hex).toBe('');
    table.undo(table.head);
    const reading = readingOf(tag(tagFor('card/rum/1')));
    table.sign({
      sign: { kind: 'card', row: 'rum' },
      seat: 'red',
      evidence: {
        reader: 'shared',
        raw: reading.raw,
        report: canonical(tag(tagFor('card/rum/1'))),
        at: reading.at,
      },
    });
    expect(coins(table, 'red')).toBe(6);
    expect(evidence(hidden)[0]?.hex).not.toBe('');
  });

  test('leaves the same bytes to everybody, whichever it is', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const bytes = (['rum', 'pearls'] as const).map((design) => {
        const by = random(seed);
        const { table, read, everything } = atCellar();
        const seen: string[] = [];
        for (let turn = 0; turn < 12; turn++) {
          if (by.below(2) === 0) read(design, 1 + by.below(4));
          else play(table, by);
          seen.push(everything());
        }
        return seen;
      });
      expect(bytes[0]?.findIndex((text, at) => text !== bytes[1]?.[at])).toBe(-1);
    }
  });

  test('that no question takes stays unseen too', () => {
    const { table, read, everything } = atCellar();
    enter(table, { kind: 'setTable', fields: { 'hand.red': 0 } });
    expect(read('silk')?.outcome).toBe('refused');
    expect(everything()).not.toMatch(/silk/i);
  });

  test('is remarked where it cannot be, and a table may overrule it', () => {
    const { table } = atCellar();
    do_(table, { kind: 'watch', number: 1 }, { kind: 'draw', seat: 'red' });
    enter(table, { kind: 'setTable', fields: { 'hand.blue': 9, 'under.red': 2 } });
    const drop = (seat: SeatId): Command => ({ kind: 'drop', seat, card: 'rum' });
    do_(table, drop('blue'), { kind: 'draw', seat: 'yellow' }, { kind: 'draw', seat: 'red' });
    do_(table, drop('blue'), { kind: 'draw', seat: 'yellow' }, { kind: 'draw', seat: 'red' });
    do_(table, drop('blue'), { kind: 'draw', seat: 'yellow' }, { kind: 'draw', seat: 'red' }, drop('blue'));
    const turnUp: Command = { kind: 'turnUp', seat: 'red', card: 'rum' };
    expect(tried(table, turnUp)).toBe('card-elsewhere');
    expect(codeOf(table.act({ command: turnUp, override: { reason: 'a fifth one lay there' } }))).toBe(
      'entered',
    );
    expect(cardsIn(stateOf(table).zones)).toBe(allCards);
  });
});

/** Whatever the table may press, as any captain, or what a correction makes of it. */
function play(table: RunningTable, by: ReturnType<typeof random>): void {
  const open = table.prompts;
  const prompt = by.pick(open);
  const seat = prompt.whom === 'anyone' ? by.pick(stateOf(table).seats) : by.pick(prompt.whom);
  const ways = waysToAnswer(game, table.state.game, prompt, seat).filter(({ refusal }) => !refusal);
  if (ways.length === 0) return;
  const { path } = by.pick(ways);
  // As a phone that may answer for its own seat, and as the console that may for any.
  table.press({ prompt: prompt.id, path, seat, ...(by.below(2) === 0 ? { answersFor: [seat] } : {}) });
}

describe('random games', () => {
  test('hold the sums over all places after every fact, undo and correction, and replay to the same table', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const by = random(seed);
      const table = tableOf(game);
      for (let turn = 0; turn < 60; turn++) {
        const whim = by.below(12);
        if (whim === 0 && table.canUndo) table.undo(table.head);
        else if (whim === 1) enter(table, { kind: 'watch', number: turn } as never);
        else if (whim === 2)
          standing(table, ...designs.slice(3).map((card) => [card, by.pick(stateOf(table).seats)] as const));
        else if (whim === 3 && table.entriesInForce().length > 3)
          table.correct({
            edits: [{ kind: 'void', entry: by.pick(table.entriesInForce().slice(1)).seq }],
            head: table.head,
          });
        else if (whim === 4)
          table.act({ command: { kind: 'drop', seat: stateOf(table).turn, card: by.pick(designs) } });
        else play(table, by);
        const { zones, standing: open } = stateOf(table);
        expect([seed, turn, cardsIn(zones)]).toEqual([seed, turn, allCards]);
        expect(countAt(zones, 'table')).toBe(open.length);
        expect(
          Object.values(zones as Record<string, Zone>).every(
            ({ count, known }) => count > 0 && known.length <= count,
          ),
        ).toBe(true);
        for (const name of Object.keys(zones)) met.add(name.split('.')[0] ?? '');
      }
      const events = table
        .entriesInForce()
        .flatMap(({ events: text }) => JSON.parse(text) as { kind: string }[]);
      const again = events
        .filter(({ kind }) => kind !== 'captainSeated')
        .reduce(evolve as never, cellar.blank as never);
      expect(again).toEqual(stateOf(table));
    }
    expect([...met].every((kind) => zoneKinds.some((one) => one === kind))).toBe(true);
  });
});
