import { having } from '../../kernel/fold.ts';
import { forSeats, type SeatId } from '../../kernel/seat.ts';
import type { DealEvent } from '../events.ts';
import { forPlayers, isCaptain } from '../player.ts';
import { freshRoll } from '../roll.ts';
import { blank, noBattle, noFight, offBoard, type Contest, type State } from '../state.ts';
import { inBattle } from './change.ts';

export function evolveDeal(state: State, event: DealEvent): State {
  const { battle } = state;
  switch (event.kind) {
    case 'gameBegun':
      return begun(event);
    case 'dealerRollTied':
      return { ...state, dealerRolls: { ...dealerRolls(event.seats), level: true } };
    case 'chairsDrawnUp':
      return chairsDrawnUp(state, event);
    case 'markerTaken':
      return { ...state, markers: { ...state.markers, [event.player]: event.to } };
    case 'dealerNamed':
      return { ...state, dealer: event.seat, firstDealer: event.seat, dealerRolls: null };
    case 'battleBegun':
      return { ...dealt(state, event), phase: 'bidding', dealer: event.dealer, moving: null };
    case 'misdealt':
      return { ...state, flags: [...state.flags, event.flag] };
    case 'handMended':
      return { ...inBattle(state, { memory: event.memory }), flags: [...state.flags, event.flag] };
    case 'dummyHandTaken':
      return inBattle(state, { dummyTakenBy: [...battle.dummyTakenBy, event.seat] });
    case 'bidMade':
      return inBattle(state, { bids: having(battle.bids, event.seat, event.bid) });
    case 'biddingClosed':
      return { ...state, phase: 'fighting' };
  }
}

type Kind<Of extends DealEvent['kind']> = Extract<DealEvent, { kind: Of }>;

function begun(event: Kind<'gameBegun'>): State {
  return {
    ...blank,
    seats: event.seats,
    order: event.order,
    depth: event.depth,
    options: event.options,
    edition: event.edition,
    chart: event.chart,
    layout: event.layout,
    phase: 'dealer',
    dealerRolls: dealerRolls(event.seats),
    markers: forPlayers(
      event.order.filter((player) => player !== 'house'),
      () => offBoard,
    ),
    luck: forSeats(event.seats, () => event.luck),
  };
}

/** Whoever is new begins off the board and without luck; who comes back, where the marker was left. */
function chairsDrawnUp(state: State, { seats, order }: Kind<'chairsDrawnUp'>): State {
  const racing = order.filter((player) => player !== 'house');
  const rolls = state.dealerRolls && dealerRolls(seats);
  return {
    ...state,
    seats,
    order,
    markers: { ...forPlayers(racing, () => offBoard), ...state.markers },
    luck: { ...forSeats(seats, () => 0), ...state.luck },
    dealerRolls: rolls && {
      ...state.dealerRolls,
      ...rolls,
      rolls: { ...rolls.rolls, ...kept(state, seats) },
    },
  };
}

/** What was rolled for the deal by those who are still there. */
const kept = (state: State, seats: readonly SeatId[]): Contest['rolls'] =>
  Object.fromEntries(
    seats.flatMap((seat) => {
      const roll = state.dealerRolls?.rolls[seat];
      return roll ? [[seat, roll]] : [];
    }),
  );

/** Every captain rolls the red die, wherever the marker stands. */
const dealerRolls = (seats: readonly (keyof Contest['rolls'])[]): Contest => ({
  kind: 'dealer',
  players: seats,
  rolls: forPlayers(seats, () => freshRoll('red')),
});

function dealt(state: State, event: Kind<'battleBegun'>): State {
  return {
    ...state,
    // The die that decided the deal, or a fight long over, would only puzzle now.
    lastRoll: null,
    firstDealer: state.firstDealer ?? (isCaptain(event.dealer) ? event.dealer : null),
    battle: {
      ...noBattle,
      number: event.battle,
      cards: event.cards,
      won: forPlayers(state.order, () => 0),
      fight: noFight(event.leader),
      firstChair: Math.max(0, state.order.indexOf(event.leader)),
    },
  };
}
