import type { Deed } from '../../../hardware/driver.ts';
import type { AlarmClock } from '../../../hardware/port/port.ts';
import { qm1Conversation, type Qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import { fakeQm1 } from '../../../hardware/qm1/fake.ts';
import type { Qm1Report } from '../../../hardware/qm1/message.ts';
import type { Position } from '../../../hardware/qm1/positions.ts';
import { Register } from '../../../hardware/qm1/register.ts';
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
  /** Readings whose age was told, and by how many milliseconds at most it was wrong. */
  readonly aged: number;
  readonly mostWrongAge: number;
  /** Put on the line, both ways. */
  readonly sentences: number;
  readonly discarded: number;
  /** By their code. */
  readonly complaints: Readonly<Record<string, number>>;
  /** By the clock of the ordeal. */
  readonly minutes: number;
}

/**
 * A cable pulled from a reader with a battery; a reader that loses its power, and one that then begins anew under the
 * name it had before; both readers plugged in again crosswise; a host that is started again.
 */
const unplugKinds = ['cable', 'power', 'used', 'swap', 'host'] as const;
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

type Side = 0 | 1;
const sides = [0, 1] as const satisfies readonly Side[];
const units = ['0004A1', '0004A2'] as const;

/** What is shown to a reader at this place, each different from every other. */
export function shownAt(side: Side, index: number): Qm1Report {
  const text = `${String(side)}${String(index)}`;
  if (index % 4 === 0)
    return { kind: 'tag', tag: `${String(side)}${index.toString(16).padStart(8, '0')}`.toUpperCase() };
  if (index % 4 === 1) return { kind: 'tag-gone', tag: text, antenna: 'left' };
  if (index % 4 === 2) return { kind: 'face', die: 'green', face: text, state: 'rest' };
  return { kind: 'button', button: text };
}

/** A cable both ways. What was under way when it is cut never arrives. */
class Cable {
  readonly #clock: AlarmClock;
  readonly #luck: Chance;
  readonly #noise: Noise;
  #opening = 0;
  isJoined = false;
  sentences = 0;

  constructor(clock: AlarmClock, luck: Chance, noise: Noise) {
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
function alarm(clock: AlarmClock): (after: number | undefined, call: () => void) => void {
  let takeBack: () => void = () => undefined;
  return (after, call) => {
    takeBack();
    takeBack = after === undefined ? () => undefined : clock.after(after, call);
  };
}

/** What the program writes down, and nothing else survives its restart: what is known of each unit. */
class Program {
  register = new Register();
  readonly kept = new Map<string, readonly Position[]>();
  readonly applied: readonly [Applied[], Applied[]] = [[], []];
  readonly complaints: Record<string, number> = {};
  discarded = 0;

  restarted(): void {
    this.register = new Register();
    for (const positions of this.kept.values()) this.register.learn(positions);
  }
}

interface Applied {
  readonly report: Report;
  readonly at: number;
  readonly age?: number;
}

/** One socket of the program's computer. */
class Host {
  readonly #clock: AlarmClock;
  readonly #program: Program;
  readonly #send: (bytes: Uint8Array) => void;
  readonly #wake: (after: number | undefined, call: () => void) => void;
  #conversation: Qm1Conversation;
  #unit = '';

  constructor(clock: AlarmClock, program: Program, send: (bytes: Uint8Array) => void) {
    this.#clock = clock;
    this.#program = program;
    this.#send = send;
    this.#wake = alarm(clock);
    this.#conversation = qm1Conversation([], program.register);
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

  restarted(): void {
    this.#conversation = qm1Conversation([], this.#program.register);
  }

  #carryOut(deeds: readonly Deed[]): void {
    for (const deed of deeds) this.#do(deed);
  }

  #do(deed: Deed): void {
    const { complaints } = this.#program;
    if (deed.kind === 'send') this.#send(deed.bytes);
    else if (deed.kind === 'discarded') this.#program.discarded += 1;
    else if (deed.kind === 'complaint') complaints[deed.code] = (complaints[deed.code] ?? 0) + 1;
    else if (deed.kind === 'proved') this.#unit = deed.identity?.unit ?? '';
    else if (deed.kind === 'report') this.#apply(deed);
    else if (deed.kind === 'remember') this.#keep();
    else if (deed.kind === 'wake') {
      this.#wake(deed.after, () => {
        this.#carryOut(this.#conversation.timeout(this.#clock.now()));
      });
    }
  }

  #apply({ report, age }: Deed & { readonly kind: 'report' }): void {
    const side = this.#unit === units[0] ? 0 : 1;
    const at = this.#clock.now();
    this.#program.applied[side].push({ report, at, ...(age !== undefined && { age }) });
    this.#keep();
  }

  #keep(): void {
    this.#program.kept.set(this.#unit, this.#conversation.memory());
  }
}

