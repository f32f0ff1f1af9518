import { expect, test } from 'vitest';
import type { AnyCommand, Edit } from '../../src-main/contract/request.ts';
import { speaker } from '../../src-main/contract/words.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { entryPart, isHiddenFrom } from '../../src-main/session/entry-view.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import { serve } from '../../src-main/session/serve.ts';
import { enter, tableBegun } from '../contract/table.ts';

const strangers: readonly Viewer[] = [
  { kind: 'console' },
  { kind: 'console', seat: 'red' },
  { kind: 'table' },
  { kind: 'captain', seat: 'red' },
  { kind: 'captain', seat: 'yellow' },
];
const own: Viewer = { kind: 'captain', seat: 'blue' };
const noted = (card: string, ship = 3): AnyCommand => ({ kind: 'noteLook', seat: 'blue', ship, card });

/** An evening at which The Doctor notes one card, and all that has gone to those who may not know which. */
function evening(card: string) {
  const seats = ['red', 'blue', 'yellow'].map((seat) => ({ seat, captain: seat }));
  const edition = { packs: ['main', 'special-abilities'] };
  const table = tableBegun(pirateAttack, { seats, depth: 'cards', edition });
  const sent: unknown[] = [];
  const publisher = new Publisher(table, () => 0, 'run');
  for (const viewer of strangers) publisher.subscribe(viewer, (frame) => sent.push(frame));
  const say = speaker(pirateAttack, 'en', () => ({}));
  const row = (size: string) => [{ card: `sloop-${size}` }];
  enter(table, {
    kind: 'setTable',
    fields: {
      turn: 'red',
      'gold.red': 20,
      'ability.blue': 'the-doctor',
      'row.red': row('3-3'),
      'row.blue': row('3-4'),
      'row.yellow': row('4-4'),
    },
  } as AnyCommand);
  const bought = enter(table, { kind: 'buy', seat: 'red', goods: 'curses', count: 2 });
  const placed = enter(table, { kind: 'placeCard', seat: 'blue', ship: 3 });
  enter(table, { kind: 'placeCard', seat: 'blue', ship: 1 });
  const look = enter(table, noted(card));
  const previewed = (viewer: Viewer, edits: readonly Edit[]) => {
    const correction = { edits, head: table.head };
    const reply = serve(table, { kind: 'preview', correction, id: undefined }, say, { viewer });
    sent.push(reply, entryPart(table, look, viewer), entryPart(table, table.head, viewer));
  };
  return { table, sent, bought, placed, look, previewed };
}

test('which card The Doctor noted reaches nobody else: all that is sent is the same whatever it was', () => {
  const tried = (card: string) => {
    const { table, sent, placed, look, previewed } = evening(card);
    const drafts: readonly (readonly Edit[])[] = [
      [{ kind: 'void', entry: look }],
      [{ kind: 'void', entry: placed }],
      [{ kind: 'replace', entry: look, command: noted('mutiny') }],
      [{ kind: 'replace', entry: placed, command: { kind: 'placeCard', seat: 'blue', ship: 2 } }],
    ];
    for (const viewer of strangers) for (const edits of drafts) previewed(viewer, edits);
    enter(table, { kind: 'drawCard', seat: 'red' });
    enter(table, { kind: 'playCard', seat: 'red', card: 'move-a-witch-doctor', ship: 3, to: 2 });
    enter(table, { kind: 'drawCard', seat: 'blue' });
    enter(table, { kind: 'sinkShip', ship: 2 });
    return sent;
  };
  expect(tried('fire')).toEqual(tried('poison'));
});

test('what was noted is read again on the own phone, and is a secret of its seat to all others', () => {
  const { table, look } = evening('poison');
  const entry = table.log.entries[look - 1]!;
  expect(entryPart(table, look, own)).toMatchObject({ command: noted('poison'), secretOf: null });
  for (const viewer of strangers) {
    expect(entryPart(table, look, viewer)).toMatchObject({ command: null, secretOf: 'blue' });
    expect(isHiddenFrom(table, entry, viewer)).toBe(true);
  }
});

test('a note is taken back and put right like any other entry', () => {
  const { table, look } = evening('poison');
  const looks = () => pirateAttack.view(table.state.game as never, own)['looks'];
  const edits: readonly Edit[] = [{ kind: 'replace', entry: look, command: noted('fire') }];
  expect(table.correct({ edits, head: table.head })).toMatchObject({ kind: 'entered' });
  expect(looks()).toMatchObject([{ card: { values: { name: 'Fire' } } }]);
  expect(table.undo(table.head)).toMatchObject({ kind: 'entered' });
  expect(looks()).toMatchObject([{ card: { values: { name: 'Poison' } } }]);
  table.undo(table.head);
  expect(looks()).toBeUndefined();
});

test('a note whose card was put elsewhere by a correction falls, and nobody else hears which it was', () => {
  const { table, placed } = evening('poison');
  const edits: readonly Edit[] = [
    { kind: 'replace', entry: placed, command: { kind: 'placeCard', seat: 'blue', ship: 2 } },
  ];
  const preview = table.preview({ edits, head: table.head }, strangers[1]);
  expect(JSON.stringify(preview)).not.toContain('oison');
  table.correct({ edits, head: table.head });
  expect(pirateAttack.view(table.state.game as never, own)['looks']).toBeUndefined();
});
