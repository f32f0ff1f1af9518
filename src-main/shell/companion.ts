import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { boundaryOf, unknownGame } from '../contract/games.ts';
import type { Lobby } from '../contract/link-parts.ts';
import type { Reply } from '../contract/reply.ts';
import type { SessionSetup } from '../contract/request.ts';
import type { SeatPart } from '../contract/view.ts';
import { speaker } from '../contract/words.ts';
import type { Host } from '../link/host.ts';
import { joinHandlers, type Answered, type CallRefusal, type Handlers, type Who } from '../link/handler.ts';
import { viewerFor } from '../link/viewer.ts';
import type { DataDirectory } from '../log/data-directory.ts';
import type { LogFault } from '../log/entry.ts';
import { isDamage, type Damage } from '../log/damage.ts';
import { fileNameOf } from '../log/places.ts';
import type { SessionLog } from '../log/session-log.ts';
import { atOnce, type Steps } from '../log/steps.ts';
import { Readers, type ReadersOptions } from '../readers/readers.ts';
import { asks } from '../rules/kernel/prompt.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { seatParts } from '../session/names.ts';
import { ringsAt, type Timer } from '../session/bell.ts';
import type { Clock } from '../log/data-directory.ts';
import { isLong, serve, serveInTurn, toldRefusal } from '../session/serve.ts';
import { Work } from '../session/work.ts';
import type { Opener } from '../windows/file-type/session-type.ts';
import { askHandlers } from './ask-calls.ts';
import { editionNext, keptHandlers } from './before.ts';
import { sessionHandlers } from './calls.ts';
import { desktopHandlers } from './desktop-calls.ts';
import { gameHandlers, refusalOf } from './game-calls.ts';
import { logHandlers } from './log-calls.ts';
import { playEvening, readEvening, systemTimer, type DemoPace, type Playing } from './evening.ts';
import { SavedElsewhere, saveElsewhereFrom } from './elsewhere.ts';
import { lastSetup, lastSetupKey, rememberSetup, type LastSetup } from './last-setup.ts';
import { logbookHandlers } from './logbook-calls.ts';
import { KeptChoices } from './kept-choices.ts';
import { noteLeft } from './left-off.ts';
import { lobbyOf } from './lobby.ts';
import { NextTime } from './next-time.ts';
import { readerHandlers } from './reader-handlers.ts';
import { resultCodeIn } from './end.ts';
import { openingRunning, type Running } from './running.ts';
import { Stage } from './stage.ts';

/** So often a session that is played is backed up, if anything was entered since. */
const backupEvery = 10 * 60_000;

/** What surrounds it: the readers' cables, and a desktop that can be told to open our files. */
export interface Surroundings extends Pick<ReadersOptions, 'clock' | 'hardware'> {
  readonly opener?: Opener | undefined;
}

/** What is said of an evening beside how it is played. */
interface Told {
  readonly title?: string | undefined;
  readonly place?: string | undefined;
}

/** The library, the sessions and the one that runs, behind one door for windows and links. */
export class Companion implements Host {
  readonly data: DataDirectory;
  readonly handlers: Handlers;
  readonly readers: Readers;
  readonly nextTime: NextTime;
  readonly keptChoices: KeptChoices;
  readonly opener: Opener | undefined;
  readonly #clock: Clock;
  readonly #run = randomBytes(6).toString('hex');
  readonly #stage: Stage;
  readonly #listeners = new Set<() => void>();
  readonly #busyListeners = new Set<() => void>();
  readonly #openings = new Work();
  readonly #opening = new Map<string, Promise<Answered>>();
  #running: Running | undefined;
  /** What the start page was told of the session that runs. */
  #told = '';
  #backedUp: { readonly at: number; readonly head: number } = { at: 0, head: 0 };
  #leaveTable: () => void = () => undefined;
  #demo: Playing | undefined;
  readonly #elsewhere: SavedElsewhere;
  /** What was saved elsewhere and had no room on the last evening has it perhaps today. */
  readonly #cameBack: Promise<void>;
  readonly #timer: Timer;

