import {
  type JoinPart,
  beatEvery,
  type DevicePart,
  type Room as RoomPart,
  type WaitingPart,
  type You,
} from '../contract/link-parts.ts';
import { networkOf } from './addresses.ts';
import { AnsweredLines } from './answered.ts';
import { Buckets } from './bucket.ts';
import { every, type AlarmClock } from './clock.ts';
import { Connection, type Wire } from './connection.ts';
import { busiest, whoGivesWay, whoMakesRoom, type OneOfMany } from './crowd.ts';
import type { Device, DeviceStore, Settings } from './device-store.ts';
import { deskId, Devices } from './devices.ts';
import { roleOf, type Arrival, type Door } from './door.ts';
import type { Hall } from './hall.ts';
import { joinHandlers, type Handlers } from './handler.ts';
import type { Host } from './host.ts';
import { Refusals } from './refusals.ts';
import { isFresh, seatsAgain, type SatBefore } from './seats-again.ts';
import { Room, type Reach } from './room.ts';
import { roomHandlers } from './room-handlers.ts';
import { Tv } from './tv.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { LinkCode } from './words.ts';

/** Pages that have said who they are. */
const pagesInside = { most: 120, mostFromOneNetwork: 40 } as const;
/** As which a browser on this very computer comes. */
const ownAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1']);
/** Pages that have connected and say nothing yet. */
const pagesSilent = { most: 60, mostFromOneNetwork: 20 } as const;
const pagesKnocking = { most: 12, mostFromOneNetwork: 6 } as const;
const mostOfOneDevice = 12;
/** A computer may change networks in the middle of an evening, and the code has to follow. */
const lookAroundEvery = 5000;

/** Where the link to the scorekeeper's pages is to be found: printed by the headless program, or made in its window. */
export type LinkStands = 'terminal' | 'window';

export interface HubOptions {
  readonly host: Host;
  readonly store: DeviceStore;
  readonly settings: Settings | undefined;
  readonly reach: Reach;
  readonly clock: AlarmClock;
  readonly linkStands: LinkStands;
  readonly onBug: (error: unknown) => void;
}

/** So long a device may be away before what it had begun is laid aside. */
const goneAfter = 60_000;

/** Every page that is connected, by whatever wire, and what is told to all of them. */
export class Hub implements Hall {
  readonly host: Host;
  readonly clock: AlarmClock;
  readonly devices: Devices;
  readonly room: Room;
  readonly door: Door;
  readonly handlers: Handlers;
  readonly refusals: Refusals;
  readonly tv: Tv;
  readonly answered = new AnsweredLines();
  readonly whereLinkStands: Hall['whereLinkStands'];
  readonly onBug: (error: unknown) => void;
  readonly #guesses: Buckets;
  readonly #connections = new Set<Connection>();
  readonly #stops: readonly (() => void)[];
  #telling = false;
  #session: string | undefined;
  /** Phones that have not come yet. */
  #before: readonly SatBefore[] = [];
  #asked: readonly SatBefore[] = [];
  #roomText: string | undefined;
  #lobbyText: string | undefined;

