import { describe, expect, test } from 'vitest';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { say } from '../../src-main/contract/say.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { games, type GameId } from '../../src-main/rules/games.ts';
import { chairCommandKinds, placesOf } from '../../src-main/rules/kernel/chairs.ts';
import type { AnyGame, GameCommand, GameState } from '../../src-main/rules/kernel/game.ts';
import type { Prompt } from '../../src-main/rules/kernel/prompt.ts';
import { languages } from '../../src-main/rules/kernel/message.ts';
import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { awaited } from '../../src-main/rules/pirate-quest/awaiting.ts';
import { settleOpenWindows } from '../../src-main/rules/pirate-quest/consequences.ts';
import type { State as Quest } from '../../src-main/rules/pirate-quest/state.ts';
import type { State as Tricks } from '../../src-main/rules/pirate-tricks/state.ts';
import type { State as Flag } from '../../src-main/rules/pirates-flag/state.ts';
import type { State as Attack } from '../../src-main/rules/pirate-attack/state.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { heading, tickingClock } from '../contract/table.ts';
import { random, type Random } from '../support/random.ts';
import { waysToAnswer } from '../support/pressing.ts';

/** A table of one game, brought somewhere by what is entered at it. */
class Table<State extends GameState> {
  readonly game: AnyGame;
  readonly table: RunningTable;

  constructor(id: GameId, captains: number, setup: object = {}) {
    this.game = games[id] as unknown as AnyGame;
    this.table = new RunningTable(this.game, memoryLog(heading(id)), tickingClock());
    const seats = seatIds.slice(0, captains).map((seat) => ({ seat, captain: `Captain ${seat}` }));
    const chosen = boundaryOf(id)?.setupSchema.parse({ seats, ...setup });
    this.enter({ kind: 'begin', setup: chosen });
  }

