import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import { isAskedWith, type OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt, zoneAt } from '../../../src-main/rules/kernel/zones.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  cardsUnder,
  cursesAbove,
  deckLeft,
  goodsAt,
  handSize,
  savedCures,
  savedMagic,
  tavernAt,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { cardTask } from '../../../src-main/rules/pirate-attack/card-tasks.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { purseOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { draw, ids, offered, row, seaOf, whole, type Rows } from './sea.ts';
import { stepAt } from '../../support/pressing.ts';
import type { Seating, Table } from './table.ts';

const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'tavern'] } as const;
const sea = seaOf(edition);
const four = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly SeatId[];

type Aim = Partial<Extract<Command, { kind: 'playCard' }>>;

const play = (card: string, aim: Aim = {}, seat: SeatId = 'red'): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...aim,
});
const bought: Command = { kind: 'buy', seat: 'red', goods: 'tavern', count: 1 };
/** Red buys it and plays it. */
const tavern = (card: string, aim: Aim = {}): readonly Command[] => [bought, play(card, aim)];
const at = (
  rows: Rows = {},
  fields: FieldValues = {},
  options: OptionValues = {},
  more: Seating = {},
): Table => sea.at(rows, { 'gold.red': 10, ...fields }, options, more);

const hands = ({ state }: Table) => state.seats.map((seat) => handSize(state, seat));
const count = ({ state }: Table, place: Parameters<typeof countAt>[1]) => countAt(state.zones, place);
const away = ({ state }: Table) => zoneAt(state.zones, 'discard').known.map(({ card }) => card);
const asked = ({ state }: Table) => pirateAttack.prompts(state).map(({ kind }) => kind);
const curses = (t: Table, ...ships: readonly number[]) => ships.map((ship) => cursesAbove(t.state, ship));
const sloop = 'sloop-3-3';
const schooner = 'schooner-6-7';
const hidden = { hidden: true } as const;

const parry = (seat: SeatId, card: string): Command => ({ kind: 'answerCard', seat, card });
const spyOn = (on?: SeatId, card?: string): Command => ({
  kind: 'spyHand',
  ...(on ? { on } : {}),
  ...(card ? { card } : {}),
});

describe('Super Spy', () => {
  test('lays one card of every other hand away, clockwise, and each draws again', () => {
    const t = at();
    const before = deckLeft(t.state);
    t.do(...tavern('super-spy'), spyOn('blue', 'guard'), spyOn('yellow'));
    expect(hands(t)).toEqual([5, 5, 5]);
    expect([away(t), count(t, 'discard'), before - deckLeft(t.state)]).toEqual([['guard'], 2, 2]);
    expect(t.refused(draw('red'))).toBeUndefined();
    expect(whole(t)).toBe(true);
  });

  test('is stopped by the Spy of each captain for that captain alone', () => {
    const t = at().do(...tavern('super-spy'), parry('blue', 'spy'));
    expect([t.fame('blue'), hands(t), away(t)]).toEqual([1, [5, 5, 5], ['spy']]);
    expect(t.refused(spyOn('blue'))).toBe('done-with');
    t.do(spyOn('yellow', 'knife'));
    expect([away(t), asked(t)]).toEqual([['spy', 'knife'], expect.not.arrayContaining(['super-spy'])]);
  });

  test('takes of all who are left by one press', () => {
    const t = at({}, {}, {}, { seats: four }).do(...tavern('super-spy'), spyOn('blue'), spyOn());
    expect([count(t, 'discard'), hands(t)]).toEqual([3, [5, 5, 5, 5]]);
  });

  test('asks whoever plays it and the next captain, each for what is theirs', () => {
    const t = at().do(...tavern('super-spy'));
    expect(offered(t, 'super-spy', 'blue')).toEqual([parry('blue', 'spy')]);
    expect(offered(t, 'super-spy', 'red')).toContainEqual(spyOn('blue'));
    expect(t.refused(draw('red'))).toBe('card-first');
    expect(t.refused(parry('blue', 'knife'))).toBe('stops-not');
    expect(t.refused(parry('yellow', 'spy'))).toBe('not-robbed');
  });

  test('is answered by any card that its captain reads, and by the Spy of the next alone', () => {
    const t = at().do(...tavern('super-spy'));
    const prompt = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'super-spy');
    const read = (seat: SeatId, row: string) =>
      prompt && pirateAttack.interpret(t.state, prompt, [{ kind: 'card', row, copy: 1 }], seat);
    expect([read('red', 'guard'), read('blue', 'spy')]).toMatchObject([
      { command: spyOn('blue', 'guard') },
      { command: parry('blue', 'spy') },
    ]);
    expect([read('blue', 'guard'), read('yellow', 'spy')]).toMatchObject([
      { kind: 'unfit' },
      { kind: 'unfit' },
    ]);
  });

  test('is put to nobody but whoever plays it and the next captain, with a partner who may help', () => {
    const whom = (t: Table) => pirateAttack.prompts(t.state).find(({ kind }) => kind === 'super-spy')?.whom;
    const three = at().do(...tavern('super-spy'));
    expect([whom(three), whom(three.do(spyOn('blue')))]).toEqual([
      ['red', 'blue'],
      ['red', 'yellow'],
    ]);
    const two = at({}, {}, {}, { seats: four, teams: true }).do(...tavern('super-spy'));
    expect(whom(two)).toEqual(['red', 'blue', 'green']);
  });

  test('may be stopped by a partner', () => {
    const t = at({}, {}, {}, { seats: four, teams: true }).do(...tavern('super-spy'));
    expect(offered(t, 'super-spy', 'green')).toEqual([parry('green', 'spy')]);
    t.do(parry('green', 'spy'));
    expect([t.fame('green'), t.refused(spyOn('blue'))]).toEqual([1, 'done-with']);
  });

  test('passes over an empty hand, and finds nobody where all are empty', () => {
    const t = at({}, { 'hand.blue': 0 }).do(...tavern('super-spy'));
    expect(t.refused(spyOn('blue'))).toBe('done-with');
    const none = at({}, { 'hand.blue': 0, 'hand.yellow': 0 }).do(bought);
    expect(none.refused(play('super-spy'))).toBe('finds-nobody');
    none.do({ kind: 'discardCard', seat: 'red', card: 'super-spy' });
    expect(asked(none)).toContain('card');
  });

  test('works at once on all where every Spy lies open', () => {
    const t = at();
    for (let copy = 0; copy < 10; copy++) {
      t.stand({ turn: 'red' }).do(play('spy', { on: 'blue' }));
    }
    t.stand({ turn: 'red' }).do(...tavern('super-spy'));
    expect(t.told('handSpied').map(({ on }) => on)).toEqual(['blue', 'yellow']);
  });

  test('played out of turn asks whoever is on turn of the own card as such', () => {
    const t = at({ red: [[schooner]], blue: [[sloop]] }).do(draw('red', 'smallest-ship-bonus'));
    t.do({ kind: 'playCard', seat: 'blue', card: 'super-spy' }, spyOn());
    const spied = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'spied');
    expect([t.state.spied, spied?.whom, spied?.ask]).toEqual(['red', ['red'], { key: 'prompt.spied.own' }]);
  });
});

