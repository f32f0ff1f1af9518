import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src-main/rules/pirates-flag/effects/kinds.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { flank, inward, on, play, roll, stand } from './table.ts';

const full = {
  'hand.red': 5,
  'hand.blue': 5,
  'hand.yellow': 5,
  'at.red': 10,
  'at.blue': 10,
  'at.yellow': 10,
};
const pending = (t: ReturnType<typeof on>) => t.state.stack.plays.map(({ play: { row } }) => row);
const plusOf = (t: ReturnType<typeof on>, seat: 'red' | 'blue' | 'yellow') =>
  (t.state.modifiers[seat] ?? []).map(({ plus }) => plus);

describe('the stack', () => {
  test('the last card played is settled first', () => {
    const t = on({}, full).do(
      play('red', 'smooth-sailing'),
      play('blue', 'aarrgh', 'red'),
      play('yellow', 'heavy-breeze'),
    );
    expect(pending(t)).toEqual(['smooth-sailing', 'aarrgh', 'heavy-breeze']);
    t.do(stand);
    expect(t.told('playSettled').map(({ play: { row } }) => row)).toEqual([
      'heavy-breeze',
      'aarrgh',
      'smooth-sailing',
    ]);
  });

  test('the next fact that does not belong to it settles it, in the same entry', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'), roll('red', 1, 1));
    expect(t.last.map(({ kind }) => kind)).toEqual(['playSettled', 'modifierLaid', 'diceRolled']);
    expect(t.left).toBe(5);
  });

  test('if that fact is refused nothing was settled', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'));
    expect(t.refused(roll('red', 9, 9))).toBe('wrong-dice');
    expect(pending(t)).toEqual(['smooth-sailing']);
  });

  test('nobody has to let cards stand, but a table may say so', () => {
    const t = on({}, full);
    expect(t.refused(stand)).toBe('nothing-pending');
    t.do(play('red', 'smooth-sailing'), stand);
    expect(plusOf(t, 'red')).toEqual([3]);
  });

  test('what a table teaches, counts or deals does not settle it', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'));
    t.do({ kind: 'countPile', cards: 3 }, { kind: 'takeCaptain', seat: 'red', captain: 'captain-3' });
    t.teach('card-30', 'Song', [{ kind: 'note', text: 'Sing' }]);
    t.do({
      kind: 'teachCaptain',
      captain: 'captain-4',
      name: 'Ahab',
      effects: [{ kind: 'note', text: 'Sing' }],
    });
    expect(pending(t)).toEqual(['smooth-sailing']);
  });

  test('a card that only makes sense after those that lie there lets them settle', () => {
    const t = on({}, { ...full, flag: 'blue' }).do(play('red', 'harpoon-gun'));
    t.do(play('yellow', 'gone-fishin', 'red'));
    expect(t.last.map(({ kind }) => kind)).toEqual(['playSettled', 'flagTaken', 'cardPlayed']);
    expect(t.state.stack.plays).toMatchObject([{ play: { row: 'gone-fishin', target: 'red' } }]);
    t.do(stand);
    expect(t.carrier).toBe('yellow');
  });

  test('a card that is refused now and then is refused for what is true now', () => {
    const t = on({}, { ...full, flag: 'blue' }).do(play('red', 'smooth-sailing'));
    expect(t.refused(play('blue', 'harpoon-gun'))).toBe('no-flag-there');
    expect(pending(t)).toEqual(['smooth-sailing']);
  });

  test('a card for the next seat’s own turn settles what lies there and passes the dice', () => {
    const t = on({}, full).teach(
      'card-10',
      'Dawn',
      [{ kind: 'draw', whose: 'own', count: 1 }],
      ['onYourTurn'],
    );
    t.do(roll('red', 1, 1), inward('red'), play('yellow', 'smooth-sailing'), play('blue', 'card-10'));
    expect(t.last.map(({ kind }) => kind)).toEqual([
      'playSettled',
      'modifierLaid',
      'turnPassed',
      'cardPlayed',
    ]);
  });

  test('once the game is won by a card, what lies below has no effect', () => {
    const t = on({}, { ...full, flag: 'red', 'at.red': 1 });
    t.do(play('yellow', 'aarrgh', 'red'), flank('red', 'red', 'seaward'));
    expect(t.refused(roll('red', 3))).toBe('game-over');
    t.do(stand);
    expect(t.winner).toBe('red');
    expect(t.told('playFizzled')).toMatchObject([{ play: { row: 'aarrgh' }, why: 'game-over' }]);
  });
});

