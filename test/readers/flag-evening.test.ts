import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import type { Taken } from '../../src-main/readers/taken.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { isTaught } from '../../src-main/rules/pirates-flag/cards.ts';
import type { Command } from '../../src-main/rules/pirates-flag/commands.ts';
import { deliveredCards } from '../../src-main/rules/pirates-flag/data/cards.ts';
import type { Event } from '../../src-main/rules/pirates-flag/events.ts';
import { piratesFlag } from '../../src-main/rules/pirates-flag/game.ts';
import { carries, flagPlace, placeOf, type State } from '../../src-main/rules/pirates-flag/state.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import type { Place } from '../../hardware/discovery/remembered.ts';
import type { Report } from '../../hardware/report.ts';
import { tableBegun } from '../contract/table.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { random, type Random } from '../support/random.ts';
import { anEvening, type Evening } from './evening.ts';
import { ownLibrary } from './table.ts';
import { stepAt, waysToAnswer } from '../support/pressing.ts';

const seats: readonly SeatId[] = ['red', 'blue', 'yellow'];
/** A small box: the nine cards whose texts everybody knows. */
const edition = { missing: deliveredCards.filter((row) => !isTaught(row)).map(({ id }) => id) };
const setup = {
  seats: seats.map((seat) => ({ seat, captain: seat })),
  depth: 'cards',
  pirateCaptains: { blue: 'captain-shan' },
  edition,
} as const;
/** A scanner before each captain for cards, and a board with buttons and a dice tray that says whose it is. */
const cast = scriptOf(
  { reader: 'table', kind: 'scanner' },
  { reader: 'tray', kind: 'qm1' },
  ...seats.map((seat) => ({ reader: seat, kind: 'scanner' })),
  ...seats.map((seat) => ({ reader: `tray-${seat}`, kind: 'qm1' })),
);
const places = Object.fromEntries(
  seats.flatMap((seat): [string, Place][] => [
    [seat, { kind: 'seat', seat }],
    [`tray-${seat}`, { kind: 'seat', seat }],
  ]),
);

let owned: ReturnType<typeof ownLibrary>;
let evening: Evening;
let table: RunningTable;

const freshTable = (): RunningTable => tableBegun(piratesFlag, setup);

beforeEach(async () => {
  owned = ownLibrary();
  table = freshTable();
  evening = await anEvening(cast, { library: owned.library, places, table });
});

afterEach(async () => {
  await evening.end();
  owned.remove();
});

const stateOf = (of: RunningTable): State => of.state.game as unknown as State;

/** The cards as they lie and are held, which no reader knows until one is shown. */
class Cards {
  readonly hands = new Map<SeatId, string[]>(seats.map((seat) => [seat, []]));
  readonly #all: readonly string[];
  readonly #onStack = new Set<string>();
  #pile: readonly string[];
  readonly #chance: Random;

  constructor(state: State, chance: Random) {
    this.#chance = chance;
    this.#all = state.cards.map(({ id }) => id);
    this.#pile = chance.shuffle(this.#all);
  }

  follow(events: readonly Event[]): void {
    for (const event of events) {
      if (event.kind === 'pileRenewed')
        this.#pile = this.#chance.shuffle(
          this.#all.filter((id) => !this.#isHeld(id) && !this.#onStack.has(id)),
        );
      if (event.kind === 'cardsDrawn') {
        this.hands.get(event.seat)?.push(...this.#pile.slice(0, event.count));
        this.#pile = this.#pile.slice(event.count);
      }
      if (event.kind === 'cardPlayed') this.#onStack.add(event.card);
      if (event.kind === 'playSettled' || event.kind === 'playFizzled' || event.kind === 'playCancelled')
        this.#onStack.delete(event.play.row);
      if (event.kind === 'cardPlayed' || event.kind === 'cardDiscarded') this.#leave(event.seat, event.card);
    }
  }

  holds(seat: SeatId, card: string): boolean {
    return this.hands.get(seat)?.includes(card) ?? false;
  }

  #isHeld(card: string): boolean {
    return [...this.hands.values()].flat().includes(card);
  }

  /** A card nobody names is the one held longest. */
  #leave(seat: SeatId, card: string | null): void {
    const hand = this.hands.get(seat) ?? [];
    const gone = card ?? hand[0];
    this.hands.set(
      seat,
      hand.filter((one) => one !== gone),
    );
  }
}

