import { describe, expect, it } from 'vitest';
import { blank } from '../../../src-main/rules/pirate-quest/state.ts';
import { card, deckWith, fighting, type Table } from './table.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'trump', 3, 'skulls', 1),
    card('shields-3', 'fog', 1, 'universal', 5),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('bows-4', 'luck', 1, 'universal', 6),
    card('shields-4', 'trump', 1, 'skulls', 6),
  ),
};

const atFight = (): Table => fighting({ edition }).set({ cards: 4 }).bids(0, 0, 0);

describe('a suit that was not followed', () => {
  it('shows when a card of it comes from the same hand later: certain', () => {
    const table = atFight().plays('axes-7', 'bows-1', 'axes-1').plays('swords-9', 'axes-5', 'swords-1');
    expect(table.state.flags).toEqual([
      {
        kind: 'not-followed',
        player: 'blue',
        battle: 1,
        fight: 1,
        certain: true,
        shownIn: 2,
        suit: 'axes',
        cards: ['bows-1', 'axes-5'],
      },
    ]);
  });

  it('changes nothing by itself', () => {
    const table = atFight().plays('axes-7', 'bows-1', 'axes-1').plays('swords-9', 'axes-5', 'swords-1');
    expect(table.state.battle.won).toEqual({ red: 2, blue: 0, yellow: 0 });
  });

  it('shows too when the card is only tried', () => {
    const table = atFight().plays('swords-7', 'bows-1', 'swords-1').plays('bows-9').tries('swords-3');
    expect(table.state.flags).toMatchObject([{ player: 'blue', suit: 'swords', certain: true }]);
  });

  it('is possible only, once a thief has been at that hand', () => {
    const table = atFight().tries('bows-3', '1').plays('axes-1', 'bows-2');
    table.do({ kind: 'steal', seat: 'red', target: 'blue' });
    table.plays('swords-9', 'swords-1', 'bows-9');
    expect(table.state.flags).toEqual([]);
    table.plays('swords-8', 'bows-5', 'swords-2');
    expect(table.state.flags).toMatchObject([
      { player: 'blue', suit: 'bows', certain: false },
      { player: 'yellow', suit: 'swords', certain: true },
    ]);
  });

  it('is no matter for a card that was drawn by Luck', () => {
    const table = atFight().plays('axes-7', 'shields-1', 'axes-1').plays('swords-9').tries('bows-4', '1');
    table.do({ kind: 'playDrawn', seat: 'blue', card: 'axes-5' });
    expect(table.state.flags).toEqual([]);
  });

  it('is no matter for an active Fog', () => {
    const table = atFight()
      .plays('axes-7')
      .tries('shields-3', '1')
      .plays('axes-1')
      .plays('swords-9', 'axes-5', 'swords-1');
    expect(table.state.flags).toEqual([]);
  });

  it('is flagged when a Fog was left to fight by its value', () => {
    const table = atFight()
      .plays('axes-7')
      .tries('shields-3', '1')
      .do({ kind: 'leaveFeature', seat: 'blue' });
    table.plays('axes-1').plays('swords-9', 'axes-5', 'swords-1');
    expect(table.state.flags).toMatchObject([{ kind: 'feature-while-holding', player: 'blue' }]);
  });

  it('is no matter for a Fog that was left, where a feature counts as following', () => {
    const follows = fighting({ edition, options: { featureWhileHolding: 'follows' } }).set({ cards: 4 });
    follows.bids(0, 0, 0).plays('axes-7').tries('shields-3', '1');
    follows.do({ kind: 'leaveFeature', seat: 'blue' }).plays('axes-1');
    expect(follows.plays('axes-9', 'axes-5').state.flags).toEqual([]);
  });

  it('is flagged once, not with every further card', () => {
    const table = atFight().plays('axes-7', 'bows-1', 'axes-1').plays('swords-9', 'axes-5', 'swords-1');
    expect(table.plays('bows-9', 'axes-6', 'swords-2').state.flags).toHaveLength(1);
  });

  it('is forgotten with the next battle', () => {
    const table = atFight().plays('axes-7', 'bows-1', 'axes-1').set({ battle: 2, cards: 3, 'bid.red': '0' });
    expect(table.state.flags).toEqual([]);
  });
});

