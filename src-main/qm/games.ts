import { z } from 'zod';
import { boundaryOf, gameIds, type Boundary } from '../contract/games.ts';
import { lineSchemas, tableCommandSchemas } from '../contract/line.ts';
import { speaker } from '../contract/words.ts';
import type { Language } from '../rules/kernel/message.ts';
import { writeLine } from './output.ts';

/** Tells what can be played, with what options, by which commands: from the schemas that the boundary uses. */
export function tellGames(only: string | undefined, language: Language): number {
  const ids = only === undefined ? gameIds : gameIds.filter((id) => id === only);
  const told = ids.map((id) => boundaryOf(id)).filter((boundary) => boundary !== undefined);
  if (told.length === 0) {
    process.stderr.write(`No game is called "${only ?? ''}". There are ${gameIds.join(', ')}.\n`);
    return 2;
  }
  writeLine({ games: told.map((boundary) => tellGame(boundary, language)) });
  return 0;
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function tellGame(boundary: Boundary, language: Language) {
  const { game } = boundary;
  const words = speaker(game, language, () => ({}));
  return {
    id: game.id,
    title: game.title,
    seats: { least: game.leastSeats, most: game.mostSeats },
    depths: game.depths.map((depth) => ({
      id: depth,
      text: words({ key: `depth.${depth}` }),
      default: depth === game.defaultDepth,
    })),
    options: game.options.map((option) => ({ ...option, text: words({ key: `option.${option.name}` }) })),
    refusals: Object.entries(game.refusals).map(([code, kind]) => ({ code, ...kind })),
    prompts: promptKinds(game.text.en).map((kind) => ({ kind, text: words({ key: `prompt.${kind}` }) })),
    setup: jsonSchema(boundary.setupSchema),
    commands: commandSchemas(boundary.commandSchema),
    tableCommands: tableCommandSchemas.map((schema) => jsonSchema(schema)),
    lines: lineKinds(),
  };
}

/** The kinds of prompt that the catalogue has words for: `prompt.bid`, not `prompt.bid.hint`. */
function promptKinds(catalogue: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(catalogue).flatMap((key) => /^prompt\.([\w-]+)$/.exec(key)?.slice(1) ?? []);
}

function commandSchemas(schema: z.ZodType): readonly unknown[] {
  return schema instanceof z.ZodDiscriminatedUnion
    ? schema.options.map((option) => jsonSchema(option as z.ZodType))
    : [];
}

/** What a line may be beside a bare command; the commands themselves stand above. */
function lineKinds() {
  const command = z.looseObject({ kind: z.string() }) as unknown as Parameters<typeof lineSchemas>[0];
  return Object.entries(lineSchemas(command)).map(([kind, schema]) => ({ kind, schema: jsonSchema(schema) }));
}
