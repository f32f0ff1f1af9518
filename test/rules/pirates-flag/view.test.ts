import { describe, expect, test } from 'vitest';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import type { Course } from '../../../src-main/rules/pirates-flag/courses.ts';
import type { EditionPart, PilesPart, StackPart } from '../../../src-main/rules/pirates-flag/view/cards.ts';
import type { RemarkPart } from '../../../src-main/rules/pirates-flag/view/remarks.ts';
import type { ShipPart } from '../../../src-main/rules/pirates-flag/view/ships.ts';
import type { BattlePart, FlagPart, TurnPart } from '../../../src-main/rules/pirates-flag/view/turn.ts';
import type { Board } from '../../../src-main/rules/pirates-flag/board.ts';
import { flank, inward, on, play, roll, running, stand, table, type Table } from './table.ts';

interface View {
  readonly board: Board;
  readonly ships: readonly ShipPart[];
  readonly flag: FlagPart;
  readonly turn: TurnPart;
  readonly courses: readonly Course[];
  readonly battle: BattlePart | null;
  readonly stack: StackPart;
  readonly piles: PilesPart;
  readonly edition: EditionPart;
  readonly remarks: readonly RemarkPart[];
}
const view = (t: Table): View => piratesFlag.view(t.state, { kind: 'table' }) as unknown as View;
const ship = (t: Table, seat: string) => view(t).ships.find((one) => one.seat === seat)!;