describe('cancelling', () => {
  test('a fog undoes a card against oneself', () => {
    const t = on({}, full).do(play('blue', 'aarrgh', 'red'), play('red', 'thick-fog'), stand);
    expect(plusOf(t, 'red')).toEqual([]);
    expect(t.told('playCancelled')).toMatchObject([{ play: { row: 'aarrgh' }, by: 'red' }]);
    expect(t.state.discards).toEqual(['thick-fog', 'aarrgh']);
  });

  test('not a card against somebody else, unless the table says so', () => {
    const t = on({}, full).do(play('blue', 'aarrgh', 'red'));
    expect(t.refused(play('yellow', 'thick-fog'))).toBe('not-against-you');
    expect(t.refused(play('blue', 'thick-fog'))).toBe('not-against-you');
    t.overrule(play('yellow', 'thick-fog'), 'not-against-you').do(stand);
    expect(plusOf(t, 'red')).toEqual([]);
  });

  test('there has to be something to answer', () => {
    const t = on({}, full);
    expect(t.refused(play('red', 'thick-fog'))).toBe('nothing-to-answer');
    t.do(play('blue', 'aarrgh', 'red'));
    expect(t.refused({ kind: 'playCard', seat: 'red', card: 'thick-fog', answers: 7 })).toBe(
      'nothing-to-answer',
    );
    expect(t.refused({ kind: 'playCard', seat: 'red', card: 'heavy-breeze', answers: 7 })).toBe(
      'nothing-to-answer',
    );
  });

  test('not an answer to somebody else’s card, nor a card that only lies above one’s own', () => {
    const t = on({}, full).do(play('blue', 'aarrgh', 'red'), play('red', 'giant-mirror'));
    expect(t.refused({ kind: 'playCard', seat: 'yellow', card: 'thick-fog', answers: 2 })).toBe(
      'not-against-you',
    );
    const above = on({}, { ...full, flag: 'blue' }).do(play('red', 'gone-fishin'), {
      ...(flank('blue', 'blue', 'inward') as Extract<Command, { kind: 'playCard' }>),
      answers: 1,
    });
    expect(above.refused({ kind: 'playCard', seat: 'red', card: 'thick-fog', answers: 2 })).toBe(
      'not-against-you',
    );
  });

  test('a card for any card undoes one against others as well', () => {
    const t = on({}, full).teach('card-10', 'Calm', [{ kind: 'cancel', only: 'any' }]);
    t.do(play('blue', 'smooth-sailing'), play('yellow', 'card-10'), stand);
    expect(plusOf(t, 'blue')).toEqual([]);
  });

  test('an answer may name which of the pending cards it is for', () => {
    const t = on({}, full).do(play('blue', 'aarrgh', 'red'));
    t.teach('card-10', 'Squall', [{ kind: 'modifyRoll', whose: 'other', times: 1, plus: -1 }]);
    t.do(
      play('yellow', 'card-10', 'red'),
      { kind: 'playCard', seat: 'red', card: 'thick-fog', answers: 1 },
      stand,
    );
    expect(plusOf(t, 'red')).toEqual([-1]);
  });

  test('left unsaid it is the topmost that it can answer', () => {
    const t = on({}, full).do(
      play('blue', 'aarrgh', 'red'),
      play('yellow', 'heavy-breeze'),
      play('red', 'thick-fog'),
    );
    expect(t.state.stack.plays.at(-1)).toMatchObject({ answers: 1 });
  });

  test('what was undone already cannot be sent back either', () => {
    const t = on({}, full).teach('card-10', 'Calm', [{ kind: 'cancel', only: 'any' }]);
    const calm: Command = { kind: 'playCard', seat: 'yellow', card: 'card-10', answers: 1 };
    t.do(play('blue', 'aarrgh', 'red'), play('red', 'giant-mirror'), calm, stand);
    expect(t.told('playFizzled')).toMatchObject([
      { play: { row: 'giant-mirror' }, why: 'nothing-to-answer' },
    ]);
  });

  test('what was undone already cannot be undone again', () => {
    const t = on({}, full).teach('card-10', 'Calm', [{ kind: 'cancel', only: 'any' }]);
    const calm: Command = { kind: 'playCard', seat: 'yellow', card: 'card-10', answers: 1 };
    t.do(play('blue', 'aarrgh', 'red'), play('red', 'thick-fog'), calm, stand);
    expect(t.told('playFizzled')).toMatchObject([{ play: { row: 'thick-fog' }, why: 'nothing-to-answer' }]);
  });

  test('a fog may itself be answered by who is foiled by it', () => {
    const t = on({}, full).teach('card-10', 'Gale', [{ kind: 'cancel', only: 'againstYou' }]);
    t.do(play('blue', 'aarrgh', 'red'), play('red', 'thick-fog'), play('blue', 'card-10'), stand);
    expect(plusOf(t, 'red')).toEqual([-3]);
    expect(t.state.stack.plays).toEqual([]);
  });
});

