import { describe, expect, test } from 'vitest';
import { deckLeft, goodsAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { cardOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { copiesPlayed } from '../../../src-main/rules/pirate-attack/edition.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { ownData } from '../../../src-main/rules/pirate-attack/own-data.ts';
import { maySendCard, mayStopCard } from '../../../src-main/rules/pirate-attack/reactions.ts';
import { goldIn, type State } from '../../../src-main/rules/pirate-attack/state.ts';
import type { Field, ListRow } from '../../../src-main/rules/kernel/game.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import { attack, draw, offered, seaOf, whole } from './sea.ts';
import { cardsTold } from './cards-told.ts';

const { at } = seaOf({ packs: ['raise-the-dead', 'miss-direction', 'special-abilities'] });
const differing = (...rows: readonly ListRow[]) => ({ differing: rows });
const fieldOf = (state: State): Field | undefined =>
  pirateAttack.fields(state).find(({ field }) => field === 'differing');

describe('a card that is otherwise in the box of this table', () => {
  test('counts as gone with the copies that are lost, and back once they are found', () => {
    const t = at({});
    const before = deckLeft(t.state);
    t.stand(differing({ card: 'spy', lost: 3 }));
    expect([deckLeft(t.state), whole(t)]).toEqual([before - 3, true]);
    expect(copiesPlayed(cardOf('spy') as never, t.state.edition)).toBe(7);
    t.stand(differing());
    expect([deckLeft(t.state), whole(t)]).toEqual([before, true]);
  });

  test('lies in its pile once it is found, also where nothing was left of that', () => {
    const t = at({}, { ...differing({ card: 'vaccine', lost: 1 }), 'cures.red': 24 });
    expect([countAt(t.state.zones, goodsAt('cures')), whole(t)]).toEqual([0, true]);
    t.stand(differing());
    expect([countAt(t.state.zones, goodsAt('cures')), whole(t)]).toEqual([1, true]);
  });

  test('is not laid once more than there are left of it', () => {
    const t = at({ blue: [['galleon-12-12']] }, {}, {}, { depth: 'fights' });
    const lay = { kind: 'layShip', seat: 'red', card: 'galleon-12-12' } as const;
    expect(t.refused(lay)).toBeUndefined();
    expect(t.stand(differing({ card: 'galleon-12-12', lost: 1 })).refused(lay)).toBe('no-copy-left');
  });

  test('is turned up in a fight as long as one of it is left', () => {
    const fought = (lost: number) => {
      const t = at({ red: [['sloop-3-3', 1]], blue: [['sloop-3-4', 1]] }, differing({ card: 'storm', lost }));
      t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
      return offered(t, 'fight').some((one) => one.kind === 'turnUp' && one.card === 'storm');
    };
    expect([fought(4), fought(5)]).toEqual([true, false]);
  });

  test('that is gold is no gold of the game any more', () => {
    const before = goldIn(at({}).state.edition);
    expect(goldIn(at({}, differing({ card: 'gold-5', lost: 2 })).state.edition)).toBe(before - 10);
  });

  test('is sent elsewhere and stopped as the table has read it, before every list and house rule', () => {
    const t = at({});
    const open = (card: string) => [maySendCard(t.state, card), mayStopCard(t.state, card)];
    expect([open('high-winds'), open('spy'), open('sloop-3-3')]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    t.do({
      kind: 'setTable',
      fields: differing(
        { card: 'high-winds', redirect: 'no' },
        { card: 'spy', redirect: 'yes', block: 'no' },
        { card: 'sloop-3-3', block: 'yes' },
      ),
    });
    expect([open('high-winds'), open('spy'), open('sloop-3-3')]).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  test('that is a ship of another class is hidden, or is not, by that class', () => {
    const t = at({ red: [['galleon-12-12']] });
    const hide = { kind: 'playMagic', seat: 'red', card: 'sails-of-invisibility', ship: 1 } as const;
    expect(t.stand({ 'magic.red': 1 }).refused(hide)).toBe('too-large-to-hide');
    t.stand(differing({ card: 'galleon-12-12', class: 'brigantine' }));
    expect(t.refused(hide)).toBeUndefined();
  });

  test('stands so in the form, and is as listed where nothing is said of it', () => {
    const said = { card: 'spy', lost: 2, redirect: 'yes', block: 'listed', class: 'listed' };
    const t = at({}, differing(said, { card: 'knife', lost: 0, class: 'galleon' }));
    expect(fieldOf(t.state)?.value).toEqual([said]);
    expect(cardsTold(t.state)).toBe(cardsTold(at({}).state) - 2);
  });

  test('goes into the next evening with the box', () => {
    const { state } = at({}, differing({ card: 'spy', lost: 2 }, { card: 'armada', block: 'no' }));
    const rows = ownData.typed(state);
    expect(rows).toEqual({ 'card/spy': { lost: 2 }, 'card/armada': { block: false } });
    const next = pirateAttack.begin({ seats: ['red', 'blue', 'yellow'], edition: ownData.edition(rows) });
    const begun = next.ok ? next.value.reduce(pirateAttack.evolve, pirateAttack.blank) : undefined;
    expect(begun?.edition.differing).toEqual(state.edition.differing);
  });

  test('cannot be missing more often than it may lie in its pile', () => {
    const t = at({}, { 'cures.red': 20 });
    const lost = differing({ card: 'vaccine', lost: 5 }, { card: 'antidote', lost: 1 });
    expect(t.refused({ kind: 'setTable', fields: lost })).toBe('no-copy-left');
    expect(t.stand(differing({ card: 'vaccine', lost: 5 })).state.zones['pile.cures']?.count).toBe(0);
  });
});
