import type { AnyCommand, Edit, EditOverride } from '../../../src-main/contract/request.ts';
import type { PlainRefusal } from '../../../src-main/contract/link-parts.ts';
import type { ToldRefusal } from '../../../src-main/contract/reply.ts';
import type { EntryPart } from '../../../src-main/contract/view.ts';
import type { Desk } from './desk.svelte.ts';
import { rowsIn } from './log-rows.ts';
import type { Decision, Doubt, Preview } from './preview.ts';
import { newest } from '../../state/when-here.ts';

/** An edit with what it says of itself in the list of the draft. */
export interface Drafted {
  readonly edit: Edit;
  readonly words: string;
}

const entryOf = (edit: Edit): number => (edit.kind === 'insert' ? edit.before : edit.entry);

/** A correction in the making: which entry is looked at, what is to change, and what that would do. */
export class Draft {
  readonly #desk: Desk;
  part: EntryPart | undefined = $state.raw();
  edits: readonly Drafted[] = $state.raw([]);
  preview: Preview | undefined = $state.raw();
  /** The answer that was given last is the one that was told. */
  isAsTold = $state(false);
  refused: ToldRefusal | PlainRefusal | undefined = $state.raw();
  reason = $state('');
  readonly #looked = newest();
  #previews = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Pieces of which the table has said that they lie where they were moved, though they may not. */
  left: ReadonlySet<number> = $state.raw(new Set());

  /** What the table still has to say before the draft may be entered. */
  readonly open: readonly Decision[] = $derived.by(() =>
    (this.preview?.decide ?? []).filter(({ entry }) => !this.left.has(entry)),
  );
  readonly canApply: boolean = $derived.by(
    () =>
      this.edits.length > 0 &&
      this.preview !== undefined &&
      this.preview.refusedEdits.length === 0 &&
      this.open.length === 0,
  );

  /** Opens an entry; the newest wish wins. */
  look(entry: number): void {
    this.isAsTold = false;
    this.#looked(this.#desk.table.call('log.entry', { entry }), (answered) => {
      if (answered.ok) this.part = answered.value as EntryPart;
      else this.refused = answered.no;
    });
  }

  /** The fact before or after the one that is looked at. */
  step(by: -1 | 1): boolean {
    const { parts } = this.#desk;
    const facts = (parts ? rowsIn(parts) : []).filter(({ kind, inForce }) => kind === 'fact' && inForce);
    const at = facts.findIndex(({ entry }) => entry === this.part?.row.entry);
    const next = facts[at < 0 ? facts.length - 1 : at + by];
    if (next) this.#desk.sheet = { kind: 'correct', entry: next.entry };
    return next !== undefined;
  }

  /** What was told already is no change; one that was drafted before goes. */
  async put(entry: number, command: AnyCommand, words: string): Promise<void> {
    this.isAsTold = entry === this.part?.row.entry && isAlike(command, this.part.command ?? {});
    if (!this.isAsTold) return this.add(replaceWith(entry, command), words);
    const drafted = this.edits.find(({ edit }) => edit.kind !== 'insert' && entryOf(edit) === entry);
    return drafted && this.drop(drafted);
  }

  /** One change to an entry; a second one of the same kind takes its place. */
  async add(edit: Edit, words: string): Promise<void> {
    this.isAsTold = false;
    const others = this.edits.filter(
      (one) => edit.kind === 'insert' || one.edit.kind === 'insert' || entryOf(one.edit) !== entryOf(edit),
    );
    this.edits = [...others, { edit, words }];
    await this.tryOut();
  }

  /** It lies where it was moved. */
  leave(entry: number): void {
    this.left = new Set([...this.left, entry]);
  }

  async drop(drafted: Drafted): Promise<void> {
    this.edits = this.edits.filter((one) => one !== drafted);
    await this.tryOut();
  }

  /** The table stands by an edit that a rule refuses. */
  async standBy({ entry, refusal }: Doubt): Promise<void> {
    this.edits = this.edits.map((drafted): Drafted => {
      const { edit, words } = drafted;
      if (edit.kind === 'void') return drafted;
      const isMeant =
        entry === undefined ? edit.kind === 'insert' : edit.kind === 'replace' && edit.entry === entry;
      if (!isMeant) return drafted;
      const codes = [...new Set([...(edit.override?.codes ?? []), refusal.code])];
      const override: EditOverride = { codes, reason: this.reason };
      return { edit: { ...edit, override }, words };
    });
    await this.tryOut();
  }

  async tryOut(): Promise<void> {
    const trial = ++this.#previews;
    this.#show(undefined);
    this.refused = undefined;
    if (this.edits.length === 0) return;
    const reply = await this.#desk.table.line({ kind: 'preview', ...this.#correction() });
    if (trial !== this.#previews) return;
    if ('preview' in reply) this.#show(reply.preview as Preview);
    else if ('refusal' in reply) this.refused = reply.refusal;
  }

  /** The captains' numbers show it too, old and new. */
  #show(preview: Preview | undefined): void {
    this.preview = preview;
    this.#desk.preview = preview;
  }

  /** The desk goes on without it. */
  close(): void {
    this.#previews++;
    this.#show(undefined);
  }

  async apply(): Promise<boolean> {
    if (!this.canApply) return false;
    const { reason } = this;
    const reply = await this.#desk.send({
      kind: 'correct',
      ...this.#correction(),
      ...(reason.trim() === '' ? {} : { reason }),
    });
    if ('seq' in reply) {
      this.edits = [];
      this.#desk.close();
    }
    return 'seq' in reply;
  }

  #correction() {
    return { edits: this.edits.map(({ edit }) => edit), head: this.#desk.parts?.status.head };
  }
}

const isAlike = (one: object, other: object): boolean => inOrder(one) === inOrder(other);
const inOrder = (command: object): string => JSON.stringify(Object.entries(command).sort());

export const replaceWith = (entry: number, command: AnyCommand): Edit => ({
  kind: 'replace',
  entry,
  command,
});
export const insertBefore = (before: number, command: AnyCommand): Edit => ({
  kind: 'insert',
  before,
  command,
});
