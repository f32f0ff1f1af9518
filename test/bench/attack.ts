import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { createSessionAt } from '../../src-main/log/create-session.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { copiesIn, packs as allPacks, type Pack } from '../../src-main/rules/pirate-attack/cards.ts';
import { cards } from '../../src-main/rules/pirate-attack/data/cards.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { rowOf, type State } from '../../src-main/rules/pirate-attack/state.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';
import { bounds } from './bounds.ts';
import { percentile, worked, type Table } from './measure.ts';

type Fact = AnyCommand;

/** What is over in microseconds is too short for that: by the clock on the wall. */
const inTime = (call: () => void): number => {
  const from = performance.now();
  call();
  return performance.now() - from;
};

export type Sent = 'table' | 'console' | 'captain';

/** The main game and two packs that bring ships: the box alone has forty-five. */
const somePacks: readonly Pack[] = ['main', 'raise-the-dead', 'special-abilities'];

/** The largest first, and those with an ability last. */
function boxOf(packs: readonly Pack[]): readonly string[] {
  const ships = cards.filter(({ effect }) => effect.kind === 'ship' && effect.size);
  const isAble = ({ effect }: (typeof cards)[number]) =>
    effect.kind === 'ship' && effect.ability !== undefined;
  const plain = ships
    .filter((row) => !isAble(row))
    .flatMap((row) => Array.from({ length: copiesIn(row, packs) }, () => row.id));
  const able = ships.filter((row) => isAble(row) && copiesIn(row, packs) > 0).map(({ id }) => id);
  return [...plain.toReversed(), ...able];
}

export interface Sea {
  readonly captains: number;
  /** Dealt out one after the other. */
  readonly ships: number;
  readonly depth: 'fights' | 'cards';
  readonly packs?: readonly Pack[];
}

const stateOf = (table: RunningTable): State => table.state.game as State;
const shipsOf = (table: RunningTable, seat: SeatId): readonly number[] =>
  rowOf(stateOf(table), seat).map(({ id }) => id);

/** Captains with ships, cards under and above each, and an armada of all that the first two have. */
export function tableAtSea(
  { captains, ships, depth, packs = somePacks }: Sea,
  log: SessionLog = memoryLog(heading('pirate-attack')),
): RunningTable {
  const table = new RunningTable(pirateAttack, log, tickingClock());
  const seats = seatIds.slice(0, captains);
  const sitting = seats.map((seat) => ({ seat, captain: `Captain ${seat}` }));
  enter(table, { kind: 'begin', setup: { seats: sitting, depth, edition: { packs } } } as never);
  const down = depth === 'cards' ? { under: 1, curses: 0 } : {};
  const row = (at: number) =>
    boxOf(packs)
      .slice(0, ships)
      .flatMap((card, nth) => {
        if (nth % captains !== at) return [];
        return [{ card, ...down, armada: at < 2 }];
      });
  const rows = seats.map((seat, at) => [`row.${seat}`, row(at)]);
  enter(table, { kind: 'setTable', fields: { turn: 'red', ...Object.fromEntries(rows) } } as never);
  return table;
}

/** A turn as it comes where ships are told: a sign, gold, a purchase, a fight of whoever is on turn. */
function turnOfFights(table: RunningTable): readonly Fact[] {
  const seat = stateOf(table).turn;
  const { seats } = stateOf(table);
  const other = seats[(seats.indexOf(seat) + 1) % seats.length] ?? 'red';
  const [ship = 0] = shipsOf(table, seat);
  const [target = 0] = shipsOf(table, other);
  return [
    { kind: 'openShop', shop: 'market', price: 2 },
    { kind: 'takeGold', seat, gold: 4, how: 'drawn' },
    { kind: 'buy', seat, goods: 'cures', count: 1 },
    { kind: 'payGold', seat, gold: 2 },
    { kind: 'attack', seat, how: 'own', ship, target },
    { kind: 'turnUp', ship, card: 'fire' },
    { kind: 'turnUp', ship, card: 'skilled-blacksmith-4' },
    { kind: 'turnUp', ship: target, card: 'lazy-carpenter-2' },
    { kind: 'endFight' },
    { kind: 'passChip', seat },
  ];
}