describe('a feature tried with the suit in hand', () => {
  it('is flagged when the suit shows later (silence 12)', () => {
    const table = atFight().plays('axes-7').tries('shields-4', '1').plays('axes-1').plays('axes-9');
    expect(table.state.flags).toMatchObject([
      { kind: 'feature-while-holding', player: 'blue', fight: 1, certain: true },
    ]);
  });

  it('is flagged in the same fight when it fails and the suit is followed', () => {
    const table = atFight().plays('axes-7').tries('swords-3', 'X').plays('axes-9');
    expect(table.state.flags).toMatchObject([{ kind: 'feature-while-holding', player: 'blue', shownIn: 1 }]);
  });
});

describe('a card tried before anybody knew what is on it', () => {
  const unknown = (): Table =>
    fighting().bids(0, 0, 0).plays('swords-9').do({ kind: 'tryFeature', seat: 'blue', card: 'axes-3' });
  const fill = (feature: 'fog' | 'trump', card = 'axes-3') =>
    ({ kind: 'fillCard', card, feature, cost: 1, suit: 'universal', value: 5 }) as const;

  it('owes nothing once it turns out to be Fog', () => {
    const table = unknown().do(fill('fog')).rolls(['blue', '1']).plays('swords-2', 'bows-1', 'swords-3');
    expect(table.state.flags).toEqual([]);
  });

  it('is flagged if it is no Fog and the suit shows later', () => {
    const table = unknown().do(fill('trump')).rolls(['blue', '1']).plays('swords-2', 'bows-1', 'swords-3');
    expect(table.state.flags).toMatchObject([{ kind: 'feature-while-holding', certain: true, shownIn: 2 }]);
  });

  it('is flagged at once if it is no Fog and itself of the suit', () => {
    const table = fighting()
      .bids(0, 0, 0)
      .plays('swords-9')
      .do({ kind: 'tryFeature', seat: 'blue', card: 'swords-3' }, fill('trump', 'swords-3'));
    expect(table.state.flags).toMatchObject([
      { kind: 'feature-while-holding', player: 'blue', certain: true, shownIn: 1, suit: 'swords' },
    ]);
  });
});

describe('a card filled in while another is tried', () => {
  const trump = (card: string) =>
    ({ kind: 'fillCard', card, feature: 'trump', cost: 1, suit: 'skulls', value: 2 }) as const;
  const fog = {
    kind: 'fillCard',
    card: 'bows-8',
    feature: 'fog',
    cost: 1,
    suit: 'universal',
    value: 5,
  } as const;

  it('says nothing about the one that is tried', () => {
    const table = fighting()
      .bids(0, 0, 0)
      .plays('swords-9')
      .do({ kind: 'tryFeature', seat: 'blue', card: 'axes-3' }, fog);
    expect(table.eventKinds).toEqual(['cardFilled']);
    table.do(trump('axes-3')).rolls(['blue', '1']).plays('swords-2').plays('swords-3');
    expect(table.state.flags).toMatchObject([{ kind: 'feature-while-holding', shownIn: 2 }]);
  });

  it('is held against nobody who leads, nor where a feature counts as following', () => {
    const leads = fighting().bids(0, 0, 0).do({ kind: 'tryFeature', seat: 'red', card: 'swords-3' });
    expect(leads.do(trump('swords-3')).eventKinds).toEqual(['cardFilled']);
    const follows = fighting({ options: { featureWhileHolding: 'follows' } })
      .bids(0, 0, 0)
      .plays('swords-9');
    follows.do({ kind: 'tryFeature', seat: 'blue', card: 'swords-3' }, trump('swords-3'));
    expect(follows.eventKinds).toEqual(['cardFilled']);
  });

  it('is flagged at once where a card of the suit was seen in that hand', () => {
    const table = fighting({ edition })
      .set({ cards: 3 })
      .bids(0, 0, 0)
      .plays('axes-9')
      .tries('swords-3', 'X');
    table.plays('shields-8', 'axes-1').plays('swords-9');
    table.do({ kind: 'tryFeature', seat: 'blue', card: 'bows-8' }, trump('bows-8'));
    expect(table.state.flags).toMatchObject([
      { kind: 'feature-while-holding', player: 'blue', certain: true, cards: ['bows-8', 'swords-3'] },
    ]);
  });
});