const codeOf = (key: string): string => {
  const piece = piratesFlag.pieces().find((one) => one.key === key);
  if (!piece) throw new Error(key);
  return formatCode('pirates-flag', piece);
};

type Shown = readonly [reader: string, report: Report];
const faces = (seat: SeatId, values: readonly number[]): readonly Shown[] =>
  values.map((value, at) => [
    `tray-${seat}`,
    { kind: 'face', die: at === 0 ? 'first' : 'second', face: String(value), state: 'rest' },
  ]);
const button = (seat: SeatId, name: string): Shown => [`tray-${seat}`, { kind: 'button', button: name }];
const scan = (seat: SeatId, text: string): Shown => [seat, { kind: 'code', text }];

/** What is thrown, pressed and held before scanners for a command, in this order. */
function shownFor(command: Command): readonly Shown[] {
  switch (command.kind) {
    case 'roll':
      return faces(command.seat, command.faces);
    case 'sail':
      return command.to === undefined
        ? [button(command.seat, command.direction)]
        : [scan(command.seat, String(command.to)), button(command.seat, command.direction)];
    case 'goDownFall':
      return [button(command.seat, 'fall')];
    case 'pickUpFlag':
      return [button(command.seat, 'pick-up')];
    case 'battle':
      return [button(command.seat, 'battle')];
    case 'trade':
      return [button(command.seat, 'trade')];
    case 'passDice':
      return [button(command.seat, 'pass')];
    case 'letStand':
      return [button('red', 'stand')];
    case 'discard':
      return [scan(command.seat, codeOf(`card/${command.card ?? ''}/1`))];
    case 'restShip':
      return [scan(command.seat, String(command.at))];
    case 'playCard':
      return [scan(command.seat, codeOf(`card/${command.card}/1`)), ...aimShown(command)];
    case 'useCaptain':
      return [scan(command.seat, codeOf('captain/captain-shan/1'))];
    default:
      throw new Error(`no reader tells ${command.kind}`);
  }
}

const aimShown = ({ seat, target, direction }: Extract<Command, { kind: 'playCard' }>): readonly Shown[] => [
  ...(target ? [scan(seat, codeOf(`token/${target}/1`))] : []),
  ...(direction ? [button(seat, direction)] : []),
];

/** Shows no more than is needed: what only one answer fits is entered before all of it is shown. */
async function showAll(shown: readonly Shown[]): Promise<Taken | undefined> {
  const head = table.head;
  let what: Taken | undefined;
  for (const one of shown) {
    what = await evening.show(...one);
    if (table.head !== head) return what;
  }
  return what;
}

const isOpen = (state: State, command: Command): boolean => piratesFlag.decide(state, command, new Set()).ok;

const die = (chance: Random): number => 1 + chance.below(6);

/** Cards that somebody really holds, aimed as a scanner can tell it: at what only the topmost answers. */
function cardsOf(state: State, cards: Cards): readonly Command[] {
  const prompt = piratesFlag.prompts(state).find(({ kind }) => kind === 'card' || kind === 'answer-card');
  if (!prompt) return [];
  return seats
    .flatMap((seat) => waysToAnswer(piratesFlag, state, prompt, seat).map(({ command }) => command))
    .flatMap((command): Command[] => {
      if (command.kind === 'useCaptain') return isOpen(state, command) ? [command] : [];
      if (command.kind !== 'playCard' || !cards.holds(command.seat, command.card)) return [];
      const { answers: _, spaces: __, ...told } = command;
      return isOpen(state, told) ? [told] : [];
    });
}

/** How near a ship comes to where it wants to go. */
function nearness(state: State, command: Command, seat: SeatId): number {
  const decided = piratesFlag.decide(state, command, new Set());
  if (!decided.ok) return Infinity;
  const after = decided.value.reduce(piratesFlag.evolve, state);
  if (carries(after, seat)) return placeOf(after, seat) - 100;
  return Math.abs(placeOf(after, seat) - flagPlace(after));
}

