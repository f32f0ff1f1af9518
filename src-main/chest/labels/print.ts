import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { Paper, type Box, type Shift } from './paper.ts';
import { perPage, spot, type Sheet } from './sheets.ts';
import { draw, type Drawn, type Symbology } from './symbol.ts';

/** One printed tag: what a reader reads of it, and what a person does. */
export interface Label {
  readonly code: string;
  readonly name: string;
}

export interface LabelJob {
  readonly sheet: Sheet;
  readonly symbology: Symbology;
  readonly labels: readonly Label[];
  readonly title: string;
  /** How many labels of the first sheet are used up already. */
  readonly skip?: number;
  readonly shift?: Shift;
}

export interface TooWide {
  readonly code: 'code-too-wide';
  readonly values: { readonly code: string; readonly sheet: string };
}

/** Modules in multiples of what printers can set: 600 to the inch. Else some come out wider than others. */
const dot = 25.4 / 600;
/** The narrowest module, in millimetres, that a cheap scanner and a phone still read. */
const narrowest: Readonly<Record<Symbology, number>> = { qr: 0.25, datamatrix: 0.25, code128: 0.16 };
const widest = 0.6;
/** White round the edge, since no sheet lies quite straight in a printer. */
const margin = 0.4;

export const inPlace: Shift = { x: 0, y: 0 };

/** A PDF of as many sheets as it takes. */
export async function printLabels(job: LabelJob): Promise<Result<Uint8Array, TooWide>> {
  const { sheet, symbology, labels, title, skip = 0, shift = inPlace } = job;
  const paper = new Paper(sheet.page, title, shift);
  let page = -1;
  for (const [at, label] of labels.entries()) {
    const place = spot(sheet, skip + at);
    if (place.page > page) {
      page = place.page;
      paper.newPage();
    }
    const isWideEnough = printLabel(
      paper,
      { ...place, width: sheet.width, height: sheet.height },
      symbology,
      label,
    );
    if (!isWideEnough)
      return refuse({ code: 'code-too-wide', values: { code: label.code, sheet: sheet.title } });
  }
  if (page < 0) paper.newPage();
  return accept(await paper.bytes());
}

function printLabel(paper: Paper, box: Box, symbology: Symbology, label: Label): boolean {
  const drawn = draw(symbology, label.code);
  const module = moduleFor(drawn, box);
  if (module < narrowest[symbology]) return false;
  if (drawn.height === 'any') printBars(paper, box, drawn, module, label);
  else printSquare(paper, box, { ...drawn, height: drawn.height }, module, label);
  return true;
}

/** In whole printer's dots, with the quiet zone inside the label. */
export function moduleFor({ width, height, quiet }: Drawn, box: Box): number {
  const across = (box.width - 2 * margin) / (width + 2 * quiet);
  const down = height === 'any' ? across : (box.height - 2 * margin) / (height + 2 * quiet);
  return Math.floor(Math.min(across, down, widest) / dot + 1e-6) * dot;
}

/** The square to the left, words to its right. */
function printSquare(
  paper: Paper,
  box: Box,
  { width, height, quiet, dark }: Drawn & { readonly height: number },
  module: number,
  { code, name }: Label,
): void {
  const left = snapped(box.x + margin + quiet * module);
  const top = snapped(box.y + (box.height - height * module) / 2);
  paper.fill(
    dark.map((each) => ({
      x: left + each.x * module,
      y: top + each.y * module,
      width: each.width * module,
      height: module,
    })),
  );
  const x = left + (width + quiet) * module;
  const words = { x, width: box.x + box.width - margin - x };
  const inner = box.height - 2 * margin;
  paper.text(name, { ...words, y: box.y + margin, height: inner * 0.5 }, 'Helvetica-Bold', 4.5, 1.3);
  paper.text(
    code,
    { ...words, y: box.y + margin + inner * 0.52, height: inner * 0.48 },
    'Courier-Bold',
    3,
    1.1,
  );
}

/** The name above, bars across the label, the code below. */
function printBars(
  paper: Paper,
  box: Box,
  { width, dark }: Drawn,
  module: number,
  { code, name }: Label,
): void {
  const left = snapped(box.x + (box.width - width * module) / 2);
  const line = Math.min(5, (box.height - 2 * margin) / 4);
  const top = snapped(box.y + margin + line);
  const height = box.height - 2 * margin - 2 * line;
  paper.fill(dark.map((each) => ({ x: left + each.x * module, y: top, width: each.width * module, height })));
  const words = { x: left, width: width * module, height: line };
  paper.text(name, { ...words, y: box.y + margin }, 'Helvetica-Bold', 4.5, 1.8);
  paper.text(code, { ...words, y: top + height + 0.6, height: line - 0.6 }, 'Courier-Bold', 3.2, 1.8);
}

export const snapped = (position: number): number => Math.round(position / dot) * dot;

/** To be printed on plain paper and held against a sheet of labels: how far off is this printer? */
export async function printCalibration(
  sheet: Sheet,
  words: { readonly title: string; readonly steps: string },
  shift: Shift = inPlace,
): Promise<Uint8Array> {
  const paper = new Paper(sheet.page, words.title, shift);
  paper.newPage();
  for (let nth = 0; nth < perPage(sheet); nth++) {
    const { x, y } = spot(sheet, nth);
    paper.outline({ x, y, width: sheet.width, height: sheet.height });
  }
  const { x, y } = spot(sheet, 0);
  printRulers(paper, x, y);
  const below = { x: x + 6, y: y + 6, width: 90, height: 40 };
  paper.text(`${words.title}\n${words.steps}`, below, 'Helvetica', 3, 2);
  return paper.bytes();
}

/** A millimetre scale along the first label's upper and left edge, across and down, zero at its corner. */
function printRulers(paper: Paper, x: number, y: number): void {
  for (let tick = -4; tick <= 50; tick++) {
    const length = tick % 10 === 0 ? 3 : tick % 5 === 0 ? 2 : 1;
    paper.line(x + tick, y, x + tick, y + length);
    paper.line(x, y + tick, x + length, y + tick);
  }
}
