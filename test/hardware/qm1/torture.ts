import type { Deed } from '../../../hardware/driver.ts';
import type { Clock } from '../../../hardware/port/port.ts';
import { qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import { fakeQm1 } from '../../../hardware/qm1/fake.ts';
import type { Qm1Report } from '../../../hardware/qm1/message.ts';
import type { Position } from '../../../hardware/qm1/positions.ts';
import type { Report } from '../../../hardware/report.ts';
import { chance } from '../../../hardware/simulator/chance.ts';
import type { Chance } from '../../../hardware/simulator/chance.ts';
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
  readonly firstWrong:
    { readonly index: number; readonly shown: unknown; readonly applied: unknown } | undefined;
  readonly unplugs: Readonly<Record<Unplug, number>>;
  /** Put on the line, both ways. */
  readonly sentences: number;
  readonly discarded: number;
  readonly complaints: number;
  /** By the clock of the ordeal. */
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

/** Fewer than a reader holds, so that nothing is dropped for want of room. */
const mostUntaken = 12;

/** What is shown at this place, each different from every other. */
export function shownAt(index: number): Qm1Report {
  const text = String(index);
  if (index % 4 === 0) return { kind: 'tag', tag: index.toString(16).toUpperCase().padStart(8, '0') };
  if (index % 4 === 1) return { kind: 'tag-gone', tag: text, antenna: 'left' };
  if (index % 4 === 2) return { kind: 'face', die: 'green', face: text, state: 'rest' };
  return { kind: 'button', button: text };
}

/** A cable both ways. What was under way when it is cut never arrives. */
class Cable {
  readonly #clock: Clock;
  readonly #luck: Chance;
  readonly #noise: Noise;
  #opening = 0;
  isJoined = false;
  sentences = 0;

  constructor(clock: Clock, luck: Chance, noise: Noise) {
    this.#clock = clock;
    this.#luck = luck;
    this.#noise = noise;
  }

  carry(bytes: Uint8Array, arrive: (piece: Uint8Array) => void): void {
    if (!this.isJoined) return;
    this.sentences += 1;
    const opening = this.#opening;
    // One in fifty takes a long way round and is overtaken.
    const delay = this.#luck.happens(0.02) ? 100 + this.#luck.below(400) : 2;
    for (const piece of disturbed(bytes, this.#noise, this.#luck)) {
      this.#clock.after(delay, () => {
        if (opening === this.#opening) arrive(piece);
      });
    }
  }

  cut(): void {
    this.#opening += 1;
    this.isJoined = false;
  }
}

/** One alarm at a time: setting it again takes the last one back. */
function alarm(clock: Clock): (after: number | undefined, call: () => void) => void {
  let takeBack: () => void = () => undefined;
  return (after, call) => {
    takeBack();
    takeBack = after === undefined ? () => undefined : clock.after(after, call);
  };
}

class Host {
  readonly #clock: Clock;
  readonly #send: (bytes: Uint8Array) => void;
  readonly #wake: (after: number | undefined, call: () => void) => void;
  #conversation = qm1Conversation();
  #kept: readonly Position[] = [];
  readonly applied: Report[] = [];
  readonly count = { discarded: 0, complaint: 0 };

  constructor(clock: Clock, send: (bytes: Uint8Array) => void) {
    this.#clock = clock;
    this.#send = send;
    this.#wake = alarm(clock);
  }

  opened(): void {
    this.#carryOut(this.#conversation.opened(this.#clock.now()));
  }

  hears(piece: Uint8Array): void {
    this.#carryOut(this.#conversation.heard(piece, this.#clock.now()));
  }

  closed(): void {
    this.#carryOut(this.#conversation.closed(this.#clock.now()));
  }

  /** Keeps what was written down beside the last reading, and nothing else. */
  restarted(): void {
    this.#conversation = qm1Conversation(this.#kept);
  }

  #carryOut(deeds: readonly Deed[]): void {
    for (const deed of deeds) {
      if (deed.kind === 'send') this.#send(deed.bytes);
      else if (deed.kind === 'discarded' || deed.kind === 'complaint') this.count[deed.kind] += 1;
      else if (deed.kind === 'report') this.#apply(deed.report);
      else if (deed.kind === 'wake') {
        this.#wake(deed.after, () => {
          this.#carryOut(this.#conversation.timeout(this.#clock.now()));
        });
      }
    }
  }

  #apply(report: Report): void {
    this.applied.push(report);
    this.#kept = this.#conversation.memory();
  }
}

