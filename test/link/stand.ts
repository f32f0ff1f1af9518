import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { lineReader } from '../../src-main/contract/line.ts';
import { sessionCalls } from '../../src-main/contract/link-calls.ts';
import type { Lobby } from '../../src-main/contract/link-parts.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { speaker } from '../../src-main/contract/words.ts';
import type { AlarmClock } from '../../src-main/link/clock.ts';
import { memoryDevices, type DeviceStore } from '../../src-main/link/device-store.ts';
import { handlersOf, joinHandlers, type Answered, type Handlers } from '../../src-main/link/handler.ts';
import type { Host } from '../../src-main/link/host.ts';
import { viewerFor } from '../../src-main/link/viewer.ts';
import { openLink, type Link, type LinkOptions } from '../../src-main/link/link.ts';
import { asks } from '../../src-main/rules/kernel/prompt.ts';
import type { AnyGame, GameCommand } from '../../src-main/rules/kernel/game.ts';
import { message } from '../../src-main/rules/kernel/message.ts';
import { accept } from '../../src-main/rules/kernel/result.ts';
import { WithEnd } from '../../src-main/shell/end.ts';
import { logHandlers } from '../../src-main/shell/log-calls.ts';
import { Publisher, type Beside } from '../../src-main/session/publisher.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { serve, toldRefusal } from '../../src-main/session/serve.ts';
import { auction } from '../contract/games.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { heading, tableOf, tickingClock } from '../contract/table.ts';

/** The secret auction with a choice for each bid, and the kind of command that answers it. */
export const auctionWithButtons: AnyGame = {
  ...auction,
  kinds: { bid: { kind: 'bid', secret: true, makes: ['bid'] } },
  press: (_state, _prompt, [said], seat) => {
    const path = (amount: number) => [{ id: `number/${amount}`, label: message('bid', { amount }) }];
    const amounts = [0, 1, 2, 3, 4, 5];
    if (said === undefined)
      return {
        kind: 'open',
        step: { path: [], lacks: 'number', choices: amounts.flatMap(path) },
        hasMore: true,
      };
    const amount = amounts.find((one) => said === `number/${one}`);
    if (amount === undefined || !seat) return { kind: 'gone', at: 0 };
    return { kind: 'command', command: { kind: 'bid', seat, amount } as GameCommand, path: path(amount) };
  },
};

export interface StandHost extends Host {
  readonly table: RunningTable;
  /** Begins another session or leaves the one there is. */
  play(table: RunningTable | undefined): void;
}

const emptyLobby: Lobby = {
  running: null,
  unfinished: null,
  last: null,
  sessions: [],
  games: [],
  captains: [],
  places: [],
  houseRules: [],
  trash: [],
  opening: null,
  demo: null,
  opensFiles: null,
  elsewhere: null,
};
const done = (): Answered => accept(null);
const nothingBeside: Beside = { parts: () => ({}), onChange: () => () => undefined };

/**
 * A host with one small game in memory, for everything that is about the link; it takes commands of these kinds, and
 * answers `more` beside what is asked of a session and its log.
 */
