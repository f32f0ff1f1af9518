import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isEquivalent } from './equivalent.ts';
import { mutationsOf, type Mutation } from './mutations.ts';

export const root = join(import.meta.dirname, '../..');

/** A change by its number among all that can be made to a game's rules, or to the kernel. */
export interface Place extends Mutation {
  readonly id: number;
}

/** Words and rows of data are for people and tables to change; what is tried here is logic. */
const isLogic = (file: string) => file.endsWith('.ts') && !/(^|\/)(text|data)\//.test(file);

export function placesOf(game: string): readonly Place[] {
  const folder = `src-main/rules/${game}`;
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isLogic).sort();
  return files
    .flatMap((file) => mutationsOf(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')))
    .map((mutation, id) => ({ ...mutation, id }));
}

/** Those that make another game of it. */
export function different(places: readonly Place[]): readonly Place[] {
  const texts = new Map<string, string>();
  return places.filter((place) => {
    const text = texts.get(place.file) ?? readFileSync(join(root, place.file), 'utf8');
    texts.set(place.file, text);
    return !isEquivalent(text, place);
  });
}
