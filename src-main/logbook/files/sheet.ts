import { pathOf, raceLine, reachOf } from '../../contract/chart-path.ts';
import type { Chart } from '../../contract/logbook-evening.ts';
import type { Language } from '../../rules/kernel/message.ts';
import type { BySeat, SeatId } from '../../rules/kernel/seat.ts';
import type { Course } from '../course.ts';
import type { Retold } from '../evening.ts';
import { tellingOf } from '../tellings.ts';
import { Writer, type FaceName } from './faces.ts';
import { dashes, markPaths } from './marks.ts';
import type { Play } from './play.ts';
import { speakFor, type Spoken } from './speak.ts';

/** A4 in points, and where print begins. */
const page = { width: 595, height: 842, margin: 40 } as const;
const inside = page.width - 2 * page.margin;
/** So many rounds stand on a sheet; an evening with more turns shows those at even steps. */
const mostRounds = 24;

/** The evening on white paper: no fills, a dash for each captain, a line to sign. */
export async function sheetOf(
  course: Course,
  told: Retold,
  play: Play,
  language: Language,
): Promise<Uint8Array> {
  const names: BySeat<string> = Object.fromEntries(play.players.map(({ seat, name }) => [seat, name]));
  const speak = speakFor(course.game, language, names);
  const sheet = new Sheet(course, told, play, speak, language);
  sheet.head();
  sheet.race();
  sheet.ledger();
  sheet.story();
  sheet.foot();
  return sheet.writer.bytes();
}

class Sheet {
  readonly writer: Writer;
  readonly #course: Course;
  readonly #told: Retold;
  readonly #play: Play;
  readonly #speak: Spoken;
  readonly #language: Language;
  #y: number = page.margin;

  constructor(course: Course, told: Retold, play: Play, speak: Spoken, language: Language) {
    this.writer = new Writer(`Quartermaster: ${play.title}, ${play.id}`);
    this.#course = course;
    this.#told = told;
    this.#play = play;
    this.#speak = speak;
    this.#language = language;
    this.writer.document.addPage({ size: 'A4', margin: 0 });
  }

