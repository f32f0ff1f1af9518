import type { AnyCommand, Correction, MoveReason } from '../contract/request.ts';
import type { Batch, Entry, EntryRow, FateKind, LogFault, NewReading } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { refuse } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import type { Meaning } from './answering.ts';
import { draftBatch, factBatch, moveBatch, storedRows } from './batches.ts';
import { decideAct } from './decide-act.ts';
import { prepareDraft, previewDraft, type Drafting } from './draft.ts';
import { eventsOf, isBegin, type SessionState } from './fact.ts';
import { History } from './history.ts';
import { Keeper, type Saving } from './keeper.ts';
import { Listeners } from './listeners.ts';
import { no } from './refusals.ts';
import type { Act, Outcome, Previewed, Signed } from './request.ts';
import { evidenceOf, Signs, storedOf, type SignTable } from './signs.ts';

/** What the running table needs from outside: the time. */
export interface Clock {
  now(): number;
}

/**
 * The running table. A request becomes a decision; what was decided is appended and is on the disk before anything
 * is shown; then the state follows and every listener is told. If the append fails, nothing has changed.
 */
export class RunningTable {
  readonly game: AnyGame;
  readonly #clock: Clock;
  readonly #keeper: Keeper<() => Outcome>;
  readonly #history: History;
  readonly #signs: Signs;
  readonly #listeners = new Listeners();
  #releasing = false;
  #prompts: readonly Prompt[] | undefined;

