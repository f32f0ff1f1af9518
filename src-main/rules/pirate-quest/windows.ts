import type { SeatId } from '../kernel/seat.ts';
import type { Command } from './commands.ts';
import { toThrow } from './awaiting.ts';
import { effectOf } from './effects/effects.ts';
import { luckOf, mayBend, pointPrice } from './luck.ts';
import { isAnyoneToMove, movers } from './movement.ts';
import { isCaptain } from './player.ts';
import { hasHindsight } from './points.ts';
import type { State } from './state.ts';

/** What may still be answered before the game goes on; the next other fact closes it. */
export type Window =
  /** A hidden card may yet fight by its value. */
  | { readonly kind: 'fog'; readonly seat: SeatId }
  /** Luck may yet bend a roll-off. */
  | { readonly kind: 'luck'; readonly seats: readonly SeatId[] }
  /** Hindsight and bought points, before the order of the movers is fixed; or behind all of them, for who has no turn. */
  | { readonly kind: 'reckoning'; readonly hindsight: readonly SeatId[]; readonly buying: readonly SeatId[] };

export function openWindow(state: State): Window | undefined {
  if (isDecided(state)) return undefined;
  if (state.phase === 'moving') return reckoningWindow(state);
  if (state.phase !== 'fighting' || state.battle.fight.closed) return undefined;
  return fogWindow(state) ?? luckWindow(state);
}

/** A marker put on the goal by hand: nothing that may still be answered keeps the race from being over. */
const isDecided = ({ phase, winner, options }: State): boolean =>
  winner !== null && (phase !== 'moving' || options.goalEnds === 'at-once');

function fogWindow(state: State): Window | undefined {
  const { fight } = state.battle;
  if (fight.contest || fight.winner !== null) return undefined;
  const last = fight.laid.at(-1);
  if (!last?.feature || !last.used || !isCaptain(last.player)) return undefined;
  return effectOf(last.feature).hides ? { kind: 'fog', seat: last.player } : undefined;
}

function luckWindow(state: State): Window | undefined {
  const { contest } = state.battle.fight;
  if (!contest || toThrow(contest).length > 0) return undefined;
  const seats = mayBend(state, contest).filter(isCaptain);
  return seats.length ? { kind: 'luck', seats } : undefined;
}

function reckoningWindow(state: State): Window | undefined {
  if (!state.moving) return undefined;
  if (state.moving.closed) return withoutTurn(state);
  const hindsight = state.options.hindsightWhen === 'before-order' ? claimants(state) : [];
  const buying = state.options.buyPoint === 'before-order' ? buyers(state, state.seats) : [];
  return hindsight.length + buying.length > 0 ? { kind: 'reckoning', hindsight, buying } : undefined;
}

/** Who has no point to move has no turn either, and may buy or claim once all others have moved. */
function withoutTurn(state: State): Window | undefined {
  const { options, moving } = state;
  if (isAnyoneToMove(state) || state.winner !== null) return undefined;
  const waits = (seat: SeatId): boolean => !moving?.done.includes(seat);
  const hindsight = options.hindsightWhen === 'own-turn' ? claimants(state).filter(waits) : [];
  const buying = options.buyPoint === 'own-turn' ? buyers(state, state.seats).filter(waits) : [];
  return hindsight.length + buying.length > 0 ? { kind: 'reckoning', hindsight, buying } : undefined;
}

const claimants = (state: State): readonly SeatId[] =>
  state.seats.filter((seat) => !state.moving?.hindsight.includes(seat) && hasHindsight(state, seat));

const buyers = (state: State, among: readonly SeatId[]): readonly SeatId[] =>
  among.filter((seat) => luckOf(state, seat) >= pointPrice);

/** Where the table lets it wait, a mover claims or buys before the first step. */
export function onOwnTurn(state: State): {
  readonly hindsight: readonly SeatId[];
  readonly buying: readonly SeatId[];
} {
  const turn = movers(state).filter(isCaptain);
  const { options, moving } = state;
  return {
    hindsight:
      options.hindsightWhen === 'own-turn' && moving?.mover === null
        ? claimants(state).filter((seat) => turn.includes(seat))
        : [],
    buying: options.buyPoint === 'own-turn' ? buyers(state, turn) : [],
  };
}

/** Facts that stand beside the game: they close nothing. */
const besides: ReadonlySet<Command['kind']> = new Set([
  'misdeal',
  'mendHand',
  'giveLuck',
  'takeLuck',
  'fillCard',
  'setFaces',
  'layMap',
  'tellColour',
  'setDepth',
  'setTable',
  'setRight',
]);

export function closesWindow(state: State, command: Command): boolean {
  const window = openWindow(state);
  if (!window || besides.has(command.kind)) return false;
  switch (window.kind) {
    case 'fog':
      // What somebody else leaves is the end effect of a card that lies there, once the fight is over.
      return command.kind !== 'leaveFeature' || command.seat !== window.seat;
    case 'luck':
      return command.kind !== 'spendLuck';
    case 'reckoning':
      return command.kind !== 'claimHindsight' && command.kind !== 'buyPoint';
  }
}