/** The same where each card is told, as long as there are cards to draw. */
function turnOfCards(table: RunningTable, nth: number): readonly Fact[] {
  const { seats, turn } = stateOf(table);
  const seat = nth === 0 ? turn : (seats[(seats.indexOf(turn) + 1) % seats.length] ?? 'red');
  const other = seats[(seats.indexOf(seat) + 1) % seats.length] ?? 'red';
  const [ship = 0] = shipsOf(table, seat);
  const [target = 0] = shipsOf(table, other);
  const gold: readonly Fact[] = [
    { kind: 'takeGold', seat, gold: 3, how: 'drawn' },
    { kind: 'payGold', seat, gold: 3 },
  ];
  // More would be more than there are copies.
  if (nth % 14 === 13)
    return [
      { kind: 'drawCard', seat, card: 'you-must-attack-someone' },
      { kind: 'attack', seat, how: 'own', ship, target },
      { kind: 'turnUp', ship, card: 'skilled-blacksmith-1' },
      { kind: 'turnUp', ship: target, card: 'lazy-carpenter-2' },
      { kind: 'endFight' },
      ...gold,
    ];
  if (nth % 3 === 1)
    return [
      { kind: 'drawCard', seat, pile: 2 },
      { kind: 'playCard', seat, ship: target },
    ];
  return [{ kind: 'drawCard', seat, pile: 1 }, { kind: 'discardCard', seat }, ...gold];
}

export function* factsOf(table: RunningTable, depth: Sea['depth']): Generator<Fact> {
  for (let nth = 0; ; nth++) yield* depth === 'fights' ? turnOfFights(table) : turnOfCards(table, nth);
}

const viewersOf = (captains: number): readonly (readonly [Sent, Viewer])[] => [
  ['table', { kind: 'table' }],
  ['console', { kind: 'console' }],
  ...seatIds.slice(0, captains).map((seat) => ['captain', { kind: 'captain', seat }] as const),
];

/** A television, a console and a phone for each captain: what a fact takes until all have been told, and sends each. */
export class Watched {
  readonly table: RunningTable;
  readonly #publisher: Publisher;
  readonly #facts: Generator<Fact>;
  #sent: Record<Sent, number> = { table: 0, console: 0, captain: 0 };

  constructor(sea: Sea, log?: SessionLog) {
    this.table = tableAtSea(sea, log);
    this.#publisher = new Publisher(this.table, () => 0, 'run');
    this.#facts = factsOf(this.table, sea.depth);
    for (const [name, viewer] of viewersOf(sea.captains)) {
      let said = 0;
      this.#publisher.subscribe(viewer, (frame) => {
        said = Buffer.byteLength(frame);
        this.#sent[name] = Math.max(this.#sent[name], said);
      });
    }
  }

  fact(): { readonly took: number; readonly sent: Readonly<Record<Sent, number>> } {
    const next = this.#facts.next();
    this.#sent = { table: 0, console: 0, captain: 0 };
    const from = worked();
    // The publisher hears of it as the table tells it, and is done when that returns.
    enter(this.table, next.value as Fact);
    return { took: worked() - from, sent: this.#sent };
  }

  facts(count: number): readonly ReturnType<Watched['fact']>[] {
    return Array.from({ length: count }, () => this.fact());
  }

  close(): void {
    this.#publisher.close();
  }
}

/** How long each fact of an evening takes to be decided and to have its effect, apart from everything else. */
function deciding(sea: Sea, count: number): readonly number[] {
  const table = tableAtSea(sea);
  const facts = factsOf(table, sea.depth);
  const met = Array.from({ length: count }, () => {
    const command = facts.next().value as Fact;
    const state = stateOf(table);
    enter(table, command);
    return () => {
      const before = { ...state };
      return inTime(() => {
        const decided = pirateAttack.decide(before, command as never, nothingWaived);
        if (decided.ok) fold(pirateAttack.evolve, before, decided.value);
      });
    };
  });
  return warm(() => met.map((once) => once()));
}

