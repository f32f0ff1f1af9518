import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import type { Course, Step } from './course.ts';
import type { Stretch } from './telling.ts';
import { tellingOf } from './tellings.ts';

/** What everybody had behind one entry. */
export interface Stand {
  readonly step: Step;
  readonly scores: BySeat<number>;
}

/** Behind every entry that may be told of. */
export function standsOf({ id, steps, over }: Course): readonly Stand[] {
  const { scores } = tellingOf(id);
  return steps.flatMap((step) => {
    const found = scores(step.after.game, over);
    return found ? [{ step, scores: found }] : [];
  });
}

/** The evening cut into its rounds; what came before the first belongs to it. */
export function stretchesOf({ steps }: Course): readonly Stretch[] {
  const stretches: { round: number; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = stretches.at(-1);
    if (last && (last.round === step.round || last.round === 0)) {
      last.round = step.round;
      last.steps.push(step);
    } else stretches.push({ round: step.round, steps: [step] });
  }
  return stretches;
}

/** How far a seat was ahead of the best other; below zero is behind. */
export function leadIn(scores: BySeat<number>, seat: SeatId): number {
  const others = Object.entries(scores).filter(([other]) => other !== seat);
  const best = Math.max(...others.map(([, score]) => score ?? 0));
  return others.length === 0 ? 0 : (scores[seat] ?? 0) - best;
}

/** Whoever is ahead alone. */
export function leaderIn(scores: BySeat<number>): SeatId | undefined {
  const seats = Object.keys(scores) as SeatId[];
  return seats.length < 2 ? undefined : seats.find((seat) => leadIn(scores, seat) > 0);
}

/** The lead of whoever won; while nobody has, of whoever is ahead now. */
export function heroOf(course: Course): SeatId | undefined {
  const { standings } = course;
  if (!standings) return undefined;
  if (course.over) return standings.winners[0];
  const last = standsOf(course).at(-1);
  return last && leaderIn(last.scores);
}

/** So many points are enough for a small line. */
const mostPoints = 48;

/** Where the line bends: every change, thinned evenly where there are too many, the ends kept. */
export function leadLine(stands: readonly Stand[], seat: SeatId): readonly number[] {
  const leads = stands.map(({ scores }) => leadIn(scores, seat));
  const bends = leads.filter((lead, at) => at === 0 || at === leads.length - 1 || lead !== leads[at - 1]);
  if (bends.length <= mostPoints) return bends;
  return Array.from(
    { length: mostPoints },
    (_, at) => bends[Math.round((at * (bends.length - 1)) / (mostPoints - 1))] ?? 0,
  );
}