describe('what everybody sees', () => {
  test('the board as it was entered, marked where it is invented', () => {
    expect(view(running()).board).toMatchObject({ invented: true, docks: [4, 10, 16, 22, 28, 33] });
  });

  test('each ship with its place, its hand as a number, and its captain', () => {
    const t = on(
      {},
      { 'at.red': 9, 'hand.red': 3, flag: 'red', firstTaker: 'red', 'captain.red': 'captain-shan' },
    );
    expect(ship(t, 'red')).toMatchObject({
      at: 9,
      carriesFlag: true,
      onTurn: true,
      next: false,
      hand: { cards: 3, limit: 6, doubtful: false },
      played: 0,
      owes: 0,
      captain: { name: { key: 'captain.captain-shan' }, used: false, taught: true },
    });
    expect(ship(t, 'blue')).toMatchObject({ carriesFlag: false, onTurn: false, next: true, captain: null });
    expect(ship(t, 'yellow')).toMatchObject({ next: false, hand: { cards: 0, limit: 5 } });
  });

  test('cards that count against the one of the turn', () => {
    const t = on({}, { 'hand.red': 3 }).do(play('red', 'aarrgh', 'blue'));
    expect(ship(t, 'red').played).toBe(0);
    t.do(play('red', 'smooth-sailing'));
    expect(ship(t, 'red').played).toBe(1);
  });

  test('before the start it is nobody’s turn', () => {
    expect(view(table()).ships.map(({ onTurn, next }) => onTurn || next)).toEqual([false, false, false]);
    expect(view(table().do(roll('blue', 3, 4))).turn.opening).toEqual([
      { seat: 'red', total: null },
      { seat: 'blue', total: 7 },
      { seat: 'yellow', total: null },
    ]);
  });

  test('what waits for a roll stands beside its ship, with the card it comes from', () => {
    const t = on({}, { 'hand.red': 1, 'hand.blue': 1, 'bonus.yellow': -2, 'captain.red': 'captain-shan' });
    t.do(play('blue', 'aarrgh', 'red'), { kind: 'useCaptain', seat: 'red' }, stand);
    expect(ship(t, 'red').modifiers).toEqual([
      {
        name: { key: 'captain.captain-shan' },
        figure: { key: 'figure.times', values: { times: 2 } },
        by: 'red',
        times: 2,
        plus: 0,
      },
      {
        name: { key: 'card.aarrgh' },
        figure: { key: 'figure.plus', values: { plus: '−3' } },
        by: 'blue',
        times: 1,
        plus: -3,
      },
    ]);
    expect(ship(t, 'yellow').modifiers).toMatchObject([{ name: { key: 'card.by-hand' }, by: null }]);
    expect(ship(t, 'red').captain).toMatchObject({ used: true });
  });

  test('hands are not shown where cards are not told, and doubtful after that', () => {
    const t = on({}, { 'hand.red': 3 }).do({ kind: 'setDepth', depth: 'score' });
    expect(ship(t, 'red').hand).toBeNull();
    t.do({ kind: 'setDepth', depth: 'cards' });
    expect(ship(t, 'red').hand).toMatchObject({ cards: 3, doubtful: true });
  });

  test('the flag and who was first', () => {
    expect(view(running()).flag).toEqual({ kind: 'ship', seat: null, at: 36, firstTaker: null });
    const t = on({}, { flag: 'blue', 'at.blue': 7, firstTaker: 'red' });
    expect(view(t).flag).toEqual({ kind: 'carried', seat: 'blue', at: 7, firstTaker: 'red' });
  });

  test('the turn: dice, roll, what is left and why it may end', () => {
    const t = on({ posts: [12] }, { 'at.red': 10, 'bonus.red': 1, 'hand.red': 1 }).do(
      roll('red', 3, 3),
      inward('red', 12),
    );
    expect(view(t).turn).toMatchObject({
      seat: 'red',
      phase: 'moving',
      dice: 2,
      escape: false,
      total: 7,
      left: 5,
      heading: 'inward',
      stops: [{ key: 'reason.post' }],
      roll: { seat: 'red', purpose: 'move', faces: [3, 3], sum: 6, total: 7, used: [{ plus: 1 }] },
    });
    expect(view(on({}, { flag: 'blue', 'at.blue': 3 })).turn).toMatchObject({ dice: 1, left: 0, roll: null });
  });

  test('the escape after a battle won, and who has to roll for a card', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9, 'hand.red': 1 });
    t.do({ kind: 'battle', seat: 'red' }, roll('red', 5), roll('blue', 1));
    expect(view(t).turn.escape).toBe(true);
    t.do(play('red', 'its-you-or-me', 'yellow'), stand);
    expect(view(t).turn.forced).toEqual(['yellow']);
  });

  test('courses: where the ship may go, where it ends up, what it brings', () => {
    const board = {
      docks: [11],
      hazards: [{ space: 16, push: -1 as const }],
      falls: [{ top: 12, foot: 20 }],
    };
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 3, 3));
    expect(view(t).courses).toMatchObject([
      {
        direction: 'seaward',
        to: 4,
        lands: 4,
        full: true,
        draws: 0,
        wins: false,
        fall: false,
        takesFlag: false,
      },
      { direction: 'inward', to: 16, lands: 15, full: true, draws: 1, reasons: [] },
      { direction: 'inward', to: 12, lands: 12, full: false, fall: true, reasons: [] },
    ]);
    const home = on({}, { flag: 'afloat', flagAt: 2, 'at.red': 3 }).do(roll('red', 5));
    expect(view(home).courses).toMatchObject([
      { direction: 'seaward', to: 0, wins: true, takesFlag: true },
      { direction: 'inward', wins: false },
      { to: 2, takesFlag: true, reasons: ['flag'] },
    ]);
    expect(view(on({})).courses).toEqual([]);
  });

  test('a course that ends beside the flag says that there may be a battle', () => {
    const t = on({}, { flag: 'blue', 'at.red': 10, 'at.blue': 7, 'at.yellow': 13 }).do(roll('red', 3));
    const ends = view(t).courses.map(({ to, beside }) => [to, beside]);
    expect(ends).toEqual([
      [7, true],
      [13, false],
    ]);
  });

  test('courses while a card lies on the stack are those after it', () => {
    const t = on({}, { 'at.red': 10, 'hand.blue': 1 }).do(roll('red', 3, 3), flank('blue', 'red', 'inward'));
    expect(view(t).courses.map(({ to }) => to)).toEqual([5, 17]);
  });

  test('a battle: both rolls, and what each face would count', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9, 'bonus.blue': 2 }).do(
      { kind: 'battle', seat: 'red' },
      roll('red', 4),
    );
    expect(view(t).battle).toMatchObject({
      round: 1,
      at: 9,
      attacker: { seat: 'red', roll: { total: 4 } },
      defender: { seat: 'blue', roll: null, counts: [3, 4, 5, 6, 7, 8] },
    });
    expect(view(t.do(roll('blue', 2))).battle).toMatchObject({ round: 2, attacker: { roll: null } });
    expect(view(on({})).battle).toBeNull();
  });

  test('piles as numbers, and the discards from the top', () => {
    const t = on({}, { 'hand.red': 2, discards: 1 }).do(play('red', 'smooth-sailing'), stand);
    expect(view(t).piles).toEqual({ cards: 48, draw: 45, discards: [{ key: 'card.smooth-sailing' }, null] });
  });

  test('every card as data, and where it is known to lie', () => {
    const t = on({}, { 'hand.red': 2, 'hand.blue': 1, 'captain.red': 'captain-shan' });
    t.do(play('red', 'smooth-sailing'), stand, play('blue', 'heavy-breeze'), {
      kind: 'useCaptain',
      seat: 'red',
    });
    const where = (id: string) => view(t).edition.cards.find((row) => row.id === id)?.where;
    expect([where('smooth-sailing'), where('heavy-breeze'), where('flank')]).toEqual([
      'discarded',
      'pending',
      'in-play',
    ]);
    expect(
      view(t)
        .edition.captains.map(({ where: place }) => place)
        .slice(0, 2),
    ).toEqual(['used', 'in-play']);
    expect(view(t).edition.cards.filter(({ taught }) => !taught)).toHaveLength(39);
    expect(view(t).edition.cards[0]).toMatchObject({
      name: { key: 'card.smooth-sailing' },
      words: [{ key: 'effect.modifyRoll' }],
    });
  });

  test('what does not add up, with its evidence', () => {
    const t = on({}, { turn: 'blue' }).do({ kind: 'countPile', cards: 40 });
    t.overrule(play('red', 'smooth-sailing'), 'empty-hand');
    expect(view(t).remarks.filter(({ kind }) => kind !== 'boardCounts')).toMatchObject([
      { kind: 'pileDoesNotAddUp', message: { values: { told: 40, expected: 48 } } },
      {
        kind: 'handDidNotAddUp',
        message: { values: { player: { seat: 'red' }, card: { key: 'card.smooth-sailing' } } },
      },
    ]);
  });

  test('a hand set above its limit is remarked, whatever the turn, unless it owes that much', () => {
    const over = (t: Table) => view(t).remarks.filter(({ kind }) => kind === 'handOverLimit');
    const t = on({}, { 'hand.red': 7, 'hand.blue': 1 });
    expect(over(t)).toMatchObject([{ turn: 0, message: { values: { hand: 7, limit: 5 } } }]);
    t.teach('card-14', 'Toll', [{ kind: 'discard', whose: 'any', count: 2 }]);
    t.do(play('blue', 'card-14', 'red'), stand);
    expect(t.owed).toEqual({ red: 2 });
    expect(over(t)).toEqual([]);
  });

  test('a board with other counts than the booklet’s is remarked, whatever the turn', () => {
    const counts = view(on({ docks: [4] })).remarks.filter(({ kind }) => kind === 'boardCounts');
    expect(counts.map(({ turn, message }) => [turn, message.values?.['booklet']])).toEqual([
      [0, 6],
      [0, 6],
      [0, 2],
      [0, 2],
    ]);
  });

  test('nothing in it is secret, so everybody sees the same', () => {
    const { state } = running({ 'hand.red': 3 });
    expect(piratesFlag.view(state, { kind: 'captain', seat: 'red' })).toEqual(
      piratesFlag.view(state, { kind: 'table' }),
    );
  });
});

