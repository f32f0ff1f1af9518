import type { AnyGame, GameCommand, GameState, Setup } from '../../src-main/rules/kernel/game.ts';
import type { OptionValue } from '../../src-main/rules/kernel/option.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import { waysToAnswer } from '../support/pressing.ts';
import { random, type Random } from '../support/random.ts';
import type { Evening } from './chosen.ts';
import { begun, stepped, type Step } from './recorded.ts';

const longest = 160;

/** What was pressed at any time, to be pressed again at a wrong one. */
const pressedBefore: GameCommand[] = [];

/** A slip of the hand: one number or one seat of a command is another. */
function slipped(state: GameState, command: GameCommand, chance: Random): GameCommand {
  const [name, value] = chance.pick(Object.entries(command));
  if (typeof value === 'number') return { ...command, [name]: value + chance.pick([-9, -1, 1, 6]) };
  const isSeat = state.seats.some((seat) => seat === value);
  return isSeat ? { ...command, [name]: chance.pick(state.seats) } : command;
}

/** An answer that a button gives, a number set by hand, another depth: whatever a table may press. */
function pressed(game: AnyGame, state: GameState, chance: Random): Step | undefined {
  const whim = chance.below(40);
  if (whim > 34 && pressedBefore.length > 0) return { command: chance.pick(pressedBefore) };
  if (whim === 0) return { command: { kind: 'setDepth', depth: chance.pick(game.depths) } as GameCommand };
  if (whim === 1) return { command: setRight(game, state, chance) };
  const prompts = game.prompts(state);
  const musts = prompts.filter(({ need }) => need === 'must');
  const prompt = chance.pick(
    musts.length > 0 && chance.below(4) > 0 ? musts : prompts.length > 0 ? prompts : [undefined],
  );
  if (!prompt) return pressedBefore.length > 0 ? { command: chance.pick(pressedBefore) } : undefined;
  const seat = prompt.whom === 'anyone' || prompt.whom.length === 0 ? undefined : chance.pick(prompt.whom);
  const answers = waysToAnswer(game, state, prompt, seat);
  const allowed = answers.filter(({ refusal }) => !refusal);
  const tried = chance.below(8) === 0 || allowed.length === 0 ? answers : allowed;
  if (tried.length === 0) return { command: setRight(game, state, chance) };
  const { command, refusal } = chance.pick(tried);
  pressedBefore.push(command);
  if (whim > 31) return { command: slipped(state, command, chance) };
  return refusal && chance.below(2) === 0 ? { command, waive: true } : { command };
}

function setRight(game: AnyGame, state: GameState, chance: Random): GameCommand {
  const fields = game.fields(state);
  if (fields.length === 0) return { kind: 'setRight', field: 'luck', value: 1 } as GameCommand;
  const { field, seat, type } = chance.pick(fields);
  const value =
    type.kind === 'number'
      ? type.least - 1 + chance.below(Math.min(type.most - type.least, 12) + 3)
      : chance.pick<unknown>(type.kind === 'choice' ? [...type.among, 'nowhere'] : [true, false, 7]);
  return { kind: 'setRight', field, value, ...(seat ? { seat } : {}) } as GameCommand;
}

function setupOf(game: AnyGame, at: number, chance: Random): Setup {
  const count = game.leastSeats + (at % (game.mostSeats - game.leastSeats + 1));
  const options: [string, OptionValue][] = [];
  for (const option of at < 3 ? [] : game.options) {
    if (option.type === 'choice') options.push([option.name, chance.pick(option.choices)]);
    if (option.type === 'flag') options.push([option.name, chance.below(2) === 0]);
    if (option.type === 'number')
      options.push([option.name, option.least + chance.below(option.most - option.least + 1)]);
  }
  return {
    seats: seatIds.slice(0, count),
    depth: game.depths[(at + game.depths.length - 1) % game.depths.length] ?? game.defaultDepth,
    options: Object.fromEntries(options),
  };
}

function walk(game: AnyGame, at: number): Evening {
  const chance = random(at * 7919 + 17);
  const setup = setupOf(game, at, chance);
  let { state } = begun(game, setup);
  const steps: Step[] = [];
  // A little longer than the game: what comes after its end is refused.
  for (let after = 0; steps.length < longest && after < 12; after += game.standings(state).over ? 1 : 0) {
    const step = pressed(game, state, chance);
    if (!step) break;
    steps.push(step);
    ({ state } = stepped(game, state, step, []));
  }
  return { setup, steps };
}

/** Games in which somebody presses at random what is offered, and slips now and then. */
export function* walks(game: AnyGame, count: number): Generator<Evening> {
  for (let at = 0; at < count; at++) yield walk(game, at);
}
