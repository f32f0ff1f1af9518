import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import { asks, type Prompt } from '../rules/kernel/prompt.ts';
import { signOf } from '../rules/kernel/questions/step.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Viewer } from '../rules/kernel/view.ts';

/** What came for a prompt and was not enough yet, pressed or read, with the readings it was read from. */
export interface BegunAnswer {
  readonly prompt: Prompt;
  readonly seat: SeatId | undefined;
  readonly signs: readonly Sign[];
  /** The choices by their names where the newest was pressed: a press is shown a step before which a sign would end. */
  readonly path: readonly string[] | undefined;
  readonly readings: readonly number[];
  /** As their senders numbered them: a sign that is sent again is not counted again. */
  readonly ids: readonly string[];
  /** On which kind of page it was pressed; nobody's where a reader read it. */
  readonly by: Viewer | undefined;
  /** The device of that page, where it is one. */
  readonly device: string | undefined;
}

/** An answer that was begun and cannot go on as it was. */
export interface EndedAnswer {
  readonly seat: SeatId | undefined;
  readonly secret: boolean;
  readonly ask: Message;
  /** `over`: it is asked no longer. `shorter`: a choice is not there any more, what was said before it stands. */
  readonly how: 'over' | 'shorter';
  readonly by: Viewer | undefined;
}

export interface Piece {
  readonly sign: Sign;
  readonly readings: readonly number[];
  readonly id: string | undefined;
}

/** Answers on their way: dice of a set, a card whose aim is still to come. Each belongs to a question and a seat. */
export class BegunAnswers {
  readonly #byWhom = new Map<string, BegunAnswer>();

  of(prompt: Prompt, seat: SeatId | undefined): BegunAnswer {
    return this.#byWhom.get(key(prompt.id, seat)) ?? nothing(prompt, seat);
  }

  /** All that was begun for a prompt, the newest last. */
  at(prompt: Prompt['id']): readonly BegunAnswer[] {
    return [...this.#byWhom.values()].filter((begun) => begun.prompt.id === prompt);
  }

  /** One sign more; whoever scans goes on where a page has begun. */
  add(prompt: Prompt, seat: SeatId | undefined, { sign, readings, id }: Piece): void {
    const begun = this.of(prompt, seat);
    this.put({
      ...begun,
      signs: [...begun.signs, sign],
      path: undefined,
      readings: [...begun.readings, ...readings],
      ids: id === undefined ? begun.ids : [...begun.ids, id],
    });
  }

  /** In the place of whatever that seat had begun there, and as the newest. */
  put(begun: BegunAnswer): void {
    this.take(begun.prompt, begun.seat);
    this.#byWhom.set(key(begun.prompt.id, begun.seat), begun);
  }

  take(prompt: Prompt, seat: SeatId | undefined): void {
    this.#byWhom.delete(key(prompt.id, seat));
  }

  /** Takes away what nobody will complete any more. */
  drop(which: (begun: BegunAnswer) => boolean): readonly BegunAnswer[] {
    const dropped = [...this.#byWhom.values()].filter(which);
    for (const { prompt, seat } of dropped) this.take(prompt, seat);
    return dropped;
  }
}

const key = (prompt: Prompt['id'], seat: SeatId | undefined): string => `${prompt} ${seat ?? ''}`;

const nothing = (prompt: Prompt, seat: SeatId | undefined): BegunAnswer => ({
  prompt,
  seat,
  signs: [],
  path: undefined,
  readings: [],
  ids: [],
  by: undefined,
  device: undefined,
});

export const signsOf = (path: readonly string[]): readonly Sign[] => path.flatMap((id) => signOf(id) ?? []);

/**
 * An answer whose question is not open any more goes on where the same seat is asked the same kind of question anew,
 * as far as its choices are still there. Undefined where it cannot.
 */
export function renewed(
  game: AnyGame,
  state: GameState,
  open: readonly Prompt[],
  begun: BegunAnswer,
): BegunAnswer | undefined {
  const { seat } = begun;
  if (!game.kinds[begun.prompt.kind]?.keeps) return undefined;
  const same = open
    .filter(({ kind }) => kind === begun.prompt.kind)
    .filter((one) => !seat || asks(one, seat));
  const [prompt, ...others] = same;
  if (!prompt || others.length > 0) return undefined;
  const again = { ...begun, prompt };
  const said = begun.path ?? namesOf(game, state, again);
  const kept = stillThere(game, state, again, said);
  const { early = [] } = openAt(game, state, again, kept) ?? {};
  if (kept.length + early.length === 0) return undefined;
  if (kept.length === said.length) return again;
  return { ...again, signs: [...early, ...signsOf(kept)], path: kept };
}

const namesOf = (game: AnyGame, state: GameState, { prompt, signs, seat }: BegunAnswer): readonly string[] =>
  game.stepAfter(state, prompt, signs, seat)?.path.map(({ id }) => id) ?? [];

const openAt = (
  game: AnyGame,
  state: GameState,
  { prompt, seat, signs }: BegunAnswer,
  path: readonly string[],
) => {
  const pressed = game.press(state, prompt, path, seat, signs);
  return pressed?.kind === 'open' ? pressed : undefined;
};

/** Up to the first choice that nobody is offered any more, and to where something is still to be said. */
function stillThere(
  game: AnyGame,
  state: GameState,
  begun: BegunAnswer,
  said: readonly string[],
): readonly string[] {
  const { prompt, seat } = begun;
  const gone = said.findIndex((id, at) => {
    const before = game.press(state, prompt, said.slice(0, at), seat);
    if (before?.kind !== 'open') return true;
    const { choices, number, path } = before.step;
    const isTyped = number !== undefined && id.startsWith('number/');
    return !isTyped && path[at]?.id !== id && !choices.some((choice) => choice.id === id);
  });
  let kept = gone < 0 ? said : said.slice(0, gone);
  while (kept.length > 0 && !openAt(game, state, begun, kept)) kept = kept.slice(0, -1);
  return kept;
}