  head(): void {
    const { title, startedAt, endedAt, place } = this.#play;
    const day = new Intl.DateTimeFormat(this.#language, { dateStyle: 'full' }).format(startedAt);
    const time = new Intl.DateTimeFormat(this.#language, { timeStyle: 'short' });
    const until = this.#say('sheet.until', { from: time.format(startedAt), to: time.format(endedAt) });
    this.#line(title, 'head', 13);
    this.#line([day, until, ...(place === null ? [] : [place])].join(', '), 'text', 9);
    this.#y += 6;
    const { certain, how } = this.#told.finding;
    const sentence = this.#speak(certain) + (how ? ', ' : '.');
    const size = this.#fit(sentence + (how ? `${this.#speak(how)}.` : ''), 24);
    const width = this.#write(sentence, page.margin, 'head', size);
    if (how) this.#write(`${this.#speak(how)}.`, page.margin + width, 'lean', size);
    this.#y += size * 1.3;
    for (const below of this.#told.below) this.#line(this.#speak(below), 'text', 10);
    this.#y += 8;
    this.#standings();
  }

  /** Rank, mark, name and score, in two columns where there are many. */
  #standings(): void {
    const { document } = this.writer;
    const players = [...this.#play.players].sort((one, other) => (one.rank ?? 99) - (other.rank ?? 99));
    const half = Math.ceil(players.length / 2);
    players.forEach(({ seat, name, rank, score }, at) => {
      const x = page.margin + (at < half ? 0 : inside / 2 + 10);
      const y = this.#y + (at % half) * 17;
      this.writer.write(rank === null ? '' : String(rank), x, y, 'head', 11);
      this.#mark(seat as SeatId, x + 16, y + 1, 10);
      this.writer.write(this.writer.cut(name, 150, 'text', 11), x + 34, y, 'text', 11);
      const shown = score === null ? '' : String(score);
      this.writer.write(shown, x + 230 - this.writer.width(shown, 'bold', 11), y, 'bold', 11);
      document
        .lineWidth(0.3)
        .moveTo(x, y + 15)
        .lineTo(x + 232, y + 15)
        .stroke('#000');
    });
    this.#y += half * 17 + 14;
  }

  race(): void {
    const race = this.#told.charts.find((chart): chart is Chart & { kind: 'race' } => chart.kind === 'race');
    const { rounds } = this.#told;
    if (!race || rounds.length === 0) return;
    this.#heading('sheet.race', `${this.#speak(race.unit)}`);
    const [left, width, height] = [page.margin + 28, inside - 130, 150];
    const [low, high] = reachOf(race);
    const yOf = (value: number): number => this.#y + height - ((value - low) / (high - low || 1)) * height;
    const xOf = (at: number): number => left + (at / rounds.length) * width;
    const { document } = this.writer;
    document
      .lineWidth(0.4)
      .moveTo(left, yOf(low))
      .lineTo(left + width, yOf(low))
      .stroke('#000');
    for (const tick of [low, Math.round((low + high) / 2), high])
      this.writer.write(String(tick), page.margin, yOf(tick) - 5, 'text', 8);
    for (const { seat } of race.lines) {
      const line = raceLine(seat, race, rounds);
      document.path(pathOf(line, { x: xOf, y: yOf }));
      const dash = dashes[seat];
      if (dash.length > 0) document.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
      document.lineWidth(this.#isWinner(seat) ? 1.8 : 0.9).stroke('#000');
      document.undash();
      const end = line.at(-1);
      if (end) this.#mark(seat, xOf(end.x) - 4, yOf(end.y) - 4, 8);
    }
    this.#ends(race, xOf(rounds.length) + 10, yOf);
    this.#y += height + 14;
  }

  /** Names at the ends of the lines, moved apart where they would lie on each other. */
  #ends(race: Chart & { kind: 'race' }, x: number, yOf: (value: number) => number): void {
    const ends = race.lines
      .map(({ seat, values }) => ({ seat, value: values.at(-1) ?? 0 }))
      .sort((one, other) => other.value - one.value);
    let lowest = Number.NEGATIVE_INFINITY;
    for (const { seat, value } of ends) {
      const y = Math.max(yOf(value) - 5, lowest + 10);
      lowest = y;
      this.writer.write(
        this.writer.cut(`${value} ${this.#nameOf(seat)}`, 90, 'text', 8.5),
        x,
        y,
        'text',
        8.5,
      );
    }
  }

  /** Won of bid, round by round, where bids are promises. */
  ledger(): void {
    const bids = this.#told.charts.find((chart): chart is Chart & { kind: 'bids' } => chart.kind === 'bids');
    const told = bids?.rows.some(({ cells }) => cells.some(({ bid, won }) => bid !== null && won !== null));
    if (!bids || !told) return;
    const { rounds } = this.#told;
    const shown = rounds.map((_, at) => at).filter((at) => at % Math.ceil(rounds.length / mostRounds) === 0);
    this.#heading('sheet.bids', this.#speak({ key: `sheet.round.${tellingOf(this.#course.id).rounds}` }));
    const column = Math.min(60, (inside - 130) / shown.length);
    shown.forEach((at, nth) => {
      this.writer.write(String(rounds[at]?.round ?? ''), page.margin + 96 + nth * column, this.#y, 'bold', 8);
    });
    this.#y += 12;
    for (const { seat, cells } of bids.rows) {
      this.#mark(seat, page.margin, this.#y, 8);
      this.writer.write(
        this.writer.cut(this.#nameOf(seat), 78, 'text', 9),
        page.margin + 14,
        this.#y,
        'text',
        9,
      );
      shown.forEach((at, nth) => {
        this.#cell(cells[at], page.margin + 96 + nth * column);
      });
      const met = cells.filter(({ bid, won }) => bid !== null && bid === won).length;
      const of = cells.filter(({ bid, won }) => bid !== null && won !== null).length;
      const sum = `${met} / ${of}`;
      this.writer.write(
        sum,
        page.width - page.margin - this.writer.width(sum, 'bold', 9),
        this.#y,
        'bold',
        9,
      );
      this.#y += 15;
    }
    this.#y += 8;
  }

  /** A bid that was met is ruled twice below, whatever the colour of the ink. */
  #cell(cell: { readonly bid: number | null; readonly won: number | null } | undefined, x: number): void {
    if (!cell || cell.bid === null || cell.won === null) return;
    const text = `${cell.won}/${cell.bid}`;
    const width = this.writer.write(text, x, this.#y, 'text', 8.5);
    if (cell.bid !== cell.won) return;
    const { document } = this.writer;
    for (const below of [10.5, 12]) document.moveTo(x, this.#y + below).lineTo(x + width, this.#y + below);
    document.lineWidth(0.5).stroke('#000');
  }

  story(): void {
    const { turns, story, corrected, overruled, undone, houseRules } = this.#told;
    if (turns.length > 0) this.#heading('sheet.turned');
    turns.forEach(({ message, change, round }, at) => {
      this.#paragraph(`${at + 1}  ${this.#speak(message)} (${round}: ${this.#speak(change)})`);
    });
    if (story.length > 1) this.#heading('sheet.told');
    for (const { message } of story.slice(1)) this.#paragraph(this.#speak(message));
    this.#heading('sheet.right');
    this.#paragraph(this.#say('sheet.corrected', { count: corrected, ruled: overruled, undone }));
    const rules = houseRules.map(
      ({ option, value }) => `${this.#speak({ key: `option.${option}` })} (${value})`,
    );
    this.#paragraph(
      rules.length > 0 ? this.#say('sheet.rules', { rules: rules.join('; ') }) : this.#say('sheet.no-rules'),
    );
  }

  /** A line for each to sign, and by what the evening is known again. */
  foot(): void {
    const { document } = this.writer;
    const players = this.#play.players;
    const width = Math.min(120, inside / players.length - 8);
    const y = page.height - 74;
    players.forEach(({ name }, at) => {
      const x = page.margin + at * (inside / players.length);
      document
        .lineWidth(0.5)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke('#000');
      this.writer.write(this.writer.cut(name, width, 'text', 8), x, y + 3, 'text', 8);
    });
    const hash = this.#told.playHash?.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ') ?? '';
    const left = [
      this.#say('sheet.sealed', { entries: this.#course.entries.length }),
      ...(hash === '' ? [] : [this.#say('sheet.hash', { hash })]),
    ];
    this.writer.write(left.join(', '), page.margin, page.height - 40, 'text', 8);
    const number = this.#say('sheet.number', { page: 1, of: 1 });
    const x = page.width - page.margin - this.writer.width(number, 'text', 8);
    this.writer.write(number, x, page.height - 40, 'text', 8);
  }

  #heading(key: string, aside = ''): void {
    const { document } = this.writer;
    this.writer.write(this.#say(key), page.margin, this.#y, 'head', 11);
    this.writer.write(
      aside,
      page.width - page.margin - this.writer.width(aside, 'text', 8.5),
      this.#y + 2,
      'text',
      8.5,
    );
    document
      .lineWidth(0.7)
      .moveTo(page.margin, this.#y + 16)
      .lineTo(page.width - page.margin, this.#y + 16)
      .stroke('#000');
    this.#y += 22;
  }

  /** What would stand in the foot is left out: the sheet is one, and the whole story stands in the logbook. */
  #paragraph(text: string): void {
    for (const line of this.writer.lines(text, inside, 'text', 9.5)) {
      if (this.#y > page.height - 100) return;
      this.#line(line, 'text', 9.5);
    }
  }

  #line(text: string, face: FaceName, size: number): void {
    this.#write(this.writer.cut(text, inside, face, size), page.margin, face, size);
    this.#y += size * 1.4;
  }

  #write(text: string, x: number, face: FaceName, size: number): number {
    return this.writer.write(text, x, this.#y, face, size);
  }

  #fit(text: string, most: number): number {
    let size = most;
    while (size > 12 && this.writer.width(text, 'head', size) > inside) size -= 1;
    return size;
  }

  #mark(seat: SeatId, x: number, y: number, size: number): void {
    const { document } = this.writer;
    document
      .save()
      .translate(x, y)
      .scale(size / 48)
      .path(markPaths[seat])
      .lineWidth(4)
      .stroke('#000')
      .restore();
  }

  #isWinner(seat: SeatId): boolean {
    return this.#play.players.some((player) => player.seat === seat && player.winner);
  }

  #nameOf(seat: SeatId): string {
    return this.#play.players.find((player) => player.seat === seat)?.name ?? seat;
  }

  #say(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#speak(values ? { key, values } : { key });
  }
}
