import type { Deed, Identity } from '../driver.ts';
import type { Parsed } from '../parser/parser.ts';
import { doubtFor, silentAfter, version, whoEvery } from './constants.ts';
import { markOf } from './mark.ts';
import { decodeReaderMessage, encodeHostMessage } from './message.ts';
import type { Hello, HostMessage, NumberedMessage, ReaderMessage } from './message.ts';
import { distance, preceding } from './number.ts';
import { movedTo, positionOf, setTo } from './positions.ts';
import type { Position } from './positions.ts';
import { done, due, noRequests, restarted, wish, withoutSignals } from './requests.ts';
import type { Requests, Wish } from './requests.ts';
import { encodeSentence } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** The host's side of QM1. Times are those handed in with each input. */
export interface HostState {
  readonly open: boolean;
  /** Who introduced itself over this opening of the port. */
  readonly met: { readonly boot: string; readonly hello: Hello } | undefined;
  readonly silent: boolean;
  /** It said numbers that it cannot mean: either they were long under way, or its boot's name was used again. */
  readonly doubt: Doubt | undefined;
  /** When the last report of this opening was taken. */
  readonly takenAt: number | undefined;
  /** Outlives openings, so that a reader plugged in again goes on where it was. */
  readonly positions: readonly Position[];
  readonly requests: Requests;
  readonly whoAt: number | undefined;
  readonly silentAt: number | undefined;
}

interface Doubt {
  readonly unit: string;
  readonly boot: string;
  readonly since: number;
}

export type HostInput =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  /** It turned out that the reader hangs on another line. */
  | { readonly type: 'dismissed' }
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
    doubt: undefined,
    takenAt: undefined,
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
    case 'dismissed':
      return still({ ...state, met: undefined, requests: restarted(state.requests, undefined) });
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
  const requests = restarted(withoutSignals(state.requests), undefined);
  return {
    ...state,
    requests,
    open: false,
    met: undefined,
    silent: false,
    doubt: undefined,
    takenAt: undefined,
    whoAt: undefined,
    silentAt: undefined,
  };
}

/** Says everything whose time has come. */
function whenDue(state: HostState, now: number): HostStep {
  const deeds: Deed[] = [];
  let next = state;
  if (next.silentAt !== undefined && next.silentAt <= now) {
    next = {
      ...next,
      silent: true,
      silentAt: undefined,
      whoAt: now,
      requests: withoutSignals(next.requests),
    };
    deeds.push({ kind: 'silent' });
  }
  if (next.whoAt !== undefined && next.whoAt <= now) {
    next = { ...next, whoAt: now + whoEvery };
    deeds.push(send({ type: 'who', version, boot: freshBoot(next, now) }));
  }
  const [requests, request] = due(next.requests, now);
  if (request) deeds.push(send(request));
  return { state: { ...next, requests }, deeds };
}

function parsed(state: HostState, item: Parsed<Sentence>, now: number): HostStep {
  if (item.kind === 'discarded') return still(state, item);
  const message = decodeReaderMessage(item.frame, state.met?.hello.offers?.age !== undefined);
  if (!message) return still(state, { kind: 'discarded', bytes: item.raw, reason: strangeness(item.frame) });
  const step = heard(state, message, item.raw, now);
  const words = [item.frame.kind, ...item.frame.fields].join(' ');
  return { state: step.state, deeds: [{ kind: 'frame', raw: item.raw, words }, ...step.deeds] };
}

/** Our own words come back from a line that echoes. */
function strangeness({ kind }: Sentence): 'not-ours' | 'unknown-sentence' {
  return ['WHO', 'ACK', 'SIG', 'STATE'].includes(kind) ? 'not-ours' : 'unknown-sentence';
}

/** A name that no reader has had: named by the time, for one that cannot tell its own starts apart. */
function freshBoot({ positions }: HostState, now: number): string {
  const nameAt = (time: number): string => time.toString(36).toUpperCase().slice(-8);
  let time = Math.floor(now);
  while (positions.some(({ boot }) => boot === nameAt(time))) time += 1;
  return nameAt(time);
}

function heard(state: HostState, message: ReaderMessage, raw: Uint8Array, now: number): HostStep {
  if (message.type === 'hello') return introduced(state, message.boot, message.hello, now);
  // Of a boot that did not introduce itself we cannot know which numbers we have.
  if (message.boot !== state.met?.boot)
    return whenDue({ ...state, whoAt: state.open ? now : undefined }, now);
  const awake = listening(state, state.met.hello, now);
  if (message.type === 'alive') return idle(awake, state.met, now);
  if (message.type === 'done') {
    return after(awake, (next) =>
      whenDue({ ...next, requests: done(next.requests, message.request, now) }, now),
    );
  }
  return after(awake, (next) => numbered(next, state.met?.hello.unit ?? '', message, raw, now));
}

/** Whoever has nothing to say knows of every acknowledgement; an old word of the kind may still be under way. */
function idle(
  step: HostStep,
  { boot, hello: { unit } }: NonNullable<HostState['met']>,
  now: number,
): HostStep {
  const { positions, takenAt } = step.state;
  const last = positionOf(positions, { unit, boot });
  const isNews = last?.settled !== true && takenAt !== undefined && now - takenAt >= doubtFor;
  if (!last || !isNews) return step;
  return after(step, (next) =>
    still({ ...next, positions: setTo(positions, { ...last, settled: true }) }, { kind: 'remember' }),
  );
}

