import type { CommonCommand, FieldValues } from '../../kernel/game.ts';
import { message } from '../../kernel/message.ts';
import { firstRefusal, nothingWaived, type Waived } from '../../kernel/refusal.ts';
import { accept } from '../../kernel/result.ts';
import { depthOf, fieldChecks, valuesSet } from '../../kernel/table-service.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { fields } from '../fields.ts';
import { reachesGoal } from '../follow/moving.ts';
import { refusal } from '../refusals.ts';
import { standOf } from './by-hand.ts';
import { depths, type State } from '../state.ts';
import { no, unless, type Decided } from './checks.ts';

export function decideTable(state: State, command: CommonCommand, waived: Waived): Decided {
  if (state.phase === 'blank') return no('not-now');
  switch (command.kind) {
    case 'setDepth':
      return setDepth(command.depth);
    case 'setTable':
    case 'setRight':
      return setFields(state, valuesSet(command), waived);
  }
}

function setDepth(asked: string): Decided {
  const depth = depthOf(refusal, depths, asked);
  return depth.ok ? accept([{ kind: 'depthSet', depth: depth.value }]) : depth;
}

/** Markers put somewhere by hand may have been put on the goal. */
export function withGoal(state: State, byHand: Event): readonly Event[] {
  const after = evolve(state, byHand);
  const reached = after.phase === 'over' ? undefined : reachesGoal(after);
  return reached ? [byHand, reached] : [byHand];
}

function setFields(state: State, given: FieldValues, waived: Waived): Decided {
  const form = fieldChecks(refusal, fields(state), given);
  const stand = firstRefusal(nothingWaived, form) ? undefined : standOf(state, given);
  const checks = [
    ...form,
    () =>
      typeof stand === 'string' ? refusal('stand-impossible', { why: message(`stand.${stand}`) }) : undefined,
  ];
  return unless(waived, checks, () =>
    stand && typeof stand !== 'string' ? withGoal(state, { kind: 'fieldsSet', fields: given, stand }) : [],
  );
}