describe('sending back', () => {
  test('a mirror turns a card upon its player', () => {
    const t = on({}, full).do(flank('blue', 'red', 'inward'), play('red', 'giant-mirror'), stand);
    expect(t.at('red')).toBe(10);
    expect(t.at('blue')).toBe(11);
    expect(t.told('playRedirected')).toMatchObject([{ to: 'blue', by: 'red' }]);
  });

  test('what is sent back falls upon its player even where its text means others', () => {
    const t = on({}, full).teach('card-10', 'Squall', [
      { kind: 'modifyRoll', whose: 'other', times: 1, plus: -1 },
    ]);
    t.do(play('blue', 'card-10', 'red'), play('red', 'giant-mirror'), stand);
    expect(plusOf(t, 'blue')).toEqual([-1]);
  });

  test('a card that takes the flag cannot take it from its own player', () => {
    const t = on({}, { ...full, flag: 'red' }).do(
      play('blue', 'gone-fishin'),
      play('red', 'giant-mirror'),
      stand,
    );
    expect(t.carrier).toBe('red');
    expect(t.told('playFizzled')).toMatchObject([{ play: { row: 'gone-fishin' }, why: 'no-flag-there' }]);
  });

  test('a mirror sent back by a mirror is gone', () => {
    const t = on({}, full).teach('card-10', 'Small Mirror', [{ kind: 'redirect', to: 'back' }]);
    t.do(play('blue', 'aarrgh', 'red'), play('red', 'giant-mirror'), play('blue', 'card-10'), stand);
    expect(t.told('playCancelled')).toMatchObject([{ play: { row: 'giant-mirror' } }]);
    expect(plusOf(t, 'red')).toEqual([-3]);
  });

  test('a card that sends elsewhere names whom', () => {
    const elsewhere: readonly Effect[] = [{ kind: 'redirect', to: 'chosen' }];
    const t = on({}, full)
      .teach('card-10', 'Lens', elsewhere)
      .do(play('blue', 'aarrgh', 'red'));
    expect(t.refused(play('red', 'card-10'))).toBe('target-missing');
    t.do(play('red', 'card-10', 'yellow'), stand);
    expect(plusOf(t, 'yellow')).toEqual([-3]);
  });

  test('sent elsewhere, what a card does to another goes there, and what it does to its player stays', () => {
    const t = on({}, full)
      .teach('card-10', 'Lens', [{ kind: 'redirect', to: 'chosen' }])
      .teach('card-11', 'Gust', [
        { kind: 'modifyRoll', whose: 'own', times: 1, plus: 2 },
        { kind: 'modifyRoll', whose: 'other', times: 1, plus: -1 },
      ]);
    t.do(play('blue', 'card-11', 'red'), play('red', 'card-10', 'yellow'), stand);
    expect(plusOf(t, 'blue')).toEqual([2]);
    expect(plusOf(t, 'red')).toEqual([]);
    expect(plusOf(t, 'yellow')).toEqual([-1]);
  });

  test('a bonus of one’s own that the table sends elsewhere falls there', () => {
    const t = on({}, full).do(play('blue', 'smooth-sailing'));
    t.overrule(play('red', 'giant-mirror'), 'not-against-you').do(stand);
    expect(plusOf(t, 'blue')).toEqual([3]);
    const sent = on({}, full).teach('card-10', 'Lens', [{ kind: 'redirect', to: 'chosen' }]);
    sent.do(play('blue', 'smooth-sailing'));
    sent.overrule(play('red', 'card-10', 'yellow'), 'not-against-you').do(stand);
    expect(plusOf(sent, 'yellow')).toEqual([3]);
    expect(plusOf(sent, 'blue')).toEqual([]);
  });

  test('a bonus for one’s own ship is against nobody, whoever is named with it', () => {
    const t = on({}, full).do(play('blue', 'smooth-sailing', 'red'));
    expect(t.refused(play('red', 'giant-mirror'))).toBe('not-against-you');
    expect(t.state.stack.plays[0]?.play).not.toHaveProperty('target');
  });

  test('a direction or a number of spaces said with a card that moves no ship is left out', () => {
    const t = on({}, full).do({
      kind: 'playCard',
      seat: 'red',
      card: 'aarrgh',
      target: 'blue',
      direction: 'inward',
      spaces: 2,
    });
    expect(t.state.stack.plays[0]?.play).toEqual({
      seat: 'red',
      source: 'card',
      row: 'aarrgh',
      target: 'blue',
    });
  });
});

