import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { totalOf } from '../../../src-main/rules/pirate-quest/player.ts';
import { goalRank, markerOf } from '../../../src-main/rules/pirate-quest/race.ts';
import type { State } from '../../../src-main/rules/pirate-quest/state.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

const doubled = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** What must hold at every moment, whatever was overruled; named where it does not. */
export function invariantsBroken(state: State): readonly string[] {
  if (state.phase === 'blank') return [];
  return [...countsBroken(state), ...markersBroken(state), ...fightBroken(state), ...promptsBroken(state)];
}

function countsBroken(state: State): readonly string[] {
  const { battle, luck, seats, moving } = state;
  const isMiscounted = state.flags.some(
    (flag) => flag.kind === 'fights-do-not-add-up' && flag.battle === battle.number,
  );
  const won = totalOf(battle.won);
  return [
    ...seats.filter((seat) => !isCount(luck[seat] ?? -1, 3)).map((seat) => `luck of ${seat}`),
    ...(Object.values(battle.bids).every((bid) => isCount(bid, 5)) ? [] : ['a bid']),
    ...(Object.values(battle.won).every((count) => isCount(count, 5)) ? [] : ['fights won']),
    ...(state.phase === 'fighting' && won > battle.cards ? ['more fights than cards'] : []),
    ...(state.phase === 'moving' && won !== battle.cards && !isMiscounted ? ['fights do not add up'] : []),
    ...(moving && Object.values(moving.left).some((left) => left < 0) ? ['moves left'] : []),
  ];
}

function markersBroken(state: State): readonly string[] {
  const { chart, options, order } = state;
  const racing = order.filter((player) => player !== 'house');
  const markers = racing.map((player) => markerOf(state, player));
  const shared = options.startShared ? chart?.start : undefined;
  const squares = markers
    .map(({ square }) => square)
    .filter((square) => square !== null && square !== shared);
  return [
    ...(doubled(squares) ? ['two markers on one square'] : []),
    ...(doubled(order) || !state.seats.every((seat) => order.includes(seat)) ? ['order of the chairs'] : []),
    ...markers.flatMap(({ square, rank }) => {
      if (!isCount(rank, goalRank(state))) return ['rank off the track'];
      if (!chart) return square === null ? [] : ['a square without a map'];
      const found = chart.squares.find(({ id }) => id === square);
      return (square === null && rank === 0) || found?.rank === rank ? [] : ['rank of a square'];
    }),
  ];
}

function fightBroken(state: State): readonly string[] {
  const { fight, seen, dummyCards } = state.battle;
  return [
    ...(doubled(fight.laid.map(({ player }) => player)) ? ['two cards of one player'] : []),
    ...(doubled(Object.values(state.battle.memory).flatMap(({ known }) => known))
      ? ['a card known in two hands']
      : []),
    ...(doubled(seen) ? ['a card seen twice in the list'] : []),
    ...(doubled(dummyCards) ? ['a card twice in the Dummy hand'] : []),
    ...(fight.attempt && fight.contest ? ['an attempt in a roll-off'] : []),
    ...(fight.effects.length > 0 && fight.winner === null ? ['an effect before the end of the fight'] : []),
  ];
}

/** Somebody is always waited for until the race is run, and the question can be answered. */
function promptsBroken(state: State): readonly string[] {
  const prompts = pirateQuest.prompts(state);
  const musts = prompts.filter(({ need }) => need === 'must');
  if (state.phase === 'over') return musts.length ? ['a must after the end'] : [];
  return [
    ...(musts.length === 1 ? [] : [`${musts.length} musts`]),
    ...(doubled(prompts.map(({ id }) => id)) ? ['two prompts of one id'] : []),
    ...prompts
      .filter(
        ({ whom }) =>
          whom !== 'anyone' && (whom.length === 0 || !whom.every((seat) => state.seats.includes(seat))),
      )
      .map(({ kind }) => `whom of ${kind}`),
    ...musts
      .filter((prompt) =>
        [undefined, ...(prompt.whom === 'anyone' ? [] : prompt.whom)].every((seat) =>
          waysToAnswer(pirateQuest, state, prompt, seat).every(({ refusal }) => refusal),
        ),
      )
      .map(({ kind }) => `no answer to ${kind}`),
  ];
}
