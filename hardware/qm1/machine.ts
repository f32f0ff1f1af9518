import type { Deed, Identity } from '../driver.ts';
import type { Parsed } from '../parser/parser.ts';
import { silentAfter, version, whoEvery } from './constants.ts';
import { decodeReaderMessage, encodeHostMessage } from './message.ts';
import type { Hello, HostMessage, NumberedMessage, ReaderMessage } from './message.ts';
import { distance, preceding } from './number.ts';
import { movedTo, positionOf } from './positions.ts';
import type { Position } from './positions.ts';
import { done, due, noRequests, restarted, wish } from './requests.ts';
import type { Requests, Wish } from './requests.ts';
import { encodeSentence } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** The host's side of QM1. Times are those handed in with each input. */
export interface HostState {
  readonly open: boolean;
  /** Who introduced itself over this opening of the port. */
  readonly met: { readonly boot: string; readonly hello: Hello } | undefined;
  readonly silent: boolean;
  /** Outlives openings, so that a reader plugged in again goes on where it was. */
  readonly positions: readonly Position[];
  readonly requests: Requests;
  readonly whoAt: number | undefined;
  readonly silentAt: number | undefined;
}

export type HostInput =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'timeout' }
  | { readonly type: 'parsed'; readonly parsed: Parsed<Sentence> }
  | { readonly type: 'wish'; readonly wish: Wish };

export interface HostStep {
  readonly state: HostState;
  readonly deeds: readonly Deed[];
}

export function hostState(positions: readonly Position[] = []): HostState {
  return {
    open: false,
    met: undefined,
    silent: false,
    positions,
    requests: noRequests,
    whoAt: undefined,
    silentAt: undefined,
  };
}