describe('a hand of which every card was seen', () => {
  it('has no other card, unless the table says that it had', () => {
    const table = fighting({ edition }).bids(0, 0, 0).plays('bows-9').tries('swords-3', 'X');
    table.plays('bows-1', 'bows-2').plays('shields-9');
    const other = { kind: 'playCard', seat: 'blue', card: 'axes-9' } as const;
    expect(table.refusal(other)).toMatchObject({ code: 'not-in-hand', values: { held: 1 } });
    expect(table.overrule(other, 'not-in-hand').state.battle.memory.blue?.known).toEqual([]);
  });
});

describe('a Luck card under the deck', () => {
  it('is out of every hand, and may be drawn again once the deck has gone round', () => {
    const table = atFight()
      .plays('swords-9')
      .tries('bows-4', '1')
      .do({ kind: 'playDrawn', seat: 'blue', card: 'swords-1' });
    expect(table.code({ kind: 'playCard', seat: 'yellow', card: 'bows-4' })).toBe('card-seen');
    table
      .plays('swords-2')
      .do({ kind: 'fillCard', card: 'axes-9', feature: 'luck', cost: 1, suit: 'universal', value: 2 });
    table.plays('shields-9').tries('axes-9', '1').do({ kind: 'playDrawn', seat: 'blue', card: 'bows-4' });
    expect(table.state.flags).toEqual([]);
  });
});

describe('a card seen twice', () => {
  it('is refused, and flagged when the table says that it was so', () => {
    const again = { kind: 'playCard', seat: 'blue', card: 'axes-7' } as const;
    const table = atFight().plays('axes-7');
    expect(table.code(again)).toBe('card-seen');
    expect(table.overrule(again, 'card-seen').state.flags).toMatchObject([
      { kind: 'card-twice', player: 'blue', certain: true, cards: ['axes-7'] },
    ]);
  });

  it('in another hand than it was seen in is refused likewise', () => {
    const table = atFight().tries('swords-3', 'X').plays('axes-1');
    const stolen = { kind: 'playCard', seat: 'blue', card: 'swords-3' } as const;
    expect(table.code(stolen)).toBe('card-elsewhere');
    table.overrule(stolen, 'card-elsewhere');
    expect(table.state.battle.memory.red?.known).toEqual([]);
  });

  it('may be anywhere after a thief', () => {
    const table = atFight().plays('axes-7').tries('bows-3', 'X').plays('bows-1', 'axes-1');
    expect(table.state.battle.memory.blue?.known).toEqual(['bows-3']);
    table.plays('swords-9', 'bows-2').set({});
    expect(table.state.battle.memory.blue?.known).toEqual(['bows-3']);
  });
});

describe('memory that a table has overruled', () => {
  it('refuses no card once the whole deck has been shown, and flags the second showing', () => {
    const table = fighting().set({ cards: 5 }).bids(0, 0, 0);
    for (const { id } of blank.edition.deck) {
      if (table.state.battle.fight.laid.length === 0)
        table.set({ 'won.red': 0, 'won.blue': 0, 'won.yellow': 0 });
      table.plays(id);
    }
    table.plays('axes-7');
    expect(table.state.flags).toMatchObject([{ kind: 'card-twice', cards: ['axes-7'] }]);
  });

  it('keeps what was flagged with the battle when its number is set right', () => {
    const table = fighting().set({ cards: 3 }).bids(0, 0, 0).plays('axes-7');
    table.overrule({ kind: 'playCard', seat: 'blue', card: 'axes-7' }, 'card-seen').set({ battle: 4 });
    expect(table.state.flags).toMatchObject([{ kind: 'card-twice', battle: 4 }]);
  });
});
