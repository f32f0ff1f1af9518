import type { DiceCount } from '../contract/logbook-evening.ts';
import type { Source } from '../log/entry.ts';
import type { Course } from './course.ts';
import { tellingOf } from './tellings.ts';

export type DiceSource = DiceCount['source'];

/** One die of one evening, face after face. */
export interface DieRolled {
  readonly die: string;
  readonly source: DiceSource;
  readonly faces: readonly string[];
}

/** What a reader saw, what a person said and what the companion drew are three things. */
const sources: Readonly<Record<Source, DiceSource>> = {
  scanned: 'scanned',
  typed: 'typed',
  virtual: 'virtual',
  corrected: 'typed',
  imported: 'typed',
};

/** Dice lie open on the table, so they are counted of every evening. */
export function diceOf({ id, steps }: Course): readonly DieRolled[] {
  const { thrown } = tellingOf(id);
  const found = new Map<string, { die: string; source: DiceSource; faces: string[] }>();
  for (const step of steps)
    for (const { die, face } of thrown(step)) {
      const source = sources[step.entry.source];
      const key = `${source} ${die}`;
      const known = found.get(key) ?? { die, source, faces: [] };
      known.faces.push(face);
      found.set(key, known);
    }
  return [...found.values()];
}
