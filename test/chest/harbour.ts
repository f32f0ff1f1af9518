import { openLibrary, type Library } from '../../src-main/log/library/library.ts';
import { Hold } from '../../src-main/chest/hold.ts';
import { message } from '../../src-main/rules/kernel/message.ts';
import type { Piece } from '../../src-main/rules/kernel/piece.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';

const piece = (kind: Piece['kind'], row: string, copy: number, sign: Sign): Piece => ({
  key: `${kind}/${row}/${copy}`,
  kind,
  row,
  copy,
  name: message(`${kind}.${row}`, { copy }),
  sign,
});

const oneToSix = ['1', '2', '3', '4', '5', '6'];
const facesOf = (die: string, faces: readonly string[]): readonly Piece[] =>
  faces.map((face, at) => piece('face', die, at + 1, { kind: 'face', die, face }));

const seats: readonly SeatId[] = ['red', 'blue', 'yellow'];

/** Six ships in two copies each, two dice that are rolled together, one with odd faces, bid dice and tokens. */
export const harbourPieces: readonly Piece[] = [
  ...['sloop', 'brig', 'galleon'].flatMap((row) =>
    [1, 2].map((copy) => piece('card', row, copy, { kind: 'card', row, copy })),
  ),
  ...facesOf('oak', oneToSix),
  ...facesOf('teak', oneToSix),
  ...facesOf('green', ['blank', 'X', 'bolt', '1', '1', 'circle+1']),
  ...seats.flatMap((seat) => facesOf(`bid-${seat}`, oneToSix)),
  ...['bolt', 'circle'].map((face) =>
    piece('dice-card', `green-${face}`, 1, { kind: 'dice-card', row: `green-${face}` }),
  ),
  ...seats.map((seat) => piece('token', seat, 1, { kind: 'token', seat })),
  piece('button', 'pass', 1, { kind: 'button', button: 'pass' }),
];

export const keysOf = (kind: Piece['kind']): readonly string[] =>
  harbourPieces.filter((each) => each.kind === kind).map(({ key }) => key);

export function libraryIn(folder: string): Library {
  const opened = openLibrary(folder, Date.UTC(2026, 0, 2));
  if (!opened.ok) throw new Error(JSON.stringify(opened.no));
  return opened.value.library;
}

/** Chests are called chest-1, chest-2 and so on. */
export function holdOf(library: Library): Hold {
  let made = 0;
  return new Hold(library, () => `chest-${(made += 1)}`);
}
