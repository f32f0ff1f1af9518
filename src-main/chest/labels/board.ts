import { Paper, type Box, type Shift } from './paper.ts';
import { inPlace, moduleFor, snapped } from './print.ts';
import { pages } from './sheets.ts';
import { draw, type Symbology } from './symbol.ts';

export interface BoardJob {
  readonly symbology: Symbology;
  readonly title: string;
  readonly note: string;
  readonly rows: readonly BoardLine[];
  readonly shift?: Shift;
}

export interface BoardLine {
  readonly title: string;
  readonly codes: readonly { readonly code: string; readonly name: string }[];
}

const edge = 9;
const head = 16;
/** Bars are long and low, squares stand beside one another. */
const columns: Readonly<Record<Symbology, number>> = { qr: 8, datamatrix: 8, code128: 4 };
const tallest: Readonly<Record<Symbology, number>> = { qr: 31, datamatrix: 31, code128: 18 };

/** One page with everything that a scanner presses: the code large, what it says below. */
export async function printBoard(job: BoardJob): Promise<Uint8Array> {
  const { symbology, title, note, rows, shift = inPlace } = job;
  const { width, height } = pages.A4;
  const paper = new Paper('A4', title, shift);
  paper.newPage();
  const across = columns[symbology];
  const lines = rows.flatMap(({ title: row, codes }) =>
    chunks(codes, across).map((part, at) => ({ title: at === 0 ? row : '', codes: part })),
  );
  const titled = rows.length * 4;
  const tall = Math.min(tallest[symbology], (height - 2 * edge - head - titled) / lines.length);
  const wide = (width - 2 * edge) / across;
  const top = { x: edge, width: width - 2 * edge };
  paper.text(title, { ...top, y: edge, height: 7 }, 'Helvetica-Bold', 6, 3);
  paper.text(note, { ...top, y: edge + 7, height: 8 }, 'Helvetica', 3, 2);
  let y = edge + head;
  for (const { title: row, codes } of lines) {
    if (row !== '') {
      paper.text(row, { ...top, y, height: 4 }, 'Helvetica-Bold', 3, 2);
      y += 4;
    }
    for (const [at, { code, name }] of codes.entries())
      printCell(paper, { x: edge + at * wide, y, width: wide, height: tall }, symbology, code, name);
    y += tall;
  }
  return paper.bytes();
}

function chunks<Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / length);
  return Array.from({ length: count }, (_, at) => items.slice(at * length, (at + 1) * length));
}

const wordsHeight = 5.5;

function printCell(paper: Paper, box: Box, symbology: Symbology, code: string, name: string): void {
  const inner = { ...box, height: box.height - wordsHeight };
  const drawn = draw(symbology, code);
  const module = moduleFor(drawn, inner);
  const tall = drawn.height === 'any' ? inner.height - 1.5 : drawn.height * module;
  const left = snapped(box.x + (box.width - drawn.width * module) / 2);
  const top = snapped(box.y + (inner.height - tall) / 2);
  const high = drawn.height === 'any' ? tall : module;
  paper.fill(
    drawn.dark.map((each) => ({
      x: left + each.x * module,
      y: top + each.y * module,
      width: each.width * module,
      height: high,
    })),
  );
  const words = { x: box.x + 1, y: box.y + inner.height, width: box.width - 2, height: wordsHeight };
  paper.text(name, words, 'Helvetica-Bold', 3.4, 1.9);
}
