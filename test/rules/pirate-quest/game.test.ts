import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commandSchema, setupSchema } from '../../../src-main/contract/games/pirate-quest.ts';
import { blankDeck } from '../../../src-main/rules/pirate-quest/data/deck.ts';
import { sampleDeck } from '../../../src-main/rules/pirate-quest/data/deck-sample.ts';
import { sampleFaces } from '../../../src-main/rules/pirate-quest/data/faces.ts';
import { dice, parseFace } from '../../../src-main/rules/pirate-quest/dice.ts';
import type { Event } from '../../../src-main/rules/pirate-quest/events.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { features } from '../../../src-main/rules/pirate-quest/cards.ts';
import { options } from '../../../src-main/rules/pirate-quest/options.ts';
import { isInvented, type EditionGiven } from '../../../src-main/rules/pirate-quest/edition.ts';
import type { Setup } from '../../../src-main/rules/pirate-quest/setup.ts';
import { blank, type State } from '../../../src-main/rules/pirate-quest/state.ts';
import { card, deckWith, fighting, plainMap, sit } from './table.ts';

describe('the deck', () => {
  it('is 45 cards, one of each natural suit and value (silence 3)', () => {
    expect(blankDeck).toHaveLength(45);
    expect(new Set(blankDeck.map(({ id }) => id)).size).toBe(45);
    for (const row of [...blankDeck, ...sampleDeck]) expect(row.id).toBe(`${row.suit}-${row.value}`);
  });

  it('has only what the booklet shows filled in', () => {
    expect(blankDeck.filter(({ feature }) => feature !== null)).toMatchObject([
      {
        id: 'swords-9',
        feature: { feature: 'mutiny', cost: null, becomes: { suit: 'universal', value: 4 } },
      },
    ]);
  });

  it('of samples says of every card that it is one, but for what the booklet shows', () => {
    expect(sampleDeck.filter(({ sample }) => !sample).map(({ id }) => id)).toEqual(['swords-9']);
    expect(sampleDeck.every(({ feature }) => feature !== null && feature.cost !== null)).toBe(true);
    expect(new Set(sampleDeck.map(({ feature }) => feature?.feature)).size).toBe(features.length);
  });

  it('keeps what the table fills in for the next race', () => {
    const table = sit().do({
      kind: 'fillCard',
      card: 'axes-1',
      feature: 'fog',
      cost: 1,
      suit: 'universal',
      value: 5,
    });
    expect(table.state.edition.deck.find(({ id }) => id === 'axes-1')).toMatchObject({
      sample: false,
      feature: { feature: 'fog' },
    });
  });
});

describe('the dice', () => {
  it('have six faces that can be read, green with pips on three of them (silence 2)', () => {
    for (const faces of Object.values(sampleFaces))
      expect(faces.filter((face) => parseFace(face))).toHaveLength(6);
    expect(sampleFaces.green.filter((face) => (parseFace(face)?.pips ?? 0) > 0)).toHaveLength(3);
  });

  it('are read in any words that make sense', () => {
    expect(parseFace('bolt+2')).toEqual({ pips: 2, bolts: 1, circle: false });
    expect(parseFace('6+bolt+bolt+bolt')).toEqual({ pips: 6, bolts: 3, circle: false });
    expect(parseFace('circle+1')).toEqual({ pips: 1, bolts: 0, circle: true });
    for (const face of ['', '7', 'moon', '1+', 'circle+circle', '3+4', 'bolt+bolt+bolt+bolt'])
      expect(parseFace(face)).toBeUndefined();
  });

  it('have dice cards that stand in for them', () => {
    expect(blank.edition.diceCards).toHaveLength(6);
    expect(blank.edition.diceCards[5]).toEqual({ green: 'circle+1', blue: 'circle+1', red: 'circle+2' });
  });
});

