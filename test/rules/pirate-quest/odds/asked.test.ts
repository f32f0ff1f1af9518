import { describe, expect, it } from 'vitest';
import { attemptOdds } from '../../../../src-main/rules/pirate-quest/odds/attempt.ts';
import { contestOdds } from '../../../../src-main/rules/pirate-quest/odds/contest.ts';
import { pirateQuest } from '../../../../src-main/rules/pirate-quest/game.ts';
import { defaultOptions, type Options } from '../../../../src-main/rules/pirate-quest/options.ts';
import { freshRoll, throwFace, type Rolling } from '../../../../src-main/rules/pirate-quest/roll.ts';
import { blank, type Contest } from '../../../../src-main/rules/pirate-quest/state.ts';
import { fighting, plainMap, sit } from '../table.ts';

const thrown = (...faces: readonly string[]): Rolling =>
  faces.reduce(
    (now, face) => throwFace(now, face, { bolts: 'nothing', secondBolts: true, room: 3 }).rolling,
    freshRoll('green'),
  );

describe('a question beside the game', () => {
  it('about a roll-off is answered only while somebody rolls, and only for who does', () => {
    const table = fighting().bids(0, 0, 0);
    const asked = { kind: 'contest-odds', seat: 'red' } as never;
    const answered = pirateQuest.ask(table.state, asked);
    expect(answered.ok || answered.no.code).toBe('nothing-to-roll');
  });

  it('about a map lays it as this table plays it: with room for the covered cards or without', () => {
    const map = plainMap();
    const cards = (accelerationCard: 'line' | 'squares'): unknown => {
      const table = sit({ options: { accelerationCard } });
      const answered = pirateQuest.ask(table.state, { kind: 'map-check', map } as never);
      return answered.ok && (answered.value.chart as { cards: readonly unknown[] }).cards.length;
    };
    expect([cards('line'), cards('squares')]).toEqual([3, 5]);
  });
});

describe('what can be done with a roll', () => {
  const choices = (faces: readonly string[], rolling: Rolling, luck: number, cost: number, options = {}) =>
    attemptOdds({ faces, cost, rolling, luck, keep: 0, options: { ...defaultOptions, ...options } }).choices;

  it('is nothing more once a circle has paid, also where its second bolt counts', () => {
    const rolling = thrown('circle+1', '1');
    expect(choices(['1', 'X'], rolling, 2, 2, { secondRollBolt: 'counts' })).toEqual([
      { action: 'stop', chance: 1, kept: 2 },
    ]);
  });

  it('stands in the order pip, new roll where both are worth the same', () => {
    expect(choices(['1', 'X'], thrown('1'), 1, 5).map(({ action }) => action)).toEqual([
      'stop',
      'plus',
      'reroll',
    ]);
  });
});

describe('the chance of a roll-off', () => {
  const even: Contest = {
    kind: 'fight',
    players: ['red', 'blue'],
    rolls: { red: freshRoll('green'), blue: freshRoll('green') },
  };
  const table = (options: Partial<Options>, faces?: readonly string[]) => {
    const edition = faces
      ? { ...blank.edition, faces: { ...blank.edition.faces, green: faces as never } }
      : blank.edition;
    return { ...blank, edition, luck: { red: 1 }, options: { ...defaultOptions, ...options } };
  };

  it('is none where nobody can ever be ahead', () => {
    const ones = ['1', '1', '1', '1', '1', '1'];
    expect(contestOdds(table({}, ones), even, 'red', 0).chances[0]).toBe(0);
  });

  it('is less where a bolt brings luck only for the next roll', () => {
    const chances = (freshBolt: Options['freshBolt']): number =>
      contestOdds(table({ freshBolt, rollOffBolt: 'luck' }), even, 'red', 0).chances[0] ?? 0;
    expect(chances('next-roll')).toBeLessThan(chances('at-once'));
  });
});
