import { expect } from 'vitest';
import type { Refusal } from '../../../src-main/rules/kernel/refusal.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { awaited, type Awaited } from '../../../src-main/rules/pirate-quest/awaiting.ts';
import { settleOpenWindows } from '../../../src-main/rules/pirate-quest/consequences.ts';
import { cardsToDeal } from '../../../src-main/rules/pirate-quest/race.ts';
import type { Suit } from '../../../src-main/rules/pirate-quest/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import type { Event } from '../../../src-main/rules/pirate-quest/events.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import type { MapChoice, PlacedCard } from '../../../src-main/rules/pirate-quest/map/layout.ts';
import { design } from '../../../src-main/rules/pirate-quest/data/designs.ts';
import type { Options } from '../../../src-main/rules/pirate-quest/options.ts';
import type { Player } from '../../../src-main/rules/pirate-quest/player.ts';
import type { Setup } from '../../../src-main/rules/pirate-quest/setup.ts';
import { blank, type Depth, type State } from '../../../src-main/rules/pirate-quest/state.ts';
import { invariantsBroken } from './invariants.ts';

export interface Laying extends Omit<Setup, 'seats' | 'options' | 'dealer' | 'depth'> {
  readonly captains?: number;
  readonly depth?: Depth;
  readonly options?: Partial<Options>;
  /** The last seat unless said; null lets the captains roll. */
  readonly dealer?: SeatId | null;
}

/** One table, played through commands only; the invariants are looked at after each. */
export class Table {
  state: State;
  events: readonly Event[] = [];

  constructor({ captains = 3, dealer, ...laying }: Laying = {}) {
    const seats = seatIds.slice(0, captains);
    const deals = dealer === undefined ? seats.at(-1) : dealer;
    const begun = pirateQuest.begin({ ...laying, seats, ...(deals ? { dealer: deals } : {}) } as Setup);
    if (!begun.ok) throw new Error(`not begun: ${begun.no.code}`);
    this.state = blank;
    this.take(begun.value);
  }

  private take(events: readonly Event[]): void {
    this.events = events;
    this.state = events.reduce(pirateQuest.evolve, this.state);
    expect(invariantsBroken(this.state)).toEqual([]);
  }

  /** Every one of these is accepted. */
  do(...commands: readonly Command[]): this {
    for (const command of commands) {
      const decided = pirateQuest.decide(this.state, command, new Set());
      if (!decided.ok) throw new Error(`${JSON.stringify(command)} was refused: ${decided.no.code}`);
      this.take(decided.value);
    }
    return this;
  }

  overrule(command: Command, ...codes: readonly string[]): this {
    const decided = pirateQuest.decide(this.state, command, new Set(codes));
    if (!decided.ok) throw new Error(`${JSON.stringify(command)} was refused: ${decided.no.code}`);
    this.take(decided.value);
    return this;
  }

  /** The refusal that this meets. */
  refusal(command: Command): Refusal {
    const decided = pirateQuest.decide(this.state, command, new Set());
    if (decided.ok) throw new Error(`${JSON.stringify(command)} was accepted`);
    return decided.no;
  }

  code(command: Command): string {
    return this.refusal(command).code;
  }

  /** What is awaited once all that may be answered is left. */
  get next(): Awaited {
    return awaited(settleOpenWindows(this.state));
  }

  get awaits(): string {
    return this.next.kind;
  }

  get promptKinds(): readonly string[] {
    return pirateQuest.prompts(this.state).map(({ kind }) => kind);
  }

  get eventKinds(): readonly string[] {
    return this.events.map(({ kind }) => kind);
  }

