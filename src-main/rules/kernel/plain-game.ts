import { withChairs } from './chairs.ts';
import type { BeforeChoice, ChosenByName } from './before.ts';
import { keyOf } from './field.ts';
import { fieldKey, type CommonCommand, type Field, type FieldValues, type Game } from './game.ts';
import type { GameCommand, GameEvent, GameState, Setup, Told } from './game.ts';
import { leastGame } from './least-game.ts';
import { message, type Catalogue, type Language, type MessageValue, type MessageValues } from './message.ts';
import { defaultsOf, type Option, type OptionValues } from './option.ts';
import type { Piece } from './piece.ts';
import { fromQuestions, type Asking } from './questions/game.ts';
import type { Row } from './record.ts';
import {
  firstRefusal,
  refusalsOf,
  type Decision,
  type Refusal,
  type RefusalKind,
  type Waived,
} from './refusal.ts';
import { accept, refuse, type Result } from './result.ts';
import { forSeats, seatIds, type SeatId } from './seat.ts';
import type { Shape } from './shape.ts';
import type { Standings } from './standings.ts';
import {
  commonCodes,
  depthOf,
  fieldChecks,
  isSeated,
  serviceRefusals,
  settledOptions,
  wrongSeats,
  valuesSet,
} from './table-service.ts';
import { plainWords as de } from './text/plain-de.ts';
import { plainWords as en } from './text/plain-en.ts';

// A game that is played by turns, in numbers that stand before all. Whatever every game needs is here: a small one
// says what may be done, what it changes, what is asked and what counts.

/** What was settled before the first entry is in the state. */
export interface PlainState extends GameState {
  readonly options: OptionValues;
  readonly chosen: ChosenByName;
  /** How often it has come to somebody's turn. */
  readonly turns: number;
}

interface SeatCommand extends GameCommand {
  readonly seat: SeatId;
}

/** A number that everybody has, and that can be put right. */
export interface PlainNumber<State> {
  readonly field: string;
  readonly least: number;
  readonly most: number;
  of(state: State, seat: SeatId): number;
  put(state: State, seat: SeatId, value: number): State;
}

export interface PlainRules<State extends PlainState, Command extends SeatCommand, Event extends GameEvent> {
  readonly id: string;
  readonly leastSeats?: number;
  readonly mostSeats?: number;
  readonly options?: readonly Option[];
  readonly before?: readonly BeforeChoice[];
  /** What each command says beside its kind and its seat. */
  readonly commands: Readonly<Record<Command['kind'], Shape>>;
  /** Beside those that every game has. */
  readonly refusals?: Readonly<Record<string, RefusalKind>>;
  /** What only this game has in its state, before anything happened. */
  readonly blank: Omit<State, keyof PlainState>;
  /** The table at the first entry, once seats, options and what was chosen are in it. */
  begun(state: State): State;
  /** Nobody else may do anything, unless the table rules so; without it anybody may. */
  turn?(state: State): SeatId;
  decide(state: State, command: Command, waived: Waived): Decision<Event>;
  evolve(state: State, event: Event): State;
  readonly questions: Pick<Asking<State, Command>, 'rows' | 'open'>;
  readonly numbers: readonly PlainNumber<State>[];
  /** Which of them ranks the captains. */
  readonly score: string;
  goal(state: State): number;
  isOver(state: State): boolean;
  readonly text: Readonly<Record<Language, Catalogue>>;
}

type TableEvent =
  | { readonly kind: 'begun'; readonly settled: Omit<PlainState, 'turns'> }
  | { readonly kind: 'depthSet'; readonly depth: string }
  | { readonly kind: 'fieldsSet'; readonly fields: FieldValues };

/** What is said of commands as shapes, of which their schemas are made. */
export interface Shaped {
  readonly commands: Readonly<Record<string, Shape>>;
}

/** Any of these games: its schemas, words and story are made by what it is. */
export type PlainGame<
  State extends PlainState,
  Command extends SeatCommand,
  Event extends GameEvent,
> = Shaped & Game<State, Command | CommonCommand, Event | TableEvent>;

export const isShaped = <Any extends object>(game: Any): game is Any & Shaped => 'commands' in game;

