import { describe, expect, it } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { design } from '../../../src-main/rules/pirate-quest/data/designs.ts';
import type { PlacedCard } from '../../../src-main/rules/pirate-quest/map/layout.ts';
import { standings } from '../../../src-main/rules/pirate-quest/standings.ts';
import {
  battlePart,
  flagsPart,
  headingPart,
  remarkPart,
} from '../../../src-main/rules/pirate-quest/view/battle.ts';
import { captainsPart } from '../../../src-main/rules/pirate-quest/view/captains.ts';
import { fightPart, lastFightPart } from '../../../src-main/rules/pirate-quest/view/fight.ts';
import { mapPart, markersPart } from '../../../src-main/rules/pirate-quest/view/map.ts';
import { movingPart } from '../../../src-main/rules/pirate-quest/view/moving.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

const edition = {
  deck: deckWith(card('swords-3', 'trump', 2, 'skulls', 6), card('shields-3', 'fog', 1, 'universal', 5)),
};

/** Five captains; green is one pip short with a card that would be a skull. */
const oneShort = (): Table =>
  sit({ captains: 5, depth: 'cards', edition, map: plainMap(), dealer: 'white', luck: 1 })
    .set({
      cards: 4,
      'square.red': 'c1-4',
      'square.blue': 'c1-5',
      'square.yellow': 'c1-6',
      'square.green': 'c1-1',
      'square.white': 'c1-2',
    })
    .bids(1, 2, 0, 1, 1)
    .plays('axes-7', 'axes-9', 'bows-3')
    .tries('swords-3', '1');

describe('what everybody sees', () => {
  it('is the same for table, console and captains: nothing in this game is secret', () => {
    const { state } = oneShort();
    const table = pirateQuest.view(state, { kind: 'table' });
    expect(pirateQuest.view(state, { kind: 'captain', seat: 'red' })).toEqual(table);
    expect(pirateQuest.view(state, { kind: 'console', seat: 'red' })).toEqual(table);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  });
});