class Reader {
  readonly #clock: AlarmClock;
  readonly #send: (bytes: Uint8Array) => void;
  readonly #wake: (after: number | undefined, call: () => void) => void;
  readonly #fake;
  #boot = 0;
  /** When each was shown last. */
  readonly shownWhen: number[] = [];

  constructor(side: Side, clock: AlarmClock, send: (bytes: Uint8Array) => void) {
    this.#clock = clock;
    this.#send = send;
    this.#wake = alarm(clock);
    const own = {
      unit: units[side],
      name: 'Dice tray',
      kinds: ['tag', 'face', 'button'],
      firmware: '1',
    } as const;
    // The one counts its starts and tells ages; the other has nowhere to count, and takes what it is given.
    const make = side === 0 ? { ...own, offers: { age: 1 } } : { ...own, takesBoot: true };
    this.#fake = fakeQm1(make, clock, () => (side === 0 ? `b${String(this.#boot)}` : 'anew'));
  }

  powered(isNewName = true): void {
    if (isNewName) this.#boot += 1;
    this.#say(this.#fake.powered());
  }

  hears(piece: Uint8Array): void {
    this.#say(this.#fake.heard(piece));
  }

  isShown(index: number, report: Report): void {
    this.shownWhen[index] = this.#clock.now();
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

/** Two readers at two sockets of one program, each over a bad cable. */
class Scene {
  readonly clock = handClock();
  readonly luck: Chance;
  readonly program = new Program();
  readonly count: Record<Unplug, number> = { cable: 0, power: 0, used: 0, swap: 0, host: 0 };
  /** How many each reader has been shown. */
  readonly shown: [number, number] = [0, 0];
  readonly readers: readonly [Reader, Reader];
  readonly #cables: readonly [Cable, Cable];
  readonly #hosts: readonly [Host, Host];
  /** Whether each reader hangs in the socket of the other. */
  #isCrossed = false;

  constructor(seed: number, noise: Noise) {
    this.luck = chance(seed);
    const cableOf = (): Cable => new Cable(this.clock, this.luck, noise);
    this.#cables = [cableOf(), cableOf()];
    const hostAt = (socket: Side): Host =>
      new Host(this.clock, this.program, (bytes) => {
        const side = this.#across(socket);
        this.#cables[side].carry(bytes, (piece) => {
          this.readers[side].hears(piece);
        });
      });
    const readerAt = (side: Side): Reader =>
      new Reader(side, this.clock, (bytes) => {
        this.#cables[side].carry(bytes, (piece) => {
          this.#hosts[this.#across(side)].hears(piece);
        });
      });
    this.#hosts = [hostAt(0), hostAt(1)];
    this.readers = [readerAt(0), readerAt(1)];
  }

  get sentences(): number {
    return this.#cables[0].sentences + this.#cables[1].sentences;
  }

  get isJoined(): boolean {
    return this.#cables.every(({ isJoined }) => isJoined);
  }

  plug(side: Side): void {
    this.#cables[side].isJoined = true;
    this.#hosts[this.#across(side)].opened();
  }

  unplug(kind: Unplug, side: Side): void {
    this.count[kind] += 1;
    const both = kind === 'swap' || kind === 'host';
    const pulled = both ? sides : [side];
    for (const each of pulled) this.#pull(each);
    if (kind === 'swap') this.#isCrossed = !this.#isCrossed;
    if (kind === 'host') {
      this.program.restarted();
      for (const host of this.#hosts) host.restarted();
    }
    if (kind === 'power' || kind === 'used') {
      this.readers[side].powered(kind === 'power');
      this.shown[side] = this.program.applied[side].length;
    }
    for (const each of pulled)
      this.clock.after(20 + this.luck.below(1500), () => {
        this.plug(each);
      });
  }

  #pull(side: Side): void {
    this.#cables[side].cut();
    this.#hosts[this.#across(side)].closed();
  }

  #across(side: Side): Side {
    return this.#isCrossed ? (side === 0 ? 1 : 0) : side;
  }
}