const depths = ['whole'] as const;
const common = {
  ...serviceRefusals({ table: 'table', depth: 'depth', byHand: 'by-hand' }),
  'not-your-turn': { rule: 'turn', ...commonCodes['not-your-turn'] },
  'game-over': { rule: 'table', ...commonCodes['game-over'] },
} as const;
const no = refusalsOf(common);

export function plainGame<State extends PlainState, Command extends SeatCommand, Event extends GameEvent>(
  rules: PlainRules<State, Command, Event>,
): PlainGame<State, Command, Event> {
  const { id, leastSeats = 2, mostSeats = 10, options = [], before = [], numbers, text } = rules;
  const fields = (state: State): readonly Field[] => numbers.flatMap((one) => fieldsOf(one, state));
  const ranked = numbers.find(({ field }) => field === rules.score);

  const counted = (was: State, now: State): State =>
    rules.turn?.(was) === rules.turn?.(now) ? now : { ...now, turns: now.turns + 1 };
  const decideOwn = (state: State, command: Command, waived: Waived): Decision<Event> => {
    const wrong = firstRefusal(waived, [
      isSeated(no, state, command.seat),
      () => (rules.isOver(state) ? no('game-over') : undefined),
      () => wrongTurn(rules.turn?.(state), command.seat),
    ]);
    return wrong ? refuse(wrong) : rules.decide(state, command, waived);
  };

  const game: Game<State, Command | CommonCommand, Event | TableEvent> = leastGame<
    State,
    Command | CommonCommand,
    Event | TableEvent
  >({
    ...fromQuestions<State, Command>({ ...rules.questions, decide: decideOwn }),
    id,
    title: text.en['title'] ?? id,
    leastSeats,
    mostSeats,
    options,
    ...(before.length > 0 ? { before } : {}),
    depths,
    defaultDepth: depths[0],
    refusals: { ...common, ...rules.refusals },
    // What a game adds and what every plain one has are together its state.
    blank: {
      ...rules.blank,
      seats: [],
      depth: depths[0],
      options: {},
      chosen: {},
      turns: 0,
    } as unknown as State,
    begin(setup) {
      const settled = settledBefore(setup, { leastSeats, mostSeats, options, before });
      return settled.ok ? accept([{ kind: 'begun', settled: settled.value }]) : settled;
    },
    decide(state, command, waived) {
      if (!isCommon(command)) return decideOwn(state, command, waived);
      if (command.kind === 'setDepth') {
        const depth = depthOf(no, depths, command.depth);
        return depth.ok ? accept([{ kind: 'depthSet', depth: depth.value }]) : depth;
      }
      const values = valuesSet(command);
      const wrong = firstRefusal(waived, fieldChecks(no, fields(state), values));
      return wrong ? refuse(wrong) : accept([{ kind: 'fieldsSet', fields: values }]);
    },
    evolve(state, event) {
      if (!isTables(event)) return counted(state, rules.evolve(state, event));
      if (event.kind === 'begun') return rules.begun({ ...state, ...event.settled, turns: 1 });
      if (event.kind === 'depthSet') return { ...state, depth: event.depth };
      return numbers.reduce((now, one) => withFields(one, now, event.fields), state);
    },
    scores: (state) => forSeats(state.seats, (seat) => ranked?.of(state, seat) ?? 0),
    goal: (state) => rules.goal(state),
    isOver: (state) => rules.isOver(state),
    fields,
    pieces: () => tokens,
    tell: (command, events, state) => [
      isCommon(command) ? toldByHand(events, fields(state)) : toldOwn(command),
    ],
    record: (event, was, now) => [
      ...(isTables(event) && event.kind === 'begun' ? seatRows(now) : []),
      ...(rules.isOver(now) && !(was.seats.length > 0 && rules.isOver(was))
        ? resultRows(game.standings(now))
        : []),
    ],
    text: { en: { ...en, ...text.en }, de: { ...de, ...text.de } },
  });
  // Whose turn is skipped is for a game of its own to say: here somebody takes the chair, or stays.
  const seated = withChairs(game, { rule: 'table', ways: () => [], behind: () => [] });
  return { ...seated, commands: rules.commands };
}