  constructor({ host, store, settings, reach, clock, linkStands, onBug }: HubOptions) {
    this.host = host;
    this.clock = clock;
    this.onBug = onBug;
    const changed = () => {
      this.changed();
    };
    // A token is far too long to be guessed; this only keeps a broken device from asking for ever.
    this.#guesses = new Buckets(clock, { burst: 30, perSecond: 0.5 });
    const comers = new Buckets(clock, { burst: 20, perSecond: 1 / 60 });
    this.devices = new Devices(
      store,
      clock,
      (device) =>
        this.#holdsSeat(device) || [...this.#connections].some(({ inside }) => inside?.device === device.id),
    );
    this.room = new Room(reach, settings, clock, changed);
    this.refusals = new Refusals(clock, changed);
    this.tv = new Tv(clock);
    this.whereLinkStands = { where: { key: `link.${linkStands}` } };
    this.door = {
      devices: this.devices,
      passes: this.room.passes,
      // A crowd comes from a network; whoever sits at this computer may open as many pages as the code lets in.
      mayCome: ({ address }) => ownAddresses.has(address) || comers.take(networkOf(address)),
      replace: (device) => {
        this.#letGo(device, 'link-elsewhere');
      },
    };
    this.handlers = joinHandlers(roomHandlers(this), host.handlers);
    this.#session = host.session()?.id;
    const beat = () => {
      for (const connection of this.#connections) connection.beat();
    };
    const lobby = () => {
      this.#lobbyChanged();
    };
    const lookAround = () => {
      this.room.lookAround();
      this.room.passes.lookAgain();
    };
    this.#stops = [
      every(clock, beatEvery, beat),
      every(clock, lookAroundEvery, lookAround),
      host.onLobby(lobby),
      host.onBusy(() => {
        for (const connection of this.#connections) connection.busy();
      }),
    ];
  }

  /** A page has connected and is to say who it is; of those that say nothing the oldest makes room. */
  connect(wire: Wire, arrival: Arrival): Connection {
    const connection = new Connection(this, wire, arrival);
    this.#connections.add(connection);
    if (!arrival.window) this.#thinOut(networkOf(arrival.address));
    return connection;
  }

  #thinOut(network: string): void {
    const silent = [...this.#connections].filter(
      ({ page, arrival }) => page === undefined && !arrival.window,
    );
    const networks = silent.map(({ arrival }) => networkOf(arrival.address));
    const isGreedy = networks.filter((each) => each === network).length > pagesSilent.mostFromOneNetwork;
    if (!isGreedy && silent.length <= pagesSilent.most) return;
    const from = isGreedy ? network : busiest(networks);
    silent[networks.indexOf(from ?? network)]?.turnAway('room-full');
  }

