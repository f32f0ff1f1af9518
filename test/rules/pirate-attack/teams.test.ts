import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { handSize } from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { Depth, Setup } from '../../../src-main/rules/pirate-attack/setup.ts';
import { purseParts } from '../../../src-main/rules/pirate-attack/view/captains.ts';
import { waysToAnswer } from '../../support/pressing.ts';
import { buy, pass, running, won, type Table } from './table.ts';

const seats = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly SeatId[];

/** Red and yellow against blue and green; red has the Chip. */
const inTeams = (fields: FieldValues = {}, depth: Depth = 'score', options: OptionValues = {}): Table =>
  running(fields, { seats, depth, options, teams: true });

const out = (seat: SeatId): Command => ({ kind: 'goOut', seat });
const thief = (on: SeatId): Command => ({
  kind: 'playCard',
  seat: 'red',
  card: 'thief-steal-all-of-gold',
  on,
});
const playOn = (card: string, on: SeatId): Command => ({ kind: 'playCard', seat: 'red', card, on });
const answer = (seat: SeatId, card: string): Command => ({ kind: 'answerCard', seat, card });
const asked = ({ state }: Table) => pirateAttack.prompts(state).find(({ kind }) => kind === 'react');

describe('teams', () => {
  test('are two who sit opposite each other, so that their number is even', () => {
    const begin = (count: number) => {
      const setup: Setup = {
        seats: (['red', 'blue', 'yellow', 'green', 'white'] as const).slice(0, count),
        teams: true,
      };
      const begun = pirateAttack.begin(setup);
      return begun.ok || begun.no.code;
    };
    expect([begin(3), begin(4), begin(5)]).toEqual(['odd-teams', true, 'odd-teams']);
    const partners = purseParts(inTeams().state).map(({ partner }) => partner);
    expect(partners).toEqual(['yellow', 'green', 'red', 'blue']);
  });

  test('are chosen before the evening, and nobody sails with anybody where nothing is said', () => {
    const choice = pirateAttack.before?.find(({ name }) => name === 'teams');
    if (choice?.of !== 'one') throw new Error('no choice of one');
    expect([choice.default, choice.settles('teams', []), choice.settles('alone', [])]).toEqual([
      'alone',
      { teams: true },
      {},
    ]);
    expect(choice.settles('pairs', [])).toBeUndefined();
    expect(purseParts(running().state).some(({ partner }) => partner)).toBe(false);
  });

  test('win together once nobody else is afloat, whoever of them that is', () => {
    const t = inTeams().do(out('yellow'), out('blue'));
    expect(t.winners).toBeUndefined();
    expect(t.do(out('green')).winners).toEqual(['red', 'yellow']);
  });

  test('win both by the word of the table, and two teams only after a still round', () => {
    const end = (winners: readonly SeatId[]): Command => ({ kind: 'endGame', winners });
    expect(inTeams().do(out('red'), end(['red'])).winners).toEqual(['red', 'yellow']);
    const still = inTeams({ round: 1 }, 'cards');
    expect(still.refused(end(['red', 'blue']))).toBe('not-still-yet');
    expect(still.do(end(['yellow', 'red'])).winners).toEqual(['red', 'yellow']);
  });

  test('have the fame of both together, and reach with it what was settled', () => {
    const fame = { 'fame.red': 6, 'fame.yellow': 5, 'fame.blue': 9 };
    const sum = inTeams(fame, 'score', { ending: 'fame', fameTarget: 12 });
    expect(sum.winners).toBeUndefined();
    expect(sum.do({ kind: 'scoreFame', seat: 'yellow', fame: 1 }).winners).toEqual(['red', 'yellow']);
    const { ranks } = pirateAttack.standings(sum.state);
    expect(ranks.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      ['red', 1, 12],
      ['yellow', 1, 12],
      ['blue', 3, 9],
      ['green', 3, 9],
    ]);
  });

  test('or that of the better partner, where the table has it so', () => {
    const fame = { 'fame.red': 6, 'fame.yellow': 6, 'fame.blue': 9 };
    const best = inTeams(fame, 'score', { ending: 'time', teamFame: 'best' });
    expect(best.do({ kind: 'callTime' }).winners).toEqual(['blue', 'green']);
    const sum = inTeams(fame, 'score', { ending: 'time', teamFame: 'sum' });
    expect(sum.do({ kind: 'callTime' }).winners).toEqual(['red', 'yellow']);
  });

  test('whose fame is the same both win, or the one with more ships', () => {
    const tied = { 'fame.red': 4, 'fame.blue': 4, 'ships.green': 1 };
    const shared = inTeams(tied, 'score', { ending: 'time' }).do({ kind: 'callTime' });
    expect(shared.winners).toEqual(seats);
    const ships = inTeams(tied, 'score', { ending: 'time', fameTie: 'ships' }).do({ kind: 'callTime' });
    expect(ships.winners).toEqual(['blue', 'green']);
  });
});

