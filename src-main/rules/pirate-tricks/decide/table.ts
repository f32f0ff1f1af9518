import { fieldKey, type FieldValues } from '../../kernel/game.ts';
import { firstRefusal, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import { depthOf, fieldChecks, valuesSet, type SetByHand } from '../../kernel/table-service.ts';
import { tricksInRound } from '../cards.ts';
import type { CommandOf } from '../commands.ts';
import { scoreCardName } from '../edition.ts';
import type { Stand } from '../events.ts';
import { fields } from '../fields.ts';
import { rowOf } from '../phase.ts';
import { no } from '../refusals.ts';
import { depths, type State } from '../state.ts';
import { chain } from './one-after-another.ts';
import { notNow } from './checks.ts';
import type { Decided } from './decided.ts';
import { nextLot } from './lot.ts';
import { settleSpoils } from './spoils.ts';
import { standOf } from './by-hand.ts';

/** What is known stays known; what the new depth does not ask for is no longer asked. */
export function setDepth(state: State, { depth }: CommandOf<'setDepth'>): Decided {
  const told = depthOf(no, depths, depth);
  if (!told.ok) return told;
  return accept(chain(state, () => [{ kind: 'depthSet', depth: told.value }], settleSpoils));
}

/** The table as it stands, in one entry. What follows from it, a last free row or the settling, follows at once. */
export function setByHand(state: State, command: SetByHand, waived: Waived): Decided {
  const values = valuesSet(command);
  const refusal = firstRefusal(waived, [
    () => (state.round.number === 0 || state.over ? notNow(state) : undefined),
    ...fieldChecks(no, fields(state), values),
    () => rowsClash(state, values),
  ]);
  if (refusal) return refuse(refusal);
  const stand = standOf(state, values);
  const wrong = firstRefusal(waived, [
    () => bankHolds(state, stand),
    () => slotsDiffer(state, stand),
    () => tricksFit(state, stand),
    () => rowsMayChange(state, stand),
  ]);
  if (wrong) return refuse(wrong);
  return accept(
    chain(
      state,
      () => [{ kind: 'fieldsSet', fields: values, stand }],
      (now) => (stand.rows ? nextLot(now) : []),
      settleSpoils,
    ),
  );
}

function rowsClash(state: State, values: FieldValues) {
  const rows = state.seats
    .map((seat) => values[fieldKey('row', seat)] ?? rowOf(state.round, seat) ?? 0)
    .filter((row) => row !== 0);
  const twice = rows.find((row, at) => rows.indexOf(row) !== at);
  return twice === undefined ? undefined : no('rows-clash', { row: Number(twice) });
}

const bankHolds = (state: State, { bank }: Stand) =>
  state.options.bank === 'limited' && bank !== undefined && bank < 0 ? no('bank-short', { bank }) : undefined;

function slotsDiffer(state: State, { slots }: Stand) {
  const ids = Object.values(slots ?? {});
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined
    ? undefined
    : no('score-card-drawn', { card: scoreCardName(state.edition, twice) });
}

function tricksFit({ round }: State, { tricks, leader, rows }: Stand) {
  if ((tricks || leader !== undefined) && round.laid.length > 0)
    return no('trick-open', { trick: round.tricks.length + 1 });
  const count = tricks?.length ?? round.tricks.length;
  if (count > tricksInRound) return no('tricks-over', { count, most: tricksInRound });
  const untaken = (rows ?? round.rows).filter(({ taken }) => !taken).length;
  return count > 0 && untaken > 1 ? no('rows-missing', { count: untaken }) : undefined;
}

/** Once a card of a row has been shown or played, whose row it is has become a fact. */
function rowsMayChange({ round, seats }: State, { rows }: Stand) {
  if (!rows) return undefined;
  const isShown =
    round.laid.length > 0 ||
    round.tricks.some(({ laid }) => laid.length > 0) ||
    seats.some((seat) => (round.shown[seat]?.length ?? 0) > 0);
  return isShown ? no('rows-fixed') : undefined;
}