export function standHost(
  game: AnyGame = auctionWithButtons,
  kinds: readonly [string, ...string[]] = ['bid'],
  more: Handlers = {},
): StandHost {
  const listeners = new Set<() => void>();
  const watching = new Set<() => void>();
  let table: RunningTable | undefined = tableOf(game);
  let publisher = new Publisher(table, () => 0, 'run-1');
  let runs = 1;
  const schema = z.looseObject({ kind: z.enum(kinds) }) as z.ZodType as z.ZodType<AnyCommand>;
  const reader = lineReader(game.title, schema, kinds);
  const words = speaker(game, 'en', () => ({}));
  const nothingOn = () => `{"run":"none-${runs}","from":null,"to":0,"parts":{}}`;
  /** The logbook, as far as a film asks it. */
  const shown: Handlers = {
    'logbook.shown': {
      roles: ['scorekeeper'],
      schema: z.looseObject({}),
      run: (asked) => {
        const { session, entry } = asked as { readonly session: string; readonly entry: number };
        return { ok: true, value: { entry, parts: { seen: session } } };
      },
    },
  };
  const handlers = joinHandlers(
    shown,
    more,
    logHandlers({
      get running() {
        return table && { table, words: () => words };
      },
    }),
    handlersOf(sessionCalls, {
      'session.open': done,
      'session.cancel': done,
      'session.goOn': done,
      'session.again': done,
      'session.begin': done,
      'session.rematch': done,
      'session.tryOut': done,
      'session.paceDemo': done,
      'session.leave': done,
      'session.places': done,
      'session.saveElsewhere': done,
      'session.rename': () => {
        throw new Error('a bug for the test');
      },
      'session.trash': done,
    }),
  );
  return {
    handlers,
    get table() {
      if (!table) throw new Error('no session');
      return table;
    },
    play(next) {
      publisher.close();
      table = next;
      runs += 1;
      if (next)
        publisher = new Publisher(
          next,
          () => 0,
          `run-${runs}`,
          new WithEnd(next, nothingBeside, () => Promise.resolve(null)),
        );
      for (const begin of watching) begin();
      for (const listener of listeners) listener();
    },
    subscribe(viewer, receive) {
      let stop: () => void = () => undefined;
      const begin = () => {
        stop();
        if (table) stop = publisher.subscribe(viewer, receive);
        else receive(nothingOn());
      };
      watching.add(begin);
      begin();
      return () => {
        stop();
        watching.delete(begin);
      };
    },
    whole: (viewer) => (table ? publisher.whole(viewer) : nothingOn()),
    take(line, who) {
      const read = reader.take(line);
      if (!table) throw new Error('no session');
      if (!read.ok) return { refusal: toldRefusal(read.no, words) };
      const viewer = viewerFor(who.page, who.role, who.seats, undefined);
      const answersFor = who.role === 'captain' ? who.seats : undefined;
      return serve(table, read.value, words, { viewer, answersFor, device: who.device });
    },
    session() {
      if (!table) return null;
      const { captains } = table.state.table;
      const seats = table.state.game.seats.map((seat) => ({ seat, captain: captains[seat] ?? seat }));
      return { id: table.log.heading.id, seats };
    },
    asks(prompt, seat) {
      const open = table?.prompts.find(({ id }) => id === prompt);
      return open !== undefined && asks(open, seat);
    },
    gone: (device) => table?.dropBegun((begun) => begun.device === device),
    lobby: () => emptyLobby,
    onLobby(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onBusy: () => () => undefined,
    openFile: () => Promise.resolve(accept(null)),
  };
}

/** Another session of the same game. */
export function otherTable(game: AnyGame = auctionWithButtons): RunningTable {
  return tableOf(game, memoryLog({ ...heading(game.id), id: `test-other-${game.id}` }), tickingClock());
}

/** Displays as the build leaves them, as small as can be. */
export function builtDisplays(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qm-displays-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['page-abc.js', 'label-worker-abc.js', 'zxing_reader-abc.wasm'])
    writeFileSync(join(folder, 'assets', name), 'export {};');
  for (const page of ['start', 'console', 'table', 'captain', 'camera', 'gallery']) {
    mkdirSync(join(folder, 'displays', page), { recursive: true });
    writeFileSync(join(folder, 'displays', page, 'index.html'), `<!doctype html><title>${page}</title>`);
  }
  return folder;
}

export interface Stand {
  readonly link: Link;
  readonly host: StandHost;
  readonly store: DeviceStore;
  readonly bugs: unknown[];
  close(): Promise<void>;
}

export async function stand(
  options: Partial<LinkOptions> & { readonly hostIs?: StandHost; readonly clock?: AlarmClock } = {},
): Promise<Stand> {
  const { hostIs: host = standHost(), store = memoryDevices(), ...rest } = options;
  const displays = builtDisplays();
  const bugs: unknown[] = [];
  const link = await openLink({
    host,
    store,
    displays,
    port: 0,
    linkStands: 'terminal',
    onBug: (error) => bugs.push(error),
    addresses: () => [{ address: '127.0.0.1', network: 'lo', kind: 'network' }],
    ...rest,
  });
  return {
    link,
    host,
    store,
    bugs,
    async close() {
      await link.close();
      rmSync(displays, { recursive: true });
    },
  };
}
