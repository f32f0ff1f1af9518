import { message, type Message } from '../message.ts';
import { may, must, type Prompt } from '../prompt.ts';
import type { Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import type { Interpretation, Sign } from '../sign.ts';
import { nobodys, seats } from './picks.ts';
import { asStep, step, type Choice, type Pick, type Step } from './step.ts';
import type { Manner, Walk } from './walk.ts';

/** A question's one row. `about` is what it is asked about: the lot that is bid for, the breach that is ruled on. */
export interface QuestionRow<State, Command, About> extends Traits {
  /** A must where nothing else is said. */
  readonly need?: Prompt['need'] | ((about: About) => Prompt['need']);
  readonly rule: string | ((state: State, about: About) => string);
  /** `prompt.<kind>` where nothing else is said, and `prompt.<kind>.hint`. */
  ask?(state: State, about: About): Message;
  hint?(state: State, about: About): Message;
  /** Those whose answer it is where nothing else is said, and else anyone. */
  whom?(state: State, about: About): Prompt['whom'];
  answered?(state: State, about: About): readonly SeatId[];
  /** Everything a person is shown to answer it: the same question has the same id after any undo. */
  shown(state: State, about: About): unknown;
  /** Whose answer it is has to be known, and may be one of these: the kernel asks for it before the first step. */
  whose?(state: State, about: About): readonly SeatId[];
  /** What answers it for nobody in particular, beside everything else: said at the console or by a reader, on no phone. */
  besides?(state: State, about: About): readonly Pick<Command>[];
  /**
   * The first step; where there is one family of choices, that family alone. `seat` is whose answer it is, where that is known, and always where the row has `whose`; `asker`
   * is who looks at it, undefined for everybody: a choice lists nothing that the asker may not know.
   */
  step(
    state: State,
    about: About,
    seat: SeatId | undefined,
    asker: SeatId | undefined,
  ): Step<Command> | Pick<Command> | undefined;
  /** Only where several signs together say what none of them says alone, such as the dice of a pair. */
  read?(
    state: State,
    about: About,
    signs: readonly Sign[],
    seat: SeatId | undefined,
  ): Interpretation<Command>;
}

/** What is the same of a question whatever it is asked about. */
export interface Traits {
  readonly kind: string;
  /** The kinds of command that answer it: which question a stored command answered. */
  readonly makes: readonly string[];
  /** Its answers are shown to nobody else until all are in. */
  readonly secret?: boolean;
  /** It goes to nobody in particular, and every captain may answer it for the own seat. */
  readonly each?: boolean;
  /** A captain's token alone begins an answer. */
  readonly seatFirst?: boolean;
  /** A sign of the second step may come before one of the first. */
  readonly anyOrder?: boolean;
  /** So much answers it that it is listed for one seat alone, and without what nobody can have done. */
  readonly many?: boolean;
  /** It closes by itself with the next fact. */
  readonly window?: boolean;
  /** What was begun goes on where somebody else's fact renews the question. Never of dice: they belong to one throw. */
  readonly keeps?: boolean;
  /** Its answer says where a piece comes to rest: whether it lies there, a correction cannot know. */
  readonly places?: boolean;
  /** Refusals that an unfinished answer meets only because a later step is still to come. */
  readonly later?: readonly string[];
}

/** A question that is open. */
export interface Asked<State, Command> {
  readonly prompt: Prompt;
  readonly traits: Traits;
  /** The state it is asked on, behind the windows that its answer closes: steps and refusals are made on it. */
  readonly on: State;
  /** How its answers begin for this seat, whoever looks. */
  begin(seat: SeatId | undefined, asker: SeatId | undefined): Beginning<Command>;
  readonly read?: (signs: readonly Sign[], seat: SeatId | undefined) => Interpretation<Command>;
  /** Where an answer of each seat that was looked at begins. */
  readonly begun: Map<SeatId | undefined, Begun<Command>>;
  /** What each of its choices met when it was tried. */
  readonly tried: Map<Choice<Command>, { readonly refusal: Refusal | undefined }>;
}

export interface Beginning<Command> extends Manner<Command> {
  readonly first: Step<Command> | undefined;
}

/** Whose it is is said already, where that is known. */
export type Begun<Command> = readonly [walk: Walk<Command>, beginning: Beginning<Command>];

/** A row, whatever it is about. */
export interface AnyQuestion {
  readonly traits: Traits;
}

/** A row as it is asked: with the state, and with what it is about where it is about something. */
export interface Asker<State, Command, About> extends AnyQuestion {
  (state: State, ...about: About extends undefined ? [] : [about: About]): Asked<State, Command>;
}

export function defineQuestion<State, Command extends { readonly kind: string }, About = undefined>(
  row: QuestionRow<State, Command, About> & { readonly makes: readonly Command['kind'][] },
): Asker<State, Command, About> {
  const asked = (on: State, ...[only]: readonly unknown[]): Asked<State, Command> => {
    const about = only as About;
    const { read } = row;
    // A seat's answer begins at the same step however often it is looked at.
    const begun = new Map<string, Beginning<Command>>();
    return {
      prompt: promptOf(row, on, about),
      traits: row,
      on,
      begin(seat, asker) {
        const key = `${seat ?? ''} ${asker ?? ''}`;
        const beginning = begun.get(key) ?? beginningOf(row, on, about, seat, asker);
        begun.set(key, beginning);
        return beginning;
      },
      ...(read ? { read: (signs, seat) => read(on, about, signs, seat) } : {}),
      begun: new Map(),
      tried: new Map(),
    };
  };
  return Object.assign(asked, { traits: row });
}

function promptOf<State, Command, About>(
  row: QuestionRow<State, Command, About>,
  state: State,
  about: About,
): Prompt {
  const need = typeof row.need === 'function' ? row.need(about) : row.need;
  return (need === 'may' ? may : must)({
    kind: row.kind,
    whom: (row.whom ?? row.whose)?.(state, about) ?? 'anyone',
    answered: row.answered?.(state, about) ?? [],
    secret: row.secret ?? false,
    ask: row.ask?.(state, about) ?? message(`prompt.${row.kind}`),
    hint: row.hint?.(state, about) ?? message(`prompt.${row.kind}.hint`),
    rule: typeof row.rule === 'string' ? row.rule : row.rule(state, about),
    shown: row.shown(state, about),
  });
}

function beginningOf<State, Command, About>(
  row: QuestionRow<State, Command, About>,
  state: State,
  about: About,
  seat: SeatId | undefined,
  asker: SeatId | undefined,
): Beginning<Command> {
  const { seatFirst = false, anyOrder = false } = row;
  const among = row.whose?.(state, about);
  const besides = (row.besides?.(state, about) ?? []).map(nobodys);
  const stepOf = (one: SeatId | undefined): Step<Command> | undefined => {
    const own = row.step(state, about, one, asker);
    if (!own) return undefined;
    const { picks, ...asked } = asStep(own);
    return { ...asked, picks: [...besides, ...picks] };
  };
  if (!among) return { first: stepOf(seat), seatFirst, anyOrder };
  const whose = step<Command>(
    'seat',
    seats(among, (one) => ({
      label: message('answer.whose', { seat: { seat: one } }),
      next: () => stepOf(one),
    })),
    ...besides,
  );
  return { first: whose, whose, seatFirst, anyOrder };
}
