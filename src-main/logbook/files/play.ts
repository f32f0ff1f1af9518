import type { NotedEvening } from '../../log/library/evenings.ts';
import { personOf } from '../../contract/person-name.ts';
import { standsOf } from '../lead.ts';
import { playedOf, type Course } from '../course.ts';

/** An evening as other programs know plays: who, where, when, and how it ended. */
export interface Play {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Milliseconds without pauses. */
  readonly played: number;
  readonly over: boolean;
  readonly place: string | null;
  readonly remark: string | null;
  readonly players: readonly PlayPlayer[];
}

export interface PlayPlayer {
  readonly seat: string;
  /** From 1, in the order of the chairs. */
  readonly chair: number;
  readonly name: string;
  /** Stable: the person's in this library, or of the name where no library is asked. */
  readonly person: string;
  readonly rank: number | null;
  readonly score: number | null;
  readonly winner: boolean;
}

export function playOf(course: Course, noted: NotedEvening): Play {
  const { heading, seats, standings, over, steps } = course;
  const last = standsOf(course).at(-1);
  return {
    id: heading.id,
    game: course.id,
    title: course.game.title,
    startedAt: heading.startedAt,
    endedAt: steps.at(-1)?.entry.at ?? heading.startedAt,
    played: playedOf(course),
    over,
    place: noted.place,
    remark: noted.remark,
    players: seats.map((seat, at) => {
      const who = noted.people.find((each) => each.seat === seat);
      const captain = course.captains[seat] ?? seat;
      const standing = standings?.ranks.find((each) => each.seat === seat);
      return {
        seat,
        chair: at + 1,
        name: who?.name ?? captain,
        person: who?.person ?? personOf(captain),
        rank: over ? (standing?.rank ?? null) : null,
        score: over ? (last?.scores[seat] ?? standing?.score ?? null) : null,
        winner: over && (standings?.winners.includes(seat) ?? false),
      };
    }),
  };
}

export const minutesOf = (milliseconds: number): number => Math.round(milliseconds / 60_000);
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** `yyyy-MM-dd HH:mm:ss`, UTC. */
export const secondsOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