/** What the people at the table do next; nothing once the game is won. */
function next(state: State, cards: Cards, chance: Random): Command | undefined {
  if (chance.below(4) === 0) {
    const playable = cardsOf(state, cards);
    if (playable.length > 0) return chance.pick(playable);
  }
  const open = piratesFlag.prompts(state);
  const eager = open.find(({ kind }) => ['battle', 'trade', 'fall', 'pick-up'].includes(kind));
  const asked = open.find(({ need }) => need === 'must');
  if (eager && asked?.kind !== 'forced-roll' && chance.below(4) > 0) {
    const [answer] = waysToAnswer(piratesFlag, state, eager, undefined);
    if (answer && !answer.refusal) return answer.command;
  }
  if (!asked) return undefined;
  const seat = (asked.whom === 'anyone' ? seats : asked.whom).find((one) => !asked.answered.includes(one))!;
  const first = stepAt(piratesFlag, state, asked, seat);
  if (first?.dice)
    return { kind: 'roll', seat, faces: Array.from({ length: first.number?.least ?? 0 }, () => die(chance)) };
  if (asked.kind === 'discard') return { kind: 'discard', seat, card: cards.hands.get(seat)![0]! };
  const commands = waysToAnswer(piratesFlag, state, asked, seat)
    .flatMap(({ command, refusal }) => (refusal ? [] : [command]))
    .filter((command, _, all) => isTold(command, all, !open.some(({ kind }) => kind === 'roll')));
  return [...commands].sort((one, other) => nearness(state, one, seat) - nearness(state, other, seat))[0];
}

/** A scanned number is a space, where no roll could be meant by it, and the end of the way where it is both. */
function isTold(command: Command, all: readonly Command[], takesNumbers: boolean): boolean {
  if (command.kind !== 'sail' || command.to === undefined) return true;
  const { direction, to, pass } = command;
  const there = all.filter((one) => one.kind === 'sail' && one.direction === direction && one.to === to);
  return takesNumbers && pass === undefined && there.length === 1;
}

test('at a scanner of the whole table a captain’s token comes first, then the card, whom, and which way', async () => {
  const fields = { turn: 'red', 'hand.yellow': 1, 'at.red': 10 };
  table.act({ command: { kind: 'setTable', fields } });
  table.act({ command: { kind: 'roll', seat: 'red', faces: [1, 2] } });
  await showAll([
    ['table', { kind: 'code', text: codeOf('token/yellow/1') }],
    ['table', { kind: 'code', text: codeOf('card/flank/1') }],
    ['table', { kind: 'code', text: codeOf('token/red/1') }],
    ['tray', { kind: 'button', button: 'seaward' }],
  ]);
  expect(JSON.parse(table.entry(table.head).command)).toEqual({
    kind: 'playCard',
    seat: 'yellow',
    card: 'flank',
    target: 'red',
    direction: 'seaward',
  });
});

test('a whole game of The Pirate’s Flag is read by trays and scanners alone, and is the game that was typed', async () => {
  const chance = random(5);
  const cards = new Cards(stateOf(table), chance);
  const commands: Command[] = [];
  for (;;) {
    const before = stateOf(table);
    const command = next(before, cards, chance);
    if (!command) break;
    const head = table.head;
    const shown = shownFor(command);
    const what = await showAll(shown);
    expect(what?.outcome, JSON.stringify([command, shown, what])).toBe('accepted');
    expect(table.head, JSON.stringify([command, shown])).toBeGreaterThan(head);
    const entry = table.entry(table.head);
    const entered = JSON.parse(entry.command) as Command;
    expect(command).toMatchObject(entered);
    cards.follow(JSON.parse(entry.events) as Event[]);
    commands.push(entered);
  }
  expect(stateOf(table).phase.kind).toBe('won');
  expect(table.entriesInForce().filter(({ source }) => source === 'scanned')).toHaveLength(commands.length);
  expect(new Set(commands.map(({ kind }) => kind))).toEqual(
    new Set(['battle', 'goDownFall', 'playCard', 'roll', 'sail', 'trade', 'useCaptain']),
  );
  for (const seat of seats) expect(cards.hands.get(seat)).toHaveLength(stateOf(table).hands[seat] ?? 0);

  const typed = freshTable();
  for (const command of commands) typed.act({ command: { ...command } });
  expect(table.playHash()).toBe(typed.playHash());
});