/** As it is after a quarter of an hour at the table: what is done often has been compiled by then. */
function warm<Value>(once: () => Value): Value {
  for (let round = 0; round < 9; round++) once();
  return once();
}

/** Two armadas of five, of each ship a curse and two cards turned up: what sinks by them goes down. */
function armadas(count: number): readonly number[] {
  const table = tableAtSea({ captains: 10, ships: 50, depth: 'fights' });
  const [own, others] = [shipsOf(table, 'red'), shipsOf(table, 'blue')];
  enter(table, { kind: 'attack', seat: 'red', how: 'own', ship: own[0] ?? 0, target: others[0] ?? 0 });
  for (const [at, ship] of [...own, ...others].entries()) {
    enter(table, { kind: 'turnUp', ship, card: at % 2 === 0 ? 'fire' : 'storm' });
    enter(table, { kind: 'turnUp', ship, card: `skilled-blacksmith-${String(1 + (at % 5))}` });
    enter(table, { kind: 'turnUp', ship, card: `lazy-carpenter-${String(1 + (at % 5))}` });
  }
  const settled = () => {
    const before = { ...stateOf(table) };
    return inTime(() => {
      const decided = pirateAttack.decide(before, { kind: 'settleFight' }, nothingWaived);
      if (!decided.ok) throw new Error(decided.no.code);
      fold(pirateAttack.evolve, before, decided.value);
    });
  };
  return warm(() => Array.from({ length: count }, settled));
}

const unknownSize = 'unknown-size-ship-x-x';
const lone = [{ card: unknownSize }];
const besideCopy = [
  { card: unknownSize, armada: true },
  { card: unknownSize, armada: true, copyOf: 'red', copyAt: 1 },
];

/** "What if?" of ships whose size is thrown: a throw for each of both, or three with a copy that is thrown for too. */
function chances(throws: 2 | 3, count: number): readonly number[] {
  const table = tableAtSea({ captains: 3, ships: 0, depth: 'fights' });
  const rows = { 'row.red': throws === 2 ? lone : besideCopy, 'row.blue': lone };
  enter(table, { kind: 'setTable', fields: { turn: 'red', ...rows } } as never);
  const [[ship], [target]] = [shipsOf(table, 'red'), shipsOf(table, 'blue')];
  const question = { kind: 'what-if', ship, target };
  return Array.from({ length: count }, () => {
    const before = { ...stateOf(table) };
    return inTime(() => {
      const asked = pirateAttack.ask(before, question);
      if (!asked.ok || !asked.value['chances']) throw new Error('no chances');
    });
  });
}

/** One fact more at this entry of a long evening, and one just behind the thousandth. */
function late(): { readonly early: number; readonly late: number } {
  const watched = new Watched({ captains: 4, ships: 16, depth: 'fights' });
  const at = (entry: number): number => {
    watched.facts(entry - 200 - watched.table.log.entries.length);
    return percentile(
      watched.facts(400).map(({ took }) => took),
      50,
    );
  };
  const [early, afterwards] = [at(1000), at(20_000)];
  watched.close();
  return { early, late: afterwards };
}

/** The hundredth of two thousand facts is another one: looked at first, then entered. */
function correcting(): { readonly preview: number; readonly correction: number } {
  const table = tableAtSea({ captains: 4, ships: 16, depth: 'fights' });
  const facts = factsOf(table, 'fights');
  while (table.log.entries.length < 2000) enter(table, facts.next().value as Fact);
  const wrong = table.entriesInForce().find(({ seq, command }) => seq >= 100 && command.includes('takeGold'));
  if (!wrong) throw new Error('nothing to correct');
  const command = { ...(JSON.parse(wrong.command) as AnyCommand), gold: 5 } as AnyCommand;
  const edits = [{ kind: 'replace', entry: wrong.seq, command }] as const;
  const preview = inTime(() => void table.preview({ edits, head: table.head }));
  const correction = inTime(() => void table.correct({ edits, head: table.head }));
  return { preview, correction };
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1_000_000;
}

