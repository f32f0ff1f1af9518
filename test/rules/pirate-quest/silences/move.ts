import { expect } from 'vitest';
import type { Options } from '../../../../src-main/rules/pirate-quest/options.ts';
import { plainMap, sit, type Table } from '../table.ts';
import type { Cases } from './cases.ts';

const onMap = (options: Partial<Options> = {}, fields: Readonly<Record<string, string>> = {}): Table =>
  sit({ map: plainMap(), options }).set(fields);

/** Blue wins both fights and has missed by one; red and yellow met a bid of none. */
const afterBattle = (options: Partial<Options> = {}, fields: Readonly<Record<string, string>> = {}): Table =>
  onMap(options, fields).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });

/** Blue is last alone, bid one and won none; yellow has met. */
const blueIsLast = (options: Partial<Options> = {}, bids: readonly number[] = [0, 1, 0]): Table =>
  onMap(options, { 'square.red': 'c2-4', 'square.blue': 'c1-4', 'square.yellow': 'c2-1' })
    .bids(...bids)
    .counts({ red: 2, blue: 0, yellow: 0 });

const claim = { kind: 'claimHindsight', seat: 'blue' } as const;

/** Red has two moves and stands beside yellow, who bars the straight way on. */
const barred = (conflict: Options['conflict']): Table =>
  afterBattle({ conflict }, { 'square.red': 'c1-4', 'square.yellow': 'c1-5', 'square.blue': 'c1-6' });

const into = (to: string) => ({ kind: 'move', seat: 'red', to }) as const;

export const move: Cases<
  | 'firstToMove'
  | 'equalPoints'
  | 'hindsightForecast'
  | 'hindsightDiagonal'
  | 'hindsightMissByTwo'
  | 'hindsightTies'
  | 'hindsightOffBoard'
  | 'hindsightWhen'
  | 'conflict'
  | 'startShared'
  | 'entry'
  | 'stopEarly'
  | 'goalExact'
  | 'goalEnds'
