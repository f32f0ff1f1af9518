import type { Frame } from '../../../src-main/contract/view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../../src-main/rules/kernel/view.ts';
import { page, type Caller, type Manner } from '../../link/caller.ts';

/** A page that lives through an evening: what it shows is what was sent to it, change by change. */
export class Follower {
  readonly name: string;
  /** Frames that did not follow on from what it had. */
  gaps = 0;
  reloads = 0;
  readonly #connect: () => Promise<Caller>;
  readonly #seat: SeatId | undefined;
  #caller: Caller | undefined;
  #read = 0;
  #revision = -1;
  #run = '';
  #parts = new Map<string, unknown>();

  constructor(name: string, seat: SeatId | undefined, connect: () => Promise<Caller>) {
    this.name = name;
    this.#seat = seat;
    this.#connect = connect;
  }

  static screen(name: string, port: number, manner: Manner): Follower {
    return new Follower(name, undefined, () => page(port, 'table', {}, manner));
  }

  static phone(
    name: string,
    seat: SeatId | undefined,
    device: string,
    port: number,
    manner: Manner,
  ): Follower {
    return new Follower(name, seat, () => page(port, 'captain', { device }, manner));
  }

  get viewer(): Viewer {
    return this.#seat === undefined ? { kind: 'table' } : { kind: 'captain', seat: this.#seat };
  }

  get parts(): ReadonlyMap<string, unknown> {
    this.#follow();
    return this.#parts;
  }

  /** How far it has come, to see whether anything is still on its way. */
  get at(): string {
    this.#follow();
    return `${this.#run} ${this.#revision}`;
  }

  async open(): Promise<void> {
    this.#caller = await this.#connect();
    this.#read = 0;
    await this.#caller.frame();
    await this.sit();
  }

  /** A seat is held for one evening: whoever plays the next takes it again. */
  async sit(): Promise<void> {
    if (this.#seat !== undefined) await this.#caller?.call('seat.take', { seat: this.#seat });
  }

  async reload(): Promise<void> {
    this.reloads += 1;
    this.#caller?.close();
    await this.open();
  }

  close(): void {
    this.#caller?.close();
  }

  #follow(): void {
    const heard = this.#caller?.heard ?? [];
    for (; this.#read < heard.length; this.#read++) {
      const frame = heard[this.#read] as unknown as Frame;
      if ('parts' in (frame as object)) this.#take(frame);
    }
    // What was read is not read again, and an evening is long.
    heard.splice(0, this.#read);
    this.#caller?.texts.splice(0);
    this.#read = 0;
  }

  #take({ run, from, to, parts, gone = [] }: Frame): void {
    if (from === null) this.#parts = new Map();
    else if (run !== this.#run || from !== this.#revision) this.gaps += 1;
    for (const [name, part] of Object.entries(parts)) this.#parts.set(name, part);
    for (const name of gone) this.#parts.delete(name);
    this.#run = run;
    this.#revision = to;
  }
}
