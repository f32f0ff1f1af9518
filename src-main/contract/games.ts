import { z } from 'zod';
import { games, type GameId, type OwnGameId } from '../rules/games.ts';
import type { AnyGame, Question } from '../rules/kernel/game.ts';
import { chairCommandSchemas } from './common.ts';
import * as pirateAttack from './games/pirate-attack.ts';
import * as pirateQuest from './games/pirate-quest.ts';
import * as pirateTricks from './games/pirate-tricks.ts';
import * as piratesFlag from './games/pirates-flag.ts';
import { isShaped } from '../rules/kernel/plain-game.ts';
import { schemasOf } from './plain.ts';
import type { AnyCommand, SessionSetup } from './request.ts';

/** A game with the schemas that check what comes from outside. */
export interface Boundary {
  readonly game: AnyGame;
  readonly commandSchema: z.ZodType<AnyCommand>;
  readonly commandKinds: readonly string[];
  readonly setupSchema: z.ZodType<SessionSetup>;
  readonly beginSchema: z.ZodType<AnyCommand>;
  /** What can be asked beside this game. */
  readonly questionSchema: z.ZodType<Question>;
  /** What a table may keep of its own, by the choice that offers it. */
  readonly keptSchemas: Readonly<Record<string, z.ZodType>>;
}

/** Those of many kinds are made for the games that are played: a start would make all of them for nobody. */
interface Schemas {
  readonly commandSchema: () => z.ZodType;
  readonly setupSchema: z.ZodType;
  readonly questionSchema: () => z.ZodType;
  readonly keptSchemas?: Readonly<Record<string, z.ZodType>>;
}

const schemas: Readonly<Record<OwnGameId, Schemas>> = {
  'pirate-quest': pirateQuest,
  'pirate-tricks': pirateTricks,
  'pirates-flag': piratesFlag,
  'pirate-attack': pirateAttack,
};

export const gameIds = Object.keys(games) as readonly GameId[];

const isGameId = (text: string): text is GameId => Object.hasOwn(games, text);

/** What somebody who names another is told. */
export const unknownGame = (game: string) =>
  ({ code: 'unknown-game', values: { game, known: gameIds } }) as const;

export function boundaryOf(id: string): Boundary | undefined {
  return isGameId(id) ? (boundaries.get(id) ?? made(id)) : undefined;
}

const boundaries = new Map<GameId, Boundary>();

function made(id: GameId): Boundary {
  const game: AnyGame = games[id];
  const boundary = new MadeWhenAsked(game, isShaped(game) ? schemasOf(game) : schemas[id]);
  boundaries.set(id, boundary);
  return boundary;
}

/** Each game's own file proves that its schemas yield exactly its commands and its setup. */
class MadeWhenAsked implements Boundary {
  readonly game: AnyGame;
  readonly #own: Schemas;
  #commandSchema: z.ZodType<AnyCommand> | undefined;
  #questionSchema: z.ZodType<Question> | undefined;

  constructor(game: AnyGame, own: Schemas) {
    this.game = game;
    this.#own = own;
  }

  get commandSchema(): z.ZodType<AnyCommand> {
    return (this.#commandSchema ??= withChairs(this.#own.commandSchema()));
  }

  get commandKinds(): readonly string[] {
    return kindsOf(this.commandSchema);
  }

  get setupSchema(): z.ZodType<SessionSetup> {
    return this.#own.setupSchema as z.ZodType<SessionSetup>;
  }

  get beginSchema(): z.ZodType<AnyCommand> {
    const { setupSchema } = this;
    return z.strictObject({ kind: z.literal('begin'), setup: setupSchema }) as z.ZodType<AnyCommand>;
  }

  get questionSchema(): z.ZodType<Question> {
    return (this.#questionSchema ??= this.#own.questionSchema() as z.ZodType<Question>);
  }

  get keptSchemas(): Readonly<Record<string, z.ZodType>> {
    return this.#own.keptSchemas ?? {};
  }
}

/** Beside a game's own commands those about its chairs. */
function withChairs(own: z.ZodType): z.ZodType<AnyCommand> {
  if (!(own instanceof z.ZodDiscriminatedUnion))
    throw new Error('commands are a union discriminated by kind');
  const all = [...own.options, ...chairCommandSchemas];
  return z.discriminatedUnion('kind', all as never) as unknown as z.ZodType<AnyCommand>;
}

function kindsOf(schema: z.ZodType): readonly string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion))
    throw new Error('commands are a union discriminated by kind');
  return schema.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) throw new Error('a command is an object');
    const { kind } = option.shape;
    return kind instanceof z.ZodLiteral ? [...kind.values].map(String) : [];
  });
}
