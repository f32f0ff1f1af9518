import { message } from '../../kernel/message.ts';
import type { Check, Waived } from '../../kernel/refusal.ts';
import { checkBoard, type Board } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { areMarks, wrongRow } from '../edition.ts';
import { onlyWithin } from '../../kernel/field.ts';
import { refusal } from '../refusals.ts';
import { captainRow, cardRow, placeOf, type State } from '../state.ts';
import { adriftOf } from '../tasks.ts';
import { isGoingOn } from './checks.ts';
import { decideBy } from './script.ts';
import { mendBattle } from './voyage.ts';

/** What is printed on a card, on first sight or put right later: only what an edition could hold too. */
export function decideTeachCard(state: State, command: CommandOf<'teachCard'>, waived: Waived) {
  const { card, marks, effects } = command;
  const name = command.name.trim();
  const checks: Check[] = [
    () => (cardRow(state, card) ? undefined : refusal('no-such-card', { card })),
    () => wrongRow({ name, effects }),
    () => (areMarks(marks) ? undefined : refusal('bad-teaching')),
  ];
  return decideBy(state, waived, checks, (script) => {
    script.add({ kind: 'cardTaught', row: { id: card, name, marks, effects } });
    return undefined;
  });
}

export function decideTeachCaptain(state: State, command: CommandOf<'teachCaptain'>, waived: Waived) {
  const { captain, effects } = command;
  const name = command.name.trim();
  const checks: Check[] = [
    () => (captainRow(state, captain) ? undefined : refusal('no-such-captain', { captain })),
    () => wrongRow({ name, effects }),
  ];
  return decideBy(state, waived, checks, (script) => {
    script.add({ kind: 'captainTaught', row: { id: captain, name, effects } });
    return undefined;
  });
}

/** The table's real board, or the same board put right; everything must still lie on it. */
export function decideLayBoard(state: State, command: CommandOf<'layBoard'>, waived: Waived) {
  const checked = checkBoard(command.board);
  const checks: Check[] = [
    isGoingOn(state),
    () => (checked.ok ? undefined : checked.no),
    () => (checked.ok && !fits(state, checked.value) ? refusal('ships-off-board') : undefined),
  ];
  return decideBy(state, waived, checks, (script) => {
    if (checked.ok) script.add({ kind: 'boardLaid', board: checked.value });
    mendBattle(script);
    return undefined;
  });
}

const fits = (state: State, board: Board): boolean =>
  state.seats.every((seat) => placeOf(state, seat) <= board.spaces) &&
  (state.flag.kind !== 'afloat' || state.flag.at <= board.spaces) &&
  state.seats.every((seat) => adriftOf(state, seat).every((at) => at <= board.spaces));

/** The draw pile counted by the table: a difference is noted with both numbers, and nothing is changed. */
export function decideCountPile(state: State, { cards }: CommandOf<'countPile'>, waived: Waived) {
  const checks: Check[] = [
    isGoingOn(state),
    () =>
      Number.isInteger(cards) && cards >= 0 && cards <= state.cards.length
        ? undefined
        : refusal('bad-value', {
            field: message('field.pile'),
            value: cards,
            only: onlyWithin(0, state.cards.length),
          }),
  ];
  return decideBy(state, waived, checks, (script) => {
    const expected = state.pile;
    script.add({ kind: 'pileCounted', cards, expected });
    if (cards === expected) return undefined;
    const turn = state.turn.number;
    script.add({
      kind: 'remarked',
      remark: { kind: 'pileDoesNotAddUp', turn, seat: null, row: null, told: cards, expected },
    });
    return undefined;
  });
}
