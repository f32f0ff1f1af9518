import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { boardOf, formatMark } from '../../../src-main/chest/board.ts';
import { formatCode } from '../../../src-main/chest/code.ts';
import { contentsOf } from '../../../src-main/chest/contents.ts';
import { printCalibration, printLabels } from '../../../src-main/chest/labels/print.ts';
import { perPage, sheetOf, sheets, spot, pages } from '../../../src-main/chest/labels/sheets.ts';
import type { Symbology } from '../../../src-main/chest/labels/symbol.ts';
import { boundaryOf } from '../../../src-main/contract/games.ts';
import { scanBoardOf } from '../../../src-main/readers/labels.ts';
import { Pieces } from '../../../src-main/readers/pieces.ts';
import { games } from '../../../src-main/rules/games.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import { needs } from '../../support/needs.ts';
import { harbourPieces } from '../harbour.ts';

/** Of every kind some, so that they fit on one sheet of the largest labels. */
const pieces = harbourPieces.filter(({ sign }) => sign.kind !== 'face' || sign.die === 'green');
const contents = contentsOf('harbour', pieces);
const labels = pieces.map((piece) => ({ code: formatCode('harbour', piece), name: piece.key }));
const pdftoppm = needs('pdftoppm');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'labels-'));
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function print(sheetId: string, symbology: Symbology, skip = 0): Promise<Uint8Array | string> {
  const sheet = sheetOf(sheetId);
  if (!sheet) throw new Error(sheetId);
  const printed = await printLabels({ sheet, symbology, labels, title: 'Harbour', skip });
  return printed.ok ? printed.value : printed.no.code;
}

/** As a scanner would see the sheets, printed at 300 dots an inch. */
function rendered(pdf: Uint8Array, name: string): readonly Uint8Array[] {
  const path = join(folder, name);
  writeFileSync(`${path}.pdf`, pdf);
  execFileSync('pdftoppm', ['-r', '300', '-gray', `${path}.pdf`, path]);
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.pgm'))
    .sort()
    .map((file) => readFileSync(join(folder, file)));
}

const dots = 150;

/** A page as shades of grey, asked by millimetres. */
function grey(pdf: Uint8Array, name: string) {
  const path = join(folder, name);
  writeFileSync(`${path}.pdf`, pdf);
  execFileSync('pdftoppm', ['-r', String(dots), '-gray', '-singlefile', `${path}.pdf`, path]);
  const file = readFileSync(`${path}.pgm`);
  const [, width = '0', , header = ''] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? [];
  const start = file.toString('latin1', 0, 40).indexOf('255') + 4 + header.length;
  return {
    isDarkNear(x: number, y: number): boolean {
      const [column, row] = [x, y].map((length) => Math.round((length / 25.4) * dots)) as [number, number];
      return [-1, 0, 1].some((beside) => (file[start + row * Number(width) + column + beside] ?? 255) < 200);
    },
  };
}

/** The reader helps itself by nothing: labels stand upright, dark on light. */
const strictly = {
  tryHarder: true,
  tryInvert: false,
  tryRotate: false,
  tryDownscale: false,
  maxNumberOfSymbols: 255,
};

async function decoded(pages: readonly Uint8Array[]): Promise<readonly string[]> {
  const read = [];
  for (const page of pages) read.push(...(await readBarcodes(page, strictly)));
  return read.map(({ text }) => text);
}

const pdftotext = needs('pdftotext');

test.skipIf(pdftotext.missing)(
  `a label holds nothing of a name that is not seen, and no wrong letter for one that cannot be printed${pdftotext.reason}`,
  async () => {
    const sheet = sheetOf('l7160') ?? sheets[0];
    const names = ['Ann\u202e\u0007e', 'Z\u200bo\u0308e\ud800', 'שרה', 'Ines – “€”', 'one\u2028two'];
    const made = await printLabels({
      sheet: sheet as (typeof sheets)[number],
      symbology: 'qr',
      labels: names.map((name, at) => ({ code: `QM1-${at}`, name })),
      title: 'Har\u202ebour\u0000',
    });
    if (!made.ok) throw new Error(made.no.code);
    const path = join(folder, 'names.pdf');
    writeFileSync(path, made.value);
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    for (const shown of ['Anne', 'Zöe', '???', 'Ines – “€”', 'one', 'two']) expect(text).toContain(shown);
    expect(text).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u200b\ufffdé]/);
    expect(Buffer.from(made.value).toString('latin1')).toContain('(Harbour)');
  },
);