/** When the machine wants its `timeout`. */
export function hostWakeAt(state: HostState): number | undefined {
  const times = [state.whoAt, state.silentAt, state.requests.sayAt].filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

export function hostStep(state: HostState, input: HostInput, now: number): HostStep {
  switch (input.type) {
    case 'opened':
      return whenDue({ ...closed(state), open: true, whoAt: now, silentAt: now + silentAfter }, now);
    case 'closed':
      return still(closed(state));
    case 'timeout':
      return whenDue(state, now);
    case 'wish':
      return whenDue(
        { ...state, requests: wish(state.requests, input.wish, state.met ? now : undefined) },
        now,
      );
    case 'parsed':
      return parsed(state, input.parsed, now);
  }
}

function closed(state: HostState): HostState {
  const requests = restarted(state.requests, undefined);
  return {
    ...state,
    requests,
    open: false,
    met: undefined,
    silent: false,
    whoAt: undefined,
    silentAt: undefined,
  };
}

/** Says everything whose time has come. */
function whenDue(state: HostState, now: number): HostStep {
  const deeds: Deed[] = [];
  let next = state;
  if (next.silentAt !== undefined && next.silentAt <= now) {
    next = { ...next, silent: true, silentAt: undefined, whoAt: now };
    deeds.push({ kind: 'silent' });
  }
  if (next.whoAt !== undefined && next.whoAt <= now) {
    next = { ...next, whoAt: now + whoEvery };
    deeds.push(send({ type: 'who', version }));
  }
  const [requests, request] = due(next.requests, now);
  if (request) deeds.push(send(request));
  return { state: { ...next, requests }, deeds };
}

function parsed(state: HostState, item: Parsed<Sentence>, now: number): HostStep {
  if (item.kind === 'discarded') return still(state, item);
  const message = decodeReaderMessage(item.frame);
  if (!message) return still(state, { kind: 'discarded', bytes: item.raw, reason: strangeness(item.frame) });
  const step = heard(state, message, item.raw, now);
  const words = [item.frame.kind, ...item.frame.fields].join(' ');
  return { state: step.state, deeds: [{ kind: 'frame', raw: item.raw, words }, ...step.deeds] };
}

/** Our own words come back from a line that echoes. */
function strangeness({ kind }: Sentence): 'not-ours' | 'unknown-sentence' {
  return ['WHO', 'ACK', 'SIG', 'STATE'].includes(kind) ? 'not-ours' : 'unknown-sentence';
}

function heard(state: HostState, message: ReaderMessage, raw: Uint8Array, now: number): HostStep {
  if (message.type === 'hello') return introduced(state, message.boot, message.hello, now);
  // Of a boot that did not introduce itself we cannot know which numbers we have.
  if (message.boot !== state.met?.boot)
    return whenDue({ ...state, whoAt: state.open ? now : undefined }, now);
  const awake = listening(state, state.met.hello, now);
  if (message.type === 'alive') return awake;
  if (message.type === 'done') {
    return after(awake, (next) =>
      whenDue({ ...next, requests: done(next.requests, message.request, now) }, now),
    );
  }
  return after(awake, (next) => numbered(next, state.met?.hello.unit ?? '', message, raw, now));
}

function introduced(state: HostState, boot: string, hello: Hello, now: number): HostStep {
  const isNew = state.met?.boot !== boot || state.met.hello.unit !== hello.unit;
  const before = { unit: hello.unit, boot, number: preceding(hello.first) };
  const positions = movedTo(state.positions, before);
  const requests = isNew ? restarted(state.requests, now) : state.requests;
  const met = { ...state, met: { boot, hello }, positions, requests };
  const greeting = send({
    type: 'acknowledge',
    boot,
    number: positionOf(positions, before) ?? before.number,
  });
  return after(
    isNew ? { state: met, deeds: [proved(hello)] } : still(met),
    (next) => listening(next, hello, now),
    (next) => still(next, greeting),
    (next) => whenDue(next, now),
  );
}

/** It speaks: asking who is there is over, and so is the silence. */
function listening(state: HostState, hello: Hello, now: number): HostStep {
  const next = { ...state, silent: false, whoAt: undefined, silentAt: now + silentAfter };
  return state.silent ? still(next, proved(hello)) : still(next);
}

function numbered(
  state: HostState,
  unit: string,
  message: NumberedMessage,
  raw: Uint8Array,
  now: number,
): HostStep {
  const { boot, number } = message;
  const last = positionOf(state.positions, { unit, boot });
  const ahead = last === undefined ? 2 : distance(last, number);
  // Sentences are missing in between, which only the reader can explain: it says hello with its first number.
  if (ahead > 1 || last === undefined) return whenDue({ ...state, whoAt: now }, now);
  if (ahead < 1) return still(state, send({ type: 'acknowledge', boot, number: last }));
  const next = { ...state, positions: movedTo(state.positions, { unit, boot, number }) };
  return still(next, meaning(message, raw), send({ type: 'acknowledge', boot, number }));
}

function meaning(message: NumberedMessage, raw: Uint8Array): Deed {
  switch (message.type) {
    case 'report':
      return { kind: 'report', report: message.report, raw };
    case 'fault':
      return { kind: 'complaint', code: message.code, words: message.text };
    case 'strange':
      return { kind: 'discarded', bytes: raw, reason: 'unknown-sentence' };
  }
}

function proved(hello: Hello): Deed {
  const identity: Identity = {
    name: hello.name,
    firmware: hello.firmware,
    version: String(hello.version),
    kinds: hello.kinds,
  };
  return { kind: 'proved', identity };
}

function send(message: HostMessage): Deed {
  return { kind: 'send', bytes: encodeSentence(encodeHostMessage(message)) };
}

function still(state: HostState, ...deeds: readonly Deed[]): HostStep {
  return { state, deeds };
}

function after(first: HostStep, ...steps: readonly ((state: HostState) => HostStep)[]): HostStep {
  return steps.reduce((so, step) => {
    const { state, deeds } = step(so.state);
    return { state, deeds: [...so.deeds, ...deeds] };
  }, first);
}