class Reader {
  readonly #clock: Clock;
  readonly #send: (bytes: Uint8Array) => void;
  readonly #wake: (after: number | undefined, call: () => void) => void;
  readonly #fake;

  constructor(clock: Clock, send: (bytes: Uint8Array) => void) {
    this.#clock = clock;
    this.#send = send;
    this.#wake = alarm(clock);
    const make = {
      unit: '0004A1',
      name: 'Dice tray',
      kinds: ['tag', 'face', 'button'],
      firmware: '1',
    } as const;
    this.#fake = fakeQm1(make, clock);
  }

  powered(): void {
    this.#say(this.#fake.powered());
  }

  hears(piece: Uint8Array): void {
    this.#say(this.#fake.heard(piece));
  }

  isShown(report: Report): void {
    this.#say(this.#fake.shown(report));
  }

  #say(frames: readonly Uint8Array[]): void {
    frames.forEach(this.#send);
    const wakeAt = this.#fake.wakeAt() ?? this.#clock.now();
    this.#wake(wakeAt - this.#clock.now(), () => {
      this.#say(this.#fake.woken());
    });
  }
}

/**
 * Plays both ends of a bad cable against each other, by a clock of their own. A reader that loses its power
 * forgets what it had not delivered; people then show that again, and nothing that was taken already.
 */
export function tortureQm1({ readings, unplugs, seed, noise = badCable }: Ordeal): Outcome {
  const clock = handClock();
  const luck = chance(seed);
  const cable = new Cable(clock, luck, noise);
  const host: Host = new Host(clock, (bytes) => {
    cable.carry(bytes, (piece) => {
      reader.hears(piece);
    });
  });
  const reader: Reader = new Reader(clock, (bytes) => {
    cable.carry(bytes, (piece) => {
      host.hears(piece);
    });
  });
  const count = { cable: 0, power: 0, host: 0 };
  const unplugAt = moments(unplugs, readings, luck);
  let shown = 0;

  function plug(): void {
    cable.isJoined = true;
    host.opened();
  }
  function unplug(kind: Unplug): void {
    count[kind] += 1;
    cable.cut();
    host.closed();
    if (kind === 'host') host.restarted();
    if (kind === 'power') {
      reader.powered();
      shown = host.applied.length;
    }
    clock.after(20 + luck.below(1500), plug);
  }

  reader.powered();
  plug();
  while (host.applied.length < readings && clock.now() < readings * 60_000) {
    if (shown < readings && shown - host.applied.length < mostUntaken) reader.isShown(shownAt(shown++));
    if (cable.isJoined && (unplugAt[0] ?? readings) <= host.applied.length) {
      unplugAt.shift();
      unplug(unplugKinds[luck.below(unplugKinds.length)] ?? 'cable');
    }
    clock.advance(20);
  }
  // Late repeats may still be under way.
  clock.advance(10_000);

  return {
    applied: host.applied.length,
    firstWrong: firstWrong(readings, host.applied),
    unplugs: count,
    sentences: cable.sentences,
    discarded: host.count.discarded,
    complaints: host.count.complaint,
    minutes: Math.round(clock.now() / 60_000),
  };
}

/** After how many readings the plug is pulled, in order. */
function moments(unplugs: number, readings: number, luck: Chance): number[] {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(unplugs, readings - 1)) drawn.add(1 + luck.below(readings - 1));
  return [...drawn].sort((a, b) => a - b);
}

function firstWrong(readings: number, applied: readonly Report[]): Outcome['firstWrong'] {
  for (let index = 0; index < Math.max(readings, applied.length); index++) {
    const shown = index < readings ? shownAt(index) : undefined;
    const same = JSON.stringify(shown) === JSON.stringify(applied[index]);
    if (!same) return { index, shown, applied: applied[index] };
  }
  return undefined;
}
