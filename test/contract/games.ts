import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { accept, refuse } from '../../src-main/rules/kernel/result.ts';
import {
  answeredBy,
  askAll,
  isLastToAnswer,
  opened,
  seal,
  type Secret,
} from '../../src-main/rules/kernel/secret.ts';
import { may, must } from '../../src-main/rules/kernel/prompt.ts';
import { message } from '../../src-main/rules/kernel/message.ts';
import { maySee } from '../../src-main/rules/kernel/view.ts';
import {
  alter,
  emptyStack,
  isOpen,
  lay,
  lift,
  pendingPlay,
  settleAll,
  topOf,
  type Stack,
} from '../../src-main/rules/kernel/stack.ts';
import { decideThroughWindow, type Windowed } from '../../src-main/rules/kernel/window.ts';
import type { BySeat, SeatId } from '../../src-main/rules/kernel/seat.ts';
import { firstRefusal, inSecret, refusalsOf } from '../../src-main/rules/kernel/refusal.ts';
import { leastGame } from '../../src-main/rules/kernel/least-game.ts';

const words = (kind: string) => ({ kind, ask: message(kind), hint: message(kind), rule: kind });
const no = refusalsOf({
  'too-much': { rule: 'auction', waivable: true },
  'not-asked': { rule: 'auction', waivable: false },
  'not-on-top': { rule: 'stack', waivable: false },
  'out-of-range': { rule: 'stack', waivable: true },
  'not-your-turn': { rule: 'turn', waivable: true },
  'nothing-pending': { rule: 'stack', waivable: false },
});

// --- A secret auction of three: nobody sees a bid until the last is in, and till then each may change its own.

interface Auction {
  readonly seats: readonly SeatId[];
  readonly depth: string;
  readonly bids: Secret<number>;
  readonly lots: BySeat<number>;
  readonly lot: number;
}
interface AuctionCommand {
  kind: 'bid';
  seat: SeatId;
  amount: number;
}
type AuctionEvent =
  | { kind: 'begun'; seats: readonly SeatId[] }
  | { kind: 'bidSealed'; seat: SeatId; amount: number }
  | { kind: 'lotSold'; to: SeatId };

export const auction: AnyGame = leastGame<Auction, AuctionCommand, AuctionEvent>({
  id: 'secret-auction',
  blank: { seats: [], depth: 'whole', bids: askAll([]), lots: {}, lot: 1 },
  begin: ({ seats }) => accept([{ kind: 'begun', seats }]),
  decide(state, { seat, amount }, waived) {
    if (!state.bids.asked.includes(seat)) return refuse(no('not-asked'));
    const refusal = firstRefusal(waived, [
      () => inSecret(seat, 'answer', amount > 5 ? no('too-much', { amount, most: 5 }) : undefined),
    ]);
    if (refusal) return refuse(refusal);
    const sealed: AuctionEvent = { kind: 'bidSealed', seat, amount };
    const all = isLastToAnswer(state.bids, seat) && opened(seal(state.bids, seat, amount));
    if (!all) return accept([sealed]);
    const [first] = [...all].sort(([, a], [, b]) => b - a);
    return accept(first ? [sealed, { kind: 'lotSold', to: first[0] }] : [sealed]);
  },
  evolve(state, event) {
    switch (event.kind) {
      case 'begun':
        return { ...state, seats: event.seats, bids: askAll(event.seats) };
      case 'bidSealed':
        return { ...state, bids: seal(state.bids, event.seat, event.amount) };
      case 'lotSold':
        return {
          ...state,
          bids: askAll(state.seats),
          lot: state.lot + 1,
          lots: { ...state.lots, [event.to]: (state.lots[event.to] ?? 0) + 1 },
        };
    }
  },
  prompts: ({ bids, lot }) => [
    must({
      ...words('bid'),
      whom: bids.asked,
      answered: answeredBy(bids),
      shown: { lot },
      secret: true,
    }),
  ],
  interpret: (_state, _prompt, signs, seat) => {
    const sign = signs.at(-1);
    return sign?.kind === 'number' && seat
      ? { kind: 'command', command: { kind: 'bid', seat, amount: sign.value } as AuctionCommand }
      : { kind: 'unfit' };
  },
  view: (state, viewer) => {
    const { bids } = state as Auction;
    return {
      answered: answeredBy(bids),
      own: bids.asked.filter((seat) => maySee(viewer, seat)).map((seat) => bids.answers[seat] ?? null),
    };
  },
  scores: ({ lots }) => lots,
  secrets: {
    hide: (state, sees) => {
      const { bids } = state as Auction;
      const answers = Object.entries(bids.answers).map(([seat, bid]) => [
        seat,
        sees(seat as SeatId) ? bid : 0,
      ]);
      return { ...state, bids: { ...bids, answers: Object.fromEntries(answers) as BySeat<number> } };
    },
    hideIn: (command, sees) =>
      command.kind === 'bid' && !sees((command as AuctionCommand).seat)
        ? ({ ...command, amount: 0 } as AuctionCommand)
        : command,
    opens: ({ kind }) => (kind === 'lotSold' ? { kind: 'bid', seats: ['red', 'blue', 'yellow'] } : undefined),
  },
  record: (event) =>
    event.kind === 'lotSold'
      ? [{ table: 'fights', values: { round: 1, fight: 1, seat: (event as { to: SeatId }).to, card: null } }]
      : [],
});

