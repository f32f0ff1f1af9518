import type { AnyCommand, SessionSetup } from '../../../src-main/contract/request.ts';
import { formatCode } from '../../../src-main/chest/code.ts';
import { readEvening } from '../../../src-main/shell/evening.ts';
import { games } from '../../../src-main/rules/games.ts';
import type { GameEvent } from '../../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { deckFor, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { begin, dealOf, draw, layRows, seatsFor, type Table } from '../../rules/pirate-tricks/table.ts';
import type { Command as TricksCommand } from '../../../src-main/rules/pirate-tricks/commands.ts';
import type { Event as TricksEvent } from '../../../src-main/rules/pirate-tricks/events.ts';

/** Which of the worlds: all that is public is the same in each, and what some seats keep to themselves is not. */
export type World = 0 | 1 | 2;

/** Told by the scorekeeper, or by a captain on the own phone; a scan is a card that is read there. */
export type Step =
  { readonly command: AnyCommand; readonly by?: SeatId } | { readonly scan: string; readonly by: SeatId };

/** A moment of an evening at which the probes are made. Nobody of `outsiders` may learn what the others keep. */
export interface Moment {
  readonly name: string;
  readonly game: keyof typeof games;
  readonly setup: SessionSetup;
  readonly outsider: SeatId | undefined;
  steps(world: World): readonly Step[];
  /** What somebody who wants to know might try to enter. */
  readonly tries: readonly AnyCommand[];
  /** What is laid open or paid in front of everybody: where that is another, the worlds may go apart. */
  openly(event: GameEvent): unknown;
}

/** The recorded evenings of games in which nothing is kept from anybody: the worlds are one. */
const openEvening = (game: 'pirate-quest' | 'pirates-flag' | 'pirate-attack'): Moment => {
  const evening = readEvening(game);
  const all = (evening?.lines ?? []) as readonly AnyCommand[];
  // Once an evening is over nothing is asked any more.
  const lines = all.slice(0, Math.min(60, all.length - 10));
  const commands = lines.map((line) => ('command' in line ? (line['command'] as AnyCommand) : line));
  return {
    name: game,
    game,
    setup: evening?.setup as SessionSetup,
    outsider: undefined,
    steps: () => commands.map((command) => ({ command })),
    tries: commands.slice(-20),
    openly: () => undefined,
  };
};

const seats = seatsFor(4);
const outsider: SeatId = 'blue';
const setup = (more: object = {}): SessionSetup => ({
  seats: seats.map((seat) => ({ seat, captain: `Captain ${seat}` })),
  ...more,
});

const deal = dealOf(4);
const [, , [yellows], [greens]] = deal.hands as readonly [unknown, unknown, [CardId], [CardId]];
/** Cards that lie in no row and are turned up for no tie: any hand may hold them. */
const turnedUp = new Set([...deal.rows.flatMap(({ open }) => open), yellows, greens]);
const unseen = deckFor(4).filter((card) => !turnedUp.has(card));
/** As it is printed on a card. */
const codeOf = (card: CardId): string => {
  const piece = games['pirate-tricks'].pieces().find(({ row }) => row === card);
  if (!piece) throw new Error(`no piece ${card}`);
  return formatCode('pirate-tricks', piece);
};

/** Everything of a box that can be scanned. */
export const codesOf = ({ game }: Moment): readonly string[] =>
  games[game].pieces().map((piece) => formatCode(game, piece));

interface Told {
  readonly step: (world: World) => Step;
  /** The moment that has come with it. */
  readonly upTo?: string;
}

/** A whole round as everybody sees it, with what two seats keep to themselves put in between. */
class Evening {
  readonly told: Told[] = [];
  readonly table: Table;

  constructor(more: object = {}) {
    this.table = begin({ players: 4, ...more });
  }

  /** Seen by all. */
  say(...commands: readonly TricksCommand[]): this {
    for (const command of commands) {
      this.table.do(command);
      this.told.push({ step: () => ({ command: command as AnyCommand }) });
    }
    return this;
  }

  /** Known to its seat alone, and another in each world. */
  keep(...steps: readonly ((world: World) => Step)[]): this {
    for (const step of steps) this.told.push({ step });
    return this;
  }

