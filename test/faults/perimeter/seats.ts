import type { You } from '../../../src-main/contract/link-parts.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { page, type Caller } from '../../link/caller.ts';
import { stand, type Stand } from '../../link/stand.ts';
import { handClock, type HandClock } from '../../support/hand-clock.ts';
import { random } from '../../support/random.ts';
import { newTally, tell, type Tally } from './tally.ts';

interface Evening {
  readonly at: Stand;
  readonly clock: HandClock;
  readonly seats: Map<SeatId, string>;
  readonly tally: Tally;
  /** A code that was read on the television some time ago. */
  oldCode: string;
}

const addressOf = (last: number, port: number) => ({ from: `127.0.1.${last}`, host: `table.test:${port}` });
const bid = 4;

/**
 * Three captains sit at a table that is open to the network, and sleep. Strangers with codes old and new, with tokens
 * that nobody was given and with the captains' own ids of lines try to get a seat, a hand or an answer of theirs.
 */
export const seats = {
  name: 'perimeter-seats',
  count: 2000,
  share: 60,
  async run(count: number, seed: number) {
    const evening = await open();
    const { pick } = random(seed);
    for (let n = 0; n < count; n++) {
      evening.clock.advance(20_000);
      await pick(attacks)(evening, 1 + (n % 40));
      if (n % 20 === 19) await captainsComeBack(evening);
    }
    await captainsComeBack(evening);
    await evening.at.close();
    return tell('attempts to get a seat that another holds, its hand or its answer', evening.tally);
  },
};

async function open(): Promise<Evening> {
  const clock = handClock();
  const at = await stand({ clock, names: ['table.test'] });
  await at.link.hub.room.letOthersIn();
  const tally = newTally();
  const evening = { at, clock, seats: new Map<SeatId, string>(), tally, oldCode: codeOf(at) };
  for (const seat of ['red', 'blue', 'yellow'] as const) {
    const { token } = at.link.hub.devices.add('guest', 'phone');
    evening.seats.set(seat, token);
    const phone = await enter(evening, 100, { device: token });
    await phone.call('seat.take', { seat });
    if (seat === 'red') await phone.line(line(evening, seat));
    phone.close();
  }
  return evening;
}

const codeOf = (at: Stand): string => {
  at.link.hub.room.passes.show();
  return at.link.hub.room.passes.shown?.token ?? '';
};
const line = ({ at }: Evening, seat: SeatId) => ({
  kind: 'press',
  seat,
  path: [`number/${bid}`],
  prompt: at.host.table.prompts[0]?.id ?? '',
  id: `press of ${seat}`,
});

async function enter(
  { at }: Evening,
  last: number,
  brings: { device?: string; pass?: string },
): Promise<Caller> {
  const { port } = at.link;
  const caller = await page(port, 'captain', brings, addressOf(last, port));
  await caller.until(() => caller.isClosed || caller.heard.length > 0);
  return caller;
}

/** What a stranger may hear of: the table as the television shows it. */
async function tried(evening: Evening, what: string, stranger: Caller): Promise<void> {
  const { tally, at } = evening;
  tally.tried += 1;
  if (stranger.texts.some((text) => text.includes(`"game.own":[${bid}]`)))
    tally.leaked.push(`${what}: a hand`);
  const own = stranger.heard.some((each) => (each['you'] as You | undefined)?.seats.length);
  if (own) tally.leaked.push(`${what}: a seat`);
  if (at.bugs.length > 0) tally.lost.push(`${what}: ${String(at.bugs.splice(0)[0])}`);
  else tally.survived += 1;
  stranger.close();
  await stranger.closed();
}

async function reachFor(evening: Evening, what: string, stranger: Caller, seat: SeatId): Promise<void> {
  const { tally } = evening;
  if (!stranger.isClosed && stranger.heard.some((each) => 'you' in each)) {
    const answers = [await stranger.call('seat.take', { seat }), await stranger.line(line(evening, seat))];
    for (const answer of answers)
      if (!('refused' in answer)) tally.leaked.push(`${what}: ${JSON.stringify(answer)}`);
    stranger.send({ kind: 'look', as: { kind: 'captain', seat } });
    stranger.send({ kind: 'whole' });
    await stranger.call('seat.leave', { seat });
  }
  await tried(evening, what, stranger);
}

const attacks: readonly ((evening: Evening, last: number) => Promise<void>)[] = [
  async (evening, last) => {
    const stranger = await enter(evening, last, { pass: evening.oldCode });
    await reachFor(evening, 'an old code', stranger, 'red');
  },
  async (evening, last) => {
    evening.oldCode = codeOf(evening.at);
    const stranger = await enter(evening, last, { pass: evening.oldCode });
    await reachFor(evening, 'a new code', stranger, 'red');
  },
  async (evening, last) => {
    const stranger = await enter(evening, last, { device: `forged-${last}-${'x'.repeat(20)}` });
    await reachFor(evening, 'a forged token', stranger, 'blue');
  },
  async (evening, last) => {
    const stranger = await enter(evening, last, {});
    await reachFor(evening, 'nothing at all', stranger, 'red');
  },
  /** As many devices as a code gives out, so that others may be forgotten for them. */
  async (evening, last) => {
    const { devices } = evening.at.link.hub;
    for (let n = 0; n < 50; n++) devices.add('guest', 'one of many');
    await tried(evening, 'fifty devices', await enter(evening, last, {}));
  },
  /** A captain who presses under the id of another's answer. */
  async (evening) => {
    const phone = await enter(evening, 100, { device: evening.seats.get('blue') ?? '' });
    const answer = await phone.line({ ...line(evening, 'blue'), id: 'press of red' });
    if ('reply' in answer && JSON.stringify(answer).includes('"seq":2,'))
      evening.tally.leaked.push(`another's answer as the own: ${JSON.stringify(answer)}`);
    evening.tally.tried += 1;
    evening.tally.survived += 1;
    phone.close();
    await phone.closed();
  },
];

/** Awake from their sleep, each has its seat, and red what it sealed. */
async function captainsComeBack(evening: Evening): Promise<void> {
  for (const [seat, token] of evening.seats) {
    const phone = await enter(evening, 100, { device: token });
    const you = phone.isClosed ? undefined : await phone.you();
    if (you?.seats.includes(seat) !== true) evening.tally.lost.push(`the seat ${seat}`);
    else {
      const { parts } = await phone.frame();
      if (seat === 'red' && JSON.stringify(parts['game.own']) !== `[${bid}]`)
        evening.tally.lost.push(`what red sealed: ${JSON.stringify(parts['game.own'])}`);
    }
    phone.close();
    await phone.closed();
  }
}
