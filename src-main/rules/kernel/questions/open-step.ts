import type { Message } from '../message.ts';
import type { Refusal } from '../refusal.ts';
import type { Sign } from '../sign.ts';
import { goesOn, listedAt, readAt, signOf, type Choice, type Range, type Step } from './step.ts';
import { say, sayEarly, type Manner, type Stuck, type Walk } from './walk.ts';

/** The step that is open after what was said, as it travels: no command, and nothing of what lies behind it. */
export interface OpenStep {
  /** What was said so far, that which was taken by itself among it: a press sends all of it with one more. */
  readonly path: readonly Named[];
  /** What is missing as long as it is open. */
  readonly lacks: string;
  readonly choices: readonly ShownChoice[];
  /** How far a number may be typed. */
  readonly number?: Range;
  /** The dice that show it. */
  readonly dice?: readonly string[];
  /** Those dice are set to a side, not thrown. */
  readonly isSet?: true;
  /** Nobody has to choose: any of the cards may be dealt. */
  readonly isDealt?: true;
  /** The answer stands without it. */
  readonly optional?: true;
}

interface Named {
  readonly id: string;
  readonly label: Message;
  /** There was no other choice, so nobody had to say it. */
  readonly byItself?: true;
}

export interface ShownChoice {
  readonly id: string;
  readonly label: Message;
  readonly note?: Message;
  readonly marked?: true;
  readonly key?: string;
  readonly refusal?: Refusal;
  /** Another step follows. */
  readonly more?: true;
  /** It is none of the seat's own to give: said at the console, or by a reader. */
  readonly isNobodys?: true;
}

/** What a whole path of presses comes to. */
export type Pressed<Command> =
  | {
      readonly kind: 'open';
      /** Worked out only where it is looked at: each of its choices is tried for that. */
      readonly step: OpenStep;
      /** Something can be said there, or nothing has to be. */
      readonly hasMore: boolean;
      /** What was read before its step and still waits for it. */
      readonly early?: readonly Sign[];
    }
  | {
      readonly kind: 'command';
      readonly command: Command;
      readonly path: readonly Named[];
      /** It is an answer for nobody in particular: none that a captain gives from the own seat. */
      readonly isNobodys?: true;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The choice at this place of the path is not there any more, or never was. */
  | { readonly kind: 'gone'; readonly at: number };

/** The name that ends an answer before an optional step, where a sign would have ended it by itself. */
const enough = 'enough';

/** How choices are shown, each with the refusal that it would meet. */
export interface Offer<Command> {
  shown(choices: readonly Choice<Command>[]): readonly ShownChoice[];
  refused(choice: Choice<Command>): Refusal | undefined;
}

/** Walks a path from where the answer begins; a press is shown an optional step before which a sign would stop. */
export function press<Command>(
  begun: Walk<Command>,
  manner: Manner<Command>,
  path: readonly string[],
  offer: Offer<Command>,
  stuck: Stuck<Command>,
): Pressed<Command> {
  const before = begun.said.length;
  let walk = begun;
  for (const [at, id] of path.entries()) {
    // What was taken by itself stands in the path too.
    if (walk.said[before + at]?.choice.id === id) continue;
    if (id === enough && walk.open?.optional && at === path.length - 1) {
      walk = { ...walk, open: undefined };
      break;
    }
    const sign = signOf(id);
    const read = sign && walk.open && readAt(walk.open, sign);
    if (!read) return { kind: 'gone', at };
    if ('slip' in read) return { kind: 'refused', refusal: read.slip };
    walk = say(walk, read, manner);
  }
  walk = sayEarly(walk, manner);
  const nowhere = path.length > 0 ? stuck(walk) : undefined;
  if (nowhere) return { kind: 'refused', refusal: nowhere };
  const { open, early } = walk;
  if (open) {
    const opened = new Opened(open, () => stepAt(open, walk, before, manner, offer), offer);
    return early.length > 0 ? Object.assign(opened, { early }) : opened;
  }
  const command = walk.said.at(-1)?.choice.command;
  if (command === undefined) return { kind: 'gone', at: path.length };
  const isNobodys = walk.said.some(({ choice }) => choice.isNobodys);
  return { kind: 'command', command, path: namesOf(walk, before), ...(isNobodys ? { isNobodys } : {}) };
}

/** Both are asked for seldom beside how often something is pressed to see whether it could be. */
class Opened<Command> {
  readonly kind = 'open';
  readonly #open: Step<Command>;
  readonly #show: () => OpenStep;
  readonly #offer: Offer<Command>;
  #shown: OpenStep | undefined;

  constructor(open: Step<Command>, show: () => OpenStep, offer: Offer<Command>) {
    this.#open = open;
    this.#show = show;
    this.#offer = offer;
  }

  get step(): OpenStep {
    return (this.#shown ??= this.#show());
  }

  get hasMore(): boolean {
    return goesOn(this.#open, (choice) => !this.#offer.refused(choice));
  }
}

export const stepShown = <Command>(
  walk: Walk<Command>,
  before: number,
  manner: Manner<Command>,
  offer: Offer<Command>,
): OpenStep | undefined => walk.open && stepAt(walk.open, walk, before, manner, offer);

/** `before` so many were said before the path began: whose it is. */
function stepAt<Command>(
  open: Step<Command>,
  walk: Walk<Command>,
  before: number,
  manner: Manner<Command>,
  offer: Offer<Command>,
): OpenStep {
  const number = open.picks.find(({ typed }) => typed)?.typed;
  const shown = diceAt(open, manner);
  const isSet = shown.some((pick) => pick.isSet);
  return {
    path: namesOf(walk, before),
    lacks: open.lacks,
    choices: offer.shown(listedAt(open)),
    ...(number ? { number } : {}),
    ...(shown.length > 0 ? { dice: [...new Set(shown.flatMap(({ die }) => die ?? []))] } : {}),
    ...(isSet ? { isSet } : {}),
    ...(open.picks.some(({ isDealt }) => isDealt) ? { isDealt: true } : {}),
    ...(open.optional ? { optional: true } : {}),
  };
}

/** Before it is said whose throw it is, everybody's dice may come. */
function diceAt<Command>(open: Step<Command>, { whose }: Manner<Command>): Step<Command>['picks'] {
  const steps = open === whose ? listedAt(open).map(({ next }) => next?.()) : [];
  return [open, ...steps].flatMap((one) => one?.picks ?? []).filter(({ die }) => die !== undefined);
}

const namesOf = <Command>({ said }: Walk<Command>, before: number): readonly Named[] =>
  said
    .slice(before)
    .map(({ choice: { id, label }, byItself }) => ({ id, label, ...(byItself ? { byItself } : {}) }));

export const shownChoice = <Command>(
  { id, label, note, marked, key, next, isNobodys }: Choice<Command>,
  refusal: Refusal | undefined,
): ShownChoice => ({
  id,
  label,
  ...(note ? { note } : {}),
  ...(marked ? { marked } : {}),
  ...(key === undefined ? {} : { key }),
  ...(refusal ? { refusal } : {}),
  ...(next?.() ? { more: true } : {}),
  ...(isNobodys ? { isNobodys } : {}),
});
