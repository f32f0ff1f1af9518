import type { Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import type { Sign } from '../sign.ts';
import type { Choice, Made, Pick, Range, Slip } from './step.ts';

/** What choosing one makes; undefined for what can be no answer, whoever names it. */
type Make<Of, Command> = (one: Of) => Made<Command> | Slip | undefined;

type Name = string | number;

function named<Command>(
  id: string,
  made: Made<Command> | Slip | undefined,
): Choice<Command> | Slip | undefined {
  if (!made || 'slip' in made) return made;
  const { next } = made;
  return next ? { id, ...made, next: once(next) } : { id, ...made };
}

/** What comes next is looked at to show a choice, to try it and to take it. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** `nameIn` finds in a sign what is chosen by it, and nothing in a sign of another family. */
function pick<Of extends Name, Command>(
  kind: string,
  listed: readonly Of[],
  make: Make<Of, Command>,
  nameIn: (sign: Sign) => Of | undefined,
): Pick<Command> {
  const choices = new Map<Of, Choice<Command> | Slip | undefined>();
  const choiceOf = (one: Of) => {
    if (!choices.has(one)) choices.set(one, named(`${kind}/${one}`, make(one)));
    return choices.get(one);
  };
  return {
    lacks: kind,
    listed: () => listing(listed, choiceOf),
    read: (sign) => {
      const one = nameIn(sign);
      return one === undefined ? undefined : choiceOf(one);
    },
  };
}

/** A generator of its own for each pick would get a shape of its own, which outlives the young memory. */
function* listing<Of, Command>(
  listed: Iterable<Of>,
  choiceOf: (one: Of) => Choice<Command> | Slip | undefined,
): Iterable<Choice<Command>> {
  for (const one of listed) {
    const choice = choiceOf(one);
    if (choice && !('slip' in choice)) yield choice;
  }
}

/** Any card that `isCard` knows is read, listed or not. */
export const cards = <Card extends string, Command>(
  listed: readonly Card[],
  make: Make<Card, Command>,
  isCard: (row: string) => row is Card,
): Pick<Command> =>
  pick('card', listed, make, (sign) => (sign.kind === 'card' && isCard(sign.row) ? sign.row : undefined));

/** Pointed at, or by a captain's token, where a token cannot mean something else at the same time. */
export const seats = <Command>(
  listed: readonly SeatId[],
  make: Make<SeatId, Command>,
  { byToken = true }: { readonly byToken?: boolean } = {},
): Pick<Command> =>
  pick('seat', listed, make, (sign) =>
    sign.kind === 'seat' || (byToken && sign.kind === 'token') ? sign.seat : undefined,
  );

/** Touched on the board; where squares are numbered their number may be typed. */
export const squares = <Command>(
  listed: readonly string[],
  make: Make<string, Command>,
  { areNumbered = false }: { readonly areNumbered?: boolean } = {},
): Pick<Command> => ({
  ...pick('square', listed, make, (sign) => {
    if (sign.kind === 'square') return sign.square;
    return areNumbered && sign.kind === 'number' ? String(sign.value) : undefined;
  }),
  lacks: 'space',
  ...(areNumbered && listed.length > 0 ? { typed: rangeOf(listed.map(Number)) } : {}),
});

const rangeOf = (all: readonly number[]): Range => ({ least: Math.min(...all), most: Math.max(...all) });

/** Words alone are closed: what is not listed is no word here. */
export const words = <Word extends string, Command>(
  listed: readonly Word[],
  make: Make<Word, Command>,
): Pick<Command> =>
  pick('choice', listed, make, (sign) => {
    const said = sign.kind === 'choice' ? sign.choice : sign.kind === 'button' ? sign.button : undefined;
    return listed.find((word) => word === said);
  });

/** Words that are made up at the table, each with what it means. */
export const spelled = <Command>(
  ways: readonly (readonly [word: string, made: Made<Command>])[],
): Pick<Command> =>
  words(
    ways.map(([word]) => word),
    (said) => ways.find(([word]) => word === said)?.[1],
  );

/** `typed` is how far a number may be typed, where that is further than the listed ones. */
export const numbers = <Command>(
  listed: readonly number[],
  make: Make<number, Command>,
  typed?: Range,
): Pick<Command> => ({
  ...pick('number', listed, make, (sign) =>
    sign.kind === 'number' && Number.isInteger(sign.value) ? sign.value : undefined,
  ),
  ...(typed ? { typed } : {}),
});

interface Throwing {
  /** The face that a dice card shows for this die. */
  readonly cardShows?: (row: string) => string | undefined;
  /** Why another die is none of this question's. */
  readonly otherDie?: (die: string) => Refusal | undefined;
  /** It is set to a side, not thrown. */
  readonly isSet?: boolean;
}

/** The faces of one die. */
export function faces<Command>(
  die: string,
  listed: readonly string[],
  make: Make<string, Command>,
  { cardShows, otherDie, isSet }: Throwing = {},
): Pick<Command> {
  const own = pick(`face/${die}`, listed, make, (sign) => {
    if (sign.kind === 'dice-card') return cardShows?.(sign.row);
    return sign.kind === 'face' && sign.die === die ? sign.face : undefined;
  });
  const slipOf = (sign: Sign): Slip | undefined => {
    const slip = sign.kind === 'face' && sign.die !== die ? otherDie?.(sign.die) : undefined;
    return slip && { slip };
  };
  const read = (sign: Sign) => own.read(sign) ?? slipOf(sign);
  return { ...own, lacks: 'die', read, die, ...(isSet ? { isSet: true } : {}) };
}

/** Any other die that is thrown, or a dice card where there is no die, and what a command says of it. */
export const otherDice = <Command>(
  make: (face: string, die: string | undefined) => Made<Command> | undefined,
  cardShows: (row: string) => string | undefined,
): Pick<Command> => ({
  listed: () => [],
  read: (sign) => {
    const die = sign.kind === 'face' ? sign.die : undefined;
    const face =
      sign.kind === 'face' ? sign.face : sign.kind === 'dice-card' ? cardShows(sign.row) : undefined;
    const made = face === undefined ? undefined : make(face, die);
    return made && { id: `face/${die ?? ''}/${face ?? ''}`, ...made };
  },
});

/** Dice that say together what is listed beside them: none of them says it alone. */
export const throwing = (names: readonly string[]): readonly Pick<never>[] =>
  names.map((die) => ({ listed: () => [], read: () => undefined, die }));

/** Chance may give one of them out. */
export const dealt = <Command>(one: Pick<Command>): Pick<Command> => ({ ...one, isDealt: true });

/** Read and never listed: a longer word for what can be pressed already. */
export const unlisted = <Command>(one: Pick<Command>): Pick<Command> => ({ ...one, listed: () => [] });

/** Said for nobody in particular, whoever says it: the same choice however often it is looked at, as it is without. */
export function nobodys<Command>(one: Pick<Command>): Pick<Command> {
  const said = new Map<Choice<Command>, Choice<Command>>();
  const nobodysOwn = (choice: Choice<Command>): Choice<Command> => {
    const own = said.get(choice) ?? { ...choice, isNobodys: true };
    said.set(choice, own);
    return own;
  };
  return {
    ...one,
    listed: () => listing(one.listed(), nobodysOwn),
    read: (sign) => {
      const found = one.read(sign);
      return found && !('slip' in found) ? nobodysOwn(found) : found;
    },
  };
}

/** A list of numbers to choose from. */
export const upTo = (most: number, least = 0): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

/** The digit that presses a number, where one digit is enough. */
export const digit = (amount: number): { readonly key?: string } =>
  amount >= 0 && amount <= 9 ? { key: String(amount) } : {};
