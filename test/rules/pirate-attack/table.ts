import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { Refusal } from '../../../src-main/rules/kernel/refusal.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { EditionGiven } from '../../../src-main/rules/pirate-attack/edition.ts';
import type { Event, EventKind, EventOf } from '../../../src-main/rules/pirate-attack/events.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { Depth, Setup } from '../../../src-main/rules/pirate-attack/setup.ts';
import { fameOf, purseOf, rowOf, type State } from '../../../src-main/rules/pirate-attack/state.ts';

export interface Seating {
  readonly seats?: readonly SeatId[];
  readonly depth?: Depth;
  readonly options?: OptionValues;
  readonly teams?: boolean;
  readonly edition?: EditionGiven;
}

/** A table at which only commands change anything, as at a real one. */
export class Table {
  state: State = pirateAttack.blank;
  readonly events: Event[] = [];
  /** What the last accepted command led to, and the table as it was before. */
  last: readonly Event[] = [];
  before: State = pirateAttack.blank;

  constructor(seating: Seating = {}) {
    const setup: Setup = { seats: ['red', 'blue', 'yellow'], depth: 'score', ...seating };
    const begun = pirateAttack.begin(setup);
    if (!begun.ok) throw new Error(`no table: ${begun.no.code}`);
    this.#take(begun.value);
  }

  #take(events: readonly Event[]): void {
    this.last = events;
    this.before = this.state;
    this.state = events.reduce(pirateAttack.evolve, this.state);
    this.events.push(...events);
  }

  do(...commands: readonly Command[]): this {
    for (const command of commands) this.overrule(command);
    return this;
  }

  overrule(command: Command, ...codes: readonly string[]): this {
    const decided = pirateAttack.decide(this.state, command, new Set(codes));
    if (!decided.ok) throw new Error(`${command.kind} refused: ${JSON.stringify(decided.no)}`);
    this.#take(decided.value);
    return this;
  }

  /** The refusal a command meets, which leaves the table as it was. */
  refusal(command: Command, ...waived: readonly string[]): Refusal | undefined {
    const decided = pirateAttack.decide(this.state, command, new Set(waived));
    return decided.ok ? undefined : decided.no;
  }

  refused(command: Command, ...waived: readonly string[]): string | undefined {
    return this.refusal(command, ...waived)?.code;
  }

  /** The table as it stands. */
  stand(fields: FieldValues): this {
    return this.do({ kind: 'setTable', fields });
  }

  purse(seat: SeatId): readonly [free: number, locked: number] {
    const { free, locked } = purseOf(this.state, seat);
    return [free, locked];
  }

  fame(seat: SeatId): number {
    return fameOf(this.state, seat);
  }

  ships(seat: SeatId): number {
    return rowOf(this.state, seat).length;
  }

  get turn(): SeatId {
    return this.state.turn;
  }

  /** None while the game goes on. */
  get winners(): readonly SeatId[] | undefined {
    return this.state.phase.kind === 'over' ? this.state.phase.winners : undefined;
  }

  /** Events of one kind that the last accepted command led to. */
  told<Kind extends EventKind>(kind: Kind): readonly EventOf<Kind>[] {
    return this.last.filter((event): event is EventOf<Kind> => event.kind === kind);
  }
}

export const table = (seating?: Seating): Table => new Table(seating);

/** Red has the Chip, in round one. */
export const running = (fields: FieldValues = {}, seating?: Seating): Table =>
  new Table(seating).stand({ turn: 'red', ...fields });

export const pass = (seat: SeatId): Command => ({ kind: 'passChip', seat });
export const buy = (seat: SeatId, goods: 'cures' | 'curses', count = 1): Command => ({
  kind: 'buy',
  seat,
  goods,
  count,
});
export const won = (seat: SeatId, gold: number): Command => ({ kind: 'takeGold', seat, gold, how: 'won' });
export const drew = (seat: SeatId, gold: number): Command => ({
  kind: 'takeGold',
  seat,
  gold,
  how: 'drawn',
});
export const rob = (seat: SeatId, from: SeatId, share: 'half' | 'all' = 'half'): Command => ({
  kind: 'robGold',
  seat,
  from,
  share,
});
