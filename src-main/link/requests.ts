import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageValues } from '../rules/kernel/message.ts';
import { helpPage, languageOf, type HelpKey } from './help-page.ts';
import type { Hub } from './hub.ts';
import { inLink, networkOf } from './addresses.ts';
import { isFromHere, isOurName, plainAddress } from './names.ts';
import { Buckets } from './bucket.ts';
import { contentOf, pageHeaders, pathOf, type StaticFile } from './static-files.ts';

/** What a dice app has reported: its body, or what stood behind the address. */
export interface InletReport {
  readonly body: string;
  readonly query: string;
  readonly device: string;
  readonly at: number;
}

/** Answers whether the report could be read. */
export type Inlet = (report: InletReport) => boolean;

export interface RequestsOptions {
  readonly hub: Hub;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Names beside the addresses by which this computer may be asked for. */
  readonly names: readonly string[];
  readonly inlet: Inlet | undefined;
}

const longestReport = 16 * 1024;

/** Answers what is asked over HTTP: the displays' files, the way in, and reports of dice apps. */
export class Requests {
  readonly #hub: Hub;
  readonly #files: RequestsOptions['files'];
  readonly #names: readonly string[];
  readonly #inlet: Inlet | undefined;
  readonly #asked: Buckets;
  readonly #askedFrom: Buckets;

  constructor({ hub, files, names, inlet }: RequestsOptions) {
    this.#hub = hub;
    this.#files = files;
    this.#names = names;
    this.#inlet = inlet;
    this.#asked = new Buckets(hub.clock, { burst: 600, perSecond: 60 });
    this.#askedFrom = new Buckets(hub.clock, { burst: 6000, perSecond: 600 });
  }

  /** Whether whoever is on this connection asked for us by a name of ours. */
  isForUs({ headers, socket }: IncomingMessage): boolean {
    const local = plainAddress(socket.localAddress);
    const { port, open } = this.#hub.room;
    return isOurName(headers.host, { port, local, allowed: this.#names, open });
  }

  mayAsk(request: IncomingMessage): boolean {
    const address = plainAddress(request.socket.remoteAddress);
    return this.#asked.take(address) && this.#askedFrom.take(networkOf(address));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.mayAsk(request)) return this.#help(request, response, 429, 'help.slow');
    if (!this.isForUs(request))
      return this.#help(request, response, 421, 'help.name', {
        name: (request.headers.host ?? '').slice(0, 80),
      });
    const asked = URL.parse(request.url ?? '/', 'http://here');
    if (!asked) return this.#help(request, response, 404, 'help.nothing', { path: '?' });
    const { pathname, search } = asked;
    if (pathname.startsWith('/in/pixels')) return this.#takeReport(request, response, pathname, search);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return this.#help(request, response, 405, 'help.method');
    const pass = /^\/j\/([\w-]{8,64})$/.exec(pathname)?.[1];
    if (pass !== undefined) return this.#showIn(request, response, pass);
    if (pathname === '/help') return this.#help(request, response, 200, 'help.look');
    if (
      pathname === pathOf('camera') &&
      !isFromHere(request.headers.host, plainAddress(request.socket.remoteAddress))
    )
      return this.#help(request, response, 403, 'help.only-here');
    const file = this.#files.get(pathname);
    const content = file && (await contentOf(file));
    if (!content) return this.#help(request, response, 404, 'help.nothing', { path: pathname.slice(0, 80) });
    response.writeHead(200, {
      ...pageHeaders(file, socketOf(request.headers.host ?? '')),
      'Content-Length': content.byteLength,
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  /** From the QR code: on to the page, which brings the code with it where no log and no other page sees it. */
  #showIn(request: IncomingMessage, response: ServerResponse, pass: string): void {
    const admission = this.#hub.room.passes.admission(pass);
    if (admission !== 'table') {
      if (!this.#hub.mayGuess(plainAddress(request.socket.remoteAddress)))
        return this.#help(request, response, 429, 'help.slow');
      const isOver = admission === 'expired';
      return this.#help(request, response, 403, isOver ? 'help.expired' : 'help.unknown');
    }
    response.writeHead(303, { ...pageHeaders(undefined, "'none'"), Location: `/captain#${pass}` });
    response.end();
  }

  async #takeReport(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    const answer = (status: number) => {
      response.writeHead(status, pageHeaders(undefined, "'none'")).end();
    };
    if (request.method !== 'POST') return this.#help(request, response, 405, 'help.method');
    const bearer = /^Bearer ([\w-]{8,64})$/.exec(request.headers.authorization ?? '')?.[1];
    const token = /^\/in\/pixels\/([\w-]{8,64})$/.exec(path)?.[1] ?? bearer;
    const device = token === undefined ? undefined : this.#hub.devices.byToken(token);
    const from = plainAddress(request.socket.remoteAddress);
    if (device?.role !== 'inlet' || !this.#inlet) {
      this.#hub.refusals.add(from, 'not-allowed');
      return answer(this.#hub.mayGuess(from) ? 403 : 429);
    }
    const body = await bodyOf(request, longestReport);
    if (body === undefined) return answer(413);
    const report = { body, query: query.slice(1), device: device.id, at: this.#hub.clock.now() };
    const isRead = this.#inlet(report);
    if (!isRead) this.#hub.refusals.add(from, 'not-a-message');
    answer(isRead ? 204 : 422);
  }

  #help(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    why: HelpKey,
    values?: MessageValues,
  ): void {
    const { headers, socket, method, url } = request;
    // A browser asks for an icon of its own accord; that is nobody turned away.
    if (status >= 400 && status !== 404)
      this.#hub.refusals.add(plainAddress(socket.remoteAddress), why.slice('help.'.length));
    const { room, clock } = this.#hub;
    const language = languageOf(headers['accept-language']);
    const seen = {
      from: plainAddress(socket.remoteAddress),
      to: `${inLink(plainAddress(socket.localAddress))}:${room.port}`,
      asked: `${method ?? ''} ${(url ?? '').replace(/(\/(?:j|pixels)\/).*/, '$1…')}`,
      browser: headers['user-agent'] ?? '',
      at: clock.now(),
      open: room.open,
      knock: room.url('/captain'),
    };
    response.writeHead(status, pageHeaders(undefined, "'none'"));
    response.end(method === 'HEAD' ? undefined : helpPage(language, why, seen, values));
  }
}

/** A policy has no way to write an address of version 6; browsers old enough not to count a socket as 'self' get its name. */
const socketOf = (host: string): string => (host.startsWith('[') ? "'self'" : `ws://${host}`);

/** The body as text, or nothing if it is longer than allowed. */
async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
