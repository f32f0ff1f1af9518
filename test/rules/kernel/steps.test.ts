import { describe, expect, test } from 'vitest';
import { message } from '../../../src-main/rules/kernel/message.ts';
import {
  cards,
  digit,
  faces,
  nobodys,
  numbers,
  otherDice,
  seats,
  spelled,
  squares,
  throwing,
  unlisted,
  upTo,
  words,
} from '../../../src-main/rules/kernel/questions/picks.ts';
import {
  asStep,
  goesOn,
  listedAt,
  onlyChoice,
  optional,
  readAt,
  signOf,
  step,
  type Made,
  type Pick,
} from '../../../src-main/rules/kernel/questions/step.ts';
import { readSigns, startAt, walkSigns } from '../../../src-main/rules/kernel/questions/walk.ts';
import { refusalsOf } from '../../../src-main/rules/kernel/refusal.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';

const no = refusalsOf({ 'other-die': { rule: 'dice', waivable: false } });
const said = (command: string): Made<string> => ({ command, label: message(command) });
const isRow = (row: string): row is string => row !== 'stone';
const ids = (pick: Pick<string>) => [...pick.listed()].map(({ id }) => id);
const idRead = (pick: Pick<string>, sign: Sign) => {
  const read = pick.read(sign);
  return read && ('slip' in read ? read.slip.code : read.id);
};

