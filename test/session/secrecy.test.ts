import { describe, expect, test } from 'vitest';
import type { AnyCommand, Edit } from '../../src-main/contract/request.ts';
import { speaker } from '../../src-main/contract/words.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { pirateTricks } from '../../src-main/rules/pirate-tricks/game.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { serve } from '../../src-main/session/serve.ts';
import { entryPart } from '../../src-main/session/entry-view.ts';
import { deckFor } from '../../src-main/rules/pirate-tricks/cards.ts';
import { withReveal } from '../../src-main/session/view.ts';
import { auction } from '../contract/games.ts';
import { enter, tableBegun, tableOf } from '../contract/table.ts';
import { waysToAnswer } from '../support/pressing.ts';

const keeper: Viewer = { kind: 'console' };
const strangers: readonly Viewer[] = [
  keeper,
  { kind: 'console', seat: 'blue' },
  { kind: 'table' },
  { kind: 'captain', seat: 'blue' },
  { kind: 'captain', seat: 'yellow' },
];
const bid = (seat: string, amount: number): AnyCommand => ({ kind: 'bid', seat, row: 1, amount });

/** A table, and all that has gone to those who may not know what Ines has sealed. */
function watched(game: AnyGame) {
  const table = tableOf(game);
  const sent: unknown[] = [];
  const publisher = new Publisher(table, () => 0, 'run');
  for (const viewer of strangers) publisher.subscribe(viewer, (frame) => sent.push(frame));
  const say = speaker(game, 'en', () => ({}));
  const look = (viewer: Viewer, edits: readonly Edit[]) => {
    const reply = serve(
      table,
      { kind: 'preview', correction: { edits, head: table.head }, id: undefined },
      say,
      { viewer },
    );
    sent.push(reply, entryPart(table, table.head, viewer));
    return 'preview' in reply ? (reply.preview as Record<string, unknown>) : reply;
  };
  const apply = (edits: readonly Edit[]) => {
    const reply = serve(
      table,
      { kind: 'correct', correction: { edits, head: table.head }, id: undefined },
      say,
      { viewer: keeper },
    );
    // Events never leave for a page; a refusal does.
    sent.push('seq' in reply ? reply.seq : reply);
    return reply;
  };
  return { table, sent, look, apply };
}

const games: readonly [string, AnyGame][] = [
  ['the secret auction', auction],
  ['Pirate Tricks', pirateTricks],
];

/** Goes on to the auction, whatever has to be told before it. */
function toTheBids(table: RunningTable): void {
  for (;;) {
    const prompt = table.prompts.find(({ need }) => need === 'must');
    if (!prompt || prompt.secret) return;
    const [answer] = waysToAnswer(table.game, table.state.game, prompt, undefined);
    if (!answer) throw new Error(`nothing answers ${prompt.kind}`);
    enter(table, answer.command as AnyCommand);
  }
}

describe.each(games)('what is sealed in %s, while a correction touches it,', (_name, game) => {
  const evening = (amount: number) => {
    const at = watched(game);
    toTheBids(at.table);
    const first = enter(at.table, { kind: 'note', text: 'before the bids' } as AnyCommand);
    const red = enter(at.table, bid('red', amount));
    const blue = enter(at.table, bid('blue', 1));
    return { ...at, first, red, blue };
  };
  const tried = (amount: number) => {
    const at = evening(amount);
    const drafts: readonly (readonly Edit[])[] = [
      [{ kind: 'replace', entry: at.red, command: bid('red', 2) }],
      [{ kind: 'void', entry: at.red }],
      [{ kind: 'void', entry: at.first }],
      [{ kind: 'insert', before: at.blue, command: bid('yellow', 1) }],
      [{ kind: 'replace', entry: at.red, command: bid('yellow', 0) }],
    ];
    for (const viewer of strangers.slice(0, 2)) for (const edits of drafts) at.look(viewer, edits);
    at.apply([{ kind: 'void', entry: at.first }]);
    return at.sent;
  };

  test('reaches nobody else: all that is sent is the same whatever it is', () => {
    expect(tried(4)).toEqual(tried(3));
  });

  test('is not opened by a preview that lets the last answer come in', () => {
    const { look, blue } = evening(4);
    const edits: readonly Edit[] = [{ kind: 'insert', before: blue, command: bid('yellow', 1) }];
    expect(look(keeper, edits)).toMatchObject({ opens: true, numbers: [] });
    expect(look(keeper, edits)).not.toHaveProperty('leaders.after');
  });
});

