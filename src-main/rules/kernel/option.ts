/**
 * A rule that a table may settle for itself, where a rulebook is silent or offers a choice. Fixed at the start.
 * `digest` is the row of the digest that it answers, `name` is what a setup file calls it.
 */
export type Option =
  | (OptionOf<'choice', string> & { readonly choices: readonly string[] })
  | OptionOf<'flag', boolean>
  | (OptionOf<'number', number> & { readonly least: number; readonly most: number })
  | (OptionOf<'numbers', readonly number[]> & { readonly least: number; readonly most: number });

interface OptionOf<Type extends string, Value> {
  readonly name: string;
  readonly digest: string;
  /** Options of one group stand together; its heading stands under `group.<group>`. */
  readonly group?: string;
  /** Asked only where this pack is in play, or one of these. */
  readonly pack?: string | readonly string[];
  /** And only where each of these is in play as well. */
  readonly with?: readonly string[];
  readonly type: Type;
  readonly default: Value;
}

export type OptionValue = Option['default'];
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The rows as they are, each in the group that names it. */
export function inGroups<const Rows extends readonly Option[]>(
  groups: Readonly<Record<string, readonly Rows[number]['name'][]>>,
  rows: Rows,
): Rows {
  const groupOf = new Map(
    Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group])),
  );
  const grouped = rows.map((row) => {
    const group = groupOf.get(row.name);
    return group === undefined ? row : { ...row, group };
  });
  return grouped as unknown as Rows;
}

export function defaultsOf(options: readonly Option[]): OptionValues {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Whether an option is asked where these packs are in play. */
export const isAskedWith = (option: Option, packs: readonly string[]): boolean => {
  const { pack = [], with: others = [] } = option;
  const any = typeof pack === 'string' ? [pack] : pack;
  const isAny = any.length === 0 || any.some((one) => packs.includes(one));
  return isAny && others.every((one) => packs.includes(one));
};

/** Whether a value is one that the option offers. */
export function offers(option: Option, value: unknown): value is OptionValue {
  switch (option.type) {
    case 'choice':
      return typeof value === 'string' && option.choices.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return isWithin(option, value);
    case 'numbers':
      return (
        Array.isArray(value) &&
        value.length === option.default.length &&
        value.every((part) => isWithin(option, part))
      );
  }
}

const isWithin = (range: { readonly least: number; readonly most: number }, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= range.least && value <= range.most;
