import { describe, expect, test } from 'vitest';
import { boardOf, formatMark, isMark, readMark, type Mark } from '../../src-main/chest/board.ts';
import { isCode } from '../../src-main/chest/code.ts';
import { contentsOf } from '../../src-main/chest/contents.ts';
import { games } from '../../src-main/rules/games.ts';
import { boardChoices, type AnyGame } from '../../src-main/rules/kernel/game.ts';
import { languages } from '../../src-main/rules/kernel/message.ts';
import { speakFor } from '../../src-main/readers/speak.ts';

const everyGame: readonly AnyGame[] = Object.values(games);
const quest = contentsOf('pirate-quest', games['pirate-quest'].pieces());

/** Printed pages are good for ever: these stand on somebody's table. */
const printed: readonly [string, Mark][] = [
  ['QMB:1PQN-29', { kind: 'number', value: 2 }],
  ['QMB:1PQF-GREEN-3X', { kind: 'face', piece: 'face/green/3' }],
  ['QMB:1PQS-REDC', { kind: 'seat', seat: 'red' }],
  ['QMB:1PQC-STAND$', { kind: 'choice', choice: 'stand' }],
  ['QMB:1PQA-UNDOW', { kind: 'action', action: 'undo' }],
];

describe('a code of a scan board', () => {
  test.each(printed)('%s means what it meant when it was printed', (code, mark) => {
    expect(formatMark('pirate-quest', mark)).toBe(code);
    expect(readMark(code, quest)).toEqual({ kind: 'mark', mark });
    expect(readMark(` ${code.toLowerCase()} `, quest)).toEqual({ kind: 'mark', mark });
  });

  test('is never a printed tag, and a tag never one of these', () => {
    for (const [code] of printed) expect([isMark(code), isCode(code)]).toEqual([true, false]);
    expect(readMark('QMC:PQC-SWORDS-9-15', quest)).toBeUndefined();
    expect(readMark('4006381333931', quest)).toBeUndefined();
  });

  test('with one wrong character, or two that changed places, never has another meaning', () => {
    for (const [code, mark] of printed) {
      const body = code.slice('QMB:'.length);
      for (let at = 0; at < body.length; at++) {
        for (const other of '0123456789ABCDEFGHJKMNPQRSTUVWXYZ-') {
          const wrong = body.slice(0, at) + other + body.slice(at + 1);
          const read = readMark(`QMB:${wrong}`, quest);
          if (read?.kind === 'mark') expect(read.mark, wrong).toEqual(mark);
        }
        const swapped = body.slice(0, at) + (body[at + 1] ?? '') + (body[at] ?? '') + body.slice(at + 2);
        const read = readMark(`QMB:${swapped}`, quest);
        if (read?.kind === 'mark') expect(read.mark, swapped).toEqual(mark);
      }
    }
  });

  test('of another game, of a later version, or badly read, says so', () => {
    const flag = formatMark('pirates-flag', { kind: 'number', value: 2 });
    expect(readMark(flag, quest)).toEqual({ kind: 'other-game', initials: 'PF' });
    expect(readMark('QMB:2PQN-2W', quest)).toEqual({ kind: 'newer' });
    expect(readMark('QMB:1PQN-2X', quest)).toEqual({ kind: 'unread' });
    expect(readMark('QMB:', quest)).toEqual({ kind: 'unread' });
  });
});

describe.each(everyGame.map((game) => [game.id, game] as const))('the board of %s', (id, game) => {
  const contents = contentsOf(id, game.pieces());
  const marks = boardOf(game, contents).flatMap((row) => row.marks);

  test('has a code for each captain, number, answer and face, no two alike, all of them understood', () => {
    const codes = marks.map(({ mark }) => formatMark(id, mark));
    expect(new Set(codes).size).toBe(codes.length);
    for (const { mark } of marks)
      expect(readMark(formatMark(id, mark), contents)).toEqual({ kind: 'mark', mark });
    expect(marks.filter(({ mark }) => mark.kind === 'seat')).toHaveLength(game.mostSeats);
    expect(marks.filter(({ mark }) => mark.kind === 'face')).toHaveLength((game.board?.dice.length ?? 0) * 6);
  });

  test.each(languages)('says each of them in words, in %s', (language) => {
    const speak = speakFor(game, () => ({}));
    for (const { name } of marks) expect(speak(name)[language]).not.toMatch(/board\.|\{/);
  });
});

test('every answer that a board may print is on the board of some game', () => {
  const used = new Set(everyGame.flatMap((game) => game.board?.choices ?? []));
  expect(boardChoices.filter((choice) => !used.has(choice))).toEqual([]);
});