type Limits = Required<Pick<PlainRules<PlainState, SeatCommand, GameEvent>, 'options' | 'before'>> & {
  readonly leastSeats: number;
  readonly mostSeats: number;
};

/** What was chosen stands in the setup under its own name, and is checked where it is offered. */
function settledBefore(setup: Setup, { options, before, ...places }: Limits): Settling {
  const { seats, depth = depths[0], options: given } = setup;
  const wrong = wrongSeats(no, seats, places);
  if (wrong) return refuse(wrong);
  const told = depthOf(no, depths, depth);
  if (!told.ok) return told;
  const house = settledOptions(no, options, defaultsOf(options), given);
  if (!house.ok) return house;
  const said = setup as unknown as ChosenByName;
  const chosen = Object.fromEntries(before.map(({ name, default: usual }) => [name, said[name] ?? usual]));
  return accept({ seats, depth: told.value, options: house.value, chosen });
}
type Settling = Result<Omit<PlainState, 'turns'>, Refusal>;

const wrongTurn = (turn: SeatId | undefined, seat: SeatId) =>
  turn === undefined || turn === seat
    ? undefined
    : no('not-your-turn', { turn: { seat: turn }, player: { seat } });

const isCommon = (command: GameCommand): command is CommonCommand =>
  ['setDepth', 'setTable', 'setRight'].includes(command.kind);
const isTables = (event: GameEvent): event is TableEvent =>
  ['begun', 'depthSet', 'fieldsSet'].includes(event.kind);

const fieldsOf = <State extends PlainState>(
  { field, least, most, of }: PlainNumber<State>,
  state: State,
): readonly Field[] =>
  state.seats.map((seat) => ({
    field,
    seat,
    label: message(`field.${field}`),
    type: { kind: 'number', least, most },
    value: of(state, seat),
  }));

const withFields = <State extends PlainState>(
  { field, put }: PlainNumber<State>,
  state: State,
  values: FieldValues,
): State =>
  state.seats.reduce((now, seat) => {
    const value = values[fieldKey(field, seat)];
    return typeof value === 'number' ? put(now, seat, value) : now;
  }, state);

/** A command in words: `tell.<kind>`, with what it says and who does it. */
function toldOwn(command: SeatCommand): Told {
  const { kind, seat, ...said } = command as SeatCommand & Readonly<Record<string, unknown>>;
  const plain = Object.entries(said).filter(
    (one): one is [string, MessageValue] => typeof one[1] === 'string' || typeof one[1] === 'number',
  );
  const values: MessageValues = { ...Object.fromEntries(plain), player: { seat } };
  return { seat, message: message(`tell.${kind}`, values) };
}

function toldByHand(events: readonly GameEvent[], form: readonly Field[]): Told {
  const [event] = events.filter(isTables);
  if (event?.kind === 'depthSet')
    return { message: message('tell.depthSet', { depth: message(`depth.${event.depth}`) }) };
  const values = event?.kind === 'fieldsSet' ? event.fields : {};
  const set = form.flatMap((field) => {
    const value = values[keyOf(field)];
    return field.seat && typeof value === 'number'
      ? [message('tell.fieldSet', { label: field.label, player: { seat: field.seat }, value })]
      : [];
  });
  return { message: message('tell.fieldsSet', { fields: set }) };
}

const seatRows = ({ seats }: GameState): readonly Row[] =>
  seats.map((seat, at) => ({ table: 'seats', values: { seat, place: at + 1 } }));

const resultRows = ({ ranks, winners }: Standings): readonly Row[] =>
  ranks.map(({ seat, rank, score }) => ({
    table: 'results',
    values: { seat, rank, score, winner: winners.includes(seat) ? 1 : 0 },
  }));

/** What every captain has: a token with the own mark. */
const tokens: readonly Piece[] = seatIds.map((seat) => ({
  key: `token/${seat}/1`,
  kind: 'token',
  row: seat,
  copy: 1,
  name: message('piece.token', { mark: message(`mark.${seat}`) }),
  sign: { kind: 'token', seat },
}));
