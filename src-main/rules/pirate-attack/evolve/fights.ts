import { forSeats, type SeatId } from '../../kernel/seat.ts';
import type { EventOf } from '../events.ts';
import { cardOf } from '../data/cards.ts';
import { turnedOf, type Turned } from '../turned.ts';
import { copiesMadeOf, shipOf } from '../fleets.ts';
import { fightOver } from '../fought.ts';
import { buried, unburied } from '../graves.ts';
import { claimsWith, shownClaim } from '../insurance.ts';
import { rowOf, type Armada, type Fight, type Ship, type State } from '../state.ts';
import {
  doneIn,
  fightBegins,
  goldWaits,
  navyMet,
  navyTask,
  raisingDone,
  redTold,
  roundBegins,
  shipSpared,
  type HurricaneTask,
  type NavyTask,
  type Task,
} from '../tasks.ts';

type FightEvent = EventOf<
  | 'shipSunk'
  | 'shipMoved'
  | 'shipNamed'
  | 'armadaFormed'
  | 'armadaEnded'
  | 'attackDeclared'
  | 'attackForced'
  | 'fightEnded'
  | 'shipReturned'
  | 'shipRaised'
  | 'shipCopied'
  | 'shipHidden'
  | 'sailsLifted'
  | 'fleetReturned'
  | 'visionPlayed'
  | 'insuranceShown'
  | 'shipLeftPort'
  | 'victimChosen'
  | 'navyCame'
  | 'navyMet'
  | 'navyFought'
  | 'navyGone'
  | 'hurricaneCame'
  | 'shipSpared'
  | 'hurricanePassed'
  | 'cardTurned'
  | 'curseCured'
  | 'goldOwed'
  | 'tasksLeft'
>;

export function evolveFights(state: State, event: FightEvent): State {
  switch (event.kind) {
    case 'shipSunk':
      return sunk(state, event);
    case 'shipMoved':
      return joined(gone(state, event.from, event.ship.id), event.to, event.ship);
    case 'shipNamed':
      return named(state, event.ship, event.card);
    case 'armadaFormed':
      return withArmadas(state, event.seat, [...(event.beside ?? []), event.ships]);
    case 'armadaEnded':
      return withArmadas(
        state,
        event.seat,
        (state.armadas[event.seat] ?? []).filter((one) => one.length > 1),
      );
    case 'attackDeclared': {
      const { how, by, attacker, defender, mutual } = event;
      const fights = state.fights + 1;
      const play = { ...state.play, played: true };
      const isMutual = mutual ? { mutual } : {};
      const fight = { how, by, attacker, defender, sunk: [], turned: {}, ...isMutual };
      return fightBegins(redTold({ ...state, fights, fight, play, wreck: null }));
    }
    case 'attackForced': {
      const { seat: by, attacker, defender } = event;
      const fight = { how: 'others', by, attacker, defender, sunk: [], turned: {}, mutual: true } as const;
      return fightBegins({ ...state, fights: state.fights + 1, fight, wreck: null });
    }
    case 'shipReturned':
      return returned(state, event);
    case 'shipRaised': {
      const after = inserted(unburied(state, event.grave), event);
      return event.ability ? raisingDone(after, event.seat) : after;
    }
    case 'shipCopied':
      return inserted(state, event);
    case 'shipHidden':
      return hidden(state, event);
    case 'sailsLifted':
      return changed(state, event.ship.id, () => event.ship);
    case 'fleetReturned':
      return docked(state, event);
    case 'visionPlayed':
      return state;
    case 'insuranceShown':
      return { ...state, claims: shownClaim(state, event.seat) };
    case 'shipLeftPort': {
      const { ship, late } = event;
      const sailed = [...(state.play.sailed ?? []), { ship: ship.id, late }];
      return { ...changed(state, ship.id, () => ship), play: { ...state.play, sailed } };
    }
    case 'victimChosen': {
      const { fight } = state;
      const chosen = { by: event.by.id, victim: event.victim.id };
      const others = fight?.chosen?.filter(({ by }) => by !== chosen.by) ?? [];
      return fight ? { ...state, fight: { ...fight, chosen: [...others, chosen] } } : state;
    }
    case 'navyCame': {
      const { seat, card } = event;
      return comes(state, { kind: 'navy', seat, card, met: [] });
    }
    case 'navyMet':
      return met(state, event);
    case 'navyFought':
      return doneIn(fightOver(state), ({ kind }) => kind === 'fight');
    case 'navyGone':
      return doneIn(state, ({ kind }) => kind === 'navy');
    case 'hurricaneCame': {
      const { seat, card } = event;
      return comes(state, { kind: 'hurricane', seat, card, spared: [] });
    }
    case 'shipSpared':
      return shipSpared(state, event.ship.id);
    case 'hurricanePassed':
      return doneIn(state, ({ kind }) => kind === 'hurricane');
    case 'fightEnded':
      return doneIn(fightOver(state), ({ kind }) => kind === 'fight');
    case 'cardTurned':
      return turned(state, event);
    case 'curseCured':
      return cured(state, event);
    case 'goldOwed':
      return goldWaits(state, event.seat, event.count, event.free);
    case 'tasksLeft':
      return left(state, event.tasks);
  }
}

