import { roomCalls } from '../contract/link-calls.ts';
import type { Shown } from '../contract/logbook-evening.ts';
import type { BgStatsLink } from '../contract/logbook-files.ts';
import type { Frame } from '../contract/view.ts';
import type { MessageValues } from '../rules/kernel/message.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { handlersOf, type Answered, type Handlers, type Runs } from './handler.ts';
import type { Hub } from './hub.ts';
import type { LinkCode } from './words.ts';

const done: Answered = accept(null);
const no = (code: LinkCode, values?: MessageValues): Answered => refuse(values ? { code, values } : { code });

/** What the console and the phones may ask of the link itself. */
export function roomHandlers(hub: Hub): Handlers {
  return handlersOf(roomCalls, { ...roomRuns(hub), ...deviceRuns(hub), ...seatRuns(hub), ...tvRuns(hub) });
}

type RoomRuns = Runs<typeof roomCalls>;
type Some<Prefix extends string> = Pick<RoomRuns, Extract<keyof RoomRuns, `${Prefix}.${string}`>>;

function roomRuns({ room, devices }: Hub): Some<'room'> {
  return {
    'room.open': async () => {
      const detail = await room.letOthersIn();
      return detail === undefined ? done : no('cannot-listen', { detail });
    },
    'room.shut': async () => {
      await room.shut();
      return done;
    },
    'room.address': ({ address }) => (room.choose(address) ? done : no('no-such-address', { address })),
    'room.showJoin': () => {
      if (!room.open) return no('room-shut');
      room.passes.show();
      return done;
    },
    'room.hideJoin': () => {
      room.passes.hide();
      return done;
    },
    'room.onceLink': () => {
      const pass = room.passes.once();
      return accept({ url: room.onceUrl(pass), until: pass.until });
    },
    'room.inlet': ({ name }) => {
      const { device, token } = devices.add('inlet', name);
      return accept({ device: device.id, url: room.url(`/in/pixels/${token}`) });
    },
  };
}

function deviceRuns(hub: Hub): Some<'device'> {
  const answer = (found: boolean): Answered => (found ? done : no('no-such-device'));
  return {
    'device.revoke': ({ device }) => answer(hub.revoke(device)),
    'device.letIn': ({ device }) => answer(hub.letIn(device)),
    'device.turnAway': ({ device }) => answer(hub.turnAway(device)),
  };
}

function seatRuns(hub: Hub): Some<'seat'> {
  const { devices, host } = hub;
  const takeSeat = (device: string | undefined, seat: SeatId): Answered => {
    const session = host.session();
    if (!session) return no('no-session');
    if (device === undefined) return no('not-allowed');
    const place = session.seats.find((each) => each.seat === seat);
    if (!place) return no('no-such-seat', { mark: seat });
    const holder = devices.holder(session.id, seat);
    if (holder && holder.id !== device) return no('seat-taken');
    if (!holder && !devices.take(device, session.id, place)) return no('not-known-here');
    hub.seatTaken();
    return done;
  };
  const giveUp = (device: string | undefined, seat: SeatId): Answered => {
    const session = host.session();
    if (!session) return no('no-session');
    if (device !== undefined) devices.leave(device, session.id, seat);
    hub.changed();
    return done;
  };
  return {
    'seat.take': ({ seat }, { device }) => takeSeat(device, seat),
    'seat.leave': ({ seat }, { device }) => giveUp(device, seat),
    'seat.again': ({ seat, sits }) => (hub.sitAgain(seat, sits) ? done : no('no-such-device')),
    'seat.free': ({ seat }) => {
      const session = host.session();
      return giveUp(session ? devices.holder(session.id, seat)?.id : undefined, seat);
    },
  };
}

function tvRuns(hub: Hub): Some<'tv'> {
  return {
    'tv.freeze': () => {
      if (!hub.host.session()) return no('no-session');
      hub.freeze();
      return done;
    },
    'tv.film': async (asked, who) => {
      // Who may look at an evening, and at what of it, is for the logbook to say.
      const answered = await hub.host.handlers['logbook.shown']?.run(asked, who);
      if (!answered?.ok) return answered ?? no('no-session');
      const { entry, parts } = answered.value as Shown;
      const frame: Frame = { run: `film ${asked.session}`, from: null, to: entry, parts };
      hub.film(JSON.stringify(frame));
      return done;
    },
    'tv.result': async ({ session }, who) => {
      if (session === null) {
        hub.showResult(undefined);
        return done;
      }
      const answered = await hub.host.handlers['logbook.bgStats']?.run({ session }, who);
      if (!answered?.ok) return answered ?? no('no-session');
      const { url, qr } = answered.value as BgStatsLink;
      hub.showResult({ url, qr, result: true });
      return done;
    },
    'tv.unfreeze': () => {
      hub.unfreeze();
      return done;
    },
  };
}
