import { onlyWithin } from '../kernel/field.ts';
import type { Field } from '../kernel/game.ts';
import { message, type Message } from '../kernel/message.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Member } from '../kernel/shape.ts';
import { sea } from './board.ts';
import { captainName } from './cards.ts';
import { flagPlace, handOf, isLight, modifiersOf, placeOf, type State } from './state.ts';

export const nobody = 'nobody';
const mostBonus = 20;

/** The form with which a table is set as it stands: what the depth has told, and no more. */
export function fields(state: State): readonly Field[] {
  const deep = !isLight(state.depth);
  return [
    ...tableFields(state),
    ...(deep ? [discardsField(state)] : []),
    ...state.seats.flatMap((seat) => [placeField(state, seat), ...(deep ? shipFields(state, seat) : [])]),
  ];
}

const label = (field: string): Message => message(`field.${field}`);

function tableFields(state: State): readonly Field[] {
  const { flag } = state;
  return [
    {
      field: 'turn',
      label: label('turn'),
      type: { kind: 'choice', among: state.seats },
      value: state.turn.seat,
    },
    {
      field: 'flag',
      label: label('flag'),
      type: { kind: 'choice', among: ['ship', 'afloat', ...state.seats] },
      value: flag.kind === 'carried' ? flag.seat : flag.kind,
    },
    {
      field: 'flagAt',
      label: label('flagAt'),
      type: { kind: 'number', least: 1, most: state.board.spaces },
      value: Math.max(1, flagPlace(state)),
    },
    {
      field: 'firstTaker',
      label: label('firstTaker'),
      type: { kind: 'choice', among: [nobody, ...state.seats] },
      value: state.firstTaker ?? nobody,
    },
  ];
}

const discardsField = (state: State): Field => ({
  field: 'discards',
  label: label('discards'),
  type: { kind: 'number', least: 0, most: state.cards.length },
  value: state.discards.length,
});

const placeField = (state: State, seat: SeatId): Field => ({
  field: 'at',
  seat,
  label: label('at'),
  type: { kind: 'number', least: sea, most: state.board.spaces },
  value: placeOf(state, seat),
});

function shipFields(state: State, seat: SeatId): readonly Field[] {
  const ability = state.abilities[seat];
  const modifiers = modifiersOf(state, seat);
  return [
    {
      field: 'hand',
      seat,
      label: label('hand'),
      type: { kind: 'number', least: 0, most: state.cards.length },
      value: handOf(state, seat),
    },
    {
      field: 'captain',
      seat,
      label: label('captain'),
      type: { kind: 'choice', among: [nobody, ...state.captains.map(({ id }) => id)] },
      value: ability?.captain ?? nobody,
    },
    { field: 'used', seat, label: label('used'), type: { kind: 'flag' }, value: ability?.used ?? false },
    {
      field: 'bonus',
      seat,
      label: label('bonus'),
      type: { kind: 'number', least: -mostBonus, most: mostBonus },
      value: clamp(modifiers.reduce((sum, { plus }) => sum + plus, 0)),
    },
    {
      field: 'doubled',
      seat,
      label: label('doubled'),
      type: { kind: 'flag' },
      value: modifiers.some(({ times }) => times > 1),
    },
  ];
}

const clamp = (value: number): number => Math.max(-mostBonus, Math.min(mostBonus, value));

/** How the choices of a field are called, for forms that show them. */
export function choiceName(state: State, choice: string): Message {
  const captain = state.captains.find(({ id }) => id === choice);
  if (captain) return captainName(captain);
  const seat = state.seats.find((one) => one === choice);
  return seat ? message('choice.seat', { player: { seat } }) : message(`choice.${choice}`);
}

/** What may stand in a member of a shape, as the editor's columns call it. */
export function onlyOf(part: string, member: Member): Message {
  switch (member.kind) {
    case 'among':
      return message('only.choice', {
        among: member.among.map((value) => message(`column.${part}.${value}`)),
      });
    case 'whole':
      return onlyWithin(member.least, member.most);
    case 'flag':
      return message('only.flag');
    case 'words':
      return message('only.words', { most: member.most });
    case 'several':
    case 'maybe':
      return onlyOf(part, member.of);
  }
}
