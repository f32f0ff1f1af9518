import { describe, expect, it } from 'vitest';
import { sampleFaces } from '../../../../src-main/rules/pirate-quest/data/faces.ts';
import type { Die } from '../../../../src-main/rules/pirate-quest/dice.ts';
import { attemptOdds, rollStateOf } from '../../../../src-main/rules/pirate-quest/odds/attempt.ts';
import { contestOdds } from '../../../../src-main/rules/pirate-quest/odds/contest.ts';
import { defaultOptions, type Options } from '../../../../src-main/rules/pirate-quest/options.ts';
import {
  freshRoll,
  nextThrow,
  throwFace,
  totalRolled,
  useLuck,
  type Rolling,
} from '../../../../src-main/rules/pirate-quest/roll.ts';
import { blank, type Contest } from '../../../../src-main/rules/pirate-quest/state.ts';
import { pirateQuest } from '../../../../src-main/rules/pirate-quest/game.ts';
import { random, type Random } from '../../../support/random.ts';
import { card, deckWith, fighting } from '../table.ts';

const odds = (die: Die, cost: number, luck: number, keep = 0, options: Partial<Options> = {}) =>
  attemptOdds({
    faces: sampleFaces[die],
    cost,
    rolling: freshRoll(die),
    luck,
    keep,
    options: { ...defaultOptions, ...options },
  });

describe('the chance of an attempt', () => {
  it('is reckoned exactly: one pip with the green die and no luck', () => {
    // 1, 1 and circle+1 do at once; the bolt brings the luck point that makes a pip.
    expect(odds('green', 1, 0).chances[0]).toBeCloseTo(4 / 6, 12);
  });

  it('counts the second throw of a circle, and the bolt of the same roll', () => {
    // Blue for three: circle+1 then 2; or a bolt, then once more with nothing left to help.
    const again = 1 / 36 + (1 / 6) * 0;
    const [none = 0] = odds('blue', 3, 0).chances;
    expect(none).toBeCloseTo(again + (1 / 6) * none, 12);
  });

  it('grows with luck and is certain with as many points as pips are asked', () => {
    const { chances } = odds('green', 3, 0);
    expect([...chances].sort()).toEqual(chances);
    expect(chances[3]).toBeCloseTo(1, 12);
  });

  it('rather spends nothing on a hope where a kept point is worth more', () => {
    const cheap = odds('blue', 4, 1, 0).choices[0];
    const dear = odds('blue', 4, 1, 1).choices[0];
    expect((cheap?.chance ?? 0) > 0).toBe(true);
    expect(dear?.kept).toBeGreaterThan(cheap?.kept ?? 0);
  });

  it('spends a pip where that is enough, not a new roll', () => {
    const { rolling } = throwFace(freshRoll('red'), '2', { bolts: 'luck', secondBolts: false, room: 3 });
    const { choices } = attemptOdds({
      faces: sampleFaces.red,
      cost: 3,
      rolling,
      luck: 1,
      keep: 0,
      options: defaultOptions,
    });
    expect(choices.map(({ action }) => action)[0]).toBe('plus');
    expect(choices[0]).toMatchObject({ chance: 1, kept: 0 });
  });

  it('obeys what the table has settled about luck', () => {
    expect(odds('blue', 4, 3, 0, { luckPerRoll: 'one' }).chances[3]).toBeLessThan(
      odds('blue', 4, 3).chances[3] ?? 0,
    );
    expect(odds('green', 1, 0, 0, { freshBolt: 'next-roll' }).chances[0]).toBeCloseTo(3 / 6, 12);
  });

  it('is asked of the table as it stands', () => {
    const edition = { deck: deckWith(card('swords-3', 'trump', 3, 'skulls', 1)) };
    const table = fighting({ edition, luck: 1 }, 'r').bids(0, 0, 0).tries('swords-3', '2');
    const asked = pirateQuest.ask(table.state, { kind: 'attempt-odds', keep: 0 } as never);
    expect(asked.ok && asked.value).toMatchObject({
      die: 'red',
      cost: 3,
      luck: 1,
      choices: [{ action: 'plus', chance: 1 }, {}, {}],
    });
  });

  it('has no answer where there is no die', () => {
    const table = fighting({}, 'w').bids(0, 0, 0);
    expect(pirateQuest.ask(table.state, { kind: 'attempt-odds', seat: 'red', cost: 2 } as never).ok).toBe(
      false,
    );
  });
});

/** Plays one attempt by the advice, with dice of its own. */
function attemptOnce(
  chance: Random,
  die: Die,
  cost: number,
  start: number,
  keep: number,
  options: Options,
): boolean {
  let rolling: Rolling = freshRoll(die);
  let luck = start;
  for (;;) {
    if (totalRolled(rolling) >= cost) return true;
    const { choices } = advice(die, cost, rolling, luck, keep, options);
    const action = choices[0]?.action;
    if (action === 'roll') {
      const rules = {
        bolts: 'luck',
        secondBolts: options.secondRollBolt === 'counts',
        room: 3 - luck,
      } as const;
      const thrown = throwFace(rolling, chance.pick(sampleFaces[die]), rules);
      [rolling, luck] = [thrown.rolling, luck + thrown.luck];
    } else if (action === 'stop' || action === undefined) return false;
    else [rolling, luck] = [useLuck(rolling, action), luck - 1];
  }
}

const advices = new Map<string, ReturnType<typeof attemptOdds>>();