describe('the pieces', () => {
  const pieces = pirateQuest.pieces();

  it('are cards, faces, dice cards, markers and the dice that show the bids', () => {
    const count = (kind: string): number => pieces.filter((piece) => piece.kind === kind).length;
    expect(['card', 'face', 'dice-card', 'token', 'button'].map(count)).toEqual([45, 18 + 48, 6, 8, 0]);
  });

  it('have a marker for each die of the booklet: black, white, blue and orange', () => {
    for (const colour of ['black', 'white', 'blue', 'orange'])
      expect(pieces.find(({ key }) => key === `token/${colour}`)?.sign).toEqual({
        kind: 'token',
        seat: colour,
      });
  });

  it('have each a key of its own and say what they are when they are read', () => {
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    expect(pieces.find(({ key }) => key === 'face/green/6')?.sign).toEqual({
      kind: 'face',
      die: 'green',
      face: 'circle+1',
    });
  });

  it('say what a bid die shows: a six is none', () => {
    const bids = pieces
      .filter(({ key }) => key.startsWith('face/bid-red/'))
      .map(({ name }) => [name.values?.face, name.values?.bid]);
    expect(bids).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 0],
    ]);
    expect(
      pieces.filter(({ key }) => key.startsWith('face/green/')).map(({ key, copy }) => [key, copy]),
    ).toEqual([1, 2, 3, 4, 5, 6].map((at) => [`face/green/${at}`, at]));
    expect(pieces.filter(({ kind }) => kind === 'dice-card').map(({ row, sign }) => [row, sign])).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => [`dice-card-${at}`, { kind: 'dice-card', row: `dice-card-${at}` }]),
    );
  });

  it('are those of the table’s own edition', () => {
    const faces = { ...sampleFaces, green: ['1', '1', '1', '2', '2', '2'] as const };
    expect(pirateQuest.pieces({ faces }).find(({ key }) => key === 'face/green/6')?.row).toBe('2');
  });
});

