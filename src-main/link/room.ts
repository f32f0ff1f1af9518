import type { AddressPart, JoinPart, PlainRefusal } from '../contract/link-parts.ts';
import { z } from 'zod';
import { inLink, type Address } from './addresses.ts';
import type { AlarmClock } from './clock.ts';
import type { Settings } from './device-store.ts';
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

const settingName = 'address';
/** The network card too: a home's router may give this computer another address in a month. */
const chosenSchema = z.strictObject({ address: z.string(), network: z.string() });
type Chosen = z.infer<typeof chosenSchema>;

/** Who may come in, by which address, and what the television shows for it. */
export class Room {
  readonly passes: Passes;
  readonly #reach: Reach;
  readonly #changed: () => void;
  readonly #settings: Settings | undefined;
  #chosen: Chosen | undefined;
  #fault: string | undefined;
  #seen = '';
  #drawn: JoinPart | undefined;

  constructor(reach: Reach, settings: Settings | undefined, clock: AlarmClock, changed: () => void) {
    this.#reach = reach;
    this.#settings = settings;
    this.#chosen = chosenSchema.safeParse(settings?.get(settingName)).data;
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
    const chosen = chosenOf(found, this.#chosen);
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
    const found = this.#reach.addresses().find((each) => each.address === address);
    if (!found) return false;
    this.#chosen = { address, network: found.network };
    this.#settings?.set(settingName, this.#chosen);
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

  /** The same to the start page, for the terminal. */
  startUrl({ token }: Pass): string {
    return this.url(`/#${token}`);
  }

  /** An address for an app on a phone. */
  url(path: string): string {
    const address = this.open ? this.addresses.find(({ chosen }) => chosen)?.address : undefined;
    return `http://${inLink(address ?? '127.0.0.1')}:${this.port}${path}`;
  }

  #draw(url: string): JoinPart {
    if (this.#drawn?.url !== url) this.#drawn = { url, qr: qrOf(url) };
    return this.#drawn;
  }
}

/** As chosen once, as far as it is there; else what ranks first. */
function chosenOf(found: readonly Address[], chosen: Chosen | undefined): Address | undefined {
  const same = found.find(({ address }) => address === chosen?.address);
  return same ?? found.find(({ network }) => network === chosen?.network) ?? found[0];
}