describe('Pick Pocket', () => {
  test('draws a card of every other hand, clockwise, uses it at once, and each draws again', () => {
    const t = at({ blue: [[sloop]] }, { 'gold.yellow': 7 }).do(
      ...tavern('pick-pocket'),
      play('brigantine-8-8'),
      play('thief-steal-all-of-gold', { on: 'yellow' }),
    );
    expect([row(t, 'red'), hands(t)]).toEqual([['brigantine-8-8'], [5, 5, 5]]);
    t.do(draw('red'));
    expect(t.purse('red')).toEqual([7, 0]);
    expect(t.state.play).toEqual({ drawn: true, played: false });
    expect(whole(t)).toBe(true);
  });

  test('passes by whoever has no card, and takes the last one of a hand', () => {
    const t = at({}, { 'hand.blue': 0, 'hand.yellow': 1 }).do(...tavern('pick-pocket'));
    expect(cardTask(t.state)?.left).toEqual(['yellow']);
    expect(
      at({}, { 'hand.blue': 0, 'hand.yellow': 0 })
        .do(...tavern('pick-pocket').slice(0, -1))
        .refused(tavern('pick-pocket').at(-1)!),
    ).toBe('finds-nobody');
  });

  test('may lay what is drawn face down under a ship', () => {
    const t = at({ blue: [[sloop]] }).do(...tavern('pick-pocket'), {
      kind: 'playCard',
      seat: 'red',
      ship: 1,
    });
    expect([cardsUnder(t.state, 1), hands(t)]).toEqual([1, [5, 5, 5]]);
  });

  test('names the card that comes out of the other hand where it is seen, and no other', () => {
    const t = at({ blue: [[sloop]] }).do(...tavern('pick-pocket'), play('brigantine-8-8'));
    const carried = () => t.told('cardsCarried').flatMap(({ moves }) => moves)[0];
    expect(carried()).toEqual({ from: 'hand.blue', to: 'hand.red', card: 'brigantine-8-8' });
    t.do({ kind: 'playCard', seat: 'red', ship: 1 });
    expect(carried()).toStrictEqual({ from: 'hand.yellow', to: 'hand.red' });
  });

  test('lays away what cannot be used, and only that', () => {
    const t = at().do(...tavern('pick-pocket'));
    const lay = (card: string): Command => ({ kind: 'discardCard', seat: 'red', card });
    expect(t.refused(lay('open-market-2'))).toBe('usable-card');
    t.do(lay('guard'));
    expect([away(t), hands(t)]).toEqual([['guard'], [5, 5, 5]]);
  });

  test('is stopped by the Knife of each captain for that captain alone', () => {
    const t = at().do(...tavern('pick-pocket'), parry('blue', 'knife'));
    expect([t.fame('blue'), away(t)]).toEqual([1, ['knife']]);
    expect(offered(t, 'pick-pocket', 'yellow')).toEqual([parry('yellow', 'knife')]);
    t.do(play('high-winds', { on: 'blue' }));
    expect(asked(t)).not.toContain('pick-pocket');
  });

  test('is told as stopped for whom, where that was a partner', () => {
    const told = (seat: SeatId) => {
      const t = at({}, {}, { teamKnife: true }, { seats: four, teams: true }).do(...tavern('pick-pocket'));
      const before = t.state;
      t.do(parry(seat, 'knife'));
      return pirateAttack
        .tell(parry(seat, 'knife'), t.last, before, { kind: 'table' })
        .map(({ message }) => message.key);
    };
    expect([told('blue')[0], told('green')[0]]).toEqual(['tell.cardParried', 'tell.cardParried.for']);
  });

  test('lets a partner help with a Knife only where the table has it so', () => {
    const helps = (teamKnife: boolean) =>
      at({}, {}, { teamKnife }, { seats: four, teams: true })
        .do(...tavern('pick-pocket'))
        .refused(parry('green', 'knife'));
    expect([helps(false), helps(true)]).toEqual(['not-robbed', undefined]);
  });

  test('is the play of no turn, and another captain draws no card of a hand for it', () => {
    const t = at().do(...tavern('pick-pocket'));
    expect(t.refused(play('high-winds', { on: 'blue' }, 'blue'))).toBe('card-first');
    t.do(play('close-market'), play('close-market'), draw('red'), play('open-market-2'));
    expect(t.state.shops.market).toEqual({ open: true, price: 2 });
  });

  test('offers what an own turn offers', () => {
    const t = at({ blue: [[sloop]] }, { 'hand.red': 0 }).do(...tavern('pick-pocket'));
    const ways = offered(t, 'pick-pocket', 'red');
    expect(ways).toContainEqual(play('high-winds', { on: 'yellow' }));
    expect(ways).toContainEqual({ kind: 'playCard', seat: 'red', ship: 1 });
    expect(ways).toContainEqual({ kind: 'discardCard', seat: 'red' });
  });
});

