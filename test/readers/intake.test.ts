import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import type { Chest } from '../../src-main/log/library/chests.ts';
import { harbourPieces } from '../chest/harbour.ts';
import { atHarbour, code, evening, face, ownLibrary, tag, type AtHarbour } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let harbour: AtHarbour;
let chest: Chest;

beforeEach(() => {
  owned = ownLibrary();
  harbour = atHarbour(owned.library);
  const made = harbour.hold.create('harbour', 'Ours');
  if (!made.ok) throw new Error('no chest');
  chest = made.value;
});

afterEach(() => {
  owned.remove();
});

const codeOf = (key: string) => {
  const piece = harbourPieces.find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return code(formatCode('harbour', piece));
};

function bids(): void {
  for (const seat of ['red', 'blue', 'yellow'] as const) harbour.read(face('bid', '2'), seat);
}

function cards(): void {
  bids();
  for (const ship of ['sloop/1', 'sloop/2', 'brig/1']) harbour.read(codeOf(`card/${ship}`));
}

describe('a reading answers the open prompt it fits', () => {
  test('by the seat of its reader', () => {
    expect(harbour.read({ kind: 'number', value: 3 }, 'blue')).toBe('secret');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'blue', amount: 3 });
  });

  test('by a captain’s token just scanned, whose reading then speaks for it too', () => {
    harbour.hold.teach(chest, 'A1', 'token/yellow/1');
    expect(harbour.read(tag('A1'))).toBe('token');
    expect(harbour.read({ kind: 'number', value: 1 })).toBe('secret');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'yellow', amount: 1 });
    const evidence = harbour.table.log.readings({ entry: harbour.table.head });
    expect(evidence.map(({ report }) => JSON.parse(report) as unknown)).toEqual([
      tag('A1'),
      { kind: 'number', value: 1 },
    ]);
  });

  test('by whose turn it is', () => {
    bids();
    expect(harbour.read(codeOf('card/sloop/1'))).toBe('enteredFor');
    expect(harbour.command()).toEqual({ kind: 'play', seat: 'red', card: 'sloop/1' });
  });

  test('by the die itself, where a captain has a die of the own', () => {
    harbour.read(face('bid-blue', '6'));
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'blue', amount: 0 });
  });

  test('and a short code with a number is that number', () => {
    harbour.read(code('4'), 'red');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'red', amount: 4 });
  });
});

describe('a token', () => {
  beforeEach(() => {
    harbour.hold.teach(chest, 'A1', 'token/yellow/1');
  });

  test('counts for one reading', () => {
    harbour.read(tag('A1'));
    harbour.read({ kind: 'number', value: 1 });
    expect(harbour.intake.tokenAt(evening)).toBeUndefined();
    const before = harbour.table.head;
    harbour.read({ kind: 'number', value: 2 });
    expect(harbour.table.head).toBe(before);
  });

  test('is forgotten after a while', () => {
    harbour.read(tag('A1'), undefined, evening);
    expect(harbour.intake.tokenAt(evening + 15_000)).toBe('yellow');
    expect(harbour.intake.tokenAt(evening + 15_001)).toBeUndefined();
  });

  test('does not outvote the seat of a reader', () => {
    harbour.read(tag('A1'));
    harbour.read({ kind: 'number', value: 1 }, 'blue');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'blue', amount: 1 });
  });
});

