import { describe, expect, test } from 'vitest';
import { cataloguesFor } from '../../../src-main/contract/catalogues.ts';
import { say as sayIn } from '../../../src-main/contract/say.ts';
import type { AnyCommand } from '../../../src-main/contract/request.ts';
import type { PromptPart } from '../../../src-main/contract/view.ts';
import { viewOf } from '../../../src-main/session/view.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { Seen, ViewParts } from '../../../src-renderer/games/drawing.ts';
import { spelled } from '../../../src-renderer/elements/cards.ts';
import { formOf, pathTo } from '../../../src-renderer/games/answering.ts';
import { boardOf, legalBoardOf } from '../../../src-renderer/games/pirate-quest/chart.ts';
import { answers } from '../../../src-renderer/games/pirate-quest/dress.ts';
import { dieFace, dieMore } from '../../../src-renderer/games/pirate-quest/faces.ts';
import { playsOf, promiseOf, sumOf } from '../../../src-renderer/games/pirate-quest/fight.ts';
import { ledgerOf } from '../../../src-renderer/games/pirate-quest/ledger.ts';
import { part } from '../../../src-renderer/games/pirate-quest/parts.ts';
import { printedRows } from '../../../src-renderer/games/pirate-quest/printed-rows.ts';
import { questRuler } from '../../../src-renderer/games/pirate-quest/ruler.ts';
import { scenarios } from '../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { enter } from '../../contract/table.ts';
import { stepAt } from '../../support/pressing.ts';
import { cornerReef, questTable, type Evening } from './evening.ts';

const catalogues = await cataloguesFor('pirate-quest', 'en');

function seenBy(table: RunningTable, viewer: { kind: 'table' | 'console' } = { kind: 'table' }): Seen {
  const parts = JSON.parse(JSON.stringify(viewOf(table, viewer, 0))) as ViewParts;
  const names = Object.fromEntries(parts.seats.map(({ seat, captain }) => [seat, captain]));
  return { parts, say: (message) => sayIn(catalogues, message, names), captain: captainOf(parts.seats) };
}

const tell = (table: RunningTable, ...commands: readonly object[]) => {
  for (const command of commands) enter(table, command as AnyCommand);
  return table;
};
const bids = (...amounts: readonly number[]) =>
  amounts.map((bid, at) => ({ kind: 'bid', seat: ['red', 'blue', 'yellow', 'green'][at], bid }));

/** Four captains; Freya deals. */
const fought = (evening: Evening = {}) =>
  tell(
    questTable({ captains: 4, depth: 'cards', dealer: 'green', map: cornerReef, luck: 2, ...evening }),
    { kind: 'setTable', fields: { cards: 3, 'square.yellow': 'c3-1', 'luck.blue': 0 } },
    ...bids(1, 1, 0, 0),
    { kind: 'playCard', seat: 'red', card: 'axes-7' },
    { kind: 'playCard', seat: 'blue', card: 'axes-9' },
    { kind: 'tryFeature', seat: 'yellow', card: 'shields-6' },
  );

const words = (parts: readonly { readonly kind: string }[]) =>
  parts
    .map((one) => {
      const { words: said, figure, sign } = one as { words?: string; figure?: unknown; sign?: string };
      return String(said ?? figure ?? sign);
    })
    .join(' ');

describe('the ledger', () => {
  test('has bids alone while they are made, a question mark at whoever is awaited, and then what was won of them', () => {
    const table = questTable({ captains: 3, depth: 'fights', dealer: 'yellow' });
    tell(table, { kind: 'bid', seat: 'red', bid: 1 });
    const bidding = ledgerOf(seenBy(table));
    expect(bidding.rows.map(({ cells }) => cells['bid'])).toMatchObject([
      { bid: 1 },
      { bid: '?', afloat: true },
      { kind: 'bid' },
    ]);
    tell(table, { kind: 'bid', seat: 'blue', bid: 0 }, { kind: 'bid', seat: 'yellow', bid: 0 });
    tell(table, { kind: 'winFight', seat: 'red' });
    const cell = ledgerOf(seenBy(table)).rows[0]?.cells['bid'];
    expect(cell).toMatchObject({ won: 1, bid: 1, standing: 'met' });
  });

  test('says nothing of fights where only sums are told, until one is', () => {
    const table = tell(questTable({ captains: 4, depth: 'score', dealer: 'green' }), ...bids(1, 0, 0, 0));
    expect(ledgerOf(seenBy(table)).rows[0]?.cells['bid']).not.toHaveProperty('won');
    tell(table, { kind: 'countFights', seat: 'red', won: 1 });
    const rows = ledgerOf(seenBy(table)).rows;
    expect(rows[0]?.cells['bid']).toMatchObject({ won: 1 });
    expect(rows[1]?.cells['bid']).not.toHaveProperty('won');
    expect(rows.map(({ awaited }) => awaited)).toEqual([false, true, true, true]);
  });

  test('keeps its columns all evening', () => {
    const table = fought();
    const { columns } = ledgerOf(seenBy(table));
    const fresh = ledgerOf(seenBy(questTable({ captains: 4, depth: 'score', dealer: 'green' }))).columns;
    expect(fresh.map(({ id, width }) => [id, width])).toEqual(columns.map(({ id, width }) => [id, width]));
  });
});

