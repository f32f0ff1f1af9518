import type { Batch, Entry, EntryRow, LogFault, NewEntry, NewFate, NewReading, Override } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import { meaningsOf, type Meaning } from './answering.ts';
import { difference, emptyChain, follow, headOf, inForce, redoTo, undoTo, type Chain } from './chain.ts';
import {
  codesToWaive,
  commandOf,
  decideFact,
  eventsOf,
  evolveFact,
  isBegin,
  type AnyCommand,
  type AnyEvent,
  type SessionState,
} from './fact.ts';
import { prepareDraft, type PreparedDraft } from './draft.ts';
import { playHash } from './play-hash.ts';
import { no } from './refusals.ts';
import type { Act, Correction, Entered, Outcome, Previewed, Signed } from './request.ts';
import { rowsOf } from './rows.ts';
import { States } from './states.ts';
import { goOnUnsaved, type UnsavedLog } from './unsaved.ts';

/** What the running table needs from outside: the time. */
export interface Clock {
  now(): number;
}

/** Raised when the shape of the table's own state changes. */
const tableStateVersion = 1;
/** A snapshot every so many entries keeps opening a long evening quick. */
const snapshotEvery = 250;

export interface Saving {
  /** Since when entries are kept in memory only. */
  readonly since: number | undefined;
  readonly unsaved: number;
  /** The last fault of the disk while requests are held. */
  readonly fault: LogFault | undefined;
  readonly held: number;
}

/**
 * The running table. A request becomes a decision; what was decided is appended and is on the disk before anything
 * is shown; then the state follows and every listener is told. If the append fails, nothing has changed.
 */
export class RunningTable {
  readonly game: AnyGame;
  readonly #clock: Clock;
  readonly #states: States;
  readonly #listeners = new Set<() => void>();
  readonly #byCommandId = new Map<string, number>();
  readonly #collected = new Map<string, readonly Sign[]>();
  #log: SessionLog;
  #unsaved: UnsavedLog | undefined;
  #base: SessionLog;
  #chain: Chain = emptyChain;
  #prompts: readonly Prompt[] | undefined;
  #held: (() => Outcome)[] = [];
  #fault: LogFault | undefined;

  constructor(game: AnyGame, log: SessionLog, clock: Clock) {
    this.game = game;
    this.#log = log;
    this.#base = log;
    this.#clock = clock;
    this.#states = new States(game, (seq) => this.entry(seq));
    for (const entry of log.entries) this.#remember(entry);
    this.#readSnapshot();
  }