describe('Cards of a deck for nothing', () => {
  test('Extra Magic brings five Magic cards, even of a shop that is shut', () => {
    const t = at().do({ kind: 'closeShop', shop: 'magic' }, ...tavern('extra-magic'));
    expect([savedMagic(t.state, 'red'), count(t, goodsAt('magic'))]).toEqual([5, 45]);
  });

  test('Extra Magic is laid away where no Magic is in play', () => {
    const t = seaOf({ packs: ['main', 'tavern'] })
      .at({}, { 'gold.red': 10 })
      .do(bought);
    expect(t.refused(play('extra-magic'))).toBe('finds-nobody');
  });

  test('Free Fortunes bring three Fortune Tellers', () => {
    const t = at().do(...tavern('free-fortunes'));
    expect([savedCures(t.state, 'red'), count(t, goodsAt('cures'))]).toEqual([3, 22]);
  });

  test('they bring as many as there are', () => {
    const t = at({}, { 'cures.blue': 24 }).do(...tavern('free-fortunes'));
    expect(savedCures(t.state, 'red')).toBe(1);
  });
});

const curse = (ship: number): Command => ({ kind: 'placeCard', seat: 'red', ship });

describe('Free Witch Doctors', () => {
  test('go above ships of opponents, one press each', () => {
    const t = at({ red: [[sloop]], blue: [[sloop], [sloop]], yellow: [[sloop]] }).do(
      ...tavern('free-witch-doctors'),
      curse(2),
      curse(4),
    );
    expect(t.refused(draw('red'))).toBe('place-first');
    t.do(curse(2));
    expect([curses(t, 1, 2, 3, 4), count(t, goodsAt('curses'))]).toEqual([[0, 2, 0, 1], 22]);
    expect(asked(t)).not.toContain('place');
  });

  test('never go above own ships, or those of a partner', () => {
    const t = at(
      { red: [[sloop]], blue: [[sloop]], yellow: [[sloop]], green: [[sloop]] },
      {},
      {},
      { seats: four, teams: true },
    ).do(...tavern('free-witch-doctors'));
    expect([t.refused(curse(1)), t.refused(curse(3))]).toEqual(['on-foes-alone', 'on-foes-alone']);
    expect(offered(t, 'place')).toEqual([curse(2), curse(4)]);
  });

  test('find nobody where no opponent has a ship that is seen', () => {
    const t = at({ red: [[sloop]], blue: [[sloop, 0, 0, 0, false, hidden]] }).do(bought);
    expect(t.refused(play('free-witch-doctors'))).toBe('finds-nobody');
  });

  test('end with the last Witch Doctor there is', () => {
    const t = at(
      {
        blue: [
          [sloop, 0, 0, 20],
          [sloop, 0, 0, 3],
        ],
      },
      {},
      { refill: 'none' },
    ).do(...tavern('free-witch-doctors'), curse(2), curse(2));
    expect([curses(t, 1, 2), t.refused(curse(2))]).toEqual([[20, 5], 'nothing-to-place']);
  });
});

