import type { Finding } from '../contract/logbook-parts.ts';
import type { StorySentence, Turn } from '../contract/logbook-evening.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import { playedOf, type Course } from './course.ts';
import { heroOf, leaderIn, leadIn, standsOf, stretchesOf, type Stand } from './lead.ts';
import type { Stretch } from './telling.ts';
import { tellingOf } from './tellings.ts';
import { counted, numberWord, story, who } from './words.ts';

/** An evening in sentences. Each is read off the log by a rule that stands here or with the game; none is a guess. */
export interface Story {
  readonly finding: Finding;
  readonly below: readonly Message[];
  readonly sentences: readonly StorySentence[];
  readonly turns: readonly Turn[];
}

export function storyOf(course: Course): Story {
  const stretches = stretchesOf(course);
  const stands = standsOf(course);
  const hero = heroOf(course);
  const ends = endsOf(stretches, stands);
  const finding = findingOf(course, stretches, stands, ends);
  const turns = course.over && hero ? turnsOf(course, stretches, stands, hero) : [];
  return {
    finding,
    below: [lengthOf(course, stretches), ...whoLed(course, ends)],
    sentences: course.over ? sentencesOf(course, stretches, ends, finding) : [],
    turns,
  };
}

/** How everybody stood when a round was over. */
interface End extends Stand {
  readonly round: number;
}

function endsOf(stretches: readonly Stretch[], stands: readonly Stand[]): readonly End[] {
  const bySeq = new Map(stands.map((stand) => [stand.step.entry.seq, stand]));
  return stretches.flatMap(({ round, steps }) => {
    const last = steps.findLast(({ entry }) => bySeq.has(entry.seq));
    const stand = last && bySeq.get(last.entry.seq);
    return stand ? [{ ...stand, round }] : [];
  });
}

function findingOf(
  course: Course,
  stretches: readonly Stretch[],
  stands: readonly Stand[],
  ends: readonly End[],
): Finding {
  const { standings } = course;
  const last = stands.at(-1);
  const round = stretches.at(-1)?.round ?? 0;
  if (!standings || course.steps.length === 0) return { certain: story('not-begun'), how: null };
  if (!course.over) return unfinished(course, last, round);
  const [winner, ...others] = standings.winners;
  if (!winner) return { certain: story('nobody'), how: null };
  const score = last?.scores[winner];
  if (others.length > 0) {
    const values = { among: standings.winners.map(who), score: score ?? 0, unit: tellingOf(course.id).unit };
    return { certain: story('level', values), how: null };
  }
  const margin = last ? leadIn(last.scores, winner) : 0;
  return { certain: tellingOf(course.id).wins(winner, margin), how: howWon(course, winner, stands, ends) };
}

/** Nothing is said of how it will end. */
function unfinished({ id, over }: Course, last: Stand | undefined, round: number): Finding {
  const rounds = tellingOf(id).rounds;
  const how = round > 0 && !over ? story(`in.${rounds}`, { round }) : null;
  const leader = last && leaderIn(last.scores);
  if (!last || !leader) return { certain: story('unfinished'), how };
  return { certain: counted('leads', leadIn(last.scores, leader), { who: who(leader) }), how };
}

/** The first of these that is true; where none is, nothing is said. */
function howWon(
  { id }: Course,
  winner: SeatId,
  stands: readonly Stand[],
  ends: readonly End[],
): Message | null {
  const { rounds } = tellingOf(id);
  const leads = ends.map(({ scores }) => leadIn(scores, winner));
  const played = ends.length;
  const beforeLast = leads.at(-2);
  if (played < 2 || beforeLast === undefined) return null;
  const scored = stands.filter(({ scores }) => leaderIn(scores) !== undefined);
  if (scored.length > 0 && scored.every(({ scores }) => leadIn(scores, winner) >= 0))
    return story('how.never-headed');
  if (beforeLast <= 0) return story(`how.last.${rounds}`);
  const wasLast = ends.slice(1, -1).findLast(({ scores }) => isLastAlone(scores, winner));
  if (wasLast) return story(`how.from-last.${rounds}`, { round: wasLast.round });
  const since = leads.findLastIndex((lead) => lead <= 0) + 1;
  const from = ends[since];
  return from && since > 0 ? story(`how.since.${rounds}`, { round: from.round }) : story('how.from-behind');
}

