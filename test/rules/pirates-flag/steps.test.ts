import { describe, expect, test } from 'vitest';
import type { OpenStep } from '../../../src-main/rules/kernel/questions/open-step.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { isTaught } from '../../../src-main/rules/pirates-flag/cards.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import type { State } from '../../../src-main/rules/pirates-flag/state.ts';
import { on, play, roll, stand, type Table } from './table.ts';

const pressedAt = (state: State, kind: string, seat: SeatId, path: readonly string[]) => {
  const prompt = piratesFlag.prompts(state).find((one) => one.kind === kind);
  if (!prompt) throw new Error(`${kind} is not asked`);
  return piratesFlag.press(state, prompt, path, seat);
};
const pressed = (t: Table, kind: string, seat: SeatId, ...path: readonly string[]) =>
  pressedAt(t.state, kind, seat, path);
const commandOf = (t: Table, kind: string, seat: SeatId, ...path: readonly string[]) => {
  const made = pressed(t, kind, seat, ...path);
  return made?.kind === 'command' ? made.command : made?.kind;
};
const stepOf = (t: Table, kind: string, seat: SeatId, ...path: readonly string[]): OpenStep => {
  const made = pressed(t, kind, seat, ...path);
  if (made?.kind !== 'open') throw new Error(`no step behind ${path.join()}`);
  return made.step;
};
const idsOf = ({ choices }: OpenStep) => choices.map(({ id }) => id);
const refusedIn = ({ choices }: OpenStep) =>
  Object.fromEntries(choices.map(({ id, refusal }) => [id, refusal?.code]));

const afloat = { 'at.red': 9, 'at.blue': 9, 'at.yellow': 12, 'hand.red': 2, 'hand.blue': 2, flag: 'blue' };