describe('the ledger', () => {
  it('says what each is doing', () => {
    expect(captainsPart(oneShort().state).map(({ status }) => status.key)).toEqual([
      'status.led',
      'status.ahead',
      'status.away',
      'status.trying',
      'status.dealer.to-play',
    ]);
  });

  it('says who hides, who is rolling, who has followed and who has won', () => {
    const statuses = (table: Table): readonly string[] =>
      captainsPart(table.state).map(({ status }) => status.key);
    const hidden = fighting({ edition })
      .bids(0, 0, 0)
      .plays('axes-7')
      .tries('shields-3', '1')
      .plays('axes-1');
    expect(statuses(hidden.do({ kind: 'giveLuck', seat: 'red' }))[1]).toBe('status.to-play');
    const fog = fighting({ edition }).bids(0, 0, 0).plays('axes-7').tries('shields-3', '1');
    expect(statuses(fog)).toEqual(['status.ahead', 'status.hidden', 'status.dealer.to-play']);
    const followed = fighting().bids(0, 0, 0).plays('axes-7', 'axes-2');
    expect(statuses(followed)).toEqual(['status.ahead', 'status.laid', 'status.dealer.to-play']);
    const beaten = fighting().bids(0, 0, 0).plays('axes-2', 'axes-7');
    expect(statuses(beaten)).toEqual(['status.led', 'status.ahead', 'status.dealer.to-play']);
    const rolling = fighting({
      edition: { deck: deckWith(card('swords-4', 'mutiny', 1, 'universal', 7)) },
    }).bids(0, 0, 0);
    rolling.plays('axes-7').tries('swords-4', '1').plays('axes-1');
    expect(statuses(rolling)).toEqual(['status.rolling', 'status.rolling', 'status.dealer.laid']);
    rolling.rolls(['red', 'X'], ['blue', '1']);
    expect(statuses(rolling)).toEqual(['status.led', 'status.won', 'status.dealer.laid']);
    expect(fightPart(rolling.state)?.laid.map(({ winning }) => winning)).toEqual([false, true, false]);
    const trumped = fighting()
      .bids(0, 0, 0)
      .plays('axes-2', 'skulls-1', 'skulls-2')
      .do({ kind: 'setDepth', depth: 'cards' });
    expect(
      statuses(fighting({ captains: 4 }).bids(0, 0, 0, 0).plays('axes-2', 'skulls-1', 'skulls-2')),
    ).toEqual(['status.led', 'status.beaten', 'status.ahead', 'status.dealer.to-play']);
    expect(statuses(trumped)[2]).toBe('status.dealer.to-play');
    expect(statuses(sit({ captains: 2 }).bids(1))).toEqual([
      'status.has-bid',
      'status.dealer.to-bid',
      'status.no-bid',
    ]);
    expect(statuses(sit().bids(1, 0, 0))).toEqual(['status.plain', 'status.plain', 'status.dealer.plain']);
  });

  it('has nobody ahead while all who have laid hide and one is still to lay', () => {
    const deck = deckWith(
      card('shields-3', 'fog', 1, 'universal', 5),
      card('bows-3', 'fog', 1, 'universal', 4),
    );
    const hidden = fighting({ edition: { deck } }).bids(0, 0, 0).tries('shields-3', '1').tries('bows-3', '1');
    expect(fightPart(hidden.state)?.laid.map(({ winning }) => winning)).toEqual([false, false]);
  });

  it('says of one who has left the Fog how that card stands', () => {
    const left = fighting({ edition }).bids(0, 0, 0).plays('axes-7').tries('shields-3', '1');
    left.do({ kind: 'leaveFeature', seat: 'blue' });
    expect(captainsPart(left.state)[1]?.status.key).toBe('status.beaten');
  });

  it('lights the one who is awaited', () => {
    expect(
      captainsPart(oneShort().state)
        .filter(({ awaited }) => awaited)
        .map(({ player }) => player),
    ).toEqual(['green']);
  });

  it('promises the moves of a bid until they are settled', () => {
    const table = sit().bids(1, 0);
    expect(
      captainsPart(table.state).map(({ bid, moves, afloat, balance }) => [bid, moves, afloat, balance]),
    ).toEqual([
      [1, 3, true, 'possible'],
      [0, 2, true, 'met'],
      [null, null, true, 'open'],
    ]);
    table.bids(0).counts({ red: 1, blue: 1, yellow: 0 });
    expect(captainsPart(table.state).map(({ moves, afloat, balance }) => [moves, afloat, balance])).toEqual([
      [3, false, 'met'],
      [1, false, 'missed'],
      [2, false, 'met'],
    ]);
  });

  it('gives a bid up once the fights left are too few', () => {
    const table = sit({ depth: 'fights' })
      .set({ cards: 3 })
      .bids(2, 0, 0)
      .do({ kind: 'winFight', seat: 'blue' });
    expect(captainsPart(table.state).map(({ balance }) => balance)).toEqual(['possible', 'missed', 'met']);
    table.do({ kind: 'winFight', seat: 'yellow' });
    expect(captainsPart(table.state)[0]?.balance).toBe('missed');
  });

  it('promises of a bid that is missed for certain what missing it brings: one while missed by one, then none', () => {
    const table = sit({ depth: 'fights' }).set({ cards: 3 }).bids(0, 3, 1);
    const moves = () => captainsPart(table.state).map((line) => line.moves);
    const wins = (seat: 'red' | 'blue' | 'yellow') => table.do({ kind: 'winFight', seat });
    expect(moves()).toEqual([2, 5, 3]);
    wins('red');
    expect(moves()).toEqual([1, 1, 3]);
    wins('red');
    expect(moves()).toEqual([0, 0, 3]);
  });

  it('shows numbers as they were told', () => {
    expect(captainsPart(sit().bids(1, 0, 0).counts({ blue: 1 }).state)[1]).toMatchObject({
      won: 1,
      counted: true,
    });
  });
});

