import type { FieldValues, ListRow } from '../../kernel/game.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import type { Decision, Refusal, Waived } from '../../kernel/refusal.ts';
import { clockwiseAfter, forSeats, type BySeat, type SeatId } from '../../kernel/seat.ts';
import { depthOf, fieldChecks, handSet, valuesBegun, type SetByHand } from '../../kernel/table-service.ts';
import { shops } from '../cards.ts';
import type { Stand } from '../by-hand.ts';
import type { Event } from '../events.ts';
import { fields } from '../fields.ts';
import { isKeptAt } from '../kept.ts';
import { refusal } from '../refusals.ts';
import { depths } from '../setup.ts';
import { startersByHand } from '../starters/fields.ts';
import {
  fameOf,
  goldIn,
  isOut,
  piles,
  purseOf,
  type PileNumber,
  type Purse,
  type ShopState,
  type State,
} from '../state.ts';
import { isGoingOn } from './checks.ts';
import { putAway } from './kept.ts';
import { differingBy } from './differing-by-hand.ts';
import { named, rowsByHand, valueOf } from './rows-by-hand.ts';
import { decideBy, ruling } from './script.ts';

/** Steps into a running game: what comes before it is over. */
export function decideByHand(state: State, command: SetByHand, waived: Waived): Decision<Event> {
  const values = valuesBegun(command, state.phase.kind === 'opening' ? state.turn : undefined);
  const checks = [isGoingOn(state), ...fieldChecks(refusal, fields(state), values)];
  return decideBy(state, waived, checks, (script) => {
    const stand = standOf(state, values);
    if (!stand.ok) return stand.no;
    script.add(handSet(command, stand.value));
    return undefined;
  });
}

/** What is set, whole; fields nobody named keep what they have. */
function standOf(state: State, values: FieldValues): Result<Stand, Refusal> {
  const purses = pursesOf(state, values);
  if (!purses.ok) return purses;
  const rows = rowsByHand(state, values);
  if (!rows.ok) return rows;
  const starters = startersByHand(state, values);
  if (!starters.ok) return starters;
  const outs = outsOf(state, values);
  const cards = differingBy(state, values, rows.value.zones ?? state.zones);
  if (!cards.ok) return cards;
  const turn = turnOf(state, values, outs.outs ?? state.outs);
  if (!turn.ok) return turn;
  return accept({
    ...turn.value,
    ...purses.value,
    ...fameBy(state, values),
    ...rows.value,
    ...starters.value,
    ...outs,
    ...shopsOf(state, values),
    ...cardFameOf(values),
    ...cards.value,
    ...pilesSet(state, values),
  });
}

/** Whoever is out has no turn: the Chip goes on from them, and is not put with them by hand. */
function turnOf(state: State, values: FieldValues, outs: State['outs']): Result<Stand, Refusal> {
  const told = state.seats.find((seat) => seat === values['turn']);
  const isIn = (seat: SeatId): boolean => !outs.some((one) => one.seat === seat);
  if (told && isOut(state, told) && !isIn(told)) return refuse(refusal('is-out', { player: { seat: told } }));
  const holder = told ?? state.turn;
  const next = isIn(holder) ? told : (clockwiseAfter(state.seats, holder).find(isIn) ?? told);
  const round = values['round'];
  return accept({
    ...(next ? { turn: next, round: Math.max(1, state.round) } : {}),
    ...(typeof round === 'number' ? { round } : {}),
  });
}

/** There is no more gold than lies in the box. */
function pursesOf(state: State, values: FieldValues): Result<Stand, Refusal> {
  const seats = named(state, values, 'gold', 'locked');
  if (seats.length === 0) return accept({});
  const purses: BySeat<Purse> = forSeats(seats, (seat) => {
    const { free, locked } = purseOf(state, seat);
    return { free: valueOf(values, 'gold', seat, free), locked: valueOf(values, 'locked', seat, locked) };
  });
  const held = state.seats.reduce((sum, seat) => {
    const { free, locked } = purses[seat] ?? purseOf(state, seat);
    return sum + free + locked;
  }, 0);
  const all = goldIn(state.edition);
  return held > all ? refuse(refusal('no-gold-left', { gold: held, left: all })) : accept({ purses });
}

function fameBy(state: State, values: FieldValues): Stand {
  const seats = named(state, values, 'fame');
  if (seats.length === 0) return {};
  return { fame: forSeats(seats, (seat) => valueOf(values, 'fame', seat, fameOf(state, seat))) };
}

function outsOf(state: State, values: FieldValues): Stand {
  const seats = named(state, values, 'out');
  if (seats.length === 0) return {};
  const isNow = (seat: SeatId): boolean => valueOf(values, 'out', seat, isOut(state, seat));
  const stay = state.outs.filter(({ seat }) => isNow(seat));
  const now = seats.filter((seat) => isNow(seat) && !isOut(state, seat));
  return { outs: [...stay, ...now.map((seat) => ({ seat, round: state.round }))] };
}

function shopsOf(state: State, values: FieldValues): Stand {
  const signs = shops.flatMap((shop) => {
    const sign = state.shops[shop];
    const [open, price] = [values[`${shop}Open`], values[`${shop}Price`]];
    if (!sign || (open === undefined && price === undefined)) return [];
    const set: ShopState = {
      open: typeof open === 'boolean' ? open : sign.open,
      price: typeof price === 'number' ? price : sign.price,
    };
    return [[shop, set] as const];
  });
  return signs.length > 0 ? { shops: { ...state.shops, ...Object.fromEntries(signs) } } : {};
}

/** Which piles are left. */
function pilesSet(state: State, values: FieldValues): Stand {
  const named = piles.filter((pile) => values[`pile${pile}`] !== undefined);
  if (named.length === 0) return {};
  const isGone = (pile: PileNumber): boolean =>
    named.includes(pile) ? values[`pile${pile}`] === false : state.pilesGone.includes(pile);
  return { pilesGone: piles.filter(isGone) };
}

/** A card whose fame is left out brings what it brings as it comes. */
function cardFameOf(values: FieldValues): Stand {
  const rows = values['cardFame'];
  if (!Array.isArray(rows)) return {};
  const read = rows.flatMap(({ card, fame }: ListRow) =>
    typeof fame === 'number' ? [[String(card), fame] as const] : [],
  );
  return { cardFame: Object.fromEntries(read) };
}

/** At any moment: what is told less is kept as it is, what is told more begins at once. */
export const decideSetDepth = ruling<'setDepth'>((_state, command) => ({
  checks: [],
  tryWriting(script) {
    const depth = depthOf(refusal, depths, command.depth);
    if (!depth.ok) return depth.no;
    for (const one of script.state.kept) if (!isKeptAt(one.card, depth.value)) putAway(script, one);
    script.add({ kind: 'depthSet', depth: depth.value });
    return undefined;
  },
}));
