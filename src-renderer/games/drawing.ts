import type { Component, ComponentProps } from 'svelte';
import type { ChoicePart, CommonParts, PromptPart } from '../../src-main/contract/view.ts';
import type { Message } from '../../src-main/rules/kernel/message.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type CaptainColumns from '../elements/CaptainColumns.svelte';
import type { CardFace, DieFace, Hatch } from '../elements/card.ts';
import type { Column, LedgerRow } from '../elements/ledger.ts';
import type { Border, Frame, Marker, Note, Square, Wall } from '../look/board.ts';
import type { Captain } from '../look/marks.ts';
import type { RulerLabel, RulerMark, RulerTick } from '../look/ruler.ts';
import type { SignName } from '../look/sign-names.ts';
import type { Sound } from '../sound/sounds.ts';
import type { SettledWords } from './asking.ts';

/**
 * What a game's folder exports, one module for each display so that no page loads another's pictures:
 * `games/<game>/table.ts`, `console.ts`, `captain.ts` and `overlay.ts`, each with one `drawing`. All of it turns what
 * came in the view into words and props; no rule is computed. Whatever a game leaves out is drawn by `games/plain`.
 */

/** The common parts, and a game's own as `game.<name>`: a game's folder knows their types. */
export type ViewParts = CommonParts & Readonly<Record<`game.${string}`, unknown>>;

/** What everything is drawn from: the view as it came, words in this display's language, and who sits where. */
export interface Seen {
  readonly parts: ViewParts;
  readonly say: (message: Message) => string;
  readonly captain: (seat: SeatId) => Captain;
}

export interface SeenProps {
  readonly seen: Seen;
}

/** A question beside the game, in the game's own words; what it answers, or nothing where it cannot say. */
export type GameQuestion = { readonly kind: string } & Readonly<Record<string, unknown>>;

export interface AskingProps extends SeenProps {
  readonly prompt: PromptPart;
  /** Who is to answer the prompt. */
  readonly seat: SeatId;
  readonly ask: (question: GameQuestion) => Promise<unknown>;
}

/** How one answer is best given where a button with words is not the best. */
export type Dress =
  /** A large figure or sign on a button; without either the label is read. */
  | { readonly kind: 'button'; readonly figure?: string | number; readonly sign?: SignName }
  /** Found by typing a part of its name, or on its picture. */
  | { readonly kind: 'card'; readonly face?: CardFace; readonly words?: string }
  /** The side of a die that was thrown. */
  | {
      readonly kind: 'die';
      readonly face: DieFace | number | string;
      readonly hatch?: Hatch;
      /** The rest of a face that shows two things: "+2". */
      readonly more?: string;
      /** The key that says it, as its pips do; a second face with the same takes it with Alt. */
      readonly key?: string;
    }
  /** A place on the board that `board` draws. `figure` is what going there costs. */
  | { readonly kind: 'square'; readonly figure?: number | string };

/** A map as `MapBoard` draws it. */
export interface Board {
  readonly squares: readonly Square[];
  readonly frames?: readonly Frame[];
  readonly walls?: readonly Wall[];
  readonly borders?: readonly Border[];
  readonly notes?: readonly Note[];
  readonly markers: readonly Marker[];
  /** Smallest square in u: a map that would fall under it scrolls instead. */
  readonly least?: number;
}

/** A bar as `Ruler` draws it. */
export interface RulerDrawing {
  readonly label: string;
  readonly marks: readonly RulerMark[];
  readonly graduations: number | readonly number[];
  readonly labels: readonly RulerLabel[];
  readonly ticks?: readonly RulerTick[];
  readonly start?: string;
  readonly end?: { readonly text: string; readonly sign?: SignName; readonly at?: number };
  readonly leader?: { readonly captain: Captain; readonly words: string };
}

/** Answers that belong together, each in its own place, whether it is offered now or not. */
export interface AnswerGroup {
  readonly label: string;
  /** So many columns, on a phone, where the label is only spoken; eight where nothing is said. */
  readonly columns?: number;
  /** So many columns beside the label. */
  readonly across?: number;
  readonly slots: readonly AnswerSlot[];
}

