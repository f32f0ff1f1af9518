import { concat, formatHex, parseHex } from '../parser/bytes.ts';
import { commands, iso14443a } from './constants.ts';
import { type Pn532Frame, encodeFrame } from './frame.ts';

/** What we ask of the module, one after the other: get up, do not search for ever, look for a tag. */
export const requests = ['wake', 'configure', 'poll'] as const;
export type Request = (typeof requests)[number];

/** Out of its sleep the module needs a high-speed UART to be noticed: 0x55 and a pause made of zeros. */
const wakeUp = Uint8Array.of(0x55, 0x55, ...new Uint8Array(12));

const samNormalMode = Uint8Array.of(0x01);

/**
 * Retries for the search: a tag that was read a moment ago skips the first call, so there have to be some;
 * without a bound the module keeps silent until a tag comes, and silence could mean a pulled plug.
 */
const retriesItem = 0x05;
const retryOften = 0xff;
const retryOnce = 0x01;
const searchRetries = 0x10;
const configuration = Uint8Array.of(retriesItem, retryOften, retryOnce, searchRetries);

const oneTarget = 0x01;

const commandOf: Record<Request, number> = {
  wake: commands.samConfiguration,
  configure: commands.rfConfiguration,
  poll: commands.inListPassiveTarget,
};

const dataOf: Record<Request, Uint8Array> = {
  wake: samNormalMode,
  configure: configuration,
  poll: Uint8Array.of(oneTarget, iso14443a),
};

export function encodeRequest(request: Request): Uint8Array {
  const frame = encodeFrame({ kind: 'request', command: commandOf[request], data: dataOf[request] });
  return request === 'wake' ? concat(wakeUp, frame) : frame;
}

export function answers(frame: Pn532Frame & { kind: 'reply' }, request: Request): boolean {
  return frame.command === commandOf[request] + 1;
}

/** One tag of type A, as the module lists it. */
export interface Target {
  readonly uid: string;
  /** ATQA: the sizes a tag says it has. */
  readonly sensRes: number;
  /** SAK: bit 5 announces that an answer to select (ATS) follows the UID. */
  readonly selRes: number;
}

const atsFollows = 0x20;

/** Data of a reply to the poll; undefined where a length in it points past its end. */
export function decodeTargets(data: Uint8Array): readonly Target[] | undefined {
  const [count] = data;
  if (count === undefined) return undefined;
  const targets: Target[] = [];
  let at = 1;
  for (let index = 0; index < count; index++) {
    const [, high, low, selRes, uidLength] = data.subarray(at);
    if (high === undefined || low === undefined || selRes === undefined || uidLength === undefined)
      return undefined;
    const uid = data.subarray(at + 5, at + 5 + uidLength);
    if (uid.length < uidLength || uidLength === 0) return undefined;
    targets.push({ uid: formatHex(uid), sensRes: high * 256 + low, selRes });
    at += 5 + uidLength;
    if (selRes & atsFollows) at += data[at] ?? 0;
  }
  return targets;
}

export function encodeTargets(targets: readonly Target[]): Uint8Array {
  const listed = targets.map(({ uid, sensRes, selRes }, index) => {
    const bytes = parseHex(uid);
    const head = Uint8Array.of(index + 1, sensRes >> 8, sensRes & 0xff, selRes, bytes.length);
    return concat(head, bytes);
  });
  return concat(Uint8Array.of(targets.length), ...listed);
}
