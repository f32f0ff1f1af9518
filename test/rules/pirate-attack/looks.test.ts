import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../../src-main/rules/kernel/view.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { cursesAbove } from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { draw, lay, offered, seaOf, type Rows } from './sea.ts';
import { pass, type Table } from './table.ts';

const edition = {
  packs: ['main', 'magic-shop', 'raise-the-dead', 'miss-direction', 'tavern', 'special-abilities'],
} as const;
const { at } = seaOf(edition);
const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']], yellow: [['sloop-4-4']] };
const others: readonly Viewer[] = [
  { kind: 'table' },
  { kind: 'console' },
  { kind: 'console', seat: 'red' },
  { kind: 'captain', seat: 'red' },
  { kind: 'captain', seat: 'yellow' },
];
const own: Viewer = { kind: 'captain', seat: 'blue' };

const bought = (count = 1): Command => ({ kind: 'buy', seat: 'red', goods: 'curses', count });
const placed = (ship: number, seat: SeatId = 'blue'): Command => ({ kind: 'placeCard', seat, ship });
const noted = (ship: number, card: string, seat: SeatId = 'blue'): Command => ({
  kind: 'noteLook',
  seat,
  ship,
  card,
});
/** Red buys Witch Doctors at 5 gold each, and Blue, who is The Doctor, puts each where it goes. */
const doctor = (fields = {}, options = {}) =>
  at(rows, { 'ability.blue': 'the-doctor', 'gold.red': 20, ...fields }, options);
const looks = ({ state }: Table, viewer: Viewer = own) => pirateAttack.view(state, viewer)['looks'];
const seen = (of: SeatId, name: string) => ({ seat: 'blue', of, card: { values: { name } } });
const asked = ({ state }: Table) => pirateAttack.prompts(state).find(({ kind }) => kind === 'look');

