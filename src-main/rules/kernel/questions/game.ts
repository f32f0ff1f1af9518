import type { Prompt } from '../prompt.ts';
import { nothingWaived, type Decision, type Refusal, type Waived } from '../refusal.ts';
import { lately } from '../lately.ts';
import type { SeatId } from '../seat.ts';
import type { Interpretation, Sign } from '../sign.ts';
import { deadEnd } from './dead-end.ts';
import { press, shownChoice, stepShown, type Offer, type OpenStep, type Pressed } from './open-step.ts';
import type { AnyQuestion, Asked, Beginning, Begun, Traits } from './question.ts';
import { goesOn, readAt, type Choice, type Step } from './step.ts';
import { readSigns, say, startAt, walkSigns, type Stuck, type Walk } from './walk.ts';

/** What a game says of its questions. */
export interface Asking<State, Command> {
  /** Every row, asked now or not. */
  readonly rows: readonly AnyQuestion[];
  /** What is open, in the order in which the table should answer it, musts first. */
  open(state: State): readonly Asked<State, Command>[];
  decide(state: State, command: Command, waived: Waived): Decision<unknown>;
  /** The state as the seat may know it where it is asked this, or as everybody may. Its questions have the same ids. */
  knownTo?(state: State, prompt: Prompt, asker: SeatId | undefined): State;
  /** Whether a refusal would tell what is nobody else's, so that a choice may not show it. */
  untold?(state: State, prompt: Prompt, refusal: Refusal): boolean;
}

/** What a game's questions come to: five members of its `Game`. */
export interface FromQuestions<State, Command> {
  /** Musts first, in the order in which the table should answer them. */
  prompts(state: State): readonly Prompt[];
  /**
   * What a whole path of presses comes to as this seat's answer, and no path at all: the first step, as that seat may
   * see it. The scorekeeper answers for any seat. Of the signs that were read for it before, those that came before
   * their step go with it. Undefined where it is not asked.
   */
  press(
    state: State,
    prompt: Prompt,
    path: readonly string[],
    seat: SeatId | undefined,
    signs?: readonly Sign[],
  ): Pressed<Command> | undefined;
  /** The step that is open behind the signs that came and were not enough. */
  stepAfter(
    state: State,
    prompt: Prompt,
    signs: readonly Sign[],
    seat: SeatId | undefined,
  ): OpenStep | undefined;
  /**
   * What the signs that came for this prompt mean as its answer, the newest last: one die of a pair is incomplete,
   * both are a roll. `seat` is whose they are, where that is known.
   */
  interpret(
    state: State,
    prompt: Prompt,
    signs: readonly Sign[],
    seat: SeatId | undefined,
  ): Interpretation<Command>;
  /** By kind of question, what is the same of it whatever it is asked about. */
  readonly kinds: Readonly<Record<string, Traits>>;
}

export function fromQuestions<State extends object, Command>(
  asking: Asking<State, Command>,
): FromQuestions<State, Command> {
  // One state is asked once, however many lists are made of it.
  const open = lately((state: State) => asking.open(state).map((asked) => posed(asking, asked)));
  const { knownTo } = asking;
  /** The whole question is asked again on the state as this seat may know it, so that no step can tell a secret. */
  const askedAs = (state: State, prompt: Prompt, asker: SeatId | undefined) =>
    open(knownTo?.(state, prompt, asker) ?? state).find(({ asked }) => asked.prompt.id === prompt.id);
  return {
    prompts: (state) => open(state).map(({ asked }) => asked.prompt),
    press: (state, prompt, path, seat, signs = []) => {
      const posed = askedAs(state, prompt, seat);
      if (!posed) return undefined;
      const { asked, offer, stuck } = posed;
      const [walk, manner] = begun(asked, seat);
      if (asked.read || signs.length === 0) return press(walk, manner, path, offer, stuck);
      const { early } = walkSigns(walk, signs, manner);
      return press({ ...walk, early }, manner, path, offer, stuck);
    },
    stepAfter: (state, prompt, signs, seat) => {
      const posed = askedAs(state, prompt, seat);
      if (!posed) return undefined;
      const { asked, offer } = posed;
      const [walk, manner] = begun(asked, seat);
      // What several signs say together is nowhere yet before the last of them.
      const now = asked.read ? walk : walkSigns(walk, signs, manner);
      return stepShown(now, walk.said.length, manner, offer);
    },
    interpret: (state, prompt, signs, seat) => {
      const posed = askedAs(state, prompt, seat);
      if (!posed) return { kind: 'unfit' };
      const { asked, stuck } = posed;
      return asked.read ? asked.read(signs, seat) : readSigns(...begun(asked, seat), signs, stuck);
    },
    kinds: Object.fromEntries(asking.rows.map(({ traits }) => [traits.kind, traits])),
  };
}