describe.skipIf(pdftoppm.missing)(`a printed sheet${pdftoppm.reason}`, () => {
  test.each([
    ['L7160', 'qr'],
    ['L7160', 'datamatrix'],
    ['L7160', 'code128'],
    ['L7651', 'qr'],
    ['L7651', 'datamatrix'],
    ['5160', 'qr'],
    ['5160', 'datamatrix'],
    ['5160', 'code128'],
    ['L4730', 'qr'],
    ['L4730', 'datamatrix'],
    ['5267', 'qr'],
    ['5267', 'datamatrix'],
  ] as const)('%s with %s names each piece', async (sheet, symbology) => {
    const pdf = await print(sheet, symbology, 2);
    if (typeof pdf === 'string') throw new Error(pdf);
    const read = await decoded(rendered(pdf, `${sheet}-${symbology}`));
    const named = read.map((text) => contents.ofCode(text)?.key).sort();
    expect(named).toEqual(pieces.map(({ key }) => key).sort());
  });

  describe.each(['pirate-quest', 'pirate-tricks', 'pirates-flag'] as const)('the scan board of %s', (id) => {
    test.each(['qr', 'datamatrix', 'code128'] as const)(
      'is one page, and each code of it is read, as %s',
      async (code) => {
        const board = await scanBoardOf(
          new Pieces((each) => boundaryOf(each)?.game),
          { game: id, code },
          'de',
        );
        if (!board.ok) throw new Error(board.no.code);
        const pages = rendered(board.value, `board-${id}-${code}`);
        expect(pages).toHaveLength(1);
        const game = games[id] as unknown as AnyGame;
        const rows = boardOf(game, contentsOf(id, game.pieces()));
        const wanted = rows.flatMap(({ marks }) => marks.map(({ mark }) => formatMark(id, mark)));
        expect([...(await decoded(pages))].sort()).toEqual(wanted.sort());
      },
    );
  });

  test.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
    'the calibration page of %s outlines every label where it lies, moved by the shift',
    async (id, sheet) => {
      const words = { title: 'Calibration', steps: 'Hold it against a sheet.' };
      const page = grey(await printCalibration(sheet, words), `calibration-${id}`);
      const moved = grey(await printCalibration(sheet, words, { x: 2, y: -1 }), `moved-${id}`);
      for (let nth = 0; nth < perPage(sheet); nth++) {
        const { x, y } = spot(sheet, nth);
        // Beside its corners, where no neighbour's outline and no scale can be meant.
        const edge = [x, y + sheet.height * 0.8] as const;
        expect(page.isDarkNear(...edge), `${id} ${String(nth)}`).toBe(true);
        expect(moved.isDarkNear(edge[0] + 2, edge[1] - 1), `${id} ${String(nth)} moved`).toBe(true);
      }
      const last = spot(sheet, perPage(sheet) - 1);
      expect(page.isDarkNear(last.x + sheet.width / 2, last.y + sheet.height / 2)).toBe(false);
    },
  );
});

/** Sheets as gLabels publishes them (Debian's glabels-data), in millimetres. */
const published = '/usr/share/libglabels-3.0/templates';
const millimetres = (length: string): number => {
  const number = Number.parseFloat(length);
  if (length.endsWith('mm')) return number;
  return length.endsWith('in') ? number * 25.4 : (number * 25.4) / 72;
};