/** A ship of any row as it is now. */
export function changed(state: State, id: number, change: (ship: Ship) => Ship): State {
  const found = shipOf(state, id);
  return found
    ? withRow(
        state,
        found.seat,
        rowOf(state, found.seat).map((ship) => (ship.id === id ? change(ship) : ship)),
      )
    : state;
}

/** What was made after it is as large. */
function named(state: State, id: number, card: string): State {
  const after = changed(state, id, (ship) => ({ ...ship, card }));
  return copiesMadeOf(after, id).reduce((now, { ship }) => named(now, ship.id, card), after);
}

/** One more in a row. */
function inserted(
  state: State,
  { seat, ship, place }: EventOf<'shipRaised' | 'shipCopied' | 'shipHidden'>,
): State {
  const row = rowOf(state, seat);
  return {
    ...withRow(state, seat, [...row.slice(0, place), ship, ...row.slice(place)]),
    nextShip: Math.max(state.nextShip, ship.id + 1),
  };
}

function hidden(state: State, event: EventOf<'shipHidden'>): State {
  const { seat, ship, how, leaves } = event;
  if (how === 'hand') return inserted(state, event);
  const after = changed(state, ship.id, () => ship);
  const armadas = state.armadas[seat];
  return leaves && armadas
    ? withArmadas(
        after,
        seat,
        armadas.map((one) => one.filter((id) => id !== ship.id)),
      )
    : after;
}

const docked = (state: State, { on, ships }: EventOf<'fleetReturned'>): State =>
  withArmadas(
    withRow(
      state,
      on,
      rowOf(state, on).map((ship) => (ships.includes(ship.id) ? { ...ship, inPort: true } : ship)),
    ),
    on,
    [],
  );

/** It is the play of its turn, as an attack is. */
const comes = (state: State, task: NavyTask | HurricaneTask): State =>
  roundBegins(redTold({ ...state, play: { ...state.play, played: true }, wreck: null }), task);

/** Whoever drew it stands on the other side, without a ship. */
function met(state: State, { by, card, unit }: EventOf<'navyMet'>): State {
  const fight: Fight = {
    how: 'others',
    by,
    attacker: { seat: by, ships: [] },
    defender: unit,
    sunk: [],
    turned: {},
    navy: card,
  };
  return fightBegins(navyMet({ ...state, fights: state.fights + 1, fight }, unit.ships));
}

/** Where it lay, and no longer among the dead; the Navy that has met it has met it. */
function returned(state: State, { seat, ship, place, was }: EventOf<'shipReturned'>): State {
  const row = rowOf(state, seat);
  const back: State = {
    ...withRow(unburied(state, ship.copyOf === undefined ? state.dead.indexOf(ship.card) : -1), seat, [
      ...row.slice(0, place),
      ship,
      ...row.slice(place),
    ]),
    nextShip: Math.max(state.nextShip, ship.id + 1),
    wreck: null,
  };
  return navyTask(state)?.met.includes(was) ? navyMet(back, [ship.id]) : back;
}

