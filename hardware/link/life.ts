import type { Identity } from '../driver.ts';
import type { PortFault, PortFaultCode } from '../port/port.ts';

/** How a reader is doing, as its icon shows it. */
export type Status =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'opening' }
  /** The port is open; nothing has yet shown that our reader hangs on it. */
  | { readonly kind: 'proving' }
  | { readonly kind: 'live'; readonly identity?: Identity }
  /** The port is open and the reader owes an answer. */
  | { readonly kind: 'silent' }
  /** Not to be had; tried again after so many milliseconds, or at once when it is plugged in. */
  | { readonly kind: 'waiting'; readonly fault: PortFault; readonly retryIn: number };

/** Where a reader's life stands. */
export interface Life {
  readonly status: Status;
  /** Openings in a row that led to nothing. */
  readonly attempt: number;
}

export type LifeInput =
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly fault: PortFault }
  | { readonly kind: 'closed'; readonly fault: PortFault }
  | { readonly kind: 'proved'; readonly identity?: Identity }
  | { readonly kind: 'silent' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'plugged' }
  | { readonly kind: 'unplugged'; readonly fault: PortFault };

export type LifeDeed =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** Feed `timeout` in after so many milliseconds, in place of any earlier wish. */
  | { readonly kind: 'wake'; readonly after: number };

export interface LifeStep {
  readonly life: Life;
  readonly deeds: readonly LifeDeed[];
}

/** Milliseconds. A port that takes longer to open than this hangs in its driver or on the network. */
export const openingLimit = 5_000;

/** The first tries come fast, so that a loose plug costs a moment only. */
const firstRetries = [100, 200, 400] as const;

/**
 * Then by what is wrong. A missing reader may be plugged back at any moment and has to be live within two
 * seconds, also where nobody tells us of the plugging; a permission is changed by a person, in minutes.
 */
const laterRetries: Record<PortFaultCode, number> = {
  missing: 1_000,
  lost: 1_000,
  taken: 2_000,
  refused: 2_000,
  unknown: 2_000,
  'no-permission': 5_000,
};

export const unborn: Life = { status: { kind: 'stopped' }, attempt: 0 };

function retryAfter(code: PortFaultCode, attempt: number): number {
  return firstRetries[attempt] ?? laterRetries[code];
}

function remain(life: Life): LifeStep {
  return { life, deeds: [] };
}

function become(life: Life, status: Status): LifeStep {
  return remain({ ...life, status });
}

function open(attempt: number): LifeStep {
  return {
    life: { status: { kind: 'opening' }, attempt },
    deeds: [{ kind: 'open' }, { kind: 'wake', after: openingLimit }],
  };
}

function wait(fault: PortFault, attempt: number, before: readonly LifeDeed[] = []): LifeStep {
  const retryIn = retryAfter(fault.code, attempt);
  return {
    life: { status: { kind: 'waiting', fault, retryIn }, attempt: attempt + 1 },
    deeds: [...before, { kind: 'wake', after: retryIn }],
  };
}

function stop(life: Life): LifeStep {
  return { life: { ...life, status: { kind: 'stopped' }, attempt: 0 }, deeds: [{ kind: 'close' }] };
}

function liveStopped(life: Life, input: LifeInput): LifeStep {
  return input.kind === 'start' ? open(0) : remain(life);
}

const hanging = 'the port does not open';

function liveOpening(life: Life, input: LifeInput, path: string): LifeStep {
  switch (input.kind) {
    case 'stop':
      return stop(life);
    case 'opened':
      return become(life, { kind: 'proving' });
    case 'failed':
      return wait(input.fault, life.attempt);
    case 'timeout':
      return wait({ code: 'unknown', path, detail: hanging }, life.attempt, [{ kind: 'close' }]);
    default:
      return remain(life);
  }
}

function isSame(one: Identity | undefined, other: Identity | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A reader may introduce itself again and again; only what is new in it is news. */
function proved(life: Life, identity: Identity | undefined): LifeStep {
  const { status } = life;
  if (status.kind === 'live' && (!identity || isSame(identity, status.identity))) return remain(life);
  return remain({ status: { kind: 'live', ...(identity && { identity }) }, attempt: 0 });
}

function liveOpen(life: Life, input: LifeInput): LifeStep {
  switch (input.kind) {
    case 'stop':
      return stop(life);
    case 'closed':
      return wait(input.fault, life.attempt);
    case 'unplugged':
      return wait(input.fault, life.attempt, [{ kind: 'close' }]);
    case 'proved':
      return proved(life, input.identity);
    case 'silent':
      return become(life, { kind: 'silent' });
    default:
      return remain(life);
  }
}

function liveWaiting(life: Life, input: LifeInput): LifeStep {
  switch (input.kind) {
    case 'stop':
      return stop(life);
    case 'timeout':
      return open(life.attempt);
    case 'plugged':
      return open(0);
    default:
      return remain(life);
  }
}

/** What comes next in the life of the reader at this path. */
export function live(life: Life, input: LifeInput, path: string): LifeStep {
  switch (life.status.kind) {
    case 'stopped':
      return liveStopped(life, input);
    case 'opening':
      return liveOpening(life, input, path);
    case 'proving':
    case 'live':
    case 'silent':
      return liveOpen(life, input);
    case 'waiting':
      return liveWaiting(life, input);
  }
}
