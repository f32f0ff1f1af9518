import type { Field, FieldValue } from '../kernel/game.ts';
import { message } from '../kernel/message.ts';
import { mostCards } from './cards.ts';
import { colours } from './dice.ts';
import { mostLuck } from './luck.ts';
import { numberOf, isCaptain, type Player } from './player.ts';
import { goalRank, markerOf } from './race.ts';
import type { State } from './state.ts';

export const open = 'open';
export const off = 'off';
const mostPoints = 16;

/** The table as it stands, for stepping into a running game or putting something right. */
export function fields(state: State): readonly Field[] {
  if (state.phase === 'blank') return [];
  const { battle, seats } = state;
  return [
    number('battle', [1, 99], Math.max(1, battle.number)),
    number('cards', [1, mostCards], Math.max(1, battle.cards)),
    choice('dealer', seats, seats.find((seat) => seat === state.dealer) ?? seats[0] ?? open),
    choice('leader', state.order, state.order.find((player) => player === battle.fight.leader) ?? open),
    ...state.order.flatMap((player) => fieldsOf(state, player)),
  ];
}

function fieldsOf(state: State, player: Player): readonly Field[] {
  const won = number('won', [0, mostCards], numberOf(state.battle.won, player), player);
  if (player === 'house') return [won];
  const bid = String(state.battle.bids[player] ?? open);
  const ofCaptain = isCaptain(player)
    ? [
        number('luck', [0, mostLuck], numberOf(state.luck, player), player),
        choice('bid', [open, '0', '1', '2', '3', '4', '5'], bid, player),
      ]
    : [];
  const points = state.moving
    ? [number('points', [0, mostPoints], numberOf(state.moving.left, player), player)]
    : [];
  return [...placeOf(state, player), ...ofCaptain, won, ...points];
}

function placeOf(state: State, player: Player): readonly Field[] {
  const marker = markerOf(state, player);
  if (state.chart) {
    const squares = [off, ...state.chart.squares.map(({ id }) => id)];
    return [choice('square', squares, marker.square ?? off, player)];
  }
  return [
    number('rank', [0, goalRank(state)], marker.rank, player),
    choice('colour', [open, ...colours], marker.colour ?? open, player),
  ];
}

const number = (
  field: string,
  [least, most]: readonly [number, number],
  value: number,
  player?: Player,
): Field => line(field, { kind: 'number', least, most }, value, player);

const choice = (field: string, among: readonly string[], value: string, player?: Player): Field =>
  line(field, { kind: 'choice', among }, value, player);

/** The Dummy and the House are no seats, so their fields carry them in the name: `won-dummy`. */
function line(field: string, type: Field['type'], value: FieldValue, player?: Player): Field {
  if (player === undefined || isCaptain(player)) {
    const plain = { field, label: message(`field.${field}`), type, value };
    return player === undefined ? plain : { ...plain, seat: player };
  }
  const label = message('field.whose', { field: message(`field.${field}`), name: message(`name.${player}`) });
  return { field: `${field}-${player}`, label, type, value };
}
