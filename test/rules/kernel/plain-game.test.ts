import { describe, expect, test } from 'vitest';
import { oneOf, packsOf, settledByChoice } from '../../../src-main/rules/kernel/before.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import type { GameCommand, GameEvent, GameState, Setup } from '../../../src-main/rules/kernel/game.ts';
import { leastGame, type Least } from '../../../src-main/rules/kernel/least-game.ts';
import { message } from '../../../src-main/rules/kernel/message.ts';
import { plainGame, type PlainState } from '../../../src-main/rules/kernel/plain-game.ts';
import { accept } from '../../../src-main/rules/kernel/result.ts';
import type { BySeat, SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { whole } from '../../../src-main/rules/kernel/shape.ts';
import { soundings } from '../../contract/soundings/game.ts';
import { stepAt } from '../../support/pressing.ts';

type State = typeof soundings.blank;
type Command = Parameters<typeof soundings.decide>[1];
type Event = Parameters<typeof soundings.evolve>[1];

const trio = ['red', 'blue', 'yellow'] as const;
const setup = (more: object = {}): Setup => ({ seats: trio, ...more });

/** A table of the smallest game that is one, brought somewhere by commands alone. */
class Table {
  state: State = soundings.blank;
  last: readonly Event[] = [];

  constructor(more: object = {}) {
    const begun = soundings.begin(setup(more));
    if (!begun.ok) throw new Error(begun.no.code);
    this.#take(begun.value);
  }
  #take(events: readonly Event[]): void {
    this.last = events;
    this.state = fold(soundings.evolve, this.state, events);
  }
  code(command: Command, ...waived: readonly string[]): string | undefined {
    const decided = soundings.decide(this.state, command, new Set(waived));
    return decided.ok ? undefined : decided.no.code;
  }
  do(...commands: readonly Command[]): this {
    for (const command of commands) {
      const decided = soundings.decide(this.state, command, new Set());
      if (!decided.ok) throw new Error(decided.no.code);
      this.#take(decided.value);
    }
    return this;
  }
  told(command: Command) {
    const before = this.state;
    this.do(command);
    return soundings.tell(command, this.last, before, { kind: 'table' });
  }
  /** The rows that the last command writes. */
  rows(command: Command) {
    let state = this.state;
    this.do(command);
    return this.last.flatMap((event) => {
      const after = soundings.evolve(state, event);
      const written = soundings.record(event, state, after);
      state = after;
      return written;
    });
  }
}
const cast = (seat: SeatId, fathoms: number): Command => ({ kind: 'cast', seat, fathoms });
const codeOf = (more: object): string | undefined => {
  const begun = soundings.begin(setup(more));
  return begun.ok ? undefined : begun.no.code;
};

describe('a small game begins', () => {
  test('with everybody at nothing, in the first turn, told whole', () => {
    const { state } = new Table();
    expect(state).toMatchObject({ seats: trio, depth: 'whole', turn: 'red', turns: 1, fathoms: {} });
    expect(state).toMatchObject({ options: { goal: 20, shoal: 1 }, chosen: { packs: ['sea'] } });
  });

  test('with the house rules and the packs that were chosen', () => {
    const { state } = new Table({ options: { goal: 12 }, packs: ['sea', 'shoals'] });
    expect(state).toMatchObject({ options: { goal: 12, shoal: 1 }, chosen: { packs: ['sea', 'shoals'] } });
  });

  test.each([
    ['one captain alone', { seats: ['red'] }, 'seat-count'],
    ['more than it is for', { seats: 'red blue yellow green white violet orange'.split(' ') }, 'seat-count'],
    ['a captain twice', { seats: ['red', 'red'] }, 'seat-twice'],
    ['a depth nobody knows', { depth: 'deep' }, 'no-such-depth'],
    ['a house rule nobody knows', { options: { luck: 1 } }, 'no-such-option'],
    ['a house rule beyond its limits', { options: { goal: 61 } }, 'no-such-option'],
  ])('not with %s', (_, more, code) => {
    expect(codeOf(more)).toBe(code);
  });

  test('with two, and with as many as it is for', () => {
    expect(codeOf({ seats: ['red', 'blue'] })).toBeUndefined();
    expect(codeOf({ seats: 'red blue yellow green white violet'.split(' ') })).toBeUndefined();
    expect(soundings).toMatchObject({
      leastSeats: 2,
      mostSeats: 6,
      title: 'Soundings',
      defaultDepth: 'whole',
    });
    expect(soundings.blank).toMatchObject({ seats: [], depth: 'whole', turns: 0 });
  });

  test('each in a place by the chairs', () => {
    const begun = soundings.begin(setup());
    const [event] = begun.ok ? begun.value : [];
    const after = soundings.evolve(soundings.blank, event!);
    expect(soundings.record(event!, soundings.blank, after)).toEqual(
      trio.map((seat, at) => ({ table: 'seats', values: { seat, place: at + 1 } })),
    );
  });
});