describe('the fight', () => {
  test('has one card solid, the one tried on its side, and an empty place for who is still to play', () => {
    const seen = seenBy(fought());
    const fight = part(seen, 'fight');
    if (!fight) throw new Error('no fight');
    expect(playsOf(seen, fight).map(({ standing, captain }) => [captain.name, standing])).toEqual([
      ['Ines', 'laid'],
      ['Bartholomew', 'winning'],
      ['Mo', 'tried'],
      ['Freya', undefined],
    ]);
  });

  test('adds up what was rolled and what luck may add, to the price of the feature', () => {
    const table = fought();
    const attempt = () => part(seenBy(table), 'fight')?.attempt;
    const before = attempt();
    if (!before) throw new Error('no attempt');
    expect(words(sumOf(seenBy(table), before))).toBe('Trump costs 2');
    tell(table, { kind: 'roll', seat: 'yellow', face: '1' });
    const rolled = attempt();
    if (!rolled) throw new Error('no attempt');
    expect(words(sumOf(seenBy(table), rolled))).toBe('1 + bolt = 2 the price of Trump');
    expect(words(promiseOf(seenBy(table), rolled))).toBe('Paid, it fights as 4 skull and takes the lead.');
  });

  test('does not promise luck that nobody has', () => {
    const table = fought();
    tell(table, { kind: 'takeBack', seat: 'yellow' }, { kind: 'playCard', seat: 'yellow', card: 'bows-1' });
    tell(table, { kind: 'setTable', fields: { 'square.green': 'c3-4', 'luck.green': 1 } });
    tell(table, { kind: 'tryFeature', seat: 'green', card: 'swords-3' });
    tell(table, { kind: 'roll', seat: 'green', face: '1' });
    const attempt = part(seenBy(table), 'fight')?.attempt;
    if (!attempt) throw new Error('no attempt');
    expect(words(sumOf(seenBy(table), attempt))).toBe('1 of 3 for Trump');
  });
});

describe('the dice', () => {
  test.each([
    ['1', 'pip1', undefined],
    ['bolt', 'bolt', undefined],
    ['XX', 'xx', undefined],
    ['circle+2', 'circle', '+2'],
    ['bolt+1', 'bolt', '+1'],
    ['4', 4, undefined],
  ])('show %s', (face, drawn, more) => {
    expect([dieFace(face), dieMore(face)]).toEqual([drawn, more]);
  });
});

describe('the map', () => {
  test.each(scenarios.map(({ id }) => id))(
    '%s is drawn with no square over another and every wall on an edge',
    (scenario) => {
      const seen = seenBy(questTable({ depth: 'score', map: { kind: 'scenario', scenario } }));
      const board = boardOf(seen);
      if (!board) throw new Error('no map');
      const map = part(seen, 'map');
      expect(board.squares).toHaveLength(map?.squares.length ?? -1);
      for (const [at, one] of board.squares.entries())
        for (const other of board.squares.slice(at + 1)) {
          const isApart = Math.abs(one.x - other.x) >= 0.999 || Math.abs(one.y - other.y) >= 0.999;
          expect([one.id, other.id, isApart]).toEqual([one.id, other.id, true]);
        }
      for (const frame of board.frames ?? []) {
        const inside = board.squares.filter(
          ({ x, y }) =>
            x >= frame.x - 0.001 &&
            x < frame.x + frame.width &&
            y >= frame.y - 0.001 &&
            y < frame.y + frame.height,
        );
        expect(inside).toHaveLength(6);
      }
      expect(board.squares.filter(({ sign }) => sign === 'flag').map(({ id }) => id)).toEqual([map?.goal]);
    },
  );

  test('has the lamp on the squares that the view calls legal, and on the console on those that answer', () => {
    const table = tell(
      questTable({ captains: 4, depth: 'score', dealer: 'green', map: cornerReef }),
      ...bids(1, 0, 0, 0),
      ...[2, 0, 0].map((won, at) => ({
        kind: 'countFights',
        seat: ['red', 'blue', 'yellow'][at],
        won,
      })),
    );
    const seen = seenBy(table, { kind: 'console' });
    const legal = part(seen, 'moving')?.legal.map(({ square }) => square) ?? [];
    expect(legal.length).toBeGreaterThan(0);
    const lit = legalBoardOf(seen)?.squares.filter((square) => square.legal);
    expect(lit?.map(({ id }) => id).sort()).toEqual([...legal].sort());
    const [prompt] = seen.parts.prompts;
    if (!prompt?.step) throw new Error('nothing asked');
    const form = formOf(seen, answers, prompt, prompt.step);
    const answering = form.board?.squares.filter((square) => square.legal).map(({ id }) => id) ?? [];
    expect([...answering].sort()).toEqual([...legal].sort());
  });
});

