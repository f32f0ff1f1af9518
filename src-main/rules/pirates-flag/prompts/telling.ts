import { message } from '../../kernel/message.ts';
import { may, must, type Fit, type Prompt } from '../../kernel/prompt.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { passPrompt } from './pass.ts';
import { carrierOf, nextSeat, placeOf, type State } from '../state.ts';

/** Positions, flag and battles, told by hand. */
export function tellingPrompts(state: State): readonly Prompt[] {
  const { phase, turn } = state;
  if (phase.kind === 'battle') return [battleTold(state, phase.attacker, phase.defender, must)];
  if (phase.kind !== 'telling' && phase.kind !== 'sailed') return [];
  const mover = phase.kind === 'sailed' ? nextSeat(state) : turn.seat;
  return [
    shipAt(state, mover, phase.kind === 'telling' && phase.again),
    ...foeOf(state).map((foe) => battleTold(state, turn.seat, foe, may)),
    movedPrompt(state),
    flagPrompt(state),
    passPrompt(state, may),
  ];
}

const spacesOf = (state: State): readonly string[] =>
  Array.from({ length: state.board.spaces + 1 }, (_, space) => String(space));

function shipAt(state: State, seat: SeatId, again: boolean): Prompt {
  return must({
    kind: 'ship-at',
    whom: [seat],
    fits: [
      { kind: 'square', among: spacesOf(state) },
      { kind: 'number', least: 0, most: state.board.spaces },
    ],
    ask: message(again ? 'prompt.ship-at.again' : 'prompt.ship-at'),
    hint: message('prompt.ship-at.hint', { at: placeOf(state, seat) }),
    rule: 'depths',
    shown: [state.turn.number, placeOf(state, seat), again],
  });
}

/** A card has moved somebody's ship. */
const movedPrompt = (state: State): Prompt =>
  may({
    kind: 'ship-moved',
    whom: 'anyone',
    fits: [{ kind: 'square', among: spacesOf(state) }],
    ask: message('prompt.ship-moved'),
    hint: message('prompt.ship-moved.hint'),
    rule: 'depths',
    shown: [state.turn.number, state.at],
  });

function flagPrompt(state: State): Prompt {
  const fits: readonly Fit[] = [
    { kind: 'seat', among: state.seats },
    { kind: 'square', among: spacesOf(state) },
    { kind: 'choice', among: ['ship'] },
  ];
  return may({
    kind: 'flag-at',
    whom: 'anyone',
    fits,
    ask: message('prompt.flag-at'),
    hint: message('prompt.flag-at.hint'),
    rule: 'flag',
    shown: [state.turn.number, state.flag],
  });
}

/** The carrier, where the ship whose turn it is lies beside it and battles are told. */
function foeOf(state: State): readonly SeatId[] {
  const carrier = carrierOf(state);
  const { seat, fought } = state.turn;
  if (state.depth !== 'fights' || fought || !carrier || carrier === seat) return [];
  return placeOf(state, carrier) === placeOf(state, seat) ? [carrier] : [];
}

function battleTold(state: State, attacker: SeatId, defender: SeatId, need: typeof must): Prompt {
  return need({
    kind: 'battle-told',
    whom: [attacker],
    fits: [{ kind: 'seat', among: [attacker, defender] }],
    ask: message('prompt.battle-told', { player: { seat: defender } }),
    hint: message('prompt.battle-told.hint'),
    rule: 'battle',
    shown: [state.turn.number, attacker, defender],
  });
}