function isLastAlone(scores: BySeat<number>, seat: SeatId): boolean {
  const others = Object.entries(scores).filter(([other]) => other !== seat);
  return others.length > 1 && others.every(([, score]) => (score ?? 0) > (scores[seat] ?? 0));
}

const minute = 60_000;

function lengthOf(course: Course, stretches: readonly Stretch[]): Message {
  const rounds = stretches.filter(({ round }) => round > 0).length;
  const minutes = Math.max(1, Math.round(playedOf(course) / minute));
  const values = { rounds: counted(tellingOf(course.id).rounds, rounds), minutes: minutes % 60 };
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? story('length.hours', { ...values, hours }) : story('length.minutes', values);
}

/** Who was ahead alone when how many rounds were over, the most first. */
function whoLed({ id, over, standings }: Course, ends: readonly End[]): readonly Message[] {
  const led = new Map<SeatId, number>();
  for (const { scores } of ends) {
    const leader = leaderIn(scores);
    if (leader) led.set(leader, (led.get(leader) ?? 0) + 1);
  }
  const { rounds } = tellingOf(id);
  const [first, ...rest] = [...led].sort(([, one], [, other]) => other - one);
  if (!over || !first) return [];
  const [leader, count] = first;
  const [winner] = standings?.winners ?? [];
  const own = winner === undefined ? undefined : led.get(winner);
  const told = counted(`led.${rounds}`, count, { who: who(leader), of: numberWord(ends.length) });
  const isOnlyLast = own === 1 && winner !== leader && winner !== undefined;
  const onlyLast = isOnlyLast && leaderIn(ends.at(-1)?.scores ?? {}) === winner;
  return onlyLast && rest.length > 0 ? [told, story('led.only-last', { who: who(winner) })] : [told];
}

const mostTurns = 3;

