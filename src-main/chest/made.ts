import { z } from 'zod';
import { boundaryOf } from '../contract/games.ts';
import { nameSchema } from '../contract/text-schema.ts';
import type { Kept } from '../rules/kernel/before.ts';

/** What a table has made itself and kept under names, by the choice of the set-up that offers it: maps. */
export type Made = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const madeSchema = z.record(
  z.string().min(1).max(40),
  z.record(nameSchema(40), z.unknown()),
) as z.ZodType<Made>;

/** What of it the game can offer as it is today. */
export function offered(game: string, made: Made, choice: string): readonly Kept[] {
  const schema = boundaryOf(game)?.keptSchemas[choice];
  if (!schema) return [];
  return Object.entries(made[choice] ?? {}).flatMap(([name, value]) => {
    const read = schema.safeParse(value);
    return read.success ? [{ name, value: read.data }] : [];
  });
}

/** Whether all of it can be: it may come from a friend. */
export function canBeOffered(game: string, made: Made): boolean {
  const choices = boundaryOf(game)?.game.before ?? [];
  return Object.entries(made).every(([name, byName]) => {
    const choice = choices.find((one) => one.name === name);
    const kept = offered(game, made, name);
    return kept.length === Object.keys(byName).length && kept.every(({ value }) => !choice?.wrong?.(value));
  });
}

export const isEmpty = (made: Made): boolean =>
  Object.values(made).every((byName) => Object.keys(byName).length === 0);
