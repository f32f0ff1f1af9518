import type { Row } from '../kernel/record.ts';
import type { Event } from './events.ts';
import { fightNumber } from './fight.ts';
import { luckOf, pointPrice } from './luck.ts';
import type { Player } from './player.ts';
import { markerOf } from './race.ts';
import { standings } from './standings.ts';
import type { Marker, State } from './state.ts';

/** The rows of the query tables that an event writes. A battle is their `round`. */
export function record(event: Event, before: State, after: State): readonly Row[] {
  const round = before.battle.number;
  switch (event.kind) {
    case 'gameBegun':
      return after.seats.map((seat, place) => row('seats', { seat, place }));
    case 'seatsExchanged':
      return event.order.map((seat, place) => row('seats', { seat, place }));
    case 'bidMade':
      return [row('bids', { round, lot: null, seat: event.seat, bid: event.bid })];
    case 'fightWon':
      return [row('fights', { round, fight: event.fight, seat: event.player, card: event.card })];
    case 'battleEnded':
      return [...countedFights(before), ...pointRows(event, round)];
    case 'cardPlayed':
      return [playRow(before, event.laid.player, event.laid.card, event.laid.how)];
    case 'featureActivated':
      return event.laid ? [playRow(before, event.seat, event.card, 'active')] : [];
    case 'luckKept':
      return [playRow(before, event.seat, event.laid.card, 'active')];
    case 'luckDrawn':
      return [playRow(before, event.seat, event.laid.card, 'drawn')];
    case 'featureFailed':
      return [playRow(before, event.seat, event.card, 'failed')];
    case 'dieThrown':
      return [rollRow(event, before)];
    case 'luckGained':
      return [luckRow(event.seat, event.points, event.balance, 'bolt')];
    case 'luckSpent':
      return [luckRow(event.seat, -1, event.balance, event.use)];
    case 'luckGiven':
      return [luckRow(event.seat, 1, event.balance, 'given')];
    case 'luckTaken':
      return [luckRow(event.seat, -1, event.balance, 'taken')];
    case 'hindsightClaimed':
      return [row('movement_points', { round, seat: event.seat, points: event.points, reason: 'hindsight' })];
    case 'pointBought':
      return [
        luckRow(event.seat, -pointPrice, event.balance, 'movement-point'),
        row('movement_points', { round, seat: event.seat, points: 1, reason: 'bought' }),
      ];
    case 'pointsLost':
      return [
        row('movement_points', { round, seat: event.player, points: -event.points, reason: event.why }),
      ];
    case 'markerTaken':
    case 'moved':
      return [positionRow(event.player, event.to)];
    case 'mapLaid':
    case 'fieldsSet':
      return changedByHand(before, after);
    case 'gameWon':
      return resultRows(after);
    case 'battleBegun':
    case 'biddingClosed':
    case 'cardFilled':
    case 'cardStolen':
    case 'colourTold':
    case 'contestBegun':
    case 'contestTied':
    case 'dealerNamed':
    case 'chairsDrawnUp':
    case 'dealerRollTied':
    case 'depthSet':
    case 'dummyCardShown':
    case 'misdealt':
    case 'handMended':
    case 'dummyHandTaken':
    case 'effectOver':
    case 'facesSet':
    case 'featureLeft':
    case 'featureTried':
    case 'fightBegun':
    case 'fightsCounted':
    case 'fightsTaken':
    case 'flagged':
    case 'goalReached':
    case 'moveEnded':
    case 'mutinyAimed':
    case 'mutinyLost':
    case 'mutinyWon':
    case 'suitExcused':
    case 'windowClosed':
      return [];
  }
}

const row = (table: string, values: Row['values']): Row => ({ table, values });

const luckRow = (seat: string, change: number, balance: number, reason: string): Row =>
  row('luck_points', { seat, change, balance, reason });

const playRow = (state: State, seat: Player, card: string, how: string): Row =>
  row('plays', { round: state.battle.number, fight: fightNumber(state), seat, card, how });

const rollRow = (event: Extract<Event, { kind: 'dieThrown' }>, before: State): Row =>
  row('rolls', {
    round: before.battle.number || null,
    seat: event.player,
    die: event.rolling.die ?? 'none',
    face: event.face,
    value: event.total,
    purpose: event.purpose,
  });

const positionRow = (player: Player, marker: Marker): Row =>
  row('positions', {
    seat: player,
    piece: 'marker',
    place: marker.square ?? (marker.rank === 0 ? 'off' : `rank-${marker.rank}`),
    rank: marker.rank,
  });

/** Told at once at the end, so nobody knows which fights they were: the first ones stand for them. */
function countedFights(before: State): readonly Row[] {
  const { number, counted } = before.battle;
  let fight = 0;
  return Object.entries(counted).flatMap(([seat, won]) =>
    Array.from({ length: won }, () => row('fights', { round: number, fight: ++fight, seat, card: null })),
  );
}

const pointRows = (event: Extract<Event, { kind: 'battleEnded' }>, round: number): readonly Row[] =>
  Object.entries(event.points).map(([seat, points]) =>
    row('movement_points', {
      round,
      seat,
      points,
      reason: event.results[seat as Player]?.outcome ?? 'missed',
    }),
  );

/** Only what is another number than before. */
function changedByHand(before: State, after: State): readonly Row[] {
  const racing = after.order.filter((player) => player !== 'house');
  const places = racing
    .filter((player) => {
      const [was, is] = [markerOf(before, player), markerOf(after, player)];
      return was.square !== is.square || was.rank !== is.rank;
    })
    .map((player) => positionRow(player, markerOf(after, player)));
  const luck = after.seats
    .filter((seat) => luckOf(before, seat) !== luckOf(after, seat))
    .map((seat) => luckRow(seat, luckOf(after, seat) - luckOf(before, seat), luckOf(after, seat), 'by-hand'));
  const bids = after.seats
    .filter((seat) => after.battle.bids[seat] !== before.battle.bids[seat])
    .map((seat) =>
      row('bids', { round: after.battle.number, lot: null, seat, bid: after.battle.bids[seat] ?? -1 }),
    );
  return [...places, ...luck, ...bids];
}

function resultRows(after: State): readonly Row[] {
  const { ranks, winners } = standings(after);
  return ranks.map(({ seat, rank, score }) =>
    row('results', { seat, rank, score, winner: winners.includes(seat) ? 1 : 0 }),
  );
}
