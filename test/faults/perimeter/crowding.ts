import { connect, type Socket } from 'node:net';
import type { Room } from '../../../src-main/contract/link-parts.ts';
import { askAt } from '../../link/ask.ts';
import { dial, page, type Caller } from '../../link/caller.ts';
import { keeperAt } from '../../link/invited.ts';
import { stand, type Stand } from '../../link/stand.ts';
import { handClock } from '../../support/hand-clock.ts';
import { random } from '../../support/random.ts';
import { newTally, tell } from './tally.ts';

/** What a crowd holds open, to be let go again. */
type Held = readonly (() => void)[];
type Crowd = (at: Stand, from: string) => Promise<Held>;

const named = (at: Stand, from: string) => ({ from, host: `table.test:${at.link.port}` });
const many = async <Each>(count: number, make: () => Promise<Each>): Promise<Each[]> => {
  const all: Each[] = [];
  for (let n = 0; n < count; n++) all.push(await make());
  return all;
};
const ending = (callers: readonly Caller[]): Held =>
  callers.map((caller) => () => {
    caller.close();
  });

/** Each comes from one address; several at once are a crowd from several. */
const crowds: Readonly<Record<string, Crowd>> = {
  async silent({ link }, from) {
    const sockets = await many(
      100,
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect({ port: link.port, host: '127.0.0.1', localAddress: from }, () => {
            resolve(socket);
          });
          socket.on('error', () => undefined);
        }),
    );
    return sockets.map((socket) => () => void socket.destroy());
  },
  mute: async (at, from) => ending(await many(40, () => dial(at.link.port, named(at, from)))),
  knocking: async (at, from) =>
    ending(await many(15, () => page(at.link.port, 'captain', {}, named(at, from)))),
  guessing: async (at, from) =>
    ending(await many(40, () => page(at.link.port, 'captain', { pass: 'AAAAAAAAAAAA' }, named(at, from)))),
  guests: async (at, from) => {
    const pass = at.link.hub.room.passes.shown?.token ?? '';
    return ending(await many(45, () => page(at.link.port, 'captain', { pass }, named(at, from))));
  },
};

/**
 * Crowds at the door of a table that is open to the network: connections that say nothing, pages that say nothing,
 * many that knock, that guess, that have the code. After each one more, whoever sits comes back, a page is served, the
 * console goes on and is told.
 */
export const crowding = {
  name: 'perimeter-crowding',
  count: 400,
  share: 12,
  async run(count: number, seed: number) {
    const tally = newTally();
    const clock = handClock();
    const at = await stand({ clock, names: ['table.test'] });
    const { hub } = at.link;
    await hub.room.letOthersIn();
    const console = await keeperAt(at.link);
    await console.you();
    const { device, token } = hub.devices.add('guest', 'phone');
    hub.devices.take(device.id, at.host.session()?.id ?? '', { seat: 'red', captain: 'Ines' });
    const { pick, below } = random(seed);
    const held: Held[] = [];
    for (let n = 0; n < count; n++) {
      const kind = pick(Object.keys(crowds));
      const from = `127.0.2.${1 + below(8)}`;
      clock.advance(1000);
      hub.room.passes.show();
      held.push((await crowds[kind]?.(at, from)) ?? []);
      tally.tried += 1;
      const wrongs = await look(at, token, from);
      if (wrongs.length === 0) tally.survived += 1;
      else tally.lost.push(`${kind} from ${from}, the ${n}th: ${wrongs.join(', ')}`);
      if (held.length > 6) for (const end of held.shift() ?? []) end();
    }
    await console.hears('room', ({ refused }: Room) => refused.crowd !== null);
    if (at.bugs.length > 0) tally.lost.push(String(at.bugs[0]));
    for (const end of held.flat()) end();
    console.close();
    await at.close();
    return tell('crowds at the door', tally);
  },
};

/** What those miss who belong here, from elsewhere and from the very address of the crowd. */
async function look(at: Stand, token: string, from: string): Promise<readonly string[]> {
  const { port } = at.link;
  const wrongs: string[] = [];
  for (const address of ['127.0.3.1', from]) {
    const phone = await page(port, 'captain', { device: token }, named(at, address));
    await phone.until(() => phone.isClosed || phone.heard.length > 0);
    if (!phone.heard.some((each) => 'you' in each)) wrongs.push(`no place for the captain at ${address}`);
    phone.close();
    await phone.closed();
  }
  const { status } = await askAt(port, '/captain');
  if (status !== 200) wrongs.push(`a page is served with ${status}`);
  return wrongs;
}
