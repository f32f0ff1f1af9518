import type { Entry } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import type { Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { difference, emptyChain, follow, headOf, inForce, redoTo, undoTo, type Chain } from './head-path.ts';
import { eventsOf, evolveFact, type SessionState } from './fact.ts';
import { Places } from './places.ts';
import { playHash } from './play-hash.ts';
import { States } from './states.ts';

/** Raised when the shape of the table's own state changes. */
const tableStateVersion = 3;
/** A snapshot every so many entries keeps opening a long evening quick. */
const snapshotEvery = 250;

/** What was entered, what of it is in force, and the state after any entry. It follows the log and writes no entry. */
export class History {
  readonly #game: AnyGame;
  readonly #logNow: () => SessionLog;
  readonly #states: States;
  readonly #byCommandId = new Map<string, number>();
  /** By number: a correction of a long evening takes as many out as it puts in. */
  readonly #inForce: boolean[] = [];
  readonly #places = new Places();
  #chain: Chain = emptyChain;

  constructor(game: AnyGame, logNow: () => SessionLog) {
    this.#game = game;
    this.#logNow = logNow;
    this.#states = new States(game, (seq) => this.entry(seq));
    const log = logNow();
    for (const entry of log.entries) this.#remember(entry);
    for (const entry of this.inForce()) this.#inForce[entry.seq] = true;
    const found = log.snapshot(this.#stateVersion, (seq) => this.isInForce(seq));
    if (found) this.#states.know(found.entry, JSON.parse(found.state) as SessionState);
  }

  get head(): number {
    return headOf(this.#chain);
  }

  /** The head before the newest position. */
  get undoTo(): number | undefined {
    return undoTo(this.#chain);
  }

  /** The head that redo would bring back. */
  get redoTo(): number | undefined {
    return redoTo(this.#chain);
  }

  entry(seq: number): Entry {
    const entry = this.#logNow().entries[seq - 1];
    if (!entry) throw new Error(`no entry ${seq}`);
    return entry;
  }

  isInForce(seq: number): boolean {
    return this.#inForce[seq] === true;
  }

  inForce(): readonly Entry[] {
    return inForce((seq) => this.entry(seq), this.head);
  }

  stateAt(seq: number): SessionState {
    return this.#states.at(seq);
  }

  playHash(): string {
    return playHash(this.inForce());
  }

  /** Under which entry the query rows of this one stand. */
  placeOf(seq: number): number {
    return this.#places.of(seq);
  }

  /** What leaves and what comes into force where the head moves there. */
  difference(to: number): ReturnType<typeof difference> {
    return difference((seq) => this.entry(seq), this.head, to);
  }

  /** What was entered behind this head, if nothing but facts was. */
  factsSince(head: number): readonly Entry[] | undefined {
    const { leave, enter } = difference((seq) => this.entry(seq), head, this.head);
    return leave.length === 0 && enter.every(({ kind }) => kind === 'fact') ? enter : undefined;
  }

  /** The entries up to this one whose query rows stand with its own, oldest first. */
  sharingPlace(seq: number): readonly Entry[] {
    const place = this.placeOf(seq);
    const sharing: Entry[] = [];
    for (let at = seq; at !== 0 && this.placeOf(at) === place; at = this.entry(at).parent)
      sharing.push(this.entry(at));
    return sharing.reverse();
  }

  /** What was sent under this number already. */
  sentAs(id: string | undefined): Entry | undefined {
    const sent = id === undefined ? undefined : this.#byCommandId.get(id);
    return sent === undefined ? undefined : this.entry(sent);
  }

  /** Finds the state after an entry, which may lie far from any that is known. */
  *reach(seq: number): Steps<void> {
    yield* this.#states.reach(seq);
  }

  /**
   * Entries that were appended just now, with the states behind some of them where they are known; the first, which
   * says what happened.
   */
  add(entries: readonly Entry[], states: ReadonlyMap<number, SessionState> = new Map()): Entry {
    const before = this.head;
    const [first] = entries;
    if (!first) throw new Error('an append without entries');
    const known = first.kind === 'fact' ? this.#states.at(before) : undefined;
    for (const entry of entries) this.#remember(entry);
    if (known) this.#states.know(first.seq, evolveFact(this.#game, known, eventsOf(first), first.at));
    for (const [at, state] of states) this.#states.know(entries[at]?.seq ?? 0, state);
    this.#moveForce(before);
    this.#keepSnapshot();
    return first;
  }

  #remember(entry: Entry): void {
    this.#inForce[entry.seq] = false;
    this.#chain = follow(this.#chain, entry);
    this.#places.add(entry);
    if (entry.commandId !== undefined) this.#byCommandId.set(entry.commandId, entry.seq);
  }

  #moveForce(before: number): void {
    const { leave, enter } = difference((seq) => this.entry(seq), before, this.head);
    for (const { seq } of leave) this.#inForce[seq] = false;
    for (const { seq } of enter) this.#inForce[seq] = true;
  }

  get #stateVersion(): number {
    return this.#game.stateVersion * 1000 + tableStateVersion;
  }

  #keepSnapshot(): void {
    if (this.head % snapshotEvery === 0)
      this.#logNow().keepSnapshot(this.#stateVersion, this.head, JSON.stringify(this.stateAt(this.head)));
  }
}