describe('a partner', () => {
  test('lends a single piece of gold where one is missing', () => {
    const t = inTeams({ 'gold.red': 4, 'gold.yellow': 9, 'ships.red': 1 }).do(buy('red', 'cures'));
    expect(t.told('goodsBought')).toMatchObject([{ paid: 5, partner: { seat: 'yellow', gold: 1 } }]);
  });

  test('lends gold to whoever has some, and the own goes first', () => {
    const t = inTeams({ 'gold.red': 3, 'gold.yellow': 9, 'ships.red': 1 });
    t.do(buy('red', 'cures', 2));
    expect(t.told('goodsBought')).toMatchObject([{ paid: 10, partner: { seat: 'yellow', gold: 7 } }]);
    expect([t.purse('red'), t.purse('yellow')]).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(t.refused(buy('red', 'cures'))).toBe('too-dear');
  });

  test('lends nothing that is locked, nor to anybody else', () => {
    const t = inTeams({ 'gold.red': 3, 'gold.blue': 9 }).do(won('yellow', 5));
    expect(t.refused(buy('red', 'cures'))).toBe('too-dear');
    const alone = running({ 'gold.red': 3, 'gold.yellow': 9 }, { seats });
    expect(alone.refused(buy('red', 'cures'))).toBe('too-dear');
  });

  test('lends nothing to whoever pays all of it, or has only locked gold', () => {
    const rich = inTeams({ 'gold.red': 5, 'gold.yellow': 9 }).do(buy('red', 'cures'));
    expect(rich.told('goodsBought')[0]).not.toHaveProperty('partner');
    expect([rich.purse('red'), rich.purse('yellow')]).toEqual([
      [0, 0],
      [9, 0],
    ]);
    const locked = inTeams({ 'gold.yellow': 9 }).do(won('red', 5));
    expect(locked.refused(buy('red', 'cures'))).toBe('gold-locked');
    locked.overrule(buy('red', 'cures'), 'gold-locked');
    expect([locked.purse('red'), locked.purse('yellow')]).toEqual([
      [0, 0],
      [9, 0],
    ]);
  });

  test('may be attacked, which brings gold and no fame', () => {
    const t = inTeams({}, 'fights').do(
      { kind: 'layShip', seat: 'red', card: 'brigantine-8-8' },
      { kind: 'layShip', seat: 'yellow', card: 'sloop-3-3' },
      { kind: 'layShip', seat: 'blue', card: 'sloop-3-3' },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 },
      { kind: 'settleFight' },
    );
    expect([t.fame('red'), t.told('goldOwed')]).toMatchObject([0, [{ seat: 'red', count: 1 }]]);
    t.do(won('red', 1), { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 3 });
    expect(t.do({ kind: 'settleFight' }).fame('red')).toBe(1);
  });

  test('loses a ship to a Sea Creature without fame for anybody', () => {
    const rows = { 'row.yellow': [{ card: 'sloop-3-3' }], 'row.blue': [{ card: 'sloop-3-3' }] };
    const sent = (ship: number) =>
      inTeams(rows, 'cards').do({ kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship });
    expect([sent(1).fame('red'), sent(2).fame('red')]).toEqual([1, 0]);
    const told = inTeams(rows, 'fights').do({ kind: 'sinkShip', ship: 2, creature: 'red' });
    expect([told.fame('red'), told.ships('yellow')]).toEqual([0, 0]);
  });

  test('may be given an Armada, and nobody else may', () => {
    const row = [{ card: 'sloop-3-3' }, { card: 'sloop-3-4' }];
    const t = inTeams({ 'row.blue': row, 'row.yellow': row }, 'cards');
    const armada = (ships: readonly number[]): Command => ({
      kind: 'playCard',
      seat: 'red',
      card: 'armada',
      ships,
    });
    expect([t.refused(armada([1, 2])), t.refused(armada([1, 3]))]).toEqual([
      'not-own-ships',
      'not-own-ships',
    ]);
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
    const offered = prompt ? waysToAnswer(pirateAttack, t.state, prompt, 'red') : [];
    expect(offered.map(({ command }) => command)).toContainEqual(armada([3, 4]));
    expect(t.do(armada([3, 4])).state.armadas).toEqual({ yellow: [[3, 4]] });
  });

  test('is asked too whether a Thief or a Spy is stopped, and draws again for it', () => {
    const t = inTeams({ 'gold.blue': 6 }, 'cards').do(thief('blue'));
    expect(asked(t)?.whom).toEqual(['blue', 'green']);
    expect(t.refused(answer('yellow', 'guard'))).toBe('not-robbed');
    t.do(answer('green', 'guard'));
    expect([t.purse('blue'), t.fame('green'), handSize(t.state, 'green')]).toEqual([[6, 0], 1, 5]);
    const spied = inTeams({}, 'cards').do(playOn('spy', 'green'));
    expect(asked(spied)?.whom).toEqual(['green', 'blue']);
  });

  test('does not help the one who is robbed by him', () => {
    const t = inTeams({ 'gold.yellow': 6 }, 'cards').do(thief('yellow'));
    expect(asked(t)?.whom).toEqual(['yellow']);
    expect(t.refused(answer('red', 'guard'))).toBe('not-robbed');
  });

  test.each([
    [false, ['blue']],
    [true, ['blue', 'green']],
  ])('stops a Thieving Monkey with a Knife only where the table has it so (%s)', (teamKnife, whom) => {
    const t = inTeams({}, 'cards', { teamKnife }).do(playOn('thieving-monkey', 'blue'));
    expect(asked(t)?.whom).toEqual(whom);
    expect(t.refused(answer('green', 'knife'))).toBe(teamKnife ? undefined : 'not-robbed');
  });
});

