import type { Message } from '../message.ts';
import type { Refusal } from '../refusal.ts';
import { isSeatId } from '../seat.ts';
import type { Sign } from '../sign.ts';

/** What choosing something makes of an answer: how it is called, and the command as far as it is said. */
export interface Made<Command> {
  readonly label: Message;
  /** The small line under it: "3 moves if met". */
  readonly note?: Message;
  /** Stands out among the others, since more hangs on it. */
  readonly marked?: true;
  /** The key that presses it, where one is natural: a digit, a letter. */
  readonly key?: string;
  /** Stands with everything said so far; none where too little is said for any. */
  readonly command?: Command;
  /** What is asked after it; undefined where the answer is finished. */
  readonly next?: () => Step<Command> | undefined;
}

/** A choice is named by the sign that presses it: 'card/flank', 'seat/red', 'face/green/2'. */
export interface Choice<Command> extends Made<Command> {
  readonly id: string;
  /** It answers the question for nobody in particular. */
  readonly isNobodys?: true;
}

/** A sign that belongs here and says what no command can: somebody else's die. */
export interface Slip {
  readonly slip: Refusal;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** One family of choices at a step. */
export interface Pick<Command> {
  /** What is missing where it is all that is asked. */
  readonly lacks?: string;
  /** One after the other, so that whoever needs to know only whether there is one makes no more. */
  readonly listed: () => Iterable<Choice<Command>>;
  /** Reads also what is not listed, so that a slip meets its own refusal. */
  readonly read: (sign: Sign) => Choice<Command> | Slip | undefined;
  /** How far a typed number may go. */
  readonly typed?: Range;
  /** The die that shows it. */
  readonly die?: string;
  /** That die is set to a side, not thrown. */
  readonly isSet?: true;
  /** Nobody has to choose: any of the listed may be dealt. */
  readonly isDealt?: true;
}

/** What can be answered now, given what was answered so far. */
export interface Step<Command> {
  /** What is missing as long as it is open, in the words of `missing`. */
  readonly lacks: string;
  readonly picks: readonly Pick<Command>[];
  /** The answer stands without it: a sign stops before it, a press is shown it. */
  readonly optional?: boolean;
}

export const step = <Command>(lacks: string, ...picks: readonly Pick<Command>[]): Step<Command> => ({
  lacks,
  picks,
});

/** A family alone is a step. */
export const asStep = <Command>(one: Step<Command> | Pick<Command>): Step<Command> =>
  'picks' in one ? one : step(one.lacks ?? 'choice', one);

export const optional = <Command>(lacks: string, ...picks: readonly Pick<Command>[]): Step<Command> => ({
  lacks,
  picks,
  optional: true,
});

export const listedAt = <Command>({ picks }: Step<Command>): readonly Choice<Command>[] =>
  picks.flatMap(({ listed }) => [...listed()]);

/**
 * Whether an answer that has come here can go on: by something that is pressed, typed or thrown, and by nothing where it
 * stands already. What can only be read is no way on, since whoever has no reader would be stuck there.
 */
export function goesOn<Command>(
  { optional: isOptional, picks }: Step<Command>,
  isTaken: (choice: Choice<Command>) => boolean,
): boolean {
  if (isOptional || picks.some(({ typed, die }) => typed ?? die)) return true;
  for (const { listed } of picks) for (const choice of listed()) if (isTaken(choice)) return true;
  return false;
}

/** What a sign says at a step: a choice of any of its families before a slip of one. */
export function readAt<Command>({ picks }: Step<Command>, sign: Sign): Choice<Command> | Slip | undefined {
  let slip: Slip | undefined;
  for (const { read } of picks) {
    const found = read(sign);
    if (found && !('slip' in found)) return found;
    slip ??= found;
  }
  return slip;
}

/** The only choice there is. What is typed or thrown is never taken by itself. */
export function onlyChoice<Command>(open: Step<Command>): Choice<Command> | undefined {
  if (open.optional || open.picks.some(({ typed, die }) => typed ?? die)) return undefined;
  let only: Choice<Command> | undefined;
  for (const { listed } of open.picks)
    for (const choice of listed()) {
      if (only) return undefined;
      only = choice;
    }
  return only;
}

/** The sign that presses a choice, by the choice's name. */
export function signOf(id: string): Sign | undefined {
  const [kind, rest] = parted(id);
  switch (kind) {
    case 'card':
      return { kind: 'card', row: rest };
    case 'seat':
      return isSeatId(rest) ? { kind: 'seat', seat: rest } : undefined;
    case 'square':
      return { kind: 'square', square: rest };
    case 'choice':
      return { kind: 'choice', choice: rest };
    case 'number':
      return rest.trim() !== '' && Number.isInteger(Number(rest))
        ? { kind: 'number', value: Number(rest) }
        : undefined;
    case 'face':
      return faceOf(rest);
    case 'dice-card':
      return { kind: 'dice-card', row: rest };
    default:
      return undefined;
  }
}

function faceOf(name: string): Sign {
  const [die, face] = parted(name);
  return { kind: 'face', die, face };
}

/** Before the first slash, and behind it. */
function parted(name: string): readonly [string, string] {
  const at = name.indexOf('/');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
