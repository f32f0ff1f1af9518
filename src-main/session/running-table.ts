import type { Correction, MoveReason } from '../contract/request.ts';
import type { Batch, Entry, FateKind, LogFault, NewReading } from '../log/entry.ts';
import type { Clock } from '../log/data-directory.ts';
import type { SessionLog } from '../log/session-log.ts';
import { atOnce, SharedSteps, type Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import type { Meaning } from './answering.ts';
import { draftBatch, factBatch, moveBatch, type Move, type PlacedRow } from './batches.ts';
import type { BegunAnswer } from './begun.ts';
import type { Branch } from './branch.ts';
import { catchUp } from './catch-up.ts';
import { decideAct, outOfPlace } from './decide-act.ts';
import { prepareDraft, previewDraft, type Drafting } from './draft.ts';
import { eventsOf, type SessionState } from './fact.ts';
import { History } from './history.ts';
import { Keeper, type Saving } from './keeper.ts';
import { Listeners } from './listeners.ts';
import { no } from './refusals.ts';
import type { Act, Outcome, PressedAt, Previewed, Signed } from './request.ts';
import { rowsInForce, rowsWhereCorrected, rowsWhereMoved } from './row-moves.ts';
import { evidenceOf, Signs, storedOf, type SignTable } from './signs.ts';
import { Taps, whyNotBack, type Tap } from './taps.ts';
import { Work, type Pace } from './work.ts';

/** So often a long change that is being written gives way to something short, before it is given up. */
const mostTries = 50;

/**
 * The running table. A request becomes a decision; what was decided is appended and is on the disk before anything
 * is shown; then the state follows and every listener is told. If the append fails, nothing has changed.
 */
export class RunningTable {
  readonly game: AnyGame;
  readonly taps = new Taps();
  readonly #clock: Clock;
  readonly #keeper: Keeper<() => Outcome>;
  readonly #history: History;
  readonly #signs: Signs;
  readonly #listeners = new Listeners();
  readonly #followers: (() => Steps<void>)[] = [];
  readonly #work: Work;
  /** A change that is on its way to the disk, in steps. */
  #writing: SharedSteps<unknown> | undefined;
  #releasing = false;
  #prompts: readonly Prompt[] | undefined;

  constructor(game: AnyGame, log: SessionLog, clock: Clock, pace?: Pace) {
    this.game = game;
    this.#clock = clock;
    this.#work = new Work(pace);
    this.#keeper = new Keeper(log);
    this.#history = new History(game, () => this.log);
    this.#signs = new Signs(this.#forSigns());
  }

  get log(): SessionLog {
    return this.#keeper.log;
  }

  get saving(): Saving {
    return this.#keeper.saving;
  }

  get head(): number {
    return this.#history.head;
  }

  get state(): SessionState {
    return this.stateAt(this.head);
  }

  get begun(): boolean {
    return this.head !== 0;
  }

  /** What is open now. Ids stay the same as long as the question does. */
  get prompts(): readonly Prompt[] {
    this.#prompts ??= this.begun ? this.game.prompts(this.state.game) : [];
    return this.#prompts;
  }

  get canUndo(): boolean {
    return this.#history.undoTo !== undefined;
  }

  /** The head that redo would bring back. */
  get redoEntry(): number | undefined {
    return this.#history.redoTo;
  }

  /** About how many entries a step along the positions of the head makes another past of. */
  reachOf(kind: Move['kind']): number {
    const to = kind === 'undo' ? this.#history.undoTo : this.#history.redoTo;
    return to === undefined ? 0 : Math.abs(this.head - to);
  }

  entry(seq: number): Entry {
    return this.#history.entry(seq);
  }

  isInForce(seq: number): boolean {
    return this.#history.isInForce(seq);
  }

  entriesInForce(): readonly Entry[] {
    return this.#history.inForce();
  }

  stateAt(seq: number): SessionState {
    return this.#history.stateAt(seq);
  }

  playHash(): string {
    return this.#history.playHash();
  }

  /** Every query row that the entries in force should have. */
  allRows(): readonly PlacedRow[] {
    return [...rowsInForce(this.game, this.#history)].flatMap(({ entry, rows }) =>
      rows.map((row) => ({ entry, row })),
    );
  }

  /** Writes the query tables anew from what is in force. */
  *rebuildingRows(): Steps<Result<void, LogFault>> {
    return yield* this.log.rebuildingRows(rowsInForce(this.game, this.#history));
  }

  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Something that follows every change, and is done with it before anybody is told. */
  beforeTelling(follow: () => Steps<void>): void {
    this.#followers.push(follow);
  }

  /** Enters a command, if its prompt is still open and the rules or an override allow it. */
  act(act: Act): Outcome {
    this.#settle();
    const answered = this.#sentBefore(act.id) ?? this.#inLine(() => this.act(act));
    if (answered) return answered;
    const early = outOfPlace(act.command, this.begun);
    if (early) return this.#refused(early, act.evidence, act.readings);
    if (act.prompt !== undefined && !this.prompts.some(({ id }) => id === act.prompt))
      return this.#movedOn(act.evidence, act.readings);
    const { decision, override } = decideAct(this.game, this.state, act);
    if (!decision.ok) return this.#refused(decision.no, act.evidence, act.readings);
    const { head: parent, state: before } = this;
    const decided = { act, events: decision.value, override, parent, before, at: this.#clock.now() };
    const entered = atOnce(this.#commit(factBatch(this.game, decided), () => this.act(act)));
    if (!entered) throw new Error('a fact has given way');
    return entered;
  }

  /** Finds the prompt that a sign answers, and enters what it means there. */
  sign(signed: Signed): Outcome {
    this.#settle();
    const { prompt } = signed;
    const before = this.#sentBefore(signed.id);
    if (before) return before;
    if (signed.reading !== undefined && !this.log.hasReading(signed.reading))
      return { kind: 'refused', refusal: no('no-such-reading', { reading: signed.reading }) };
    if (prompt !== undefined && !this.prompts.some(({ id }) => id === prompt))
      return this.#movedOn(evidenceOf(signed), storedOf(signed));
    return this.#signs.take(signed);
  }

  /** Takes one press more of an answer, which goes with all that was pressed before it. */
  press(pressed: PressedAt): Outcome {
    this.#settle();
    const before = this.#sentBefore(pressed.id);
    if (before) return before;
    const prompt = this.prompts.find(({ id }) => id === pressed.prompt);
    this.taps.note(pressed);
    return prompt ? this.#signs.press(pressed, prompt) : this.#movedOn();
  }

  /** Everything that a sign could mean now; nothing is entered. */
  meanings(sign: Sign, seat?: SeatId, prompt?: string): readonly Meaning[] {
    return this.#signs.meanings(sign, seat, prompt);
  }

  /** What came for a prompt and was not enough yet. */
  get unfinished(): Pick<Signs, 'at' | 'soFar' | 'ended'> {
    return this.#signs;
  }

  /** What was begun is laid aside: it is thrown or said anew, or nobody is there any more who would complete it. */
  dropBegun(which: (begun: BegunAnswer) => boolean): void {
    this.#settle();
    if (this.#signs.drop(which)) this.#tell();
  }

  /** A reading that leads to no entry by itself is kept too, to be named or completed later. */
  keepReading(reading: NewReading | number, fate: FateKind, code?: string): number | undefined {
    this.#settle();
    if (typeof reading !== 'number') return this.#keep([reading], [], fate, code);
    this.#keep([], [reading], fate, code);
    return reading;
  }

  /** Takes back the newest fact or correction, which the sender names: a later one is not taken by mistake. */
  undo(entry: number, id?: string, because?: MoveReason): Outcome {
    return atOnce(this.moving('undo', entry, id, because));
  }

  /** A captain takes back the own last tap. */
  *takingBack(entry: number, by: Tap, id?: string): Steps<Outcome> {
    const named = this.#sentBefore(id) ? undefined : this.log.entries[entry - 1];
    const refusal = named ? whyNotBack(this, named, by, this.#clock.now()) : undefined;
    return refusal ? { kind: 'refused', refusal } : yield* this.moving('undo', entry, id, 'tap', by);
  }

  /** Brings back what was taken back last, which the sender names. */
  redo(entry: number, id?: string, because?: MoveReason): Outcome {
    return atOnce(this.moving('redo', entry, id, because));
  }

  preview(correction: Correction, viewer?: Viewer): Previewed {
    return atOnce(this.previewing(correction, viewer));
  }

  /** Applies a draft as one: the re-decided tail is appended as a new branch. */
  correct(correction: Correction, id?: string, viewer?: Viewer): Outcome {
    return atOnce(this.correcting(correction, id, viewer));
  }

  /**
   * What is long is begun when those before it are done, and goes on in steps: readings and presses have their turn
   * in between. They are entered on the table as it stands and shown until the work is done as a whole.
   */
  inTurn<Value>(begin: () => Steps<Value>): Promise<Value> {
    return this.#work.take(begin);
  }

  /** Everything that was begun is seen to its end, before the table is left. */
  finishWork(): void {
    this.#work.finish();
  }

  *moving(kind: Move['kind'], entry: number, id?: string, because?: MoveReason, by?: Tap): Steps<Outcome> {
    this.#settle();
    const again = () => atOnce(this.moving(kind, entry, id, because, by));
    const answered = this.#sentBefore(id) ?? this.#inLine(again);
    if (answered) return answered;
    const { head } = this;
    const to = kind === 'undo' ? this.#history.undoTo : this.#history.redoTo;
    if (to === undefined) return { kind: 'refused', refusal: no(`nothing-to-${kind}`) };
    if (entry !== (kind === 'undo' ? head : to)) return this.#movedOn();
    for (let tries = 0; tries < mostTries && this.head === head; tries++) {
      yield* this.#history.reach(to);
      const rows = yield* rowsWhereMoved(this.game, this.#history, to);
      if (this.head !== head) break;
      const move: Move = { kind, to, names: entry, id, because, by, at: this.#clock.now() };
      const moved = yield* this.#commit(moveBatch(move, rows), again);
      if (moved) return moved;
    }
    // Something newer has come meanwhile: that is not what was meant.
    return this.#movedOn();
  }

  *previewing(correction: Correction, viewer?: Viewer): Steps<Previewed> {
    this.#settle();
    const previewed = this.#moved(correction) ?? (yield* previewDraft(this.#drafting(correction, viewer)));
    return previewed.ok
      ? { kind: 'previewed', preview: previewed.value }
      : { kind: 'refused', refusal: previewed.no };
  }

  *correcting(correction: Correction, id?: string, viewer?: Viewer): Steps<Outcome> {
    this.#settle();
    const again = () => this.correct(correction, id, viewer);
    const answered = this.#sentBefore(id) ?? this.#inLine(again);
    if (answered) return answered;
    const prepared = this.#moved(correction) ?? (yield* prepareDraft(this.#drafting(correction, viewer)));
    if (!prepared.ok) return { kind: 'refused', refusal: prepared.no };
    const branch = prepared.value;
    let { head } = correction;
    for (let tries = 0; tries < mostTries; tries++) {
      if (!(yield* catchUp(this.game, this.#history, branch, head))) break;
      ({ head } = this);
      const rows = rowsWhereCorrected(this.game, this.#history, branch);
      const batch = draftBatch(correction, branch, rows, { at: this.#clock.now(), id });
      const corrected = yield* this.#commit(batch, again, branch.states);
      if (corrected) return corrected;
    }
    return this.#movedOn();
  }

  /** Going on without a disk takes the scorekeeper's press; what was held is entered now. */
  goOnUnsaved(): boolean {
    this.#settle();
    const goesOn = this.#keeper.goOnUnsaved(this.#clock.now());
    if (goesOn) this.#releaseHeld();
    return goesOn;
  }

  /** Tries the disk again, this session's own or another: what is unsaved or held is appended late. */
  trySaving(into?: SessionLog, elsewhere?: string): LogFault | undefined {
    this.#settle();
    const fault = this.#keeper.saveInto(into, elsewhere);
    if (!fault) this.#releaseHeld();
    if (!fault) this.#keeper.hope();
    this.#tell();
    return fault ?? this.saving.fault;
  }

  /** What is on its way to the disk gives way before anything else is begun, which waits for nothing. */
  #settle(): void {
    this.#writing?.giveUp();
  }

  /** What was sent under this number already. */
  #sentBefore(id: string | undefined): Outcome | undefined {
    const entry = this.#history.sentAs(id);
    return entry && { kind: 'repeated', entry, events: eventsOf(entry) };
  }

  /** Behind what waits for the disk; nothing overtakes it. */
  #inLine(again: () => Outcome): Outcome | undefined {
    if (this.#releasing || !this.#keeper.firstHeld) return undefined;
    this.#releaseHeld();
    const { fault } = this.saving;
    if (!this.#keeper.firstHeld || !fault) return undefined;
    this.#keeper.hold(again);
    this.#tell();
    return { kind: 'held', fault };
  }

  #forSigns(): SignTable {
    return {
      game: this.game,
      open: () => this.prompts,
      state: () => this.state.game,
      act: (act) => this.act(act),
      refused: (refusal, evidence, stored, fate) => this.#refused(refusal, evidence, stored, fate),
      keep: (readings, stored, fate, code) => this.#keep(readings, stored, fate, code),
      changed: () => {
        this.#tell();
      },
    };
  }

  #movedOn(evidence?: readonly NewReading[], stored?: readonly number[]): Outcome {
    const refusal = no('moved-on');
    this.#refused(refusal, evidence, stored);
    return { kind: 'refused', refusal, open: this.prompts };
  }

  #refused(
    refusal: Refusal,
    evidence: readonly NewReading[] = [],
    stored: readonly number[] = [],
    fate: 'refused' | 'unasked' = 'refused',
  ): Outcome {
    this.#keep(evidence, stored, fate, refusal.code);
    return { kind: 'refused', refusal };
  }

  /**
   * Keeps readings that led to no entry, new ones and such as were stored before. That this could not be written
   * is shown, and costs no fact.
   */
  #keep(
    readings: readonly NewReading[],
    stored: readonly number[],
    fate: FateKind,
    code?: string,
  ): number | undefined {
    if (readings.length === 0 && stored.length === 0) return undefined;
    const kept = this.#keeper.keepReadings(readings, stored, fate, code);
    if (kept.ok) return kept.value.readings[0];
    this.#tell();
    return undefined;
  }

  #moved({ head }: Correction) {
    return head === this.head ? undefined : refuse(no('moved-on'));
  }

  #drafting({ edits }: Correction, viewer: Viewer | undefined): Drafting {
    return {
      game: this.game,
      chain: this.entriesInForce(),
      edits,
      stateAt: (seq) => this.stateAt(seq),
      placeOf: (seq) => this.#history.placeOf(seq),
      viewer,
    };
  }

  /** The one place where anything is written that changes what is in force. Nothing where it has given way. */
  *#commit(batch: Batch, again: () => Outcome, states?: Branch['states']): Steps<Outcome | undefined> {
    const steps = (this.#writing = new SharedSteps(this.#write(batch, states)));
    const written = yield* steps.follow();
    if (!written) return undefined;
    if (!written.ok) {
      if (!this.#releasing) this.#keeper.hold(again);
      this.#tell();
      return { kind: 'held', fault: written.no };
    }
    if (!this.#releasing) this.#keeper.forgetRefused();
    for (const follow of this.#followers) yield* follow();
    this.#renew();
    // Telling of many takes as long as keeping them: whatever has come has its turn before.
    if (batch.entries.length > 1) yield;
    this.#listeners.tell();
    // Of a correction its own entry is told: the tail's events are not for everyone who may correct.
    return { kind: 'entered', entry: written.value, events: eventsOf(written.value) };
  }

  *#write(batch: Batch, states: Branch['states'] | undefined): Steps<Result<Entry, LogFault>> {
    try {
      const appended = yield* this.#keeper.appending(batch);
      return appended.ok ? accept(this.#history.add(appended.value.entries, states)) : appended;
    } finally {
      this.#writing = undefined;
    }
  }

  /** Lets what was held have its turn, one after the other, for as long as the disk takes it. */
  #releaseHeld(): void {
    this.#releasing = true;
    for (let again = this.#keeper.firstHeld; again; again = this.#keeper.firstHeld) {
      const outcome = again();
      if (outcome.kind === 'held') break;
      this.#keeper.letGo(outcome.kind === 'refused' ? outcome.refusal : undefined);
    }
    this.#releasing = false;
    this.#tell();
  }

  #renew(): void {
    this.#prompts = undefined;
    this.#signs.renew();
  }

  #tell(): void {
    this.#renew();
    this.#listeners.tell();
  }
}