describe('Hands of all', () => {
  test('The Mix Up shuffles all hands, deals five to each and lays the rest away', () => {
    const t = at({}, { 'hand.red': 8, 'hand.blue': 7, 'hand.yellow': 6 }).do(...tavern('the-mix-up'));
    expect([hands(t), count(t, 'discard')]).toEqual([[5, 5, 5], 6]);
    expect(whole(t)).toBe(true);
  });

  test('The Mix Up draws what is missing', () => {
    const t = at({}, { 'hand.red': 0, 'hand.blue': 3, 'hand.yellow': 5 });
    const before = deckLeft(t.state);
    t.do(...tavern('the-mix-up'));
    expect([hands(t), before - deckLeft(t.state)]).toEqual([[5, 5, 5], 7]);
  });

  test('The Mix Up deals from the left of whoever plays it, who is short where the deck is out', () => {
    const t = at(
      {},
      { 'hand.red': 13, 'hand.blue': 99, 'hand.yellow': 99, 'hand.green': 99 },
      {},
      { seats: four },
    );
    t.stand({ 'hand.red': 0, 'hand.blue': 3, 'hand.yellow': 3, 'hand.green': 0 });
    expect(deckLeft(t.state)).toBe(0);
    expect(hands(t.do(...tavern('the-mix-up')))).toEqual([0, 5, 1, 0]);
  });

  test('Give Away gives one card to everybody else, lays the rest away and draws five', () => {
    const t = at({}, { 'hand.red': 7 }).do(...tavern('give-away'));
    expect([hands(t), count(t, 'discard')]).toEqual([[5, 6, 6], 5]);
    expect(whole(t)).toBe(true);
  });

  test('Give Away draws first where there are more others than cards', () => {
    const t = at({}, { 'hand.red': 1 }, {}, { seats: four });
    const before = [count(t, 'discard'), deckLeft(t.state)];
    t.do(...tavern('give-away'));
    expect([hands(t), count(t, 'discard'), deckLeft(t.state)]).toEqual([
      [5, 6, 6, 6],
      before[0],
      before[1]! - 2 - 5,
    ]);
  });

  test('Share The Magic deals all saved Magic out, clockwise from whoever plays it', () => {
    const t = at({}, { 'magic.blue': 5 }).do(...tavern('share-the-magic'));
    expect(t.state.seats.map((seat) => savedMagic(t.state, seat))).toEqual([2, 2, 1]);
    expect(whole(t)).toBe(true);
  });

  test('Share The Magic leaves everybody as many where it comes out even', () => {
    const t = at({}, { 'magic.blue': 6 }).do(...tavern('share-the-magic'));
    expect(t.state.seats.map((seat) => savedMagic(t.state, seat))).toEqual([2, 2, 2]);
  });

  test('Share The Magic finds nobody where none is saved', () => {
    expect(at().do(bought).refused(play('share-the-magic'))).toBe('finds-nobody');
  });
});

