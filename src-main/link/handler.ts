import type { z } from 'zod';
import type { Catalogue, Language, MessageValues } from '../rules/kernel/message.ts';
import type { Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Page, Role } from '../contract/link-parts.ts';

/** Who asks: decided by the server from what the page could show, never by what it says of itself. */
export interface Who {
  readonly role: Role;
  readonly seats: readonly SeatId[];
  readonly language: Language;
  readonly page: Page;
  /** The paired device, where it is one. */
  readonly device?: string;
}

/** Why a call was not carried out; the text where the handler has put it into words itself. */
export interface CallRefusal {
  readonly code: string;
  readonly values?: MessageValues;
  readonly text?: string;
  /** The words of the game that refused. */
  readonly words?: Readonly<Record<Language, Catalogue>>;
}

/** What a call answers: a plain value for the page, or why not. */
export type Answered = Result<unknown, CallRefusal>;

/** Does what one named call asks for. */
export interface Handler {
  readonly roles: readonly Role[];
  readonly schema: z.ZodType;
  readonly run: (asked: unknown, who: Who) => Answered | Promise<Answered>;
}

export type Handlers = Readonly<Record<string, Handler>>;

interface Call {
  readonly roles: readonly Role[];
  readonly schema: z.ZodType;
}

/** What does each of the calls; a call without one does not compile. */
export type Runs<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: (
    asked: z.infer<Calls[Name]['schema']>,
    who: Who,
  ) => Answered | Promise<Answered>;
};

/** Joins the calls of a contract with what does them. */
export function handlersOf<const Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  runs: Runs<Calls>,
): Handlers {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { roles, schema }]): [string, Handler] => [
      name,
      { roles, schema, run: runs[name as keyof Calls] as Handler['run'] },
    ]),
  );
}

/** One map of several; two handlers of one name are a bug. */
export function joinHandlers(...maps: readonly Handlers[]): Handlers {
  const joined: Record<string, Handler> = {};
  for (const [name, handler] of maps.flatMap((map) => Object.entries(map))) {
    if (Object.hasOwn(joined, name)) throw new Error(`two handlers are called ${name}`);
    joined[name] = handler;
  }
  return joined;
}