  get state(): State {
    return this.table.state.game as unknown as State;
  }
  enter(...commands: readonly object[]): this {
    for (const command of commands) {
      const entered = this.table.act({ command: command as never });
      if (entered.kind !== 'entered')
        throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(entered)}`);
    }
    return this;
  }
  code(command: object): string {
    const outcome = this.table.act({ command: command as never });
    return outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;
  }
  get asked(): string {
    return this.table.prompts[0]?.kind ?? 'nothing';
  }
  /** The first answer that is allowed. */
  first(): this {
    const [prompt] = this.table.prompts;
    if (!prompt) throw new Error('nothing is asked');
    const seat =
      prompt.whom === 'anyone' ? undefined : prompt.whom.find((one) => !prompt.answered.includes(one));
    const way = waysToAnswer(this.game, this.table.state.game, prompt, seat).find(({ refusal }) => !refusal);
    if (!way) throw new Error(`no answer to ${prompt.kind}`);
    return this.enter(way.command);
  }
  /** How the chair that somebody leaves may be settled: what may be is plain, what may not has its refusal. */
  ways(): readonly string[] {
    const [prompt] = this.table.prompts;
    if (prompt?.kind !== 'chair') throw new Error(`asked is ${prompt?.kind}`);
    const pressed = this.game.press(this.table.state.game, prompt, [], undefined);
    const choices = pressed?.kind === 'open' ? pressed.step.choices : [];
    return choices.map(
      ({ id, refusal }) => id.replace('choice/', '') + (refusal ? ` (${refusal.code})` : ''),
    );
  }
}

const leave = (seat: SeatId) => ({ kind: 'leaveChair', seat });
const settle = (seat: SeatId, how: string, piece?: string) => ({
  kind: 'settleChair',
  seat,
  how,
  ...(piece ? { piece } : {}),
});
const back = (seat: SeatId) => ({ kind: 'returnToChair', seat });
const late = (seat: SeatId, captain: string) => ({ kind: 'bringChair', seat, captain });

const quest = (captains = 4) => new Table<Quest>('pirate-quest', captains, { dealer: 'red', depth: 'score' });

/** Nobody bids for a fight, one captain wins them all, and nobody moves. */
function battle(table: Table<Quest>): Table<Quest> {
  for (let at = 0; ; at++) {
    const next = awaited(settleOpenWindows(table.state));
    if (at > 60) throw new Error(`no end of ${next.kind}`);
    if (next.kind === 'bid') {
      if (Object.keys(table.state.battle.bids).length === 0 && table.state.battle.number > 1) return table;
      table.enter({ kind: 'bid', seat: next.seat, bid: 0 });
      if (table.state.phase !== 'bidding')
        table.enter({ kind: 'countFights', seat: table.state.order.at(-1), won: table.state.battle.cards });
    } else if (next.kind === 'move') table.enter({ kind: 'stop', seat: next.players[0] });
    else if (next.kind === 'counts') {
      const seat = next.players.find((one) => table.state.battle.counted[one] === undefined);
      table.enter({ kind: 'countFights', seat, won: 0 });
    } else throw new Error(next.kind);
  }
}

describe('a captain of Pirate Quest who leaves', () => {
  test('is asked about at once, and nothing else is until it is settled', () => {
    const table = quest().enter(leave('blue'));
    expect(table.table.prompts.map(({ kind }) => kind)).toEqual(['chair']);
    expect(table.ways()).toEqual(['taken', 'next', 'now', 'stays']);
    expect(table.code(leave('yellow'))).toBe('chair-first');
    expect(table.enter(settle('blue', 'stays')).asked).toBe('bid');
    expect(table.code(settle('blue', 'now'))).toBe('chair-full');
  });

  test('plays this battle to its end, and is skipped from the next', () => {
    const table = quest().enter(leave('blue'), settle('blue', 'next'));
    expect(table.state.order).toContain('blue');
    battle(table);
    expect(table.state.battle.number).toBe(2);
    expect(table.state.order).toEqual(['red', 'yellow', 'green']);
    expect(table.state.dealer).toBe('yellow');
    expect(table.asked).toBe('bid');
  });

  test('hears when it sleeps and who plays on, and which battle is dealt again', () => {
    const says = (table: Table<Quest>) => {
      const pressed = table.game.press(table.table.state.game, table.table.prompts[0]!, [], undefined);
      const choices = pressed?.kind === 'open' ? pressed.step.choices : [];
      return choices.slice(1, -1).map(({ id, label }) => {
        const { when, then, battle } = (label.values ?? {}) as Record<string, { key: string } & number>;
        return [id.replace('choice/', ''), when?.key, then?.key, battle];
      });
    };
    const before = new Table<Quest>('pirate-quest', 4, { depth: 'score' });
    expect(says(before.enter(leave('blue')))).toEqual([['next', 'chair.when.start', 'chair.then', 0]]);
    expect(says(quest(3).enter(leave('blue')))).toEqual([
      ['next', 'chair.when.battle', 'chair.then.dummy', 1],
      ['now', 'chair.when.battle', 'chair.then.dummy', 1],
    ]);
    const moving = quest(4);
    for (const seat of ['blue', 'yellow', 'green', 'red']) moving.enter({ kind: 'bid', seat, bid: 0 });
    moving.enter({ kind: 'countFights', seat: 'green', won: moving.state.battle.cards });
    for (const seat of ['red', 'blue', 'yellow'])
      if (moving.state.phase === 'fighting') moving.enter({ kind: 'countFights', seat, won: 0 });
    expect(says(moving.enter(leave('blue'))).map(([how]) => how)).toEqual(['next']);
  });

  test('is asked about the marker wherever it lies on the map, and not where there is none', () => {
    const asks = (rank: number) => {
      const table = quest().enter(
        { kind: 'setRight', field: 'rank', seat: 'blue', value: rank },
        leave('blue'),
      );
      const pressed = table.game.press(
        table.table.state.game,
        table.table.prompts[0]!,
        ['choice/now'],
        undefined,
      );
      return pressed?.kind;
    };
    expect([asks(0), asks(1), asks(3)]).toEqual(['command', 'open', 'open']);
  });

  test('leaves nobody behind where the last one goes', () => {
    const alone = quest(1).enter(leave('red'));
    const made = alone.game.decide(alone.state, settle('red', 'now') as GameCommand, nothingWaived);
    expect(made).toMatchObject({ ok: false, no: { code: 'chairs-too-few', values: { count: 0, least: 1 } } });
  });

  test('sleeps at once where the table deals the battle again', () => {
    const table = quest().enter({ kind: 'bid', seat: 'blue', bid: 1 }, leave('blue'), settle('blue', 'now'));
    expect(table.state).toMatchObject({ order: ['red', 'yellow', 'green'], battle: { number: 1, bids: {} } });
    expect(table.code({ kind: 'bid', seat: 'blue', bid: 1 })).toBe('no-such-seat');
  });

  test('is replaced by the Dummy where two are left, and the last one may not go', () => {
    const table = quest(3).enter(leave('blue'), settle('blue', 'now'));
    expect(table.state.order).toEqual(['red', 'yellow', 'dummy']);
    table.enter(leave('yellow'), settle('yellow', 'now'), leave('red'));
    expect(table.ways()).toContain('now (chairs-too-few)');
    expect(table.code(settle('red', 'now'))).toBe('chairs-too-few');
  });

  test('leaves the marker in the way, or takes it off the map', () => {
    const at = () =>
      quest().enter({ kind: 'setRight', field: 'rank', seat: 'blue', value: 3 }, leave('blue'));
    expect(at().enter(settle('blue', 'now', 'stays')).state.markers.blue?.rank).toBe(3);
    expect(at().enter(settle('blue', 'now', 'off')).state.markers.blue?.rank).toBe(0);
  });

  test('comes back to the own place, marker and luck with the next battle', () => {
    const table = quest().enter(
      { kind: 'setRight', field: 'luck', seat: 'blue', value: 2 },
      leave('blue'),
      settle('blue', 'now'),
      back('blue'),
    );
    expect(table.state.order).not.toContain('blue');
    battle(table);
    expect(table.state).toMatchObject({ order: ['red', 'blue', 'yellow', 'green'], luck: { blue: 2 } });
    expect(table.code(back('blue'))).toBe('chair-full');
  });

  test('rolls no more for the deal, and who has rolled keeps that', () => {
    const table = new Table<Quest>('pirate-quest', 3);
    table.enter({ kind: 'roll', seat: 'red', face: '2' }, leave('blue'), settle('blue', 'next'));
    expect(table.state.dealerRolls?.players).toEqual(['red', 'yellow']);
    table.enter({ kind: 'roll', seat: 'yellow', face: '1' });
    expect(table.state.dealer).toBe('yellow');
  });

  test('may be followed by somebody who comes late, with a name, off the board and without luck', () => {
    const table = battle(quest(3).enter(late('violet', 'Old Tom')));
    expect(table.state.order).toEqual(['red', 'blue', 'yellow', 'violet']);
    expect(table.state).toMatchObject({ markers: { violet: { rank: 0 } }, luck: { violet: 0 } });
    expect(table.table.state.table.captains.violet).toBe('Old Tom');
    expect(table.code(late('violet', 'Sam'))).toBe('chair-full');
    const full = quest(6);
    expect(full.code(late('orange', 'Sam'))).toBe('seat-count');
  });
});

describe('a captain of Pirate Tricks who leaves', () => {
  const tricks = (captains: number) =>
    new Table<Tricks>('pirate-tricks', captains, { depth: 'score', options: { rounds: 3 } });
  const round = (table: Table<Tricks>) => {
    const { number } = table.state.round;
    for (let at = 0; table.state.round.number === number && !table.state.over && at < 60; at++) {
      const [prompt] = table.table.prompts;
      const seat = table.state.seats.find((one) => prompt && !prompt.answered.includes(one));
      if (prompt?.kind === 'tell-round') table.enter({ kind: 'tellGain', seat, loon: 0 });
      else table.first();
    }
    return table;
  };

  test('is dealt no cards from the next round on, and keeps the loon', () => {
    const table = tricks(4).enter(leave('blue'), settle('blue', 'next'));
    const kept = table.state.loon.blue;
    round(table);
    expect(table.state.seats).toEqual(['red', 'yellow', 'green']);
    expect(table.state.round.rows).toHaveLength(3);
    expect(table.state.loon.blue).toBe(kept);
    expect(round(table.enter(back('blue'))).state.seats).toEqual(['red', 'blue', 'yellow', 'green']);
  });

  test('ends the game where two would be left, for there is no deck for two', () => {
    const table = tricks(3).enter(leave('blue'));
    expect(table.ways()).toEqual(['taken', 'next (chairs-too-few)', 'end', 'stays']);
    expect(table.enter(settle('blue', 'end')).state.over).toBe(true);
    expect(table.code(leave('red'))).toBe('chairs-fixed');
  });

  test('may be followed by somebody who comes late, with twelve loon of the bank', () => {
    const table = tricks(3);
    const { bank } = table.state;
    round(table.enter(late('green', 'Sam')));
    expect(table.state.seats).toHaveLength(4);
    const all = Object.values(table.state.loon).reduce((sum, loon) => sum + loon, 0);
    expect(all + table.state.bank).toBe(3 * 12 + bank);
  });
});

describe("a captain of The Pirate's Flag who leaves", () => {
  const flag = (captains = 4) =>
    new Table<Flag>('pirates-flag', captains, { depth: 'fights' }).enter({ kind: 'beginWith', seat: 'red' });

  test('hands the dice on, and is passed over until the return', () => {
    const table = flag().enter(leave('red'), settle('red', 'now'));
    expect(table.state).toMatchObject({ seats: ['blue', 'yellow', 'green'], turn: { seat: 'blue' } });
    table.enter({ kind: 'setRight', field: 'at', seat: 'blue', value: 4 }, back('red'));
    expect(table.state.seats).toEqual(['red', 'blue', 'yellow', 'green']);
  });

  test('hands on none that are another’s, nor any where the chair is taken or kept', () => {
    const turn = (table: Table<Flag>) => [table.state.turn.seat, table.state.turn.number];
    expect(turn(flag().enter(leave('red'), settle('red', 'now')))).toEqual(['blue', 2]);
    expect(turn(flag().enter(leave('red'), settle('red', 'stays')))).toEqual(['red', 1]);
    expect(turn(flag().enter(leave('red'), settle('red', 'taken')))).toEqual(['red', 1]);
    expect(turn(flag().enter(leave('blue'), settle('blue', 'now')))).toEqual(['red', 1]);
  });

  test('rolls no more for who begins', () => {
    const table = new Table<Flag>('pirates-flag', 4).enter(leave('blue'), settle('blue', 'now'));
    expect(table.table.prompts.find(({ kind }) => kind === 'start-roll')?.whom).toEqual([
      'red',
      'yellow',
      'green',
    ]);
  });

  test('is asked to wait while somebody has to roll, to rest or to discard first', () => {
    const table = new Table<Flag>('pirates-flag', 3, { depth: 'cards' });
    table.enter(
      { kind: 'beginWith', seat: 'red' },
      { kind: 'setTable', fields: { 'hand.red': 2, 'hand.blue': 2 } },
    );
    const effects = [{ kind: 'discard', whose: 'any', count: 1 }];
    table.enter({ kind: 'teachCard', card: 'card-14', name: 'Toll', marks: [], effects });
    table.enter({ kind: 'playCard', seat: 'red', card: 'card-14', target: 'blue' }, { kind: 'letStand' });
    table.enter(leave('yellow'));
    expect(table.ways()).toEqual(['taken', 'now (chair-not-yet)', 'stays']);
  });

  test('leaves the flag afloat where the ship lies, and the ship stays there', () => {
    const table = flag();
    table.enter(
      { kind: 'setTable', fields: { 'at.blue': 7, flag: 'blue' } },
      leave('blue'),
      settle('blue', 'now'),
    );
    expect(table.state).toMatchObject({ flag: { kind: 'afloat', at: 7 }, at: { blue: 7 } });
  });

  test('may go while two are left, and somebody who comes late begins at The Dread Sea', () => {
    const table = flag(3).enter(leave('blue'), settle('blue', 'now'), leave('red'));
    expect(table.ways()).toEqual(['taken', 'now (chairs-too-few)', 'stays']);
    table.enter(settle('red', 'stays'), late('white', 'Sam'));
    expect(table.state).toMatchObject({
      seats: ['red', 'yellow', 'white'],
      at: { white: 0 },
      hands: { white: 0 },
    });
  });

  test('is asked to wait in the middle of a battle', () => {
    const table = new Table<Flag>('pirates-flag', 3, { depth: 'cards' }).enter({
      kind: 'beginWith',
      seat: 'red',
    });
    table.enter({ kind: 'setTable', fields: { 'at.red': 5, 'at.blue': 5, flag: 'blue' } });
    table.enter({ kind: 'battle', seat: 'red' }, leave('blue'));
    expect(table.ways()).toEqual(['taken', 'now (chair-not-yet)', 'stays']);
  });
});

describe('a captain of Pirate Attack who leaves', () => {
  const attack = (setup: object = {}) =>
    new Table<Attack>('pirate-attack', 4, { depth: 'score', ...setup }).enter(
      { kind: 'beginWith', seat: 'red' },
      { kind: 'takeGold', seat: 'red', gold: 7, how: 'gift' },
      { kind: 'layShip', seat: 'red' },
      { kind: 'layShip', seat: 'red' },
    );

  test('leaves ships at anchor that may be attacked, keeps the gold, and the Chip goes on', () => {
    const table = attack().enter(leave('red'), settle('red', 'anchor'));
    expect(table.state.turn).toBe('blue');
    expect(table.state.rows.red).toHaveLength(2);
    expect(table.state.purses.red).toMatchObject({ free: 7 });
    for (const seat of ['blue', 'yellow', 'green']) table.enter({ kind: 'passChip', seat });
    expect(table.state.turn).toBe('blue');
    for (const seat of ['blue', 'yellow', 'green']) {
      if (seat === 'yellow') table.enter(back('red'));
      table.enter({ kind: 'passChip', seat });
    }
    expect(table.state.turn).toBe('red');
  });

  test('or takes ships and gold from the table', () => {
    const table = attack().enter(leave('red'), settle('red', 'gone'));
    expect([table.state.rows.red, table.state.purses.red]).toEqual([[], { free: 0, locked: 0 }]);
    expect(table.state.dead).toHaveLength(2);
  });

  test('waits for the end of a fight, of a card that somebody may stop, and of what is still to be told', () => {
    const ways = (table: Table<Attack>) => table.enter(leave('yellow')).ways();
    const notYet = ['taken', 'anchor (chair-not-yet)', 'gone (chair-not-yet)', 'stays'];
    const row = (card: string) => [{ card }];
    const fields = { 'row.red': row('sloop-3-3'), 'row.blue': row('sloop-3-4') };
    const at = (depth: string, ...entered: readonly object[]) =>
      new Table<Attack>('pirate-attack', 4, { depth }).enter(
        { kind: 'beginWith', seat: 'red' },
        { kind: 'setTable', fields: depth === 'score' ? {} : fields },
        ...entered,
      );
    expect(ways(at('fights'))).toEqual(['taken', 'anchor', 'gone', 'stays']);
    expect(ways(at('fights', { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 }))).toEqual(
      notYet,
    );
    const gold = { kind: 'setTable', fields: { 'gold.blue': 6 } };
    const thief = { kind: 'playCard', seat: 'red', card: 'thief-steal-all-of-gold', on: 'blue' };
    expect(ways(at('cards', gold, thief))).toEqual(notYet);
    const red = { kind: 'drawCard', seat: 'red', card: 'you-must-attack-someone' };
    expect(ways(at('cards', red))).toEqual(notYet);
  });

  test('may be followed by somebody who comes late, with nothing', () => {
    const table = attack().enter(late('white', 'Sam'));
    expect(table.state.seats).toEqual(['red', 'blue', 'yellow', 'green', 'white']);
    for (const seat of ['red', 'blue', 'yellow', 'green']) table.enter({ kind: 'passChip', seat });
    expect(table.state.turn).toBe('white');
  });
});

describe('whoever has left', () => {
  test('stands in the results behind all who play, with what was won until then, and keeps the name', () => {
    const table = quest(4)
      .enter({ kind: 'setRight', field: 'rank', seat: 'blue', value: 6 })
      .enter(leave('blue'), settle('blue', 'now', 'stays'));
    const { ranks, leaders } = table.game.standings(table.table.state.game);
    expect(ranks.at(-1)).toMatchObject({ seat: 'blue', rank: 4, score: 6, left: true });
    expect(leaders).not.toContain('blue');
    const { seats } = viewOf(table.table, { kind: 'table' }, 0) as { seats: readonly object[] };
    expect(seats).toContainEqual({ seat: 'blue', captain: 'Captain blue', asleep: true, away: true });
  });

  test('is back by one undo, and the deal with it', () => {
    const table = quest().enter({ kind: 'bid', seat: 'blue', bid: 1 }, leave('blue'));
    const before = table.state;
    table.enter(settle('blue', 'now'));
    table.table.undo(table.table.head);
    expect(table.state).toEqual(before);
    table.table.undo(table.table.head);
    expect(table.state).toMatchObject({
      order: ['red', 'blue', 'yellow', 'green'],
      battle: { bids: { blue: 1 } },
    });
  });

  test('is replaced where somebody else takes the chair, which answers what becomes of it', () => {
    const table = quest().enter(leave('blue'), { kind: 'seatCaptain', seat: 'blue', captain: 'Sam' });
    expect([table.asked, table.table.state.table.captains.blue]).toEqual(['bid', 'Sam']);
  });

  test.each(Object.keys(games) as GameId[])('of %s is said in both languages, without a gap', (id) => {
    const table = new Table(id, 4);
    if (table.asked === 'begin') table.enter({ kind: 'beginWith', seat: 'red' });
    table.enter(leave('blue'));
    const [prompt] = table.table.prompts;
    const pressed = prompt && table.game.press(table.table.state.game, prompt, [], undefined);
    const choices = pressed?.kind === 'open' ? pressed.step.choices : [];
    const messages = [
      ...(prompt ? [prompt.ask, prompt.hint] : []),
      ...choices.flatMap(({ label, note }) => [label, ...(note ? [note] : [])]),
      ...table.ways().flatMap((way) => {
        const [how = ''] = way.split(' ');
        return [{ key: `tell.chairSettled.${how}`, values: { player: { seat: 'blue' as const } } }];
      }),
    ];
    for (const language of languages)
      for (const message of messages)
        expect([language, message.key, say([table.game.text[language]], message, { blue: 'Ben' })]).toEqual([
          language,
          message.key,
          expect.not.stringMatching(/[{}]|^chair|^tell|^prompt/),
        ]);
  });
});

/** Captains at random who come and go in the middle of everything. */
function evening(id: GameId, seed: number): Record<string, number> {
  const chance = random(seed);
  const game = games[id] as unknown as AnyGame;
  const depth = chance.pick(game.depths);
  const captains = game.leastSeats + chance.below(game.mostSeats - game.leastSeats + 1);
  const begun = game.begin({ seats: seatIds.slice(0, captains), depth });
  if (!begun.ok) throw new Error(begun.no.code);
  const all = [...begun.value];
  let state = begun.value.reduce(game.evolve, game.blank);
  const counts: Record<string, number> = {};
  for (let step = 0; step < 120 && !game.standings(state).over; step++) {
    const command = chance.below(6) === 0 ? whim(chance, state) : answer(game, chance, state);
    const decided = game.decide(state, command as never, nothingWaived);
    const kind = (chairCommandKinds as readonly string[]).includes(command.kind) ? command.kind : 'played';
    const done = decided.ok ? kind : `${kind} ${decided.no.code}`;
    counts[done] = (counts[done] ?? 0) + 1;
    if (!decided.ok) continue;
    all.push(...decided.value);
    state = decided.value.reduce(game.evolve, state);
    const places = placesOf(state);
    expect(new Set(places).size).toBe(places.length);
    for (const seat of state.seats) expect(places).toContain(seat);
    game.view(state, { kind: 'table' });
    game.fields(state);
    expect(
      game
        .standings(state)
        .ranks.map(({ seat }) => seat)
        .sort(),
    ).toEqual(expect.arrayContaining([...state.seats].sort()));
    if (!game.standings(state).over)
      expect([seed, step, game.prompts(state).length]).not.toEqual([seed, step, 0]);
  }
  const again = (JSON.parse(JSON.stringify(all)) as typeof all).reduce(game.evolve, game.blank);
  expect(JSON.stringify(again)).toBe(JSON.stringify(state));
  return counts;
}

/** Mostly of who is there, and of who is not. */
function whim(chance: Random, state: GameState): GameCommand {
  const { leaving, asleep = {} } = state.chairs ?? {};
  const away = Object.keys(asleep) as SeatId[];
  if (leaving && chance.below(2) === 0) return { kind: 'leaveChair', seat: leaving } as GameCommand;
  const kind = chance.pick([
    ...chairCommandKinds,
    ...(away.length > 0 ? ['returnToChair'] : ['leaveChair', 'leaveChair']),
  ]);
  const seat =
    away.length > 0 && chance.below(2) === 0 ? chance.pick(away) : chance.pick(seatIds.slice(0, 6));
  return { kind, seat, how: 'stays' } as GameCommand;
}

/** Presses at random until it is an answer. */
function answer(game: AnyGame, chance: Random, state: GameState): GameCommand {
  for (let trial = 0; trial < 60; trial++) {
    const all = game.prompts(state);
    const prompt = trial < 20 ? all[0] : chance.pick(all);
    if (!prompt) break;
    const seat = prompt.whom === 'anyone' ? undefined : chance.pick(prompt.whom);
    const pressed = pressOn(game, chance, state, prompt, seat);
    if (pressed) return pressed;
  }
  throw new Error(
    `nobody can answer ${game
      .prompts(state)
      .map(({ kind }) => kind)
      .join()}`,
  );
}

function pressOn(
  game: AnyGame,
  chance: Random,
  state: GameState,
  prompt: Prompt,
  seat: SeatId | undefined,
): GameCommand | undefined {
  let path: readonly string[] = [];
  for (let step = 0; step < 8; step++) {
    const pressed = game.press(state, prompt, path, seat);
    if (pressed?.kind === 'command') return pressed.command;
    if (pressed?.kind !== 'open') return undefined;
    const open = pressed.step.choices.filter(({ refusal }) => !refusal);
    if (open.length === 0) return undefined;
    path = [...pressed.step.path.map(({ id }) => id), chance.pick(open).id];
  }
  return undefined;
}

describe('captains who come and go in the middle of everything', () => {
  test.each(Object.keys(games) as GameId[])(
    'leave a table of %s at which something can always be answered',
    (id) => {
      const sum: Record<string, number> = {};
      for (let seed = 1; seed <= 12; seed++)
        for (const [what, count] of Object.entries(evening(id, seed))) sum[what] = (sum[what] ?? 0) + count;
      for (const what of [...chairCommandKinds, 'leaveChair chair-empty', 'returnToChair chair-full'])
        expect([what, (sum[what] ?? 0) > 0]).toEqual([what, true]);
    },
    60_000,
  );
});

describe('a chair in words, keys and rows', () => {
  const flag = (captains: number) =>
    new Table<Flag>('pirates-flag', captains, { depth: 'fights' }).enter({ kind: 'beginWith', seat: 'red' });
  const decided = ({ game, table }: Table<Flag>, command: GameCommand) => {
    const before = table.state.game;
    const made = game.decide(before, command, nothingWaived);
    if (!made.ok) throw new Error(made.no.code);
    return { before, events: made.value, after: made.value.reduce(game.evolve, before) };
  };
  const keys = (table: Table<GameState>, ...path: readonly string[]) => {
    const pressed = table.game.press(table.table.state.game, table.table.prompts[0]!, path, undefined);
    return pressed?.kind === 'open' ? pressed.step.choices.map(({ id, key }) => `${key} ${id}`) : [];
  };

  test('what may become of it has the keys from 1 on, and so has what becomes of the piece', () => {
    expect(keys(flag(4).enter(leave('blue')))).toEqual(['1 choice/taken', '2 choice/now', '3 choice/stays']);
    const marker = quest().enter({ kind: 'setRight', field: 'rank', seat: 'blue', value: 3 }, leave('blue'));
    expect(keys(marker, 'choice/now')).toEqual(['1 choice/stays', '2 choice/off']);
  });

  test('it is told that somebody leaves, and how that was settled', () => {
    const table = flag(4);
    const told = (command: GameCommand) => {
      const { before, events } = decided(table, command);
      return table.game
        .tell(command, events, before, { kind: 'table' })
        .map(({ seat, message }) => [seat, message.key]);
    };
    expect(told(leave('blue'))).toEqual([['blue', 'tell.chairLeft']]);
    table.enter(leave('blue'));
    expect(told(settle('blue', 'now'))).toEqual([['blue', 'tell.chairSettled.now']]);
  });

  test('who comes late is a row with a place behind all others, and nothing else of it is a row', () => {
    const table = flag(4);
    const rows = (command: GameCommand) => {
      const { before, events, after } = decided(table, command);
      return table.game.record(events[0]!, before, after);
    };
    expect(rows({ kind: 'bringChair', seat: 'white' } as GameCommand)).toEqual([
      { table: 'seats', values: { seat: 'white', place: 4 } },
    ]);
    expect(rows(leave('blue'))).toEqual([]);
  });

  test('as many may come as the game is for', () => {
    const late = { kind: 'bringChair', seat: 'black' } as const;
    const tried = (captains: number) => flag(captains).game.decide(flag(captains).state, late, nothingWaived);
    expect(tried(5).ok).toBe(true);
    expect(tried(6)).toMatchObject({
      ok: false,
      no: { code: 'seat-count', values: { count: 7, least: 1, most: 6 } },
    });
  });

  test('nobody leads who has left, and whoever is left does', () => {
    const table = flag(4).enter({ kind: 'setTable', fields: { 'at.blue': 9, 'at.yellow': 5 } });
    expect(table.game.standings(table.state).leaders).toEqual(['blue']);
    table.enter(leave('yellow'), settle('yellow', 'now'));
    expect(table.game.standings(table.state).leaders).toEqual(['blue']);
  });
});