describe('conditions looked at again', () => {
  test('a card for the carrier has no effect once the flag is elsewhere', () => {
    const t = on({}, { ...full, flag: 'blue' });
    t.teach('card-10', 'Reef', [
      { kind: 'moveShip', whose: 'carrier', way: 'inward', spaces: 2, upTo: false },
    ]);
    t.do(play('red', 'card-10'), play('yellow', 'harpoon-gun'), stand);
    expect(t.carrier).toBe('yellow');
    expect(t.told('playFizzled')).toMatchObject([{ why: 'wrong-target' }]);
    expect(t.at('blue')).toBe(10);
  });

  test('a flag that was taken meanwhile is not taken from who had it', () => {
    const t = on({}, { ...full, flag: 'blue' });
    t.do(
      play('red', 'harpoon-gun'),
      { kind: 'playCard', seat: 'yellow', card: 'gone-fishin', answers: 1 },
      stand,
    );
    expect(t.carrier).toBe('yellow');
    expect(t.told('playFizzled')).toMatchObject([{ play: { row: 'harpoon-gun' }, why: 'no-flag-there' }]);
  });

  test('a card taught anew while it lies there, and aimed at nobody, has nobody to fall upon', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'));
    t.teach('smooth-sailing', 'Smooth Sailing', [{ kind: 'modifyRoll', whose: 'other', times: 1, plus: 3 }]);
    t.do(stand);
    expect(t.told('playFizzled')).toMatchObject([{ why: 'target-missing' }]);
  });
});

describe('forced rolls', () => {
  const forced = () => on({}, full).do(play('blue', 'its-you-or-me', 'yellow'), stand);

  test('whoever is made to roll does so before the game goes on', () => {
    const t = forced();
    expect(t.refusal(roll('red', 1, 1))).toMatchObject({
      code: 'forced-roll-first',
      values: { player: { seat: 'yellow' } },
    });
    expect(t.refused(roll('yellow', 1, 1))).toBe('wrong-dice');
    t.do(roll('yellow', 5));
    expect(t.told('diceRolled')).toMatchObject([{ purpose: 'forced', total: 5 }]);
    expect(t.phase).toBe('rolling');
    expect(t.refused(roll('red', 1, 1))).toBeUndefined();
  });

  test('the table may go on first, and the roll still waits', () => {
    const t = forced().overrule(roll('red', 1, 1), 'forced-roll-first');
    expect(t.forced).toMatchObject([{ seat: 'yellow' }]);
  });

  test('one whose own roll is due makes the forced one first', () => {
    const t = on({}, full).do(play('blue', 'its-you-or-me', 'red'), roll('red', 4));
    expect(t.told('diceRolled')).toMatchObject([{ purpose: 'forced' }]);
    t.do(roll('red', 2, 2));
    expect(t.left).toBe(4);
  });

  test('of several the first that was forced is named, of discards the first by the seats', () => {
    const rolls = forced().teach('card-10', 'Dare', [{ kind: 'forceRoll', whose: 'other' }]);
    rolls.do(play('red', 'card-10', 'blue'), stand);
    expect(rolls.refusal(roll('red', 1, 1))).toMatchObject({ values: { player: { seat: 'yellow' } } });
    const leak = [{ kind: 'discard', whose: 'other', count: 1 }] as const;
    const discards = on({}, full).teach('card-10', 'Leak', leak).teach('card-11', 'Hole', leak);
    discards.do(play('red', 'card-10', 'yellow'), stand, play('yellow', 'card-11', 'blue'), stand);
    expect(discards.refusal(roll('red', 1, 1))).toMatchObject({
      code: 'discard-first',
      values: { player: { seat: 'blue' }, count: 1 },
    });
  });

  test('several rolls are made one by one', () => {
    const t = on({}, full).teach('card-10', 'Dare', [{ kind: 'forceRoll', whose: 'other' }]);
    t.do(
      play('blue', 'its-you-or-me', 'red'),
      play('yellow', 'card-10', 'red'),
      stand,
      roll('red', 2),
      roll('red', 3),
    );
    expect(t.forced).toEqual([]);
    expect(t.phase).toBe('rolling');
  });
});

