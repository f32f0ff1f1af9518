import type { Chart, EveningPart, Line, RoundPart } from '../contract/logbook-evening.ts';
import type { EveningRow } from '../contract/logbook-parts.ts';
import type { SessionLog } from '../log/session-log.ts';
import { playHash } from '../session/play-hash.ts';
import { courseOf, isGame, type Course } from './course.ts';
import { diceOf } from './dice-rolled.ts';
import { standsOf, stretchesOf } from './lead.ts';
import { storyOf } from './story.ts';
import type { Stretch } from './telling.ts';
import { tellingOf } from './tellings.ts';

/** One evening retold, from its log. */
export function eveningPart(row: EveningRow, log: SessionLog): EveningPart | undefined {
  const course = courseIn(log);
  return course && { row: { ...row, over: course.over }, ...retold(course) };
}

/** Nothing of a game that this version does not know. */
export const courseIn = ({ heading, entries }: SessionLog): Course | undefined =>
  isGame(heading.game) ? courseOf(heading.game, heading, entries) : undefined;

export type Retold = Omit<EveningPart, 'row'>;

export function retold(course: Course): Retold {
  const { entries } = course;
  const { finding, below, sentences, turns } = storyOf(course);
  const stretches = stretchesOf(course);
  return {
    depth: course.final.game.depth,
    finding,
    below,
    story: sentences,
    turns,
    rounds: stretches.map((stretch) => roundPart(course, stretch)),
    countedIn: tellingOf(course.id).rounds,
    charts: chartsOf(course, stretches),
    corrected: entries.filter(({ kind }) => kind === 'draft').length,
    overruled: course.steps.filter(({ entry }) => entry.override !== undefined).length,
    undone: entries.filter(({ kind }) => kind === 'undo').length,
    stops: course.steps.filter(({ entry }) => entry.kind === 'fact').map(({ entry }) => entry.seq),
    houseRules: houseRulesOf(course),
    playHash: course.over ? playHash(course.steps.map(({ entry }) => entry)) : null,
    sealed: !course.over,
    twin: null,
    merged: [],
  };
}

function roundPart({ id }: Course, { round, steps }: Stretch): RoundPart {
  const [first] = steps;
  const last = steps.at(-1);
  const dealt = last && tellingOf(id).cards(last.after.game);
  return { round, from: first?.entry.seq ?? 0, to: last?.entry.seq ?? 0, cards: dealt ?? null };
}

function chartsOf(course: Course, stretches: readonly Stretch[]): readonly Chart[] {
  const race = raceChart(course, stretches);
  const dice = diceOf(course);
  return [
    ...(race ? [race] : []),
    ...tellingOf(course.id).charts(course, stretches),
    ...(dice.length > 0 ? [diceChart(dice)] : []),
  ];
}

/** Only what the television shows, or what the end has opened. */
function raceChart(course: Course, stretches: readonly Stretch[]): Chart | undefined {
  const { standings, seats, id } = course;
  const stands = standsOf(course);
  if (!standings || stands.length === 0) return undefined;
  const bySeq = new Map(stands.map((stand) => [stand.step.entry.seq, stand.scores]));
  const lines = seats.map((seat): Line => ({
    seat,
    values: stretches.map(({ steps }) => {
      const last = steps.findLast(({ entry }) => bySeq.has(entry.seq));
      return (last && bySeq.get(last.entry.seq)?.[seat]) ?? null;
    }),
  }));
  const points = stands
    .filter(({ scores }, at) => JSON.stringify(scores) !== JSON.stringify(stands[at - 1]?.scores))
    .map(({ step, scores }) => ({ entry: step.entry.seq, round: step.round, at: scores }));
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const { length, ticks } = standings.ruler;
  return {
    kind: 'race',
    unit: tellingOf(id).unit,
    ruler: highest > length ? { length: highest, ticks: [] } : { length, ticks },
    lines,
    points,
  };
}

function diceChart(dice: ReturnType<typeof diceOf>): Chart {
  return {
    kind: 'dice',
    dice: dice.map(({ die, source, faces }) => {
      const counts = new Map<string, number>();
      for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
      return { die, source, faces: [...counts].sort().map(([face, count]) => ({ face, count })) };
    }),
  };
}

/** What the table settled otherwise than it would be if nobody said anything. */
function houseRulesOf({ game, steps }: Course): EveningPart['houseRules'] {
  const [begin] = steps;
  const command =
    begin && (JSON.parse(begin.entry.command) as { setup?: { options?: Record<string, unknown> } });
  const given = command?.setup?.options ?? {};
  return game.options.flatMap(({ name, default: usual }) => {
    const value = given[name];
    return value === undefined || JSON.stringify(value) === JSON.stringify(usual)
      ? []
      : [{ option: name, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}
