import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command, Goods } from '../../../src-main/rules/pirate-attack/commands.ts';
import { goodsAt, spentAt, tavernAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { stepAt } from '../../support/pressing.ts';
import { draw, offered, seaOf, whole, type Rows } from './sea.ts';
import type { Table } from './table.ts';

const sea = seaOf({ packs: ['main', 'magic-shop', 'tavern'] });

const buy = (count = 1, goods: Goods = 'tavern', ship?: number): Command => ({
  kind: 'buy',
  seat: 'red',
  goods,
  count,
  ...(ship === undefined ? {} : { ship }),
});
const plays = (
  seat: SeatId,
  card: string,
  aim: Partial<Extract<Command, { kind: 'playCard' }>> = {},
): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...aim,
});
const away = (seat: SeatId, card: string): Command => ({ kind: 'discardCard', seat, card });
const count = ({ state }: Table, place: Parameters<typeof countAt>[1]) => countAt(state.zones, place);
const rich = (rows: Rows = {}, options: OptionValues = {}, gold = 100): Table =>
  sea.at(rows, { 'gold.red': gold }, options);

/** Each of the ninety by its card. */
const everyCopy = cards.flatMap(({ id, kind, copies }) =>
  kind === 'tavern' ? Array.from({ length: copies.tavern ?? 0 }, () => id) : [],
);

describe('The Tavern', () => {
  test('has ninety cards at 10 each, whatever happens to the signs', () => {
    const t = rich();
    expect(count(t, goodsAt('tavern'))).toBe(90);
    t.do({ kind: 'closeShop', shop: 'market', all: true }, buy(2));
    expect(t.purse('red')).toEqual([80, 0]);
    expect([count(t, goodsAt('tavern')), count(t, tavernAt('red'))]).toEqual([88, 2]);
    expect(whole(t)).toBe(true);
  });

  test('sells before the draw and after the play, and never between, whatever the Market does', () => {
    const t = rich().do(draw('red'));
    expect(t.refused(buy())).toBe('tavern-between');
    expect(t.refused(buy(1, 'cures'))).toBeUndefined();
    t.do(plays('red', 'close-market'), buy());
    expect(count(t, tavernAt('red'))).toBe(1);
  });

  test('sells nothing more while a card of it is not played', () => {
    const t = rich().do(buy());
    expect(t.refused(buy())).toBe('tavern-first');
    expect(t.refused(draw('red'))).toBe('tavern-first');
  });

  test('shuffles what was used in again, or has no more, as the table has settled', () => {
    const usedUp = (refill: string): Table => {
      const t = rich({}, { refill });
      for (const id of everyCopy) {
        t.stand({ 'gold.red': 50 }).do(buy());
        t.overrule(away('red', id), 'usable-card');
      }
      expect([count(t, goodsAt('tavern')), count(t, spentAt('tavern'))]).toEqual([0, 90]);
      return t;
    };
    const again = usedUp('reshuffle').do(buy(2));
    expect([count(again, goodsAt('tavern')), count(again, tavernAt('red'))]).toEqual([88, 2]);
    expect(usedUp('none').refusal(buy())).toMatchObject({ code: 'sold-out', values: { left: 0 } });
  });
});

describe('A Tavern card', () => {
  test('is played at once by whoever received it, each in turn', () => {
    const t = rich().do(buy(2));
    expect(offered(t, 'tavern-card', 'red').length).toBeGreaterThan(0);
    expect(t.refused(plays('blue', 'bounty'))).toBe('tavern-first');
    t.do(away('red', 'bounty'));
    expect([count(t, tavernAt('red')), count(t, spentAt('tavern'))]).toEqual([1, 1]);
    t.do(away('red', 'bounty'));
    expect(t.refused(draw('red'))).toBeUndefined();
    expect(t.refused(plays('red', 'bounty'))).toBe('none-received');
  });

  test('is not the play of the turn', () => {
    const t = rich().do(buy(), away('red', 'bounty'));
    expect(t.state.play).toEqual({ drawn: false, played: false });
  });

  test('is no card of a hand, and what is sold elsewhere is none of the Tavern', () => {
    const t = rich({ blue: [['sloop-3-3']] });
    for (const card of ['fire', 'antidote', 'double-ships-strength'])
      expect(t.refused(plays('red', card, { on: 'blue' }))).toBe('not-played');
    expect(t.refused(plays('red', 'master', { on: 'blue' }))).toBe('none-received');
  });

  test('is not waited for once the table tells no cards any more', () => {
    const t = rich({ blue: [['sloop-3-3']] }).do(buy(2), { kind: 'setDepth', depth: 'fights' });
    expect(t.state.agenda).toEqual([]);
    expect(t.refused({ kind: 'passChip', seat: 'red' })).toBeUndefined();
    t.do({ kind: 'setDepth', depth: 'cards' });
    expect(count(t, goodsAt('tavern'))).toBe(90);
    expect(whole(t)).toBe(true);
  });

  test('has room in the first step of all packs, eighty answers at most', () => {
    const t = seaOf({ packs }).at(
      { red: [['sloop-3-3', 2, 2]], blue: [['sloop-3-4']] },
      { 'magic.red': 2, 'gold.red': 40, 'kept.red': [{ card: 'fire-sale' }, { card: 'sneak-thief' }] },
    );
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
    const choices = (prompt && stepAt(pirateAttack, t.state, prompt, 'red')?.choices) ?? [];
    expect(choices.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['card/fire-sale', 'choice/buy-tavern']),
    );
    expect(choices.map(({ id }) => id)).not.toContain('card/bounty');
    expect(choices.length).toBeLessThanOrEqual(80);
  });
});