  constructor(
    data: DataDirectory,
    clock: Clock = Date,
    timer: Timer = systemTimer,
    { opener, ...cables }: Surroundings = {},
  ) {
    this.data = data;
    this.opener = opener;
    data.onLook = () => this.tellLobby();
    this.#clock = clock;
    this.#timer = timer;
    const gameOf = (id: string) => boundaryOf(id)?.game;
    const editionFor = (id: string) => editionNext(id, { library: data.library, kept: this.keptChoices });
    this.readers = new Readers({ library: data.library, gameOf, editionFor, ...cables });
    this.keptChoices = new KeptChoices(this.readers.hold, data.library.settings);
    this.#elsewhere = new SavedElsewhere(data);
    this.#cameBack = this.#bringBack();
    this.nextTime = new NextTime(this.readers.hold, data.library.settings);
    this.#stage = new Stage(this.#run, this.readers);
    const desk = { readers: this.readers, captures: join(data.path, 'captures'), now: () => clock.now() };
    this.handlers = joinHandlers(
      sessionHandlers(this),
      logHandlers(this),
      askHandlers(this),
      keptHandlers(this),
      gameHandlers(this),
      desktopHandlers(this),
      logbookHandlers(this),
      readerHandlers(desk),
    );
  }

  get running(): Running | undefined {
    return this.#running;
  }

  get last(): LastSetup | undefined {
    return lastSetup(this.data.library);
  }

  subscribe(viewer: Viewer, receive: (frame: string) => void): () => void {
    return this.#stage.subscribe(viewer, receive);
  }

  whole(viewer: Viewer): string {
    return this.#stage.whole(viewer);
  }

  take(line: unknown, who: Who): Reply | Promise<Reply> {
    const running = this.#running;
    if (!running) {
      const refusal = { code: 'no-session', rule: 'table.begin', waivable: false } as const;
      return {
        refusal: toldRefusal(
          refusal,
          speaker(undefined, who.language, () => ({})),
        ),
      };
    }
    const words = running.words(who.language);
    const read = running.reader.take(line);
    if (!read.ok) return { refusal: toldRefusal(read.no, words) };
    const viewer = viewerFor(who.page, who.role, who.seats, undefined);
    const answersFor = who.role === 'captain' ? who.seats : undefined;
    const serving = isLong(read.value, running.table) ? serveInTurn : serve;
    return serving(running.table, read.value, words, { viewer, answersFor, device: who.device });
  }

  session(): { readonly id: string; readonly seats: readonly SeatPart[] } | null {
    const table = this.#running?.table;
    if (!table) return null;
    const seats = seatParts(table.state.game, table.state.table.captains);
    return { id: table.log.heading.id, seats };
  }

  asks(prompt: string, seat: SeatId): boolean {
    const open = this.#running?.table.prompts.find(({ id }) => id === prompt);
    return open !== undefined && asks(open, seat);
  }

  gone(device: string): void {
    this.#running?.table.dropBegun((begun) => begun.device === device);
  }