/** At the right end. */
const joined = (state: State, seat: SeatId, ship: Ship): State =>
  withRow(state, seat, [...rowOf(state, seat), ship]);

export const withRow = (state: State, seat: SeatId, row: readonly Ship[]): State => ({
  ...state,
  rows: { ...state.rows, [seat]: row },
});

function sunk(state: State, { seat, ship, how }: EventOf<'shipSunk'>): State {
  const { fight } = state;
  const place = rowOf(state, seat).findIndex(({ id }) => id === ship.id);
  const left = gone(state, seat, ship.id);
  const isUnpaid = how === 'bermuda' && !state.options.bermudaInsurance;
  const claims = isUnpaid ? (state.claims ?? []) : claimsWith(state, seat, ship);
  const mayReturn =
    how !== 'storm' && how !== 'bermuda' && how !== 'copy' && isReincarnated(state) && place >= 0;
  const after: State = {
    // A copy is no ship of the discard pile.
    ...(ship.copyOf === undefined ? buried(left, ship.card, how) : left),
    wreck: mayReturn ? { seat, ship, place } : state.wreck,
    busyIn: state.round,
    ...(claims.length > 0 ? { claims } : {}),
  };
  return (how === 'fight' || how === 'navy') && fight
    ? { ...after, fight: { ...fight, sunk: [...fight.sunk, ship] } }
    : after;
}

/** Whether a ship may come back: by a card of this pack. */
const isReincarnated = ({ edition }: State): boolean => edition.packs.includes('magic-shop');

export const withTurned = (state: State, ship: number, change: (now: Turned) => Turned): State =>
  state.fight
    ? {
        ...state,
        fight: {
          ...state.fight,
          turned: { ...state.fight.turned, [ship]: change(turnedOf(state.fight, ship)) },
        },
      }
    : state;

const turned = (state: State, { ship, card }: EventOf<'cardTurned'>): State =>
  withTurned(state, ship, (now) => {
    const effect = cardOf(card)?.effect;
    return effect?.kind === 'curse'
      ? { ...now, curses: [...now.curses, { curse: effect.curse, cure: 'none' }] }
      : { ...now, under: [...now.under, card] };
  });

/** The first of several alike. */
const cured = (state: State, { ship, curse, side }: EventOf<'curseCured'>): State =>
  withTurned(state, ship, (now) => {
    const first = now.curses.findIndex((one) => one.curse === curse && one.cure === 'none');
    return {
      ...now,
      curses: now.curses.map((one, at) => (at === first ? { ...one, cure: side } : one)),
    };
  });

/** Out of its row, and out of its armada. */
export function gone(state: State, seat: SeatId, id: number): State {
  const row = rowOf(state, seat).filter((ship) => ship.id !== id);
  const after = withRow(state, seat, row);
  const armadas = state.armadas[seat];
  if (!armadas?.some((one) => one.includes(id))) return after;
  return withArmadas(
    after,
    seat,
    armadas.map((one) => one.filter((ship) => ship !== id)),
  );
}

function withArmadas(state: State, seat: SeatId, armadas: readonly Armada[]): State {
  const { [seat]: _, ...rest } = state.armadas;
  return { ...state, armadas: armadas.length > 0 ? { ...rest, [seat]: armadas } : rest };
}

function left(state: State, tasks: readonly Task[]): State {
  const isLeft = (task: Task): boolean => tasks.some(({ kind }) => kind === task.kind);
  const after = doneIn(state, isLeft);
  return tasks.some(({ kind }) => kind === 'fight') ? { ...after, fight: null } : after;
}

/** Rows that were set by hand may have lost ships of an armada. */
export function withoutStrays(state: State): State {
  const kept = (seat: SeatId): readonly Armada[] =>
    (state.armadas[seat] ?? [])
      .map((armada) => armada.filter((id) => rowOf(state, seat).some((ship) => ship.id === id)))
      .filter((armada) => armada.length > 1);
  const seats = state.seats.filter((seat) => kept(seat).length > 0);
  return { ...state, armadas: forSeats(seats, kept) };
}
