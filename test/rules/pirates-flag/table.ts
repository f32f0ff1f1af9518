import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { Refusal } from '../../../src-main/rules/kernel/refusal.ts';
import { forSeats, type BySeat, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Board } from '../../../src-main/rules/pirates-flag/board.ts';
import type { Mark } from '../../../src-main/rules/pirates-flag/cards.ts';
import type { Effect } from '../../../src-main/rules/pirates-flag/effects/kinds.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import type { Edition } from '../../../src-main/rules/pirates-flag/edition.ts';
import type { Event, EventKind, EventOf } from '../../../src-main/rules/pirates-flag/events.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import type { Depth } from '../../../src-main/rules/pirates-flag/setup.ts';
import { handOf, placeOf, type State } from '../../../src-main/rules/pirates-flag/state.ts';
import { adriftOf, forcedRolls, owedBy } from '../../../src-main/rules/pirates-flag/tasks.ts';

export interface Seating {
  readonly seats?: readonly SeatId[];
  readonly depth?: Depth;
  readonly options?: OptionValues;
  readonly edition?: Edition;
  readonly pirateCaptains?: BySeat<string>;
}

/** A table at which only commands change anything, as at a real one. */
export class Table {
  state: State;
  readonly events: Event[] = [];
  /** What the last accepted command led to. */
  last: readonly Event[] = [];

  constructor(seating: Seating = {}) {
    const { options = {}, ...others } = seating;
    // Each command does what it says and no more: what sails by itself has its own test.
    const setup = {
      seats: ['red', 'blue', 'yellow'] as const,
      ...others,
      options: { onlyCourse: 'asked', ...options },
    };
    const begun = piratesFlag.begin(setup);
    if (!begun.ok) throw new Error(`no table: ${begun.no.code}`);
    this.state = piratesFlag.blank;
    this.#take(begun.value);
  }

  #take(events: readonly Event[]): void {
    this.last = events;
    for (const event of events) this.state = piratesFlag.evolve(this.state, event);
    this.events.push(...events);
  }

  do(...commands: readonly Command[]): this {
    for (const command of commands) this.overrule(command);
    return this;
  }

  overrule(command: Command, ...codes: readonly string[]): this {
    const decided = piratesFlag.decide(this.state, command, new Set(codes));
    if (!decided.ok) throw new Error(`${command.kind} refused: ${JSON.stringify(decided.no)}`);
    this.#take(decided.value);
    return this;
  }

  /** The refusal a command meets, which leaves the table as it was. */
  refusal(command: Command, ...waived: readonly string[]): Refusal | undefined {
    const decided = piratesFlag.decide(this.state, command, new Set(waived));
    return decided.ok ? undefined : decided.no;
  }

  refused(command: Command, ...waived: readonly string[]): string | undefined {
    return this.refusal(command, ...waived)?.code;
  }

  /** The table as it stands. */
  stand(fields: FieldValues): this {
    return this.do({ kind: 'setTable', fields });
  }

  at(seat: SeatId): number {
    return placeOf(this.state, seat);
  }

  hand(seat: SeatId): number {
    return handOf(this.state, seat);
  }

  get phase(): State['phase']['kind'] {
    return this.state.phase.kind;
  }

  get left(): number {
    return this.state.phase.kind === 'moving' ? this.state.phase.left : 0;
  }

  get carrier(): SeatId | undefined {
    return this.state.flag.kind === 'carried' ? this.state.flag.seat : undefined;
  }

  get winner(): SeatId | undefined {
    return this.state.phase.kind === 'won' ? this.state.phase.seat : undefined;
  }

  /** What each seat still has to discard. */
  get owed(): BySeat<number> {
    const owing = this.state.seats.filter((seat) => owedBy(this.state, seat) > 0);
    return forSeats(owing, (seat) => owedBy(this.state, seat));
  }

  /** Where each ship may rest that hazards send round and round. */
  get adrift(): BySeat<readonly number[]> {
    const sent = this.state.seats.filter((seat) => adriftOf(this.state, seat).length > 0);
    return forSeats(sent, (seat) => adriftOf(this.state, seat));
  }

  get forced() {
    return forcedRolls(this.state);
  }

  /** Events of one kind that the last command led to. */
  told<Kind extends EventKind>(kind: Kind): readonly EventOf<Kind>[] {
    return this.last.filter((event): event is EventOf<Kind> => event.kind === kind);
  }

  teach(card: string, name: string, effects: readonly Effect[], marks: readonly Mark[] = []): this {
    return this.do({ kind: 'teachCard', card, name, marks, effects });
  }
}

export const table = (seating?: Seating): Table => new Table(seating);

/** A table in the middle of a game: red is about to roll. */
export const running = (fields: FieldValues = {}, seating?: Seating): Table =>
  new Table(seating).stand({ turn: 'red', ...fields });

export const roll = (seat: SeatId, ...faces: readonly number[]): Command => ({ kind: 'roll', seat, faces });
export const inward = (seat: SeatId, to?: number): Command => sail(seat, 'inward', to);
export const seaward = (seat: SeatId, to?: number): Command => sail(seat, 'seaward', to);
const sail = (seat: SeatId, direction: 'inward' | 'seaward', to: number | undefined): Command => ({
  kind: 'sail',
  seat,
  direction,
  ...(to === undefined ? {} : { to }),
});
export const play = (seat: SeatId, card: string, target?: SeatId): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...(target ? { target } : {}),
});
export const flank = (seat: SeatId, target: SeatId, direction: 'inward' | 'seaward'): Command => ({
  kind: 'playCard',
  seat,
  card: 'flank',
  target,
  direction,
});
export const stand: Command = { kind: 'letStand' };

/** A bare board, so that a test names everything that lies on it. */
export const bare = (board: Partial<Board> = {}): Board => ({
  name: 'Test pass',
  invented: true,
  spaces: 30,
  flagShip: 30,
  docks: [],
  hazards: [],
  posts: [],
  falls: [],
  ...board,
});

/** Red about to roll on such a board. */
export const on = (board: Partial<Board>, fields: FieldValues = {}, options: OptionValues = {}): Table =>
  running(fields, { edition: { board: bare(board) }, options });