describe('a card and its aim', () => {
  test('the card, whom, and which way are a step each, and nothing of the next stands in the one before', () => {
    const t = on({}, afloat);
    const first = stepOf(t, 'card', 'red');
    expect(idsOf(first)).toContain('card/flank');
    expect(JSON.stringify(first)).not.toContain('inward');
    expect(idsOf(stepOf(t, 'card', 'red', 'card/flank'))).toEqual(['seat/red', 'seat/blue', 'seat/yellow']);
    expect(idsOf(stepOf(t, 'card', 'red', 'card/flank', 'seat/blue'))).toEqual([
      'choice/seaward',
      'choice/inward',
    ]);
    expect(commandOf(t, 'card', 'red', 'card/flank', 'seat/blue', 'choice/inward')).toEqual({
      kind: 'playCard',
      seat: 'red',
      card: 'flank',
      target: 'blue',
      direction: 'inward',
    });
  });

  test('what only one answer fits is not asked, and stands in the command', () => {
    const t = on({}, { ...afloat, 'captain.red': 'captain-shan' });
    expect(commandOf(t, 'card', 'red', 'card/harpoon-gun')).toEqual(play('red', 'harpoon-gun', 'blue'));
    expect(commandOf(t, 'card', 'red', 'card/captain-shan')).toEqual({ kind: 'useCaptain', seat: 'red' });
    // From the ship that is ahead of it, another goes away one way alone.
    t.teach('card-10', 'Shove', [{ kind: 'moveShip', whose: 'other', way: 'away', spaces: 2, upTo: false }]);
    expect(commandOf(t, 'card', 'red', 'card/card-10', 'seat/yellow')).toEqual(
      play('red', 'card-10', 'yellow'),
    );
    expect(idsOf(stepOf(t, 'card', 'red', 'card/card-10', 'seat/blue'))).toHaveLength(2);
  });

  test('a refusal that the aim will answer is none yet, and one that it cannot stands at the card', () => {
    const t = on({}, { ...afloat, 'hand.red': 2 }).do(play('red', 'smooth-sailing'));
    const cards = refusedIn(stepOf(t, 'answer-card', 'red'));
    expect(cards['card/aarrgh']).toBeUndefined();
    expect(cards['card/flank']).toBe('one-card-a-turn');
    expect(cards).not.toHaveProperty(['card/harpoon-gun-2']);
  });

  test('whose next roll is meant decides whether it was made already', () => {
    const t = on({}, afloat).do(roll('red', 2));
    expect(refusedIn(stepOf(t, 'card', 'blue'))['card/aarrgh']).toBeUndefined();
    expect(refusedIn(stepOf(t, 'card', 'blue', 'card/aarrgh'))).toEqual({
      'seat/red': 'roll-already-made',
      'seat/blue': undefined,
      'seat/yellow': undefined,
    });
    expect(idsOf(stepOf(t, 'card', 'blue', 'card/aarrgh')).at(-1)).toBe('seat/red');
    expect(t.refused({ kind: 'playCard', seat: 'red', card: 'aarrgh' })).toBe('target-missing');
  });

  test('a card that only answers is no choice where nothing lies, whatever else it would have to be told', () => {
    const t = on({}, afloat).teach('card-10', 'Glass', [{ kind: 'redirect', to: 'chosen' }]);
    const ids = idsOf(stepOf(t, 'card', 'red'));
    expect(ids).not.toContain('card/thick-fog');
    expect(ids).not.toContain('card/card-10');
    expect(t.refused(play('red', 'card-10'))).toBe('nothing-to-answer');
    t.do(play('blue', 'aarrgh', 'red'));
    expect(idsOf(stepOf(t, 'answer-card', 'red', 'card/card-10'))).toEqual([
      'seat/red',
      'seat/blue',
      'seat/yellow',
    ]);
  });

  test('how far, and which other play it answers, may be said and need not be', () => {
    const upTo = { kind: 'moveShip', whose: 'own', way: 'inward', spaces: 3, upTo: true } as const;
    const t = on({}, { ...afloat, 'hand.yellow': 2 }).teach('card-10', 'Drift', [upTo]);
    const far = stepOf(t, 'card', 'red', 'card/card-10');
    expect([idsOf(far), far.optional]).toEqual([['number/2', 'number/1'], true]);
    expect(commandOf(t, 'card', 'red', 'card/card-10', 'number/1')).toMatchObject({ spaces: 1 });
    t.do(play('blue', 'aarrgh', 'red'), play('yellow', 'its-you-or-me', 'red'));
    const which = stepOf(t, 'answer-card', 'red', 'card/thick-fog');
    expect(which.optional).toBe(true);
    const [below] = idsOf(which);
    expect(commandOf(t, 'answer-card', 'red', 'card/thick-fog', below ?? '')).toMatchObject({ answers: 1 });
  });

  test('that they stand is nobody’s in particular', () => {
    const t = on({}, afloat).do(play('blue', 'aarrgh', 'red'));
    expect(commandOf(t, 'answer-card', 'red', 'choice/stand')).toEqual({ kind: 'letStand' });
    const prompt = piratesFlag.prompts(t.state).find(({ kind }) => kind === 'answer-card')!;
    const open = piratesFlag.press(t.state, prompt, [], undefined);
    expect(open?.kind === 'open' && idsOf(open.step)).toEqual([
      'seat/red',
      'seat/blue',
      'seat/yellow',
      'choice/stand',
    ]);
    expect(idsOf(stepOf(t, 'answer-card', 'red'))[0]).toBe('choice/stand');
  });
});

describe('other steps', () => {
  test('a space that is passed once is one press, one that is passed twice asks at which passing', () => {
    const t = on({ spaces: 20, flagShip: 10, posts: [19] }, { 'at.red': 18 }).do(roll('red', 3, 1));
    expect(commandOf(t, 'sail', 'red', 'square/14')).toMatchObject({ direction: 'seaward' });
    expect(stepOf(t, 'sail', 'red', 'square/19')).toMatchObject({
      optional: true,
      choices: [{ id: 'choice/pass-2' }],
    });
    const short = on({ posts: [12] }, { 'at.red': 9 }).do(roll('red', 3, 3));
    expect(commandOf(short, 'sail', 'red', 'square/12')).toMatchObject({ to: 12 });
  });

  test('where every known card lies elsewhere none is asked for by its name', () => {
    const t = on({}, { 'hand.red': 1, 'hand.blue': 1 });
    t.teach('card-10', 'Leak', [{ kind: 'discard', whose: 'other', count: 1 }]);
    t.do(play('red', 'card-10', 'blue'), stand);
    expect(idsOf(stepOf(t, 'discard', 'blue'))).toEqual(['choice/discard', 'choice/by-name']);
    const discards = t.state.cards.filter(isTaught).map(({ id }) => id);
    expect(pressedAt({ ...t.state, discards }, 'discard', 'blue', [])).toMatchObject({
      step: { choices: [{ id: 'choice/discard' }] },
    });
  });
});
