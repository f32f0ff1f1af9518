import { fieldKey, type FieldValues } from '../../kernel/game.ts';
import type { Colour } from '../dice.ts';
import type { Stand } from '../events.ts';
import { off, open } from '../fields.ts';
import { squareOf } from '../map/chart.ts';
import { forPlayers, isCaptain, leftOf, totalOf, type ByPlayer, type Player } from '../player.ts';
import { areApart, cardsToDeal, goalRank, markerOf } from '../race.ts';
import { noBattle, offBoard, type Battle, type Marker, type State } from '../state.ts';

const keyOf = (field: string, player: Player): string =>
  isCaptain(player) ? fieldKey(field, player) : `${field}-${player}`;

/** Why no table can stand like that; the sentence stands under `stand.<problem>`. */
export type StandProblem = 'apart' | 'moved' | 'bids' | 'fights' | 'unbid';

/** What the fields come to, or what stands against it. Their values fit their types. */
export function standOf(state: State, given: FieldValues): Stand | StandProblem {
  const number = (key: string): number | undefined => given[key] as number | undefined;
  const text = (key: string): string | undefined => given[key] as string | undefined;
  const markers = markersOf(state, number, text);
  if (!areApart(state, markers)) return 'apart';
  const base: Stand = {
    markers,
    luck: { ...state.luck, ...perPlayer(state.seats, (seat) => number(keyOf('luck', seat))) },
    ...(state.moving ? { left: pointsLeft(state, number) } : {}),
    ...stillWon(state, markers),
  };
  const battle = battleOf(state, markers, given, number, text);
  return typeof battle === 'string' ? battle : { ...base, ...battle };
}

function perPlayer<Value>(
  players: readonly Player[],
  value: (player: Player) => Value | undefined,
): ByPlayer<Value> {
  return Object.fromEntries(
    players.map((player) => [player, value(player)]).filter(([, one]) => one !== undefined),
  );
}

const racing = (state: State): readonly Player[] => state.order.filter((player) => player !== 'house');

const pointsLeft = (state: State, number: (key: string) => number | undefined): ByPlayer<number> => ({
  ...state.moving?.left,
  ...perPlayer(racing(state), (player) => number(keyOf('points', player))),
});

function markersOf(
  state: State,
  number: (key: string) => number | undefined,
  text: (key: string) => string | undefined,
): ByPlayer<Marker> {
  const { chart } = state;
  return perPlayer(racing(state), (player) => {
    const before = markerOf(state, player);
    if (chart) {
      const square = text(keyOf('square', player)) ?? before.square ?? off;
      const found = squareOf(chart, square);
      return found ? { rank: found.rank, square, colour: null } : offBoard;
    }
    const rank = number(keyOf('rank', player)) ?? before.rank;
    const told = text(keyOf('colour', player));
    const colour = told === undefined ? (rank === before.rank ? before.colour : null) : colourOf(told);
    return { rank, square: null, colour: rank === 0 ? null : colour };
  });
}

const colourOf = (told: string): Colour | null => (told === open ? null : (told as Colour));

/** A race that was over goes on when the marker on the goal is taken away from there. */
function stillWon(state: State, markers: ByPlayer<Marker>): Stand {
  const marker = state.winner === null ? undefined : markers[state.winner];
  if (!marker) return {};
  const isThere = state.chart ? marker.square === state.chart.goal : marker.rank >= goalRank(state);
  return isThere ? {} : { winner: null, ...(state.phase === 'over' ? { phase: phaseBefore(state) } : {}) };
}

const phaseBefore = (state: State): 'moving' | 'fighting' | 'bidding' =>
  state.moving ? 'moving' : allBid(state, state.battle.bids) ? 'fighting' : 'bidding';

const allBid = (state: State, bids: ByPlayer<number>): boolean =>
  state.seats.every((seat) => bids[seat] !== undefined);

/** The battle's own numbers: which it is, what is bid and won, and so how far it has come. */
function battleOf(
  state: State,
  markers: ByPlayer<Marker>,
  given: FieldValues,
  number: (key: string) => number | undefined,
  text: (key: string) => string | undefined,
): Stand | StandProblem {
  const isNew = given.battle !== undefined && given.battle !== state.battle.number;
  const battle = isNew ? unplayed(state, markers) : state.battle;
  const bids = bidsOf(state, battle.bids, text);
  const won = { ...battle.won, ...perPlayer(state.order, (player) => number(keyOf('won', player))) };
  const cards = number('cards') ?? battle.cards;
  const isTouched = touchesBattle(given);
  const named = namedBy(number, text);
  if (!isTouched && !(isNew && state.phase === 'dealer')) return { ...named, ...ledBy(state, text) };
  if (state.phase === 'moving' && hasMoved(state) && !isNew) return 'moved';
  if (cards < 1 || Object.values(bids).some((bid) => bid > cards)) return 'bids';
  if (totalOf(won) > cards) return 'fights';
  if (!allBid(state, bids) && totalOf(won) > 0) return 'unbid';
  const dealer = named.dealer ?? state.dealer ?? state.order[0] ?? 'red';
  return {
    battle: Math.max(1, battle.number),
    ...named,
    dealer,
    cards,
    bids,
    won,
    phase: allBid(state, bids) ? 'fighting' : 'bidding',
    leader: leaderOf(state, dealer, won, text),
    ...(isNew ? { fresh: true } : {}),
    fight: isNew || isStirred(state, given, won) ? 'anew' : 'kept',
  };
}

/** Another battle begins with what the next deal would have. */
const unplayed = (state: State, markers: ByPlayer<Marker>): Battle => ({
  ...noBattle,
  number: state.battle.number,
  cards: cardsToDeal({ ...state, markers }),
  won: forPlayers(state.order, () => 0),
});

function namedBy(
  number: (key: string) => number | undefined,
  text: (key: string) => string | undefined,
): Stand {
  const battle = number('battle');
  const dealer = text('dealer') as Player | undefined;
  return { ...(battle === undefined ? {} : { battle }), ...(dealer === undefined ? {} : { dealer }) };
}

const touchesBattle = (given: FieldValues): boolean =>
  Object.keys(given).some((key) => /^(cards|bid|won)\b/.test(key));

const hasMoved = (state: State): boolean =>
  state.moving !== null && (state.moving.mover !== null || state.moving.done.length > 0);

/** A fight in progress is put away only if the number of fights won says that it is another one. */
const isStirred = (state: State, given: FieldValues, won: ByPlayer<number>): boolean =>
  state.phase !== 'fighting' || totalOf(won) !== totalOf(state.battle.won) || given.leader !== undefined;

const bidsOf = (
  state: State,
  before: ByPlayer<number>,
  text: (key: string) => string | undefined,
): ByPlayer<number> =>
  perPlayer(state.seats, (seat) => {
    const bid = text(keyOf('bid', seat));
    if (bid === open) return undefined;
    return bid === undefined ? before[seat] : Number(bid);
  });

/** A fight that is led by somebody else is another fight; before the first one it is only said. */
function ledBy(state: State, text: (key: string) => string | undefined): Stand {
  const leader = text('leader') as Player | undefined;
  if (leader === undefined) return {};
  return state.phase === 'fighting' ? { leader, fight: 'anew' } : { leader };
}

function leaderOf(
  state: State,
  dealer: Player,
  won: ByPlayer<number>,
  text: (key: string) => string | undefined,
): Player {
  const told = text('leader') as Player | undefined;
  if (told !== undefined) return told;
  return totalOf(won) === 0 || state.phase !== 'fighting'
    ? leftOf(state.order, dealer)
    : state.battle.fight.leader;
}
