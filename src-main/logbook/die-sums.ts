import type { DiceCount } from '../contract/logbook-evening.ts';
import type { DieEvening } from '../log/library/totals.ts';
import { DieTest, type Side } from './die-test.ts';

/** What is kept of one die from one source. */
export interface DieSums {
  readonly rolls: number;
  readonly firstAt: number;
  readonly counts: Readonly<Record<string, number>>;
  /** ln of the odds against it, and the roll at which it was accused; null where it is not judged. */
  readonly judged: { readonly against: number; readonly since: number | null } | null;
}

export type DieSource = DiceCount['source'];

/** Of a die whose faces were never told nothing is known to be due. */
export function sidesOf(die: string): readonly Side[] {
  const faces = (die.split(' ')[2] ?? '').split(',').filter((face) => face !== '');
  return [...new Set(faces)].map((face) => ({ face, sides: faces.filter((each) => each === face).length }));
}

/** Roll after roll, the oldest evening first. What people typed is counted and not judged. */
export function dieSumsOf(die: string, evenings: readonly DieEvening[]): Readonly<Record<string, DieSums>> {
  const sums: Record<string, DieSums> = {};
  for (const [source, its] of Map.groupBy(evenings, (evening) => evening.source)) {
    const sides = sidesOf(die);
    const test = source === 'typed' || sides.length === 0 ? undefined : new DieTest(sides);
    const counts: Record<string, number> = {};
    let rolls = 0;
    for (const { faces } of its)
      for (const face of JSON.parse(faces) as readonly string[]) {
        test?.roll(face);
        counts[face] = (counts[face] ?? 0) + 1;
        rolls += 1;
      }
    const judged = test ? { against: test.judged.against, since: test.judged.since } : null;
    sums[source] = { rolls, firstAt: its[0]?.startedAt ?? 0, counts, judged };
  }
  return sums;
}
