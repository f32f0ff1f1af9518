import type { GameState } from '../../rules/kernel/game.ts';
import { message } from '../../rules/kernel/message.ts';
import { forSeats, type BySeat, type SeatId } from '../../rules/kernel/seat.ts';
import type { Event } from '../../rules/pirate-tricks/events.ts';
import { loonOf } from '../../rules/pirate-tricks/phase.ts';
import type { PastRound, State } from '../../rules/pirate-tricks/state.ts';
import type { BidCell, Chart, StorySentence } from '../../contract/logbook-evening.ts';
import type { Course, Step } from '../course.ts';
import { finderOf } from '../events.ts';
import type { Figures } from '../figures.ts';
import type { Stretch, Telling } from '../telling.ts';
import { counted, story, who } from '../words.ts';

const at = (state: GameState): State => state as State;

const events = finderOf<Event>();

export const pirateTricks: Telling = {
  round: (before, after) => at(before).round.number || at(after).round.number,
  cards: () => null,
  rounds: 'rounds',
  unit: message('story.unit.loon'),
  // The purses stand behind screens; once they are opened at the end, so are those of the rounds before.
  scores: (state, isOpen) =>
    isOpen || at(state).options.showLoon
      ? forSeats(state.seats, (seat) => loonOf(at(state), seat))
      : undefined,
  thrown: () => [],
  figures,
  wins: (seat, margin) =>
    margin > 0 ? counted('wins.loon', margin, { who: who(seat) }) : story('wins', { who: who(seat) }),
  turn: (_course, { round }, seat, gained) =>
    counted(gained < 0 ? 'turn.loses' : 'turn.collects', Math.abs(gained), { who: who(seat), round }),
  moments: ({ steps }) => [...dearest(steps), ...closest(steps)],
  charts,
};

const pastOf = (course: Course): readonly PastRound[] => at(course.final.game).past;

function figures(course: Course): BySeat<Figures> {
  const past = pastOf(course);
  return forSeats(course.seats, (seat): Figures => {
    const bids: Record<string, number> = {};
    for (const { predictions, tricks } of past) {
      const predicted = predictions[seat];
      if (predicted === undefined) continue;
      const key = `${predicted}:${(tricks[seat] ?? 0) - predicted}`;
      bids[key] = (bids[key] ?? 0) + 1;
    }
    return {
      bids,
      gold: loonOf(at(course.final.game), seat),
      fightsWon: past.reduce((sum, { tricks }) => sum + (tricks[seat] ?? 0), 0),
    };
  });
}

/** The row that cost most, of equal ones the first. */
function dearest(steps: readonly Step[]): readonly StorySentence[] {
  const taken = events(steps, 'rowTaken');
  const most = Math.max(0, ...taken.map(([event]) => event.bid));
  const found = taken.find(([event]) => event.bid === most);
  if (!found || most < 2) return [];
  const [{ seat, row }, step] = found;
  const told = story('dearest', { who: who(seat), row, loon: most, round: step.round });
  return [{ kind: 'dearest', seat, message: told, entry: step.entry.seq }];
}

/** The last row that was bid for alike and went to whoever showed the higher card. */
function closest(steps: readonly Step[]): readonly StorySentence[] {
  const [last] = events(steps, 'tieBegun')
    .filter(([{ stake }]) => stake === 'win')
    .slice(-1);
  if (!last) return [];
  const [{ seats, row, bid }, step] = last;
  const values = { among: seats.map(who), row, loon: bid, round: step.round };
  return [
    { kind: 'closest-fight', seat: null, message: story('closest-row', values), entry: step.entry.seq },
  ];
}

function charts(course: Course, stretches: readonly Stretch[]): readonly Chart[] {
  const { seats, over, final } = course;
  const past = pastOf(course);
  const cells = (seat: SeatId): readonly BidCell[] =>
    stretches.map(({ round }) => {
      const ended = past.find(({ number }) => number === round);
      return { bid: ended?.predictions[seat] ?? null, won: ended?.tricks[seat] ?? null };
    });
  const isOpen = over || at(final.game).options.showLoon;
  const lines = seats.map((seat) => ({
    seat,
    values: stretches.map(({ steps }) => {
      const last = steps.at(-1);
      return last ? loonOf(at(last.after.game), seat) : null;
    }),
  }));
  return [
    { kind: 'bids', rows: seats.map((seat) => ({ seat, cells: cells(seat) })) },
    ...(isOpen ? [{ kind: 'gold', unit: message('story.unit.loon'), lines } as const] : []),
  ];
}
