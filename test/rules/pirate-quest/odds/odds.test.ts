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
import { blank, type Contest, type State } from '../../../../src-main/rules/pirate-quest/state.ts';
import { pirateQuest } from '../../../../src-main/rules/pirate-quest/game.ts';
import type { Player } from '../../../../src-main/rules/pirate-quest/player.ts';
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

  it('throws a circle once more for its bolt alone, but only where that bolt counts', () => {
    const rules = { bolts: 'luck', secondBolts: true, room: 3 } as const;
    const asked = (secondRollBolt: Options['secondRollBolt'], face: string) =>
      attemptOdds({
        faces: ['bolt', 'X'],
        cost: 1,
        rolling: throwFace(freshRoll('green'), face, rules).rolling,
        luck: 0,
        keep: 0.5,
        options: { ...defaultOptions, secondRollBolt },
      }).choices;
    expect(asked('counts', 'circle+1')).toEqual([{ action: 'roll', chance: 1, kept: 0.5 }]);
    expect(asked('ignored', 'circle+1')).toEqual([{ action: 'stop', chance: 1, kept: 0 }]);
    expect(asked('counts', '1')).toEqual([{ action: 'stop', chance: 1, kept: 0 }]);
    // One short, both throw on.
    expect(asked('ignored', 'circle')[0]?.action).toBe('roll');
    expect(asked('counts', 'circle')[0]?.action).toBe('roll');
  });

  it('is settled with just enough pips, whatever luck is left', () => {
    const { rolling } = throwFace(freshRoll('green'), '1', { bolts: 'luck', secondBolts: true, room: 3 });
    for (const secondRollBolt of ['ignored', 'counts'] as const) {
      const options = { ...defaultOptions, secondRollBolt };
      const { choices } = attemptOdds({
        faces: sampleFaces.green,
        cost: 1,
        rolling,
        luck: 3,
        keep: 0,
        options,
      });
      expect(choices).toEqual([{ action: 'stop', chance: 1, kept: 3 }]);
    }
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

  it('takes price, die, luck and the worth of a kept point from whoever asks', () => {
    const state = fighting({ luck: 2 }, 'r').bids(0, 0, 0).state;
    const ask = (asked: object) => {
      const answered = pirateQuest.ask(state, { kind: 'attempt-odds', ...asked } as never);
      return answered.ok ? answered.value : {};
    };
    expect(ask({ seat: 'red', cost: 3 })).toMatchObject({
      kind: 'attempt',
      die: 'red',
      cost: 3,
      luck: 2,
      keep: 0,
      sampleFaces: true,
    });
    expect(ask({ die: 'green', cost: 2, luck: 1, keep: 0.5 })).toMatchObject({
      die: 'green',
      luck: 1,
      keep: 0.5,
    });
    expect(ask({ die: 'green', cost: 2 })).toMatchObject({ luck: 0 });
    expect(rounded(ask({ die: 'green', cost: 2 }).chances as readonly number[])).toEqual([0.1, 0.7, 1, 1]);
    expect(ask({ die: 'green' })).toEqual({});
    expect(ask({ seat: 'red', card: 'axes-1' })).toEqual({});
    expect(ask({ seat: 'red', card: 'swords-9' })).toEqual({});
  });

  it('is asked of the captain who is trying, and of no other', () => {
    const edition = { deck: deckWith(card('swords-3', 'trump', 3, 'skulls', 1)) };
    const table = fighting({ edition, luck: 1 }, 'r').bids(0, 0, 0).tries('swords-3', '2');
    const other = pirateQuest.ask(table.state, { kind: 'attempt-odds', seat: 'blue', cost: 3 } as never);
    expect(other.ok && (other.value.choices as readonly { action: string }[])[0]?.action).toBe('roll');
    expect(pirateQuest.ask(table.state, { kind: 'attempt-odds', seat: 'blue' } as never).ok).toBe(false);
  });

  it('has no answer for somebody who does not sit at the table', () => {
    const table = fighting({ options: { dieOffBoard: 'green' } }, 'r').bids(0, 0, 0);
    const stranger = { kind: 'attempt-odds', seat: 'nobody', cost: 2 } as never;
    expect(pirateQuest.ask(table.state, stranger).ok).toBe(false);
  });

  it('has no answer where there is no die', () => {
    const table = fighting({}, 'w').bids(0, 0, 0);
    expect(pirateQuest.ask(table.state, { kind: 'attempt-odds', seat: 'red', cost: 2 } as never).ok).toBe(
      false,
    );
  });
});

type Advice = (rolling: Rolling, luck: number) => ReturnType<typeof attemptOdds>;

