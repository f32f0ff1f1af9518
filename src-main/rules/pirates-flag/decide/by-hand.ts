import { placesOf as chairsOf } from '../../kernel/chairs.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import type { Decision, Refusal, Waived } from '../../kernel/refusal.ts';
import type { FieldValue, FieldValues } from '../../kernel/game.ts';
import { fieldKey } from '../../kernel/game.ts';
import { forSeats, type BySeat, type SeatId } from '../../kernel/seat.ts';
import { fieldChecks, handSet, valuesBegun, type SetByHand } from '../../kernel/table-service.ts';
import { sea } from '../board.ts';
import type { Event, Stand } from '../events.ts';
import { fields, nobody } from '../fields.ts';
import { refusal } from '../refusals.ts';
import {
  carrierOf,
  handOf,
  isLight,
  modifiersOf,
  placeOf,
  type Ability,
  type Flag,
  type Modifier,
  type Phase,
  type State,
} from '../state.ts';
import { isGoingOn } from './checks.ts';
import { decideBy } from './script.ts';
import { mendBattle } from './voyage.ts';

/** Steps into a running game: the opening is over with it. */
export function decideByHand(state: State, command: SetByHand, waived: Waived): Decision<Event> {
  const values = valuesBegun(command, state.phase.kind === 'opening' ? state.turn.seat : undefined);
  const checks = [isGoingOn(state), ...fieldChecks(refusal, fields(state), values)];
  return decideBy(state, waived, checks, (script) => {
    const outcome = standOf(state, values);
    if (!outcome.ok) return outcome.no;
    script.add(handSet(command, outcome.value));
    const carrier = carrierOf(script.state);
    if (carrier && placeOf(script.state, carrier) === sea)
      return refusal('carrier-at-sea', { player: { seat: carrier } });
    mendBattle(script);
    return undefined;
  });
}

/** What is set, whole; fields nobody named keep what they have. */
function standOf(state: State, values: FieldValues): Result<Stand, Refusal> {
  const cards = cardsOf(state, values);
  if (!cards.ok) return cards;
  const abilities = abilitiesOf(state, values);
  if (!abilities.ok) return abilities;
  return accept({
    ...placesOf(state, values),
    ...cards.value,
    ...abilities.value,
    ...flagOf(state, values),
    ...modifiersBy(state, values),
    ...turnOf(state, values),
  });
}

/** The values of one field by seat, for those seats that have one. */
function bySeat<Value extends FieldValue>(state: State, values: FieldValues, field: string): BySeat<Value> {
  const named = state.seats.filter((seat) => values[fieldKey(field, seat)] !== undefined);
  return forSeats(named, (seat) => values[fieldKey(field, seat)] as Value);
}

const isEmpty = (values: BySeat<unknown>): boolean => Object.keys(values).length === 0;

function placesOf(state: State, values: FieldValues): Stand {
  const at = bySeat<number>(state, values, 'at');
  if (isEmpty(at)) return {};
  const { phase, turn } = state;
  // A ship put elsewhere in the middle of its move chooses its direction anew.
  return at[turn.seat] !== undefined && phase.kind === 'moving'
    ? { at, phase: { ...phase, free: true } }
    : { at };
}

/** Every card is in one place: what a hand has more, the pile has less. Nothing lies on the stack any more. */
function cardsOf(state: State, values: FieldValues): Result<Stand, Refusal> {
  const hands = bySeat<number>(state, values, 'hand');
  const told = values['discards'];
  if (isEmpty(hands) && told === undefined) return accept({});
  const count = typeof told === 'number' ? told : state.discards.length;
  const discards =
    count === state.discards.length ? state.discards : Array.from({ length: count }, () => null);
  const held = chairsOf(state).reduce((sum, seat) => sum + (hands[seat] ?? handOf(state, seat)), 0);
  const pile = state.cards.length - held - count;
  if (pile < 0) return refuse(refusal('more-than-the-box', { cards: state.cards.length, over: -pile }));
  const doubtful = state.doubtful.filter((seat) => hands[seat] === undefined);
  return accept({ hands, pile, discards, doubtful });
}

function abilitiesOf(state: State, values: FieldValues): Result<Stand, Refusal> {
  const captains = bySeat<string>(state, values, 'captain');
  const used = bySeat<boolean>(state, values, 'used');
  if (isEmpty(captains) && isEmpty(used)) return accept({});
  const abilities = state.seats.flatMap((seat): [SeatId, Ability][] => {
    const captain = captains[seat] ?? state.abilities[seat]?.captain ?? nobody;
    if (captain === nobody) return [];
    return [[seat, { captain, used: used[seat] ?? state.abilities[seat]?.used ?? false }]];
  });
  const sharing = abilities.filter(([seat, { captain }]) =>
    abilities.some(([other, ability]) => other !== seat && ability.captain === captain),
  );
  const had = sharing.find(([seat, { captain }]) => state.abilities[seat]?.captain === captain);
  const [sailing] = had ?? sharing[0] ?? [];
  return sailing
    ? refuse(refusal('captain-taken', { player: { seat: sailing } }))
    : accept({ abilities: Object.fromEntries(abilities) });
}

function flagOf(state: State, values: FieldValues): Stand {
  const { flag: holder, flagAt, firstTaker } = values;
  const taker =
    firstTaker === undefined ? undefined : (state.seats.find((seat) => seat === firstTaker) ?? null);
  if (holder === undefined && flagAt === undefined)
    return taker === undefined ? {} : { firstTaker: state.flagMoved ? taker : null };
  const flag = flagAs(state, holder, flagAt);
  const flagMoved = flag.kind !== 'ship';
  return { flag, flagMoved, firstTaker: flagMoved ? (taker === undefined ? state.firstTaker : taker) : null };
}

/** A space alone moves only a flag that floats. */
function flagAs(state: State, holder: FieldValue | undefined, space: FieldValue | undefined): Flag {
  const seat = state.seats.find((one) => one === holder);
  if (seat) return { kind: 'carried', seat };
  if (holder === 'ship') return { kind: 'ship' };
  if (holder !== 'afloat' && state.flag.kind !== 'afloat') return state.flag;
  const before = state.flag.kind === 'afloat' ? state.flag.at : state.board.flagShip;
  return { kind: 'afloat', at: typeof space === 'number' ? space : before };
}

/** What waits beside a ship, as one bonus set by hand. */
function modifiersBy(state: State, values: FieldValues): Stand {
  const bonus = bySeat<number>(state, values, 'bonus');
  const doubled = bySeat<boolean>(state, values, 'doubled');
  const changed = state.seats.filter((seat) => bonus[seat] !== undefined || doubled[seat] !== undefined);
  if (changed.length === 0) return {};
  const set = forSeats(changed, (seat): readonly Modifier[] => {
    const before = modifiersOf(state, seat);
    const plus = bonus[seat] ?? before.reduce((sum, modifier) => sum + modifier.plus, 0);
    const times = (doubled[seat] ?? before.some((modifier) => modifier.times > 1)) ? 2 : 1;
    return plus === 0 && times === 1 ? [] : [{ row: null, by: null, times, plus }];
  });
  return { modifiers: { ...state.modifiers, ...set } };
}

function turnOf(state: State, values: FieldValues): Stand {
  const turn = state.seats.find((seat) => seat === values['turn']);
  if (!turn || (turn === state.turn.seat && state.phase.kind !== 'opening')) return {};
  const phase: Phase = isLight(state.depth)
    ? { kind: 'telling', again: false }
    : { kind: 'rolling', escape: false };
  return { turn, phase };
}
