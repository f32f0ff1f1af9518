import type { LogFault } from '../entry.ts';
import { attempt } from '../fault.ts';
import type { Result } from '../../rules/kernel/result.ts';
import { all, change, changeAny, sql, type Writable } from '../sql.ts';

/** How a table settles what a rulebook leaves open, under a name of its own. */
export interface NamedHouseRules {
  readonly game: string;
  readonly name: string;
  /** Values of the game's options, as JSON can hold them. */
  readonly options: unknown;
}

export interface HouseRules {
  list(game: string): readonly NamedHouseRules[];
  /** Under a name that is taken, they take its place. */
  save(rules: NamedHouseRules): Result<void, LogFault>;
  remove(game: string, name: string): Result<void, LogFault>;
}

export function houseRulesIn(db: Writable): HouseRules {
  return {
    list: (game) =>
      all<{ name: string; options: string }>(
        db,
        sql`SELECT name, options FROM house_rules WHERE game = ${game} ORDER BY name COLLATE NOCASE, name`,
      ).map(({ name, options }) => ({ game, name, options: JSON.parse(options) as unknown })),
    save: ({ game, name, options }) =>
      attempt(() =>
        change(
          db,
          sql`INSERT INTO house_rules VALUES (${game}, ${name}, ${JSON.stringify(options)})
              ON CONFLICT (game, name) DO UPDATE SET options = excluded.options`,
          1,
        ),
      ),
    remove: (game, name) =>
      attempt(() => void changeAny(db, sql`DELETE FROM house_rules WHERE game = ${game} AND name = ${name}`)),
  };
}