/** A question with how its choices are tried. */
interface Posed<State, Command> {
  readonly asked: Asked<State, Command>;
  readonly offer: Offer<Command>;
  readonly stuck: Stuck<Command>;
}

const posed = <State, Command>(
  asking: Asking<State, Command>,
  asked: Asked<State, Command>,
): Posed<State, Command> => ({ asked, offer: offered(asking, asked), stuck: stuckIn(asking, asked) });

function begun<State, Command>(asked: Asked<State, Command>, seat: SeatId | undefined): Begun<Command> {
  const before = asked.begun.get(seat);
  if (before) return before;
  const beginning = asked.begin(seat, seat);
  const now = [saidWhose(beginning, whoseOf(asked, seat)), beginning] as const;
  asked.begun.set(seat, now);
  return now;
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

/** The choices of a step as they are shown, each with the refusal it would meet. */
const offered = <State, Command>(
  asking: Asking<State, Command>,
  asked: Asked<State, Command>,
): Offer<Command> => {
  const refused = (choice: Choice<Command>) => refusalAt(asking, asked, choice);
  return {
    refused,
    shown(choices) {
      const shown = choices.map((choice) => shownChoice(choice, refused(choice)));
      return asked.traits.many ? sifted(shown) : shown;
    },
  };
};

/** Of many what may be done, behind it what a ruling could make true, and not at all what nobody can have done. */
const sifted = <Shown extends { readonly refusal?: Refusal }>(all: readonly Shown[]): readonly Shown[] => [
  ...all.filter(({ refusal }) => !refusal),
  ...all.filter(({ refusal }) => refusal?.waivable),
];

/** It is tried once, however many look at it. */
function refusalAt<State, Command>(
  asking: Asking<State, Command>,
  asked: Asked<State, Command>,
  choice: Choice<Command>,
): Refusal | undefined {
  const met = asked.tried.get(choice) ?? { refusal: triedAt(asking, asked, choice) };
  asked.tried.set(choice, met);
  return met.refusal;
}

/** An unfinished choice is tried as far as it is said; what only a later step can answer is no refusal yet. */
function triedAt<State, Command>(
  asking: Asking<State, Command>,
  asked: Asked<State, Command>,
  choice: Choice<Command>,
): Refusal | undefined {
  const { decide, untold } = asking;
  const { on, prompt, traits } = asked;
  const after = choice.next?.();
  const stuck = () => (after && !isOpen(asking, asked, after) ? deadEnd(choice) : undefined);
  if (choice.command === undefined) return stuck();
  const decided = decide(on, choice.command, nothingWaived);
  if (decided.ok || untold?.(on, prompt, decided.no)) return stuck();
  return after && traits.later?.includes(decided.no.code) ? stuck() : decided.no;
}

/** Whether a step that comes next has anything for whoever is shown it. */
const isOpen = <State, Command>(
  asking: Asking<State, Command>,
  asked: Asked<State, Command>,
  after: Step<Command>,
): boolean =>
  goesOn(after, (choice) => {
    if (asked.traits.many) return refusalAt(asking, asked, choice)?.waivable ?? true;
    const next = choice.next?.();
    return !next || isOpen(asking, asked, next);
  });

/** Why what was said last leads nowhere, where it does not: its own refusal, or that there is nothing to choose. */
const stuckIn =
  <State, Command>(asking: Asking<State, Command>, asked: Asked<State, Command>): Stuck<Command> =>
  ({ said, open }) => {
    const last = said.at(-1)?.choice;
    return last && open && !isOpen(asking, asked, open) ? refusalAt(asking, asked, last) : undefined;
  };