function advice(die: Die, cost: number, rolling: Rolling, luck: number, keep: number, options: Options) {
  const key = JSON.stringify([
    die,
    cost,
    rollStateOf(rolling, luck),
    keep,
    options.freshBolt,
    options.luckPerRoll,
    options.secondRollBolt,
  ]);
  const known =
    advices.get(key) ?? attemptOdds({ faces: sampleFaces[die], cost, rolling, luck, keep, options });
  advices.set(key, known);
  return known;
}

describe('a simulation with a seed', () => {
  const cases: readonly (readonly [Die, number, number, number, Partial<Options>])[] = [
    ['green', 2, 0, 0, {}],
    ['blue', 3, 1, 0, {}],
    ['red', 4, 2, 0, {}],
    ['red', 3, 1, 0.3, {}],
    ['blue', 3, 2, 0, { freshBolt: 'next-roll' }],
    ['red', 5, 3, 0, { luckPerRoll: 'one', secondRollBolt: 'counts' }],
  ];

  for (const [die, cost, luck, keep, options] of cases) {
    it(`agrees to 0.3 %: ${die}, cost ${cost}, ${luck} luck, a kept point worth ${keep}, ${JSON.stringify(options)}`, () => {
      const chance = random(20_000 + cost * 10 + luck);
      const rules = { ...defaultOptions, ...options };
      const tries = 150_000;
      let paid = 0;
      for (let at = 0; at < tries; at++) if (attemptOnce(chance, die, cost, luck, keep, rules)) paid += 1;
      expect(Math.abs(paid / tries - (odds(die, cost, luck, keep, options).chances[luck] ?? 0))).toBeLessThan(
        0.003,
      );
    });
  }

  it('agrees to 0.3 % on a roll-off of three without luck, ties repeated', () => {
    const chance = random(77);
    const dice: readonly Die[] = ['red', 'blue', 'green'];
    const tries = 150_000;
    let won = 0;
    for (let at = 0; at < tries; at++) if (rollOffWinner(chance, dice) === 0) won += 1;
    const seats = ['red', 'blue', 'yellow'] as const;
    const contest: Contest = {
      kind: 'fight',
      players: seats,
      rolls: Object.fromEntries(seats.map((seat, at) => [seat, freshRoll(dice[at] ?? 'red')])),
    };
    const exact = contestOdds(blank, contest, 'red', 0).chances[0] ?? 0;
    expect(Math.abs(won / tries - exact)).toBeLessThan(0.003);
  });
});

function rollOffWinner(chance: Random, dice: readonly Die[]): number {
  let left = dice.map((_, at) => at);
  while (left.length > 1) {
    const totals = left.map((at) => rollTotal(chance, dice[at] ?? 'red'));
    const most = Math.max(...totals);
    left = left.filter((_, at) => totals[at] === most);
  }
  return left[0] ?? 0;
}

function rollTotal(chance: Random, die: Die): number {
  let rolling = freshRoll(die);
  while (nextThrow(rolling) !== null)
    rolling = throwFace(rolling, chance.pick(sampleFaces[die]), {
      bolts: 'nothing',
      secondBolts: false,
      room: 0,
    }).rolling;
  return totalRolled(rolling);
}

describe('the chance of a roll-off', () => {
  const level: Contest = {
    kind: 'fight',
    players: ['red', 'blue'],
    rolls: { red: freshRoll('red'), blue: freshRoll('red') },
  };

  it('is even between equals', () => {
    expect(contestOdds(blank, level, 'red', 0).chances[0]).toBeCloseTo(0.5, 9);
  });

  it('adds up to one over all who roll', () => {
    const rolls = { red: freshRoll('red'), blue: freshRoll('green'), yellow: freshRoll('blue') };
    const contest: Contest = { kind: 'fight', players: ['red', 'blue', 'yellow'], rolls };
    const sum = contest.players.reduce(
      (all, player) => all + (contestOdds(blank, contest, player, 0).chances[0] ?? 0),
      0,
    );
    expect(sum).toBeCloseTo(1, 9);
  });

  it('in a mutiny leaves ties to the target', () => {
    const mutiny: Contest = { ...level, kind: 'mutiny' };
    const [attacker = 0] = contestOdds(blank, mutiny, 'red', 0).chances;
    const [target = 0] = contestOdds(blank, mutiny, 'blue', 0).chances;
    expect(attacker).toBeLessThan(target);
    expect(attacker + target).toBeCloseTo(1, 9);
  });

  it('is known once all have thrown, and luck may still turn it', () => {
    const thrown = (face: string): Rolling =>
      throwFace(freshRoll('red'), face, { bolts: 'nothing', secondBolts: false, room: 0 }).rolling;
    const contest: Contest = { ...level, rolls: { red: thrown('1'), blue: thrown('2') } };
    const { chances, choices } = contestOdds({ ...blank, luck: { red: 2 } }, contest, 'red', 0);
    expect([chances[0], chances[2]]).toEqual([0, 1]);
    expect(choices[0]?.action).toBe('plus');
  });

  it('is settled for the first where the table lets ties stand', () => {
    const state = { ...blank, options: { ...defaultOptions, rollOffTied: 'first-played' as const } };
    const [first = 0] = contestOdds(state, level, 'red', 0).chances;
    const [second = 0] = contestOdds(state, level, 'blue', 0).chances;
    expect(first).toBeGreaterThan(second);
    expect(first + second).toBeCloseTo(1, 9);
  });
});
