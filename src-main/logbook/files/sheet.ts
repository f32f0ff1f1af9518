import { raceLine, reachOf, roundLine, tells, type Point } from '../../contract/chart-path.ts';
import type { Chart, ChartKind, Line } from '../../contract/logbook-evening.ts';
import type { Language } from '../../rules/kernel/message.ts';
import type { BySeat, SeatId } from '../../rules/kernel/seat.ts';
import type { Course } from '../course.ts';
import type { Retold } from '../evening.ts';
import { tellingOf } from '../tellings.ts';
import { Writer, type FaceName } from './faces.ts';
import type { Play } from './play.ts';
import { drawLines, drawMark, type SheetLine } from './sheet-lines.ts';
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
  sheet.riches();
  sheet.market();
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
    const { title: game, startedAt, endedAt, place } = this.#play;
    const own = this.#course.heading.title.trim();
    const title = own === '' || own === game ? game : `${game}: ${own}`;
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
    this.#y += size * 1.45;
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
    const race = this.#chart('race');
    const { rounds } = this.#told;
    if (!race || rounds.length === 0) return;
    const [low, high] = reachOf(race);
    const drawn = race.lines.map((one) => this.#sheetLine(one, raceLine(one.seat, race, rounds)));
    this.#lines('sheet.race', this.#speak(race.unit), drawn, { low, high, height: 150 });
  }

  /** Gold, loon or fame, where the race has not told it already. */
  riches(): void {
    const { charts } = this.#told;
    for (const chart of charts) {
      if ((chart.kind !== 'gold' && chart.kind !== 'fame') || !tells(chart.lines, charts)) continue;
      const drawn = chart.lines.map((one) => this.#sheetLine(one, roundLine(one)));
      const values = drawn.flatMap(({ line }) => line.map(({ y }) => y));
      const reach = { low: Math.min(0, ...values), high: Math.max(1, ...values), height: 84 };
      this.#lines(`sheet.${chart.kind}`, this.#unitOf(chart), drawn, reach);
    }
  }

  /** Nothing where the heading says it already. */
  #unitOf(chart: Extract<Chart, { kind: 'gold' | 'fame' }>): string {
    const unit = chart.kind === 'gold' ? this.#speak(chart.unit) : '';
    return unit.toLowerCase() === this.#say(`sheet.${chart.kind}`).toLowerCase() ? '' : unit;
  }

  #lines(
    heading: string,
    unit: string,
    lines: readonly SheetLine[],
    reach: { readonly low: number; readonly high: number; readonly height: number },
  ): void {
    // Ten names, one below the other, want their room whatever the lines do.
    const height = Math.max(reach.height, lines.length * 10 + 6);
    if (!this.#hasRoom(height + 40)) return;
    this.#heading(heading, unit);
    const rounds = this.#told.rounds.length;
    drawLines(this.writer, lines, {
      ...reach,
      height,
      left: page.margin,
      width: inside,
      top: this.#y,
      rounds,
    });
    this.#y += height + 14;
  }

  #sheetLine({ seat, values }: Line, line: readonly Point[]): SheetLine {
    const value = values.findLast((each) => each !== null) ?? 0;
    return { seat, name: this.#nameOf(seat), isWinner: this.#isWinner(seat), line, value };
  }

  /** What a sign asked for at the end of each round; a dash where it was shut. */
  market(): void {
    const { rounds } = this.#told;
    const steps = this.#chart('market')?.steps ?? [];
    const shops = [...new Set(steps.map(({ market }) => market))];
    if (shops.length === 0 || !this.#hasRoom(shops.length * 15 + 40)) return;
    this.#heading('sheet.market', this.#say('sheet.round.rounds'));
    const columns = this.#columns();
    for (const shop of shops) {
      const name = this.#speak({ key: `shop.${shop}` });
      this.writer.write(this.writer.cut(name, 92, 'text', 9), page.margin, this.#y, 'text', 9);
      for (const { at, x } of columns) {
        const last = steps.findLast((step) => step.market === shop && step.entry <= (rounds[at]?.to ?? 0));
        const price = last?.state === 'open' ? last.price : null;
        if (last) this.writer.write(price === null ? '–' : String(price), x, this.#y, 'text', 8.5);
      }
      this.#y += 15;
    }
    this.#y += 8;
  }

  /** Rounds whose figures stand below each other, with their numbers above them. */
  #columns(): readonly { readonly at: number; readonly x: number }[] {
    const { rounds } = this.#told;
    const shown = rounds.map((_, at) => at).filter((at) => at % Math.ceil(rounds.length / mostRounds) === 0);
    const wide = Math.min(60, (inside - 130) / shown.length);
    const columns = shown.map((at, nth) => ({ at, x: page.margin + 96 + nth * wide }));
    for (const { at, x } of columns)
      this.writer.write(String(rounds[at]?.round ?? ''), x, this.#y, 'bold', 8);
    this.#y += 12;
    return columns;
  }

  /** Won of bid, round by round, where bids are promises. */
  ledger(): void {
    const bids = this.#chart('bids');
    const told = bids?.rows.some(({ cells }) => cells.some(({ bid, won }) => bid !== null && won !== null));
    if (!bids || !told) return;
    this.#heading('sheet.bids', this.#speak({ key: `sheet.round.${tellingOf(this.#course.id).rounds}` }));
    const columns = this.#columns();
    for (const { seat, cells } of bids.rows) {
      this.#mark(seat, page.margin, this.#y, 8);
      this.writer.write(
        this.writer.cut(this.#nameOf(seat), 78, 'text', 9),
        page.margin + 14,
        this.#y,
        'text',
        9,
      );
      for (const { at, x } of columns) this.#cell(cells[at], x);
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
    this.#luck();
    this.#heading('sheet.right');
    this.#paragraph(this.#say('sheet.corrected', { count: corrected, ruled: overruled, undone }));
    const rules = houseRules.map(
      ({ option, value }) => `${this.#speak({ key: `option.${option}` })} (${this.#settled(option, value)})`,
    );
    this.#paragraph(
      rules.length > 0 ? this.#say('sheet.rules', { rules: rules.join('; ') }) : this.#say('sheet.no-rules'),
    );
  }

  #luck(): void {
    const totals = (this.#chart('luck')?.totals ?? []).filter(({ earned, spent }) => earned + spent > 0);
    if (totals.length === 0) return;
    const told = totals.map(({ seat, earned, spent, wasted }) =>
      this.#say('sheet.luck', { who: this.#nameOf(seat), earned, spent, wasted }),
    );
    this.#paragraph(`${this.#say('sheet.luck.head')} ${told.join('; ')}.`);
  }

  /** In words, where the option has some for it. */
  #settled(option: string, value: string): string {
    for (const key of [`option.${option}.${value}`, `sheet.option.${value}`]) {
      const words = this.#speak({ key });
      if (words !== key) return words;
    }
    return value;
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
    drawMark(this.writer, seat, x, y, size);
  }

  #chart<Kind extends ChartKind>(kind: Kind): Extract<Chart, { kind: Kind }> | undefined {
    return this.#told.charts.find((chart): chart is Extract<Chart, { kind: Kind }> => chart.kind === kind);
  }

  /** Above the lines to sign on and what is said before them. */
  #hasRoom(high: number): boolean {
    return this.#y + high <= page.height - 190;
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
