import { driverOf } from '../readers.ts';
import type { AlarmClock, PortFault } from '../port/port.ts';
import type { Report } from '../report.ts';
import type { Actor } from '../fakes.ts';
import { cast } from './cast.ts';
import type { Chance } from './chance.ts';
import { disturbed, silence } from './noise.ts';
import type { Noise } from './noise.ts';
import type { Outlet } from './outlet.ts';
import type { Act, Role } from './script.ts';

/** A reader that repeats itself sends the tag that lies on it ten times a second. */
const repeatEvery = 100;
/** Pieces of one frame come this far apart, else the system would join them again. */
const betweenPieces = 2;

const noAlarm = () => undefined;

/** One reader on its cable: what the script does to it goes in, bytes come out, spoilt by noise. */
export class Player {
  readonly role: Role;
  readonly outlet: Outlet;
  readonly #clock: AlarmClock;
  readonly #chance: Chance;
  readonly #noise: Noise;
  readonly #actor: Actor;
  readonly #lying = new Map<string, Report>();
  readonly #outgoing: Uint8Array[] = [];
  #isPlugged = false;
  #isPowered = false;
  #isSending = false;
  #takeBackWake: () => void = noAlarm;
  #takeBackRepeat: () => void = noAlarm;

  constructor(role: Role, outlet: Outlet, clock: AlarmClock, chance: Chance, noise: Partial<Noise>) {
    this.role = role;
    this.outlet = outlet;
    this.#clock = clock;
    this.#chance = chance;
    this.#noise = { ...silence, ...noise, ...role.noise };
    this.#actor = cast(role, clock);
  }

  /** Reports that the reader still holds for want of an answer. */
  get waiting(): number {
    return this.#actor.waiting?.() ?? 0;
  }

  async act(act: Act): Promise<PortFault | undefined> {
    switch (act.kind) {
      case 'plug':
        return act.isIn ? this.plugIn() : this.pullOut();
      case 'power':
        if (act.isOn) this.#powerOn();
        else this.#powerOff();
        return undefined;
      case 'report':
        this.#shown(act.report);
        return undefined;
      case 'fault':
        if (this.#isPowered) this.#say(this.#actor.complain?.(act.code, act.text) ?? []);
        return undefined;
      case 'bytes':
        this.#say([act.bytes]);
        return undefined;
    }
  }

  async plugIn(): Promise<PortFault | undefined> {
    if (this.#isPlugged) return undefined;
    const fault = await this.outlet.plug((bytes) => {
      this.#heard(bytes);
    });
    if (fault) return fault;
    this.#isPlugged = true;
    this.#powerOn();
    return undefined;
  }

  async pullOut(): Promise<undefined> {
    if (!this.#isPlugged) return;
    this.#isPlugged = false;
    this.#outgoing.length = 0;
    if (!this.role.hasBattery) this.#powerOff();
    await this.outlet.unplug();
  }

  async stop(): Promise<void> {
    await this.pullOut();
    this.#powerOff();
  }

  #powerOn(): void {
    if (this.#isPowered) return;
    this.#isPowered = true;
    this.#say(this.#actor.powered());
    this.#repeatLater();
  }

  #powerOff(): void {
    this.#isPowered = false;
    this.#takeBackWake();
    this.#takeBackRepeat();
  }

  #heard(bytes: Uint8Array): void {
    for (const piece of disturbed(bytes, this.#noise, this.#chance)) {
      if (this.#isPowered) this.#say(this.#actor.heard(piece));
    }
  }

  /** A tag lies where it was put whether or not the reader has power. */
  #shown(report: Report): void {
    if (driverOf(this.role.kind).tags === 'repeats') this.#layDown(report);
    const said = this.#actor.shown(report);
    if (this.#isPowered) this.#say(said);
  }

  #layDown(report: Report): void {
    if (report.kind === 'tag') this.#lying.set(report.tag, report);
    if (report.kind === 'tag-gone') this.#lying.delete(report.tag);
    this.#repeatLater();
  }

  #repeatLater(): void {
    this.#takeBackRepeat();
    this.#takeBackRepeat = noAlarm;
    if (this.#lying.size === 0 || !this.#isPowered) return;
    this.#takeBackRepeat = this.#clock.after(repeatEvery, () => {
      for (const report of this.#lying.values()) this.#say(this.#actor.shown(report));
      this.#repeatLater();
    });
  }

  #say(frames: readonly Uint8Array[]): void {
    this.#outgoing.push(...frames.flatMap((frame) => disturbed(frame, this.#noise, this.#chance)));
    if (!this.#isSending) this.#send();
    this.#wakeLater();
  }

  #send(): void {
    const piece = this.#outgoing.shift();
    this.#isSending = piece !== undefined;
    if (!piece) return;
    if (this.#isPlugged) this.outlet.send(piece);
    this.#clock.after(betweenPieces, () => {
      this.#send();
    });
  }

  #wakeLater(): void {
    this.#takeBackWake();
    const wakeAt = this.#actor.wakeAt?.();
    if (wakeAt === undefined || !this.#isPowered) return;
    this.#takeBackWake = this.#clock.after(Math.max(0, wakeAt - this.#clock.now()), () => {
      this.#say(this.#actor.woken?.() ?? []);
    });
  }
}
