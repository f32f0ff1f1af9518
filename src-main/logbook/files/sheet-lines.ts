import { apart, pathOf, type Point } from '../../contract/chart-path.ts';
import type { SeatId } from '../../rules/kernel/seat.ts';
import type { Writer } from './faces.ts';
import { dashes, markPaths } from './marks.ts';

/** A captain's line on white paper: known by its dash, its mark and the name at its end. */
export interface SheetLine {
  readonly seat: SeatId;
  readonly name: string;
  readonly isWinner: boolean;
  readonly line: readonly Point[];
  readonly value: number;
}

interface Frame {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly low: number;
  readonly high: number;
  /** So many columns are one beside the other. */
  readonly rounds: number;
}

/** Left of the lines their scale has its place, and right of them the names. */
const scaleWide = 28;
const namesWide = 102;

export function drawLines(writer: Writer, lines: readonly SheetLine[], frame: Frame): void {
  const { top, height, low, high, rounds } = frame;
  const [left, width] = [frame.left + scaleWide, frame.width - scaleWide - namesWide];
  const yOf = (value: number): number => top + height - ((value - low) / (high - low || 1)) * height;
  const xOf = (at: number): number => left + (at / rounds) * width;
  const { document } = writer;
  document
    .lineWidth(0.4)
    .moveTo(left, yOf(low))
    .lineTo(left + width, yOf(low))
    .stroke('#000');
  for (const tick of new Set([low, Math.round((low + high) / 2), high]))
    writer.write(String(tick), frame.left, yOf(tick) - 5, 'text', 8);
  for (const { seat, line, isWinner } of lines) {
    document.path(pathOf(line, { x: xOf, y: yOf }));
    const dash = dashes[seat];
    if (dash.length > 0) document.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
    document.lineWidth(isWinner ? 1.8 : 0.9).stroke('#000');
    document.undash();
    const end = line.at(-1);
    if (end) drawMark(writer, seat, xOf(end.x) - 4, yOf(end.y) - 4, 8);
  }
  const places = apart(
    lines.map(({ value }) => yOf(value) - 5),
    10,
    top + height - 5,
  );
  lines.forEach(({ value, name }, at) => {
    const words = writer.cut(`${value} ${name}`, namesWide - 12, 'text', 8.5);
    writer.write(words, left + width + 10, places[at] ?? 0, 'text', 8.5);
  });
}

export function drawMark({ document }: Writer, seat: SeatId, x: number, y: number, size: number): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 48)
    .path(markPaths[seat])
    .lineWidth(4)
    .stroke('#000')
    .restore();
}
