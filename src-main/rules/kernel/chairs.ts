import type { Game, GameCommand, GameEvent, GameState } from './game.ts';
import { message, type MessageValues } from './message.ts';
import { fromQuestions, type FromQuestions } from './questions/game.ts';
import { digit, words } from './questions/picks.ts';
import { defineQuestion } from './questions/question.ts';
import { step, type Made } from './questions/step.ts';
import { firstRefusal, refusalsOf, type Check, type Decision, type Refusal, type Waived } from './refusal.ts';
import { accept, refuse } from './result.ts';
import { isSeatId, type BySeat, type SeatId } from './seat.ts';
import type { Standings } from './standings.ts';

// Captains leave a table, come back to it and arrive late. Their chairs stay: who plays is `seats`, and beside them
// stand the chairs that sleep. What a sleeping chair means is for each game to say.

/** Only of a table that somebody has left, or come to late. */
export interface Chairs {
  /** Every chair in its order, whether somebody plays there or not. */
  readonly all: readonly SeatId[];
  /** Who has just got up: what becomes of the chair is asked. */
  readonly leaving: SeatId | null;
  /** How each chair sleeps that does. */
  readonly asleep: BySeat<string>;
}

export type ChairCommand =
  | { readonly kind: 'leaveChair'; readonly seat: SeatId }
  /** `piece` is what becomes of what stands on the board, where that is asked. */
  | { readonly kind: 'settleChair'; readonly seat: SeatId; readonly how: string; readonly piece?: ChairPiece }
  | { readonly kind: 'returnToChair'; readonly seat: SeatId }
  | { readonly kind: 'bringChair'; readonly seat: SeatId };

export const pieces = ['stays', 'off'] as const;
export type ChairPiece = (typeof pieces)[number];

export type ChairEvent =
  | { readonly kind: 'chairLeft'; readonly seat: SeatId }
  | {
      readonly kind: 'chairSettled';
      readonly seat: SeatId;
      readonly how: string;
      readonly piece?: ChairPiece;
    }
  | { readonly kind: 'chairTakenAgain'; readonly seat: SeatId }
  | { readonly kind: 'chairBrought'; readonly seat: SeatId };

export const chairCommandKinds = ['leaveChair', 'settleChair', 'returnToChair', 'bringChair'] as const;
const chairEventKinds = ['chairLeft', 'chairSettled', 'chairTakenAgain', 'chairBrought'] as const;
// Asked of every fact there is.
const commandKinds: ReadonlySet<string> = new Set(chairCommandKinds);
const eventKinds: ReadonlySet<string> = new Set(chairEventKinds);

const isChairCommand = (command: GameCommand): command is ChairCommand => commandKinds.has(command.kind);
const isChairEvent = (event: GameEvent): event is ChairEvent => eventKinds.has(event.kind);

/** One thing that a game lets become of a chair. */
export interface ChairWay {
  readonly how: string;
  /** Why not here and now. */
  readonly refusal?: Refusal;
  /** Something of theirs stands on the board, and whether it stays there is asked. */
  readonly asksPiece?: boolean;
  readonly values?: MessageValues;
}

export interface ChairRules<State extends GameState, Event> {
  /** The rule card that says it. */
  readonly rule: string;
  ways(state: State, seat: SeatId): readonly ChairWay[];
  /** What follows in the game, on the table as it is after that. */
  behind(state: State, event: ChairEvent): readonly Event[];
  /** How many it is for at most; none may come late where it is left out. */
  readonly mostSeats?: number;
}

/** None can be overruled: no ruling makes somebody sit where nobody does. */
const chairRefusals = (rule: string) => {
  const nonsense = { rule, waivable: false } as const;
  return {
    'chair-empty': nonsense,
    'chair-full': nonsense,
    'chair-first': nonsense,
    'chair-not-yet': nonsense,
    'chairs-too-few': nonsense,
    'chairs-fixed': nonsense,
    'no-such-seat': nonsense,
    'seat-count': nonsense,
    'bad-question': nonsense,
  };
};

/** What a game answers where the rules let no chair sleep. */
export const chairNo = (rule: string) => refusalsOf(chairRefusals(rule));

/** Somebody sits there after all; and with 'end' nobody has to any more. */
const heldOn: readonly string[] = ['taken', 'stays'];

const noChairs = ({ seats }: GameState): Chairs => ({ all: seats, leaving: null, asleep: {} });
const chairsOf = (state: GameState): Chairs => state.chairs ?? noChairs(state);

type Seated = Pick<GameState, 'seats' | 'chairs'>;

/** All chairs in their order, those that sleep among them. */
export const placesOf = (state: Seated): readonly SeatId[] => state.chairs?.all ?? state.seats;

export const sleeps = ({ chairs }: Seated, seat: SeatId): boolean => chairs?.asleep[seat] !== undefined;