describe('what The Doctor has looked at', () => {
  test('is asked of that seat alone, in secret, once it lies there', () => {
    const t = doctor().do(bought());
    expect(asked(t)).toBeUndefined();
    expect(asked(t.do(placed(3)))).toMatchObject({ whom: ['blue'], secret: true, need: 'may' });
    expect(offered(t, 'look', 'blue').length).toBe(5);
    expect(offered(t, 'look', 'blue')).toContainEqual(noted(3, 'poison'));
  });

  test('is shown to that seat, and in no view of anybody else', () => {
    const t = doctor().do(bought(), placed(3));
    const before = others.map((viewer) => pirateAttack.view(t.state, viewer));
    t.do(noted(3, 'poison'));
    expect(looks(t)).toMatchObject([seen('yellow', 'Poison')]);
    expect(others.map((viewer) => pirateAttack.view(t.state, viewer))).toEqual(before);
  });

  test('is told as a note to all, and as a card to that seat', () => {
    const t = doctor().do(bought(), placed(3));
    const before = t.state;
    t.do(noted(3, 'mutiny'));
    const told = (viewer: Viewer) =>
      JSON.stringify(pirateAttack.tell(noted(3, 'mutiny'), t.last, before, viewer));
    expect(told(own)).toContain('Mutiny');
    for (const viewer of others) expect(told(viewer)).not.toContain('Mutiny');
  });

  test('is the same to everybody else whichever card it was: the table, the command, the questions', () => {
    const sees = (seat: SeatId) => seat !== 'blue';
    const [one, other] = ['poison', 'fire'].map((card) => {
      const t = doctor().do(bought(2), placed(3), placed(1), noted(3, card));
      const { state } = t;
      return [
        pirateAttack.secrets.hide(state, sees, state),
        pirateAttack.secrets.hideIn(noted(3, card), sees, state),
        pirateAttack.prompts(state),
        pirateAttack.fields(state),
      ];
    });
    expect(one).toEqual(other);
    const { state } = doctor().do(bought(), placed(3), noted(3, 'fire'));
    expect(pirateAttack.secrets.hide(state, () => true, state)).toBe(state);
    expect(pirateAttack.secrets.hideIn(noted(3, 'fire'), () => true, state)).toEqual(noted(3, 'fire'));
  });

  test('makes one table for all who have not looked, and for all there is where nobody has', () => {
    const { state } = doctor().do(bought(), placed(3), noted(3, 'fire'));
    const knownTo = (...seats: readonly SeatId[]) =>
      pirateAttack.secrets.hide(state, (seat) => seats.includes(seat), state);
    expect(knownTo('red')).toBe(knownTo('yellow'));
    expect(knownTo('blue')).toBe(state);
    expect(knownTo('red')).not.toBe(state);
    const before = doctor().state;
    expect(pirateAttack.secrets.hide(before, () => false, before)).toBe(before);
  });

  test('is noted once for each card, and never as one that cannot lie there', () => {
    const t = doctor().do(bought(2), placed(3), placed(3));
    expect(t.refusal(noted(3, 'force-field'))).toMatchObject({ code: 'not-laid-so', secret: { of: 'blue' } });
    expect(t.refused(noted(1, 'fire'))).toBe('nothing-looked-at');
    expect(t.refused(noted(3, 'fire', 'red'))).toBe('nothing-looked-at');
    t.do(noted(3, 'fire'), noted(3, 'fire'));
    expect(t.refused(noted(3, 'fire'))).toBe('nothing-looked-at');
    expect(looks(t)).toMatchObject([seen('yellow', 'Fire'), seen('yellow', 'Fire')]);
  });

  test('is no sixth copy of a card, and only that seat hears why', () => {
    const t = doctor({ 'gold.red': 30 }).do(bought(6));
    for (let count = 0; count < 6; count++) t.do(placed(3));
    for (let count = 0; count < 5; count++) t.do(noted(3, 'fire'));
    expect(t.refusal(noted(3, 'fire'))).toMatchObject({
      code: 'card-elsewhere',
      values: { copies: 5 },
      secret: { of: 'blue', in: 'table' },
    });
  });

  test('lets a card that lies open wait: noting is no fact of the table', () => {
    const t = doctor({ 'magic.yellow': 1 }).do(bought(), placed(3));
    expect(t.state.chain.length).toBe(1);
    expect(t.do(noted(3, 'storm')).state.chain.length).toBe(1);
    t.do({ kind: 'redirectCard', seat: 'yellow', ship: 1 }, draw('red'));
    expect([cursesAbove(t.state, 1), cursesAbove(t.state, 3)]).toEqual([1, 0]);
  });

  test('goes along where Miss-Direction moves the card, and may be noted there still', () => {
    const moved = (t: Table) => t.do({ kind: 'redirectCard', seat: 'yellow', ship: 1 }, draw('red'));
    const t = moved(doctor({ 'magic.yellow': 1 }).do(bought(), placed(3), noted(3, 'storm')));
    expect(looks(t)).toMatchObject([seen('red', 'Storm')]);
    const later = moved(doctor({ 'magic.yellow': 1 }).do(bought(), placed(3)));
    expect(later.refused(noted(3, 'storm'))).toBe('nothing-looked-at');
    expect(looks(later.do(noted(1, 'storm')))).toMatchObject([seen('red', 'Storm')]);
  });

  test('is known no more where one of several was moved on unseen', () => {
    const t = doctor().do(bought(2), placed(3), placed(3), noted(3, 'storm'));
    t.do({ kind: 'playCard', seat: 'red', card: 'move-a-witch-doctor', ship: 3, to: 1 }, pass('red'));
    expect(looks(t)).toBeUndefined();
    expect(asked(t)).toBeUndefined();
  });

  test('is gone with its ship, and nobody reads it in the discards', () => {
    const t = doctor().do(bought(), placed(3), noted(3, 'storm'));
    t.do({ kind: 'sinkShip', ship: 3 });
    expect(looks(t)).toBeUndefined();
    expect(t.state.zones['discard.curses']).toEqual({ count: 1, known: [] });
  });

  test('is not kept where cards are not told any more', () => {
    const t = doctor().do(bought(2), placed(3), placed(1), noted(3, 'storm'));
    t.do({ kind: 'setDepth', depth: 'fights' });
    expect([looks(t), asked(t)]).toEqual([undefined, undefined]);
  });

  test('is not asked of what a row set by hand has no more', () => {
    const t = doctor()
      .do(bought(), placed(3))
      .stand({ 'row.yellow': [{ card: 'sloop-4-4', curses: 0 }] });
    expect(asked(t)).toBeUndefined();
  });

  test('of the evil Witch Doctor is all he has placed, each on its ship', () => {
    const t = doctor({ 'gold.red': 20 }).do({ kind: 'buy', seat: 'red', goods: 'tavern', count: 1 });
    t.do({ kind: 'playCard', seat: 'red', card: 'evil-witch-doctor' });
    t.do(placed(1), placed(2), placed(3), noted(2, 'mutiny'), noted(1, 'poison'));
    expect(looks(t)).toMatchObject([seen('red', 'Poison'), seen('blue', 'Mutiny')]);
  });
});

describe('what the Magic Master has looked at', () => {
  const master = () => at(rows, { 'ability.blue': 'magic-master', 'magic.red': 2 });

  test('is Magic that goes face down, and nothing that is played face up', () => {
    const t = master().do({ kind: 'layMagic', seat: 'red' }, placed(1));
    expect(t.refused(noted(1, 'duplicate'))).toBe('not-laid-so');
    expect(t.refused(noted(1, 'poison'))).toBe('not-laid-so');
    expect(looks(t.do(noted(1, 'reincarnation')))).toMatchObject([seen('red', 'Reincarnation')]);
    for (const viewer of others) expect(looks(t, viewer)).toBeUndefined();
  });

  test('never tells others that all copies lie somewhere', () => {
    const t = at(rows, { 'ability.blue': 'magic-master', 'magic.red': 6 });
    for (let count = 0; count < 5; count++)
      t.do({ kind: 'layMagic', seat: 'red' }, placed(1), noted(1, 'reincarnation'));
    expect(t.refused(noted(1, 'reincarnation'))).toBe('nothing-looked-at');
    t.do({ kind: 'layMagic', seat: 'red' }, placed(3));
    expect(t.refusal(noted(3, 'reincarnation'))).toMatchObject({
      code: 'card-elsewhere',
      secret: { of: 'blue' },
    });
  });

  test('is not told of Magic that is laid by himself', () => {
    const t = at(rows, { 'ability.red': 'magic-master', 'magic.red': 1 }).do(lay('red', 1));
    expect(asked(t)).toBeUndefined();
  });
});
