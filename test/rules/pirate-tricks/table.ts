import type { Setup } from '../../../src-main/rules/kernel/game.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import type { Decision, Refusal } from '../../../src-main/rules/kernel/refusal.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Parts, Viewer } from '../../../src-main/rules/kernel/view.ts';
import { deckFor, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import type { Event, EventKind, EventOf } from '../../../src-main/rules/pirate-tricks/events.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { loonOf } from '../../../src-main/rules/pirate-tricks/phase.ts';
import type { TricksSetup } from '../../../src-main/rules/pirate-tricks/setup.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import { problemsOf } from './invariants.ts';
import { stepAt } from '../../support/pressing.ts';

export type Plan = Omit<Partial<TricksSetup>, 'seats'> & { readonly players?: number };

/** A table that is brought somewhere by commands alone; whatever is done, its invariants are looked at. */
export interface Table {
  readonly state: State;
  readonly events: readonly Event[];
  readonly seats: readonly SeatId[];
  /** Each must be accepted. */
  do(...commands: readonly Command[]): Table;
  /** Must be refused by exactly these codes first, and accepted once they are waived. */
  override(command: Command, ...codes: readonly string[]): Table;
  try(command: Command): Decision<Event>;
  /** Why it is refused; undefined where it is not. */
  refusal(command: Command): Refusal | undefined;
  code(command: Command): string | undefined;
  loon(): readonly number[];
  /** The last event of a kind. */
  last<Kind extends EventKind>(kind: Kind): EventOf<Kind>;
  prompt(kind: string): Prompt;
  /** The names of what can be pressed first. */
  offered(kind: string, seat?: SeatId): readonly string[];
  prompts(): readonly string[];
  view(viewer?: Viewer): Parts;
}

export const seatsFor = (players: number): readonly SeatId[] => seatIds.slice(0, players);

const nothing: ReadonlySet<string> = new Set();

export function begin({ players = 3, ...setup }: Plan = {}): Table {
  const begun = pirateTricks.begin({ ...(setup as Partial<Setup>), seats: seatsFor(players) });
  if (!begun.ok) throw new Error(`begin refused: ${begun.no.code}`);
  return tableOf(fold(pirateTricks.evolve, pirateTricks.blank, begun.value), begun.value);
}

function tableOf(start: State, first: readonly Event[]): Table {
  let state = start;
  let events = [...first];
  const take = (command: Command, waived: ReadonlySet<string>) => {
    const decided = pirateTricks.decide(state, command, waived);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)} refused: ${decided.no.code}`);
    state = fold(pirateTricks.evolve, state, decided.value);
    events = [...events, ...decided.value];
    const problems = problemsOf(state);
    if (problems.length > 0) throw new Error(`${JSON.stringify(command)}: ${problems.join('; ')}`);
  };
  const table: Table = {
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    seats: start.seats,
    do(...commands) {
      for (const command of commands) take(command, nothing);
      return table;
    },
    override(command, ...codes) {
      for (let known = 0; known < codes.length; known++) {
        const decided = pirateTricks.decide(state, command, new Set(codes.slice(0, known)));
        const code = decided.ok ? undefined : decided.no.code;
        if (code !== codes[known]) throw new Error(`expected ${codes[known]}, refused: ${code}`);
      }
      take(command, new Set(codes));
      return table;
    },
    try: (command) => pirateTricks.decide(state, command, nothing),
    refusal(command) {
      const decided = pirateTricks.decide(state, command, nothing);
      return decided.ok ? undefined : decided.no;
    },
    code: (command) => table.refusal(command)?.code,
    loon: () => state.seats.map((seat) => loonOf(state, seat)),
    last: <Kind extends EventKind>(kind: Kind) => {
      const found = events.findLast((event) => event.kind === kind);
      if (!found) throw new Error(`no ${kind} happened`);
      return found as EventOf<Kind>;
    },
    prompt(kind) {
      const found = pirateTricks.prompts(state).find((prompt) => prompt.kind === kind);
      if (!found) throw new Error(`${kind} is not asked, but ${table.prompts().join(', ')}`);
      return found;
    },
    offered: (kind, seat) =>
      (stepAt(pirateTricks, state, table.prompt(kind), seat)?.choices ?? []).map(({ id }) => id),
    prompts: () => pirateTricks.prompts(state).map(({ kind }) => kind),
    view: (viewer = { kind: 'table' }) => pirateTricks.view(state, viewer),
  };
  return table;
}

export const standardScoreCards = ['gang-of-three', 'partners-in-crime', 'bountiful-booty', 'capture-1'];

/** Score cards of a round, one after the other. */
export const draw = (table: Table, cards: readonly string[] = standardScoreCards): Table =>
  table.do(...cards.map((card): Command => ({ kind: 'drawScoreCard', card })));

/** A deal in which every card has its place: five to each hand, rows of five open and two hidden. */
export interface Deal {
  readonly hands: readonly (readonly CardId[])[];
  readonly rows: readonly { readonly open: readonly CardId[]; readonly hidden: readonly CardId[] }[];
}

/** Those that are named come first, the rest of the deck fills up in its order. */
export function dealOf(
  players: number,
  named: {
    readonly hands?: readonly (readonly CardId[])[];
    readonly open?: readonly (readonly CardId[])[];
    readonly hidden?: readonly (readonly CardId[])[];
  } = {},
): Deal {
  const taken = [named.hands, named.open, named.hidden].flatMap((part) => (part ?? []).flat());
  const rest = deckFor(players).filter((card) => !taken.includes(card));
  const fill = (cards: readonly CardId[] | undefined, count: number) => [
    ...(cards ?? []),
    ...rest.splice(0, count - (cards?.length ?? 0)),
  ];
  const seats = seatsFor(players).map((_, at) => at);
  const hands = seats.map((at) => fill(named.hands?.[at], 5));
  const rows = seats.map((at) => ({ open: fill(named.open?.[at], 5), hidden: fill(named.hidden?.[at], 2) }));
  return { hands, rows };
}

export const layRows = (table: Table, deal: Deal = dealOf(table.seats.length)): Table =>
  table.do(
    ...deal.rows.flatMap(({ open }, at) =>
      open.map((card): Command => ({ kind: 'dealCard', row: at + 1, card })),
    ),
  );

/** Bids for the row that is up, in the order of those who have none. */
export function bids(table: Table, ...amounts: readonly number[]): Table {
  const { lot } = table.state.round;
  if (!lot) throw new Error('no row is up');
  return table.do(
    ...lot.bids.asked.map((seat, at): Command => ({
      kind: 'bid',
      seat,
      row: lot.row,
      amount: amounts[at] ?? 0,
    })),
  );
}

/** Every row to the seat of its number, told in one go each. */
export function rowsInOrder(table: Table, paid: readonly number[] = []): Table {
  for (const [at, seat] of table.seats.entries()) {
    if (table.state.round.rows[at]?.taken) continue;
    table.do({ kind: 'tellRow', seat, row: at + 1, bid: paid[at] ?? 0 });
  }
  return table;
}

/** At the first trick: score cards drawn, rows laid and taken in order. */
export function dealt(plan: Plan & { readonly deal?: Deal; readonly cards?: readonly string[] } = {}): Table {
  const { deal, cards, ...setup } = plan;
  const table = begin(setup);
  if (table.state.depth !== 'score') draw(table, cards);
  if (table.state.depth === 'cards') layRows(table, deal);
  return rowsInOrder(table);
}

export const play = (table: Table, ...plays: readonly (readonly [SeatId, CardId])[]): Table =>
  table.do(...plays.map(([seat, card]): Command => ({ kind: 'playCard', seat, card })));

export const winTricks = (table: Table, ...seats: readonly SeatId[]): Table =>
  table.do(...seats.map((seat): Command => ({ kind: 'winTrick', seat })));

/** So many tricks to each seat, in the order of the chairs. */
export const tricksTo = (table: Table, ...counts: readonly number[]): Table =>
  winTricks(table, ...counts.flatMap((count, at) => Array<SeatId>(count).fill(table.seats[at] ?? 'red')));

export const collect = (table: Table, slot: 'capture' | 'treasure', ...amounts: readonly number[]): Table =>
  table.do(
    ...amounts.map((loon, at): Command => ({ kind: 'collect', seat: table.seats[at] ?? 'red', slot, loon })),
  );
