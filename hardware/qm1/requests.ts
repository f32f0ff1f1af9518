import type { Signal } from '../driver.ts';
import { repeatEvery, requestsKept, requestTries } from './constants.ts';
import type { Request } from './message.ts';
import { following } from './number.ts';

export type Wish = { readonly type: 'signal'; readonly signal: Signal } | { readonly type: 'state' };

/** What the host wants of the reader: one at a time, said again until done or given up. */
export interface Requests {
  readonly waiting: readonly Request[];
  readonly next: number;
  readonly tries: number;
  readonly sayAt: number | undefined;
}

export const noRequests: Requests = { waiting: [], next: 1, tries: 0, sayAt: undefined };

/** With nobody to ask, `now` is undefined and the wish waits. */
export function wish(requests: Requests, wanted: Wish, now: number | undefined): Requests {
  const waiting = [...requests.waiting, { ...wanted, request: requests.next }].slice(-requestsKept);
  const grown = { ...requests, waiting, next: following(requests.next) };
  return waiting[0] === requests.waiting[0] ? grown : restarted(grown, now);
}

export function restarted(requests: Requests, now: number | undefined): Requests {
  return { ...requests, tries: 0, sayAt: requests.waiting.length > 0 ? now : undefined };
}

/** Lamps and beeps tell of a moment; whoever was away then is not told later. */
export function withoutSignals(requests: Requests): Requests {
  return { ...requests, waiting: requests.waiting.filter(({ type }) => type !== 'signal') };
}

export function done(requests: Requests, request: number, now: number): Requests {
  if (requests.waiting[0]?.request !== request) return requests;
  return restarted({ ...requests, waiting: requests.waiting.slice(1) }, now);
}

/** The request to say now, if it is time. */
export function due(requests: Requests, now: number): readonly [Requests, Request?] {
  if (requests.sayAt === undefined || requests.sayAt > now) return [requests];
  if (requests.tries === requestTries) {
    return due(restarted({ ...requests, waiting: requests.waiting.slice(1) }, now), now);
  }
  const said = { ...requests, tries: requests.tries + 1, sayAt: now + repeatEvery };
  const [request] = requests.waiting;
  return request ? [said, request] : [{ ...requests, sayAt: undefined }];
}