function templateOf(part: string): Readonly<Record<string, number>> | undefined {
  const files = ['avery-iso-templates.xml', 'avery-us-templates.xml'];
  const text = files.map((file) => readFileSync(join(published, file), 'utf8')).join('\n');
  const equal = new RegExp(`part="${part}" equiv="([^"]+)"`).exec(text)?.[1] ?? part;
  const template = new RegExp(`<Template [^>]*part="${equal}"[^>]*size=[\\s\\S]*?</Template>`).exec(
    text,
  )?.[0];
  const attribute = (name: string): number =>
    millimetres(new RegExp(` ${name}="([^"]+)"`).exec(template ?? '')?.[1] ?? 'NaN');
  const counted = (name: string): number =>
    Number(new RegExp(` ${name}="([^"]+)"`).exec(template ?? '')?.[1]);
  return template === undefined
    ? undefined
    : {
        width: attribute('width'),
        height: attribute('height'),
        columns: counted('nx'),
        rows: counted('ny'),
        left: attribute('x0'),
        top: attribute('y0'),
        pitchX: attribute('dx'),
        pitchY: attribute('dy'),
      };
}

test.skipIf(!existsSync(published)).each(sheets.map((sheet) => [sheet.id, sheet] as const))(
  'every label of %s lies where the published template has it, as near as two of its sources agree',
  (id, sheet) => {
    const template = templateOf(id);
    if (!template) throw new Error(id);
    const {
      columns = 0,
      rows = 0,
      left = 0,
      top = 0,
      pitchX = 0,
      pitchY = 0,
      width = 0,
      height = 0,
    } = template;
    expect([sheet.columns, sheet.rows]).toEqual([columns, rows]);
    expect(Math.abs(sheet.width - width)).toBeLessThan(0.6);
    expect(Math.abs(sheet.height - height)).toBeLessThan(0.1);
    for (let nth = 0; nth < perPage(sheet); nth++) {
      const { x, y } = spot(sheet, nth);
      expect(Math.abs(x - (left + (nth % columns) * pitchX)), `${id} ${String(nth)}`).toBeLessThan(1.3);
      expect(Math.abs(y - (top + Math.floor(nth / columns) * pitchY)), `${id} ${String(nth)}`).toBeLessThan(
        0.6,
      );
    }
  },
);

test('bars that would be too fine for the label are refused, not printed', async () => {
  expect(await print('L4730', 'code128')).toBe('code-too-wide');
});

test('every label lies on its sheet and beside the others', () => {
  for (const sheet of sheets) {
    const { width, height } = pages[sheet.page];
    const last = spot(sheet, perPage(sheet) - 1);
    expect(last.page).toBe(0);
    expect(last.x + sheet.width).toBeLessThan(width);
    expect(last.y + sheet.height).toBeLessThan(height);
    expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.width);
    expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.height);
    // A sheet's margins mirror each other, but for what is lost in rounding inches.
    expect(Math.abs(width - (last.x + sheet.width) - sheet.left)).toBeLessThan(1.6);
    expect(Math.abs(height - (last.y + sheet.height) - sheet.top)).toBeLessThan(1.6);
  }
});

test.skipIf(pdftoppm.missing)(
  `a name on a label shows nothing but what is seen${pdftoppm.reason}`,
  async () => {
    const unseen =
      /[\p{Cs}\u00ad\u061c\u115f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\u0007]/u;
    const dirty = '\u202eBo\u200bnny\u0007\ud800\u2066\u00ad';
    const [first] = labels;
    for (const sheet of sheets) {
      const printed = await printLabels({
        sheet,
        symbology: 'qr',
        labels: [{ code: first?.code ?? '', name: dirty }],
        title: `Har${dirty}bour`,
      });
      if (!printed.ok) throw new Error(printed.no.code);
      const path = join(folder, `named-${sheet.id}.pdf`);
      writeFileSync(path, printed.value);
      const text = execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', path, '-'], { encoding: 'utf8' });
      expect([sheet.id, text.replaceAll(/\s/g, '')]).toEqual([sheet.id, expect.stringContaining('Bonny')]);
      expect([sheet.id, text.match(unseen)]).toEqual([sheet.id, null]);
    }
  },
);
