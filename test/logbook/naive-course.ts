import type { Entry, Source } from '../../src-main/log/entry.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import type { AnyGame, GameEvent, GameState } from '../../src-main/rules/kernel/game.ts';
import { keepsFame } from '../../src-main/rules/pirate-attack/options.ts';
import type { State as AttackState } from '../../src-main/rules/pirate-attack/state.ts';
import type { State as QuestState } from '../../src-main/rules/pirate-quest/state.ts';
import type { State as TricksState } from '../../src-main/rules/pirate-tricks/state.ts';
import type { State as FlagState } from '../../src-main/rules/pirates-flag/state.ts';

type Loose = Readonly<Record<string, unknown>> & GameEvent;

/** One entry in force, as a log has it, with the game on both sides of it. */
export interface NaiveStep {
  readonly kind: Entry['kind'];
  readonly at: number;
  readonly source: Source;
  readonly events: readonly Loose[];
  readonly before: GameState;
  readonly after: GameState;
  /** What each seat has behind it, of the game's own kind. */
  readonly scores: Readonly<Record<string, number>>;
}

const hour = 3_600_000;

/** What lies between two entries is played, but for pauses and what nobody sits through; up to the end. */
export function playedIn(rules: AnyGame, steps: readonly NaiveStep[]): number {
  let [played, paused] = [0, false];
  // A correction is made long after what it corrects.
  const facts = steps.filter(({ kind }) => kind === 'fact');
  for (const [nth, { at, events, after }] of facts.entries()) {
    const passed = at - (facts[nth - 1]?.at ?? at);
    if (!paused && passed > 0 && passed <= 4 * hour) played += passed;
    const kinds = events.map(({ kind }) => kind);
    if (kinds.some((kind) => kind === 'paused' || kind === 'disputed')) paused = true;
    if (kinds.includes('resumed')) paused = false;
    if (after.seats.length > 0 && rules.standings(after).over) break;
  }
  return played;
}

function roundIn(game: GameId, state: GameState): number {
  switch (game) {
    case 'pirate-quest':
      return (state as QuestState).battle.number;
    case 'pirate-tricks':
      return (state as TricksState).round.number;
    case 'pirates-flag':
      return (state as FlagState).turn.number;
    case 'pirate-attack':
      return (state as AttackState).round;
  }
}

/** How the one winner won: never behind anybody who was ahead alone, or level or behind until the last round. */
export function wayOf(game: GameId, steps: readonly NaiveStep[], winner: string): string | null {
  const last = steps.at(-1)?.after;
  if (!last || (game === 'pirate-attack' && !keepsFame((last as AttackState).options))) return null;
  const lead = ({ scores }: NaiveStep): number =>
    (scores[winner] ?? 0) -
    Math.max(...Object.entries(scores).flatMap(([seat, score]) => (seat === winner ? [] : [score])));
  const seated = steps.filter(({ scores }) => Object.keys(scores).length > 1);
  // The last entry of each round; what came before the first belongs to it.
  const ends: { round: number; lead: number }[] = [];
  for (const step of seated) {
    const round = roundIn(game, step.before) || roundIn(game, step.after);
    const open = ends.at(-1);
    if (open && (open.round === round || open.round === 0)) Object.assign(open, { round, lead: lead(step) });
    else ends.push({ round, lead: lead(step) });
  }
  if (ends.length < 2) return null;
  const isAlone = (all: readonly number[]): boolean =>
    all.filter((score) => score === Math.max(...all)).length === 1;
  const decided = seated.filter(({ scores }) => isAlone(Object.values(scores)));
  if (decided.length > 0 && decided.every((step) => lead(step) >= 0)) return 'never-headed';
  return (ends.at(-2)?.lead ?? 0) <= 0 ? 'last' : null;
}

/** Every face that lay there, by its die and who said so. */
export function diceIn(game: GameId, steps: readonly NaiveStep[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (source: Source, die: string, face: string): void => {
    const by = source === 'scanned' || source === 'virtual' ? source : 'typed';
    const key = `${die} ${by} ${face}`;
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (const { events, source } of steps)
    for (const event of events) {
      const die = (event['rolling'] as { die?: string | null } | undefined)?.die;
      if (game === 'pirate-quest' && event.kind === 'dieThrown' && die)
        add(source, `${game} ${die}`, String(event['face']));
      if (game === 'pirates-flag' && event.kind === 'diceRolled')
        for (const face of event['faces'] as readonly number[]) add(source, `${game} d6`, String(face));
    }
  return counts;
}

/** The middle one of these, and the ends. */
export function lengthsOf(all: readonly number[]) {
  const sorted = [...all].filter((length) => length > 0).sort((one, other) => one - other);
  return {
    usual: sorted[Math.floor(sorted.length / 2)] ?? null,
    longest: sorted.at(-1) ?? null,
    shortest: sorted[0] ?? null,
  };
}
