import type { Message } from '../message.ts';
import type { Refusal } from '../refusal.ts';
import { listedAt, readAt, signOf, type Choice, type Range, type Step } from './step.ts';
import { say, type Manner, type Walk } from './walk.ts';

/** The step that is open after what was pressed, as it travels: no command, and nothing of what lies behind it. */
export interface OpenStep {
  /** What was said so far, that which was taken by itself among it: a press sends all of it with one more. */
  readonly path: readonly Named[];
  readonly choices: readonly ShownChoice[];
  /** How far a number may be typed. */
  readonly number?: Range;
  /** What is to be thrown. */
  readonly dice?: readonly string[];
  /** The answer stands without it. */
  readonly optional?: true;
}

interface Named {
  readonly id: string;
  readonly label: Message;
}

interface ShownChoice extends Named {
  readonly note?: Message;
  readonly key?: string;
  readonly refusal?: Refusal;
  /** Another step follows. */
  readonly more?: true;
}

/** What a whole path of presses comes to. */
export type Pressed<Command> =
  | { readonly kind: 'open'; readonly step: OpenStep }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The choice at this place of the path is not there any more, or never was. */
  | { readonly kind: 'gone'; readonly at: number };

/** Walks a path from where the answer begins; a press is shown an optional step before which a sign would stop. */
export function press<Command>(
  begun: Walk<Command>,
  path: readonly string[],
  manner: Manner<Command>,
  refusalOf: (choice: Choice<Command>) => Refusal | undefined,
): Pressed<Command> {
  let walk = begun;
  for (const [at, id] of path.entries()) {
    // What was taken by itself stands in the path too.
    if (walk.said[begun.said.length + at]?.choice.id === id) continue;
    const sign = signOf(id);
    const read = sign && walk.open && readAt(walk.open, sign);
    if (!read) return { kind: 'gone', at };
    if ('slip' in read) return { kind: 'refused', refusal: read.slip };
    walk = say(walk, read, manner);
  }
  const { said, open } = walk;
  if (open) return { kind: 'open', step: shown(said.slice(begun.said.length), open, refusalOf) };
  const command = said.at(-1)?.choice.command;
  return command === undefined ? { kind: 'gone', at: path.length } : { kind: 'command', command };
}

function shown<Command>(
  said: Walk<Command>['said'],
  open: Step<Command>,
  refusalOf: (choice: Choice<Command>) => Refusal | undefined,
): OpenStep {
  const number = open.picks.find(({ typed }) => typed)?.typed;
  const dice = open.picks.flatMap(({ die }) => (die === undefined ? [] : [die]));
  return {
    path: said.map(({ choice: { id, label } }) => ({ id, label })),
    choices: listedAt(open).map((choice) => shownChoice(choice, refusalOf(choice))),
    ...(number ? { number } : {}),
    ...(dice.length > 0 ? { dice } : {}),
    ...(open.optional ? { optional: true } : {}),
  };
}

const shownChoice = <Command>(
  { id, label, note, key, next }: Choice<Command>,
  refusal: Refusal | undefined,
): ShownChoice => ({
  id,
  label,
  ...(note ? { note } : {}),
  ...(key === undefined ? {} : { key }),
  ...(refusal ? { refusal } : {}),
  ...(next?.() ? { more: true } : {}),
});