/** Who would play if it began now. */
export const awake = (state: GameState): readonly SeatId[] =>
  placesOf(state).filter((seat) => !sleeps(state, seat));

export const leaving = ({ chairs }: GameState): SeatId | undefined => chairs?.leaving ?? undefined;

/** The chairs in another order of those who play: each that sleeps stays where it is. */
export function inOrder(state: GameState, seats: readonly SeatId[]): Pick<GameState, 'seats' | 'chairs'> {
  if (!state.chairs) return { seats };
  const next = seats[Symbol.iterator]();
  const all = state.chairs.all.map((seat) =>
    state.seats.includes(seat) ? (next.next().value ?? seat) : seat,
  );
  return { seats, chairs: { ...state.chairs, all } };
}

function evolveChairs<State extends GameState>(state: State, event: ChairEvent): State {
  const chairs = chairsOf(state);
  const { seat } = event;
  const { [seat]: _, ...others } = chairs.asleep;
  switch (event.kind) {
    case 'chairLeft':
      return { ...state, chairs: { ...chairs, leaving: seat } };
    case 'chairSettled': {
      const isHeld = heldOn.includes(event.how) || event.how === 'end';
      return {
        ...state,
        chairs: { ...chairs, leaving: null, asleep: isHeld ? others : { ...others, [seat]: event.how } },
      };
    }
    case 'chairTakenAgain':
      return { ...state, chairs: { ...chairs, asleep: others } };
    case 'chairBrought':
      return { ...state, chairs: { ...chairs, all: [...chairs.all, seat] } };
  }
}

/** A game whose captains may leave, come back and arrive late: it understands commands about chairs beside its own. */
export function withChairs<State extends GameState, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  rules: ChairRules<State, Event>,
): Game<State, Command, Event> {
  const evolve = (state: State, event: Event): State =>
    isChairEvent(event) ? evolveChairs(state, event) : game.evolve(state, event);
  const decide = (state: State, command: Command, waived: Waived): Decision<Event> =>
    isChairCommand(command) ? decideChair(game, rules, state, command) : game.decide(state, command, waived);
  const asked = chairQuestions(rules, decide as never);
  const from = (state: State): FromQuestions<State, Command> =>
    leaving(state) ? (asked as unknown as FromQuestions<State, Command>) : game;
  return {
    ...game,
    arrives: rules.mostSeats,
    refusals: { ...chairRefusals(rules.rule), ...game.refusals },
    evolve,
    decide,
    prompts: (state) => from(state).prompts(state),
    press: (state, ...rest) => from(state).press(state, ...rest),
    stepAfter: (state, ...rest) => from(state).stepAfter(state, ...rest),
    interpret: (state, ...rest) => from(state).interpret(state, ...rest),
    kinds: { ...game.kinds, ...asked.kinds },
    standings: (state) => withSleepers(game, state),
    tell: (command, events, before, viewer) => {
      if (!isChairCommand(command)) return game.tell(command, events, before, viewer);
      const first = (events as readonly GameEvent[]).find(isChairEvent);
      const how = first?.kind === 'chairSettled' ? `.${first.how}` : '';
      return first
        ? [
            {
              seat: first.seat,
              message: message(`tell.${first.kind}${how}`, { player: { seat: first.seat } }),
            },
          ]
        : [];
    },
    record: (event, before, after) =>
      isChairEvent(event)
        ? event.kind === 'chairBrought'
          ? [{ table: 'seats', values: { seat: event.seat, place: placesOf(after).length - 1 } }]
          : []
        : game.record(event, before, after),
  };
}

type AnyDecide = (state: GameState, command: ChairCommand, waived: Waived) => Decision<GameEvent>;

function chairQuestions<State extends GameState, Event>(rules: ChairRules<State, Event>, decide: AnyDecide) {
  const chair = defineQuestion<State, ChairCommand, SeatId>({
    kind: 'chair',
    makes: ['settleChair'],
    rule: rules.rule,
    whom: (_, seat) => [seat],
    ask: (_, seat) => message('prompt.chair', { player: { seat } }),
    hint: (_, seat) => message('prompt.chair.hint', { player: { seat } }),
    shown: (state, seat) => [seat, rules.ways(state, seat).map(({ how }) => how)],
    step: (state, seat) => {
      const ways = rules.ways(state, seat);
      const all = ['taken', ...ways.map(({ how }) => how), 'stays'];
      return step(
        'choice',
        words(all, (how) =>
          madeOf(
            seat,
            how,
            ways.find((way) => way.how === how),
            all.indexOf(how) + 1,
          ),
        ),
      );
    },
  });
  return fromQuestions<State, ChairCommand>({
    rows: [chair],
    open: (state) => {
      const seat = leaving(state);
      return seat ? [chair(state, seat)] : [];
    },
    decide: decide as never,
  });
}