describe('the ruler', () => {
  test('has rank 1 in the middle of its first part, the goal in the last, and no words at a line that was crossed', () => {
    const table = tell(questTable({ captains: 3, depth: 'score', map: cornerReef }), {
      kind: 'setTable',
      fields: { 'square.red': 'c1-1', 'square.blue': 'c4-2' },
    });
    const seen = seenBy(table);
    const ruler = questRuler(seen);
    const length = part(seen, 'map')?.length ?? 0;
    expect(ruler?.marks[0]?.at).toBeCloseTo(50 / length);
    expect(ruler?.end?.at).toBeCloseTo(((length - 0.5) / length) * 100);
    expect(ruler?.ticks?.map(({ text }) => text)).toEqual([undefined, '5 cards from here']);
  });
});

describe('what is printed on a card', () => {
  const untold = () =>
    tell(
      questTable({ captains: 4, depth: 'cards', dealer: 'green', deck: 'blank' }),
      { kind: 'setTable', fields: { 'rank.red': 2, 'colour.red': 'green' } },
      ...bids(1, 1, 1, 0),
      { kind: 'tryFeature', seat: 'red', card: 'axes-7' },
    );
  const formAfter = (table: RunningTable, path: readonly string[], drawn = printedRows) => {
    const prompt = table.prompts.find(({ kind }) => kind === 'fill-card');
    const step = prompt && stepAt(table.game, table.state.game, prompt, 'red', path);
    if (!prompt || !step) throw new Error('nothing is asked of a card');
    return {
      step,
      form: formOf(seenBy(table), { ...answers, rows: drawn }, prompt as unknown as PromptPart, step, {
        reserved: new Set(),
      }),
    };
  };
  const lit = (table: RunningTable, path: readonly string[]) =>
    formAfter(table, path).form.rows?.groups.map(({ places }) =>
      places.filter(({ button }) => button?.key !== undefined).map(({ button }) => button?.key),
    );

  test('is three short rows, of which one after the other awaits its digits', () => {
    const table = untold();
    const rows = formAfter(table, []).form.rows?.groups ?? [];
    expect(rows.map(({ label, places }) => [label, places.length])).toEqual([
      ['Feature', 6],
      ['Price', 4],
      ['Value', 9],
    ]);
    expect(lit(table, [])).toEqual([['1', '2', '3', '4', '5', '6'], [], []]);
    expect(lit(table, ['choice/trump'])).toEqual([[], ['1', '2', '3', '4'], []]);
    expect(lit(table, ['choice/trump', 'number/3'])?.[2]).toHaveLength(9);
  });

  test('presets skulls for Trump, marks what was said, and lets it be said otherwise', () => {
    const { form, step } = formAfter(untold(), ['choice/trump', 'number/3']);
    const [features, prices, values] = form.rows?.groups ?? [];
    expect(values?.label).toBe('Value, skulls');
    const chosen = (group = features) =>
      group?.places.filter(({ button }) => button?.standing === 'chosen').map(({ words: said }) => said);
    expect([chosen(), chosen(prices)]).toEqual([['Trump'], ['3 pips']]);
    const other = features?.places.find(({ words: said }) => said === 'Thief')?.button?.id ?? '';
    expect(pathTo(step, other)).toEqual(['choice/thief']);
  });

  test('is entered whole where it is spelled, in both languages', async () => {
    const { form, step } = formAfter(untold(), []);
    const hits = (search: string, all = form.rows?.spelled() ?? []) => spelled(all, search);
    expect(hits('trump for 3: 3').map(({ name }) => name)).toEqual(['Trump for 3: 3 skulls']);
    expect(pathTo(step, hits('trump for 3: 3')[0]?.id ?? '')).toEqual([
      'choice/trump',
      'number/3',
      'number/3',
    ]);
    expect(hits('fog 2').map(({ name }) => name.slice(0, 9))).toEqual(Array<string>(9).fill('Fog for 2'));
    expect(hits('')).toEqual([]);
    const german = await cataloguesFor('pirate-quest', 'de');
    const inGerman: typeof printedRows = (seen, prompt) =>
      printedRows({ ...seen, say: (message) => sayIn(german, message, {}) }, prompt);
    const said = inGerman(seenBy(untold()), { kind: 'fill-card', step } as unknown as PromptPart);
    expect(said && sayIn(german, said.words(['choice/trump', 'number/3', 'number/3']), {})).toBe(
      'Trumpf für 3: Schädel 3',
    );
  });
});
