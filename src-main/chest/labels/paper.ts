import { cleanName, cleanText } from '../../rules/kernel/name.ts';
import { whenNeeded } from '../../when-needed.ts';
import { pages, type Sheet } from './sheets.ts';

const pointsPerMillimetre = 72 / 25.4;

/** How far a printer puts everything beside where it belongs, in millimetres to the right and down. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

type Font = 'Helvetica' | 'Helvetica-Bold' | 'Courier-Bold';

const lineHeight = 1.15;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pages to be printed on, in millimetres from the upper left corner. */
export class Paper {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Uint8Array[] = [];
  readonly #shift: Shift;
  readonly #size: [number, number];

  constructor(page: Sheet['page'], title: string, shift: Shift) {
    const { width, height } = pages[page];
    this.#size = [width * pointsPerMillimetre, height * pointsPerMillimetre];
    this.#shift = shift;
    const PDFDocument = whenNeeded('pdfkit');
    this.#document = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: cleanName(title) } });
    this.#document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
  }

  newPage(): void {
    this.#document.addPage({ size: this.#size, margin: 0 });
    this.#document.scale(pointsPerMillimetre).translate(this.#shift.x, this.#shift.y);
  }

  /** Filled black. */
  fill(boxes: readonly Box[]): void {
    for (const { x, y, width, height } of boxes) this.#document.rect(x, y, width, height);
    this.#document.fill('black');
  }

  outline({ x, y, width, height }: Box): void {
    this.#document.lineWidth(0.1).rect(x, y, width, height).stroke('black');
  }

  line(fromX: number, fromY: number, toX: number, toY: number): void {
    this.#document.lineWidth(0.1).moveTo(fromX, fromY).lineTo(toX, toY).stroke('black');
  }

  /** As large as fits into the box, between two sizes in millimetres; what does not fit even then is cut off. */
  text(text: string, box: Box, font: Font, most: number, least: number): void {
    for (let size = most; ; size = Math.max(least, size - 0.1)) {
      const lines = this.#lines(printable(text), box.width, font, size);
      const fits =
        lines.length * size * lineHeight <= box.height && lines.every(({ width }) => width <= box.width);
      if (!fits && size > least) continue;
      const shown = lines.slice(0, Math.max(1, Math.floor(box.height / (size * lineHeight))));
      for (const [at, { words }] of shown.entries())
        this.#document.text(words, box.x, box.y + at * size * lineHeight, { lineBreak: false });
      return;
    }
  }

  async bytes(): Promise<Uint8Array> {
    const ended = new Promise<void>((resolve) => {
      this.#document.on('end', () => {
        resolve();
      });
    });
    this.#document.end();
    await ended;
    return Uint8Array.from(Buffer.concat(this.#chunks));
  }

  /** Broken after spaces and hyphens, wherever the next word would stand out. */
  #lines(text: string, most: number, font: Font, size: number): readonly Line[] {
    this.#document.font(font, size).fillColor('black');
    const lines: Line[] = [];
    for (const paragraph of text.split('\n')) {
      let words = '';
      for (const word of paragraph.split(/(?<=[\s-])/)) {
        const longer = words + word;
        if (words !== '' && this.#document.widthOfString(longer.trimEnd()) > most) {
          lines.push(this.#line(words));
          words = word;
        } else words = longer;
      }
      lines.push(this.#line(words));
    }
    return lines;
  }

  #line(words: string): Line {
    return { words: words.trimEnd(), width: this.#document.widthOfString(words.trimEnd()) };
  }
}

/** Beside the Latin letters of Western Europe, what the fonts that every printer knows can print. */
const otherSigns = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Any other letter would come out as a wrong one, so that a sign in its place is more honest. */
const printable = (text: string): string =>
  cleanText(text).replace(/[^\n\x20-\x7e\xa0-\xff]/gu, (sign) => (otherSigns.includes(sign) ? sign : '?'));

interface Line {
  readonly words: string;
  readonly width: number;
}