describe('a family of choices', () => {
  const some = cards(['flank', 'ram', 'gale'], (card) => (card === 'ram' ? undefined : said(card)), isRow);

  test('lists nothing that can be no answer whoever names it, and does not read it either', () => {
    expect(ids(some)).toEqual(['card/flank', 'card/gale']);
    expect(idRead(some, { kind: 'card', row: 'ram' })).toBeUndefined();
  });

  test('reads what belongs to it, listed or not, and no sign of another', () => {
    expect(idRead(some, { kind: 'card', row: 'spy' })).toBe('card/spy');
    expect(idRead(some, { kind: 'card', row: 'stone' })).toBeUndefined();
    expect(idRead(some, { kind: 'number', value: 2 })).toBeUndefined();
  });

  test('of seats is pointed at, and by a token only where that can mean nothing else', () => {
    const any = seats(['red'], said);
    const pointed = seats(['red'], said, { byToken: false });
    expect(idRead(any, { kind: 'token', seat: 'red' })).toBe('seat/red');
    expect(idRead(any, { kind: 'seat', seat: 'blue' })).toBe('seat/blue');
    expect(idRead(pointed, { kind: 'token', seat: 'red' })).toBeUndefined();
    expect(idRead(pointed, { kind: 'seat', seat: 'red' })).toBe('seat/red');
    expect(idRead(any, { kind: 'square', square: 'red' })).toBeUndefined();
  });

  test('of squares that have numbers is typed, from the least to the most of them', () => {
    const numbered = squares(['4', '12', '7'], said, { areNumbered: true });
    expect(numbered.typed).toEqual({ least: 4, most: 12 });
    expect(idRead(numbered, { kind: 'number', value: 7 })).toBe('square/7');
    expect(squares([], said, { areNumbered: true }).typed).toBeUndefined();
    const named = squares(['b3'], said);
    expect(named.typed).toBeUndefined();
    expect(idRead(named, { kind: 'number', value: 3 })).toBeUndefined();
    expect(idRead(named, { kind: 'square', square: 'b3' })).toBe('square/b3');
  });

  test('of words is pressed on a page or at a button of that name, and closed', () => {
    const ways = words(['ahead', 'back'], said);
    expect(idRead(ways, { kind: 'choice', choice: 'back' })).toBe('choice/back');
    expect(idRead(ways, { kind: 'button', button: 'ahead' } as Sign)).toBe('choice/ahead');
    expect(idRead(ways, { kind: 'choice', choice: 'round' })).toBeUndefined();
    expect(idRead(ways, { kind: 'number', value: 1 })).toBeUndefined();
    const made = spelled([
      ['stay', said('stay')],
      ['give-2-red', said('give')],
    ]);
    expect([...made.listed()].map(({ id, command }) => [id, command])).toEqual([
      ['choice/stay', 'stay'],
      ['choice/give-2-red', 'give'],
    ]);
  });

  test('of numbers reads whole ones, and says how far they may be typed only where that is further', () => {
    const some = numbers([1, 2], (value) => said(String(value)));
    expect(idRead(some, { kind: 'number', value: 40 })).toBe('number/40');
    expect(idRead(some, { kind: 'number', value: 1.5 })).toBeUndefined();
    expect(idRead(some, { kind: 'card', row: '1' })).toBeUndefined();
    expect(some.typed).toBeUndefined();
    expect(numbers([1], said as never, { least: -3, most: 9 }).typed).toEqual({ least: -3, most: 9 });
  });

  test('of a die reads its faces and its dice cards, and says of another die that it is another', () => {
    const white = faces('white', ['1', 'X'], said, {
      cardShows: (row) => row.split('-')[1],
      otherDie: () => no('other-die'),
    });
    expect(idRead(white, { kind: 'face', die: 'white', face: 'X' })).toBe('face/white/X');
    expect(idRead(white, { kind: 'dice-card', row: 'any-1' } as Sign)).toBe('face/white/1');
    expect(idRead(white, { kind: 'face', die: 'red', face: '1' })).toBe('other-die');
    expect(idRead(white, { kind: 'card', row: 'X' })).toBeUndefined();
    const plain = faces('white', ['1'], said);
    expect(idRead(plain, { kind: 'face', die: 'red', face: '1' })).toBeUndefined();
    expect(idRead(plain, { kind: 'dice-card', row: 'any-1' } as Sign)).toBeUndefined();
    expect([white.die, white.isSet, faces('white', [], said, { isSet: true }).isSet]).toEqual([
      'white',
      undefined,
      true,
    ]);
  });

  test('of other dice lists none of them, and reads each that a command can speak of', () => {
    const others = otherDice(
      (face, die) => (die === 'bid' ? undefined : said(`${die ?? 'card'} ${face}`)),
      (row) => row.split('-')[1],
    );
    expect(ids(others)).toEqual([]);
    expect(idRead(others, { kind: 'face', die: 'red', face: '2' })).toBe('face/red/2');
    expect(idRead(others, { kind: 'dice-card', row: 'any-3' } as Sign)).toBe('face//3');
    expect(idRead(others, { kind: 'dice-card', row: 'blank' } as Sign)).toBeUndefined();
    expect(idRead(others, { kind: 'face', die: 'bid', face: '2' })).toBeUndefined();
    expect(idRead(others, { kind: 'number', value: 2 })).toBeUndefined();
  });

  test('that is only read is listed nowhere, and dice that say something together say nothing alone', () => {
    expect(ids(unlisted(some))).toEqual([]);
    expect(idRead(unlisted(some), { kind: 'card', row: 'gale' })).toBe('card/gale');
    const pair = throwing(['first', 'second']);
    expect(pair.map(({ die }) => die)).toEqual(['first', 'second']);
    expect(pair.flatMap((one) => [...one.listed()])).toEqual([]);
    expect(pair[0]?.read({ kind: 'face', die: 'first', face: '1' })).toBeUndefined();
  });

  test('that is nobody’s says so of each choice, and leaves a slip what it is', () => {
    const all = nobodys(faces('white', ['1'], said, { otherDie: () => no('other-die') }));
    expect([...all.listed()].map(({ isNobodys }) => isNobodys)).toEqual([true]);
    expect(all.read({ kind: 'face', die: 'white', face: '1' })).toMatchObject({ isNobodys: true });
    expect(all.read({ kind: 'face', die: 'red', face: '1' })).toEqual({ slip: no('other-die') });
    expect(all.read({ kind: 'number', value: 1 })).toBeUndefined();
  });

  test('is pressed by a digit where one is enough', () => {
    expect([-1, 0, 9, 10].map((amount) => digit(amount).key)).toEqual([undefined, '0', '9', undefined]);
    expect([upTo(2), upTo(3, 2), upTo(1, 2), upTo(0)]).toEqual([[0, 1, 2], [2, 3], [], [0]]);
  });
});

