import { waitingFor, type Prompt } from '../kernel/prompt.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Interpretation, Sign } from '../kernel/sign.ts';
import { aimed, lacksDirection, targetsOf } from './aim.ts';
import type { CardRow, CaptainRow } from './cards.ts';
import type { Command } from './commands.ts';
import { courses } from './courses.ts';
import { settled } from './decide/stack.ts';
import { mayEnd } from './decide/turn.ts';
import { captainRow, cardRow, directions, type Direction, type State } from './state.ts';

type Reading = Interpretation<Command>;
const unfit: Reading = { kind: 'unfit' };
const missing = (...what: string[]): Reading => ({ kind: 'incomplete', missing: what });
const says = (command: Command): Reading => ({ kind: 'command', command });

/** What the signs that came for a prompt mean as its answer; the newest says whether they belong here at all. */
export function interpret(
  state: State,
  prompt: Prompt,
  signs: readonly Sign[],
  whose: SeatId | undefined,
): Reading {
  const newest = signs.at(-1);
  if (!newest) return unfit;
  const seat = whose ?? (prompt.whom === 'anyone' ? undefined : waitingFor(prompt)[0]);
  switch (prompt.kind) {
    case 'start-roll':
      return diceOf(prompt, newest, signs, whose ?? seatIn(signs));
    case 'battle-roll':
      return diceOf(prompt, newest, signs, whose);
    case 'roll':
    case 'forced-roll':
      return diceOf(prompt, newest, signs, seat);
    case 'begin-with':
      return withSeat(newest, (one) => says({ kind: 'beginWith', seat: one }));
    case 'take-captain':
      return captainOf(state, signs, whose);
    case 'sail':
      return courseOf(state, signs);
    case 'card':
    case 'answer-card':
      return choice(newest) === 'stand' && prompt.kind === 'answer-card'
        ? says({ kind: 'letStand' })
        : playOf(state, signs, whose);
    case 'discard':
      return seat ? discardOf(state, newest, seat) : unfit;
    case 'rest':
      return onSpace(newest, (at) => (seat ? says({ kind: 'restShip', seat, at }) : unfit));
    case 'ship-at':
      return onSpace(newest, (at) => (seat ? says({ kind: 'placeShip', seat, at }) : unfit));
    case 'ship-moved':
      return movedOf(state, signs, whose);
    case 'flag-at':
      return flagOf(newest);
    case 'battle-told':
      return withSeat(newest, (winner) => (seat ? says({ kind: 'tellBattle', seat, winner }) : unfit));
    default:
      return pressOf(prompt.kind, newest, seat);
  }
}

const choice = (sign: Sign): string | undefined =>
  sign.kind === 'choice' ? sign.choice : sign.kind === 'button' ? sign.button : undefined;

const seatOf = (sign: Sign): SeatId | undefined =>
  sign.kind === 'seat' || sign.kind === 'token' ? sign.seat : undefined;

const seatIn = (signs: readonly Sign[]): SeatId | undefined => signs.map(seatOf).findLast(Boolean);

const withSeat = (sign: Sign, then: (seat: SeatId) => Reading): Reading => {
  const seat = seatOf(sign);
  return seat ? then(seat) : unfit;
};

/** A space touched on the board, or its number typed. */
function spaceIn(sign: Sign): number | undefined {
  if (sign.kind === 'number') return sign.value;
  return sign.kind === 'square' && /^\d{1,3}$/.test(sign.square) ? Number(sign.square) : undefined;
}

function onSpace(sign: Sign, then: (at: number) => Reading): Reading {
  const at = spaceIn(sign);
  return at === undefined ? unfit : then(at);
}

/** One press is the whole answer. */
function pressOf(kind: string, sign: Sign, seat: SeatId | undefined): Reading {
  const commands: Readonly<Record<string, (seat: SeatId) => Command>> = {
    'pass-dice': (one) => ({ kind: 'passDice', seat: one }),
    battle: (one) => ({ kind: 'battle', seat: one }),
    trade: (one) => ({ kind: 'trade', seat: one }),
    fall: (one) => ({ kind: 'goDownFall', seat: one }),
    'pick-up': (one) => ({ kind: 'pickUpFlag', seat: one }),
  };
  const pressed = choice(sign);
  const command =
    pressed === kind || (pressed === 'pass' && kind === 'pass-dice') ? commands[kind] : undefined;
  return command && seat ? says(command(seat)) : unfit;
}