  /** The moment that has come. */
  here(name: string): this {
    const last = this.told.pop();
    if (last) this.told.push({ ...last, upTo: name });
    return this;
  }

  upTo(name: string): readonly Told[] {
    return this.told.slice(0, this.told.findIndex((one) => one.upTo === name) + 1);
  }
}

type OwnCommand = Extract<TricksCommand, { readonly kind: 'bid' | 'layTieCard' | 'noteHand' | 'ditch' }>;
const own = (command: OwnCommand): Step => ({ command, by: command.seat });
const bid = (seat: SeatId, row: number, amount: number): OwnCommand => ({ kind: 'bid', seat, row, amount });
const from = (world: World, at: number, count: number): readonly CardId[] =>
  Array.from({ length: count }, (_, n) => unseen[(at + world * 7 + n) % unseen.length] as CardId);

/** Three other purses in each world; what the bank holds, which all can count, is the same. */
const purses = (world: World): Step => {
  const [red, yellow, green] = (
    [
      [20, 16, 12],
      [16, 20, 12],
      [14, 15, 19],
    ] as const
  )[world];
  return {
    command: { kind: 'setTable', fields: { 'loon.red': red, 'loon.yellow': yellow, 'loon.green': green } },
  };
};

function auction(): Evening {
  const evening = new Evening();
  const { table } = evening;
  /** What a helper of the rules' tests would do to its table. */
  const said = (bring: (to: Table) => unknown): void => {
    const commands: TricksCommand[] = [];
    const ear: Table = {
      ...table,
      do(...each) {
        commands.push(...each);
        return ear;
      },
    };
    bring(ear);
    evening.say(...commands);
  };
  said((to) => draw(to));
  said((to) => layRows(to, deal));
  evening
    .keep(purses)
    .keep((world) => own({ kind: 'noteHand', seat: 'red', cards: from(world, 0, 4) }))
    .keep((world) => ({ scan: codeOf(from(world, 12, 1)[0] ?? 'red-20'), by: 'yellow' }))
    .keep((world) => own(bid('red', 1, 7 + world)))
    .keep((world) => own(bid('yellow', 1, [2, 9, 5][world] ?? 0)))
    .here('bids are sealed')
    .say(bid('red', 1, 3), bid('yellow', 1, 1), bid('blue', 1, 2), bid('green', 1, 0))
    .say(bid('blue', 2, 0), bid('yellow', 2, 2), bid('green', 2, 2))
    .keep((world) => own({ kind: 'layTieCard', seat: 'yellow', card: from(world, 20, 1)[0] ?? 'red-20' }))
    .here('a card lies face down');
  return evening;
}

function tricks(): Evening {
  const evening = auction();
  evening
    .say({ kind: 'layTieCard', seat: 'yellow', card: yellows })
    .say({ kind: 'layTieCard', seat: 'green', card: greens });
  const { round } = evening.table.state;
  const left = seats.filter((seat) => !round.rows.some(({ taken }) => taken?.seat === seat));
  evening
    .say(...left.map((seat, at) => bid(seat, 3, at)))
    .keep((world) => own({ kind: 'ditch', seat: 'red', cards: from(world, 3, 2) }))
    .keep((world) => own({ kind: 'ditch', seat: 'yellow', cards: from(world, 15, 2) }))
    .keep((world) => own({ kind: 'noteHand', seat: 'yellow', cards: from(world, 8, 5) }))
    .here('two cards lie aside');
  for (let card = 0; card < 7; card++) evening.say(nextPlay(evening.table));
  evening.keep(() => ({ command: { kind: 'note', text: 'in the second trick' } })).here('cards are played');
  return evening;
}

/** A card from the open cards of the row that the seat took, as the rules allow it by what all know. */
function nextPlay(table: Table): TricksCommand {
  const [seat] = table.prompt('play-card').whom as readonly SeatId[];
  const cards = seat ? (table.state.round.seen[seat] ?? []) : [];
  const plays = cards.map((card) => ({ kind: 'playCard', seat, card }) as TricksCommand);
  const found = plays.find((command) => table.code(command) === undefined);
  if (!found) throw new Error(`${seat ?? 'nobody'} can play nothing that all have seen`);
  return found;
}

