import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { whenNeeded } from '../../when-needed.ts';
import { unpacked } from './woff.ts';

/** The look's own faces, as files that a PDF can embed and a picture can carry. */
export const faceNames = ['head', 'lean', 'text', 'bold'] as const;
export type FaceName = (typeof faceNames)[number];

interface Face {
  readonly package: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** What stands in where the package is not installed. */
  readonly instead: string;
}

const faces: Readonly<Record<FaceName, Face>> = {
  head: { package: 'piazzolla', weight: 700, style: 'normal', instead: 'Times-Bold' },
  lean: { package: 'piazzolla', weight: 400, style: 'italic', instead: 'Times-Italic' },
  text: { package: 'sofia-sans-semi-condensed', weight: 400, style: 'normal', instead: 'Helvetica' },
  bold: { package: 'sofia-sans-semi-condensed', weight: 600, style: 'normal', instead: 'Helvetica-Bold' },
};

export const familyOf = (face: FaceName): string => `qm-${face}`;
export const styleOf = (face: FaceName): Pick<Face, 'weight' | 'style'> => faces[face];

/** Each holds a part of the letters; what is in none is drawn as a box. */
const subsets = ['latin', 'latin-ext'] as const;
type Subset = (typeof subsets)[number];

/** Not called `require`: what is bundled for the desktop may be given one of that name. */
const installed = createRequire(import.meta.url);

function fileOf(face: FaceName, subset: Subset): string | undefined {
  const { package: name, weight, style } = faces[face];
  try {
    const folder = installed.resolve(`@fontsource/${name}/package.json`).replace(/package\.json$/, 'files/');
    const path = `${folder}${name}-${subset}-${weight}-${style}.woff`;
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

const unpackedFaces = new Map<string, Buffer>();

/** The same bytes for every document. */
function unpackedFace(path: string): Buffer {
  const face = unpackedFaces.get(path) ?? unpacked(readFileSync(path));
  unpackedFaces.set(path, face);
  return face;
}

/** For a picture that is to look the same wherever it is opened; nothing where the faces are not installed. */
export function fontFaces(used: readonly FaceName[]): string {
  return used
    .flatMap((face) => subsets.map((subset) => ({ face, subset, path: fileOf(face, subset) })))
    .flatMap(({ face, subset, path }) => {
      if (path === undefined) return [];
      const { weight, style } = faces[face];
      const data = readFileSync(path).toString('base64');
      const range = subset === 'latin' ? 'U+0000-00FF,U+2000-206F,U+20AC,U+2212' : 'U+0100-02AF,U+1E00-1EFF';
      return [
        `@font-face{font-family:${familyOf(face)};font-weight:${weight};font-style:${style};unicode-range:${range};src:url(data:font/woff;base64,${data}) format("woff")}`,
      ];
    })
    .join('');
}

/** The same faces under the names that a page has for them, so that a picture taken from it keeps its look. */
export const familyFaces = (): string =>
  fontFaces(faceNames).replaceAll(
    /font-family:qm-(head|lean|text|bold)/g,
    (_all, face: FaceName) => `font-family:${pageFamilies[faces[face].package] ?? ''}`,
  );

const pageFamilies: Readonly<Record<string, string>> = {
  piazzolla: "'Piazzolla Variable'",
  'sofia-sans-semi-condensed': "'Sofia Sans Semi Condensed Variable'",
};

/** A document that knows the faces: it measures, and where it is printed it writes. */
export class Writer {
  readonly document: PDFKit.PDFDocument;
  readonly #chunks: Uint8Array[] = [];

  constructor(title: string) {
    const PDFDocument = whenNeeded('pdfkit');
    this.document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: title } });
    this.document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    for (const face of faceNames)
      for (const subset of subsets) {
        const path = fileOf(face, subset);
        this.document.registerFont(
          `${face} ${subset}`,
          path === undefined ? faces[face].instead : unpackedFace(path),
        );
      }
  }

  width(text: string, face: FaceName, size: number): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.document.font(`${face} ${run.subset}`, size).widthOfString(run.text),
      0,
    );
  }

  /** Without a break, from its upper left corner; gives back how wide it is. */
  write(text: string, x: number, y: number, face: FaceName, size: number): number {
    let at = x;
    for (const run of runsOf(text)) {
      this.document.font(`${face} ${run.subset}`, size).text(run.text, at, y, { lineBreak: false });
      at += this.document.widthOfString(run.text);
    }
    return at - x;
  }

  /** Broken after spaces; a word that is wider than the line is cut. */
  lines(text: string, most: number, face: FaceName, size: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/(?<=\s)/)) {
      if (line !== '' && this.width((line + word).trimEnd(), face, size) > most) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += word;
    }
    return [...lines, line.trimEnd()].map((each) => this.cut(each, most, face, size));
  }

  cut(text: string, most: number, face: FaceName, size: number): string {
    if (this.width(text, face, size) <= most) return text;
    let letters = [...text];
    while (letters.length > 1 && this.width(`${letters.join('')}…`, face, size) > most)
      letters = letters.slice(0, -1);
    return `${letters.join('')}…`;
  }

  async bytes(): Promise<Uint8Array> {
    const ended = new Promise<void>((resolve) => this.document.on('end', () => resolve()));
    this.document.end();
    await ended;
    return Uint8Array.from(Buffer.concat(this.#chunks));
  }
}

const isLatin = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x100 || (code >= 0x2000 && code <= 0x206f) || code === 0x20ac || code === 0x2212;
};

function runsOf(text: string): readonly { readonly text: string; readonly subset: Subset }[] {
  const runs: { text: string; subset: Subset }[] = [];
  for (const letter of text) {
    const subset = isLatin(letter) ? 'latin' : 'latin-ext';
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += letter;
    else runs.push({ text: letter, subset });
  }
  return runs;
}
