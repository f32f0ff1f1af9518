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
import { auction } from '../contract/games.ts';
import { enter, tableOf } from '../contract/table.ts';

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
      viewer,
    );
    sent.push(reply, entryPart(table, table.head, viewer));
    return 'preview' in reply ? (reply.preview as Record<string, unknown>) : reply;
  };
  const apply = (edits: readonly Edit[]) => {
    const reply = serve(
      table,
      { kind: 'correct', correction: { edits, head: table.head }, id: undefined },
      say,
      keeper,
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
    const [answer] = table.game.answers(table.state.game, prompt, undefined);
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

test('a refusal of what was sealed names neither the bid nor the rule, only that a ruling may stand against it', () => {
  const told = (amount: number) => {
    const { table, look, apply } = watched(auction);
    const red = enter(table, bid('red', 1));
    enter(table, bid('blue', 1));
    const edits: readonly Edit[] = [{ kind: 'replace', entry: red, command: bid('red', amount) }];
    return [look(keeper, edits), apply(edits), look({ kind: 'console', seat: 'red' }, edits)];
  };
  const secret = { code: 'in-secret', rule: 'table.secrets', waivable: true };
  expect(told(9).slice(0, 2)).toMatchObject([
    { refusedEdits: [{ refusal: secret }], opens: false },
    { refusal: secret },
  ]);
  expect(JSON.stringify(told(9).slice(0, 2))).toBe(JSON.stringify(told(8).slice(0, 2)));
  expect(told(9)[2]).toMatchObject({
    refusedEdits: [{ refusal: { code: 'too-much', values: { amount: 9 } } }],
  });
});