describe('the fight', () => {
  it('marks the card that wins so far and the suit to follow', () => {
    const part = fightPart(oneShort().state);
    expect(part).toMatchObject({ number: 1, of: 4, led: 'axes', toLay: ['green', 'white'] });
    expect(part?.laid.map(({ winning }) => winning)).toEqual([false, true, false]);
  });

  it('shows the sum of an attempt and what it would come to', () => {
    expect(fightPart(oneShort().state)?.attempt).toMatchObject({
      player: 'green',
      die: 'green',
      faces: ['1'],
      pips: 1,
      total: 1,
      cost: 2,
      short: 1,
      luck: 1,
      becomes: { suit: 'skulls', value: 6 },
      promise: { key: 'promise.leads' },
    });
  });

  it('tells what was rolled from what luck has added, and shows what luck alone came to', () => {
    const dear = { deck: deckWith(card('swords-3', 'trump', 4, 'skulls', 6)) };
    const trying = fighting({ edition: dear, luck: 2 }).bids(0, 0, 0).tries('swords-3', '1');
    trying.do({ kind: 'spendLuck', seat: 'red', use: 'plus' });
    expect(fightPart(trying.state)?.attempt).toMatchObject({ pips: 1, plus: 1, total: 2 });
  });

  it('says where paying would not win, or only draw level', () => {
    const behind = fighting({
      edition: { deck: deckWith(card('swords-3', 'thief', 2, 'universal', 6)) },
      luck: 1,
    }).bids(0, 0, 0);
    expect(fightPart(behind.plays('axes-7').tries('swords-3', '1').state)?.attempt?.promise?.key).toBe(
      'promise.behind',
    );
    const level = fighting({
      edition: { deck: deckWith(card('swords-3', 'thief', 2, 'universal', 6)) },
      luck: 1,
    }).bids(0, 0, 0);
    expect(fightPart(level.plays('axes-6').tries('swords-3', '1').state)?.attempt?.promise?.key).toBe(
      'promise.level',
    );
  });

  it('shows who rolls against whom, before the first deal too', () => {
    const part = fightPart(sit({ dealer: null }).rolls(['red', '2']).state);
    expect(part?.contest).toEqual({
      kind: 'dealer',
      rolls: [
        { player: 'red', die: 'red', faces: ['2'], total: 2 },
        { player: 'blue', die: 'red', faces: [], total: null },
        { player: 'yellow', die: 'red', faces: [], total: null },
      ],
    });
  });

  it('says which bids it has settled, that of its winner first, and what each promises now', () => {
    const settled = (table: Table, ...cards: readonly string[]) =>
      fightPart(table.plays(...cards).state)?.taken?.decided.map(
        ({ player, won, bid, is, moves }) => `${player} ${won} of ${bid} ${is}, ${moves}`,
      );
    const two = () => fighting().set({ cards: 2 });
    expect(settled(two().bids(1, 2, 0), 'axes-7', 'axes-2', 'axes-1')).toEqual([
      'red 1 of 1 met, 3',
      'blue 0 of 2 under, 1',
    ]);
    expect(settled(two().bids(0, 1, 0), 'axes-7', 'axes-2', 'axes-1')).toEqual(['red 1 of 0 over, 1']);
    const again = two().bids(0, 1, 0).plays('axes-7', 'axes-2', 'axes-1');
    expect(settled(again, 'bows-7')).toBeUndefined();
  });

  it('lies there when it is the last, while the table looks at what the battle has come to', () => {
    const over = fighting().set({ cards: 1 }).bids(1, 1, 0).plays('axes-7', 'axes-2', 'axes-1');
    expect(fightPart(over.state)).toBeNull();
    expect(lastFightPart(over.state)).toMatchObject({
      number: 1,
      of: 1,
      winner: 'red',
      laid: [{ winning: true }, { winning: false }, { winning: false }],
      decided: [
        { player: 'red', is: 'met' },
        { player: 'blue', is: 'under' },
      ],
    });
  });

  it('is gone when the markers move', () => {
    expect(fightPart(sit().bids(1, 0, 0).counts({ red: 1, blue: 1, yellow: 0 }).state)).toBeNull();
  });
});