describe('Empty Chest', () => {
  test('sends all gold of a captain to the box, locked gold too', () => {
    const t = at({}, { 'gold.blue': 7, 'locked.blue': 3 }).do(...tavern('empty-chest', { on: 'blue' }));
    expect([t.purse('blue'), t.purse('red')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('goes to oneself where nobody else has any', () => {
    const t = at({}, { 'gold.red': 14 }).do(bought);
    expect(t.refused(play('empty-chest', { on: 'blue' }))).toBe('no-gold-there');
    expect(t.do(play('empty-chest', { on: 'red' })).purse('red')).toEqual([0, 0]);
  });
});

const lose = (ship: number): Command => ({ kind: 'loseShip', ship });

describe('Bermuda Triangle', () => {
  const rows: Rows = {
    red: [[sloop], [sloop]],
    blue: [[sloop], [schooner]],
    yellow: [[sloop], [schooner]],
  };

  test('takes one ship of everybody else, of the choice of whoever plays it', () => {
    const t = at(rows).do(...tavern('bermuda-triangle'), lose(6), lose(3));
    expect([ids(t, 'red'), ids(t, 'blue'), ids(t, 'yellow')]).toEqual([[1, 2], [4], [5]]);
    expect(t.state.dead).toEqual([sloop, schooner]);
    expect([t.fame('red'), asked(t)]).toEqual([0, expect.not.arrayContaining(['bermuda'])]);
  });

  test('takes no second ship of one captain, and no own one', () => {
    const t = at(rows).do(...tavern('bermuda-triangle'), lose(3));
    expect([t.refused(lose(4)), t.refused(lose(1))]).toEqual(['done-with', 'done-with']);
    expect(offered(t, 'bermuda')).toEqual([lose(5), lose(6)]);
  });

  test('takes the only ship of a captain by itself', () => {
    const t = at({ blue: [[sloop]], yellow: [[sloop, 2, 0, 1]] }).do(...tavern('bermuda-triangle'));
    expect([ids(t, 'blue'), ids(t, 'yellow')]).toEqual([[], []]);
    expect(whole(t)).toBe(true);
  });

  test('takes nothing that is hidden', () => {
    const t = at({
      blue: [[sloop], [sloop, 0, 0, 0, false, hidden]],
      yellow: [[sloop, 0, 0, 0, false, hidden]],
    });
    t.do(...tavern('bermuda-triangle'));
    expect([ids(t, 'blue'), ids(t, 'yellow')]).toEqual([[2], [3]]);
  });

  test('takes a copy along with its original', () => {
    const copy = { copyOf: 'blue', copyAt: 1 } as const;
    const t = at({ red: [[sloop, 0, 0, 0, false, copy]], blue: [[sloop], [schooner]] });
    t.do(...tavern('bermuda-triangle'), lose(2));
    expect([ids(t, 'red'), ids(t, 'blue')]).toEqual([[], [3]]);
  });

  test.each([
    [true, 10],
    [false, 0],
  ])('pays what a ship is insured for: %s', (bermudaInsurance, gold) => {
    const insured = seaOf({ packs: [...edition.packs, 'walk-the-plank', 'special-abilities'] });
    const t = insured.at(
      { blue: [['insured-ship-6-6']], yellow: [[sloop, 1]] },
      { 'gold.red': 10 },
      { bermudaInsurance },
    );
    t.do(...tavern('bermuda-triangle'));
    expect(t.purse('blue')).toEqual([0, gold]);
    const claims = t.refused({ kind: 'claimInsurance', seat: 'yellow' });
    expect(claims).toBe(bermudaInsurance ? undefined : 'nothing-insured');
  });

  test('leaves no Reincarnation a ship to bring back', () => {
    const t = at(rows).do(...tavern('bermuda-triangle'), lose(3), lose(5));
    expect(t.refused({ kind: 'returnShip', seat: 'yellow' })).toBe('none-sunk');
  });

  test('brings its captain the fame where the table has it so', () => {
    const t = at(rows, {}, { stormPrize: 'drawer' }).do(...tavern('bermuda-triangle'), lose(6), lose(3));
    expect(t.fame('red')).toBe(2);
  });
});

describe('Bonuses', () => {
  const rows: Rows = {
    red: [[sloop], ['brigantine-8-8']],
    blue: [['sloop-4-4'], [sloop], [schooner]],
    yellow: [[schooner], [sloop, 0, 0, 0, false, hidden]],
  };
  const received = (t: Table) => t.told('tavernDealt').map(({ seat, count: one }) => [seat, one]);

  test('Sloop Bonus brings two Tavern cards for each Sloop that is seen, clockwise', () => {
    const t = at(rows).do(...tavern('sloop-bonus'));
    expect(received(t)).toEqual([
      ['red', 2],
      ['blue', 4],
    ]);
    expect([count(t, tavernAt('blue')), count(t, goodsAt('tavern'))]).toEqual([4, 83]);
  });

  test('Schooner Bonus brings one for each Schooner', () => {
    const t = at(rows).do(...tavern('schooner-bonus'));
    expect(received(t)).toEqual([
      ['blue', 1],
      ['yellow', 1],
    ]);
  });

  test('they find nobody without such a ship', () => {
    const t = at({ blue: [['brigantine-8-8']] }).do(bought);
    expect([t.refused(play('sloop-bonus')), t.refused(play('schooner-bonus'))]).toEqual([
      'finds-nobody',
      'finds-nobody',
    ]);
  });

  test.each([
    ['schooner', 1],
    ['none', 0],
  ])('ships with abilities count as %s: %i Tavern card', (abilityClass, cards) => {
    const t = seaOf({ packs: ['main', 'magic-shop', 'tavern', 'special-abilities'] }).at(
      { blue: [['insured-ship-6-6'], ['unknown-size-ship-x-x']], yellow: [[schooner]] },
      { 'gold.red': 10 },
      { abilityClass },
    );
    t.do(...tavern('schooner-bonus'));
    expect(count(t, tavernAt('blue'))).toBe(cards);
  });

  test('what a bonus brings is played before anything else, whoever received it first', () => {
    const t = at(rows).do(...tavern('schooner-bonus'));
    expect(t.refused(draw('red'))).toBe('tavern-first');
    t.do(play('free-fortunes', {}, 'blue'), play('extra-magic', {}, 'yellow'), draw('red'));
    expect([savedCures(t.state, 'blue'), savedMagic(t.state, 'yellow')]).toEqual([3, 5]);
  });
});

describe('Smallest Ship Bonus', () => {
  const rows: Rows = {
    red: [['sloop-3-4'], [sloop, 0, 0, 0, false, hidden]],
    blue: [['sloop-3-4'], ['sloop-4-4']],
    yellow: [[schooner]],
  };

  test('brings two Tavern cards for each of the smallest ships, from whoever drew it', () => {
    const t = at(rows).do(draw('red', 'smallest-ship-bonus'));
    expect(t.told('tavernDealt').map(({ seat, count: one }) => [seat, one])).toEqual([
      ['red', 2],
      ['blue', 2],
    ]);
    expect(t.state.play).toMatchObject({ drawn: true, played: true });
  });

  test.each([
    ['sum', [0, 1, 0]],
    ['strength', [0, 1, 0]],
    ['cannons', [1, 1, 0]],
  ])('measures by %s', (smallest, ships) => {
    const t = at({ red: [['sloop-3-4']], blue: [[sloop]], yellow: [[schooner]] }, {}, { smallest });
    t.do(draw('red', 'smallest-ship-bonus'));
    expect(t.state.seats.map((seat) => count(t, tavernAt(seat)) / 2)).toEqual(ships);
  });

  test('of two alike by cannons the one of less strength is no smaller', () => {
    const rows: Rows = { red: [['schooner-7-7']], blue: [['brigantine-7-8']] };
    const by = (smallest: string) => {
      const t = at(rows, {}, { smallest }).do(draw('red', 'smallest-ship-bonus'));
      return t.state.seats.map((seat) => count(t, tavernAt(seat)));
    };
    expect([by('sum'), by('cannons')]).toEqual([
      [2, 0, 0],
      [2, 2, 0],
    ]);
  });

  test('does nothing without a ship at sea', () => {
    const t = at().do(draw('red', 'smallest-ship-bonus'));
    expect([t.told('tavernDealt'), t.refused({ kind: 'passChip', seat: 'red' })]).toEqual([[], undefined]);
  });
});

describe('Magic Bonus', () => {
  test('brings two Magic cards to everybody without a ship, though the shop is shut', () => {
    const t = at({ blue: [[sloop]] }).do({ kind: 'closeShop', shop: 'magic' }, draw('red', 'magic-bonus'));
    expect(t.state.seats.map((seat) => savedMagic(t.state, seat))).toEqual([2, 0, 2]);
    expect(whole(t)).toBe(true);
  });

  test('begins with whoever drew it where there are too few', () => {
    const t = at({}, { 'magic.blue': 47 }, { refill: 'none' }).do(draw('red', 'magic-bonus'));
    expect(t.state.seats.map((seat) => savedMagic(t.state, seat))).toEqual([2, 48, 0]);
  });
});

describe('Evil Witch Doctor', () => {
  const rows: Rows = {
    red: [[sloop], [sloop, 0, 0, 0, false, hidden]],
    blue: [[sloop], [sloop, 0, 0, 0, false, hidden]],
    yellow: [[sloop]],
  };

  test.each([
    ['skip', [1, 1, 1, 0, 1]],
    ['deal', [1, 1, 1, 1, 1]],
  ])('puts a curse on every ship at sea, of the hidden ones of others as settled: %s', (evilHidden, on) => {
    const t = at(rows, {}, { evilHidden }).do(...tavern('evil-witch-doctor'));
    expect(curses(t, 1, 2, 3, 4, 5)).toEqual(on);
    expect(whole(t)).toBe(true);
  });

  test('deals from whoever plays it as far as there are any', () => {
    const t = at({ red: [[sloop, 0, 0, 20]], blue: [[sloop, 0, 0, 4]] }, {}, { refill: 'none' });
    t.do(...tavern('evil-witch-doctor'));
    expect(curses(t, 1, 2)).toEqual([21, 4]);
  });

  test('finds nobody without a ship at sea', () => {
    expect(at().do(bought).refused(play('evil-witch-doctor'))).toBe('finds-nobody');
  });
});

const bid = (seat: SeatId, gold: number): Command => ({ kind: 'bid', seat, gold });
const noMore: Command = { kind: 'closeBids' };

describe('The Auction', () => {
  const rich = { 'gold.red': 18, 'gold.blue': 6, 'gold.yellow': 9 };
  const on = (options: OptionValues = {}, fields: FieldValues = rich) =>
    at({ blue: [[schooner, 1, 0, 2]] }, fields, options).do(...tavern('the-auction', { ship: 1 }));

  test('gives the ship to whoever bids the most, and the gold to the box', () => {
    const t = on().do(bid('blue', 3), bid('yellow', 5), bid('red', 4));
    expect([row(t, 'yellow'), t.ships('blue')]).toEqual([[schooner], 0]);
    expect([t.purse('red'), t.purse('blue'), t.purse('yellow')]).toEqual([
      [8, 0],
      [6, 0],
      [4, 0],
    ]);
    expect([cardsUnder(t.state, 1), curses(t, 1)]).toEqual([1, [2]]);
  });

  test('pays whoever had the ship where the table has it so', () => {
    const t = on({ auctionPayee: 'owner' }).do(bid('yellow', 5), noMore);
    expect([t.purse('yellow'), t.purse('blue')]).toEqual([
      [4, 0],
      [11, 0],
    ]);
  });

  test('costs its captain nothing who pays oneself', () => {
    const t = on({ auctionPayee: 'owner' }).do(bid('blue', 6), noMore);
    expect([t.purse('blue'), row(t, 'blue')]).toEqual([[6, 0], [schooner]]);
  });

  test('lets those who are tied bid again, and no less', () => {
    const t = on().do(bid('red', 4), bid('blue', 4), bid('yellow', 1));
    expect(t.told('bidsTied')[0]).toMatchObject({ among: ['red', 'blue'], gold: 4 });
    expect([t.refused(bid('yellow', 9)), t.refused(bid('red', 3))]).toEqual(['done-with', 'bid-too-low']);
    t.do(bid('blue', 5), bid('red', 4));
    expect([t.purse('blue'), row(t, 'blue')]).toEqual([[1, 0], [schooner]]);
  });

  test('goes to the first from whoever plays it where nobody who is tied goes higher', () => {
    const t = on().do(bid('red', 4), bid('blue', 4), bid('yellow', 1), noMore);
    expect([row(t, 'red'), t.purse('red'), t.purse('blue')]).toEqual([[schooner], [4, 0], [6, 0]]);
  });

  test('leaves the ship where it is if nobody bids', () => {
    const t = on().do(noMore);
    expect([row(t, 'blue'), t.told('bidsFailed').length, asked(t).includes('auction')]).toEqual([
      [schooner],
      1,
      false,
    ]);
  });

  test('asks nobody who has nothing to give', () => {
    const t = on({}, { 'gold.red': 10, 'gold.blue': 2, 'locked.yellow': 5 });
    expect(t.refused(bid('yellow', 1))).toBe('done-with');
    t.do(bid('blue', 2));
    expect(t.purse('blue')).toEqual([0, 0]);
  });

  test('takes no more than is there, but a partner may help', () => {
    expect(on().refused(bid('blue', 7))).toBe('too-dear');
    const t = at(
      { green: [[sloop]] },
      { 'gold.red': 12, 'gold.yellow': 5 },
      {},
      { seats: four, teams: true },
    );
    t.do(...tavern('the-auction', { ship: 1 }), bid('red', 6), noMore);
    expect([t.purse('red'), t.purse('yellow'), t.ships('red')]).toEqual([[0, 0], [1, 0], 1]);
  });

  test('takes up to twelve more than the least by a press, and all that is there where it is typed', () => {
    const asks = (t: Table, seat: SeatId) => {
      const prompt = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'auction')!;
      const step = stepAt(pirateAttack, t.state, prompt, seat);
      const golds = offered(t, 'auction', seat).flatMap((one) => (one.kind === 'bid' ? [one.gold] : []));
      return [golds[0], golds.at(-1), golds.length, step?.number];
    };
    const t = on({}, { ...rich, 'gold.red': 30, 'gold.blue': 30 });
    const { free } = purseOf(t.state, 'red');
    expect([asks(t, 'red'), asks(t, 'yellow')]).toEqual([
      [0, 12, 13, { least: 0, most: free }],
      [0, 9, 10, { least: 0, most: 9 }],
    ]);
    t.do(bid('red', 4), bid('blue', 4), bid('yellow', 1));
    expect(asks(t, 'red')).toEqual([4, 16, 13, { least: 4, most: free }]);
  });

  test('is answered by each phone for itself', () => {
    const t = on();
    expect(offered(t, 'auction', 'blue')).toContainEqual(bid('blue', 6));
    expect(offered(t, 'auction', 'blue')).not.toContainEqual(bid('yellow', 6));
  });

  test.each([
    ['travel', 1, 2],
    ['discard', 0, 0],
  ])('what lies on and under the ship: %s', (damnPiratesCards, under, above) => {
    const t = on({ damnPiratesCards }).do(bid('red', 1), noMore);
    expect([cardsUnder(t.state, 1), curses(t, 1), whole(t)]).toEqual([under, [above], true]);
  });

  test('takes a ship out of its armada', () => {
    const t = at(
      {
        blue: [
          [sloop, 0, 0, 0, true],
          [sloop, 0, 0, 0, true],
        ],
      },
      { ...rich, 'gold.red': 12 },
    ).do(...tavern('the-auction', { ship: 2 }), bid('red', 2), noMore);
    expect([ids(t, 'red'), t.state.armadas.blue]).toEqual([[2], undefined]);
  });
});

const cast = (seat: SeatId, face: number): Command => ({ kind: 'throwDie', seat, face });

describe('Repossession', () => {
  const on = (options: OptionValues = {}) =>
    at({ blue: [[schooner]] }, {}, options).do(...tavern('repossession', { ship: 1 }));

  test('gives the ship to the highest throw; whoever has it throws twice', () => {
    const t = on().do(cast('red', 5), cast('blue', 2), cast('blue', 4), cast('yellow', 6));
    expect([row(t, 'yellow'), t.ships('blue')]).toEqual([[schooner], 0]);
  });

  test('counts the higher throw of the two', () => {
    const t = on().do(cast('red', 5), cast('blue', 6), cast('blue', 1), cast('yellow', 2));
    expect(row(t, 'blue')).toEqual([schooner]);
  });

  test('lets those who are tied throw again, and whoever has it twice', () => {
    const t = on().do(cast('red', 5), cast('blue', 5), cast('blue', 1), cast('yellow', 2));
    expect(t.told('throwsTied')[0]).toMatchObject({ throws: ['red', 'blue', 'blue'], face: 5 });
    expect(t.refused(cast('yellow', 6))).toBe('done-with');
    t.do(cast('red', 3), cast('blue', 1), cast('blue', 2));
    expect(row(t, 'red')).toEqual([schooner]);
  });

  test('is asked of one after the other, clockwise, and a die of a reader answers', () => {
    const t = on();
    expect(offered(t, 'repossession', 'red')).toContainEqual(cast('red', 6));
    const prompt = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'repossession');
    const face = { kind: 'face', die: 'bone', face: '4' } as const;
    const read = prompt && pirateAttack.interpret(t.state, prompt, [face], undefined);
    expect(read).toEqual({ kind: 'command', command: cast('red', 4) });
    t.do(cast('red', 1));
    expect(offered(t, 'repossession', 'blue')).toContainEqual(cast('blue', 6));
  });

  test.each([6, 4, 20])('is thrown with a die of %i sides, as settled', (die) => {
    const t = on({ die });
    expect([t.refused(cast('red', die)), t.refused(cast('red', die + 1))]).toEqual([
      undefined,
      'off-the-die',
    ]);
  });
});

describe('What a card still asks', () => {
  test('is over by a press where the table has sunk the ship it was about', () => {
    const t = at({ blue: [[schooner]] }).do(...tavern('repossession', { ship: 1 }));
    t.overrule({ kind: 'sinkShip', ship: 1 }, 'card-first');
    expect(offered(t, 'repossession')).toEqual([{ kind: 'endRound' }]);
    expect(t.do({ kind: 'endRound' }).refused(draw('red'))).toBeUndefined();
  });

  test('nobody answers where nothing asks', () => {
    const t = at({ blue: [[sloop]] });
    for (const command of [spyOn('blue'), lose(1), bid('blue', 1), noMore, cast('blue', 1)])
      expect(t.refused(command)).toBe('nothing-asks');
  });

  test('comes before the Tavern cards that wait behind it', () => {
    const t = at({ blue: [[sloop], [sloop]] }, { 'gold.red': 20 });
    t.do({ ...bought, count: 2 }, play('bermuda-triangle'));
    expect(t.refused(play('free-fortunes'))).toBe('card-first');
    t.do(lose(1), play('free-fortunes'));
    expect(savedCures(t.state, 'red')).toBe(3);
  });
});

describe('With abilities', () => {
  const abilities = seaOf({ packs: ['main', 'magic-shop', 'tavern', 'special-abilities'] });
  const withAbility = (ability: string, rows: Rows = {}, fields: FieldValues = {}) =>
    abilities.at(rows, { 'gold.red': 10, 'ability.blue': ability, ...fields });

  test('The Vault keeps its captain from Super Spy, Pick Pocket, Empty Chest and Share The Magic', () => {
    const vault = (fields: FieldValues = {}) => withAbility('the-vault', {}, fields).do(bought);
    for (const card of ['super-spy', 'pick-pocket'])
      expect(vault().do(play(card)).told('cardBegun')[0]?.left).toEqual(['yellow']);
    expect(vault({ 'gold.blue': 5 }).refused(play('empty-chest', { on: 'blue' }))).toBe('in-the-vault');
    const t = vault({ 'magic.blue': 3, 'magic.yellow': 3 }).do(play('share-the-magic'));
    expect(t.state.seats.map((seat) => savedMagic(t.state, seat))).toEqual([2, 3, 1]);
  });

  test('The Doctor places what the Evil Witch Doctor and Free Witch Doctors bring, on any ship', () => {
    const rows: Rows = { red: [[sloop]], blue: [[sloop]], yellow: [[sloop]] };
    const placed = (ship: number): Command => ({ kind: 'placeCard', seat: 'blue', ship });
    const t = withAbility('the-doctor', rows).do(...tavern('evil-witch-doctor'));
    t.do(placed(1), placed(1), placed(3));
    expect(curses(t, 1, 2, 3)).toEqual([2, 0, 1]);
    const free = withAbility('the-doctor', rows).do(...tavern('free-witch-doctors'));
    expect(curses(free.do(placed(1), placed(2), placed(1)), 1, 2, 3)).toEqual([2, 1, 0]);
  });

  test('The Blockade stops a card that goes round before it does anything', () => {
    const t = withAbility('the-vault', {}, { 'blocks.yellow': 1 }).do(...tavern('super-spy'));
    t.do({ kind: 'answerCard', seat: 'yellow', card: 'the-blockade' });
    expect([t.refused(spyOn('yellow')), t.refused(draw('red'))]).toEqual(['nothing-asks', undefined]);
  });

  test('The Blockade stops the Spy that would stop it: its captain draws again and is spied on', () => {
    const spied = () =>
      withAbility('black-market', {}, { 'blocks.red': 1 }).do(...tavern('super-spy'), parry('blue', 'spy'));
    const stopped = spied().do({ kind: 'answerCard', seat: 'red', card: 'the-blockade' }, spyOn('blue'));
    expect([stopped.fame('blue'), hands(stopped), count(stopped, 'discard')]).toEqual([0, [5, 5, 5], 3]);
    expect(whole(stopped)).toBe(true);
    const stands = spied().do(spyOn('yellow'));
    expect([stands.fame('blue'), hands(stands), count(stands, 'discard')]).toEqual([1, [5, 5, 5], 2]);
  });

  test('The Blockade stops a card out of another hand, and that captain draws another', () => {
    const t = withAbility('the-vault', {}, { 'blocks.yellow': 1 });
    t.do(...tavern('pick-pocket'), play('high-winds', { on: 'blue' }));
    t.do({ kind: 'answerCard', seat: 'yellow', card: 'the-blockade' }, draw('red'));
    expect([away(t), hands(t)]).toEqual([
      ['the-blockade', 'high-winds'],
      [6, 5, 5],
    ]);
    expect(whole(t)).toBe(true);
  });
});

describe('With Miss-Direction', () => {
  const direction = seaOf({ packs: ['main', 'magic-shop', 'miss-direction', 'tavern'] });
  const rows: Rows = { red: [[sloop]], blue: [[schooner]], yellow: [['brigantine-8-8']] };
  const sent = (card: string, aim: Aim, elsewhere: Aim) =>
    direction
      .at(rows, { 'gold.red': 15, 'gold.blue': 3, 'gold.yellow': 4, 'magic.yellow': 1 })
      .do(...tavern(card, aim), { kind: 'redirectCard', seat: 'yellow', ...elsewhere } as Command);

  test('The Auction and Repossession go for another ship', () => {
    const auction = sent('the-auction', { ship: 3 }, { ship: 2 }).do(bid('red', 2), noMore);
    expect([row(auction, 'red'), row(auction, 'yellow')]).toEqual([[sloop, schooner], ['brigantine-8-8']]);
    const thrown = sent('repossession', { ship: 3 }, { ship: 1 });
    thrown.do(cast('red', 1), cast('red', 2), cast('blue', 6), cast('yellow', 3));
    expect([row(thrown, 'red'), row(thrown, 'blue')]).toEqual([[], [schooner, sloop]]);
  });

  test('Empty Chest goes to another captain who has gold', () => {
    const t = sent('empty-chest', { on: 'yellow' }, { on: 'blue' }).do(draw('red'));
    expect([t.purse('blue'), t.purse('yellow')]).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
});

describe('The house rules', () => {
  test.each([
    ['smallest', 'tavern'],
    ['evilHidden', 'tavern'],
    ['auctionPayee', 'tavern'],
    ['die', 'tavern'],
    ['stormPrize', 'tavern'],
    ['abilityClass', 'special-abilities'],
  ])('%s is asked with the pack %s', (name, pack) => {
    const option = pirateAttack.options.find((one) => one.name === name);
    const asksWith = packs.map((one) => option && isAskedWith(option, ['main', one]));
    expect(asksWith[packs.findIndex((one) => one === pack)]).toBe(true);
    expect(asksWith[0]).toBe(false);
  });
});