  get log(): SessionLog {
    return this.#log;
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

  get saving(): Saving {
    return {
      since: this.#unsaved?.since,
      unsaved: this.#unsaved?.unsaved ?? 0,
      fault: this.#fault,
      held: this.#held.length,
    };
  }

  get canUndo(): boolean {
    return undoTo(this.#chain) !== undefined;
  }

  get canRedo(): boolean {
    return redoTo(this.#chain) !== undefined;
  }

  entry(seq: number): Entry {
    const entry = this.#log.entries[seq - 1];
    if (!entry) throw new Error(`no entry ${seq}`);
    return entry;
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
    if (early) return this.#refused(early, act.evidence);
    if (act.prompt !== undefined && !this.prompts.some(({ id }) => id === act.prompt))
      return this.#movedOn(act.evidence);
    const { state } = this;
    const asked = act.override?.codes;
    const collects = act.override !== undefined && asked === undefined;
    const decided = collects
      ? codesToWaive(this.game, state, act.command)
      : { codes: asked ?? [], decision: decideFact(this.game, state, act.command, new Set(asked)) };
    if (!decided.decision.ok) return this.#refused(decided.decision.no, act.evidence);
    const override = this.#overrideFor(state, act, decided.codes);
    return this.#enter(act, decided.decision.value, override);
  }

  /** Finds the prompt that a sign answers, and enters what it means there. */
  sign(signed: Signed): Outcome {
    const { sign, seat, evidence } = signed;
    const addressed = signed.prompt;
    const open = addressed === undefined ? this.prompts : this.prompts.filter(({ id }) => id === addressed);
    if (addressed !== undefined && open.length === 0) return this.#movedOn(evidence ? [evidence] : []);
    const meanings = meaningsOf(this.game, this.state.game, open, this.#collected, sign, seat);
    const [meaning] = meanings;
    if (!meaning) return this.#refused(no('unasked'), evidence ? [evidence] : [], 'unasked');
    if (meanings.length > 1) return this.#askWhich(signed, meanings);
    return this.#mean(signed, meaning);
  }

  /** Takes back the newest fact or correction, which the sender names: a later one is not taken by mistake. */
  undo(entry: number, id?: string): Outcome {
    const to = undoTo(this.#chain);
    if (to === undefined) return { kind: 'refused', refusal: no('nothing-to-undo') };
    if (entry !== this.head) return this.#movedOn();
    return this.#moveHead('undo', to, entry, id);
  }

  redo(entry: number, id?: string): Outcome {
    const to = redoTo(this.#chain);
    if (to === undefined) return { kind: 'refused', refusal: no('nothing-to-redo') };
    if (entry !== to) return this.#movedOn();
    return this.#moveHead('redo', to, entry, id);
  }

  /** What redo would bring back. */
  get redoEntry(): number | undefined {
    return redoTo(this.#chain);
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
    if (refused) return { kind: 'refused', refusal: no('edit-refused', { because: refused.refusal.code }) };
    return this.#commit(
      () => this.#draftBatch(correction, prepared, id),
      () => this.correct(correction, id),
    );
  }

  /** Going on without a disk takes the scorekeeper's press; what was held is entered now. */
  goOnUnsaved(): Outcome | undefined {
    if (!this.#fault || this.#unsaved) return undefined;
    this.#unsaved = goOnUnsaved(this.#base, this.#clock.now());
    this.#log = this.#unsaved;
    return this.#releaseHeld();
  }

  /** Tries the disk again: what is held or unsaved is appended late. */
  trySaving(): LogFault | undefined {
    return this.#unsaved ? this.saveInto(this.#base) : this.#retryHeld();
  }

  /** Saves what is unsaved into this log, which is the session's own from now on. */
  saveInto(log: SessionLog): LogFault | undefined {
    if (!this.#unsaved) return undefined;
    const saved = this.#unsaved.saveInto(log);
    if (!saved.ok) {
      this.#fault = saved.no;
      this.#tell();
      return saved.no;
    }
    this.#unsaved = undefined;
    this.#fault = undefined;
    this.#base = log;
    this.#log = log;
    this.#tell();
    return undefined;
  }

  /** A reading that no piece of the chest explains is kept too. */
  keepStrange(reading: NewReading): number | undefined {
    return this.#keep([reading], 'strange');
  }

  /** Every query row that the entries in force should have, to rebuild the tables from. */
  allRows(): readonly { readonly entry: number; readonly row: EntryRow }[] {
    return this.entriesInForce().flatMap((entry) => this.#rowsFor(entry));
  }

  #outOfPlace(command: AnyCommand): Refusal | undefined {
    if (isBegin(command)) return this.begun ? no('already-begun') : undefined;
    return this.begun ? undefined : no('not-begun');
  }

  #overrideFor(state: SessionState, act: Act, codes: readonly string[]): Override | undefined {
    if (!act.override || codes.length === 0) return undefined;
    // What the rules allow anyway is no override, even if somebody asked for one.
    if (decideFact(this.game, state, act.command).ok) return undefined;
    return { codes, reason: act.override.reason };
  }

  #enter(act: Act, events: readonly AnyEvent[], override: Override | undefined): Outcome {
    const before = this.state;
    const at = this.#clock.now();
    const entry: NewEntry = {
      kind: 'fact',
      parent: this.head,
      head: 'self',
      command: canonical(act.command),
      events: canonical(events),
      source: act.source ?? 'typed',
      at,
      ...(override ? { override } : {}),
      ...(act.id === undefined ? {} : { commandId: act.id }),
    };
    const recorded = { command: act.command, events, at, ...(override ? { override } : {}) };
    const evidence = act.evidence ?? [];
    return this.#commit(
      () => ({
        entries: [entry],
        rows: rowsOf(this.game, before, recorded).map((row) => ({ inBatch: 0, row })),
        readings: evidence,
        fates: evidence.map((_, inBatch) => ({ reading: { inBatch }, fate: 'entry', entry: { inBatch: 0 } })),
      }),
      () => this.act(act),
    );
  }

  #mean(signed: Signed, meaning: Meaning): Outcome {
    const { prompt, result } = meaning;
    if ('missing' in result) {
      this.#collected.set(prompt.id, [...(this.#collected.get(prompt.id) ?? []), signed.sign]);
      if (signed.evidence) this.#keep([signed.evidence], 'asked');
      this.#tell();
      return { kind: 'waiting', prompt, missing: result.missing };
    }
    const outcome = this.act({
      command: result.command,
      prompt: prompt.id,
      source: signed.source ?? 'scanned',
      ...(signed.id === undefined ? {} : { id: signed.id }),
      ...(signed.evidence ? { evidence: [signed.evidence] } : {}),
    });
    if (signed.reading !== undefined && outcome.kind === 'entered')
      this.#fateOf(signed.reading, { fate: 'entry', entry: outcome.entry.seq });
    return outcome;
  }

  #askWhich(signed: Signed, meanings: readonly Meaning[]): Outcome {
    const reading = signed.evidence ? this.#keep([signed.evidence], 'asked') : signed.reading;
    return { kind: 'asked', reading, prompts: meanings.map(({ prompt }) => prompt) };
  }

  #movedOn(evidence?: readonly NewReading[]): Outcome {
    const refused = this.#refused(no('moved-on'), evidence);
    return refused.kind === 'refused' ? { ...refused, open: this.prompts } : refused;
  }

  #refused(
    refusal: Refusal,
    evidence: readonly NewReading[] = [],
    fate: 'refused' | 'unasked' = 'refused',
  ): Outcome {
    if (evidence.length > 0) this.#keep(evidence, fate, refusal.code);
    return { kind: 'refused', refusal };
  }

  /** Keeps readings that led to no entry. That this could not be written is shown, and costs no fact. */
  #keep(readings: readonly NewReading[], fate: NewFate['fate'], code?: string): number | undefined {
    const fates = readings.map((_, inBatch): NewFate => {
      const kept = { reading: { inBatch }, fate };
      return code === undefined ? kept : { ...kept, code };
    });
    const kept = this.#log.append({ entries: [], readings, fates });
    if (kept.ok) return kept.value.readings[0];
    this.#fault = kept.no;
    this.#tell();
    return undefined;
  }