/** Faces of different dice make a roll; a die that lies anew replaces what it showed before. */
function diceOf(prompt: Prompt, newest: Sign, signs: readonly Sign[], seat: SeatId | undefined): Reading {
  const range = prompt.fits.find((fit) => fit.kind === 'number');
  if (!range) return unfit;
  // Whose a die is can be said with a token only where no card could be meant by it.
  const named = prompt.kind === 'start-roll' && seatOf(newest) !== undefined;
  if (newest.kind !== 'face' && newest.kind !== 'number' && !named) return unfit;
  const sum = signs.findLast((sign) => sign.kind === 'number')?.value;
  const faces = new Map(signs.flatMap((sign) => (sign.kind === 'face' ? [[sign.die, sign.face]] : [])));
  const values = [...faces.values()].map(Number);
  if (values.some((value) => !Number.isInteger(value))) return unfit;
  const count = range.least;
  if (sum === undefined && values.length < count) return missing(...(seat ? [] : ['seat']), 'die');
  if (!seat) return missing('seat');
  if (sum !== undefined)
    return says(count === 1 ? { kind: 'roll', seat, faces: [sum] } : { kind: 'rollSum', seat, sum });
  return says({ kind: 'roll', seat, faces: values.slice(-count) });
}

function captainOf(state: State, signs: readonly Sign[], whose: SeatId | undefined): Reading {
  const card = signs.findLast((sign) => sign.kind === 'card')?.row;
  const seat = whose ?? seatIn(signs);
  if (card !== undefined && !captainRow(state, card)) return unfit;
  if (card === undefined) return seat ? missing('card') : unfit;
  return seat ? says({ kind: 'takeCaptain', seat, captain: card }) : missing('seat');
}

/** A space of the board that one course leads to, touched or by its number, and a direction where both come by it. */
function courseOf(state: State, signs: readonly Sign[]): Reading {
  const ahead = settled(state);
  // Where the next ship may roll already a number is its roll.
  const said = mayEnd(ahead) ? signs.filter(({ kind }) => kind !== 'number') : signs;
  const newest = said.at(-1) === signs.at(-1) ? said.slice(-1) : [];
  if (newest.flatMap((sign) => spaceIn(sign) ?? []).length === 0 && !directionIn(newest)) return unfit;
  const ways = courses(ahead);
  const space = said.flatMap((sign) => spaceIn(sign) ?? []).at(-1);
  const heading = directionIn(signs);
  const found = ways.filter(
    ({ to, full, direction }) =>
      (space === undefined ? full : to === space) && (heading === undefined || direction === heading),
  );
  const [only] = found;
  if (!only) return unfit;
  const sameWay = found.every(({ direction }) => direction === only.direction);
  return sameWay ? says(only.command) : missing('direction');
}

/** A card and whatever it needs besides: whose it is, at whom, which way. */
function playOf(state: State, signs: readonly Sign[], whose: SeatId | undefined): Reading {
  const card = signs.findLast((sign) => sign.kind === 'card')?.row;
  if (card === undefined) return unfit;
  const captain = captainRow(state, card);
  const owner = captain && state.seats.find((seat) => state.abilities[seat]?.captain === card);
  const row: CardRow | CaptainRow | undefined = captain ?? cardRow(state, card);
  if (!row || (captain && !owner)) return unfit;
  const named = signs.flatMap((sign) => seatOf(sign) ?? []);
  const seat = owner ?? whose ?? named[0];
  if (!seat) return missing('seat');
  const target = owner || whose ? named.at(-1) : named[1];
  return aimedPlay(state, row, seat, captain !== undefined, target, directionIn(signs));
}

const directionIn = (signs: readonly Sign[]): Direction | undefined =>
  directions.find((direction) => signs.some((sign) => choice(sign) === direction));

function aimedPlay(
  state: State,
  row: CardRow | CaptainRow,
  seat: SeatId,
  ability: boolean,
  target: SeatId | undefined,
  direction: Direction | undefined,
): Reading {
  const aim = { ...(target ? { target } : {}), ...(direction ? { direction } : {}) };
  const play = aimed(state, row, seat, ability ? 'captain' : 'card', aim);
  if (targetsOf(state, row, seat)?.length !== 0 && targetsOf(state, row, seat) && !play.target)
    return missing('target');
  if (lacksDirection(state, row, play)) return missing('direction');
  return says(
    ability ? { kind: 'useCaptain', seat, ...aim } : { kind: 'playCard', seat, card: row.id, ...aim },
  );
}

function discardOf(state: State, sign: Sign, seat: SeatId): Reading {
  if (sign.kind === 'card')
    return cardRow(state, sign.row) ? says({ kind: 'discard', seat, card: sign.row }) : unfit;
  return choice(sign) === 'discard' ? says({ kind: 'discard', seat }) : unfit;
}

/** Somebody else's ship: from the one whose turn it is a space is its move. */
function movedOf(state: State, signs: readonly Sign[], whose: SeatId | undefined): Reading {
  const seat = whose ?? seatIn(signs);
  const space = signs.findLast((sign) => sign.kind === 'square');
  if (whose === state.turn.seat) return unfit;
  if (!space) return seat ? missing('space') : unfit;
  return seat ? onSpace(space, (at) => says({ kind: 'placeShip', seat, at })) : missing('seat');
}

function flagOf(sign: Sign): Reading {
  const seat = seatOf(sign);
  if (seat) return says({ kind: 'placeFlag', seat });
  if (sign.kind === 'square') return onSpace(sign, (at) => says({ kind: 'placeFlag', at }));
  return choice(sign) === 'ship' ? says({ kind: 'placeFlag' }) : unfit;
}
