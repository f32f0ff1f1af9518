import { fieldKey, type CommonCommand, type Field, type FieldValues } from '../../kernel/game.ts';
import { message, type MessageValues } from '../../kernel/message.ts';
import type { Waived } from '../../kernel/refusal.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { fields } from '../fields.ts';
import { reachesGoal } from '../follow/moving.ts';
import { refusal } from '../refusals.ts';
import { fits, standOf } from '../stand.ts';
import { depths, type Depth, type State } from '../state.ts';
import { no, unless, type Decided } from './checks.ts';

const isDepth = (text: string): text is Depth => (depths as readonly string[]).includes(text);

export function decideTable(state: State, command: CommonCommand, waived: Waived): Decided {
  if (state.phase === 'blank') return no('not-now');
  switch (command.kind) {
    case 'setDepth':
      return isDepth(command.depth)
        ? unless(waived, [], () => [{ kind: 'depthSet', depth: command.depth as Depth }])
        : no('no-such-depth', { depth: command.depth });
    case 'setTable':
      return setFields(state, command.fields, waived);
    case 'setRight':
      return setFields(state, { [fieldKey(command.field, command.seat)]: command.value }, waived);
  }
}

/** Markers put somewhere by hand may have been put on the goal. */
export function withGoal(state: State, byHand: Event): readonly Event[] {
  const after = evolve(state, byHand);
  const reached = after.phase === 'over' ? undefined : reachesGoal(after);
  return reached ? [byHand, reached] : [byHand];
}

const valueWrong = ({ label, seat, type }: Field, value: string): MessageValues => ({
  value,
  field: seat ? message('allowed.field', { field: label, name: { seat } }) : label,
  allowed:
    type.kind === 'number'
      ? message('allowed.number', { least: type.least, most: type.most })
      : message('allowed.choice'),
});

function setFields(state: State, given: FieldValues, waived: Waived): Decided {
  const known = new Map(fields(state).map((field) => [fieldKey(field.field, field.seat), field]));
  const strange = Object.keys(given).find((key) => !known.has(key));
  const wrong = Object.entries(given).find(([key, value]) => {
    const field = known.get(key);
    return field !== undefined && !fits(field, value);
  });
  const stand = wrong ? undefined : standOf(state, given);
  const checks = [
    () => (strange === undefined ? undefined : refusal('no-such-field', { field: strange })),
    () => {
      const field = wrong && known.get(wrong[0]);
      return field ? refusal('value-wrong', valueWrong(field, String(wrong[1]))) : undefined;
    },
    () =>
      typeof stand === 'string' ? refusal('stand-impossible', { why: message(`stand.${stand}`) }) : undefined,
  ];
  return unless(waived, checks, () =>
    stand && typeof stand !== 'string' ? withGoal(state, { kind: 'fieldsSet', fields: given, stand }) : [],
  );
}