  /** Whoever sits or keeps the score comes in also where strangers have filled the room: the last of them goes. */
  isRoomFor(connection: Connection, device: Device | undefined): boolean {
    const { arrival } = connection;
    if (arrival.window) return true;
    const inside = [...this.#connections].filter((each) => each !== connection && each.page !== undefined);
    const own = inside.filter((each) => device !== undefined && each.inside?.device === device.id);
    if (own.length >= mostOfOneDevice) return false;
    const many = inside.filter((each) => !each.arrival.window).map((each) => this.#placeOf(each));
    const newcomer = { network: networkOf(arrival.address), rank: this.#rankOf(arrival, device) };
    const leaves = whoMakesRoom(many, newcomer, pagesInside);
    if (typeof leaves === 'object') leaves.connection.turnAway('room-full');
    return leaves !== 'no-room';
  }

  #placeOf(connection: Connection): OneOfMany & { readonly connection: Connection } {
    const { arrival, inside, knownAs } = connection;
    const id = inside?.device ?? knownAs;
    const rank =
      inside || knownAs ? this.#rankOf(arrival, id === undefined ? undefined : this.devices.get(id)) : 0;
    return { network: networkOf(arrival.address), rank, connection };
  }

  /** What it would cost the evening to lose this page. */
  #rankOf(arrival: Arrival, device: Device | undefined): number {
    if (!device) return arrival.loopback ? 2 : 0;
    if (device.role === 'scorekeeper' || this.#holdsSeat(device)) return 3;
    return device.role === 'guest' && device.seats.length === 0 ? 1 : 2;
  }

  /** Of the evening that runs, or of the one that will be gone on with. */
  #holdsSeat({ seats }: Device): boolean {
    const session = this.host.session()?.id ?? this.host.lobby().unfinished?.id;
    return seats.some((held) => held.session === session);
  }

  mayGuess(address: string): boolean {
    return this.#guesses.take(networkOf(address));
  }

  left(connection: Connection, device: string | undefined): void {
    this.#connections.delete(connection);
    if (device !== undefined) this.#waitFor(device);
    this.changed();
  }

  /** A phone that is put into a pocket comes back; what it had begun waits for it as long. */
  #waitFor(device: string): void {
    const isBack = (): boolean => [...this.#connections].some(({ inside }) => inside?.device === device);
    this.clock.after(goneAfter, () => {
      if (!isBack()) this.host.gone(device);
    });
  }

  /** Tells everyone, once for all that changed in the same turn. */
  changed(): void {
    if (this.#telling) return;
    this.#telling = true;
    queueMicrotask(() => {
      this.#telling = false;
      this.#roomText = undefined;
      for (const connection of this.#connections) connection.tell();
    });
  }

  knock({ address }: Arrival): string | undefined {
    const waiting = this.#waiting().map((connection) => this.#placeOf(connection));
    const givesWay = whoGivesWay(waiting, { network: networkOf(address) }, pagesKnocking);
    if (givesWay === 'no-room') return undefined;
    if (typeof givesWay === 'object') givesWay.connection.turnAway('knocks-full');
    const codes = new Set(this.#waiting().map(({ knocking }) => knocking));
    // Two digits can be told across a room; they only tell apart those who wait now.
    for (let code = 10 + (this.#connections.size % 89); ; code = code === 99 ? 10 : code + 1)
      if (!codes.has(String(code))) return String(code);
  }

  letIn(code: string): boolean {
    const connection = this.#waiting().find(({ knocking }) => knocking === code);
    if (!connection?.page) return false;
    const role = roleOf(connection.page);
    const known = connection.knownAs && this.devices.get(connection.knownAs);
    if (known) {
      this.devices.setRole(known.id, role);
      connection.letIn({ role, device: known.id });
    } else {
      const { device, token } = this.devices.add(role, connection.arrival.name);
      connection.letIn({ role, device: device.id, token });
    }
    return true;
  }

  turnAway(code: string): boolean {
    const connection = this.#waiting().find(({ knocking }) => knocking === code);
    connection?.showOut('turned-away');
    return connection !== undefined;
  }

  revoke(id: string): boolean {
    if (id === deskId || !this.devices.get(id)) return false;
    this.#letGo(id, 'revoked');
    return true;
  }

  /** Nobody but this machine is left. */
  shutOut(code: LinkCode): void {
    this.#showOut(code, ({ arrival }) => !arrival.loopback && !arrival.window);
  }

  freeze(): void {
    this.tv.freeze(this.host.whole({ kind: 'table' }));
    this.changed();
  }

  /** A frame of an evening that is looked back at, on every television until it goes on. */
  film(frame: string): void {
    this.tv.show(frame);
    for (const connection of this.#connections) connection.showPresent();
  }

  /** The code of a result, on every television until it is taken away. */
  showResult(result: JoinPart | undefined): void {
    this.tv.result = result;
    this.changed();
  }

  unfreeze(): void {
    if (this.tv.picture === undefined) return;
    this.tv.unfreeze();
    for (const connection of this.#connections) connection.showPresent();
    this.changed();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.room.passes.hide();
    this.#showOut('ended', () => true);
  }

  /** Somebody has sat down; where nobody is left for whom the code would have to stand over the game, it goes. */
  seatTaken(): void {
    const session = this.host.session();
    if (session?.seats.every(({ seat }) => this.devices.holder(session.id, seat))) this.room.passes.hide();
    this.changed();
  }

  /** What the console says of a phone of more than a day ago. */
  sitAgain(seat: SeatId, sits: boolean): boolean {
    const asked = this.#asked.find(({ place }) => place.seat === seat);
    this.#asked = this.#asked.filter((each) => each !== asked);
    if (asked && sits) this.#sit(asked);
    this.seatTaken();
    return asked !== undefined;
  }

  /** A phone that is there: where it sat for a captain of this evening before, it sits there again. */
  came(device: string): void {
    const now = this.clock.now();
    const own = this.#before.filter((each) => each.device === device && this.#isFree(each));
    this.#before = this.#before.filter((each) => each.device !== device);
    for (const each of own.filter((one) => isFresh(one, now))) this.#sit(each);
    this.#asked = [...this.#asked, ...own.filter((one) => !isFresh(one, now))];
  }

  #sit(before: SatBefore): void {
    const session = this.host.session();
    if (session && this.#isFree(before)) this.devices.take(before.device, session.id, before.place);
  }

  #isFree({ device, place }: SatBefore): boolean {
    const session = this.host.session();
    return Boolean(session && this.devices.get(device) && !this.devices.holder(session.id, place.seat));
  }

  /** Whoever sits stays noted for the next evening; where another begins, the phones of its captains sit again. */
  #seat(isAnother: boolean): void {
    const session = this.host.session();
    if (isAnother && this.#session !== undefined) this.devices.sit(this.#session, []);
    if (isAnother) {
      this.#asked = [];
      this.#before = session ? seatsAgain(this.devices.all(), session) : [];
      for (const { inside } of this.#connections) if (inside?.device !== undefined) this.came(inside.device);
    }
    if (session) this.devices.sit(session.id, session.seats);
  }

  #asksAgain(): RoomPart['again'] {
    return this.#asked
      .filter((each) => this.#isFree(each))
      .map(({ device, place }) => ({ ...place, name: this.devices.get(device)?.name ?? '' }));
  }

  you(connection: Connection): You {
    const { who, knocking } = connection;
    const session = this.host.session();
    const held = session ? session.seats.filter(({ seat }) => this.devices.holder(session.id, seat)) : [];
    return {
      role: who?.role ?? 'waiting',
      ...(knocking === undefined ? {} : { code: knocking }),
      ...(connection.forgotten === undefined ? {} : { forgotten: connection.forgotten }),
      seats: who?.seats ?? [],
      free: who ? (session?.seats.filter((seat) => !held.includes(seat)) ?? []) : [],
      session: session?.id ?? null,
      join: who?.role === 'display' ? this.#joinPart() : null,
      frozen: who?.role === 'display' ? this.tv.frozenSince : null,
    };
  }

  roomText(): string {
    return (this.#roomText ??= JSON.stringify({ room: this.#roomPart() }));
  }

  lobbyText(): string {
    return (this.#lobbyText ??= JSON.stringify({ lobby: this.host.lobby() }));
  }

  #joinPart(): You['join'] {
    const { join } = this.room;
    // Whoever wants to be let in cannot wait until somebody has taken a result with them.
    return join ? { url: join.url, qr: join.qr } : (this.tv.result ?? null);
  }

  #roomPart(): RoomPart {
    const { open, port, fault, addresses, join } = this.room;
    const displays = [...this.#connections].filter(({ inside }) => inside?.page === 'table');
    return {
      open,
      port,
      fault,
      addresses,
      join,
      devices: this.devices.all().map((device) => this.#devicePart(device)),
      waiting: this.#waiting().map(waitingPart),
      again: this.#asksAgain(),
      refused: { count: this.refusals.count, last: this.refusals.last, crowd: this.refusals.crowd },
      tv: { frozen: this.tv.frozenSince, connected: displays.length },
    };
  }

  #devicePart({ id, name, role, seen }: Device): DevicePart {
    const session = this.host.session();
    const seats = session ? this.devices.seatsOf(id, session.id) : [];
    const connected = [...this.#connections].flatMap(({ inside }) =>
      inside?.device === id ? [inside.page] : [],
    );
    return {
      id,
      name,
      role: role === 'guest' && seats.length > 0 ? 'captain' : role,
      seats,
      connected,
      seen,
    };
  }

  #waiting(): readonly Connection[] {
    return [...this.#connections].filter(({ knocking }) => knocking !== undefined);
  }

  #letGo(id: string, code: LinkCode): void {
    this.devices.revoke(id);
    this.#showOut(code, ({ inside }) => inside?.device === id);
    this.changed();
  }

  #showOut(code: LinkCode, whom: (connection: Connection) => boolean): void {
    for (const connection of [...this.#connections].filter(whom)) connection.showOut(code);
  }

  /** Another evening is not to be seen through a picture of the last. */
  #lobbyChanged(): void {
    const session = this.host.session()?.id;
    if (session !== this.#session) {
      this.unfreeze();
      this.tv.result = undefined;
    }
    this.#seat(session !== this.#session);
    this.#session = session;
    this.#lobbyText = undefined;
    this.changed();
  }
}

function waitingPart({ knocking = '', page = 'captain', arrival }: Connection): WaitingPart {
  return { id: knocking, code: knocking, name: arrival.name, address: arrival.address, page };
}