export interface AnswerSlot {
  /** The choice that is pressed here. */
  readonly id: string;
  /** So short that it has room; without it the choice says it in full. */
  readonly words?: string;
  /** Of the columns. */
  readonly span?: number;
  /** Takes no place where it is not offered. */
  readonly seldom?: boolean;
}

/** The steps of one answer, each so short that all of them lie there at once. */
export interface AnswerRows {
  /** In the order in which they are asked. */
  readonly rows: readonly AnswerGroup[];
  /** The whole answer in words, by what is chosen in each row. */
  words(ids: readonly string[]): Message;
}

/** How the answers of a game's prompts are given, on the console and on phones alike. */
export interface AnswerDrawing {
  /** What a choice looks like follows from its name, and from what is asked; `prompt.step` is the step it is one of. */
  dress(seen: Seen, prompt: PromptPart, choice: ChoicePart): Dress | undefined;
  /** Many answers in columns, so that none moves while a game goes on. */
  groups?(seen: Seen, prompt: PromptPart): readonly AnswerGroup[] | undefined;
  /** A row for each step of an answer, where all of them are short. */
  rows?(seen: Seen, prompt: PromptPart): AnswerRows | undefined;
  /** Where squares are answered: the board without what is legal on it, which the choices say. */
  board?(seen: Seen): Board | undefined;
}

/** All cards of a deck, each in a place that it keeps: what can be answered is lit there, what was played left a hole. */
export interface Deck {
  readonly rows: readonly DeckRow[];
}

export interface DeckRow {
  /** The suit, before its cards; rows without go on with the one above. */
  readonly name: string;
  readonly sign?: SignName;
  readonly cards: readonly DeckCard[];
}

export interface DeckCard {
  readonly card: string;
  readonly name: string;
  readonly face: CardFace;
  /** It is on the table, and was laid by this captain. */
  readonly laidBy?: Captain;
}

export type CaptainColumn = ComponentProps<typeof CaptainColumns>['captains'][number];

/** `games/<game>/console.ts` */
export interface ConsoleDrawing extends AnswerDrawing {
  /** In the head beside the game's name: "Battle 4, bidding". */
  heading?(seen: Seen): string;
  /** The captains' numbers; `awaited` and `key` are added by the console. */
  captains?(seen: Seen): {
    readonly aside?: string;
    readonly columns: readonly CaptainColumn[];
    /** One line each and not side by side, where there are many and one of their figures is long; all, or whom it is about. */
    readonly inLines?: 'all' | 'awaited';
  };
  /** Where cards of its deck are answered: all of them, in rows. */
  deck?(seen: Seen): Deck | undefined;
  /** A question beside whose card is picked in the same deck, through this choice of it: a switch turns to it. */
  readonly turn?: { readonly kind: string; readonly through: string; readonly words: Message };
  /** Captains are told by the digit of their chair, where every letter has something else to do. */
  readonly chairs?: 'digits';
  /** The keys of what may happen beside what is asked, by the kind of question. */
  readonly beside?: Readonly<Record<string, string>>;
  /** How a place, a card or a captain of the box is called that is set by hand: never by its id. */
  placeWords?(seen: Seen, place: string): string | undefined;
  /** Below the captains: what only this game keeps an eye on. */
  readonly Below?: Component<SeenProps>;
  /** Beside what is asked: what its answers are worth. */
  readonly Odds?: Component<AskingProps>;
  /** Beneath what may be done besides: what somebody may only think about. */
  readonly Besides?: Component<AskingProps>;
}

export interface OwnProps extends SeenProps {
  readonly seat: SeatId;
  readonly prompt: PromptPart | undefined;
  /** A phone may lie on the table for a moment: whether its secrets are covered. */
  readonly cover: { readonly covered: boolean; readonly onpress: () => void };
}

export interface UnderProps extends SeenProps {
  readonly seat: SeatId;
  readonly prompt: PromptPart;
}