describe('the heading', () => {
  it('says the sum of the bids, then who leads', () => {
    const table = sit().bids(1, 1);
    expect(headingPart(table.state).under).toMatchObject({
      key: 'heading.bid-so-far',
      values: { bid: 2, cards: 2 },
    });
    table.bids(1).counts({ red: 1, blue: 1, yellow: 0 }).set({ 'rank.red': 5, 'rank.blue': 2 });
    expect(headingPart(table.state).under).toMatchObject({ key: 'heading.leads', values: { by: 3 } });
    expect(headingPart(table.set({ 'rank.blue': 5 }).state).under.key).toBe('heading.share');
    expect(headingPart(sit().state).line).toMatchObject({ key: 'heading.bidding', values: { battle: 1 } });
  });

  it('has a dry word for too many bids, for too few, and for Nemesis', () => {
    expect(remarkPart(sit().bids(1, 1, 1).state)?.key).toBe('remark.over-bid');
    expect(remarkPart(sit().bids(0, 0, 0).state)?.key).toBe('remark.under-bid');
    expect(remarkPart(sit().bids(1, 0).state)).toMatchObject({ key: 'remark.nemesis', values: { bid: 1 } });
    expect(battlePart(sit().bids(1, 0).state).forbidden).toBe(1);
    expect(battlePart(sit().bids(2, 1).state).forbidden).toBeNull();
    // While another bid is out none is forbidden, nor once a marker was put on the goal.
    expect(battlePart(sit().bids(1).state).forbidden).toBeNull();
    const won = sit().bids(1, 0).set({ 'rank.red': 15 });
    expect([won.state.phase, battlePart(won.state).forbidden]).toEqual(['over', null]);
  });

  it('names no winner while the others still move, where the race ends after the moves', () => {
    const table = sit({ options: { goalEnds: 'after-moves' } }).set({ 'rank.red': 14 });
    table.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 });
    table.do({ kind: 'advance', seat: 'red', rank: 15 });
    expect(table.state).toMatchObject({ phase: 'moving', winner: 'red' });
    expect([headingPart(table.state).under.key, remarkPart(table.state)]).toEqual(['heading.leads', null]);
    expect(standings(table.state)).toMatchObject({ over: false, winners: [] });
    expect(standings(table.do({ kind: 'advance', seat: 'blue', rank: 1 }).state).winners).toEqual(['red']);
  });

  it('says who has won', () => {
    const won = sit().set({ 'rank.red': 15 }).state;
    expect([headingPart(won).under.key, remarkPart(won)?.key]).toEqual(['heading.won', 'remark.over']);
  });
});

describe('the map', () => {
  const corner = { kind: 'scenario', scenario: 'corner-reef' } as const;

  it('has everything that is drawn and no steps', () => {
    const part = mapPart(sit({ map: corner }).state);
    expect(part?.squares).toHaveLength(30);
    expect(part?.squares[0]).toEqual({
      id: 'c1-1',
      x: 0,
      y: 0,
      card: 1,
      colour: 'blue',
      rank: 1,
      name: { key: 'square', values: { card: 1, place: { key: 'place.upper-left' } } },
    });
    expect(part?.lines.map(({ rank, label }) => [rank, label.values?.cards])).toEqual([
      [7, 4],
      [13, 5],
    ]);
    expect([part?.start, part?.goal, part?.length]).toEqual(['c1-4', 'c5-3', 15]);
    expect(part?.corners).toEqual([3]);
  });

  it('says after which cards a diagonal alone leads on, the first among them', () => {
    const cards = [0, 1, 2].map((at): PlacedCard => ({
      ...design('ggg/ggg'),
      x: at * 3,
      y: at * -2,
      turn: 0,
    }));
    const map = { kind: 'laid', layout: { id: 'stairs', cards, accelerations: [] } } as const;
    expect(mapPart(sit({ map }).state)?.corners).toEqual([1, 2]);
  });

  it('is not there without one', () => {
    expect(mapPart(sit().state)).toBeNull();
  });

  it('shows the way of the latest mover', () => {
    const table = sit({ map: plainMap() }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    table.do({ kind: 'move', seat: 'red', to: 'c1-4' }, { kind: 'move', seat: 'red', to: 'c1-2' });
    expect(markersPart(table.state).trail).toEqual(['c1-4', 'c1-2']);
    const next = sit({ map: plainMap() }).set({ 'square.red': 'c1-4', 'square.blue': 'c1-1' });
    next.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 }).set({ 'points.blue': 2 });
    next.do({ kind: 'move', seat: 'red', to: 'c1-5' }, { kind: 'move', seat: 'red', to: 'c1-6' });
    expect(markersPart(next.state).trail).toEqual(['c1-4', 'c1-5', 'c1-6']);
    next.do({ kind: 'stop', seat: 'red' }, { kind: 'move', seat: 'blue', to: 'c1-2' });
    expect(markersPart(next.state).trail).toEqual(['c1-1', 'c1-2']);
  });
});