describe('the stack as it is shown', () => {
  test('last played first, with what each would do and whom it is aimed at', () => {
    const t = on({}, { 'hand.red': 2, 'hand.blue': 2 }).do(
      play('blue', 'aarrgh', 'red'),
      play('red', 'giant-mirror'),
    );
    expect(view(t).stack.plays).toMatchObject([
      {
        number: 2,
        seat: 'red',
        name: { key: 'card.giant-mirror' },
        answers: 1,
        answered: { key: 'card.aarrgh' },
        target: null,
      },
      {
        number: 1,
        seat: 'blue',
        name: { key: 'card.aarrgh' },
        target: 'red',
        answers: null,
        redirected: false,
        fizzles: null,
      },
    ]);
  });

  test('the table as it will be if they stand', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 13, 'at.red': 10, 'hand.red': 1, 'hand.blue': 1 });
    t.do(play('red', 'gone-fishin'));
    expect(view(t).stack.flag).toEqual({ kind: 'carried', seat: 'red' });
    t.do(flank('blue', 'blue', 'inward'));
    const { stack } = view(t);
    expect(stack.flag).toEqual({ kind: 'carried', seat: 'blue' });
    expect(stack.ships.find(({ seat }) => seat === 'blue')?.at).toBe(14);
    expect(stack.ifStands.map(({ message }) => message.key)).toEqual([
      'tell.playSettled',
      'tell.shipShifted',
      'tell.playFizzled',
    ]);
    expect(t.at('blue')).toBe(13);
  });

  test('what each card would move ends where the next one comes up', () => {
    const t = on({}, { 'at.red': 10, 'at.blue': 13, 'hand.red': 1, 'hand.blue': 1, 'hand.yellow': 1 });
    t.teach('card-14', 'Gale', [{ kind: 'moveShip', whose: 'own', way: 'inward', spaces: 2, upTo: false }]);
    t.teach('card-15', 'Song', [{ kind: 'note', text: 'All sing.' }]);
    t.do(flank('blue', 'red', 'inward'), play('yellow', 'card-15'), play('red', 'card-14'));
    const { plays } = view(t).stack;
    expect(plays.map(({ name, moves }) => [name.key, moves])).toEqual([
      ['card.named', [{ seat: 'red', from: 10, to: 12 }]],
      ['card.named', []],
      ['card.flank', [{ seat: 'red', from: 12, to: 13 }]],
    ]);
  });

  test('each card says for itself whether it would fail', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 13, 'at.red': 10, 'hand.red': 1, 'hand.blue': 1 });
    t.do(play('red', 'gone-fishin'), flank('blue', 'blue', 'inward'));
    expect(view(t).stack.plays.map(({ fails }) => fails?.key ?? null)).toEqual([null, 'fizzle.out-of-range']);
  });

  test('a play that would have no effect as things are says why', () => {
    const t = on(
      {},
      { flag: 'blue', 'at.blue': 13, 'at.red': 10, 'hand.red': 1, 'hand.yellow': 1, 'at.yellow': 11 },
    );
    t.do(play('red', 'gone-fishin'));
    expect(view(t).stack.plays[0]?.fizzles).toBeNull();
    t.overrule({ kind: 'playCard', seat: 'yellow', card: 'giant-mirror', answers: 1 }, 'not-against-you');
    expect(view(t).stack.plays[0]?.fizzles).toBeNull();
    const gone = on({}, { flag: 'blue', 'at.blue': 13, 'at.red': 10, 'hand.red': 1 });
    gone.overrule(play('red', 'harpoon-gun', 'blue'), 'out-of-range');
    expect(view(gone).stack.plays[0]?.fizzles).toBeNull();
    const taught = on({}, { 'hand.red': 1 }).do(play('red', 'smooth-sailing'));
    taught.teach('smooth-sailing', 'S', [{ kind: 'takeFlag', within: 2 }]);
    expect(view(taught).stack.plays[0]?.fizzles).toEqual({ key: 'fizzle.target-missing' });
  });

  test('with nothing on it there is nothing to show', () => {
    expect(view(running()).stack).toMatchObject({ open: false, plays: [], ifStands: [], ships: [] });
    expect(view(on({}, { 'hand.red': 1 }).do(play('red', 'smooth-sailing'))).stack.open).toBe(true);
  });
});
