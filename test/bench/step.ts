import { gameIds } from '../../src-main/contract/games.ts';
import { games } from '../../src-main/rules/games.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import type { AnyGame, GameState } from '../../src-main/rules/kernel/game.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import { fleet } from '../contract/fleet.ts';
import { begun, recordedGames } from '../rules/recorded.ts';
import type { Line, Sample } from './measure.ts';

/** A table at which something is asked. */
interface Stand {
  readonly game: AnyGame;
  readonly state: GameState;
}

/**
 * The first step of every question for everybody it asks, on a table that nobody has looked at before: the shortest of
 * five, since a step is so short that a machine with something else to do takes longer over every tenth, and the time
 * that the system counts for a thread comes in whole milliseconds.
 */
function timesOf(stand: Stand, path: readonly string[] = []): readonly number[] {
  const runs = [1, 2, 3, 4, 5].map(() => onceEach(stand, path));
  return (runs[0] ?? []).map((_, at) => Math.min(...runs.map((run) => run[at] ?? 0)));
}

function onceEach({ game, state }: Stand, path: readonly string[]): readonly number[] {
  const fresh = { ...state };
  return game.prompts(fresh).flatMap((prompt) => {
    const whom: readonly (SeatId | undefined)[] = prompt.whom === 'anyone' ? [undefined] : prompt.whom;
    return whom.map((seat) => {
      const from = performance.now();
      game.press(fresh, prompt, path, seat);
      return performance.now() - from;
    });
  });
}

const follow = ({ game, state }: Stand, command: { readonly kind: string }): Stand => {
  const decided = game.decide(state, command, nothingWaived);
  return decided.ok ? { game, state: fold(game.evolve, state, decided.value) } : { game, state };
};

/** Ten seats with five ships each: all ten are asked, one aims at fifty, one answers. */
function atFleet(): readonly (readonly [Stand, ...(readonly string[])])[] {
  const all = seatIds.slice(0, 10);
  const begun = fleet.begin({ seats: all });
  if (!begun.ok) throw new Error(begun.no.code);
  const voting: Stand = { game: fleet, state: fold(fleet.evolve, fleet.blank, begun.value) };
  const votes = all.map((seat) => ({ kind: 'vote', seat, for: 'red' }));
  const aiming = votes.reduce(follow, voting);
  const answering = follow(aiming, { kind: 'fire', seat: 'red', gun: 'gun-1', ship: 'blue-1' } as never);
  return [[voting], [aiming], [aiming, 'card/gun-1'], [answering], [answering, 'card/gun-2']];
}

/** Fifty ways, each tried against three rules, as a program would write them that has only this to do. */
function bareStep(): number {
  const from = performance.now();
  const ways: object[] = [];
  for (let ship = 0; ship < 50; ship++) {
    const command = { kind: 'fire', seat: 'red', gun: 'gun-1', ship: `${String(ship)}-${String(ship % 5)}` };
    const isRefused = command.ship.startsWith('red') || command.gun === 'gun-2' || ship < 0;
    ways.push({
      id: `square/${command.ship}`,
      label: { key: 'ship' },
      ...(isRefused ? { refusal: {} } : {}),
    });
  }
  JSON.stringify(ways);
  return performance.now() - from;
}

const asLine = (name: string, what: string, run: (count: number) => readonly number[]): Line => ({
  name,
  what,
  unit: 'ms',
  limit: 10,
  most: 0.2,
  percentiles: [50, 95],
  run({ count }): Promise<Sample> {
    const ours = run(count);
    return Promise.resolve({ bare: Array.from({ length: count }, bareStep), ours });
  },
});

export const stepAtFleet = asLine(
  'step',
  'one step of an answer at ten seats with fifty targets, for everybody who is asked, against fifty ways in one plain loop, written out',
  (count) => {
    const stands = atFleet();
    return Array.from({ length: count }, () =>
      stands.flatMap(([stand, ...path]) => timesOf(stand, path)),
    ).flat();
  },
);

export const stepOfEvenings = asLine(
  'step-evenings',
  'the first step of every question in the recorded games, for everybody who is asked, against the same loop',
  (count) =>
    gameIds.flatMap((id) => {
      const game: AnyGame = games[id];
      return recordedGames(id)
        .slice(0, Math.max(1, Math.floor(count / 50)))
        .flatMap(({ setup, steps }) => {
          let stand: Stand = { game, state: begun(game, setup).state };
          return steps.flatMap(({ command }) => {
            stand = follow(stand, command);
            return timesOf(stand);
          });
        });
    }),
);
