import type { Message } from '../../src-main/rules/kernel/message.ts';
import type { Prompt } from '../../src-main/rules/kernel/prompt.ts';
import type { FromQuestions } from '../../src-main/rules/kernel/questions/game.ts';
import type { OpenStep, ShownChoice } from '../../src-main/rules/kernel/questions/open-step.ts';
import type { Refusal } from '../../src-main/rules/kernel/refusal.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';

/** How tests press and look: everything goes by the steps that a page is shown. */
type Asking<State, Command> = Pick<FromQuestions<State, Command>, 'press' | 'kinds'>;

/** One way to answer, with all that has to be pressed for it. */
export interface Way<Command> {
  readonly path: readonly string[];
  readonly command: Command;
  readonly label: Message;
  readonly note?: Message;
  readonly key?: string;
  readonly refusal?: Refusal;
}

/** The step that is open behind a path; undefined where there is none. */
export function stepAt<State, Command>(
  game: Asking<State, Command>,
  state: State,
  prompt: Prompt,
  seat: SeatId | undefined,
  path: readonly string[] = [],
): OpenStep | undefined {
  const pressed = game.press(state, prompt, path, seat);
  return pressed?.kind === 'open' ? pressed.step : undefined;
}

/** Every way in which a question can be answered by pressing alone. What is secret or long is one seat's. */
export const waysToAnswer = <State, Command>(
  game: Asking<State, Command>,
  state: State,
  prompt: Prompt,
  seat: SeatId | undefined,
): readonly Way<Command>[] => [...waysInTurn(game, state, prompt, seat, (choices) => choices)];

/** The same one by one, each step's choices in the given order: whoever wants one way presses no other. */
export function* waysInTurn<State, Command>(
  game: Asking<State, Command>,
  state: State,
  prompt: Prompt,
  seat: SeatId | undefined,
  inOrder: <Of>(choices: readonly Of[]) => readonly Of[],
): Generator<Way<Command>> {
  if (prompt.secret && !seat) return;
  const isDeep = seat !== undefined || game.kinds[prompt.kind]?.many !== true;
  function* onward(path: readonly string[], choice: ShownChoice): Generator<Way<Command>> {
    const pressed = game.press(state, prompt, path, seat);
    if (pressed?.kind === 'command') yield wayOf(path, choice, pressed);
    if (pressed?.kind !== 'open' || !isDeep) return;
    // What was taken by itself stands in the path, as it does where a page presses on.
    const said = pressed.step.path.map(({ id }) => id);
    const enough = pressed.step.optional ? [{ id: 'enough', choice }] : [];
    const all = [...enough, ...pressed.step.choices.map((next) => ({ id: next.id, choice: next }))];
    for (const { id, choice: next } of inOrder(all)) yield* onward([...said, id], next);
  }
  const first = stepAt(game, state, prompt, seat);
  for (const choice of inOrder(first?.choices ?? [])) yield* onward([choice.id], choice);
}

function wayOf<Command>(
  path: readonly string[],
  { label, note, key, refusal }: ShownChoice,
  { command, path: said }: { readonly command: Command; readonly path: OpenStep['path'] },
): Way<Command> {
  return {
    path,
    command,
    label: said.at(-1)?.label ?? label,
    ...(note ? { note } : {}),
    ...(key === undefined ? {} : { key }),
    ...(refusal ? { refusal } : {}),
  };
}