describe('a small game is played by turns', () => {
  test('by whoever is on turn, unless the table rules otherwise, and by nobody who does not sit there', () => {
    const table = new Table();
    expect(table.code(cast('blue', 3))).toBe('not-your-turn');
    expect(table.code(cast('blue', 3), 'not-your-turn')).toBeUndefined();
    expect(table.code(cast('grey', 3))).toBe('no-such-seat');
    table.do(cast('red', 3));
    expect(table.state).toMatchObject({ turn: 'blue', turns: 2, fathoms: { red: 3 } });
  });

  test('counts whose turn it has come to, and nothing where it is still the same', () => {
    const table = new Table().do(cast('red', 3), cast('blue', 1));
    expect(table.state.turns).toBe(3);
    table.do({ kind: 'setRight', field: 'fathoms', seat: 'red', value: 5 });
    expect(table.state.turns).toBe(3);
  });

  test('until its goal is met, and then no more', () => {
    const table = new Table({ options: { goal: 6 } });
    expect(soundings.standings(table.state)).toMatchObject({ over: false, winners: [], leaders: [] });
    expect(soundings.prompts(table.state).map(({ kind }) => kind)).toEqual(['cast']);
    const rows = table.rows(cast('red', 6));
    expect(rows.filter(({ table: name }) => name === 'results')).toEqual([
      { table: 'results', values: { seat: 'red', rank: 1, score: 6, winner: 1 } },
      { table: 'results', values: { seat: 'blue', rank: 2, score: 0, winner: 0 } },
      { table: 'results', values: { seat: 'yellow', rank: 2, score: 0, winner: 0 } },
    ]);
    expect(table.code(cast('blue', 3))).toBe('game-over');
    expect(soundings.standings(table.state)).toMatchObject({
      over: true,
      winners: ['red'],
      leaders: ['red'],
      ruler: { length: 6, unit: { key: 'unit' }, at: { red: 6, blue: 0, yellow: 0 }, ticks: [] },
    });
    expect(table.rows({ kind: 'setRight', field: 'fathoms', seat: 'blue', value: 2 })).toEqual([]);
  });

  test('its ruler ends where the goal is', () => {
    const table = new Table().do({ kind: 'setRight', field: 'fathoms', seat: 'red', value: 30 });
    expect(soundings.standings(table.state).ruler).toMatchObject({ length: 20, at: { red: 20, blue: 0 } });
  });

  test('a pack plays its part where it was chosen', () => {
    const shoals = new Table({ packs: ['sea', 'shoals'] }).do(cast('red', 1), cast('blue', 2));
    expect(shoals.state.fathoms).toEqual({ red: 0, blue: 2 });
    expect(new Table().do(cast('red', 1)).state.fathoms).toEqual({ red: 1 });
  });
});

