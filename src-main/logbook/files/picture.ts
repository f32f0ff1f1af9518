import { pathOf, raceLine, reachOf } from '../../contract/chart-path.ts';
import type { Chart } from '../../contract/logbook-evening.ts';
import type { Language } from '../../rules/kernel/message.ts';
import type { BySeat, SeatId } from '../../rules/kernel/seat.ts';
import type { Course } from '../course.ts';
import type { Retold } from '../evening.ts';
import { familyOf, faceNames, fontFaces, styleOf, Writer, type FaceName } from './faces.ts';
import { coloursOf, markPaths, type Look } from './marks.ts';
import type { Play, PlayPlayer } from './play.ts';
import { speakFor } from './speak.ts';

const size = { width: 1080, height: 1350, margin: 72 } as const;
const inside = size.width - 2 * size.margin;
/** Smaller would not be read in a chat. */
const smallest = 36;

export interface PictureOptions {
  readonly language: Language;
  readonly look: Look;
  /** Seats whose names are left out. */
  readonly unnamed: readonly string[];
}

/** One picture for a chat, as SVG with its colours and faces in it, so that it looks the same wherever it is opened. */
export function pictureOf(course: Course, told: Retold, play: Play, options: PictureOptions): string {
  const { language, look, unnamed } = options;
  const colours = coloursOf[look];
  const nameOf = ({ seat, name }: PlayPlayer): string => (unnamed.includes(seat) ? seat : name);
  const names: BySeat<string> = Object.fromEntries(
    play.players.map((player) => [player.seat, nameOf(player)]),
  );
  const speak = speakFor(course.game, language, names);
  const pen = new Pen(colours.ink);
  const winner = play.players.find((player) => player.winner);
  let y = 110;
  const { certain, how } = told.finding;
  const indent = winner ? 150 : 0;
  const headline = pen.fitted(speak(certain) + (how ? ',' : '.'), inside - indent, 84, 'head');
  if (winner) pen.mark(winner.seat as SeatId, size.margin, y, 116, colours);
  pen.lines(headline.lines, size.margin + indent, y, 'head', headline.size, colours.ink);
  y += headline.lines.length * headline.size * 1.12;
  if (how) {
    const second = pen.fitted(`${speak(how)}.`, inside - indent, 72, 'lean');
    pen.lines(second.lines, size.margin + indent, y, 'lean', second.size, colours.ink);
    y += second.lines.length * second.size * 1.12;
  }
  y = Math.max(y + 30, 270);
  const why = told.turns.at(-1)?.message ?? told.story[1]?.message;
  if (why) {
    const lines = pen.wrapped(speak(why), inside, 'text', smallest).slice(0, 2);
    pen.lines(lines, size.margin, y, 'text', smallest, colours.ink2);
    y += lines.length * smallest * 1.3 + 20;
  }
  drawRace(pen, told, winner, { top: y + 10, bottom: 960 }, colours);
  drawStandings(pen, play.players, nameOf, colours);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(play.startedAt);
  pen.text(play.title, size.margin, 1250, 'head', smallest, colours.ink);
  const foot = pen.cut(day, inside - pen.width(play.title, 'head', smallest) - 30, 'text', smallest);
  pen.text(
    foot,
    size.width - size.margin - pen.width(foot, 'text', smallest),
    1250,
    'text',
    smallest,
    colours.ink2,
  );
  return pen.svg(colours.ground, colours.rule);
}

type Colours = (typeof coloursOf)[Look];

function drawRace(
  pen: Pen,
  told: Retold,
  winner: PlayPlayer | undefined,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  colours: Colours,
): void {
  const race = told.charts.find((chart): chart is Chart & { kind: 'race' } => chart.kind === 'race');
  const rounds = told.rounds.length;
  if (!race || rounds === 0) return;
  const [low, high] = reachOf(race);
  const [left, right] = [size.margin + 40, size.width - size.margin - 28];
  const xOf = (at: number): number => left + (at / rounds) * (right - left);
  const yOf = (value: number): number => bottom - ((value - low) / (high - low || 1)) * (bottom - top);
  for (const value of [low, high])
    pen.line(
      [
        [left, yOf(value)],
        [right, yOf(value)],
      ],
      colours.rule2,
      2,
    );
  const ordered = [...race.lines].sort(
    (one, other) => Number(one.seat === winner?.seat) - Number(other.seat === winner?.seat),
  );
  for (const { seat } of ordered) {
    const line = raceLine(seat, race, told.rounds);
    const isWinner = seat === winner?.seat;
    pen.path(pathOf(line, { x: xOf, y: yOf }), colours.seats[seat], isWinner ? 10 : 5);
    const end = line.at(-1);
    if (end) pen.mark(seat, xOf(end.x) - 15, yOf(end.y) - 15, 30, colours);
  }
}

