import { describe, expect, test } from 'vitest';
import { speaker } from '../../src-main/contract/words.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { pirateTricks } from '../../src-main/rules/pirate-tricks/game.ts';
import { commandOf, eventsOf } from '../../src-main/session/fact.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { serve } from '../../src-main/session/serve.ts';
import { takenBackWithin } from '../../src-main/session/taps.ts';
import { tell, viewOf } from '../../src-main/session/view.ts';
import { enter, heading, tableBegun } from '../contract/table.ts';
import { playOn } from '../renderer/quest/evening.ts';
import { handClock } from '../support/hand-clock.ts';
import { random } from '../support/random.ts';

const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));

/** A table with a phone at each seat, whose device bears the seat's name, and a clock that is moved by hand. */
function phones(game: AnyGame, setup: object) {
  const clock = handClock(Date.UTC(2026, 0, 2, 20));
  const table = new RunningTable(game, memoryLog(heading(game.id)), clock);
  enter(table, { kind: 'begin', setup: { seats, ...setup } } as never);
  const say = speaker(game, 'en', () => ({}));
  let sent = 0;
  const tap = (seat: SeatId, kind: string, ...path: readonly string[]) => {
    const prompt = table.prompts.find((one) => one.kind === kind)?.id ?? kind;
    const pressed = { prompt, seat, path, id: `tap-${(sent += 1)}` };
    const reply = serve(table, { kind: 'press', pressed }, say, {
      viewer: { kind: 'captain', seat },
      answersFor: [seat],
      device: seat,
    });
    if (!('seq' in reply)) throw new Error(JSON.stringify(reply));
    return reply.seq;
  };
  const back = (seat: SeatId, entry = table.head, device: string = seat) => {
    const line = { kind: 'undo', entry, id: `back-${(sent += 1)}`, because: undefined } as const;
    const reply = serve(table, line, say, { viewer: { kind: 'captain', seat }, answersFor: [seat], device });
    return 'refusal' in reply ? reply.refusal.code : 'taken back';
  };
  const offered = (seat: SeatId) => viewOf(table, { kind: 'captain', seat }, clock.now())['takeBack'];
  return { table, clock, tap, back, offered };
}

const quest = () => phones(pirateQuest, { depth: 'fights', deck: 'sample', dealer: 'red' });

/** Three captains of Pirate Tricks who bid for the first row in secret. */
function auction() {
  const at = phones(pirateTricks, { depth: 'cards' });
  for (const card of ['gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-1'])
    enter(at.table, { kind: 'drawScoreCard', card } as never);
  for (let deal = 0; deal < 30 && !at.table.prompts.some(({ kind }) => kind === 'bid'); deal++)
    playOn(at.table, random(3));
  return at;
}