describe('of a small game every number can be put right', () => {
  test('within its limits, alone or with all others', () => {
    const table = new Table().do({ kind: 'setRight', field: 'fathoms', seat: 'blue', value: 4 });
    expect(table.state.fathoms).toEqual({ blue: 4 });
    table.do({ kind: 'setTable', fields: { 'fathoms.red': 2, 'fathoms.yellow': 3 } });
    expect(table.state.fathoms).toEqual({ red: 2, blue: 4, yellow: 3 });
    expect(soundings.fields(table.state)).toMatchObject(
      [2, 4, 3].map((value, at) => ({
        field: 'fathoms',
        seat: trio[at],
        label: { key: 'field.fathoms' },
        type: { kind: 'number', least: 0, most: 99 },
        value,
      })),
    );
    expect(table.code({ kind: 'setRight', field: 'fathoms', seat: 'red', value: 100 })).toBe('bad-value');
    expect(table.code({ kind: 'setRight', field: 'luck', seat: 'red', value: 1 })).toBe('no-such-field');
  });

  test('and is told by its name and whose it is', () => {
    const set = new Table().told({ kind: 'setTable', fields: { 'fathoms.red': 2 } });
    const label = message('field.fathoms');
    const one = message('tell.fieldSet', { label, player: { seat: 'red' }, value: 2 });
    expect(set).toEqual([{ message: message('tell.fieldsSet', { fields: [one] }) }]);
  });

  test('how much is told can be said anew, as far as there is anything to say', () => {
    const table = new Table();
    expect(table.told({ kind: 'setDepth', depth: 'whole' })).toEqual([
      { message: message('tell.depthSet', { depth: message('depth.whole') }) },
    ]);
    expect(table.state.depth).toBe('whole');
    expect(table.code({ kind: 'setDepth', depth: 'deep' })).toBe('no-such-depth');
  });
});

describe('a small game says of itself', () => {
  test('what was done, by whom', () => {
    expect(new Table().told(cast('red', 3))).toEqual([
      { seat: 'red', message: message('tell.cast', { fathoms: 3, player: { seat: 'red' } }) },
    ]);
  });

  test('that everybody has a token with the own mark', () => {
    const pieces = soundings.pieces(undefined);
    expect(pieces).toHaveLength(11);
    expect(pieces[0]).toEqual({
      key: 'token/red/1',
      kind: 'token',
      row: 'red',
      copy: 1,
      name: message('piece.token', { mark: message('mark.red') }),
      sign: { kind: 'token', seat: 'red' },
    });
  });

  test('what its commands hold, of which their schemas are made', () => {
    expect(soundings.commands).toEqual({ cast: { fathoms: whole(1, 6) } });
  });

  test('what can be pressed, and that one deeper than the lead reaches cannot', () => {
    const table = new Table();
    const [prompt] = soundings.prompts(table.state);
    const step = stepAt(soundings, table.state, prompt!, 'red');
    expect(step?.choices.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((one) => `number/${one}`));
  });
});

describe('a game without turns, packs or a word too many', () => {
  interface Bare extends PlainState {
    readonly shells: BySeat<number>;
  }
  interface Gather {
    readonly kind: 'gather';
    readonly seat: SeatId;
  }
  const of = (state: Bare, seat: SeatId): number => state.shells[seat] ?? 0;
  const put = (state: Bare, seat: SeatId, value: number): Bare => ({
    ...state,
    shells: { ...state.shells, [seat]: value },
  });
  const shells = plainGame<Bare, Gather, { readonly kind: 'gathered'; readonly seat: SeatId }>({
    id: 'shells',
    commands: { gather: {} },
    blank: { shells: {} },
    begun: (state) => state,
    decide: (_, { seat }) => accept([{ kind: 'gathered', seat }]),
    evolve: (state, { seat }) => put(state, seat, of(state, seat) + 1),
    questions: { rows: [], open: () => [] },
    numbers: [{ field: 'shells', least: 0, most: 9, of, put }],
    score: 'shells',
    goal: () => 3,
    isOver: (state) => state.seats.some((seat) => of(state, seat) >= 3),
    text: { en: {}, de: {} },
  });

  test('is for two to ten, is called by its id, and has nothing to choose before', () => {
    expect(shells).toMatchObject({ title: 'shells', leastSeats: 2, mostSeats: 10, options: [] });
    expect(shells).not.toHaveProperty('before');
    expect(soundings).toHaveProperty('before');
  });

  test('is played by anybody at any time, and counts no turns', () => {
    const begun = shells.begin({ seats: ['red', 'blue'] });
    if (!begun.ok) throw new Error(begun.no.code);
    const state = fold(shells.evolve, shells.blank, begun.value);
    for (const seat of ['blue', 'red'] as const) {
      const decided = shells.decide(state, { kind: 'gather', seat }, new Set());
      if (!decided.ok) throw new Error(decided.no.code);
      expect(fold(shells.evolve, state, decided.value)).toMatchObject({ turns: 1, shells: { [seat]: 1 } });
    }
  });
});