/** Plays one attempt by the advice, with dice of its own. */
function attemptOnce(
  chance: Random,
  die: Die,
  cost: number,
  start: number,
  options: Options,
  advice: Advice,
): boolean {
  let rolling: Rolling = freshRoll(die);
  let luck = start;
  for (;;) {
    if (totalRolled(rolling) >= cost) return true;
    const action = advice(rolling, luck).choices[0]?.action;
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

/** Worked out once for each roll that it can come to. */
function adviser(die: Die, cost: number, keep: number, options: Options): Advice {
  const advices = new Map<string, ReturnType<typeof attemptOdds>>();
  return (rolling, luck) => {
    const key = Object.values(rollStateOf(rolling, luck)).join(' ');
    const known =
      advices.get(key) ?? attemptOdds({ faces: sampleFaces[die], cost, rolling, luck, keep, options });
    advices.set(key, known);
    return known;
  };
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
      const advice = adviser(die, cost, keep, rules);
      const tries = 150_000;
      let paid = 0;
      for (let at = 0; at < tries; at++) if (attemptOnce(chance, die, cost, luck, rules, advice)) paid += 1;
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

  it('is not bent by luck without a die', () => {
    const rolls = { red: { ...freshRoll(null), first: 0 }, blue: freshRoll('green') };
    const { chances, choices } = contestOdds(
      { ...blank, luck: { red: 3 } },
      { kind: 'fight', players: ['red', 'blue'], rolls },
      'red',
      0,
    );
    expect(rounded(chances)).toEqual([0, 0, 0, 0]);
    expect(choices.map(({ action }) => action)).toEqual(['stop']);
  });

  it('in a mutiny is rolled again while it is level, and where level rolls stand the target keeps', () => {
    const mutiny: Contest = { ...level, kind: 'mutiny' };
    const chances = (state: State) =>
      (['red', 'blue'] as const).map((seat) => contestOdds(state, mutiny, seat, 0).chances[0] ?? 0);
    const stand = { ...blank, options: { ...defaultOptions, rollOffTied: 'first-played' as const } };
    const [attacker = 0, target = 0] = chances(stand);
    expect(attacker).toBeLessThan(target);
    expect(attacker + target).toBeCloseTo(1, 9);
    for (const chance of chances(blank)) expect(chance).toBeCloseTo(0.5, 9);
    const uneven: Contest = { ...mutiny, rolls: { red: freshRoll('green'), blue: freshRoll('red') } };
    const won = (state: State) => contestOdds(state, uneven, 'red', 0).chances[0] ?? 0;
    const lost = (state: State) => 1 - (contestOdds(state, uneven, 'blue', 0).chances[0] ?? 0);
    expect(won(blank)).toBeCloseTo(lost(blank), 9);
    expect(won(blank)).toBeGreaterThan(won(stand));
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

/** To six places: what is left over is reckoning. */
const rounded = (numbers: readonly number[]): readonly number[] =>
  numbers.map((number) => Math.round(number * 1e6) / 1e6);
const told = (
  choices: readonly { readonly action: string; readonly chance: number; readonly kept: number }[],
) => choices.map(({ action, chance, kept }) => [action, ...rounded([chance, kept])]);

describe('number for number', () => {
  it('the odds of attempts that have not begun', () => {
    const expected: readonly (readonly [
      Die,
      number,
      number,
      number,
      Partial<Options>,
      readonly number[],
      unknown,
    ])[] = [
      [
        'green',
        2,
        1,
        0,
        {},
        [0.1, 0.7, 1.0, 1.0],
        [
          ['roll', 0.7, 0.083333],
          ['stand-in', 0, 0],
        ],
      ],
      [
        'blue',
        3,
        2,
        0,
        {},
        [0.033333, 0.364444, 0.894074, 1.0],
        [
          ['roll', 0.894074, 0.311111],
          ['stand-in', 0, 1],
        ],
      ],
      [
        'red',
        4,
        1,
        0.3,
        {},
        [0.083333, 0.319444, 0.664352, 0.943673],
        [
          ['roll', 0.319444, 0.916667],
          ['stand-in', 0, 0],
        ],
      ],
      [
        'red',
        5,
        3,
        0,
        { secondRollBolt: 'counts' },
        [0.04, 0.178667, 0.498311, 0.749156],
        [
          ['roll', 0.749156, 0.512778],
          ['stand-in', 0, 2],
        ],
      ],
      [
        'blue',
        4,
        3,
        0,
        { luckPerRoll: 'one' },
        [0, 0.027778, 0.027778, 0.027778],
        [
          ['roll', 0.027778, 2.972222],
          ['stand-in', 0, 2],
        ],
      ],
      [
        'green',
        3,
        2,
        0,
        { freshBolt: 'next-roll' },
        [0, 0.083333, 0.541667, 1.0],
        [
          ['roll', 0.541667, 0.791667],
          ['stand-in', 0, 1],
        ],
      ],
    ];
    for (const [die, cost, luck, keep, options, chances, choices] of expected) {
      const found = odds(die, cost, luck, keep, options);
      expect([die, cost, rounded(found.chances), told(found.choices)]).toEqual([die, cost, chances, choices]);
    }
  });

  it('the odds of attempts half rolled', () => {
    const expected: readonly (readonly [readonly string[], number, number, readonly number[], unknown])[] = [
      [
        ['circle+1'],
        3,
        1,
        [0.166667, 0.722222, 1.0, 1.0],
        [
          ['roll', 0.722222, 0.166667],
          ['stand-in', 0, 0],
        ],
      ],
      [
        ['circle+1', 'X'],
        3,
        2,
        [0, 0.166667, 1, 1],
        [
          ['plus', 1, 0],
          ['reroll', 0.722222, 0.166667],
          ['stop', 0, 2],
        ],
      ],
      [
        ['1'],
        3,
        1,
        [0, 0, 1, 1],
        [
          ['stop', 0, 1],
          ['reroll', 0.027778, 0.166667],
          ['plus', 0, 0],
        ],
      ],
      [
        ['circle+1', 'X'],
        2,
        1,
        [0, 1, 1, 1],
        [
          ['plus', 1, 0],
          ['reroll', 0.666667, 0],
          ['stop', 0, 1],
        ],
      ],
      [
        ['bolt'],
        2,
        1,
        [0, 0.333333, 1, 1.0],
        [
          ['reroll', 0.333333, 0.0],
          ['stop', 0, 1],
          ['plus', 0, 0],
        ],
      ],
    ];
    for (const [faces, cost, luck, chances, choices] of expected) {
      const rolling = faces.reduce(
        (now, face) => throwFace(now, face, { bolts: 'luck', secondBolts: false, room: 3 }).rolling,
        freshRoll('blue'),
      );
      const found = attemptOdds({
        faces: sampleFaces.blue,
        cost,
        rolling,
        luck,
        keep: 0.1,
        options: defaultOptions,
      });
      expect([faces, rounded(found.chances), told(found.choices)]).toEqual([faces, chances, choices]);
    }
  });

  it('the odds of roll-offs and mutinies', () => {
    const nobody = { ...freshRoll(null), first: 0 };
    const two = { ...freshRoll('red'), first: 2, faces: ['2'] };
    const circle = { ...freshRoll('red'), first: 2, circle: true, faces: ['circle+2'] };
    const red = freshRoll('red');
    const green = freshRoll('green');
    const expected: readonly (readonly [
      Contest['kind'],
      Contest['rolls'],
      'red' | 'blue',
      number,
      Partial<Options>,
      readonly number[],
      unknown,
    ])[] = [
      [
        'fight',
        { red, blue: freshRoll('blue'), yellow: nobody },
        'red',
        1,
        {},
        [0.724873, 0.925296, 0.987793, 0.999243],
        [['roll', 0.925296, 0.550926]],
      ],
      [
        'mutiny',
        { red: green, blue: red },
        'red',
        2,
        {},
        [0.152975, 0.354049, 0.635359, 0.865868],
        [['roll', 0.635359, 0.658179]],
      ],
      [
        'fight',
        { red: green, blue: two },
        'red',
        1,
        { rollOffBolt: 'pip' },
        [0.012748, 0.176818, 0.725606, 1.0],
        [
          ['roll', 0.176818, 0],
          ['stand-in', 0, 0],
        ],
      ],
      [
        'mutiny',
        { red: green, blue: red },
        'blue',
        1,
        { mutinyBolt: 'both' },
        [0.849582, 0.978251, 0.998813, 1.0],
        [['roll', 0.978251, 0.858796]],
      ],
      [
        'fight',
        { red, blue: circle },
        'red',
        1,
        {},
        [0.152778, 0.383102, 0.628858, 0.830504],
        [['roll', 0.383102, 0.087963]],
      ],
    ];
    for (const [kind, rolls, seat, luck, options, chances, choices] of expected) {
      const state = { ...blank, luck: { [seat]: luck }, options: { ...defaultOptions, ...options } };
      const players = Object.keys(rolls) as readonly Player[];
      const found = contestOdds(state, { kind, players, rolls }, seat, 0);
      expect([kind, rounded(found.chances), told(found.choices)]).toEqual([kind, chances, choices]);
    }
  });
});