/** In order of finish, as many to a row as fit. */
function drawStandings(
  pen: Pen,
  players: readonly PlayPlayer[],
  nameOf: (player: PlayPlayer) => string,
  colours: Colours,
): void {
  pen.line(
    [
      [size.margin, 1010],
      [size.width - size.margin, 1010],
    ],
    colours.rule2,
    2,
  );
  const columns = players.length > 6 ? 4 : 3;
  const width = inside / columns;
  const ranked = [...players].sort((one, other) => (one.rank ?? 99) - (other.rank ?? 99));
  ranked.slice(0, 3 * columns).forEach((player, at) => {
    const x = size.margin + (at % columns) * width;
    const y = 1040 + Math.floor(at / columns) * 62;
    pen.mark(player.seat as SeatId, x, y + 6, 32, colours);
    const score = player.score === null ? '' : ` ${player.score}`;
    const left = width - 50 - pen.width(score, 'text', smallest);
    const name = pen.cut(nameOf(player), left, 'head', smallest);
    pen.text(name, x + 44, y, 'head', smallest, colours.ink);
    pen.text(score, x + 44 + pen.width(name, 'head', smallest), y, 'text', smallest, colours.ink2);
  });
}

type Point = readonly [x: number, y: number];

/** Draws into an SVG; measures with the faces that it carries along. */
class Pen {
  readonly #measure = new Writer('');
  readonly #parts: string[] = [];
  readonly #edge: string;

  constructor(edge: string) {
    this.#edge = edge;
  }

  width(text: string, face: FaceName, points: number): number {
    return this.#measure.width(text, face, points);
  }

  cut(text: string, most: number, face: FaceName, points: number): string {
    return this.#measure.cut(text, most, face, points);
  }

  wrapped(text: string, most: number, face: FaceName, points: number): readonly string[] {
    return this.#measure.lines(text, most, face, points);
  }

  /** As large as two lines allow. */
  fitted(text: string, most: number, largest: number, face: FaceName) {
    for (let points = largest; ; points -= 4) {
      const lines = this.wrapped(text, most, face, points);
      if (lines.length <= 2 || points <= smallest) return { lines: lines.slice(0, 3), size: points };
    }
  }

  text(text: string, x: number, y: number, face: FaceName, points: number, colour: string): void {
    const { weight, style } = styleOf(face);
    this.#parts.push(
      `<text x="${round(x)}" y="${round(y + points * 0.8)}" font-family="${familyOf(face)},serif" font-weight="${weight}" font-style="${style}" font-size="${points}" fill="${colour}" xml:space="preserve">${escaped(text)}</text>`,
    );
  }

  lines(
    lines: readonly string[],
    x: number,
    y: number,
    face: FaceName,
    points: number,
    colour: string,
  ): void {
    lines.forEach((line, at) => {
      this.text(line, x, y + at * points * 1.12, face, points, colour);
    });
  }

  line(points: readonly Point[], colour: string, width: number): void {
    const through = points.map(([x, y]) => ({ x, y }));
    this.path(pathOf(through, { x: (at) => at, y: (at) => at }), colour, width);
  }

  path(path: string, colour: string, width: number): void {
    this.#parts.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`,
    );
  }

  /** White on white paper has an edge. */
  mark(seat: SeatId, x: number, y: number, width: number, colours: Colours): void {
    const edge = colours.seats[seat] === '#ffffff' ? ` stroke="${this.#edge}" stroke-width="2"` : '';
    this.#parts.push(
      `<path d="${markPaths[seat]}" transform="translate(${round(x)} ${round(y)}) scale(${width / 48})" fill="${colours.seats[seat]}"${edge}/>`,
    );
  }

  svg(ground: string, rule: string): string {
    const { width, height } = size;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<style>${fontFaces(faceNames)}</style>`,
      `<rect width="${width}" height="${height}" fill="${ground}"/>`,
      `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="${rule}" stroke-width="3"/>`,
      ...this.#parts,
      '</svg>\n',
    ].join('\n');
  }
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A name can be anything; in a picture it is letters and never markup. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
