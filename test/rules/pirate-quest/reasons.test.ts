import { describe, expect, it } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import type { EditionGiven } from '../../../src-main/rules/pirate-quest/edition.ts';
import { design } from '../../../src-main/rules/pirate-quest/data/designs.ts';
import type { PlacedCard } from '../../../src-main/rules/pirate-quest/map/layout.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const names = { red: 'Ines', blue: 'Bart', yellow: 'Mo' };

/** What the captain hears, in words. */
function hears(table: Table, command: Command): string {
  const { code, values } = table.refusal(command);
  return say([pirateQuest.text.en], { key: `refusal.${code}`, values: values ?? {} }, names);
}

/** Red has met a bid of one, on the first card with these barriers; blue has missed by one. */
function walled(barriers: readonly string[] = [], red = 'c2-4'): Table {
  const cards = [0, 3, 6].map((x): PlacedCard => ({
    ...design('ggg/ggg', x === 0 ? barriers : []),
    x,
    y: 0,
    turn: 0,
  }));
  return sit({ map: { kind: 'laid', layout: { id: 'walled', cards, accelerations: [] } } })
    .set({ 'square.red': red, 'square.blue': 'c1-1' })
    .bids(1, 2, 2)
    .counts({ red: 1, blue: 1, yellow: 0 });
}

const to = (seat: 'red' | 'blue', square: string): Command => ({ kind: 'move', seat, to: square });

describe('a refusal of a step', () => {
  it('says that a wall stands there, also where a longer way leads round it', () => {
    const table = walled(['1e']).do({ kind: 'stop', seat: 'red' });
    expect(hears(table, to('blue', 'c1-2'))).toBe(
      'Refused: a wall stands between Bart and card 1, upper middle. Nothing entered.',
    );
  });

  it('says that a bar shuts the corner, before it speaks of the bid', () => {
    const table = walled(['1se']).do({ kind: 'stop', seat: 'red' });
    expect(hears(table, to('blue', 'c1-5'))).toBe(
      'Refused: a bar shuts the corner between Bart and card 1, lower middle. Nothing entered.',
    );
    const open = walled().do({ kind: 'stop', seat: 'red' });
    expect(hears(open, to('blue', 'c1-5'))).toContain('reached by a diagonal only');
  });

  it('names every place by its card and where it lies on it, turned cards as they lie', () => {
    const labels = (table: Table) => {
      const prompt = pirateQuest.prompts(table.state).find(({ kind }) => kind === 'move');
      return (prompt ? waysToAnswer(pirateQuest, table.state, prompt, 'red') : []).map(({ label }) =>
        say([pirateQuest.text.en], label, names),
      );
    };
    expect(labels(walled([], 'c1-4'))).toContain('card 1, lower middle');
    const upright = [0, 2, 4].map((x): PlacedCard => ({ ...design('ggg/ggg'), x, y: 0, turn: 1 }));
    const table = sit({
      map: { kind: 'laid', layout: { id: 'upright', cards: upright, accelerations: [] } },
    });
    table.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 });
    expect(labels(table)).toContain('card 1, lower left');
    expect(labels(table)).toContain('card 1, middle right');
    expect(labels(table).join()).not.toMatch(/place\.|square/);
  });
});

describe('a refusal of hindsight', () => {
  const claim: Command = { kind: 'claimHindsight', seat: 'blue' };
  const counted = (ranks: Readonly<Record<string, number>>, won = 1): Table =>
    sit({ luck: 3 })
      .set(ranks)
      .set({ cards: 3 })
      .bids(0, 2, 2)
      .counts({ red: 0, blue: won, yellow: 3 - won });

  it('says to whoever shares the last place that sharing is why', () => {
    expect(hears(counted({ 'rank.red': 3 }), claim)).toContain('The last place is shared here.');
  });

  it('says that somebody is farther back, that nobody is on the board, or how the bid stood', () => {
    expect(hears(counted({ 'rank.red': 3, 'rank.blue': 2 }), claim)).toContain(
      'Somebody else is farther back.',
    );
    expect(hears(counted({}), claim)).toContain('Nobody is on the board yet.');
    expect(hears(counted({ 'rank.red': 3 }, 2), claim)).toContain('This bid was met.');
    expect(hears(counted({ 'rank.red': 3 }, 0), claim)).toContain('This bid was missed by more.');
  });
});

describe('a refusal', () => {
  const edition = { deck: deckWith(card('swords-3', 'mutiny', 1, 'universal', 7)) };
  const tries: Command = { kind: 'tryFeature', seat: 'red', card: 'swords-3' };

  it('of a die gives only the reason that holds', () => {
    const white = fighting({ edition }, 'w').bids(0, 0, 0);
    expect(hears(white, tries)).toBe('Refused: Ines has no die: the square is white. Nothing entered.');
    const off = sit({ depth: 'cards', edition, map: plainMap() }).bids(0, 0, 0);
    expect(hears(off, tries)).toContain('the marker is not on the board yet');
  });

  it('of what is done already says what was done', () => {
    expect(hears(sit().bids(1), { kind: 'bid', seat: 'red', bid: 0 })).toContain('Ines has bid 1 already');
    const fight = fighting().bids(0, 0, 0).plays('axes-1');
    expect(hears(fight, { kind: 'playCard', seat: 'red', card: 'axes-2' })).toContain(
      'Ines has laid a card in this fight already',
    );
  });

  it('of a table that cannot stand says what of it cannot', () => {
    const set = (table: Table, fields: Readonly<Record<string, string | number>>): string =>
      hears(table, { kind: 'setTable', fields });
    expect(set(sit(), { 'bid.red': '3' })).toContain('a bid would be higher than the cards dealt');
    expect(set(sit(), { 'won.red': 1 })).toContain('fights are won only once everybody has bid');
    expect(set(sit().bids(1, 0, 0), { 'won.red': 2, 'won.blue': 1 })).toContain('more fights would be won');
    const same = { 'square.red': 'c1-4', 'square.blue': 'c1-4' };
    expect(set(sit({ map: plainMap() }), same)).toContain('two markers would be on one square');
    const moved = sit().bids(1, 0, 0).counts({ red: 1, blue: 1, yellow: 0 }).stops();
    expect(set(moved, { 'bid.red': '0' })).toContain('markers have moved');
  });

  it('of data that cannot be played with says what is wrong with it', () => {
    const begun = (edition: EditionGiven): string => {
      const decided = pirateQuest.begin({ seats: ['red', 'blue'], edition });
      return decided.ok
        ? 'begun'
        : say([pirateQuest.text.en], { key: 'refusal.bad-edition', values: decided.no.values ?? {} }, names);
    };
    const { deck } = pirateQuest.blank.edition;
    expect(begun({ deck: deck.slice(0, 9) })).toContain('the deck has 9 cards, and 15 are dealt in the end');
    expect(begun({ deck: [...deck, ...deck.slice(0, 1)] })).toContain('a card is in the deck twice');
    expect(begun({ diceCards: [{ green: '1', blue: 'moon', red: '1' }] })).toContain('cannot be read');
    expect(begun({ track: { length: 9, lines: [10] } })).toContain('the track is too short');
  });

  it('of another depth says what is told there, and what is told here', () => {
    const words = hears(sit().bids(1, 0, 0), { kind: 'tryFeature', seat: 'red', card: 'axes-2' });
    expect(words).toContain('at "Every card and die", and this table tells "Bids and fights won"');
  });
});
