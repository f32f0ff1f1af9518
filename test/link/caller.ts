import { WebSocket } from 'ws';
import { inLink } from '../../src-main/link/addresses.ts';
import type { Page, Sent, You } from '../../src-main/contract/link-parts.ts';
import type { Frame } from '../../src-main/contract/view.ts';
import { reading } from '../support/frames.ts';

type Kept = Sent & Readonly<Record<string, unknown>>;

/** A page without a browser: says hello, keeps what it hears, and can be waited with. */
export class Caller {
  readonly socket: WebSocket;
  readonly heard: Kept[] = [];
  readonly texts: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #read = reading();
  #n = 0;
  isClosed = false;
  /** A browser that keeps what it is given says so; one that keeps nothing cannot. */
  remembers = true;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.texts.push(text);
      const told = JSON.parse(text) as Kept;
      const heard = 'parts' in told ? ({ ...told, ...this.#read(told as Kept & Frame) } as Kept) : told;
      this.heard.push(heard);
      const you = heard['you'] as You | undefined;
      if (this.remembers && you?.device !== undefined) this.send({ kind: 'kept' });
      for (const look of this.#waiting) look();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
      for (const look of this.#waiting) look();
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  until<Found>(find: () => Found | undefined | false): Promise<Found> {
    return new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined || found === false) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** The newest of its kind that was heard, once there is one that fits. */
  hears<Key extends string>(key: Key, fits: (value: never) => boolean = () => true): Promise<never> {
    return this.until(() => {
      const found = this.heard.findLast((each) => key in each && fits(each[key] as never));
      return found && ({ value: found[key] } as { value: unknown });
    }).then(({ value }) => value as never);
  }

  you(fits: (you: You) => boolean = () => true): Promise<You> {
    return this.hears('you', fits);
  }

  frame(fits: (frame: Frame) => boolean = () => true): Promise<Frame> {
    return this.until(
      () => this.heard.findLast((each) => 'parts' in each && fits(each as unknown as Frame)) as never,
    );
  }

  /** What came back for it, whatever that was. */
  ask(message: Readonly<Record<string, unknown>>): Promise<Kept> {
    const n = (this.#n += 1);
    this.send({ ...message, n });
    return this.until(() => this.heard.find((each) => each['n'] === n));
  }

  call(call: string, with_?: unknown): Promise<Kept> {
    return this.ask({ kind: 'call', call, with: with_ });
  }

  line(line: unknown): Promise<Kept> {
    return this.ask({ kind: 'line', line });
  }

  closed(): Promise<true> {
    return this.until(() => this.isClosed);
  }

  close(): void {
    this.socket.terminate();
  }
}

export interface Manner {
  /** Of this computer’s addresses, the one that the caller has. */
  readonly from?: string;
  /** Of this computer's addresses, the one that is called. */
  readonly to?: string;
  readonly host?: string;
  readonly origin?: string | null;
  readonly agent?: string;
  readonly path?: string;
}

/** Connects as a browser would that came by the name `host`. */
export async function dial(port: number, manner: Manner = {}): Promise<Caller> {
  const { from, to = '127.0.0.1', host = `127.0.0.1:${port}`, agent = 'test', path = '/link' } = manner;
  const origin = manner.origin === undefined ? `http://${host}` : manner.origin;
  const socket = new WebSocket(`ws://${inLink(to)}:${port}${path}`, {
    ...(from === undefined ? {} : { localAddress: from }),
    headers: { host, 'user-agent': agent, ...(origin === null ? {} : { origin }) },
  });
  const caller = new Caller(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return caller;
}

/** Connects and says hello. */
export async function page(
  port: number,
  name: Page,
  brings: { readonly device?: string; readonly pass?: string; readonly language?: string } = {},
  manner: Manner = {},
): Promise<Caller> {
  const caller = await dial(port, manner);
  caller.send({ kind: 'hello', page: name, language: 'en', ...brings });
  return caller;
}

/** As somebody else in the same room, who reached us by a name that only others use. */
export const fromAfar = (port: number): Manner => ({ host: `table.test:${port}` });