/** Numbers count up, and one that is known to be acknowledged is never said again. */
function isPast({ number, settled }: Position, first: number): boolean {
  const ahead = distance(number, first);
  return ahead < 0 || (ahead === 0 && settled === true);
}

function introduced(state: HostState, boot: string, hello: Hello, now: number): HostStep {
  const { unit, first } = hello;
  const last = positionOf(state.positions, { unit, boot });
  if (last && isPast(last, first)) return doubted(state, { unit, boot, since: now }, hello, now);
  // Of a number that is taken already the reader says the report once more; the one after it settles it.
  const settles = !last || distance(last.number, first) > 0;
  const to = { unit, boot, number: preceding(first), settled: true };
  return greeted(settles ? { ...state, positions: movedTo(state.positions, to) } : state, boot, hello, now);
}

/**
 * A hello that was long under way looks the same as a boot name that was used again. By the time that no cable holds
 * anything back any more, only the latter is still said.
 */
function doubted(state: HostState, doubt: Doubt, hello: Hello, now: number): HostStep {
  const { unit, boot } = doubt;
  const since = state.doubt?.unit === unit && state.doubt.boot === boot ? state.doubt.since : now;
  if (now - since >= doubtFor) {
    const positions = setTo(state.positions, { unit, boot, number: preceding(hello.first), settled: true });
    return after(still(state, usedAgain(boot)), (next) => greeted({ ...next, positions }, boot, hello, now));
  }
  const asking = { ...state, doubt: { unit, boot, since }, silentAt: now + silentAfter };
  return whenDue({ ...asking, whoAt: state.whoAt ?? now }, now);
}

function usedAgain(boot: string): Deed {
  return { kind: 'complaint', code: 'boot-used-again', words: boot };
}

function greeted(state: HostState, boot: string, hello: Hello, now: number): HostStep {
  const isNew = state.met?.boot !== boot || state.met.hello.unit !== hello.unit;
  const requests = isNew ? restarted(withoutSignals(state.requests), now) : state.requests;
  const met = { ...state, met: { boot, hello }, doubt: undefined, requests };
  const greeting = send({ type: 'acknowledge', boot, number: preceding(hello.first) });
  return after(
    isNew ? { state: met, deeds: [proved(hello)] } : still(met),
    (next) => listening(next, hello, now),
    (next) => still(next, greeting),
    (next) => whenDue(next, now),
  );
}

/** It speaks: asking who is there is over, and so is the silence. */
function listening(state: HostState, hello: Hello, now: number): HostStep {
  const whoAt = state.doubt ? state.whoAt : undefined;
  const next = { ...state, silent: false, whoAt, silentAt: now + silentAfter };
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
  const ahead = last === undefined ? 2 : distance(last.number, number);
  // Sentences are missing in between, which only the reader can explain: it says hello with its first number.
  if (ahead > 1 || last === undefined) return whenDue({ ...state, whoAt: now }, now);
  const isAnother = last.mark !== undefined && last.mark !== markOf(message);
  if (ahead === 1 || (ahead === 0 && isAnother)) {
    const step = taken(state, unit, message, raw, now);
    return ahead === 1 ? step : { ...step, deeds: [usedAgain(boot), ...step.deeds] };
  }
  const known = still(
    ahead === 0 ? { ...state, doubt: undefined } : state,
    send({ type: 'acknowledge', boot, number: last.number }),
  );
  return ahead === 0 ? known : after(known, (next) => repeated(next, { unit, boot, since: now }, now));
}

function taken(
  state: HostState,
  unit: string,
  message: NumberedMessage,
  raw: Uint8Array,
  now: number,
): HostStep {
  const { boot, number } = message;
  const positions = setTo(state.positions, { unit, boot, number, mark: markOf(message) });
  const next = { ...state, positions, doubt: undefined, takenAt: now };
  return still(next, meaning(message, raw), send({ type: 'acknowledge', boot, number }));
}

/** A number of long ago, again: a reader that does not leave it is asked where it stands. */
function repeated(state: HostState, doubt: Doubt, now: number): HostStep {
  const { unit, boot } = doubt;
  const known = state.doubt?.unit === unit && state.doubt.boot === boot ? state.doubt : doubt;
  const isTime = now - known.since >= doubtFor;
  return whenDue({ ...state, doubt: known, whoAt: isTime ? (state.whoAt ?? now) : state.whoAt }, now);
}

function meaning(message: NumberedMessage, raw: Uint8Array): Deed {
  switch (message.type) {
    case 'report': {
      const { report, age } = message;
      return { kind: 'report', report, raw, ...(age !== undefined && { age }) };
    }
    case 'fault':
      return { kind: 'complaint', code: message.code, words: message.text };
    case 'strange':
      return { kind: 'discarded', bytes: raw, reason: 'unknown-sentence' };
  }
}

function proved(hello: Hello): Deed {
  const { name, unit, firmware, version, kinds, offers } = hello;
  const isMute = offers !== undefined && offers.lamps === undefined && offers.beeper === undefined;
  const identity: Identity = {
    name,
    unit,
    firmware,
    version: String(version),
    kinds,
    ...(isMute && { signals: [] }),
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