  constructor(game: AnyGame, log: SessionLog, clock: Clock) {
    this.game = game;
    this.#clock = clock;
    this.#keeper = new Keeper(log);
    this.#history = new History(game, () => this.log);
    this.#signs = new Signs(this.#forSigns());
    if (log.rowsPending) log.rebuildRows(this.allRows());
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

  /** Every query row that the entries in force should have, to rebuild the tables from. */
  allRows(): readonly { readonly entry: number; readonly row: EntryRow }[] {
    return this.entriesInForce().flatMap((entry) => storedRows(this.game, entry, (seq) => this.stateAt(seq)));
  }

  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Enters a command, if its prompt is still open and the rules or an override allow it. */
  act(act: Act): Outcome {
    const before = this.#sentBefore(act.id) ?? this.#inLine(() => this.act(act));
    if (before) return before;
    const early = this.#outOfPlace(act.command);
    if (early) return this.#refused(early, act.evidence, act.readings);
    if (act.prompt !== undefined && !this.prompts.some(({ id }) => id === act.prompt))
      return this.#movedOn(act.evidence, act.readings);
    const { decision, override } = decideAct(this.game, this.state, act);
    if (!decision.ok) return this.#refused(decision.no, act.evidence, act.readings);
    const decided = { act, events: decision.value, override, parent: this.head, before: this.state };
    return this.#commit(
      () => factBatch(this.game, { ...decided, at: this.#clock.now() }),
      () => this.act(act),
    );
  }

  /** Finds the prompt that a sign answers, and enters what it means there. */
  sign(signed: Signed): Outcome {
    const { prompt } = signed;
    const before = this.#sentBefore(signed.id);
    if (before) return before;
    if (signed.reading !== undefined && !this.log.hasReading(signed.reading))
      return { kind: 'refused', refusal: no('no-such-reading', { reading: signed.reading }) };
    if (prompt !== undefined && !this.prompts.some(({ id }) => id === prompt))
      return this.#movedOn(evidenceOf(signed), storedOf(signed));
    return this.#signs.take(signed);
  }

  /** Everything that a sign could mean now; nothing is entered. */
  meanings(sign: Sign, seat?: SeatId, prompt?: string): readonly Meaning[] {
    return this.#signs.meanings(sign, seat, prompt);
  }

  /** What came for a prompt and was not enough yet. */
  signsSoFar(prompt: Prompt['id'], seat?: SeatId): readonly Sign[] {
    return this.#signs.soFar(prompt, seat);
  }

  /** What came for a prompt and was not enough is laid aside: it begins anew. */
  dropSigns(prompt: Prompt['id']): void {
    if (this.#signs.drop((half) => half.prompt === prompt)) this.#tell();
  }

  /** A reading that leads to no entry by itself is kept too, to be named or completed later. */
  keepReading(reading: NewReading | number, fate: FateKind, code?: string): number | undefined {
    if (typeof reading !== 'number') return this.#keep([reading], [], fate, code);
    this.#keep([], [reading], fate, code);
    return reading;
  }

  /** Takes back the newest fact or correction, which the sender names: a later one is not taken by mistake. */
  undo(entry: number, id?: string, because?: MoveReason): Outcome {
    const before = this.#sentBefore(id) ?? this.#inLine(() => this.undo(entry, id, because));
    if (before) return before;
    const to = this.#history.undoTo;
    if (to === undefined) return { kind: 'refused', refusal: no('nothing-to-undo') };
    return entry === this.head ? this.#move('undo', to, entry, id, because) : this.#movedOn();
  }

  /** Brings back what was taken back last, which the sender names. */
  redo(entry: number, id?: string, because?: MoveReason): Outcome {
    const before = this.#sentBefore(id) ?? this.#inLine(() => this.redo(entry, id, because));
    if (before) return before;
    const to = this.#history.redoTo;
    if (to === undefined) return { kind: 'refused', refusal: no('nothing-to-redo') };
    return entry === to ? this.#move('redo', to, entry, id, because) : this.#movedOn();
  }

  preview(correction: Correction, viewer?: Viewer): Previewed {
    const previewed = this.#moved(correction) ?? previewDraft(this.#drafting(correction, viewer));
    return previewed.ok
      ? { kind: 'previewed', preview: previewed.value }
      : { kind: 'refused', refusal: previewed.no };
  }

  /** Applies a draft as one: the re-decided tail is appended as a new branch. */
  correct(correction: Correction, id?: string, viewer?: Viewer): Outcome {
    const before = this.#sentBefore(id) ?? this.#inLine(() => this.correct(correction, id, viewer));
    if (before) return before;
    const prepared = this.#moved(correction) ?? prepareDraft(this.#drafting(correction, viewer));
    if (!prepared.ok) return { kind: 'refused', refusal: prepared.no };
    const draft = prepared.value;
    const { leave } = this.#history.difference(draft.base);
    return this.#commit(
      () => draftBatch(this.game, correction, draft, leave, { at: this.#clock.now(), id }),
      () => this.correct(correction, id, viewer),
    );
  }

  /** Going on without a disk takes the scorekeeper's press; what was held is entered now. */
  goOnUnsaved(): boolean {
    const goesOn = this.#keeper.goOnUnsaved(this.#clock.now());
    if (goesOn) this.#releaseHeld();
    return goesOn;
  }

  /** Tries the disk again, this session's own or another: what is unsaved or held is appended late. */
  trySaving(into?: SessionLog): LogFault | undefined {
    const fault = this.#keeper.saveInto(into);
    if (!fault) this.#releaseHeld();
    if (!fault) this.#keeper.hope();
    this.#tell();
    return fault ?? this.saving.fault;
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

  #outOfPlace(command: AnyCommand): Refusal | undefined {
    if (isBegin(command)) return this.begun ? no('already-begun') : undefined;
    return this.begun ? undefined : no('not-begun');
  }

  #forSigns(): SignTable {
    return {
      game: this.game,
      open: () => this.prompts,
      state: () => this.state.game,
      act: (act) => this.act(act),
      refused: (refusal, evidence, stored, fate) => this.#refused(refusal, evidence, stored, fate),
      keep: (readings, stored, fate) => this.#keep(readings, stored, fate),
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

  #move(
    kind: 'undo' | 'redo',
    to: number,
    names: number,
    id: string | undefined,
    because: MoveReason | undefined,
  ): Outcome {
    const { leave, enter } = this.#history.difference(to);
    const move = { kind, to, names, leave, enter, id, because };
    return this.#commit(
      () => moveBatch(this.game, { ...move, at: this.#clock.now() }, (seq) => this.stateAt(seq)),
      () => (kind === 'undo' ? this.undo(names, id, because) : this.redo(names, id, because)),
    );
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
      viewer,
    };
  }

  /** The one place where anything is written that changes what is in force. */
  #commit(batchOf: () => Batch, again: () => Outcome): Outcome {
    const appended = this.#keeper.append(batchOf());
    if (!appended.ok) {
      if (!this.#releasing) this.#keeper.hold(again);
      this.#tell();
      return { kind: 'held', fault: appended.no };
    }
    if (!this.#releasing) this.#keeper.forgetRefused();
    // Of a correction its own entry is told: the tail's events are not for everyone who may correct.
    const entry = this.#history.add(appended.value.entries);
    this.#tell();
    return { kind: 'entered', entry, events: eventsOf(entry) };
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

  #tell(): void {
    this.#prompts = undefined;
    this.#signs.drop(({ prompt }) => !this.prompts.some(({ id }) => id === prompt));
    this.#listeners.tell();
  }
}
