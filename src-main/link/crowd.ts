/** How many of each. */
function tallied(keys: readonly string[]): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  for (const key of keys) tally.set(key, (tally.get(key) ?? 0) + 1);
  return tally;
}

/** The network that most of them came from. */
export function busiest(networks: readonly string[]): string | undefined {
  const [most] = [...tallied(networks)].sort(([, a], [, b]) => b - a);
  return most?.[0];
}

/** One of many that want in, or are in. */
export interface OneOfMany {
  readonly network: string;
  /** Who is worth more to the evening goes before who is worth less. */
  readonly rank: number;
}

export interface Limits {
  readonly most: number;
  readonly mostFromOneNetwork: number;
}

/**
 * Who has to go for one more to come in: nobody while there is room, else the last that came of those who are worth
 * least, if they are worth less than the newcomer. Nobody of theirs is asked to go for their like.
 */
export function whoMakesRoom<One extends OneOfMany>(
  inside: readonly One[],
  newcomer: OneOfMany,
  { most, mostFromOneNetwork }: Limits,
): 'nobody' | 'no-room' | One {
  const near = inside.filter(({ network }) => network === newcomer.network);
  const crowd = near.length >= mostFromOneNetwork ? near : inside.length >= most ? inside : undefined;
  if (!crowd) return 'nobody';
  const least = crowd.reduceRight((found, each) => (each.rank < found.rank ? each : found));
  return least.rank < newcomer.rank ? least : 'no-room';
}

/** The same among equals: a network that holds most gives way to one that holds fewer by two or more. */
export function whoGivesWay<One extends { readonly network: string }>(
  inside: readonly One[],
  newcomer: { readonly network: string },
  { most, mostFromOneNetwork }: Limits,
): 'nobody' | 'no-room' | One {
  const count = (network: string) => inside.filter((each) => each.network === network).length;
  const own = count(newcomer.network);
  if (own >= mostFromOneNetwork) return 'no-room';
  if (inside.length < most) return 'nobody';
  const greedy = busiest(inside.map(({ network }) => network));
  if (greedy === undefined || count(greedy) < own + 2) return 'no-room';
  return inside.findLast(({ network }) => network === greedy) ?? 'no-room';
}