  lobby(): Lobby {
    const lobby = lobbyOf(this.data, this.#running, this.last, this.nextTime, this.keptChoices);
    return {
      ...lobby,
      demo: this.#demo?.state ?? null,
      opensFiles: this.opener?.isOn ?? null,
      elsewhere: this.#elsewhere.path,
    };
  }

  onLobby(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onBusy(listener: () => void): () => void {
    this.#busyListeners.add(listener);
    return () => this.#busyListeners.delete(listener);
  }

  async openFile(path: string): Promise<Answered> {
    const imported = await this.data.import(path);
    if (!imported.ok) return refuse(this.#faultOf(imported.no));
    this.tellLobby();
    return this.open(basename(imported.value));
  }

  /** Begins a session and leaves the one before, which can be gone on with. */
  begin(game: string, setup: SessionSetup, { title, place = '' }: Told = {}): Answered {
    const boundary = boundaryOf(game);
    if (!boundary) return refuse(unknownGame(game));
    const at = this.#clock.now();
    const heading = { id: this.#newId(game, at), game, title: title ?? boundary.game.title, startedAt: at };
    const trial = boundary.game.begin({ ...setup, seats: setup.seats.map(({ seat }) => seat) });
    if (!trial.ok) return refuse(refusalOf(boundary.game, trial.no));
    const created = this.data.create(heading);
    if (!created.ok) return refuse(this.#faultOf(created.no));
    const begun = atOnce(this.#starting(fileNameOf(heading.id), created.value));
    if (!begun.ok) return begun;
    const outcome = begun.value.table.act({ command: { kind: 'begin', setup } });
    if (outcome.kind === 'held') return refuse(this.#faultOf(outcome.fault));
    rememberSetup(this.data.library, { game, setup, place });
    if (place !== '') this.data.library.evenings.setPlace(heading.id, place);
    for (const { captain } of setup.seats) this.data.library.people.known(captain);
    this.nextTime.begun(begun.value.file, game);
    this.#put(begun.value);
    return accept({ session: begun.value.file });
  }

  /** Everything as last time, with what the chest has learnt since. */
  again(): Answered {
    if (this.#running) this.nextTime.keep(this.#running);
    const { last } = this;
    if (!last) return refuse({ code: 'no-last-time' });
    const known = this.nextTime.edition(last.game);
    const edition = { ...(last.setup.edition as object | undefined), ...known };
    const { game, setup, place } = last;
    return this.begin(game, known ? { ...setup, edition } : setup, { place });
  }

  /** The same table once more. Where the game has no word on it, it begins as it did. */
  rematch(): Answered {
    const running = this.#running;
    if (!running) return refuse({ code: 'no-session' });
    const { boundary, table } = running;
    const { game, table: seated } = table.state;
    if (!table.begun || !table.game.standings(game).over) return refuse({ code: 'not-over' });
    const asked = table.game.ask(game, { kind: 'rematch' });
    if (!asked.ok) return this.again();
    const setup = asked.value['setup'] as { readonly seats: readonly SeatId[] };
    const seats = setup.seats.map((seat) => ({ seat, captain: seated.captains[seat] ?? seat }));
    const place = this.data.library.evenings.noted(table.log.heading.id).place ?? '';
    return this.begin(boundary.game.id, boundary.setupSchema.parse({ ...setup, seats }), { place });
  }

  /** Begins a recorded evening and lets it play itself, until somebody leaves it or plays on by hand. */
  tryOut(game: string): Answered {
    const evening = readEvening(game);
    const setup = boundaryOf(game)?.setupSchema.safeParse(evening?.setup);
    if (!evening || !setup?.success) return refuse({ code: 'no-evening', values: { game } });
    const before = this.last;
    const begun = this.begin(game, setup.data);
    // The captains of a recording are nobody's last time.
    if (before) rememberSetup(this.data.library, before);
    else this.data.library.settings.remove(lastSetupKey);
    const running = this.#running;
    if (!begun.ok || !running) return begun;
    this.nextTime.isRecording(running.file);
    let told = running.table.log.entries.length;
    const take = (line: unknown): boolean => {
      // Whatever else was entered since was entered by hand.
      const isOurs = this.#running === running && running.table.log.entries.length === told;
      const asked = isOurs ? running.reader.take(line) : undefined;
      const isTaken = asked?.ok === true && 'seq' in serve(running.table, asked.value, running.words('en'));
      told = running.table.log.entries.length;
      return isTaken;
    };
    this.#demo = playEvening(evening.lines, take, this.#timer, () => {
      this.tellLobby();
    });
    this.tellLobby();
    return begun;
  }

  /** Stops the demo, lets it go slowly, or on as usual. */
  paceDemo(pace: DemoPace): Answered {
    if (!this.#demo) return refuse({ code: 'no-session' });
    this.#demo.setPace(pace);
    return accept(null);
  }

  /** Opens a session to go on with. A damaged one is rescued first, and what was lost is said. */
  open(file: string): Promise<Answered> {
    // Two presses on one card open it once.
    const opening = this.#opening.get(file) ?? this.#open(file).finally(() => this.#opening.delete(file));
    this.#opening.set(file, opening);
    return opening;
  }

  async #open(file: string): Promise<Answered> {
    if (this.#running?.file === file) return accept({ session: file });
    const found = await this.data.lookThrough(file);
    if (found && !isDamage(found)) return refuse(this.#faultOf(found));
    this.#tellBusy();
    const opened = found ? refuse(found) : this.data.open(file);
    if (!opened.ok && !isDamage(opened.no)) return refuse(this.#faultOf(opened.no));
    const rescued = opened.ok ? undefined : await this.data.rescue(file);
    if (rescued && !rescued.ok) return refuse(this.#faultOf(rescued.no));
    const log = opened.ok ? opened : this.data.open(file);
    if (!log.ok) return refuse(this.#faultOf(log.no));
    const started = await this.#openings.take(() => this.#starting(file, log.value));
    if (!started.ok) return started;
    this.#put(started.value);
    return accept({ session: file, ...(rescued ? { rescued: rescued.value } : {}) });
  }

  /** What its own disk does not take any more goes into a file of another folder, and on from there. */
  async saveElsewhere(folder: string): Promise<Answered> {
    const running = this.#running;
    if (!running) return refuse({ code: 'no-session' });
    const saved = await saveElsewhereFrom(running.table, running.file, folder);
    if (!saved.ok) return refuse(saved.no);
    this.#elsewhere.lies(saved.value);
    return accept({ path: saved.value });
  }

  /** Back to the start page. */
  async leave(): Promise<void> {
    const left = this.#running;
    if (!left) return;
    await this.#backUp(left);
    if (!this.nextTime.isRecorded(left.file)) noteLeft(this.data.library.settings, left);
    this.#put(undefined);
    await this.#bringBack();
    await this.data.refreshIndex();
    this.tellLobby();
  }

  async #bringBack(): Promise<void> {
    const before = this.#elsewhere.path;
    await this.#elsewhere.bringBack();
    if (this.#elsewhere.path !== before) this.tellLobby();
  }

  async close(): Promise<void> {
    this.data.looks.cancel();
    await Promise.allSettled([this.#cameBack, ...this.#opening.values()]);
    await this.readers.stop();
    await this.leave();
    await this.data.library.backup(this.#clock.now());
    await this.data.close();
  }

  #tellBusy(): void {
    for (const listener of this.#busyListeners) listener();
  }

  tellLobby(): void {
    for (const listener of this.#listeners) listener();
  }

  *#starting(file: string, log: SessionLog): Steps<Result<Running, CallRefusal>> {
    const boundary = boundaryOf(log.heading.game);
    const started = boundary
      ? yield* openingRunning(
          file,
          boundary,
          log,
          this.#clock,
          this.#run,
          this.readers,
          resultCodeIn(this.data),
        )
      : refuse({ code: 'newer', detail: log.heading.game } as const);
    if (started.ok) return started;
    log.close();
    return refuse(this.#faultOf(started.no));
  }

  #put(running: Running | undefined): void {
    this.#demo?.stop();
    this.#demo = undefined;
    this.#leaveTable();
    this.#running?.table.finishWork();
    if (this.#running) this.nextTime.keep(this.#running);
    this.#running?.table.log.close();
    this.#running = running;
    this.#told = running ? cardOf(running) : '';
    this.#backedUp = { at: this.#clock.now(), head: running?.table.head ?? 0 };
    this.#leaveTable = running ? this.#follow(running) : () => undefined;
    this.readers.attach(running?.table);
    this.#stage.show(running?.publisher);
    this.tellLobby();
  }

  #follow(running: Running): () => void {
    const unfollow = running.table.onChange(() => this.#onEntry(running));
    const unring = ringsAt(running.table, this.#clock, this.#timer);
    return () => {
      unfollow();
      unring();
    };
  }

  #onEntry(running: Running): void {
    const told = cardOf(running);
    if (told !== this.#told) this.tellLobby();
    this.#told = told;
    const now = this.#clock.now();
    if (Math.abs(now - this.#backedUp.at) < backupEvery || running.table.head === this.#backedUp.head) return;
    void this.#backUp(running);
  }

  async #backUp({ table }: Running): Promise<void> {
    this.#backedUp = { at: this.#clock.now(), head: table.head };
    await this.data.backup(table.log);
  }

  #newId(game: string, at: number): string {
    const day = new Date(at).toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
    return `${day}-${game}-${randomBytes(3).toString('hex')}`;
  }

  #faultOf({ code, detail }: LogFault | Damage): CallRefusal {
    return { code, values: { detail } };
  }
}

/** What a list of sessions says of it that may change while it is played. */
function cardOf({ table }: Running): string {
  const { game, table: seated } = table.state;
  return JSON.stringify([
    seated.captains,
    game.seats,
    game.chairs,
    table.begun && table.game.standings(game).over,
  ]);
}