describe('a step', () => {
  const one = cards(['flank'], said, isRow);
  const two = cards(['flank', 'ram'], said, isRow);
  const never = () => false;

  test('of one choice is taken by itself, of none, several or what is typed or thrown it is not', () => {
    expect(onlyChoice(step('card', one))?.id).toBe('card/flank');
    expect(onlyChoice(step('card', two))).toBeUndefined();
    expect(onlyChoice(step('card'))).toBeUndefined();
    expect(onlyChoice(optional('card', one))).toBeUndefined();
    expect(onlyChoice(step('number', numbers([1], said as never, { least: 1, most: 4 })))).toBeUndefined();
    expect(onlyChoice(step('die', faces('white', ['1'], said)))).toBeUndefined();
  });

  test('goes on where something can be chosen, typed or thrown, or nothing has to be', () => {
    expect(goesOn(step('card', one), never)).toBe(false);
    expect(goesOn(step('card', two), ({ id }) => id === 'card/ram')).toBe(true);
    expect(goesOn(step('card', unlisted(two)), () => true)).toBe(false);
    expect(goesOn(optional('card', one), never)).toBe(true);
    expect(goesOn(step('die', ...throwing(['first'])), never)).toBe(true);
    expect(goesOn(step('n', numbers([], said as never, { least: 0, most: 1 })), never)).toBe(true);
  });

  test('of one family alone lacks what that family lacks, else a choice', () => {
    expect(asStep(two).lacks).toBe('card');
    expect(asStep(squares(['1'], said)).lacks).toBe('space');
    expect(asStep(otherDice(said as never, () => undefined)).lacks).toBe('choice');
    expect(asStep(step('aim', two)).lacks).toBe('aim');
  });

  test('reads a choice of any family before the slip of one, whichever comes first', () => {
    const slips: Pick<string> = { listed: () => [], read: () => ({ slip: no('other-die') }) };
    const sign: Sign = { kind: 'card', row: 'ram' };
    expect(readAt(step('card', slips, two), sign)).toMatchObject({ id: 'card/ram' });
    expect(readAt(step('card', two, slips), { kind: 'number', value: 1 })).toEqual({ slip: no('other-die') });
    expect(readAt(step('card', two), { kind: 'number', value: 1 })).toBeUndefined();
    expect(listedAt(step('card', slips, two, one)).map(({ id }) => id)).toEqual([
      'card/flank',
      'card/ram',
      'card/flank',
    ]);
  });

  test('knows every name that a choice can have, and no other', () => {
    expect(signOf('card/top/9')).toEqual({ kind: 'card', row: 'top/9' });
    expect(signOf('face/white/top/1')).toEqual({ kind: 'face', die: 'white', face: 'top/1' });
    expect(signOf('number/-3')).toEqual({ kind: 'number', value: -3 });
    for (const strange of ['number/', 'number/ ', 'number/1.5', 'number/x', 'seat/nobody', 'ship/1', ''])
      expect(signOf(strange)).toBeUndefined();
  });
});

describe('what came before its step', () => {
  const number = (value: number): Sign => ({ kind: 'number', value });
  const whose = step<string>(
    'seat',
    seats(['red', 'blue', 'green'], (seat) => ({
      label: message(seat),
      next: () =>
        seat === 'red'
          ? step(
              'number',
              numbers([1, 2], (value) => said(`red ${value}`)),
            )
          : step(
              'card',
              cards(['flank', 'ram'], (row) => said(`${seat} ${row}`), isRow),
            ),
    })),
  );
  const manner = { whose } as const;
  const stuck = () => undefined;
  const mean = (...signs: readonly Sign[]) => readSigns(startAt(whose), manner, signs, stuck);

  test('is said where it is read then, and laid aside by whoever cannot say it', () => {
    expect(mean(number(2), { kind: 'seat', seat: 'red' })).toEqual({ kind: 'command', command: 'red 2' });
    // A token alone begins nothing here, and the number was none for it.
    expect(mean(number(2), { kind: 'seat', seat: 'blue' })).toEqual({ kind: 'unfit' });
    expect(mean(number(2), { kind: 'seat', seat: 'blue' }, { kind: 'card', row: 'ram' })).toEqual({
      kind: 'command',
      command: 'blue ram',
    });
  });

  test('waits for nobody where no later step reads it', () => {
    expect(mean({ kind: 'square', square: 'b3' })).toEqual({ kind: 'unfit' });
    expect(walkSigns(startAt(whose), [{ kind: 'square', square: 'b3' }], manner).early).toEqual([]);
    expect(walkSigns(startAt(whose), [number(1)], manner).early).toEqual([number(1)]);
  });
});
