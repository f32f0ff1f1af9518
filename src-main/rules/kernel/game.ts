import type { BeforeChoice } from './before.ts';
import type { Chairs } from './chairs.ts';
import type { Catalogue, Language, Message } from './message.ts';
import type { Option, OptionValues } from './option.ts';
import type { OwnData } from './own-data.ts';
import type { Piece } from './piece.ts';
import type { FromQuestions } from './questions/game.ts';
import type { Row } from './record.ts';
import type { Decision, Refusal, RefusalKind, Waived } from './refusal.ts';
import type { Result } from './result.ts';
import type { SeatId } from './seat.ts';
import type { Secrets } from './secrets.ts';
import type { Sign } from './sign.ts';
import type { Standings } from './standings.ts';
import type { Parts, Viewer } from './view.ts';

export interface GameState {
  /** Everyone who plays, in the order of the chairs. */
  readonly seats: readonly SeatId[];
  /** The chairs beside them, at a table that somebody has left or come to late. */
  readonly chairs?: Chairs;
  /** How much the table tells; decides which prompts are asked and which rules can be refereed. */
  readonly depth: string;
}

export interface GameCommand {
  readonly kind: string;
}

export interface GameEvent {
  readonly kind: string;
}

/** What a table settles before the first entry. `edition` is the data it plays with: faces, decks, maps, boards. */
export interface Setup {
  readonly seats: readonly SeatId[];
  readonly depth?: string;
  readonly options?: OptionValues;
  readonly edition?: unknown;
}

/** Every game understands these beside its own commands. */
export type CommonCommand =
  | { readonly kind: 'setDepth'; readonly depth: string }
  /** The table as it stands: one form, one entry. Fields that are left out stay as they are. */
  | { readonly kind: 'setTable'; readonly fields: FieldValues }
  /** One number put right by hand. */
  | { readonly kind: 'setRight'; readonly field: string; readonly seat?: SeatId; readonly value: FieldValue };

export type PlainValue = number | string | boolean;
/** One piece of a list, by its columns; what is left out is as it usually is. */
export type ListRow = Readonly<Record<string, PlainValue>>;
export type FieldValue = PlainValue | readonly ListRow[];
/** Keys are `field` for the table's own and `field.seat` for a seat's. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

export type PlainType =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly among: readonly string[] }
  | { readonly kind: 'flag' };

/** What each piece of a list says of itself. */
export interface Column {
  readonly name: string;
  readonly label: Message;
  readonly type: PlainType;
  /** What a new piece begins with, and what one has that says nothing. */
  readonly usual: PlainValue;
}

/** Pieces in a row, in their order: ships, cards that stand. */
export interface ListType {
  readonly kind: 'list';
  readonly most: number;
  readonly columns: readonly Column[];
}

/** One line of the form with which a table is set as it stands. */
export interface Field {
  readonly field: string;
  readonly seat?: SeatId;
  readonly label: Message;
  readonly type: PlainType | ListType;
  readonly value: FieldValue;
  /** Only this seat may see the value; anyone may still set it. */
  readonly secretOf?: SeatId;
}

export const fieldKey = (field: string, seat?: SeatId): string => (seat ? `${field}.${seat}` : field);

/** One line of the log in words; `seat` is whose mark stands beside it. */
export interface Told {
  readonly seat?: SeatId;
  readonly message: Message;
}

/** A played time at which something happens by itself. */
export interface Bell<Command> {
  /** Milliseconds played, without pauses and without what lies between two evenings. */
  readonly at: number;
  readonly command: Command;
}

/** A question beside the game: odds, what-if, the best claim. Computed when asked, never stored. */
export interface Question {
  readonly kind: string;
}

/** What one page of codes for a single scanner has of a game, beside numbers and captains. */
export interface ScanBoard {
  /** The dice of which each face has a code; the chest's pieces name them. */
  readonly dice: readonly string[];
  /** The words that answer its questions, as its prompts understand them. */
  readonly choices: readonly BoardChoice[];
}