> = {
  firstToMove: {
    'most-points': () => {
      expect(afterBattle().mover).toEqual(['red']);
    },
    'most-fights': () => {
      expect(afterBattle({ firstToMove: 'most-fights' }).mover).toEqual(['blue']);
    },
  },
  equalPoints: {
    'bidding-order': () => {
      expect(afterBattle({}, { 'square.yellow': 'c1-6' }).mover).toEqual(['red']);
    },
    ahead: () => {
      expect(afterBattle({ equalPoints: 'ahead' }, { 'square.yellow': 'c1-6' }).mover).toEqual(['yellow']);
    },
    table: () => {
      expect(afterBattle({ equalPoints: 'table' }).mover).toEqual(['red', 'yellow']);
    },
  },
  hindsightForecast: {
    adjusted: () => {
      // Said two, won one: half of the three moves for one.
      expect(halvedWith('adjusted')).toBe(1);
    },
    spoken: () => {
      expect(halvedWith('spoken')).toBe(2);
    },
  },
  hindsightDiagonal: {
    true: () => {
      expect(blueIsLast().do(claim).state.moving?.results.blue?.diagonal).toBe(true);
    },
    false: () => {
      expect(blueIsLast({ hindsightDiagonal: false }).do(claim).state.moving?.results.blue?.diagonal).toBe(
        false,
      );
    },
  },
  hindsightMissByTwo: {
    false: () => {
      expect(blueIsLast({}, [0, 2, 1]).code(claim)).toBe('no-hindsight');
    },
    true: () => {
      const table = blueIsLast({ hindsightMissByTwo: true }, [0, 2, 1]).do(claim);
      expect(table.state.moving?.left.blue).toBe(1);
      expect(table.state.moving?.results.blue?.diagonal).toBe(false);
    },
  },
  hindsightTies: {
    nobody: () => {
      expect(sharingLastPlace('nobody').code(claim)).toBe('no-hindsight');
    },
    everybody: () => {
      expect(sharingLastPlace('everybody').do(claim).state.moving?.hindsight).toEqual(['blue']);
    },
  },
  hindsightOffBoard: {
    false: () => {
      expect(allBesideTheBoard(false).code(claim)).toBe('no-hindsight');
    },
    true: () => {
      expect(allBesideTheBoard(true).do(claim).state.moving?.hindsight).toEqual(['blue']);
    },
  },
  hindsightWhen: {
    'before-order': () => {
      const table = blueIsLast();
      expect(table.promptKinds).toEqual(['move', 'hindsight']);
      expect(table.stops().code(claim)).toBe('order-is-fixed');
    },
    'own-turn': () => {
      const table = blueIsLast({ hindsightWhen: 'own-turn' });
      expect(table.code(claim)).toBe('not-your-turn');
      expect(table.stops().do(claim).state.moving?.hindsight).toEqual(['blue']);
      // While it may still be claimed nobody buys before the own turn, where that is agreed.
      const buying = blueIsLast({ buyPoint: 'own-turn' }).set({ 'luck.blue': 3 });
      expect(buying.promptKinds).toContain('hindsight');
      expect(buying.code({ kind: 'buyPoint', seat: 'blue' })).toBe('not-your-turn');
      // Two off there is no turn without hindsight, so it comes behind all others.
      const idle = (): Table =>
        blueIsLast({ hindsightWhen: 'own-turn', hindsightMissByTwo: true }, [0, 2, 1]).do({
          kind: 'move',
          seat: 'yellow',
          to: 'c2-2',
        });
      expect(idle().do(claim).mover).toEqual(['blue']);
      expect(idle().bids(0).state.battle.number).toBe(2);
    },
  },
  conflict: {
    strict: () => {
      const table = barred('strict').do(into('c1-5'));
      expect(table.state.moving?.left.red).toBe(1);
      expect(table.square('red')).toBe('c1-4');
      expect(barred('strict').code(into('c1-6'))).toBe('square-taken');
    },
    redirect: () => {
      expect(barred('redirect').code(into('c1-5'))).toBe('go-round');
      expect(barred('redirect').do(into('c1-2')).square('red')).toBe('c1-2');
    },
    'pass-through': () => {
      const table = afterBattle(
        { conflict: 'pass-through' },
        { 'square.red': 'c1-4', 'square.yellow': 'c1-5', 'square.blue': 'c1-2' },
      );
      expect(table.do(into('c1-6')).square('red')).toBe('c1-6');
    },
  },
  startShared: {
    false: () => {
      // Yellow stands on the start, so red's points go nowhere.
      const table = afterBattle({}, { 'square.yellow': 'c1-4' });
      expect(table.event('pointsLost')).toMatchObject({ player: 'red', why: 'occupied', points: 2 });
    },
    true: () => {
      const table = afterBattle({ startShared: true }, { 'square.yellow': 'c1-4' });
      expect(table.do(into('c1-4')).square('red')).toBe('c1-4');
    },
  },
  entry: {
    'one-point': () => {
      const table = afterBattle();
      expect(table.do(into('c1-4')).state.moving?.left.red).toBe(1);
    },
    free: () => {
      const table = afterBattle({ entry: 'free' });
      expect(table.do(into('c1-4')).state.moving?.left.red).toBe(2);
    },
  },
  stopEarly: {
    true: () => {
      expect(afterBattle().do({ kind: 'stop', seat: 'red' }).mover).toEqual(['yellow']);
    },
    false: () => {
      expect(afterBattle({ stopEarly: false }).code({ kind: 'stop', seat: 'red' })).toBe('must-move');
    },
  },
  goalExact: {
    false: () => {
      expect(afterBattle({}, { 'square.red': 'c3-2' }).do(into('c3-3')).state.phase).toBe('over');
    },
    true: () => {
      const beside = onMap({ goalExact: true }, { 'square.red': 'c3-5' });
      beside.bids(1, 1, 1).counts({ red: 1, blue: 1, yellow: 0 });
      expect(beside.code(into('c3-3'))).toBe('goal-exact');
      const ranks = sit({ options: { goalExact: true } })
        .set({ 'rank.red': 14 })
        .bids(0, 1, 0);
      ranks.counts({ red: 0, blue: 2, yellow: 0 });
      expect(ranks.code({ kind: 'advance', seat: 'red', rank: 15 })).toBe('goal-exact');
      const before = afterBattle({ goalExact: true }, { 'square.red': 'c3-2' }).do(into('c3-3'));
      expect(before.event('moved').path).toHaveLength(2);
    },
  },
  goalEnds: {
    'at-once': () => {
      const table = afterBattle({}, { 'square.red': 'c3-2' }).do(into('c3-3'));
      expect(table.eventKinds).toEqual(['moved', 'goalReached', 'gameWon']);
      expect(table.state.phase).toBe('over');
    },
    'after-moves': () => {
      const table = afterBattle({ goalEnds: 'after-moves' }, { 'square.red': 'c3-2' }).do(into('c3-3'));
      expect(table.state.phase).toBe('moving');
      table.stops().do({ kind: 'move', seat: 'blue', to: 'c1-4' });
      expect([table.state.phase, table.state.winner]).toEqual(['over', 'red']);
    },
  },
};

/** Blue, last alone, said two and won one. */
function halvedWith(hindsightForecast: Options['hindsightForecast']): number | undefined {
  const table = onMap(
    { hindsightForecast },
    { 'square.red': 'c2-4', 'square.blue': 'c1-4', 'square.yellow': 'c2-1' },
  );
  table.bids(0, 2, 1).counts({ red: 1, blue: 1, yellow: 0 });
  return table.do(claim).state.moving?.points.blue;
}

const sharingLastPlace = (hindsightTies: Options['hindsightTies']): Table =>
  afterBattle({ hindsightTies }, { 'square.red': 'c2-4' });

const allBesideTheBoard = (hindsightOffBoard: boolean): Table =>
  afterBattle({ hindsightOffBoard, hindsightTies: 'everybody' });
