import type { AnyCommand, Correction } from '../contract/request.ts';
import type {
  Batch,
  Entry,
  EntryRow,
  FateKind,
  LogFault,
  NewFate,
  NewReading,
  Override,
} from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import { meaningsOf, type Meaning, type Partial } from './answering.ts';
import { draftBatch, factBatch, moveBatch, storedRows } from './batches.ts';
import { difference, emptyChain, follow, headOf, inForce, redoTo, undoTo, type Chain } from './chain.ts';
import { prepareDraft, type PreparedDraft } from './draft.ts';
import { codesToWaive, decideFact, eventsOf, evolveFact, isBegin, type SessionState } from './fact.ts';
import { Keeper, type Saving } from './keeper.ts';
import { playHash } from './play-hash.ts';
import { no } from './refusals.ts';
import type { Act, Outcome, Previewed, Signed } from './request.ts';
import { States } from './states.ts';

/** What the running table needs from outside: the time. */
export interface Clock {
  now(): number;
}

/** Raised when the shape of the table's own state changes. */
const tableStateVersion = 1;
/** A snapshot every so many entries keeps opening a long evening quick. */
const snapshotEvery = 250;

/**
 * The running table. A request becomes a decision; what was decided is appended and is on the disk before anything
 * is shown; then the state follows and every listener is told. If the append fails, nothing has changed.
 */
export class RunningTable {
  readonly game: AnyGame;
  readonly #clock: Clock;
  readonly #states: States;
  readonly #keeper: Keeper<() => Outcome>;
  readonly #listeners = new Set<() => void>();
  readonly #byCommandId = new Map<string, number>();
  readonly #partials = new Map<string, Partial>();
  readonly #inForce = new Set<number>();
  #chain: Chain = emptyChain;
  #prompts: readonly Prompt[] | undefined;

