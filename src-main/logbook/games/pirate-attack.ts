import type { GameState } from '../../rules/kernel/game.ts';
import { message } from '../../rules/kernel/message.ts';
import { forSeats, type BySeat, type SeatId } from '../../rules/kernel/seat.ts';
import type { Event } from '../../rules/pirate-attack/events.ts';
import { keepsFame } from '../../rules/pirate-attack/options.ts';
import { fameOf, goldOf, type State } from '../../rules/pirate-attack/state.ts';
import type { Chart, MarketStep, StorySentence } from '../../contract/logbook-evening.ts';
import type { Course, Step } from '../course.ts';
import { finderOf } from '../events.ts';
import type { Figures } from '../figures.ts';
import type { Stretch, Telling } from '../telling.ts';
import { counted, story, who } from '../words.ts';

const at = (state: GameState): State => state as State;

const events = finderOf<Event>();

export const pirateAttack: Telling = {
  round: (before, after) => at(before).round || at(after).round,
  cards: () => null,
  rounds: 'rounds',
  unit: message('story.unit.fame'),
  // Where no fame is kept nobody is ahead of another before the last ship.
  scores: (state) =>
    keepsFame(at(state).options) ? forSeats(state.seats, (seat) => fameOf(at(state), seat)) : undefined,
  thrown: () => [],
  figures,
  wins: (seat) => story('wins', { who: who(seat) }),
  turn: (_course, { round }, seat, gained) =>
    counted(gained < 0 ? 'turn.unfamed' : 'turn.famed', Math.abs(gained), { who: who(seat), round }),
  moments: ({ steps }) => robbed(steps),
  charts,
};

function figures({ seats, steps, final }: Course): BySeat<Figures> {
  const state = at(final.game);
  const won = events(steps, 'fightEnded').filter(([{ winner }]) => winner !== null);
  return forSeats(seats, (seat): Figures => ({
    gold: goldOf(state, seat),
    ...(won.length > 0 || events(steps, 'attackDeclared').length > 0
      ? { fightsWon: won.filter(([{ winner }]) => winner === seat).length }
      : {}),
    ...(keepsFame(state.options) ? { fame: fameOf(state, seat) } : {}),
  }));
}

/** The theft that took most, of equal ones the first; a coin or two are none worth telling. */
function robbed(steps: readonly Step[]): readonly StorySentence[] {
  const thefts = events(steps, 'goldRobbed').map(([event, step]) => ({
    event,
    step,
    gold: event.free + event.locked,
  }));
  const most = Math.max(0, ...thefts.map(({ gold }) => gold));
  const found = thefts.find(({ gold }) => gold === most);
  if (!found || most < 3) return [];
  const { event, step } = found;
  const values = { who: who(event.seat), from: who(event.from), gold: most, round: step.round };
  return [{ kind: 'robbed', seat: event.seat, message: story('robbed', values), entry: step.entry.seq }];
}

function charts({ seats, steps, final }: Course, stretches: readonly Stretch[]): readonly Chart[] {
  const lines = (value: (state: State, seat: SeatId) => number) =>
    seats.map((seat) => ({
      seat,
      values: stretches.map((stretch) => {
        const last = stretch.steps.at(-1);
        return last ? value(at(last.after.game), seat) : null;
      }),
    }));
  return [
    { kind: 'gold', unit: message('story.unit.gold'), lines: lines(goldOf) },
    ...(keepsFame(at(final.game).options) ? [{ kind: 'fame', lines: lines(fameOf) } as const] : []),
    { kind: 'market', steps: marketSteps(steps) },
  ];
}

/** Every sign that a card has changed. */
const marketSteps = (steps: readonly Step[]): readonly MarketStep[] =>
  [...events(steps, 'shopOpened'), ...events(steps, 'shopClosed')]
    .map(([{ kind, shop, price }, step]) => ({
      market: shop,
      entry: step.entry.seq,
      round: step.round,
      state: kind === 'shopOpened' ? 'open' : 'shut',
      price,
    }))
    .sort((a, b) => a.entry - b.entry);