/** What twenty thousand facts leave in memory, the session on the disk. */
function memory(): number {
  const folder = mkdtempSync(join(tmpdir(), 'qm-bench-'));
  try {
    const created = createSessionAt(join(folder, 'attack.quartermaster'), heading('pirate-attack'));
    if (!created.ok) throw new Error(created.no.detail);
    const watched = new Watched({ captains: 4, ships: 16, depth: 'fights' }, created.value);
    watched.facts(500);
    const before = heap();
    watched.facts(20_000);
    const more = heap() - before;
    watched.close();
    created.value.close();
    return more;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const row = (what: string, value: string, bound: string, holds: boolean): string =>
  `| ${what} | ${value} | ${bound} | ${holds ? 'holds' : '**falls short**'} |`;
const shown = (milliseconds: number): string =>
  milliseconds < 0.1 ? `${(1000 * milliseconds).toFixed(1)} µs` : `${milliseconds.toFixed(2)} ms`;

function timed(what: string, times: readonly number[], part: number, most: number): string {
  const value = percentile(times, part);
  return row(`${what}, p${String(part)}`, shown(value), `≤ ${shown(most)}`, value <= most);
}

const seas = [
  [{ captains: 4, ships: 16, depth: 'cards' }, 4],
  [{ captains: 10, ships: 50, depth: 'cards' }, 10],
  [{ captains: 4, ships: 16, depth: 'cards', packs: allPacks }, 4],
  [{ captains: 10, ships: 50, depth: 'cards', packs: allPacks }, 10],
] as const satisfies readonly (readonly [Sea, number])[];

const called = { table: 'television', console: 'console', captain: 'phone' } as const;

/** With ten hands dealt the deck holds no more. */
const mostCards = 200;

function atSea(sea: Sea, most: number, count: number): readonly string[] {
  const { captains, ships, packs } = sea;
  const watched = new Watched(sea);
  // What the engine compiles at first is no part of an evening.
  watched.facts(60);
  const facts = watched.facts(Math.min(count, mostCards));
  watched.close();
  const size = `${String(captains)} captains, ${String(ships)} ships${packs ? ', all packs' : ''}`;
  const times = facts.map(({ took }) => took);
  return [
    timed(`a fact with all views, ${size}`, times, 50, most),
    timed(`a fact with all views, ${size}`, times, 95, most),
    ...(['table', 'console', 'captain'] as const).map((name) => {
      const largest = Math.max(...facts.map(({ sent }) => sent[name]));
      const bound = bounds.attack.bytes[name];
      const value = `${String(largest)} bytes`;
      return row(
        `the largest fact for a ${called[name]}, ${size}`,
        value,
        `≤ ${String(bound)}`,
        largest <= bound,
      );
    }),
  ];
}

/** What a long evening of Pirate Attack costs the main process. */
export const attack: Table = {
  name: 'attack',
  rows({ count }) {
    deciding({ captains: 4, ships: 16, depth: 'fights' }, 400);
    const lines = ['| Pirate Attack | | wanted | |', '|---|---|---|---|'];
    lines.push(
      timed(
        'a fact decided and evolved',
        deciding({ captains: 4, ships: 16, depth: 'cards' }, count),
        50,
        0.02,
      ),
      timed('what sinks of two armadas of five, each card turned up', armadas(count), 50, 0.2),
      timed('the chances of two ships of X/X in one fight', chances(2, 40), 95, 50),
      timed('the chances of a fight with three throws', chances(3, 40), 95, 50),
      ...seas.flatMap(([sea, most]) => atSea(sea, most, count)),
    );
    const { early, late: afterwards } = late();
    lines.push(
      row(
        'a fact at entry 20,000 beside one at entry 1,000, p50',
        `${shown(afterwards)} / ${shown(early)} = ${(afterwards / early).toFixed(2)}`,
        '≤ 1.1',
        afterwards / early <= 1.1,
      ),
    );
    const { preview, correction } = correcting();
    lines.push(
      row(
        'entry 100 of 2,000 corrected, looked at before',
        `${shown(preview)} + ${shown(correction)}`,
        '≤ 400 ms',
        preview + correction <= 400,
      ),
    );
    const more = memory();
    lines.push(row('memory after 20,000 facts', `${more.toFixed(1)} MB more`, '≤ 20 MB', more <= 20));
    return Promise.resolve(lines);
  },
};