function scored(): Evening {
  const evening = new Evening({ depth: 'score' });
  evening.keep(purses);
  // The last row is free for the last seat.
  for (const [at, seat] of seats.slice(0, -1).entries())
    evening.say({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
  return evening.say({ kind: 'tellGain', seat: 'blue', loon: 1 }).here('a round is told');
}

/** Amounts and cards with which each seat can be asked out. */
function tricksTries(): readonly AnyCommand[] {
  const cards = deckFor(4);
  const each = seats.flatMap((seat): readonly object[] => [
    ...[0, 1, 2, 3, 5, 8, 10, 13, 14, 15, 17, 19, 20, 21, 40].flatMap((amount) => [
      { kind: 'bid', seat, row: 1, amount },
      { kind: 'bid', seat, row: 2, amount },
      { kind: 'tellRow', seat, row: 2, bid: amount },
      { kind: 'tellGain', seat, loon: -amount },
      { kind: 'setRight', field: 'loon', seat, value: amount },
    ]),
    ...cards.flatMap((card) => [
      { kind: 'playCard', seat, card },
      { kind: 'showCards', seat, cards: [card] },
      { kind: 'noteHand', seat, cards: [card] },
      { kind: 'ditch', seat, cards: [card] },
      { kind: 'layTieCard', seat, card },
    ]),
    { kind: 'topUp', seat },
    { kind: 'ditch', seat, cards: [] },
    { kind: 'noteHand', seat, cards: [] },
    { kind: 'predict', seat, tricks: 3 },
    { kind: 'winTrick', seat },
    { kind: 'winTie', seat },
    { kind: 'setRight', field: 'row', seat, value: 1 },
    { kind: 'setRight', field: 'row', seat, value: 2 },
    { kind: 'seatCaptain', seat, captain: 'Another' },
  ]);
  const rows = [1, 2, 3, 4].flatMap((row) => cards.map((card) => ({ kind: 'dealCard', row, card })));
  const rest = [
    { kind: 'note', text: 'nothing' },
    { kind: 'pause' },
    { kind: 'setDepth', depth: 'fights' },
    { kind: 'setDepth', depth: 'score' },
    { kind: 'setTable', fields: { 'loon.red': 9, 'loon.blue': 15 } },
    { kind: 'bidAgain' },
    { kind: 'ruleBreach', flag: 1, fine: 9 },
    { kind: 'tellRound', gains: seats.map((seat) => ({ seat, loon: -13 })) },
  ];
  return [...each, ...rows, ...rest] as readonly AnyCommand[];
}

/** Sealed answers that are turned up, and payments: a seat pays no more than it has, and the bank is seen by all. */
function openly(event: GameEvent): unknown {
  const told = event as TricksEvent;
  switch (told.kind) {
    case 'bidsOpened':
      return told.bids;
    case 'tieOpened':
      return told.cards;
    case 'rowTaken':
      return [told.row, told.seat, told.bid, told.bank];
    case 'toppedUp':
    case 'collected':
    case 'breachRuled':
      return [told.seat, told.change];
    case 'roundTold':
      return told.lines.map(({ change }) => change);
    case 'spoilsSettled':
      return told.settled.lines.map(({ change }) => change);
    case 'fieldsSet':
      return told.stand.bank;
    default:
      return undefined;
  }
}

function tricksMoment(name: string, evening: Evening, more: object = {}): Moment {
  const told = evening.upTo(name);
  return {
    name,
    game: 'pirate-tricks',
    setup: setup(more),
    outsider,
    steps: (world) => told.map(({ step }) => step(world)),
    tries: tricksTries(),
    openly,
  };
}

export function moments(): readonly Moment[] {
  const bidding = auction();
  const playing = tricks();
  return [
    tricksMoment('bids are sealed', bidding),
    tricksMoment('a card lies face down', bidding),
    tricksMoment('two cards lie aside', playing),
    tricksMoment('cards are played', playing),
    tricksMoment('a round is told', scored(), { depth: 'score' }),
    openEvening('pirate-quest'),
    openEvening('pirates-flag'),
    openEvening('pirate-attack'),
  ];
}