/**
 * Plays both ends of bad cables against each other, by a clock of their own. A reader that loses its power forgets
 * what it had not delivered; people then show that again, and nothing that was taken already.
 */
export function tortureQm1({ readings, unplugs, seed, noise = badCable }: Ordeal): Outcome {
  const scene = new Scene(seed, noise);
  const { clock, luck, program, shown } = scene;
  const unplugAt = moments(unplugs, readings, luck);
  const wanted = [Math.ceil(readings / 2), Math.floor(readings / 2)] as const;
  const applied = (): number => program.applied[0].length + program.applied[1].length;

  for (const side of sides) {
    scene.readers[side].powered();
    scene.plug(side);
  }
  while (applied() < readings && clock.now() < readings * 60_000) {
    for (const side of sides) {
      const index = shown[side];
      if (index >= wanted[side] || index - program.applied[side].length >= mostUntaken) continue;
      shown[side] += 1;
      scene.readers[side].isShown(index, shownAt(side, index));
    }
    if (scene.isJoined && (unplugAt[0] ?? readings) <= applied()) {
      unplugAt.shift();
      scene.unplug(unplugKinds[luck.below(unplugKinds.length)] ?? 'cable', luck.below(2) === 0 ? 0 : 1);
    }
    clock.advance(20);
  }
  // Late repeats may still be under way.
  clock.advance(10_000);

  const { discarded, complaints } = program;
  return {
    applied: applied(),
    firstWrong: firstWrong(wanted, program.applied),
    unplugs: scene.count,
    ...ages(scene),
    sentences: scene.sentences,
    discarded,
    complaints,
    minutes: Math.round(clock.now() / 60_000),
  };
}

/** After how many readings a plug is pulled, in order. */
function moments(unplugs: number, readings: number, luck: Chance): number[] {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(unplugs, readings - 1)) drawn.add(1 + luck.below(readings - 1));
  return [...drawn].sort((a, b) => a - b);
}

function ages({ program, readers: [{ shownWhen }] }: Scene): Pick<Outcome, 'aged' | 'mostWrongAge'> {
  const wrong = program.applied[0].flatMap(({ at, age }, index) =>
    age === undefined ? [] : [Math.abs(at - (shownWhen[index] ?? 0) - age)],
  );
  return { aged: wrong.length, mostWrongAge: wrong.reduce((most, each) => Math.max(most, each), 0) };
}

function firstWrong(wanted: readonly [number, number], all: Program['applied']): Outcome['firstWrong'] {
  for (const side of sides) {
    for (let index = 0; index < Math.max(wanted[side], all[side].length); index++) {
      const shown = index < wanted[side] ? shownAt(side, index) : undefined;
      const applied = all[side][index]?.report;
      if (JSON.stringify(shown) !== JSON.stringify(applied)) return { index, shown, applied };
    }
  }
  return undefined;
}