  constructor(game: AnyGame, log: SessionLog, clock: Clock) {
    this.game = game;
    this.#clock = clock;
    this.#keeper = new Keeper(log);
    this.#states = new States(game, (seq) => this.entry(seq));
    for (const entry of log.entries) this.#remember(entry);
    for (const entry of this.entriesInForce()) this.#inForce.add(entry.seq);
    const found = log.snapshot(this.#stateVersion, (seq) => this.#inForce.has(seq));
    if (found) this.#states.know(found.entry, JSON.parse(found.state) as SessionState);
    if (log.rowsPending) log.rebuildRows(this.allRows());
  }

  get log(): SessionLog {
    return this.#keeper.log;
  }

  get saving(): Saving {
    return this.#keeper.saving;
  }

  get head(): number {
    return headOf(this.#chain);
  }

  get state(): SessionState {
    return this.#states.at(this.head);
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
    return undoTo(this.#chain) !== undefined;
  }

  /** The head that redo would bring back. */
  get redoEntry(): number | undefined {
    return redoTo(this.#chain);
  }

  entry(seq: number): Entry {
    const entry = this.log.entries[seq - 1];
    if (!entry) throw new Error(`no entry ${seq}`);
    return entry;
  }

  isInForce(seq: number): boolean {
    return this.#inForce.has(seq);
  }

  entriesInForce(): readonly Entry[] {
    return inForce((seq) => this.entry(seq), this.head);
  }

  stateAt(seq: number): SessionState {
    return this.#states.at(seq);
  }

  playHash(): string {
    return playHash(this.entriesInForce());
  }

  /** Every query row that the entries in force should have, to rebuild the tables from. */
  allRows(): readonly { readonly entry: number; readonly row: EntryRow }[] {
    return this.entriesInForce().flatMap((entry) =>
      storedRows(this.game, entry, (seq) => this.#states.at(seq)),
    );
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Enters a command, if its prompt is still open and the rules or an override allow it. */
  act(act: Act): Outcome {
    const sent = act.id === undefined ? undefined : this.#byCommandId.get(act.id);
    if (sent !== undefined) {
      const entry = this.entry(sent);
      return { kind: 'repeated', entry, events: eventsOf(entry) };
    }
    const early = this.#outOfPlace(act.command);
    if (early) return this.#refused(early, act.evidence, act.readings);
    if (act.prompt !== undefined && !this.prompts.some(({ id }) => id === act.prompt))
      return this.#movedOn(act.evidence, act.readings);
    const { decision, override } = this.#decide(act);
    if (!decision.ok) return this.#refused(decision.no, act.evidence, act.readings);
    const decided = { act, events: decision.value, override, parent: this.head, before: this.state };
    return this.#commit(
      () => factBatch(this.game, { ...decided, at: this.#clock.now() }),
      () => this.act(act),
    );
  }

  /** Finds the prompt that a sign answers, and enters what it means there. */
  sign(signed: Signed): Outcome {
    const { sign, seat, prompt } = signed;
    const evidence = signed.evidence ? [signed.evidence] : [];
    if (prompt !== undefined && !this.prompts.some(({ id }) => id === prompt))
      return this.#movedOn(evidence, storedOf(signed));
    const meanings = this.meanings(sign, seat, prompt);
    const [meaning] = meanings;
    if (!meaning) return this.#refused(no('unasked'), evidence, storedOf(signed), 'unasked');
    if (meanings.length === 1) return this.#mean(signed, meaning);
    const kept = this.#keep(evidence, [], 'asked') ?? signed.reading;
    return { kind: 'asked', reading: kept, prompts: meanings.map((each) => each.prompt) };
  }

  /** Everything that a sign could mean now; nothing is entered. */
  meanings(sign: Sign, seat?: SeatId, prompt?: string): readonly Meaning[] {
    const open = prompt === undefined ? this.prompts : this.prompts.filter(({ id }) => id === prompt);
    return meaningsOf(this.game, this.state.game, open, this.#partials, sign, seat);
  }

  /** What came for a prompt and was not enough yet. */
  signsSoFar(prompt: Prompt['id']): readonly Sign[] {
    return this.#partials.get(prompt)?.signs ?? [];
  }

  /** What came for a prompt and was not enough is laid aside: it begins anew. */
  dropSigns(prompt: Prompt['id']): void {
    if (this.#partials.delete(prompt)) this.#tell();
  }

  /** A reading that leads to no entry by itself is kept too, to be named or completed later. */
  keepReading(reading: NewReading | number, fate: FateKind, code?: string): number | undefined {
    if (typeof reading !== 'number') return this.#keep([reading], [], fate, code);
    this.#keep([], [reading], fate, code);
    return reading;
  }

  /** Takes back the newest fact or correction, which the sender names: a later one is not taken by mistake. */
  undo(entry: number, id?: string): Outcome {
    const to = undoTo(this.#chain);
    if (to === undefined) return { kind: 'refused', refusal: no('nothing-to-undo') };
    return entry === this.head ? this.#move('undo', to, entry, id) : this.#movedOn();
  }

  /** Brings back what was taken back last, which the sender names. */
  redo(entry: number, id?: string): Outcome {
    const to = redoTo(this.#chain);
    if (to === undefined) return { kind: 'refused', refusal: no('nothing-to-redo') };
    return entry === to ? this.#move('redo', to, entry, id) : this.#movedOn();
  }

  preview(correction: Correction): Previewed {
    const prepared = this.#prepare(correction);
    return 'refusal' in prepared
      ? { kind: 'refused', refusal: prepared.refusal }
      : { kind: 'previewed', preview: prepared.preview };
  }

  /** Applies a draft as one: the re-decided tail is appended as a new branch. */
  correct(correction: Correction, id?: string): Outcome {
    const prepared = this.#prepare(correction);
    if ('refusal' in prepared) return { kind: 'refused', refusal: prepared.refusal };
    const [refused] = prepared.preview.refusedEdits;
    if (refused) return { kind: 'refused', refusal: refused.refusal };
    const { leave } = difference((seq) => this.entry(seq), this.head, prepared.base);
    return this.#commit(
      () => draftBatch(this.game, correction, prepared, leave, { at: this.#clock.now(), id }),
      () => this.correct(correction, id),
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
    this.#tell();
    return fault ?? this.saving.fault;
  }

  #outOfPlace(command: AnyCommand): Refusal | undefined {
    if (isBegin(command)) return this.begun ? no('already-begun') : undefined;
    return this.begun ? undefined : no('not-begun');
  }

  /** An override waives the codes it names, or whichever stand in the way; what is allowed anyway needs none. */
  #decide({ command, override }: Act) {
    const { state } = this;
    const plain = decideFact(this.game, state, command);
    if (plain.ok || !override) return { decision: plain, override: undefined };
    const { codes, decision } = override.codes
      ? { codes: override.codes, decision: decideFact(this.game, state, command, new Set(override.codes)) }
      : codesToWaive(this.game, state, command);
    const given: Override = { codes, reason: override.reason };
    return { decision, override: given };
  }

  #mean(signed: Signed, { prompt, result }: Meaning): Outcome {
    const partial = this.#partials.get(prompt.id) ?? { signs: [], readings: [] };
    if ('missing' in result) {
      const kept = this.#keep(signed.evidence ? [signed.evidence] : [], [], 'asked');
      const readings = [...partial.readings, ...storedOf(signed), ...(kept === undefined ? [] : [kept])];
      this.#partials.set(prompt.id, { signs: [...partial.signs, signed.sign], readings });
      this.#tell();
      return { kind: 'waiting', prompt, missing: result.missing };
    }
    return this.act({
      command: result.command,
      prompt: prompt.id,
      source: signed.source ?? 'scanned',
      readings: [...partial.readings, ...storedOf(signed)],
      ...(signed.id === undefined ? {} : { id: signed.id }),
      ...(signed.evidence ? { evidence: [signed.evidence] } : {}),
    });
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
    const which: readonly NewFate['reading'][] = [...readings.map((_, inBatch) => ({ inBatch })), ...stored];
    const fates = which.map((reading): NewFate => ({
      reading,
      fate,
      ...(code === undefined ? {} : { code }),
    }));
    const kept = this.#keeper.append({ entries: [], readings, fates });
    if (kept.ok) return kept.value.readings[0];
    this.#tell();
    return undefined;
  }

  #move(kind: 'undo' | 'redo', to: number, names: number, id: string | undefined): Outcome {
    const { leave, enter } = difference((seq) => this.entry(seq), this.head, to);
    const move = { kind, to, names, leave, enter, id };
    return this.#commit(
      () => moveBatch(this.game, { ...move, at: this.#clock.now() }, (seq) => this.#states.at(seq)),
      () => (kind === 'undo' ? this.undo(names, id) : this.redo(names, id)),
    );
  }

  #prepare(correction: Correction): PreparedDraft | { readonly refusal: Refusal } {
    if (correction.head !== this.head) return { refusal: no('moved-on') };
    return prepareDraft({
      game: this.game,
      chain: this.entriesInForce(),
      edits: correction.edits,
      stateAt: (seq) => this.#states.at(seq),
      now: this.#clock.now(),
    });
  }

  /** The one place where anything is written that changes what is in force. */
  #commit(batchOf: () => Batch, again: () => Outcome): Outcome {
    const before = this.head;
    const appended = this.#keeper.append(batchOf());
    if (!appended.ok) {
      this.#keeper.hold(again);
      this.#tell();
      return { kind: 'held', fault: appended.no };
    }
    const known = this.#states.at(before);
    for (const entry of appended.value.entries) this.#remember(entry);
    const last = appended.value.entries.at(-1);
    if (!last) throw new Error('an append without entries');
    const events = eventsOf(last);
    if (last.kind === 'fact' && last.parent === before)
      this.#states.know(last.seq, evolveFact(this.game, known, events, last.at));
    this.#moveForce(before);
    this.#partials.clear();
    this.#keepSnapshot();
    this.#tell();
    return { kind: 'entered', entry: last, events };
  }

  #moveForce(before: number): void {
    const { leave, enter } = difference((seq) => this.entry(seq), before, this.head);
    for (const { seq } of leave) this.#inForce.delete(seq);
    for (const { seq } of enter) this.#inForce.add(seq);
  }

  #releaseHeld(): void {
    for (const again of this.#keeper.release()) again();
    this.#tell();
  }

  #remember(entry: Entry): void {
    this.#chain = follow(this.#chain, entry);
    if (entry.commandId !== undefined) this.#byCommandId.set(entry.commandId, entry.seq);
  }

  get #stateVersion(): number {
    return this.game.stateVersion * 1000 + tableStateVersion;
  }

  #keepSnapshot(): void {
    if (this.head % snapshotEvery === 0)
      this.log.keepSnapshot(this.#stateVersion, this.head, JSON.stringify(this.state));
  }

  #tell(): void {
    this.#prompts = undefined;
    for (const listener of this.#listeners) listener();
  }
}

/** What a sign brings along that is stored already. */
const storedOf = ({ reading, also = [] }: Signed): readonly number[] =>
  reading === undefined ? also : [...also, reading];
