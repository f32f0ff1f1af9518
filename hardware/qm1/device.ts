import type { Signal } from '../driver.ts';
import { aliveEvery, patience, repeatEvery, repeatSlowlyEvery, reportsKept, version } from './constants.ts';
import { decodeHostMessage, encodeReaderMessage } from './message.ts';
import type { HostMessage, NumberedMessage, Qm1Kind, Qm1Report, Request, Spoken } from './message.ts';
import { distance, following } from './number.ts';
import { encodeSentence } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** What the builder of a reader writes into it. */
export interface Make {
  readonly unit: string;
  readonly name: string;
  readonly kinds: readonly Qm1Kind[];
  readonly firmware: string;
}

type Numbered = Extract<NumberedMessage, Spoken>;

/** A reader's side of QM1: what its firmware does, as a model for those who build one. */
export interface DeviceState {
  readonly make: Make;
  /** Differs from every boot that the host may still remember. */
  readonly boot: string;
  /** Not yet acknowledged, oldest first. Only the first is ever said. */
  readonly held: readonly Numbered[];
  readonly next: number;
  /** Reports there was no room for. */
  readonly overflowed: number;
  readonly isGreeted: boolean;
  readonly tries: number;
  readonly sayAt: number;
  readonly lastRequest: number | undefined;
  /** What lies here, by tag and by die, for when the host asks. */
  readonly lying: readonly Qm1Report[];
}

export type DeviceInput =
  | { readonly type: 'report'; readonly report: Qm1Report }
  | { readonly type: 'fault'; readonly code: string; readonly text: string }
  | { readonly type: 'sentence'; readonly sentence: Sentence }
  | { readonly type: 'timeout' };

export type DeviceDeed =
  | { readonly type: 'send'; readonly bytes: Uint8Array }
  /** Light the lamp, sound the beep. */
  | { readonly type: 'signal'; readonly signal: Signal };

export interface DeviceStep {
  readonly state: DeviceState;
  readonly deeds: readonly DeviceDeed[];
}

export function deviceBoot(
  make: Make,
  boot: string,
  now: number,
  lying: readonly Qm1Report[] = [],
): DeviceStep {
  return say(
    {
      make,
      boot,
      held: [],
      next: 1,
      overflowed: 0,
      isGreeted: false,
      tries: 0,
      sayAt: now,
      lastRequest: undefined,
      lying,
    },
    now,
  );
}

/** When the reader wants its `timeout`. */
export function deviceWakeAt(state: DeviceState): number {
  return state.sayAt;
}

export function deviceStep(state: DeviceState, input: DeviceInput, now: number): DeviceStep {
  switch (input.type) {
    case 'timeout':
      return state.sayAt <= now ? say(state, now) : { state, deeds: [] };
    case 'report':
      return hold({ ...state, lying: laidDown(state.lying, input.report) }, [input], now);
    case 'fault':
      return hold(state, [input], now);
    case 'sentence': {
      const message = decodeHostMessage(input.sentence);
      return message ? obey(state, message, now) : { state, deeds: [] };
    }
  }
}

/** Whatever is most in need of being said, and when to say it again. */
function say(state: DeviceState, now: number): DeviceStep {
  const [oldest] = state.held;
  const isAnswered = state.isGreeted && !oldest;
  const again = state.tries < patience ? repeatEvery : repeatSlowlyEvery;
  const sayAt = now + (isAnswered ? aliveEvery : again);
  const next = { ...state, tries: isAnswered ? 0 : state.tries + 1, sayAt };
  return { state: next, deeds: [send(state.isGreeted ? (oldest ?? alive(state)) : hello(state))] };
}

function hello({ boot, make, held, next }: DeviceState): Spoken {
  return { type: 'hello', boot, hello: { version, first: held[0]?.number ?? next, ...make } };
}

function alive({ boot }: DeviceState): Spoken {
  return { type: 'alive', boot };
}

type News =
  | { readonly type: 'report'; readonly report: Qm1Report }
  | { readonly type: 'fault'; readonly code: string; readonly text: string };

function hold(state: DeviceState, news: readonly News[], now: number): DeviceStep {
  const before = state.held.length;
  const next = news.reduce(numberedNews, state);
  return before === 0 && next.held.length > 0 && next.isGreeted
    ? say({ ...next, tries: 0 }, now)
    : { state: next, deeds: [] };
}

function numberedNews(state: DeviceState, news: News): DeviceState {
  if (state.held.length >= reportsKept) return { ...state, overflowed: state.overflowed + 1 };
  const held = [...state.held, { ...news, boot: state.boot, number: state.next }];
  return { ...state, held, next: following(state.next) };
}

function obey(state: DeviceState, message: HostMessage, now: number): DeviceStep {
  switch (message.type) {
    case 'who':
      return say({ ...state, isGreeted: false, tries: 0, lastRequest: undefined }, now);
    case 'acknowledge':
      return message.boot === state.boot ? acknowledged(state, message.number, now) : { state, deeds: [] };
    case 'signal':
    case 'state':
      return requested(state, message, now);
  }
}

function acknowledged(state: DeviceState, number: number, now: number): DeviceStep {
  const [oldest] = state.held;
  const taken = oldest ? distance(oldest.number, number) + 1 : 0;
  const isNews = taken >= 1 && taken <= state.held.length;
  // Not answered when it tells nothing new, else two of them on the line would never die out.
  if (!isNews && state.isGreeted) return { state: { ...state, tries: 0 }, deeds: [] };
  const held = isNews ? state.held.slice(taken) : state.held;
  const next = confessed({ ...state, held, isGreeted: true, tries: 0, sayAt: now + aliveEvery });
  return next.held.length > 0 ? say(next, now) : { state: next, deeds: [] };
}

/** What was dropped for want of room is owned up to as soon as there is room. */
function confessed(state: DeviceState): DeviceState {
  if (state.overflowed === 0 || state.held.length >= reportsKept) return state;
  const fault: News = { type: 'fault', code: 'overflow', text: String(state.overflowed) };
  return { ...numberedNews(state, fault), overflowed: 0 };
}

/** Does it unless it is done already, and says done either way: the answer may have been lost. */
function requested(state: DeviceState, request: Request, now: number): DeviceStep {
  const answer = send({ type: 'done', boot: state.boot, request: request.request });
  const isRepeat = state.lastRequest !== undefined && distance(state.lastRequest, request.request) <= 0;
  if (isRepeat) return { state, deeds: [answer] };
  const next = { ...state, lastRequest: request.request };
  if (request.type === 'signal') {
    return { state: next, deeds: [answer, { type: 'signal', signal: request.signal }] };
  }
  const news = state.lying.map((report): News => ({ type: 'report', report }));
  const step = hold(next, news, now);
  return { state: step.state, deeds: [answer, ...step.deeds] };
}

function laidDown(lying: readonly Qm1Report[], report: Qm1Report): readonly Qm1Report[] {
  switch (report.kind) {
    case 'button':
      return lying;
    case 'tag':
    case 'tag-gone': {
      const others = lying.filter((each) => each.kind !== 'tag' || each.tag !== report.tag);
      return report.kind === 'tag' ? [...others, report] : others;
    }
    case 'face':
      return [...lying.filter((each) => each.kind !== 'face' || each.die !== report.die), report];
  }
}

function send(message: Spoken): DeviceDeed {
  return { type: 'send', bytes: encodeSentence(encodeReaderMessage(message)) };
}