describe('an edition that can be played with', () => {
  const seats = ['red', 'blue', 'yellow', 'green', 'white', 'violet'] as const;
  const begins = (captains: number, edition: EditionGiven): boolean =>
    pirateQuest.begin({ seats: seats.slice(0, captains), edition }).ok;

  it('has cards for the longest deal, each once', () => {
    const deck = (cards: number) => ({ deck: blankDeck.slice(0, cards) });
    expect([begins(3, deck(15)), begins(3, deck(14)), begins(1, deck(15)), begins(1, deck(14))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([begins(6, deck(30)), begins(6, deck(29))]).toEqual([true, false]);
    expect(begins(3, { deck: [...blankDeck, ...blankDeck.slice(0, 1)] })).toBe(false);
  });

  it('has faces that can be read', () => {
    const moon = ['moon', '1', '1', '1', '1', '1'] as const;
    expect(begins(3, { faces: { ...sampleFaces, red: moon } })).toBe(false);
    expect(begins(3, { diceCards: [{ green: '1', blue: 'moon', red: '1' }] })).toBe(false);
    expect(begins(3, { diceCards: [{ green: '1', blue: '2', red: '1' }] })).toBe(true);
  });

  it('has a track that leads somewhere', () => {
    const track = (length: number, ...lines: readonly number[]) => begins(3, { track: { length, lines } });
    expect([track(2), track(1), track(9, 2, 9), track(9, 1), track(9, 10)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('believes faces only while they are samples, each die by itself', () => {
    const begun = (edition: EditionGiven) => {
      const decided = pirateQuest.begin({ seats: ['red'], edition });
      const now = decided.ok ? decided.value.reduce(pirateQuest.evolve, blank).edition : undefined;
      return now && dice.map((die) => isInvented(now, die));
    };
    const red = ['1', '1', '2', '2', '3', '3'] as const;
    expect([
      begun({}),
      begun({ faces: sampleFaces }),
      begun({ faces: { ...sampleFaces, red } }),
      begun({ faces: { ...sampleFaces, red }, sampleFaces: true }),
      begun({ faces: sampleFaces, sampleFaces: false }),
    ]).toEqual([
      [true, true, true],
      [true, true, true],
      [true, true, false],
      [true, true, true],
      [false, false, false],
    ]);
  });
});

describe('a table that can be begun', () => {
  const code = (setup: unknown): string => {
    const decided = pirateQuest.begin(setup as Setup);
    return decided.ok ? 'begun' : decided.no.code;
  };

  it('has one to six different captains, and a dealer among them', () => {
    const seats = ['red', 'blue', 'yellow', 'green', 'white', 'violet', 'orange'];
    expect([0, 1, 6, 7].map((captains) => code({ seats: seats.slice(0, captains) }))).toEqual([
      'seat-count',
      'begun',
      'begun',
      'seat-count',
    ]);
    expect(code({ seats: ['red', 'tea'] })).toBe('no-such-seat');
    expect(code({ seats: ['red', 'red'] })).toBe('seat-twice');
    expect([code({ seats: ['red'], dealer: 'red' }), code({ seats: ['red'], dealer: 'blue' })]).toEqual([
      'begun',
      'no-such-seat',
    ]);
  });

  it('has a known depth, and a map that can be laid', () => {
    expect(code({ seats: ['red'], depth: 'tea' })).toBe('no-such-depth');
    expect(code({ seats: ['red'], map: { kind: 'scenario', scenario: 'atlantis' } })).toBe(
      'no-such-scenario',
    );
    expect(
      code({ seats: ['red'], map: { kind: 'laid', layout: { id: 'none', cards: [], accelerations: [] } } }),
    ).toBe('bad-map');
  });

  it('begins with none to three luck points each', () => {
    const luck = (points: number) => sit({ luck: points }).luck('blue');
    expect([luck(0), luck(2), luck(7), luck(-1), luck(1.5)]).toEqual([0, 2, 3, 0, 1]);
  });
});

describe('standings', () => {
  it('go by rank on the ruler', () => {
    const table = sit().set({ 'rank.red': 4, 'rank.blue': 7 });
    expect(pirateQuest.standings(table.state)).toMatchObject({
      leaders: ['blue'],
      over: false,
      winners: [],
      ranks: [
        { seat: 'blue', rank: 1 },
        { seat: 'red', rank: 2 },
        { seat: 'yellow', rank: 3 },
      ],
      ruler: { length: 15, at: { red: 4, blue: 7, yellow: 0 }, ticks: [{ at: 6 }, { at: 12 }, { at: 15 }] },
    });
  });

  it('say how many cards there are behind each point, never more than five', () => {
    const table = sit({ edition: { track: { length: 9, lines: [3, 5, 7] } } });
    const { ticks } = pirateQuest.standings(table.state).ruler;
    expect(ticks.map(({ at, label }) => [at, label.values?.cards])).toEqual([
      [2, 4],
      [4, 5],
      [6, 5],
      [9, undefined],
    ]);
  });

  it('have nobody in the lead while all are level', () => {
    expect(pirateQuest.standings(sit().state).leaders).toEqual([]);
  });

  it('name the winner at the end', () => {
    expect(pirateQuest.standings(sit().set({ 'rank.red': 15 }).state)).toMatchObject({
      over: true,
      winners: ['red'],
    });
  });

  it('name nobody when the Dummy has won', () => {
    expect(pirateQuest.standings(sit({ captains: 2 }).set({ 'rank-dummy': 15 }).state)).toMatchObject({
      over: true,
      winners: [],
    });
  });
});

describe('a rematch', () => {
  const rematch = (state: State): Setup => {
    const asked = pirateQuest.ask(state, { kind: 'rematch' });
    if (!asked.ok) throw new Error(asked.no.code);
    return asked.value.setup as Setup;
  };

  it('is dealt by the captain to the left of the first dealer', () => {
    expect(rematch(sit({ dealer: 'red' }).skipBattle().state).dealer).toBe('blue');
    expect(rematch(sit({ dealer: 'yellow' }).state).dealer).toBe('red');
  });

  it('keeps house rules, depth, map and what was filled in', () => {
    const table = fighting({ options: { conflict: 'redirect' } });
    table.do({ kind: 'fillCard', card: 'axes-1', feature: 'fog', cost: 1, suit: 'universal', value: 5 });
    const next = pirateQuest.begin(rematch(table.state));
    if (!next.ok) throw new Error(next.no.code);
    const state = next.value.reduce(pirateQuest.evolve, blank);
    expect(state).toMatchObject({
      depth: 'cards',
      options: table.state.options,
      chart: table.state.chart,
      phase: 'bidding',
    });
    expect(state.edition).toEqual(table.state.edition);
    expect(state.markers.red?.rank).toBe(0);
  });

  it('sits as the captains sit now', () => {
    const table = sit({ depth: 'fights' })
      .bids(0, 0, 0)
      .do({ kind: 'mutiny', seat: 'red', target: 'blue', fights: 0 });
    expect(rematch(table.state).seats).toEqual(['blue', 'red', 'yellow']);
  });
});

describe('a question about a map', () => {
  it('says what is wrong, where one gets stuck, and where only a diagonal leads on', () => {
    const ask = (map: unknown) => pirateQuest.ask(sit().state, { kind: 'map-check', map } as never);
    expect(ask({ kind: 'laid', layout: { id: 'no', cards: [], accelerations: [] } })).toMatchObject({
      value: { problem: 'card-count' },
    });
    expect(ask(plainMap())).toMatchObject({
      value: { problem: null, hasWay: true, traps: [], diagonalOnly: [] },
    });
    expect(pirateQuest.ask(sit().state, { kind: 'map-check' }).ok).toBe(false);
    expect(pirateQuest.ask(sit().state, { kind: 'tea' }).ok).toBe(false);
  });
});

describe('a question about a roll-off', () => {
  it('is answered while one is going on', () => {
    const edition = { deck: deckWith(card('swords-3', 'blessed', 1, 'universal', 7)) };
    const table = fighting({ edition }).bids(0, 0, 0).plays('axes-7').tries('swords-3', '1').plays('axes-4');
    const asked = pirateQuest.ask(table.state, { kind: 'contest-odds', seat: 'blue' } as never);
    expect(asked.ok && (asked.value.chances as readonly number[])[0]).toBeCloseTo(0.5, 9);
    expect(asked.ok && asked.value).toMatchObject({
      kind: 'contest',
      seat: 'blue',
      luck: 0,
      keep: 0,
      sampleFaces: true,
    });
    const first = pirateQuest.ask(table.state, { kind: 'contest-odds', keep: 0.4 } as never);
    expect(first.ok && first.value).toMatchObject({ seat: 'red', keep: 0.4 });
    expect(pirateQuest.ask(table.state, { kind: 'contest-odds', seat: 'yellow' } as never).ok).toBe(false);
    expect(pirateQuest.ask(sit().state, { kind: 'contest-odds' }).ok).toBe(false);
  });
});

describe('the boundary', () => {
  it('can be told as JSON schemas', () => {
    expect(JSON.stringify(z.toJSONSchema(commandSchema())).length).toBeGreaterThan(1000);
    expect(Object.keys(z.toJSONSchema(setupSchema).properties ?? {})).toContain('map');
  });

  it('lets house rules in by name and value, and no others', () => {
    const seats = [{ seat: 'red', captain: 'Ines' }];
    const withRules = (rules: unknown) => setupSchema.safeParse({ seats, options: rules }).success;
    for (const option of options)
      expect([option.name, withRules({ [option.name]: option.default })]).toEqual([option.name, true]);
    expect([withRules({ tea: true }), withRules({ conflict: 'tea' }), withRules({ ladder: [3, 4] })]).toEqual(
      [false, false, false],
    );
  });
});

describe('the example evenings', () => {
  const lines = (path: string): readonly string[] => readFileSync(path, 'utf8').trim().split('\n');

  /** Everything that happened, once the race is over. */
  function eventsOf(folder: string): readonly Event[] {
    const setup = setupSchema.parse(JSON.parse(readFileSync(`${folder}/setup.json`, 'utf8')));
    const begun = pirateQuest.begin({ ...setup, seats: setup.seats.map(({ seat }) => seat) } as Setup);
    if (!begun.ok) throw new Error(begun.no.code);
    const happened: Event[] = [...begun.value];
    let state = begun.value.reduce(pirateQuest.evolve, blank);
    for (const line of lines(`${folder}/commands.jsonl`)) {
      const decided = pirateQuest.decide(state, commandSchema().parse(JSON.parse(line)), new Set());
      if (!decided.ok) throw new Error(`${line}: ${decided.no.code}`);
      happened.push(...decided.value);
      state = decided.value.reduce(pirateQuest.evolve, state);
    }
    expect(state.phase).toBe('over');
    return happened;
  }

  it('is played line by line without a refusal, to the end, told by bids and fights', () => {
    expect(eventsOf('docs/examples/pirate-quest').at(-1)?.kind).toBe('gameWon');
  });

  it('shows every feature, luck, a mutiny, hindsight and a remark of the referee, told card by card', () => {
    const happened = eventsOf('docs/examples/pirate-quest/evening');
    const active = happened.flatMap((event) => (event.kind === 'featureActivated' ? [event.feature] : []));
    expect(new Set(active)).toEqual(new Set(features));
    expect(happened.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'dealerRollTied',
        'contestTied',
        'luckSpent',
        'featureFailed',
        'seatsExchanged',
        'fightsTaken',
        'cardStolen',
        'luckDrawn',
        'hindsightClaimed',
        'pointsLost',
        'flagged',
        'gameWon',
      ]),
    );
  });
});