// --- A stack of three: a grab within two steps, answered by a dodge, and a shove; what no longer holds fizzles.

interface Chase {
  readonly seats: readonly SeatId[];
  readonly depth: string;
  readonly at: BySeat<number>;
  readonly holder: SeatId | undefined;
  readonly stack: Stack<ChasePlay>;
  readonly fizzled: number;
}
type ChasePlay =
  { card: 'grab'; by: SeatId; from: SeatId } | { card: 'step'; by: SeatId; ship: SeatId; to: number };
type ChaseCommand =
  { kind: 'lay'; play: ChasePlay; answers?: number } | { kind: 'sail'; seat: SeatId; to: number };
type ChaseEvent =
  | { kind: 'begun'; seats: readonly SeatId[] }
  | { kind: 'laid'; play: ChasePlay; answers?: number }
  | { kind: 'settled'; number: number; holds: boolean; play: ChasePlay }
  | { kind: 'sailed'; seat: SeatId; to: number };

const inReach = (state: Chase, play: ChasePlay) =>
  play.card === 'step' || Math.abs((state.at[play.by] ?? 0) - (state.at[play.from] ?? 0)) <= 2;

const chaseRules: Windowed<Chase, ChaseCommand, ChaseEvent> = {
  closes: (state, command) => isOpen(state.stack) && command.kind === 'sail',
  settle: (state) =>
    settleAll(
      state,
      ({ stack }) => stack,
      (now, { number, play }) => [{ kind: 'settled', number, holds: inReach(now, play), play }],
      evolveChase,
    ),
  evolve: evolveChase,
  decide(state, command, waived) {
    if (command.kind === 'sail') {
      if (command.seat !== state.seats[0] && !waived.has('not-your-turn')) return refuse(no('not-your-turn'));
      return accept([{ kind: 'sailed', seat: command.seat, to: command.to }]);
    }
    if (command.answers !== topOf(state.stack)?.number)
      return refuse(no('not-on-top', { top: topOf(state.stack)?.play.card ?? '' }));
    if (command.play.card === 'grab' && !inReach(state, command.play) && !waived.has('out-of-range'))
      return refuse(no('out-of-range'));
    const laid: ChaseEvent = { kind: 'laid', play: command.play };
    return accept([command.answers === undefined ? laid : { ...laid, answers: command.answers }]);
  },
};

function evolveChase(state: Chase, event: ChaseEvent): Chase {
  switch (event.kind) {
    case 'begun':
      return { ...state, seats: event.seats, holder: event.seats[0], at: { red: 0, blue: 2, yellow: 1 } };
    case 'laid':
      return { ...state, stack: lay(state.stack, event.play, event.answers) };
    case 'sailed':
      return { ...state, at: { ...state.at, [event.seat]: event.to } };
    case 'settled': {
      const stack = lift(state.stack, event.number);
      if (!event.holds) return { ...state, stack, fizzled: state.fizzled + 1 };
      return event.play.card === 'grab'
        ? { ...state, stack, holder: event.play.by }
        : { ...state, stack, at: { ...state.at, [event.play.ship]: event.play.to } };
    }
  }
}

