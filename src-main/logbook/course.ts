import { games, type GameId } from '../rules/games.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import type { Standings } from '../rules/kernel/standings.ts';
import type { Entry } from '../log/entry.ts';
import type { SessionHeading } from '../log/session-log.ts';
import { inForce } from '../session/head-path.ts';
import { blankSession, eventsOf, evolveEntry, type AnyEvent, type SessionState } from '../session/fact.ts';
import { tellingOf } from './tellings.ts';

/** One fact in force, with the table before and behind it. */
export interface Step {
  readonly entry: Entry;
  readonly events: readonly AnyEvent[];
  readonly before: SessionState;
  readonly after: SessionState;
  /** The round it belongs to: a battle, a turn. 0 before the first. */
  readonly round: number;
}

/** An evening as its log tells it: what was entered and stands, from the first entry to the last. */
export interface Course {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly heading: SessionHeading;
  /** All of them, whether in force or not. */
  readonly entries: readonly Entry[];
  readonly steps: readonly Step[];
  readonly final: SessionState;
  readonly seats: readonly SeatId[];
  readonly captains: BySeat<string>;
  readonly standings: Standings | null;
  readonly over: boolean;
}

export const isGame = (id: string): id is GameId => Object.hasOwn(games, id);

/** Pure over the log: the same entries are the same evening on any machine. */
export function courseOf(id: GameId, heading: SessionHeading, entries: readonly Entry[]): Course {
  const game: AnyGame = games[id];
  const { round } = tellingOf(id);
  let state = blankSession(game);
  const steps: Step[] = [];
  for (const entry of inForce((seq) => entryAt(entries, seq), entries.at(-1)?.head ?? 0)) {
    const before = state;
    const events = eventsOf(entry);
    state = evolveEntry(game, before, entry);
    steps.push({ entry, events, before, after: state, round: round(before.game, state.game) });
  }
  const { seats } = state.game;
  const standings = seats.length > 0 ? game.standings(state.game) : null;
  const captains = state.table.captains;
  const over = standings?.over === true;
  return { id, game, heading, entries, steps, final: state, seats, captains, standings, over };
}

function entryAt(entries: readonly Entry[], seq: number): Entry {
  const entry = entries[seq - 1];
  if (!entry) throw new Error(`no entry ${seq}`);
  return entry;
}

/** Milliseconds at the table without pauses, up to the end or to the last entry. */
export function playedOf({ steps, final, over, game }: Course): number {
  const ended = over ? steps.find(({ after }) => game.standings(after.game).over) : undefined;
  const last = ended ?? steps.at(-1);
  return last ? (ended?.after ?? final).table.clock.played : 0;
}