describe('captains’ abilities', () => {
  const shan = (options = {}) => on({}, { ...full, 'captain.red': 'captain-shan' }, options);
  const use: Command = { kind: 'useCaptain', seat: 'red' };

  test('Captain Shan doubles her next roll, once a game', () => {
    const t = shan().do(use, roll('red', 2, 3));
    expect(t.left).toBe(10);
    expect(t.refused(use)).toBe('captain-used');
    t.do(inward('red'), roll('blue', 1, 1)).overrule(use, 'captain-used');
    expect(t.state.stack.plays).toHaveLength(1);
  });

  test('at any time, on anybody’s turn', () => {
    const t = on({}, { ...full, 'captain.blue': 'captain-shan' }).do({ kind: 'useCaptain', seat: 'blue' });
    t.do(roll('red', 1, 1), inward('red'), roll('blue', 3, 3));
    expect(t.left).toBe(12);
  });

  test('row 12: it does not use up the one card', () => {
    const t = shan().do(use);
    expect(t.refused(play('red', 'smooth-sailing'))).toBeUndefined();
  });

  test('row 12, set to yes: it is the one card of the turn', () => {
    const t = shan({ captainCounts: true }).do(use);
    expect(t.refused(play('red', 'smooth-sailing'))).toBe('one-card-a-turn');
    const card = shan({ captainCounts: true }).do(play('red', 'smooth-sailing'));
    expect(card.refused(use)).toBe('one-card-a-turn');
  });

  test('row 12: it lies on the stack and can be answered', () => {
    const t = shan().teach('card-10', 'Calm', [{ kind: 'cancel', only: 'any' }]);
    t.do(use, play('blue', 'card-10'), stand);
    expect(t.told('playCancelled')).toMatchObject([{ play: { source: 'captain' } }]);
    expect(t.state.modifiers).toEqual({});
    expect(t.state.discards).toEqual(['card-10']);
  });

  test('row 12, set to no: it takes effect at once', () => {
    const t = shan({ captainOnStack: false }).do(use);
    expect(t.state.stack.plays).toEqual([]);
    expect(t.state.modifiers.red).toMatchObject([{ times: 2 }]);
  });

  test('an ability at once that has lost its object has no effect', () => {
    const t = on(
      {},
      { ...full, 'captain.red': 'captain-2', flag: 'blue', 'at.blue': 20 },
      { captainOnStack: false },
    );
    t.do({
      kind: 'teachCaptain',
      captain: 'captain-2',
      name: 'Ahab',
      effects: [{ kind: 'takeFlag', within: 3 }],
    });
    expect(t.refused(use)).toBe('out-of-range');
    t.overrule(use, 'out-of-range');
    expect(t.carrier).toBe('red');
  });

  test('a captain who was not named, or not taught, has no ability', () => {
    const t = on({}, { ...full, 'captain.blue': 'captain-5' });
    expect(t.refused(use)).toBe('no-captain');
    expect(t.refused({ kind: 'useCaptain', seat: 'blue' })).toBe('not-taught');
    expect(t.refused({ kind: 'useCaptain', seat: 'grey' })).toBe('no-such-seat');
  });

  test('a captain is no card in hand', () => {
    const t = shan().do(use);
    expect(t.hand('red')).toBe(5);
  });
});
