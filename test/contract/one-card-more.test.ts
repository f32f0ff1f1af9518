import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { exportChest } from '../../src-main/chest/transfer.ts';
import { openOrCreate } from '../../src-main/log/open-or-create.ts';
import { piratesFlag } from '../../src-main/rules/pirates-flag/game.ts';
import type { CardRow } from '../../src-main/rules/pirates-flag/cards.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { holdOf, libraryIn } from '../chest/harbour.ts';
import { enter, heading, tickingClock } from './table.ts';

/** A tenth card that is known under the number it had, and a forty-ninth that was never in the box before. */
const tenth: CardRow = { id: 'card-10', marks: [], effects: [{ kind: 'draw', whose: 'own', count: 2 }] };
const oneMore: CardRow = { id: 'whirlpool', marks: [], effects: [{ kind: 'forceRoll', whose: 'any' }] };

/** What a table had written down itself, on a card that the next version knows and on one that it does not. */
const song = {
  id: 'card-10',
  name: 'Song',
  marks: [],
  effects: [{ kind: 'note', text: 'Sing' }],
} as const;
const gale = { ...song, id: 'card-11', name: 'Gale' } as const;
const deck = { cards: [song, gale] };

let folder: string;
let session: string;
let labels: readonly (readonly [key: string, code: string])[];
let chestFile: ReturnType<typeof exportChest>;
let playHash: string;

const setup = {
  seats: [
    { seat: 'red', captain: 'Ines' },
    { seat: 'blue', captain: 'Freya' },
    { seat: 'yellow', captain: 'Mo' },
  ],
};

/** An evening, a chest, labels and a deck as they are made today. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-card-more-'));
  session = join(folder, 'evening.qm');
  const log = openOrCreate(session, heading('pirates-flag'));
  if (!log.ok) throw new Error(log.no.detail);
  const table = new RunningTable(piratesFlag, log.value, tickingClock());
  enter(table, { kind: 'begin', setup: { ...setup, edition: { cards: [gale] } } } as never);
  enter(table, { kind: 'beginWith', seat: 'red' } as never);
  for (const seat of ['red', 'blue', 'yellow'])
    enter(table, { kind: 'setRight', field: 'hand', seat, value: 5 } as never);
  enter(table, {
    kind: 'teachCard',
    card: 'card-12',
    name: 'Song',
    marks: [],
    effects: song.effects,
  } as never);
  enter(table, { kind: 'playCard', seat: 'red', card: 'card-12' } as never);
  enter(table, { kind: 'playCard', seat: 'blue', card: 'card-11' } as never);
  enter(table, { kind: 'letStand' } as never);
  playHash = table.playHash();
  log.value.close();

  const pieces = piratesFlag.pieces();
  labels = pieces.map((piece) => [piece.key, formatCode('pirates-flag', piece)]);
  const library = libraryIn(folder);
  const hold = holdOf(library);
  const chest = hold.create('pirates-flag', 'Ours');
  if (!chest.ok) throw new Error('no chest');
  pieces.forEach(({ key }, at) => hold.teach(chest.value, `TAG${at}`, key));
  chestFile = exportChest(hold, chest.value);
  library.close();
});

afterAll(() => {
  vi.doUnmock('../../src-main/rules/pirates-flag/data/cards.ts');
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

/** The program as it will be with one card more. */
async function nextVersion() {
  vi.resetModules();
  vi.doMock('../../src-main/rules/pirates-flag/data/cards.ts', async (today) => {
    const { deliveredCards } = await today<{ deliveredCards: readonly CardRow[] }>();
    return {
      deliveredCards: [...deliveredCards.map((row) => (row.id === tenth.id ? tenth : row)), oneMore],
    };
  });
  const { piratesFlag: game } = await import('../../src-main/rules/pirates-flag/game.ts');
  const session = await import('../../src-main/session/running-table.ts');
  const { contentsOf } = await import('../../src-main/chest/contents.ts');
  return { game, Table: session.RunningTable, contentsOf };
}

describe('a version with one card more', () => {
  test('opens an evening of today, plays the same and knows each card by the name it had', async () => {
    const { game, Table } = await nextVersion();
    const log = openOrCreate(session, heading('pirates-flag'));
    if (!log.ok) throw new Error(log.no.detail);
    const table = new Table(game, log.value, tickingClock());
    const { edition } = game.view(table.state.game as never, { kind: 'table' }) as {
      edition: { cards: readonly { id: string; name: unknown; taught: boolean }[] };
    };
    const card = (id: string) => edition.cards.find((one) => one.id === id);
    expect(table.playHash()).toBe(playHash);
    expect(edition.cards).toHaveLength(48);
    expect(card('card-10')).toMatchObject({ taught: false, name: { key: 'card.blank' } });
    expect(card('card-11')).toMatchObject({ taught: true, name: { values: { name: 'Gale' } } });
    expect(card('card-12')).toMatchObject({ taught: true, name: { values: { name: 'Song' } } });
    enter(
      table as never,
      { kind: 'playCard', seat: 'yellow', card: 'flank', target: 'red', direction: 'inward' } as never,
    );
    log.value.close();
  });

  test('finds every piece by the label that was printed for it', async () => {
    const { game, contentsOf } = await nextVersion();
    const contents = contentsOf('pirates-flag', game.pieces());
    expect(contents.pieces).toHaveLength(labels.length + 1);
    for (const [key, code] of labels) expect(contents.ofCode(code)?.key).toBe(key);
  });

  test('finds every piece by the tag that a chest has for it', async () => {
    const { game, contentsOf } = await nextVersion();
    const contents = contentsOf('pirates-flag', game.pieces());
    expect(chestFile.pieces).toHaveLength(labels.length);
    for (const { piece, tags } of chestFile.pieces) {
      expect(tags).toHaveLength(1);
      expect(contents.piece(piece)?.key).toBe(piece);
    }
  });

  test('begins with a deck of today: what a table has taught it keeps, and no row is there twice', async () => {
    const { game } = await nextVersion();
    const begun = game.begin({ seats: ['red', 'blue', 'yellow'], edition: deck });
    const [first] = begun.ok ? begun.value : [];
    const cards = first?.kind === 'gameBegun' ? first.cards : [];
    expect(cards).toHaveLength(49);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(49);
    expect(cards.find(({ id }) => id === 'card-10')).toEqual(song);
    expect(cards.find(({ id }) => id === 'card-11')).toEqual(gale);
    expect(cards.at(-1)).toEqual(oneMore);
  });

  test('begins without one with the card under the number it had', async () => {
    const { game } = await nextVersion();
    const begun = game.begin({ seats: ['red', 'blue', 'yellow'] });
    const [first] = begun.ok ? begun.value : [];
    const cards = first?.kind === 'gameBegun' ? first.cards : [];
    expect(cards[9]).toEqual(tenth);
  });
});