describe('a correction is held against what its sender may know', () => {
  /** Blue keeps the score; red has sealed a bid and noted two cards. */
  const playing = () => {
    const at = watched(pirateTricks);
    toTheBids(at.table);
    const [noted = '', other = ''] = unseen(at.table);
    const before = enter(at.table, { kind: 'note', text: 'before' });
    const note = enter(at.table, { kind: 'noteHand', seat: 'red', cards: [noted, other] });
    const red = enter(at.table, bid('red', 7));
    return { ...at, before, note, red, noted, other };
  };
  const blue: Viewer = { kind: 'console', seat: 'blue' };
  const act = (table: RunningTable, command: AnyCommand, sender?: Viewer) => table.act({ command, sender });

  test('a sealed bid stands, whatever a purse put right before it holds', () => {
    const { table, look, apply, red } = playing();
    const edits: readonly Edit[] = [
      { kind: 'insert', before: red, command: { kind: 'setRight', field: 'loon', seat: 'red', value: 3 } },
    ];
    expect(look(blue, edits)).toMatchObject({
      numbers: [],
      kept: [],
      dropped: [],
      opens: false,
      unseen: ['red', 'yellow'],
    });
    apply(edits);
    expect(table.prompts[0]?.answered).toEqual(['red']);
  });

  test('a noted hand stands without the card that is put right to lie elsewhere', () => {
    const { table, look, apply, noted, other } = playing();
    const dealt = table.entriesInForce().find(({ command }) => command.includes('"dealCard"'));
    const command = { kind: 'dealCard', row: 1, card: noted };
    const edits: readonly Edit[] = [{ kind: 'replace', entry: dealt?.seq ?? 0, command }];
    expect(look(blue, edits)).toMatchObject({ refusedEdits: [], kept: [], dropped: [] });
    apply(edits);
    expect(table.state.game).toMatchObject({ round: { noted: { red: [other] } } });
  });

  test('a bid for another is sealed though the purse is too small, and is refused to its own seat or after a reveal', () => {
    const { table } = playing();
    const tooHigh = bid('red', 13);
    expect(act(table, tooHigh, { kind: 'captain', seat: 'red' })).toMatchObject({
      refusal: { code: 'over-purse' },
    });
    enter(table, { kind: 'reveal', seat: 'red' });
    expect(act(table, tooHigh, withReveal(table, blue))).toMatchObject({ refusal: { code: 'over-purse' } });
    expect(act(table, tooHigh, blue)).toMatchObject({ kind: 'entered' });
    expect(act(table, bid('blue', 13), blue)).toMatchObject({ refusal: { code: 'over-purse' } });
  });

  test('what is wrong with the sender’s own words is said', () => {
    const { table } = watched(auction);
    const red = enter(table, bid('red', 1));
    const edits: readonly Edit[] = [{ kind: 'replace', entry: red, command: bid('red', 9) }];
    expect(table.preview({ edits, head: table.head }, blue)).toMatchObject({
      preview: { refusedEdits: [{ refusal: { code: 'too-much', values: { amount: 9 } } }] },
    });
  });

  test('an entry says what it sealed once that was opened, and never what was changed before', () => {
    const { table, red } = playing();
    const again = enter(table, bid('red', 3));
    const said = (entry: number) => entryPart(table, entry, blue);
    expect([said(red)?.command, said(again)?.secretOf]).toEqual([null, 'red']);
    enter(table, bid('blue', 1));
    enter(table, bid('yellow', 0));
    expect(said(again)?.command).toMatchObject({ amount: 3 });
    expect(said(red)).toMatchObject({ command: null, secretOf: 'red' });
  });

  test('a purse that was set by hand is its seat’s to see', () => {
    const { table } = playing();
    const set = enter(table, { kind: 'setRight', field: 'loon', seat: 'red', value: 9 });
    expect(entryPart(table, set, blue)).toMatchObject({ command: null, secretOf: 'red' });
    expect(entryPart(table, set, { kind: 'console', seat: 'red' })?.command).toMatchObject({ value: 9 });
    expect(table.preview({ edits: [{ kind: 'void', entry: set }], head: table.head }, blue)).toMatchObject({
      preview: { numbers: [] },
    });
  });

  test('a game that would end is told when the correction is applied: purses would lie open', () => {
    const at = tableBegun(pirateTricks, {
      seats: ['red', 'blue', 'yellow'].map((seat) => ({ seat, captain: seat })),
      depth: 'score',
    });
    const gains = ['red', 'blue', 'yellow'].map((seat) => ({ seat, loon: 0 }));
    for (let round = 0; round < 2; round++) tellRound(at, gains);
    for (const [row, seat] of ['red', 'blue'].entries())
      enter(at, { kind: 'tellRow', seat, row: row + 1, bid: 0 });
    const note = enter(at, { kind: 'note', text: 'the last' });
    const edits: readonly Edit[] = [{ kind: 'insert', before: note, command: { kind: 'tellRound', gains } }];
    expect(at.preview({ edits, head: at.head }, blue)).toMatchObject({
      preview: { opens: true, numbers: [], winners: undefined },
    });
    expect(at.preview({ edits, head: at.head })).toMatchObject({
      preview: { opens: false, winners: { after: ['red', 'blue', 'yellow'] } },
    });
  });
});

/** Cards that everybody knows to lie nowhere. */
function unseen(table: RunningTable): readonly string[] {
  const rows = table.game.view(table.state.game, { kind: 'table' })['rows'] as readonly {
    readonly open: readonly string[];
  }[];
  const open = new Set(rows.flatMap((row) => row.open));
  return deckFor(3).filter((card) => !open.has(card));
}

function tellRound(table: RunningTable, gains: readonly unknown[]): void {
  for (const [row, seat] of ['red', 'blue'].entries())
    enter(table, { kind: 'tellRow', seat, row: row + 1, bid: 0 });
  enter(table, { kind: 'tellRound', gains });
}
