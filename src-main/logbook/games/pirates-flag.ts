import type { GameState } from '../../rules/kernel/game.ts';
import { message } from '../../rules/kernel/message.ts';
import { forSeats, type BySeat } from '../../rules/kernel/seat.ts';
import type { Event } from '../../rules/pirates-flag/events.ts';
import { piratesFlag as game } from '../../rules/pirates-flag/game.ts';
import type { State } from '../../rules/pirates-flag/state.ts';
import type { StorySentence } from '../../contract/logbook-evening.ts';
import type { Course, Step } from '../course.ts';
import { finderOf } from '../events.ts';
import type { Figures } from '../figures.ts';
import type { Telling } from '../telling.ts';
import { counted, story, who } from '../words.ts';

const at = (state: GameState): State => state as State;

const events = finderOf<Event>();

export const piratesFlag: Telling = {
  round: (before, after) => at(before).turn.number || at(after).turn.number,
  cards: () => null,
  rounds: 'turns',
  unit: message('story.unit.spaces'),
  scores: (state) =>
    Object.fromEntries(game.standings(at(state)).ranks.map(({ seat, score }) => [seat, score])),
  thrown: (step) =>
    events([step], 'diceRolled').flatMap(([{ faces }]) =>
      faces.map((face) => ({ die: 'pirates-flag d6 1,2,3,4,5,6', face: String(face) })),
    ),
  figures,
  wins: (seat) => story('wins.flag', { who: who(seat) }),
  turn(_course, { round, steps }, seat, gained) {
    const values = { who: who(seat), round };
    if (events(steps, 'flagTaken').some(([event]) => event.seat === seat)) return story('turn.flag', values);
    const fight = events(steps, 'battleWon').find(
      ([{ attacker, defender }]) => attacker === seat || defender === seat,
    );
    if (fight) return story(fight[0].winner === seat ? 'turn.won' : 'turn.lost', values);
    return counted(gained < 0 ? 'turn.drifts' : 'turn.sails', Math.abs(gained), values);
  },
  moments: ({ steps }) => [...flag(steps), ...closest(steps)],
  charts: () => [],
};

function figures({ seats, steps, final }: Course): BySeat<Figures> {
  const won = events(steps, 'battleWon');
  return forSeats(seats, (seat): Figures => {
    const captain = at(final.game).abilities[seat]?.captain;
    return {
      fightsWon: won.filter(([event]) => event.winner === seat).length,
      movement: sailedBy(steps, seat),
      ...(captain === undefined ? {} : { captain }),
    };
  });
}

/** Spaces that the dice carried a ship, whichever way. */
const sailedBy = (steps: readonly Step[], seat: string): number =>
  events(steps, 'shipSailed').reduce(
    (sum, [event]) => sum + (event.seat === seat ? Math.abs(event.to - event.from) : 0),
    0,
  );

function flag(steps: readonly Step[]): readonly StorySentence[] {
  const taken = events(steps, 'flagTaken');
  const [last] = taken.slice(-1);
  if (!last) return [];
  const [{ seat }, step] = last;
  const told = counted('flag', taken.length, { who: who(seat), round: step.round });
  return [{ kind: 'flag', seat, message: told, entry: step.entry.seq }];
}

/** The battle with the smallest difference, of equal ones the last. */
function closest(steps: readonly Step[]): readonly StorySentence[] {
  const told = events(steps, 'battleWon').flatMap(([event, step]) =>
    event.totals
      ? [{ event, step, totals: event.totals, by: Math.abs(event.totals[0] - event.totals[1]) }]
      : [],
  );
  const least = Math.min(...told.map(({ by }) => by));
  const [found] = told.filter(({ by }) => by === least).slice(-1);
  if (!found) return [];
  const { event, step, totals } = found;
  const { winner, attacker, defender } = event;
  const [high, low] = [Math.max(...totals), Math.min(...totals)];
  const loser = winner === attacker ? defender : attacker;
  const values = { who: who(winner), loser: who(loser), high, low, round: step.round };
  return [
    { kind: 'closest-fight', seat: winner, message: story('closest-battle', values), entry: step.entry.seq },
  ];
}
