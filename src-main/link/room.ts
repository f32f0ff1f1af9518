import type { AddressPart, JoinPart, PlainRefusal } from '../contract/link-parts.ts';
import type { Address } from './addresses.ts';
import type { Clock } from './clock.ts';
import { Passes, type Pass } from './passes.ts';
import { qrOf } from './qr.ts';
import { plain } from './words.ts';

/** The server as the room sees it: what it listens on. */
export interface Reach {
  /** Whether other machines can reach us. */
  readonly open: boolean;
  readonly port: number;
  addresses(): readonly Address[];
  /** The system's word for why not, if it could not. */
  widen(): Promise<string | undefined>;
  narrow(): Promise<void>;
}

/** Who may come in, by which address, and what the television shows for it. */
export class Room {
  readonly passes: Passes;
  readonly #reach: Reach;
  readonly #changed: () => void;
  #chosen: string | undefined;
  #fault: string | undefined;
  #seen = '';
  #drawn: JoinPart | undefined;

  constructor(reach: Reach, clock: Clock, changed: () => void) {
    this.#reach = reach;
    this.#changed = changed;
    this.passes = new Passes(clock, changed);
  }

  get open(): boolean {
    return this.#reach.open;
  }

  get port(): number {
    return this.#reach.port;
  }

  get fault(): PlainRefusal | null {
    return this.#fault === undefined ? null : plain('en', 'cannot-listen', { detail: this.#fault });
  }

  /** As ranked, with the one that codes are made for. */
  get addresses(): readonly AddressPart[] {
    const found = this.#reach.addresses();
    const chosen = found.find(({ address }) => address === this.#chosen) ?? found[0];
    return found.map((each) => ({ ...each, chosen: each === chosen }));
  }

  /** The system's word for why not, if it could not. */
  async letOthersIn(): Promise<string | undefined> {
    this.#fault = await this.#reach.widen();
    if (this.#fault === undefined) this.passes.show();
    this.#changed();
    return this.#fault;
  }

  /** Whether the network is still the one it was. */
  lookAround(): void {
    if (!this.open) return;
    const seen = this.#reach
      .addresses()
      .map(({ address }) => address)
      .join();
    if (seen !== this.#seen) this.#changed();
    this.#seen = seen;
  }

  async shut(): Promise<void> {
    this.passes.voidAll();
    await this.#reach.narrow();
    this.#changed();
  }

  choose(address: string): boolean {
    if (!this.#reach.addresses().some((each) => each.address === address)) return false;
    this.#chosen = address;
    this.#changed();
    return true;
  }

  /** What the television shows, while it is to show anything. */
  get join(): (JoinPart & { readonly until: number }) | null {
    const { shown } = this.passes;
    return shown && this.open ? { ...this.#draw(this.url(`/j/${shown.token}`)), until: shown.until } : null;
  }

  /** A link that makes one device a scorekeeper: on this machine while others cannot reach it. */
  onceUrl({ token }: Pass): string {
    return this.url(`/console#${token}`);
  }

  /** An address for an app on a phone. */
  url(path: string): string {
    const address = this.open ? this.addresses.find(({ chosen }) => chosen)?.address : undefined;
    return `http://${address ?? '127.0.0.1'}:${this.port}${path}`;
  }

  #draw(url: string): JoinPart {
    if (this.#drawn?.url !== url) this.#drawn = { url, qr: qrOf(url) };
    return this.#drawn;
  }
}