/** The largest changes of the winner's lead from one round to the next, once the winner is on the board. */
function turnsOf(
  course: Course,
  stretches: readonly Stretch[],
  stands: readonly Stand[],
  winner: SeatId,
): readonly Turn[] {
  const ends = endsOf(stretches, stands);
  const isOn = (scores: BySeat<number>): boolean => (scores[winner] ?? 0) > 0;
  const changes = ends.flatMap((end, nth) => {
    const before = ends[nth - 1];
    const stretch = stretches.find(({ round }) => round === end.round);
    if (!before || !stretch || !isOn(end.scores)) return [];
    const [was, is] = [leadIn(before.scores, winner), leadIn(end.scores, winner)];
    return is === was ? [] : [{ before, end, stretch, was, is }];
  });
  return changes
    .sort(
      (one, other) =>
        Math.abs(other.is - other.was) - Math.abs(one.is - one.was) || one.end.round - other.end.round,
    )
    .slice(0, mostTurns)
    .sort((one, other) => one.end.round - other.end.round)
    .map(({ before, end, stretch, was, is }): Turn => {
      const seat = whoTurned(before.scores, end.scores, winner, is > was);
      const gained = (end.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
      return {
        entry: largestStep(stands, stretch, winner, before, is > was),
        round: end.round,
        seat,
        message: tellingOf(course.id).turn(course, stretch, seat, gained),
        before: was,
        after: is,
        change: story('change', { from: placeOf(was), to: placeOf(is) }),
      };
    });
}

/** Whose own change it was: the winner's, or that of the other who was or came nearest. */
function whoTurned(before: BySeat<number>, after: BySeat<number>, winner: SeatId, isUp: boolean): SeatId {
  const change = (seat: SeatId): number => (after[seat] ?? 0) - (before[seat] ?? 0);
  const others = (Object.keys(after) as SeatId[]).filter((seat) => seat !== winner);
  const by = isUp ? before : after;
  const [rival] = others.sort((one, other) => (by[other] ?? 0) - (by[one] ?? 0));
  if (!rival) return winner;
  const own = change(winner);
  const theirs = change(rival);
  if (isUp) return own >= -theirs && own > 0 ? winner : rival;
  return theirs > 0 && theirs >= -own ? rival : winner;
}

/** The entry of a round in which the lead changed most that way. */
function largestStep(
  stands: readonly Stand[],
  { steps }: Stretch,
  winner: SeatId,
  from: Stand,
  isUp: boolean,
): number {
  const own = new Set(steps.map(({ entry }) => entry.seq));
  let was = leadIn(from.scores, winner);
  let most = { by: 0, entry: steps.at(-1)?.entry.seq ?? 0 };
  for (const { step, scores } of stands) {
    if (!own.has(step.entry.seq)) continue;
    const is = leadIn(scores, winner);
    const by = isUp ? is - was : was - is;
    if (by > most.by) most = { by, entry: step.entry.seq };
    was = is;
  }
  return most.entry;
}

function placeOf(lead: number): Message {
  if (lead === 0) return story('place.level');
  return counted(lead > 0 ? 'place.ahead' : 'place.behind', Math.abs(lead));
}

/** The ending first, then what the game has to tell, then who led longest and who met most. */
function sentencesOf(
  course: Course,
  stretches: readonly Stretch[],
  ends: readonly End[],
  { certain, how }: Finding,
): readonly StorySentence[] {
  const last = course.steps.at(-1)?.entry.seq ?? null;
  const [winner] = course.standings?.winners ?? [];
  const ending = how ? story('ending', { certain, how }) : story('ending.plain', { certain });
  return [
    { kind: 'ending', seat: winner ?? null, message: ending, entry: last },
    ...tellingOf(course.id).moments(course, stretches),
    ...longestLead(course, ends),
    ...mostMet(course),
  ];
}

/** Whoever was ahead alone for most rounds in a row; at least three, and nobody else as long. */
function longestLead({ id }: Course, ends: readonly End[]): readonly StorySentence[] {
  const runs: { seat: SeatId; length: number; entry: number }[] = [];
  let current: SeatId | undefined;
  for (const { scores, step } of ends) {
    const leader = leaderIn(scores);
    const run = runs.at(-1);
    if (leader && leader === current && run)
      Object.assign(run, { length: run.length + 1, entry: step.entry.seq });
    else if (leader) runs.push({ seat: leader, length: 1, entry: step.entry.seq });
    current = leader;
  }
  const [longest, next] = runs.sort((one, other) => other.length - one.length);
  if (!longest || longest.length < 3 || next?.length === longest.length) return [];
  const { seat, length, entry } = longest;
  const message = story(`longest-lead.${tellingOf(id).rounds}`, {
    who: who(seat),
    count: numberWord(length),
  });
  return [{ kind: 'longest-lead', seat, message, entry }];
}

/** Whoever met most bids, where one did. */
function mostMet(course: Course): readonly StorySentence[] {
  const figures = tellingOf(course.id).figures(course);
  const met = course.seats.flatMap((seat) => {
    const bids = Object.entries(figures[seat]?.bids ?? {});
    const of = bids.reduce((sum, [, count]) => sum + count, 0);
    const hits = bids.reduce((sum, [key, count]) => sum + (key.endsWith(':0') ? count : 0), 0);
    return of > 0 ? [{ seat, hits, of }] : [];
  });
  const [best, next] = met.sort((one, other) => other.hits - one.hits);
  if (!best || best.hits < 2 || next?.hits === best.hits) return [];
  const values = { who: who(best.seat), met: numberWord(best.hits), of: numberWord(best.of) };
  return [{ kind: 'bids-met', seat: best.seat, message: story('bids-met', values), entry: null }];
}