function madeOf(seat: SeatId, how: string, way: ChairWay | undefined, nth: number): Made<ChairCommand> {
  const said = {
    label: message(`chair.${how}`, { player: { seat }, ...way?.values }),
    note: message(`chair.${how}.note`, { player: { seat }, ...way?.values }),
    ...digit(nth),
  };
  const command = { kind: 'settleChair', seat, how } as const;
  if (!way?.asksPiece) return { ...said, command };
  return {
    ...said,
    next: () =>
      step(
        'choice',
        words(pieces, (piece) => ({
          command: { ...command, piece },
          label: message(`chair.piece.${piece}`),
          ...digit(pieces.indexOf(piece) + 1),
        })),
      ),
  };
}

function decideChair<State extends GameState, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  rules: ChairRules<State, Event>,
  state: State,
  command: ChairCommand,
): Decision<Event> {
  const refusal = firstRefusal(new Set(), checksOf(game, rules, state, command));
  if (refusal) return refuse(refusal);
  const event = eventOf(command);
  return accept([event as unknown as Event, ...rules.behind(evolveChairs(state, event), event)]);
}

function eventOf(command: ChairCommand): ChairEvent {
  const { seat } = command;
  switch (command.kind) {
    case 'leaveChair':
      return { kind: 'chairLeft', seat };
    case 'settleChair': {
      const { how, piece } = command;
      return { kind: 'chairSettled', seat, how, ...(piece ? { piece } : {}) };
    }
    case 'returnToChair':
      return { kind: 'chairTakenAgain', seat };
    case 'bringChair':
      return { kind: 'chairBrought', seat };
  }
}

function checksOf<State extends GameState, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  rules: ChairRules<State, Event>,
  state: State,
  command: ChairCommand,
): readonly Check[] {
  const { seat } = command;
  const no = chairNo(rules.rule);
  const isOver = (): Refusal | undefined =>
    state.seats.length === 0 || game.standings(state).over ? no('chairs-fixed') : undefined;
  const isThere = (): Refusal | undefined =>
    placesOf(state).includes(seat) ? undefined : no('no-such-seat', { mark: seat });
  const player = { seat };
  switch (command.kind) {
    case 'leaveChair':
      return [
        isThere,
        isOver,
        () => (sleeps(state, seat) ? no('chair-empty', { player }) : undefined),
        () => (leaving(state) ? no('chair-first', { player: { seat: leaving(state) ?? seat } }) : undefined),
      ];
    case 'settleChair':
      return [
        isThere,
        () => (leaving(state) === seat ? undefined : no('chair-full', { player })),
        () => wrongWay(rules, state, command),
      ];
    case 'returnToChair':
      return [isThere, isOver, () => (sleeps(state, seat) ? undefined : no('chair-full', { player }))];
    case 'bringChair':
      return [
        isOver,
        () => (isSeatId(seat) ? undefined : no('no-such-seat', { mark: seat })),
        () => (placesOf(state).includes(seat) ? no('chair-full', { player }) : undefined),
        () => noRoom(rules, state),
      ];
  }
}

function wrongWay<State extends GameState, Event>(
  { rule, ways }: ChairRules<State, Event>,
  state: State,
  { seat, how }: Extract<ChairCommand, { kind: 'settleChair' }>,
): Refusal | undefined {
  if (heldOn.includes(how)) return undefined;
  const way = ways(state, seat).find((one) => one.how === how);
  return way ? way.refusal : chairNo(rule)('bad-question');
}

function noRoom<State extends GameState, Event>(
  { rule, mostSeats }: ChairRules<State, Event>,
  state: State,
): Refusal | undefined {
  const no = chairNo(rule);
  if (mostSeats === undefined) return no('chairs-fixed');
  const count = placesOf(state).length + 1;
  return count > mostSeats
    ? no('seat-count', { count, least: 1, most: mostSeats, game: message('title') })
    : undefined;
}

/** Whoever has left stands behind all who play, with what was theirs. */
function withSleepers<State extends GameState, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  state: State,
): Standings {
  const standings = game.standings(state);
  const away = placesOf(state).filter((seat) => sleeps(state, seat));
  if (away.length === 0) return standings;
  const isAway = (seat: SeatId): boolean => away.includes(seat);
  const playing = standings.ranks.filter(({ seat }) => !isAway(seat));
  const whole = game.standings({ ...state, seats: placesOf(state) }).ranks;
  return {
    ...standings,
    leaders: standings.leaders.filter((seat) => !isAway(seat)),
    ranks: [
      ...playing,
      ...whole
        .filter(({ seat }) => isAway(seat))
        .map((one) => ({ ...one, rank: playing.length + 1, left: true as const })),
    ],
  };
}