  event<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }> {
    const found = this.events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
    if (!found) throw new Error(`no ${kind} among ${this.eventKinds.join(', ')}`);
    return found;
  }

  /** Bids in the order in which they are due. */
  bids(...bids: readonly number[]): this {
    for (const bid of bids) {
      const next = this.next;
      if (next.kind !== 'bid') throw new Error(`no bid is awaited but ${next.kind}`);
      this.do({ kind: 'bid', seat: next.seat, bid });
    }
    return this;
  }

  /** Cards by their printed value, each by whoever is next. */
  plays(...cards: readonly string[]): this {
    for (const card of cards) {
      const next = this.next;
      if (next.kind !== 'card') throw new Error(`no card is awaited but ${next.kind}`);
      this.do({ kind: 'playCard', seat: next.player, card });
    }
    return this;
  }

  /** One that is next lays this card on its side and rolls these faces. */
  tries(card: string, ...faces: readonly string[]): this {
    const next = this.next;
    if (next.kind !== 'card' || next.player === 'dummy' || next.player === 'house')
      throw new Error(`no attempt is possible, awaited is ${next.kind}`);
    const seat = next.player;
    this.do({ kind: 'tryFeature', seat, card });
    return this.rolls(...faces.map((face) => [seat, face] as const));
  }

  rolls(...rolls: readonly (readonly [Player, string])[]): this {
    for (const [seat, face] of rolls) this.do({ kind: 'roll', seat, face });
    return this;
  }

  counts(counts: Partial<Record<Player, number>>): this {
    for (const [seat, won] of Object.entries(counts))
      // The last number follows by itself.
      if (this.state.phase === 'fighting') this.do({ kind: 'countFights', seat: seat as Player, won });
    return this;
  }

  /** Zero bids, the last seat wins everything, nobody moves: on to the next deal. */
  skipBattle(): this {
    const { number, cards } = this.state.battle;
    while (this.awaits === 'bid') this.bids(0);
    const last = this.state.seats.at(-1) ?? 'red';
    this.counts(Object.fromEntries(this.state.seats.map((seat) => [seat, seat === last ? cards : 0])));
    while (this.state.battle.number === number) this.stops();
    return this;
  }

  /** Whoever is to move leaves it. */
  stops(): this {
    const next = this.next;
    if (next.kind !== 'move') throw new Error(`no move is awaited but ${next.kind}`);
    const [seat] = next.players;
    return this.do({ kind: 'stop', seat: seat as SeatId });
  }

  get mover(): readonly Player[] {
    const { next } = this;
    return next.kind === 'move' ? next.players : [];
  }

  get turn(): Player | undefined {
    const { next } = this;
    return next.kind === 'card' ? next.player : next.kind === 'bid' ? next.seat : undefined;
  }

  get nextCards(): number {
    return cardsToDeal(this.state);
  }

  luck(seat: SeatId): number {
    return this.state.luck[seat] ?? 0;
  }

  square(player: Player): string | null {
    return this.state.markers[player]?.square ?? null;
  }

  set(fields: Readonly<Record<string, string | number>>): this {
    return this.do({ kind: 'setTable', fields });
  }
}

export const sit = (laying: Laying = {}): Table => new Table(laying);

/** A row of the deck with a feature of its own, for an edition. */
export function card(
  id: string,
  feature: 'fog' | 'blessed' | 'luck' | 'trump' | 'mutiny' | 'thief',
  cost: number,
  suit: Suit,
  value: number,
) {
  return { id, feature: { feature, cost, becomes: { suit, value } } };
}

/** The delivered deck with these features filled in. */
export function deckWith(...rows: readonly ReturnType<typeof card>[]) {
  return blankDeckRows.map((row) => ({ ...row, ...rows.find(({ id }) => id === row.id) }));
}

const blankDeckRows = blank.edition.deck;

/** Cards of one colour each, edge to edge from west to east. */
export function straight(...colours: readonly string[]): MapChoice {
  const cards = colours.map((colour, at): PlacedCard => ({ ...design(colour), x: at * 3, y: 0, turn: 0 }));
  return { kind: 'laid', layout: { id: 'straight', cards, accelerations: [1, 2] } };
}

/** All squares green, blue, red or white: three cards. */
export const plainMap = (letter = 'g'): MapChoice => {
  const row = `${letter.repeat(3)}/${letter.repeat(3)}`;
  return straight(row, row, row);
};

/** Three captains on a map of one colour, each on a square of that colour, with every card told. */
export function fighting(laying: Laying = {}, letter = 'g'): Table {
  const table = sit({ depth: 'cards', map: plainMap(letter), ...laying });
  const squares = ['c1-4', 'c1-1', 'c1-5', 'c1-2', 'c1-6', 'c1-3'];
  return table.set(
    Object.fromEntries(table.state.seats.map((seat, at) => [`square.${seat}`, squares[at] ?? 'off'])),
  );
}
