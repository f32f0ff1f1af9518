import type { Signal } from '../driver.ts';
import { aliveEvery, patience, repeatEvery, repeatSlowlyEvery, reportsKept, version } from './constants.ts';
import { decodeHostMessage, encodeReaderMessage } from './message.ts';
import type { HostMessage, NumberedMessage, Offers, Qm1Kind, Qm1Report, Request, Spoken } from './message.ts';
import { distance, following } from './number.ts';
import { encodeSentence } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** What the builder of a reader writes into it. */
export interface Make {
  readonly unit: string;
  readonly name: string;
  readonly kinds: readonly Qm1Kind[];
  readonly firmware: string;
  readonly offers?: Offers;
  /** It has nowhere to count its starts: it takes the name for this one that the host gives it. */
  readonly takesBoot?: boolean;
}

type Numbered = Extract<NumberedMessage, Spoken>;

/** One that waits to be said, and when it happened. */
interface Held {
  readonly message: Numbered;
  readonly at: number;
}

/** A reader's side of QM1: what its firmware does, as a model for those who build one. */
export interface DeviceState {
  readonly make: Make;
  /** Differs from every boot that the host may still remember. */
  readonly boot: string;
  /** Not yet acknowledged, oldest first. Only the first is ever said. */
  readonly held: readonly Held[];
  readonly next: number;
  /** Reports there was no room for. */
  readonly overflowed: number;
  readonly isGreeted: boolean;
  /** Since it started: from then on its reports are under way, and its boot keeps its name. */
  readonly wasGreeted: boolean;
  readonly tries: number;
  readonly sayAt: number;
  readonly lastRequest: number | undefined;
  /** What lies here, by tag and by die, for when the host asks. */
  readonly lying: readonly Qm1Report[];
  /** Of that, what the host has asked for and there was no room for yet. */
  readonly asked: readonly Qm1Report[];
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
      wasGreeted: false,
      tries: 0,
      sayAt: now,
      lastRequest: undefined,
      lying,
      asked: [],
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
      return hold(noticed(state, input.report), [input], now);
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
  const message = state.isGreeted ? (oldest ? aged(state, oldest, now) : alive(state)) : hello(state);
  return { state: next, deeds: [send(message)] };
}

function hello({ boot, make, held, next }: DeviceState): Spoken {
  const { takesBoot: _, ...said } = make;
  return { type: 'hello', boot, hello: { version, first: held[0]?.message.number ?? next, ...said } };
}

/** How old a report is counts to the moment of saying it, each time anew. */
function aged({ make, boot }: DeviceState, { message, at }: Held, now: number): Spoken {
  const tells = make.offers?.age !== undefined && message.type === 'report';
  return { ...message, boot, ...(tells && { age: Math.max(0, Math.round(now - at)) }) };
}

function alive({ boot }: DeviceState): Spoken {
  return { type: 'alive', boot };
}

type News =
  | { readonly type: 'report'; readonly report: Qm1Report }
  | { readonly type: 'fault'; readonly code: string; readonly text: string };

function hold(state: DeviceState, news: readonly News[], now: number): DeviceStep {
  const before = state.held.length;
  const next = news.reduce((so, each) => numberedNews(so, each, now), state);
  return before === 0 && next.held.length > 0 && next.isGreeted
    ? say({ ...next, tries: 0 }, now)
    : { state: next, deeds: [] };
}

function numberedNews(state: DeviceState, news: News, now: number): DeviceState {
  if (state.held.length >= places(state)) return { ...state, overflowed: state.overflowed + 1 };
  const held = [...state.held, { message: { ...news, boot: state.boot, number: state.next }, at: now }];
  return { ...state, held, next: following(state.next) };
}

function places({ make: { offers } }: DeviceState): number {
  return offers?.places ?? reportsKept;
}

/** What changes is told by itself: what was to be told of that piece is no longer true. */
function noticed(state: DeviceState, report: Qm1Report): DeviceState {
  return { ...state, lying: laidDown(state.lying, report), asked: without(state.asked, report) };
}

/** As much of what lies here as there is room for; the rest follows as room comes. */
function paged(state: DeviceState, now: number): DeviceState {
  // One place stays free for what happens meanwhile.
  const room = Math.max(0, places(state) - 1 - state.held.length);
  const page = state.asked.slice(0, room).map((report): News => ({ type: 'report', report }));
  const next = page.reduce((so, each) => numberedNews(so, each, now), state);
  return { ...next, asked: state.asked.slice(room) };
}

function obey(state: DeviceState, message: HostMessage, now: number): DeviceStep {
  switch (message.type) {
    case 'who':
      return say(
        { ...renamed(state, message.boot), isGreeted: false, tries: 0, lastRequest: undefined },
        now,
      );
    case 'acknowledge':
      return message.boot === state.boot ? acknowledged(state, message.number, now) : { state, deeds: [] };
    case 'signal':
    case 'state':
      return requested(state, message, now);
  }
}

/** Only before anything was said under the old name; else what the host has already would come a second time. */
function renamed(state: DeviceState, boot: string | undefined): DeviceState {
  const isFree = state.make.takesBoot === true && !state.wasGreeted;
  return isFree && boot !== undefined ? { ...state, boot } : state;
}

function acknowledged(state: DeviceState, number: number, now: number): DeviceStep {
  const [oldest] = state.held;
  const taken = oldest ? distance(oldest.message.number, number) + 1 : 0;
  const isNews = taken >= 1 && taken <= state.held.length;
  // Not answered when it tells nothing new, else two of them on the line would never die out.
  if (!isNews && state.isGreeted) return { state: { ...state, tries: 0 }, deeds: [] };
  const held = isNews ? state.held.slice(taken) : state.held;
  const greeted = { isGreeted: true, wasGreeted: true, tries: 0, sayAt: now + aliveEvery };
  const next = paged(confessed({ ...state, ...greeted, held }, now), now);
  return next.held.length > 0 ? say(next, now) : { state: next, deeds: [] };
}

/** What was dropped for want of room is owned up to as soon as there is room. */
function confessed(state: DeviceState, now: number): DeviceState {
  if (state.overflowed === 0 || state.held.length >= places(state)) return state;
  const fault: News = { type: 'fault', code: 'overflow', text: String(state.overflowed) };
  return { ...numberedNews(state, fault, now), overflowed: 0 };
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
  const asked = paged({ ...next, asked: state.lying }, now);
  const isFirst = state.held.length === 0 && asked.held.length > 0 && asked.isGreeted;
  const step = isFirst ? say({ ...asked, tries: 0 }, now) : { state: asked, deeds: [] };
  return { state: step.state, deeds: [answer, ...step.deeds] };
}

function laidDown(lying: readonly Qm1Report[], report: Qm1Report): readonly Qm1Report[] {
  const stays = report.kind === 'tag' || report.kind === 'face';
  return stays ? [...without(lying, report), report] : without(lying, report);
}

/** Without what lies there of the same piece. */
function without(lying: readonly Qm1Report[], report: Qm1Report): readonly Qm1Report[] {
  switch (report.kind) {
    case 'button':
      return lying;
    case 'tag':
    case 'tag-gone':
      return lying.filter((each) => each.kind !== 'tag' || each.tag !== report.tag);
    case 'face':
      return lying.filter((each) => each.kind !== 'face' || each.die !== report.die);
  }
}

function send(message: Spoken): DeviceDeed {
  return { type: 'send', bytes: encodeSentence(encodeReaderMessage(message)) };
}