describe('of what a game does not say the least is true', () => {
  const own: Least<GameState, GameCommand, GameEvent> = {
    id: 'least',
    blank: { seats: [], depth: 'whole' },
    begin: ({ seats }) => accept([{ kind: 'begun', seats } as GameEvent]),
    decide: () => accept([]),
    evolve: (state) => state,
    prompts: () => [],
  };
  const least = leastGame(own);
  const state: GameState = { seats: ['red', 'blue'], depth: 'whole' };

  test('it is for two to ten, told whole, without rules, pieces or secrets', () => {
    expect(least).toMatchObject({
      title: 'least',
      leastSeats: 2,
      mostSeats: 10,
      depths: ['whole'],
      defaultDepth: 'whole',
      stateVersion: 1,
      options: [],
      refusals: {},
    });
    expect([least.pieces(undefined), least.record({ kind: 'x' }, state, state)]).toEqual([[], []]);
  });

  test('nobody has anything, nobody leads, and it never ends', () => {
    expect(least.standings(state)).toEqual({
      ranks: [
        { seat: 'red', rank: 1, score: 0 },
        { seat: 'blue', rank: 1, score: 0 },
      ],
      leaders: [],
      over: false,
      winners: [],
      ruler: { length: 10, unit: message('unit'), at: { red: 0, blue: 0 }, ticks: [] },
    });
  });

  test('nothing can be asked of it, and what was done is said by its kind', () => {
    const asked = least.ask(state, { kind: 'x' } as never);
    expect(asked).toMatchObject({ ok: false, no: { code: 'bad-question', waivable: false } });
    expect(least.tell({ kind: 'wave' }, [], state, { kind: 'table' })).toEqual([
      { message: message('tell.wave') },
    ]);
  });

  test('a score is between nothing and a hundred, and whoever has most of it wins at the end', () => {
    const scored = leastGame<GameState, GameCommand, GameEvent>({
      ...own,
      scores: () => ({ red: 3, blue: 12 }),
      isOver: () => true,
    });
    expect(scored.fields(state)).toMatchObject([
      { field: 'score', seat: 'red', type: { kind: 'number', least: 0, most: 100 }, value: 3 },
      { seat: 'blue', value: 12 },
    ]);
    expect(scored.standings(state)).toMatchObject({ over: true, winners: ['blue'], leaders: ['blue'] });
    const low = leastGame({ ...own, scores: () => ({ red: -2, blue: 1 }), goal: () => 0 });
    expect(low.standings(state)).toMatchObject({
      winners: [],
      leaders: ['blue'],
      ruler: { length: 0, at: { red: 0, blue: 0 } },
    });
  });
});

describe('what is chosen before', () => {
  test('is one of several, the first by itself', () => {
    const ship = oneOf('ship', ['sloop', 'brig']);
    expect(ship).toMatchObject({ name: 'ship', of: 'one', default: 'sloop' });
    expect(ship.offers([])).toEqual([
      { value: 'sloop', label: message('before.ship.sloop') },
      { value: 'brig', label: message('before.ship.brig') },
    ]);
    expect(settledByChoice(ship, 'brig', [])).toEqual({ ship: 'brig' });
    for (const strange of ['raft', ['brig'], null, 3])
      expect(settledByChoice(ship, strange, [])).toBeUndefined();
  });

  test('is packs to a box that is always there', () => {
    const packs = packsOf(['sea', 'shoals']);
    expect(packs).toMatchObject({ name: 'packs', of: 'several', default: ['sea'] });
    expect(packs.offers([])).toEqual([
      { value: 'sea', label: message('before.packs.sea'), fixed: true },
      { value: 'shoals', label: message('before.packs.shoals') },
    ]);
    expect(settledByChoice(packs, ['sea', 'shoals'], [])).toEqual({ packs: ['sea', 'shoals'] });
    for (const strange of [['sea', 'moon'], 'sea', [3], null])
      expect(settledByChoice(packs, strange, [])).toBeUndefined();
  });

  test('is one for each seat, by names', () => {
    const each = {
      name: 'ally',
      of: 'each',
      default: {},
      offers: () => [],
      settles: (value: object) => ({ value }),
    };
    expect(settledByChoice(each as never, { red: 'Ada' }, [])).toEqual({ value: { red: 'Ada' } });
    for (const strange of [[], null, 'Ada', { red: 3 }, ['Ada']])
      expect(settledByChoice(each as never, strange, [])).toBeUndefined();
  });
});