describe('a reading that fits two questions', () => {
  beforeEach(() => {
    cards();
    harbour.read(face('oak', '3'));
    harbour.read(face('teak', '4'));
  });

  test('is kept until one tap says which', () => {
    const before = harbour.table.head;
    expect(harbour.read(codeOf('card/galleon/1'))).toBe('asked');
    expect(harbour.table.head).toBe(before);
    const [asked] = harbour.intake.asked;
    const light = asked?.prompts.find(({ kind }) => kind === 'light');
    harbour.intake.answer(asked?.reading ?? 0, light?.id ?? '');
    expect(harbour.command()).toEqual({ kind: 'lay', at: 'light', card: 'galleon/1' });
    expect(harbour.fates().at(-1)).toBe(`asked, entry ${harbour.table.head}`);
    expect(harbour.intake.asked).toEqual([]);
  });

  test('waits no longer once the questions are gone', () => {
    harbour.read(codeOf('card/galleon/1'));
    for (const at of ['flag', 'light']) harbour.table.act({ command: { kind: 'lay', at, card: 'brig/2' } });
    expect(harbour.intake.asked).toEqual([]);
    expect(harbour.intake.answer(1, 'any')).toBeUndefined();
  });
});

describe('a reading that nobody asked for', () => {
  test('is refused in words, kept, and enters nothing', () => {
    const before = harbour.table.head;
    expect(harbour.read(codeOf('card/sloop/1'))).toBe('unasked');
    expect(harbour.table.head).toBe(before);
    expect(harbour.fates()).toEqual(['unasked']);
  });

  test('at a captain’s reader names the captain', () => {
    bids();
    expect(harbour.read(codeOf('card/sloop/1'), 'blue')).toBe('unaskedFor');
  });

  test('that the rules refuse is kept with the reason', () => {
    bids();
    harbour.read(codeOf('card/sloop/1'));
    expect(harbour.read(codeOf('card/sloop/1'))).toBe('refused');
    expect(harbour.table.log.readings({ last: 1 })[0]?.fates).toEqual([
      { fate: 'refused', code: 'played-already' },
    ]);
  });
});

describe('a tag that nobody knows', () => {
  test('asks what it is, and once named is used as if just read', () => {
    bids();
    expect(harbour.read(tag('04A035B2BC2B80'))).toBe('strange');
    const [strange] = harbour.intake.strange;
    harbour.hold.teach(chest, '04A035B2BC2B80', 'card/galleon/2');
    harbour.intake.named(strange?.reading ?? 0);
    expect(harbour.command()).toEqual({ kind: 'play', seat: 'red', card: 'galleon/2' });
    expect(harbour.fates().at(-1)).toBe(`strange, entry ${harbour.table.head}`);
    expect(harbour.intake.strange).toEqual([]);
  });

  test('is still asked for after the session was opened again', () => {
    harbour.read(tag('04A035B2BC2B80'));
    const again = atHarbour(owned.library, harbour.table);
    expect(again.intake.strange.map(({ report }) => report)).toEqual([tag('04A035B2BC2B80')]);
    again.intake.dropStrange(again.intake.strange[0]?.reading ?? 0);
    expect(atHarbour(owned.library, harbour.table).intake.strange).toEqual([]);
  });

  test('but lies in another box is named as such', () => {
    const theirs = harbour.hold.create('harbour', 'Theirs');
    if (theirs.ok) harbour.hold.teach(theirs.value, 'A1', 'card/sloop/1');
    harbour.hold.choose(chest.id);
    expect(harbour.read(tag('A1'))).toBe('elsewhere');
    expect(harbour.read(code('QMC:PQC-SWORDS-9-15'))).toBe('otherGame');
  });
});

