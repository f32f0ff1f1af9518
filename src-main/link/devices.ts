import { randomBytes } from 'node:crypto';
import type { SeatPart } from '../contract/view.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { AlarmClock } from './clock.ts';
import type { Device, DeviceStore } from './device-store.ts';
import { deviceToken, hashOf } from './token.ts';

const forgottenAfter = 90 * 24 * 60 * 60_000;
const mostDevices = 200;
/** Being seen is written down this rarely: a phone that comes and goes must not wear out a card. */
const seenEvery = 60 * 60_000;

/** This very computer's own windows, all of them together. */
export const deskId = 'desk';

/** Everyone who was ever let in and not shown out, and who holds which seat. */
export class Devices {
  readonly #store: DeviceStore;
  readonly #clock: AlarmClock;
  readonly #isNeeded: (device: Device) => boolean;
  readonly #byHash = new Map<string, Device>();

  /** `isNeeded`: it is connected, or somebody's seat hangs on it. Such a one is lost by the host's hand alone. */
  constructor(store: DeviceStore, clock: AlarmClock, isNeeded: (device: Device) => boolean) {
    this.#store = store;
    this.#clock = clock;
    this.#isNeeded = isNeeded;
    for (const device of store.all()) this.#byHash.set(device.hash, device);
    this.#forgetOld();
  }

  all(): readonly Device[] {
    return [...this.#byHash.values()];
  }

  get(id: string): Device | undefined {
    return this.all().find((device) => device.id === id);
  }

  byToken(token: string): Device | undefined {
    return this.#byHash.get(hashOf(token));
  }

  /** Whether one more may come of its own accord. */
  get hasRoom(): boolean {
    return this.#byHash.size < mostDevices || this.#dispensable().length > 0;
  }

  /** A device comes for the first time: its token goes to it and is kept nowhere else. */
  add(role: Device['role'], name: string): { readonly device: Device; readonly token: string } {
    if (this.#byHash.size >= mostDevices) {
      const [first] = this.#dispensable();
      if (first) this.revoke(first.id);
    }
    const token = deviceToken();
    const now = this.#clock.now();
    const id = randomBytes(6).toString('hex');
    const device = { id, hash: hashOf(token), name, role, since: now, seen: now, seats: [] };
    this.#keep(device);
    return { device, token };
  }

  /** This very computer's own windows: they bear no token, so none opens this door from outside. */
  own(): Device {
    const id = deskId;
    const now = this.#clock.now();
    const known = this.get(id);
    if (known) return known;
    const desk: Device = { id, hash: id, name: id, role: 'scorekeeper', since: now, seen: now, seats: [] };
    this.#keep(desk);
    return desk;
  }

  setRole(id: string, role: Device['role']): void {
    this.#change(id, (device) => ({ ...device, role }));
  }

  seen(id: string): void {
    const now = this.#clock.now();
    const device = this.get(id);
    if (device && Math.abs(now - device.seen) > seenEvery) this.#keep({ ...device, seen: now });
  }

  revoke(id: string): void {
    const device = this.get(id);
    if (!device) return;
    this.#byHash.delete(device.hash);
    this.#store.forget(id);
  }

  seatsOf(id: string, session: string): readonly SeatId[] {
    const held = this.get(id)?.seats ?? [];
    return held.filter((each) => each.session === session).map(({ seat }) => seat);
  }

  holder(session: string, seat: SeatId): Device | undefined {
    return this.all().find((device) => this.seatsOf(device.id, session).includes(seat));
  }

  /** Answers whether the device is known, so that nobody believes to sit who does not. */
  take(id: string, session: string, { seat, captain }: SeatPart): boolean {
    const at = this.#clock.now();
    return this.#change(id, (device) => ({
      ...device,
      seats: [...device.seats, { session, seat, captain, at }],
    }));
  }

  /** Whoever holds a seat of this session sits there still, under the name that the captain has by now. */
  sit(session: string, seats: readonly SeatPart[]): void {
    for (const device of this.all()) {
      const held = device.seats.map((one) => (one.session === session ? this.#sitting(one, seats) : one));
      if (held.some((one, at) => one !== device.seats[at])) this.#keep({ ...device, seats: held });
    }
  }

  #sitting(held: Device['seats'][number], seats: readonly SeatPart[]): Device['seats'][number] {
    const now = this.#clock.now();
    const captain = seats.find(({ seat }) => seat === held.seat)?.captain ?? held.captain;
    const isNoted = captain === held.captain && Math.abs(now - (held.at ?? 0)) < seenEvery;
    return captain === undefined || isNoted ? held : { ...held, captain, at: now };
  }

  leave(id: string, session: string, seat: SeatId): void {
    this.#change(id, (device) => ({
      ...device,
      seats: device.seats.filter((held) => held.session !== session || held.seat !== seat),
    }));
  }

  #change(id: string, change: (device: Device) => Device): boolean {
    const device = this.get(id);
    if (device) this.#keep(change(device));
    return device !== undefined;
  }

  #keep(device: Device): void {
    this.#byHash.set(device.hash, device);
    this.#store.keep(device);
  }

  /** Where nobody at all was seen for so long, it is rather the clock that was set forward. */
  #forgetOld(): void {
    const now = this.#clock.now();
    if (this.all().every(({ seen }) => seen + forgottenAfter < now)) return;
    for (const device of this.all())
      if (device.seen + forgottenAfter < now && !this.#isNeeded(device)) this.revoke(device.id);
  }

  /** Who may go, first those who never sat anywhere, and of those the one that was not seen for longest. */
  #dispensable(): readonly Device[] {
    const rank = ({ role, seats }: Device) => (role === 'guest' && seats.length === 0 ? 0 : 1);
    return this.all()
      .filter((device) => device.role !== 'scorekeeper' && !this.#isNeeded(device))
      .sort((a, b) => rank(a) - rank(b) || a.seen - b.seen);
  }
}