describe('of two partners who mean to stop the same card', () => {
  const robbed = (reactionOrder: string): Table =>
    inTeams({ 'gold.blue': 6 }, 'cards', { reactionOrder }).do(thief('blue'));

  test('the first to say so does', () => {
    const t = robbed('declared').do(answer('green', 'guard'));
    expect([t.state.waits, t.fame('green')]).toEqual([null, 1]);
    expect(t.refused(answer('blue', 'guard'))).toBe('nothing-waits');
  });

  test('or whoever sits first clockwise from the thief, until the next fact', () => {
    const t = robbed('clockwise').do(answer('green', 'guard'));
    expect([t.fame('green'), asked(t)?.whom]).toEqual([0, ['blue']]);
    expect(t.refused(answer('green', 'guard'))).toBe('answered-already');
    t.do(answer('blue', 'guard'));
    expect([t.fame('blue'), t.fame('green'), handSize(t.state, 'green')]).toEqual([1, 0, 5]);
  });

  test('and the next fact lets the one stand who said so', () => {
    const t = robbed('clockwise').do(answer('green', 'guard'), pass('red'));
    expect([t.purse('blue'), t.fame('green'), t.fame('red')]).toEqual([[6, 0], 1, 0]);
  });

  test('who comes first needs to wait for nobody', () => {
    const t = robbed('clockwise').do(answer('blue', 'guard'));
    expect([t.state.waits, t.fame('blue')]).toEqual([null, 1]);
  });
});