describe('what a captain has just tapped', () => {
  test('is taken back for ten seconds, by the phone that tapped it, and the log says on which device', () => {
    const { table, tap, back, clock, offered } = quest();
    const entry = tap('blue', 'bid', 'number/1');
    clock.advance(4000);
    expect(offered('blue')).toEqual({ entry, left: takenBackWithin - 4000 });
    expect(offered('red')).toBeUndefined();
    expect(viewOf(table, { kind: 'table' }, clock.now())).not.toHaveProperty('takeBack');
    expect(back('blue')).toBe('taken back');
    const undone = table.log.entries.at(-1);
    expect(undone && commandOf(undone)).toEqual({
      kind: 'undo',
      entry,
      because: 'tap',
      seat: 'blue',
      device: 'blue',
    });
    expect(undone && tell(table, undone, { kind: 'table' })).toEqual([
      { seat: 'blue', message: { key: 'tell.undo.tap', values: { entry, name: { seat: 'blue' } } } },
    ]);
    expect(offered('blue')).toBeUndefined();
    expect(back('blue')).toBe('not-own-tap');
  });

  test('stays when ten seconds are over, or when the clock was set back meanwhile', () => {
    const { tap, back, clock, offered } = quest();
    tap('blue', 'bid', 'number/1');
    clock.advance(takenBackWithin);
    expect([offered('blue'), back('blue')]).toEqual([undefined, 'tap-too-late']);
    clock.advance(-2 * takenBackWithin);
    expect([offered('blue'), back('blue')]).toEqual([undefined, 'tap-too-late']);
  });

  test('stays when anything newer was entered, of whomever', () => {
    const { tap, back, offered } = quest();
    const own = tap('blue', 'bid', 'number/1');
    const next = tap('yellow', 'bid', 'number/0');
    expect([offered('blue'), back('blue', own), back('blue', next)]).toEqual([
      undefined,
      'moved-on',
      'not-own-tap',
    ]);
    expect(back('yellow', next)).toBe('taken back');
    // The taking back is an entry too.
    expect([offered('blue'), back('blue', own)]).toEqual([undefined, 'moved-on']);
  });

  test('is no other device’s to take back, nor what was entered at the console', () => {
    const { table, tap, back } = quest();
    tap('blue', 'bid', 'number/1');
    expect(back('blue', table.head, 'another')).toBe('not-own-tap');
    expect(back('yellow')).toBe('not-own-tap');
    enter(table, { kind: 'bid', seat: 'yellow', bid: 0 } as never);
    expect(back('yellow')).toBe('not-own-tap');
  });

  test('is a sealed bid as long as the bids are not open', () => {
    const { table, tap, back, offered } = auction();
    tap('red', 'bid', 'number/1');
    expect(back('red')).toBe('taken back');
    for (const seat of ['blue', 'red'] as const) tap(seat, 'bid', 'number/0');
    expect(offered('red')).toBeDefined();
    tap('yellow', 'bid', 'number/2');
    expect(eventsOf(table.entry(table.head)).map(({ kind }) => kind)).toContain('bidsOpened');
    expect([offered('yellow'), back('yellow')]).toEqual([undefined, 'came-to-light']);
  });

  test('stays when chance has answered it', () => {
    const { table, clock, back } = quest();
    const prompt = table.prompts[0]?.id ?? '';
    table.taps.note({ prompt, path: [], seat: 'blue', device: 'blue', id: 'thrown', answersFor: ['blue'] });
    table.act({ command: { kind: 'bid', seat: 'blue', bid: 1 }, id: 'thrown', source: 'virtual' });
    clock.advance(1);
    expect(back('blue')).toBe('came-to-light');
  });
});

/** By which a card is drawn, turned up or seen, or a die thrown. */
const looks: Readonly<Record<string, readonly string[]>> = {
  'pirate-quest': ['roll', 'playDrawn', 'steal'],
  'pirate-tricks': ['drawScoreCard', 'dealCard'],
  'pirates-flag': ['roll', 'rollSum'],
  'pirate-attack': ['turnUp', 'drawCard'],
};

describe.each(Object.values(games).map((game): readonly [string, AnyGame] => [game.title, game]))(
  'in %s',
  (_, game) => {
    test('whatever a drawn card or a thrown die has answered has come to light', () => {
      const found = new Map<string, boolean>();
      for (const depth of game.depths.slice(-2)) {
        const sitting = seatIds.slice(0, 3).map((seat) => ({ seat, captain: seat }));
        const table = tableBegun(game, { seats: sitting, depth });
        const chance = random(17);
        for (let fact = 0; fact < 300; fact++) playOn(table, chance);
        for (const entry of table.log.entries.filter(({ kind }) => kind === 'fact')) {
          const { kind } = commandOf(entry);
          if (!(looks[game.id] ?? []).includes(kind)) continue;
          const isLit = eventsOf(entry).some((event) => game.toLight.includes(event.kind));
          found.set(kind, (found.get(kind) ?? true) && isLit);
        }
      }
      expect(found.size).toBeGreaterThan(0);
      expect([...found].filter(([, isLit]) => !isLit)).toEqual([]);
    });
  },
);
