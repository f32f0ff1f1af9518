import { describe, expect, test } from 'vitest';
import { formatCode, gameOfCode, initialsOf } from '../../src-main/chest/code.ts';
import { contentsOf } from '../../src-main/chest/contents.ts';
import { printLabels } from '../../src-main/chest/labels/print.ts';
import { sheets } from '../../src-main/chest/labels/sheets.ts';
import { speaker } from '../../src-main/contract/words.ts';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { languages } from '../../src-main/rules/kernel/message.ts';

const all: readonly AnyGame[] = Object.values(games);

test('every game has initials of its own', () => {
  expect(new Set(all.map(({ id }) => initialsOf(id))).size).toBe(all.length);
});

describe.each(all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const pieces = game.pieces();
  const contents = contentsOf(id, pieces);

  test('each piece has a key and a printed code of its own, and the code finds it', () => {
    expect(pieces.length).toBeGreaterThan(0);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    for (const piece of pieces) {
      const code = formatCode(id, piece);
      expect(contents.ofCode(code)?.key).toBe(piece.key);
      expect(gameOfCode(code)).toBe(initialsOf(id));
    }
  });

  test('each piece has a name in every language', () => {
    for (const language of languages) {
      const say = speaker(game, language, () => ({}));
      for (const { name, key } of pieces) expect(say(name), key).not.toMatch(/[{}]|^[a-z-]+\.[a-z.-]+$/);
    }
  });

  test('each piece’s tag fits on every sheet as QR and as Data Matrix', async () => {
    for (const sheet of sheets) {
      for (const symbology of ['qr', 'datamatrix'] as const) {
        const longest = pieces.reduce((a, b) => (b.row.length > a.row.length ? b : a));
        const labels = [{ code: formatCode(id, longest), name: longest.key }];
        const printed = await printLabels({ sheet, symbology, labels, title: id });
        expect(printed.ok, `${sheet.id} ${symbology}`).toBe(true);
      }
    }
  });
});