  #fateOf(reading: number, fate: Omit<NewFate, 'reading'>): void {
    this.#log.append({ entries: [], fates: [{ reading, ...fate }] });
  }

  #moveHead(kind: 'undo' | 'redo', to: number, names: number, id: string | undefined): Outcome {
    const { leave, enter } = difference((seq) => this.entry(seq), this.head, to);
    const entry: NewEntry = {
      kind,
      parent: to,
      head: to,
      command: canonical({ kind, entry: names }),
      events: '[]',
      source: 'typed',
      at: this.#clock.now(),
      ...(id === undefined ? {} : { commandId: id }),
    };
    return this.#commit(
      () => ({
        entries: [entry],
        leave: leave.map(({ seq }) => seq),
        enter: enter.flatMap((entering) => this.#rowsFor(entering)),
      }),
      () => (kind === 'undo' ? this.undo(names, id) : this.redo(names, id)),
    );
  }

  #rowsFor(entry: Entry) {
    if (entry.kind !== 'fact') return [];
    const fact = {
      command: commandOf(entry),
      events: eventsOf(entry),
      at: entry.at,
      ...(entry.override ? { override: entry.override } : {}),
    };
    const rows = rowsOf(this.game, this.#states.at(entry.parent), fact);
    return rows.map((row) => ({ entry: entry.seq, row }));
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

  #draftBatch(correction: Correction, prepared: PreparedDraft, id: string | undefined): Batch {
    const { base, standing } = prepared;
    const draft: NewEntry = {
      kind: 'draft',
      parent: base,
      head: 'self',
      command: canonical({
        kind: 'correct',
        edits: correction.edits,
        reason: correction.reason ?? '',
        tail: standing.length,
      }),
      events: '[]',
      source: 'corrected',
      at: this.#clock.now(),
      ...(id === undefined ? {} : { commandId: id }),
    };
    const tail = standing.map(({ step, events, override }): NewEntry => ({
      kind: 'fact',
      parent: 'previous',
      head: 'self',
      command: canonical(step.command),
      events: canonical(events),
      source: step.source,
      at: step.at,
      ...(override ? { override } : {}),
      ...(step.entry === undefined ? {} : { redecides: step.entry }),
    }));
    const rows = standing.flatMap(({ step, events, override, before }, position) => {
      const recorded = { command: step.command, events, at: step.at, ...(override ? { override } : {}) };
      return rowsOf(this.game, before, recorded).map((row) => ({ inBatch: position + 1, row }));
    });
    const { leave } = difference((seq) => this.entry(seq), this.head, base);
    return { entries: [draft, ...tail], rows, leave: leave.map(({ seq }) => seq) };
  }

  /** The one place where anything is written that changes what is in force. */
  #commit(batchOf: () => Batch, again: () => Outcome): Outcome {
    const before = this.head;
    const known = before === 0 ? undefined : this.state;
    const appended = this.#log.append(batchOf());
    if (!appended.ok) {
      this.#fault = appended.no;
      this.#held.push(again);
      this.#tell();
      return { kind: 'held', fault: appended.no };
    }
    for (const entry of appended.value.entries) this.#remember(entry);
    const last = appended.value.entries.at(-1);
    if (!last) throw new Error('an append without entries');
    const events = eventsOf(last);
    if (last.kind === 'fact' && last.parent === before && known)
      this.#states.know(last.seq, evolveFact(this.game, known, events, last.at));
    if (!this.#unsaved && this.#held.length === 0) this.#fault = undefined;
    this.#collected.clear();
    this.#keepSnapshot();
    this.#tell();
    return { kind: 'entered', entry: last, events } satisfies Entered;
  }

  #releaseHeld(): Outcome | undefined {
    const held = this.#held;
    this.#held = [];
    let last: Outcome | undefined;
    for (const again of held) last = again();
    this.#tell();
    return last;
  }

  #retryHeld(): LogFault | undefined {
    this.#releaseHeld();
    if (this.#held.length === 0) this.#fault = undefined;
    this.#tell();
    return this.#fault;
  }

  #remember(entry: Entry): void {
    this.#chain = follow(this.#chain, entry);
    if (entry.commandId !== undefined) this.#byCommandId.set(entry.commandId, entry.seq);
  }

  get #stateVersion(): number {
    return this.game.stateVersion * 1000 + tableStateVersion;
  }

  #readSnapshot(): void {
    const chain = new Set(this.entriesInForce().map(({ seq }) => seq));
    const found = this.#log.snapshot(this.#stateVersion, (seq) => chain.has(seq));
    if (found) this.#states.know(found.entry, JSON.parse(found.state) as SessionState);
  }

  #keepSnapshot(): void {
    if (this.head % snapshotEvery === 0)
      this.#log.keepSnapshot(this.#stateVersion, this.head, JSON.stringify(this.state));
  }

  #tell(): void {
    this.#prompts = undefined;
    for (const listener of this.#listeners) listener();
  }
}