describe('the strip of movers', () => {
  const table = (): Table =>
    sit({ map: plainMap() })
      .set({ 'square.red': 'c1-4', 'square.blue': 'c1-5' })
      .bids(0, 1, 0)
      .counts({ red: 0, blue: 2, yellow: 0 });

  it('stands in the order in which they move', () => {
    const part = movingPart(table().state);
    expect(part?.order.map(({ player, points, stage }) => [player, points, stage])).toEqual([
      ['red', 2, 'now'],
      ['yellow', 2, 'to-come'],
      ['blue', 1, 'to-come'],
    ]);
    expect(movingPart(table().stops().state)?.order[0]?.stage).toBe('moved');
  });

  it('numbers the squares by their price and shows those that are taken', () => {
    const part = movingPart(table().state);
    expect(part?.legal.map(({ square, distance }) => [square, distance])).toEqual([
      ['c1-1', 1],
      ['c1-2', 1],
      ['c1-3', 2],
      ['c1-6', 2],
    ]);
    expect(part?.taken.map(({ square }) => square)).toEqual(['c1-5']);
  });

  it('says who may still claim or buy', () => {
    const rich = sit({ luck: 3 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(movingPart(rich.state)?.mayBuy).toEqual(['red', 'blue', 'yellow']);
  });
});

describe('flags', () => {
  const names = { red: 'Ines', blue: 'Bart', yellow: 'Mo' };
  const words = (table: Table): readonly string[] =>
    flagsPart(table.state).map(({ text, evidence }) =>
      [text, evidence].map((message) => say([pirateQuest.text.en], message, names)).join(' '),
    );

  it('carry their evidence, the newest first', () => {
    const flagged = fighting().set({ cards: 3 }).bids(0, 0, 0).plays('axes-7', 'bows-1', 'axes-1');
    flagged.plays('swords-9', 'axes-5', 'shields-1').plays('bows-2', 'skulls-1', 'swords-3');
    expect(words(flagged)).toEqual([
      'Mo did not follow swords in battle 1, fight 2. Laid then: 1 of shields. In hand all the while: 3 of swords, shown in fight 3. Certain.',
      'Bart did not follow axes in battle 1, fight 1. Laid then: 1 of bows. In hand all the while: 5 of axes, shown in fight 2. Certain.',
    ]);
    expect(flagsPart(flagged.state)[0]).toMatchObject({
      kind: 'not-followed',
      player: 'yellow',
      certain: true,
    });
  });

  it('say where they only suspect', () => {
    const thief = { deck: deckWith(card('bows-3', 'thief', 1, 'universal', 6)) };
    const table = fighting({ edition: thief })
      .set({ cards: 3 })
      .bids(0, 0, 0)
      .tries('bows-3', '1')
      .plays('axes-1', 'bows-2');
    table.do({ kind: 'steal', seat: 'red', target: 'blue' }).plays('swords-9', 'bows-5');
    expect(words(table)).toEqual([
      'Bart may have held bows and not followed in battle 1, fight 1. Laid then: 1 of axes. Shown in fight 2: 5 of bows, which may have come later. Possible.',
    ]);
  });

  it('speak of cards seen twice, tries that were not open, and fights that do not add up', () => {
    const again = fighting().bids(0, 0, 0).plays('axes-7');
    again.overrule({ kind: 'playCard', seat: 'blue', card: 'axes-7' }, 'card-seen');
    expect(words(again)).toEqual([
      'The 7 of axes was on the table twice in battle 1. Seen again in fight 1.',
    ]);
    const tried = { deck: deckWith(card('shields-4', 'trump', 1, 'skulls', 6)) };
    const holding = fighting({ edition: tried })
      .bids(0, 0, 0)
      .plays('axes-7')
      .tries('shields-4', '1')
      .plays('axes-1', 'axes-9');
    expect(words(holding)[0]).toMatch(
      /^Bart tried a card in battle 1, fight 1, with axes in hand\. Laid then: 4 of shields\./,
    );
    const counted = sit().bids(1, 0, 0).counts({ red: 2, blue: 1 });
    counted.overrule({ kind: 'countFights', seat: 'yellow', won: 0 }, 'fights-do-not-add-up');
    expect(words(counted)).toEqual([
      'The fights of battle 1 do not add up. There is one fight for each card dealt. Told otherwise and kept.',
    ]);
  });

  it('are told in passing while the fight lasts in which they show, and the next', () => {
    const again = fighting().set({ cards: 3 }).bids(0, 0, 0).plays('axes-7');
    again.overrule({ kind: 'playCard', seat: 'blue', card: 'axes-7' }, 'card-seen');
    const recent = () => flagsPart(again.state).map((flag) => flag.recent);
    expect(recent()).toEqual([true]);
    again.plays('axes-1');
    expect(recent()).toEqual([true]);
    again.rolls(['red', '1'], ['blue', 'X']).plays('bows-1', 'bows-2', 'bows-3');
    expect(recent()).toEqual([false]);
  });
});

describe('a fight that is won', () => {
  const taken = ({ state }: Table) => fightPart(state)?.taken;
  const after = (laying: Parameters<typeof fighting>[0], ...cards: readonly string[]): Table =>
    fighting({ edition, ...laying })
      .bids(0, 0, 0)
      .plays(...cards);

  it('lies there complete, with its winner, until the next card is laid', () => {
    const table = after({}, 'axes-7', 'axes-9');
    expect(taken(table)).toBe(null);
    table.plays('bows-3');
    expect(taken(table)).toMatchObject({
      number: 1,
      winner: 'blue',
      led: 'axes',
      laid: [
        { player: 'red', winning: false, canWin: true },
        { player: 'blue', winning: true, canWin: true },
        { player: 'yellow', winning: false, canWin: false },
      ],
      why: { key: 'won.suit' },
    });
    expect(fightPart(table.state)).toMatchObject({ number: 2, laid: [], toLay: ['blue', 'yellow', 'red'] });
    expect(taken(table.plays('axes-1'))).toBe(null);
  });

  it('is gone when a card of the next one is tried, and with the battle', () => {
    const table = after({}, 'axes-7', 'axes-9', 'bows-3').tries('swords-3');
    expect(taken(table)).toBe(null);
    const next = after({}, 'axes-7', 'axes-9', 'bows-3').do({ kind: 'misdeal' });
    expect(next.state.battle.before).toBe(null);
  });

  it.each([
    ['won.skulls', ['axes-7', 'skulls-1', 'axes-9']],
    ['won.suit', ['axes-1', 'bows-9', 'swords-9']],
  ] as const)('says by what: %s', (key, cards) => {
    expect(taken(after({}, ...cards))?.why.key).toBe(key);
  });

  it('says so of a roll-off too, of a Fog among Fogs, and of a universal card', () => {
    const level = fighting({ edition: { deck: deckWith(card('swords-3', 'trump', 1, 'universal', 9)) } })
      .bids(0, 0, 0)
      .plays('axes-9')
      .tries('swords-3', '1')
      .plays('bows-1')
      .rolls(['red', '1'], ['blue', '2']);
    expect(taken(level)).toMatchObject({ winner: 'blue', why: { key: 'won.roll-off' } });
    const fogs = ['axes-7', 'axes-9', 'bows-3'].map((id) => card(id, 'fog', 1, 'universal', 5));
    const hidden = fighting({ edition: { deck: deckWith(...fogs) } }).bids(0, 0, 0);
    for (const { id } of fogs) hidden.tries(id, '1');
    hidden.do({ kind: 'letStand' });
    expect(taken(hidden)).toMatchObject({ winner: 'red', why: { key: 'won.hidden' } });
    const looked = fighting({ edition: { deck: deckWith(card('swords-3', 'trump', 1, 'universal', 8)) } })
      .bids(0, 0, 0)
      .plays('axes-7')
      .tries('swords-3', '1')
      .plays('bows-1');
    expect(taken(looked)).toMatchObject({ winner: 'blue', why: { key: 'won.universal' } });
  });

  it('leaves nothing to be looked at where the table tells only who won', () => {
    const table = sit({ depth: 'fights' }).bids(0, 0, 0).do({ kind: 'winFight', seat: 'red' });
    expect(taken(table)).toBe(null);
    const less = after({}, 'axes-7', 'axes-9', 'bows-3').do({ kind: 'setDepth', depth: 'fights' });
    expect(taken(less)).toBe(null);
  });
});
