import type { Answer } from '../game.ts';
import type { Message } from '../message.ts';
import { asks, type Prompt } from '../prompt.ts';
import { nothingWaived, type Decision, type Refusal, type Waived } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import type { Interpretation, Sign } from '../sign.ts';
import { press, type Pressed } from './open-step.ts';
import type { AnyQuestion, Asked, Beginning } from './question.ts';
import { listedAt, readAt, type Choice, type Step } from './step.ts';
import { readSigns, say, startAt, type Walk } from './walk.ts';

/** What a game says of its questions. */
export interface Asking<State, Command> {
  /** Every row, asked now or not. */
  readonly rows: readonly AnyQuestion[];
  /**
   * What is open, in the order in which the table should answer it, musts first. A plain prompt is a question that has
   * no row yet: `others` answers for it.
   */
  open(state: State): readonly (Asked<State, Command> | Prompt)[];
  decide(state: State, command: Command, waived: Waived): Decision<unknown>;
  /** The state as the seat may know it where it is asked this, or as everybody may. Its questions have the same ids. */
  knownTo?(state: State, prompt: Prompt, asker: SeatId | undefined): State;
  /** Whether a refusal would tell what is nobody else's, so that a button may not show it. */
  untold?(state: State, prompt: Prompt, refusal: Refusal): boolean;
  readonly others?: Others<State, Command>;
}

interface Others<State, Command> {
  answers(state: State, prompt: Prompt, seat: SeatId | undefined): readonly Answer<Command>[];
  interpret(
    state: State,
    prompt: Prompt,
    signs: readonly Sign[],
    seat: SeatId | undefined,
  ): Interpretation<Command>;
}

/** What a game's questions come to: four members of its `Game`. */
export interface FromQuestions<State, Command> extends Others<State, Command> {
  prompts(state: State): readonly Prompt[];
  /** What a whole path of presses comes to for this seat; undefined where the question is not open or has no row. */
  press(
    state: State,
    prompt: Prompt,
    path: readonly string[],
    seat: SeatId | undefined,
  ): Pressed<Command> | undefined;
  /** By kind of question, the kinds of command that answer it. */
  readonly makes: Readonly<Record<string, readonly string[]>>;
}

export function fromQuestions<State, Command>(asking: Asking<State, Command>): FromQuestions<State, Command> {
  return {
    prompts: (state) => asking.open(state).map((one) => ('prompt' in one ? one.prompt : one)),
    answers: (state, prompt, seat) => {
      if (!hasRow(asking, prompt)) return asking.others?.answers(state, prompt, seat) ?? [];
      const asked = askedAs(asking, state, prompt, seat);
      if (!asked) return [];
      return buttonsOf(asked, seat).map((button) => withRefusal(asking, asked, button));
    },
    interpret: (state, prompt, signs, seat) => {
      if (!hasRow(asking, prompt)) return asking.others?.interpret(state, prompt, signs, seat) ?? unfit;
      const asked = askedAs(asking, state, prompt, seat);
      if (!asked || (seat && !asks(prompt, seat))) return unfit;
      return asked.read ? asked.read(signs, seat) : readSigns(...begun(asked, seat, signs));
    },
    press: (state, prompt, path, seat) => {
      const asked = askedAs(asking, state, prompt, seat);
      if (!asked) return undefined;
      const beginning = asked.begin(seat, seat);
      return press(saidWhose(beginning, seat), path, beginning, (choice) => refusalAt(asking, asked, choice));
    },
    makes: Object.fromEntries(asking.rows.map(({ traits }) => [traits.kind, traits.makes])),
  };
}

const unfit = { kind: 'unfit' } as const;

const hasRow = <State, Command>({ rows }: Asking<State, Command>, { kind }: Prompt): boolean =>
  rows.some(({ traits }) => traits.kind === kind);

