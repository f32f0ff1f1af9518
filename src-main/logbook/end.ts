import type { StorySentence } from '../contract/logbook-evening.ts';
import type { EndPart } from '../contract/view.ts';
import type { Course } from './course.ts';
import { standsOf, stretchesOf } from './lead.ts';
import { storyOf } from './story.ts';
import { tellingOf } from './tellings.ts';

const sentences = 3;
/** So many places are enough for a line across half a screen. */
const mostPoints = 90;

/** What a television says when an evening is over: who has won and how, three sentences, and the race. */
export function endPart(course: Course): EndPart | undefined {
  if (!course.over) return undefined;
  const { finding, sentences: told, turns, below } = storyOf(course);
  const { certain, how } = finding;
  const [length] = below;
  // The ending is the headline; what decided it is told last, where there is room for it.
  const [largest] = [...turns].sort(
    (one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before),
  );
  const rest = told.filter(({ kind }) => kind !== 'ending').map(sentenceOf);
  const turn = largest ? [{ seat: largest.seat, message: largest.message, entry: largest.entry }] : [];
  const chosen = [...rest.slice(0, sentences - turn.length), ...turn, ...rest.slice(sentences - turn.length)];
  return {
    certain,
    how,
    length: length ?? null,
    story: chosen.slice(0, sentences).sort((one, other) => (one.entry ?? 0) - (other.entry ?? 0)),
    race: raceOf(course),
  };
}

const sentenceOf = ({ seat, message, entry }: StorySentence) => ({ seat, message, entry });

function raceOf(course: Course): EndPart['race'] {
  const { standings } = course;
  const points = standsOf(course)
    .filter(({ scores }, at, all) => JSON.stringify(scores) !== JSON.stringify(all[at - 1]?.scores))
    .map(({ step, scores }) => ({ entry: step.entry.seq, at: scores }));
  if (!standings || points.length < 2) return null;
  const apart = Math.max(1, (points.length - 1) / (mostPoints - 1));
  const kept = new Set(
    Array.from({ length: Math.min(points.length, mostPoints) }, (_, nth) => Math.round(nth * apart)),
  );
  const { unit, rounds } = tellingOf(course.id);
  const highest = Math.max(1, ...points.flatMap(({ at }) => Object.values(at)));
  return {
    unit,
    goal: highest <= standings.ruler.length ? standings.ruler.length : null,
    most: Math.max(highest, standings.ruler.length),
    points: points.filter((_, nth) => kept.has(nth) || nth === points.length - 1),
    countedIn: rounds,
    rounds: stretchesOf(course).filter(({ round }) => round > 0).length,
  };
}