/** Words that are printed on scan boards. A printed page stands for ever: none of them changes or goes. */
export const boardChoices = [
  'try',
  'stand',
  'stop',
  'claim',
  'keep',
  'leave',
  'give',
  'take',
  'take-back',
  'plus',
  'reroll',
  'stand-in',
  'buy',
  'pass',
  'battle',
  'trade',
  'fall',
  'pick-up',
  'discard',
  'ship',
  'seaward',
  'inward',
  'capture',
  'treasure',
  'recruitment1',
  'recruitment2',
  'white',
  'green',
  'blue',
  'red',
  'aside',
] as const;
export type BoardChoice = (typeof boardChoices)[number];

/** One shape for every game. All of it is pure: no clock, no chance, no setting is read inside. */
export interface Game<
  State extends GameState,
  Command extends GameCommand,
  Event extends GameEvent,
> extends FromQuestions<State, Command> {
  readonly id: string;
  /** The printed name. */
  readonly title: string;
  readonly leastSeats: number;
  readonly mostSeats: number;
  /** What stands on its box beside that. */
  readonly box?: Box;
  /** How many may sit there once somebody has come late; nobody may where it is left out. */
  readonly arrives?: number | undefined;
  readonly options: readonly Option[];
  /** What else is chosen before the first entry; a game with nothing to choose leaves it out. */
  readonly before?: readonly BeforeChoice[];
  /** What a table types in, where there is anything that nobody printed for us. */
  readonly ownData?: OwnData<State>;
  /** From telling least to telling most. */
  readonly depths: readonly string[];
  readonly defaultDepth: string;
  readonly refusals: Readonly<Record<string, RefusalKind>>;
  /** What seats keep to themselves; nothing in most games. */
  readonly secrets: Secrets<State, Command, Event>;
  /** Events by which something came to light that nobody can unsee: a card drawn, a die thrown. */
  readonly toLight: readonly Event['kind'][];
  /** Raised when the shape of the state changes, so that snapshots of the old shape are not read. */
  readonly stateVersion: number;
  /** Before anything happened. */
  readonly blank: State;

  begin(setup: Setup): Decision<Event>;
  /** Answers what would happen; skips exactly the checks whose codes are waived. */
  decide(state: State, command: Command, waived: Waived): Decision<Event>;
  /** Obeys and never refuses; a stored event kind never changes its meaning. */
  evolve(state: State, event: Event): State;
  /**
   * What is said by a card that is read face down: that it is one, and no more. Undefined where it lies open. What the
   * reader has read stays in its reading.
   */
  unseen?(state: State, sign: Sign): Sign | undefined;
  /** The next played time at which the session enters something by itself. */
  bell?(state: State): Bell<Command> | undefined;
  view(state: State, viewer: Viewer): Parts;
  standings(state: State): Standings;
  /** What the viewer may read of an entry in the log; secrets of others are told as happened, not what. */
  tell(command: Command, events: readonly Event[], before: State, viewer: Viewer): readonly Told[];
  record(event: Event, before: State, after: State): readonly Row[];
  /** The form with which the table is set as it stands. */
  fields(state: State): readonly Field[];
  /** What a chest and its labels can name, for the edition a table plays with (undefined: as delivered). */
  pieces(edition?: unknown): readonly Piece[];
  readonly board?: ScanBoard;
  ask(state: State, question: Question): Result<Parts, Refusal>;
  readonly text: Readonly<Record<Language, Catalogue>>;
}

/** From which age it is, and how many minutes it takes: none where it lasts as long as it lasts. */
export interface Box {
  readonly age: number;
  readonly minutes?: { readonly least: number; readonly most: number };
}

/** A game whose own types are of no concern: how the running table sees any of them. */
export type AnyGame = Game<GameState, GameCommand, GameEvent>;