/** The whole question is asked again on the state as this seat may know it, so that no step can tell a secret. */
function askedAs<State, Command>(
  { open, knownTo }: Asking<State, Command>,
  state: State,
  prompt: Prompt,
  asker: SeatId | undefined,
): Asked<State, Command> | undefined {
  const known = knownTo?.(state, prompt, asker) ?? state;
  for (const one of open(known)) if ('prompt' in one && one.prompt.id === prompt.id) return one;
  return undefined;
}

function begun<State, Command>(
  asked: Asked<State, Command>,
  seat: SeatId | undefined,
  signs: readonly Sign[],
): [Walk<Command>, readonly Sign[], Beginning<Command>] {
  const beginning = asked.begin(seat, seat);
  return [saidWhose(beginning, whoseOf(asked, seat)), signs, beginning];
}

/** A question to one alone is answered for that one. */
const whoseOf = <State, Command>(
  { prompt: { whom } }: Asked<State, Command>,
  seat: SeatId | undefined,
): SeatId | undefined => seat ?? (whom !== 'anyone' && whom.length === 1 ? whom[0] : undefined);

/** Whose answer it is is said already where the seat is known. */
function saidWhose<Command>(beginning: Beginning<Command>, seat: SeatId | undefined): Walk<Command> {
  const walk = startAt(beginning.first);
  if (!beginning.whose || !seat) return walk;
  const whose = readAt(beginning.whose, { kind: 'seat', seat });
  return whose && !('slip' in whose) ? say(walk, whose, beginning) : walk;
}

type Button<Command> = Omit<Answer<Command>, 'refusal'>;

/** All that can be answered, step by step, as one list. */
function buttonsOf<State, Command>(
  asked: Asked<State, Command>,
  asker: SeatId | undefined,
): readonly Button<Command>[] {
  const beginning = asked.begin(asker, asker);
  if (!beginning.whose) return flat(beginning.first);
  const seat = whoseOf(asked, asker);
  // Nobody's secret answer is offered to somebody who is nobody.
  if (asked.prompt.secret && !seat) return [];
  return flat(saidWhose(beginning, seat).open);
}

/** Of several steps the first one at which there is a choice is the part of the list that the others are in. */
function flat<Command>(open: Step<Command> | undefined, under?: Message): readonly Button<Command>[] {
  const all = open ? listedAt(open) : [];
  return all.flatMap((choice) => flatChoice(choice, under, under ?? (all.length > 1 ? choice.label : under)));
}

function flatChoice<Command>(
  choice: Choice<Command>,
  under: Message | undefined,
  part: Message | undefined,
): readonly Button<Command>[] {
  const next = choice.next?.();
  const later = flat(next, part);
  return next && !next.optional ? later : [...buttonOf(choice, under), ...later];
}

function buttonOf<Command>(
  { command, label, note, key }: Choice<Command>,
  under: Message | undefined,
): readonly Button<Command>[] {
  if (command === undefined) return [];
  return [
    {
      command,
      label,
      ...(note ? { note } : {}),
      ...(key === undefined ? {} : { key }),
      ...(under ? { under } : {}),
    },
  ];
}

function withRefusal<State, Command>(
  asking: Asking<State, Command>,
  asked: Asked<State, Command>,
  button: Button<Command>,
): Answer<Command> {
  const refusal = refusalOf(asking, asked, button.command);
  return refusal ? { ...button, refusal } : button;
}

function refusalOf<State, Command>(
  { decide, untold }: Asking<State, Command>,
  { on, prompt }: Asked<State, Command>,
  command: Command,
): Refusal | undefined {
  const decided = decide(on, command, nothingWaived);
  return decided.ok || untold?.(on, prompt, decided.no) ? undefined : decided.no;
}

/** An unfinished choice is tried as far as it is said; what only a later step can answer is no refusal yet. */
function refusalAt<State, Command>(
  asking: Asking<State, Command>,
  asked: Asked<State, Command>,
  { command, next }: Choice<Command>,
): Refusal | undefined {
  const refusal = command === undefined ? undefined : refusalOf(asking, asked, command);
  return refusal && next?.() && asked.traits.later?.includes(refusal.code) ? undefined : refusal;
}