export const chase: AnyGame = leastGame<Chase, ChaseCommand, ChaseEvent>({
  id: 'stack-of-three',
  blank: { seats: [], depth: 'whole', at: {}, holder: undefined, stack: emptyStack, fizzled: 0 },
  begin: ({ seats }) => accept([{ kind: 'begun', seats }]),
  decide: (state, command, waived) => decideThroughWindow(chaseRules, state, command, waived),
  evolve: evolveChase,
  prompts: (state) => {
    const settled = chaseRules.settle(state).reduce(evolveChase, state);
    const turn = must({
      ...words('sail'),
      whom: state.seats.slice(0, 1),
      shown: { at: settled.at, holder: settled.holder },
    });
    const top = topOf(state.stack);
    if (!top) return [turn];
    const react = may({ ...words('react'), whom: 'anyone', shown: { top } });
    return [turn, react];
  },
  scores: ({ holder, seats }) => Object.fromEntries(seats.map((seat) => [seat, seat === holder ? 1 : 0])),
});

// --- A redirected card with a late reaction: a curse is laid on one, sent on to another, and warded off at last.

interface Curses {
  readonly seats: readonly SeatId[];
  readonly depth: string;
  readonly stack: Stack<{ on: SeatId }>;
  readonly marks: BySeat<number>;
  readonly turn: number;
}
type CurseCommand =
  | { kind: 'curse'; seat: SeatId; on: SeatId }
  | { kind: 'sendOn'; seat: SeatId; curse: number; to: SeatId }
  | { kind: 'ward'; seat: SeatId; curse: number };
type CurseEvent =
  | { kind: 'begun'; seats: readonly SeatId[] }
  | { kind: 'curseLaid'; on: SeatId }
  | { kind: 'curseSentOn'; curse: number; to: SeatId }
  | { kind: 'curseWarded'; curse: number }
  | { kind: 'cursed'; curse: number; seat: SeatId };

function evolveCurses(state: Curses, event: CurseEvent): Curses {
  switch (event.kind) {
    case 'begun':
      return { ...state, seats: event.seats };
    case 'curseLaid':
      return { ...state, stack: lay(state.stack, { on: event.on }), turn: state.turn + 1 };
    case 'curseSentOn':
      return { ...state, stack: alter(state.stack, event.curse, () => ({ on: event.to })) };
    case 'curseWarded':
      return { ...state, stack: lift(state.stack, event.curse) };
    case 'cursed':
      return {
        ...state,
        stack: lift(state.stack, event.curse),
        marks: { ...state.marks, [event.seat]: (state.marks[event.seat] ?? 0) + 1 },
      };
  }
}

const curseRules: Windowed<Curses, CurseCommand, CurseEvent> = {
  closes: (state, command) => isOpen(state.stack) && command.kind === 'curse',
  settle: (state) =>
    settleAll(
      state,
      ({ stack }) => stack,
      (_, { number, play }) => [{ kind: 'cursed', curse: number, seat: play.on }],
      evolveCurses,
    ),
  evolve: evolveCurses,
  decide(state, command, waived) {
    if (command.kind === 'curse') {
      const turn = state.seats[state.turn % state.seats.length];
      if (command.seat !== turn && !waived.has('not-your-turn')) return refuse(no('not-your-turn'));
      return accept([{ kind: 'curseLaid', on: command.on }]);
    }
    const curse = pendingPlay(state.stack, command.curse);
    if (!curse) return refuse(no('nothing-pending'));
    if (curse.play.on !== command.seat) return refuse(no('not-on-top', { on: { seat: curse.play.on } }));
    return accept([
      command.kind === 'ward'
        ? { kind: 'curseWarded', curse: command.curse }
        : { kind: 'curseSentOn', curse: command.curse, to: command.to },
    ]);
  },
};

export const curses: AnyGame = leastGame<Curses, CurseCommand, CurseEvent>({
  id: 'redirected-card',
  blank: { seats: [], depth: 'whole', stack: emptyStack, marks: {}, turn: 0 },
  begin: ({ seats }) => accept([{ kind: 'begun', seats }]),
  decide: (state, command, waived) => decideThroughWindow(curseRules, state, command, waived),
  evolve: evolveCurses,
  prompts: (state) => {
    const top = topOf(state.stack);
    const whom = state.seats.filter((_, at) => at === state.turn % state.seats.length);
    const turn = must({ ...words('curse'), whom, shown: { turn: state.turn } });
    return top ? [turn, may({ ...words('answer'), whom: [top.play.on], shown: { top } })] : [turn];
  },
  scores: ({ marks }) => marks,
});