describe('two dice that count together', () => {
  beforeEach(cards);

  test('are read when both lie still, each with its own reading', () => {
    expect(harbour.read(face('oak', '3'))).toBe('diceMissing');
    expect(harbour.read(face('teak', '5'))).toBe('enteredFor');
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [3, 5] });
    expect(harbour.table.log.readings({ entry: harbour.table.head })).toHaveLength(2);
  });

  test('wait for the one that lies askew, which is named', () => {
    harbour.read(face('oak', '3'));
    expect(harbour.read(face('teak', '', 'cocked'))).toBe('cocked');
    expect(harbour.intake.dice[0]?.state).toMatchObject({
      troubled: [{ die: 'teak', state: 'cocked' }],
    });
    expect(harbour.read(face('teak', '5'))).toBe('enteredFor');
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [3, 5] });
  });

  test('wait for the one that moved after it was read, and take it as it lies then', () => {
    harbour.read(face('oak', '3'));
    expect(harbour.read(face('oak', '3', 'moved'))).toBe('moved');
    expect(harbour.read(face('teak', '5'))).toBe('moved');
    expect(harbour.read(face('oak', '1'))).toBe('enteredFor');
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [1, 5] });
  });

  test('name the one that is missing', () => {
    harbour.read(face('teak', '3'));
    const [thrown] = harbour.intake.dice;
    expect(thrown?.state).toMatchObject({ troubled: [{ die: 'oak', state: 'missing' }] });
    expect(harbour.read(face('teak', '', 'missing'))).toBe('missing');
    harbour.read(face('oak', '3'));
    expect(harbour.read(face('teak', '2'))).toBe('enteredFor');
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [2, 3] });
  });

  test('are one and one where the first was tapped and the second is read', () => {
    harbour.table.sign({ sign: { kind: 'face', die: 'teak', face: '6' } });
    expect(harbour.read(face('oak', '3'))).toBe('enteredFor');
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [6, 3] });
  });

  test('are thrown again from nothing where the rules refuse them', () => {
    harbour.read(face('oak', '3'));
    expect(harbour.read(face('teak', '3'))).toBe('refused');
    expect(harbour.read(face('oak', '4'))).toBe('diceMissing');
    expect(harbour.read(face('teak', '2'))).toBe('enteredFor');
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [4, 2] });
  });

  test('whose faces carry tags are gone from the set when one is taken away', () => {
    harbour.hold.teach(chest, 'F3', 'face/oak/3');
    harbour.read(tag('F3'));
    expect(harbour.read({ kind: 'tag-gone', tag: 'F3' })).toBe('missing');
    expect(harbour.read(face('teak', '2'))).toBe('diceMissing');
    harbour.read(tag('F3'));
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [3, 2] });
  });

  test('that move after the throw was entered change nothing, and it is said', () => {
    harbour.read(face('oak', '3'));
    harbour.read(face('teak', '4'));
    const before = harbour.table.head;
    expect(harbour.read(face('oak', '3', 'moved'))).toBe('movedLate');
    expect(harbour.table.head).toBe(before);
    expect(harbour.fates().at(-1)).toBe('unasked');
  });
});

test('one die that lies askew is refused by name, where one die is asked for', () => {
  expect(harbour.read(face('bid', '3', 'cocked'), 'red')).toBe('cocked');
  expect(harbour.fates()).toEqual(['refused']);
});

describe('what a reading would mean now', () => {
  const meaning = (report: ReturnType<typeof tag>) =>
    harbour.intake.meaning({ reader: 'x', seat: undefined }, { report, raw: new Uint8Array(), at: evening })
      .message;

  test('is told without keeping or entering anything', () => {
    bids();
    const before = harbour.fates();
    expect(meaning(codeOf('card/sloop/1'))).toMatchObject({
      key: 'reader.did.now',
      values: { what: { key: 'card.sloop' }, ask: { key: 'ask.play' } },
    });
    expect(meaning(tag('FFFF')).key).toBe('reader.did.strange');
    expect(harbour.fates()).toEqual(before);
  });

  test('is not told while bids are secret', () => {
    expect(meaning(face('bid-red', '3')).key).toBe('reader.did.secret');
  });
});

test('every reading is kept with what became of it', () => {
  bids();
  harbour.read(tag('FFFF'));
  harbour.read({ kind: 'tag-gone', tag: 'FFFF' });
  harbour.read(codeOf('card/sloop/1'));
  harbour.read(codeOf('card/sloop/1'));
  expect(harbour.fates()).toEqual([
    'entry 2',
    'entry 3',
    'entry 4',
    'strange',
    'dropped',
    'entry 5',
    'refused',
  ]);
});