/** `games/<game>/captain.ts` */
export interface CaptainDrawing extends AnswerDrawing {
  /** Game and round, in the upper corner. */
  lines?(seen: Seen, seat: SeatId): readonly string[];
  /** The number that this seat has sealed and may still change. */
  sealed?(seen: Seen, seat: SeatId, prompt: PromptPart): number | undefined;
  /** The choices with those first that the own cards make likely. */
  ordered?(seen: Seen, seat: SeatId, choices: readonly ChoicePart[]): readonly ChoicePart[];
  /** One's own cards, purse and luck, between the prompt and the answer. */
  readonly Own?: Component<OwnProps>;
  /** What lies under the answers while something is asked. */
  readonly Under?: Component<UnderProps>;
  /** What lies under the thumb while nothing is asked. */
  readonly Idle?: Component<SeenProps & { readonly seat: SeatId }>;
  /** What stands behind a captain's name in the list of all: few words and a figure; without it the place. */
  placeOf?(seen: Seen, seat: SeatId): { readonly words: string; readonly figure?: number } | undefined;
  /** What the answers to the own prompt are worth; fetched when there is one. */
  odds?(): Promise<{ readonly default: Component<AskingProps> }>;
}

export interface LedgerDrawing {
  /** Over the names. */
  readonly head: string;
  readonly columns: readonly Column[];
  /** Always in table order. */
  readonly rows: readonly LedgerRow[];
}

export interface Heard {
  readonly name: Sound;
  readonly count?: number;
}

/** Something has happened that everybody looks up for. It is told for a moment, or until the next entry. */
export interface Moment {
  readonly words: SettledWords;
  /** A broken bid is silent; without a word on it, it sounds as any other entry. */
  readonly sound?: Heard | 'silent';
  /** The picture that it is seen in, where the table has gone on already: with the last card, the last die. */
  readonly seen?: Seen;
}

/** `games/<game>/table.ts` */
export interface TableDrawing {
  plate(seen: Seen): { readonly title: string; readonly lines: readonly string[] };
  ledger(seen: Seen): LedgerDrawing;
  /** Without it the ruler is drawn from the standings. */
  ruler?(seen: Seen): RulerDrawing | undefined;
  /** What lies at the foot in the ruler's place, such as a board that is one line. The race at the end is the ruler's. */
  readonly Foot?: Component<SeenProps>;
  /** What the winner has at the end where the figures of the others only say where they were left. */
  readonly trophy?: SignName;
  /** What is settled and stands in the place of what is asked, until the next fact. */
  settled?(seen: Seen): SettledWords | undefined;
  /** A dry word that is never in the way. */
  remark?(seen: Seen): string | undefined;
  /** Beside the ledger: the fight, the row that is bid for, the stack; undefined gives the ledger the whole width. */
  stage?(seen: Seen): Component<SeenProps> | undefined;
  /** Between what is asked and the plate: the dice that were thrown, as they lie on the table. */
  readonly Thrown?: Component<SeenProps>;
  /** What hangs from the frame in the plate's place, such as shop signs. */
  readonly Signs?: Component<SeenProps>;
  /** The whole body, where something needs it now, such as the map; undefined gives it back to the ledger. */
  scene?(seen: Seen): Component<SeenProps> | undefined;
  /** What an entry sounds like where that is more than a turn passing on. */
  sound?(before: Seen, now: Seen): Heard | 'silent' | undefined;
  /** What the entry between the two is looked up for. */
  moment?(before: Seen, now: Seen): Moment | undefined;
}

/** `games/<game>/overlay.ts` */
export interface OverlayDrawing {
  /** What the figures count. */
  unit(seen: Seen): string;
  figure(seen: Seen, seat: SeatId): { readonly figure: number | string; readonly afloat?: boolean };
  /** In a corner, where captains have a line each: what stands before that figure, and what behind it. */
  beside?(seen: Seen): {
    readonly heads: readonly [before: string, behind: string];
    figures(seat: SeatId): readonly [before: number | string, behind: number | string];
  };
  /** What is sold, and at what price. */
  shops?(seen: Seen): readonly ShopShown[];
  /** What happened last that is worth a line. */
  last?(seen: Seen): string | undefined;
}

/** A shop as its sign shows it; without a price it is shut. */
export interface ShopShown {
  readonly name: string;
  readonly sign: SignName;
  readonly price?: number | string;
  readonly words: string;
}
