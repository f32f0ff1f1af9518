import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src-main/readers/evidence.ts';
import { speakFor } from '../../src-main/readers/speak.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { harbour as game } from './harbour-game.ts';
import { atHarbour, face, ownLibrary, tag, type AtHarbour } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let harbour: AtHarbour;

beforeEach(() => {
  owned = ownLibrary();
  harbour = atHarbour(owned.library);
});

afterEach(() => {
  owned.remove();
});

const evidence = (entry = harbour.table.head, viewer: Viewer = { kind: 'console' }) =>
  evidenceOf(harbour.table, entry, viewer, {
    shelf: harbour.intake.shelf,
    speak: speakFor(game, () => harbour.table.state.table.captains),
    nameOf: (reader) => `the reader ${reader}`,
  });

describe('the evidence of an entry', () => {
  test('is every reading that led to it, in words, with its reader and its bytes', () => {
    const chest = harbour.hold.create('harbour', 'Ours');
    if (chest.ok) harbour.hold.teach(chest.value, 'A1', 'card/sloop/1');
    for (const seat of ['red', 'blue', 'yellow'] as const) harbour.read(face('bid', '2'), seat);
    harbour.read(tag('A1'));
    expect(evidence()).toMatchObject([
      { reader: 'the reader shared', words: { en: 'Sloop 1 (tag A1)', de: 'Schaluppe 1 (Marke A1)' } },
    ]);
    expect(Buffer.from(evidence()[0]?.hex ?? '', 'hex').toString()).toBe(JSON.stringify(tag('A1')));
  });

  test('of an entry that somebody typed is none', () => {
    harbour.table.act({ command: { kind: 'bid', seat: 'red', amount: 1 } });
    expect(evidence()).toEqual([]);
  });

  test('is hidden while the bid is secret, but from its own seat, and open once all bids are in', () => {
    harbour.read(face('bid', '3'), 'red');
    const red = harbour.table.head;
    expect(evidence(red)).toMatchObject([{ words: { en: 'An answer in secret' }, hex: '' }]);
    expect(evidence(red, { kind: 'console', seat: 'red' })[0]?.words.en).toContain('bid');
    expect(evidence(red, { kind: 'console', seat: 'blue' })[0]?.hex).toBe('');
    harbour.read(face('bid', '1'), 'blue');
    harbour.read(face('bid', '1'), 'yellow');
    expect(evidence(red)[0]?.hex).not.toBe('');
  });
});
