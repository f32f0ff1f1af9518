import { qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import type { Deed } from '../../../hardware/driver.ts';
import { deviceBoot, deviceStep, deviceWakeAt } from '../../../hardware/qm1/device.ts';
import type { DeviceInput, DeviceStep } from '../../../hardware/qm1/device.ts';
import type { Qm1Report } from '../../../hardware/qm1/message.ts';
import { Qm1Parser } from '../../../hardware/qm1/parser.ts';
import type { Position } from '../../../hardware/qm1/positions.ts';
import { chance } from '../../../hardware/simulator/chance.ts';
import { disturbed, silence } from '../../../hardware/simulator/noise.ts';
import type { Noise } from '../../../hardware/simulator/noise.ts';
import { handClock } from '../../support/hand-clock.ts';

export interface Ordeal {
  readonly readings: number;
  readonly unplugs: number;
  readonly seed: number;
  readonly noise?: Noise;
}

export interface Outcome {
  readonly applied: number;
  /** The first reading that is not what was shown at its place: lost, doubled, changed or out of turn. */
  readonly firstWrong: { readonly index: number; readonly shown: unknown; readonly applied: unknown } | undefined;
  readonly unplugs: Readonly<Record<Unplug, number>>;
  /** Frames put on the line, both ways. */
  readonly sentences: number;
  readonly discarded: number;
  readonly complaints: number;
  readonly minutes: number;
}

/** A cable pulled from a reader with a battery, a reader that loses its power, a host that is started again. */
const unplugKinds = ['cable', 'power', 'host'] as const;
type Unplug = (typeof unplugKinds)[number];

export const badCable: Noise = {
  ...silence,
  flipped: 0.05,
  split: 0.1,
  framesLost: 0.025,
  framesDoubled: 0.025,
};

const make = { unit: '0004A1', name: 'Dice tray', kinds: ['tag', 'face', 'button'], firmware: '1.0' } as const;

/** What is shown at this place, each different from every other. */
export function shownAt(index: number): Qm1Report {
  const text = String(index);
  if (index % 4 === 0) return { kind: 'tag', tag: index.toString(16).toUpperCase().padStart(8, '0') };
  if (index % 4 === 1) return { kind: 'tag-gone', tag: text, antenna: 'left' };
  if (index % 4 === 2) return { kind: 'face', die: 'green', face: text, state: 'rest' };
  return { kind: 'button', button: text };
}

/**
 * Plays both ends of a bad cable against each other, by a clock of their own. A reader that loses its power
 * forgets what it had not delivered; people then show that again, and nothing that was taken already.
 */
export function tortureQm1({ readings, unplugs, seed, noise = badCable }: Ordeal): Outcome {
  const clock = handClock();
  const luck = chance(seed);
  const applied: unknown[] = [];
  const count = { cable: 0, power: 0, host: 0 };
  const unplugAt = new Set<number>();
  while (unplugAt.size < unplugs) unplugAt.add(1 + luck.below(readings - 1));

  let boots = 0;
  let shown = 0;
  let sentences = 0;
  let discarded = 0;
  let complaints = 0;
  /** Counts openings: what was under way when the cable came out never arrives. */
  let opening = 0;
  let isOpen = false;
  let host = qm1Conversation();
  let kept: readonly Position[] = [];
  let hostParserAwake = () => undefined as void;
  let device: DeviceStep = deviceBoot(make, 'b0', 0);
  let deviceParser = new Qm1Parser();
  let deviceAwake = () => undefined as void;
  let lastArrival = 0;

  function carry(bytes: Uint8Array, arrive: (piece: Uint8Array) => void): void {
    sentences += 1;
    if (!isOpen) return;
    const now = opening;
    // One in fifty takes a long way round and is overtaken.
    const delay = luck.happens(0.02) ? 100 + luck.below(400) : 2;
    for (const piece of disturbed(bytes, noise, luck)) {
      clock.after(delay, () => {
        if (opening === now) arrive(piece);
      });
    }
    lastArrival = clock.now() + delay;
  }

  function hostDoes(deeds: readonly Deed[]): void {
    for (const deed of deeds) {
      if (deed.kind === 'send') carry(deed.bytes, deviceHears);
      else if (deed.kind === 'report') {
        applied.push(deed.report);
        kept = host.positions();
      } else if (deed.kind === 'discarded') discarded += 1;
      else if (deed.kind === 'complaint') complaints += 1;
      else if (deed.kind === 'wake') {
        hostParserAwake();
        const timeout = () => hostDoes(host.timeout(clock.now()));
        hostParserAwake = deed.after === undefined ? () => undefined : clock.after(deed.after, timeout);
      }
    }
  }

  function deviceTakes(input: DeviceInput): void {
    deviceDoes(deviceStep(device.state, input, clock.now()));
  }

  function deviceDoes(step: DeviceStep): void {
    device = step;
    for (const deed of step.deeds) {
      if (deed.type === 'send') carry(deed.bytes, (piece) => hostDoes(host.heard(piece, clock.now())));
    }
    deviceAwake();
    deviceAwake = clock.after(deviceWakeAt(step.state) - clock.now(), () => deviceTakes({ type: 'timeout' }));
  }

  function deviceHears(piece: Uint8Array): void {
    for (const found of deviceParser.push(piece)) {
      if (found.type === 'sentence') deviceTakes({ type: 'sentence', sentence: found.sentence });
    }
  }

  function open(): void {
    isOpen = true;
    opening += 1;
    hostDoes(host.opened(clock.now()));
  }

  function unplug(kind: Unplug): void {
    count[kind] += 1;
    isOpen = false;
    opening += 1;
    hostDoes(host.closed(clock.now()));
    if (kind === 'host') host = qm1Conversation(kept);
    if (kind === 'power') {
      shown = applied.length;
      boots += 1;
      deviceParser = new Qm1Parser();
      deviceDoes(deviceBoot(make, `b${String(boots)}`, clock.now()));
    }
    clock.after(20 + luck.below(1500), open);
  }

  function show(): void {
    if (shown < readings && device.state.held.length < 12) {
      const report = shownAt(shown);
      shown += 1;
      deviceTakes({ type: 'report', report });
    }
    const next = [...unplugAt].find((at) => at <= applied.length);
    if (next !== undefined && isOpen) {
      unplugAt.delete(next);
      unplug(unplugKinds[luck.below(3)] ?? 'cable');
    }
    if (applied.length < readings || clock.now() < lastArrival + 2000) clock.after(20, show);
  }

  deviceDoes(device);
  open();
  show();
  const patience = readings * 60_000;
  while (clock.now() < patience && (applied.length < readings || clock.now() < lastArrival + 1000)) {
    clock.advance(1000);
    if (applied.length >= readings && device.state.held.length === 0) break;
  }
  clock.advance(5000);

  const expected = Array.from({ length: Math.max(readings, applied.length) }, (_, index) =>
    index < readings ? shownAt(index) : undefined,
  );
  const wrong = expected.findIndex((report, index) => JSON.stringify(report) !== JSON.stringify(applied[index]));
  return {
    applied: applied.length,
    firstWrong: wrong < 0 ? undefined : { index: wrong, shown: expected[wrong], applied: applied[wrong] },
    unplugs: count,
    sentences,
    discarded,
    complaints,
    minutes: Math.round(clock.now() / 60_000),
  };
}
