import type { Message } from '../../kernel/message.ts';
import { isOpen, type Pending } from '../../kernel/stack.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Shape } from '../../kernel/shape.ts';
import type { Told } from '../../kernel/game.ts';
import {
  captainName,
  cardName,
  isTaught,
  marks,
  type CaptainRow,
  type CardRow,
  type Mark,
} from '../cards.ts';
import { settleStack } from '../decide/stack.ts';
import { effectKinds, effectText, kindOf, whyNot } from '../effects/effects.ts';
import type { Effect } from '../effects/kinds.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { playName } from '../play-name.ts';
import { rowOf, type Direction, type Flag, type Play, type State } from '../state.ts';
import { tellEvents } from '../tell.ts';
import { shipParts, type ShipPart } from './ships.ts';

export interface PendingPart {
  readonly number: number;
  readonly seat: SeatId;
  readonly source: 'card' | 'captain';
  readonly name: Message;
  readonly effects: readonly Message[];
  readonly target: SeatId | null;
  readonly direction: Direction | null;
  /** The number of the play it answers, and what that one is called. */
  readonly answers: number | null;
  readonly answered: Message | null;
  readonly redirected: boolean;
  /** Why it would have no effect if it came up now. */
  readonly fizzles: Message | null;
  /** Where it takes ships once it comes up, if nobody answers. */
  readonly moves: readonly ShipMove[];
  /** Why it has no effect once it comes up, if nobody answers. */
  readonly fails: Message | null;
  /** From whose ship it pulls the flag, whether or not that comes off. */
  readonly pulls: SeatId | null;
}

export interface ShipMove {
  readonly seat: SeatId;
  readonly from: number;
  readonly to: number;
}

export interface StackPart {
  readonly open: boolean;
  /** Last played first: that is the order they take effect in. */
  readonly plays: readonly PendingPart[];
  /** What happens if nobody answers, in sentences, and how the table stands then. */
  readonly ifStands: readonly Told[];
  readonly ships: readonly ShipPart[];
  readonly flag: Flag;
}

export function stackPart(state: State): StackPart {
  const open = isOpen(state.stack);
  const events = open ? settleStack(state) : [];
  const after = events.reduce(evolve, state);
  return {
    open,
    plays: state.stack.plays.map((pending) => pendingPart(state, pending, events)).toReversed(),
    ifStands: tellEvents(state, events),
    ships: open ? shipParts(after) : [],
    flag: after.flag,
  };
}

function pendingPart(state: State, pending: Pending<Play>, events: readonly Event[]): PendingPart {
  const { number, play } = pending;
  const row = rowOf(state, play);
  const answered = state.stack.plays.find((one) => one.number === pending.answers);
  const why = whyNot(state, pending);
  return {
    number,
    seat: play.seat,
    source: play.source,
    name: playName(state, play),
    effects: row?.effects.map(effectText) ?? [],
    target: play.target ?? null,
    direction: play.direction ?? null,
    answers: pending.answers ?? null,
    answered: answered ? playName(state, answered.play) : null,
    redirected: play.redirected ?? false,
    fizzles: why ? { key: `fizzle.${why}` } : null,
    moves: movesOf(number, events),
    fails: failsOf(number, events),
    pulls: row?.effects.some(({ kind }) => kind === 'takeFlag') ? (play.target ?? null) : null,
  };
}

function failsOf(number: number, events: readonly Event[]): Message | null {
  const fizzled = events.find((event) => event.kind === 'playFizzled' && event.number === number);
  return fizzled?.kind === 'playFizzled' ? { key: `fizzle.${fizzled.why}` } : null;
}

/** What becomes of ships between this play's coming up and the next one's, each from where it lay to where it ends. */
function movesOf(number: number, events: readonly Event[]): readonly ShipMove[] {
  const begins = events.findIndex((event) => event.kind === 'playSettled' && event.number === number);
  if (begins < 0) return [];
  const after = events.slice(begins + 1);
  const ends = after.findIndex(({ kind }) => kind === 'playSettled' || kind === 'playFizzled');
  const moves = new Map<SeatId, ShipMove>();
  for (const event of ends < 0 ? after : after.slice(0, ends))
    if (event.kind === 'shipShifted' || event.kind === 'shipSwept') {
      const { seat, from, to } = event;
      moves.set(seat, { seat, from: moves.get(seat)?.from ?? from, to });
    }
  return [...moves.values()].filter(({ from, to }) => from !== to);
}

export interface PilesPart {
  readonly cards: number;
  readonly draw: number;
  /** From the top; null is a card nobody named. */
  readonly discards: readonly (Message | null)[];
}

export const pilesPart = (state: State): PilesPart => ({
  cards: state.cards.length,
  draw: state.pile,
  discards: state.discards
    .map((id) => {
      const row = state.cards.find((card) => card.id === id);
      return row ? cardName(row) : null;
    })
    .toReversed(),
});

/** Every card and captain as data, for pickers and for the editor with which a table teaches them. */
export interface RowPart {
  readonly id: string;
  readonly name: Message;
  readonly taught: boolean;
  readonly marks: readonly Mark[];
  readonly effects: readonly Effect[];
  readonly words: readonly Message[];
  readonly where: 'in-play' | 'pending' | 'discarded' | 'used';
}

export interface EditionPart {
  readonly cards: readonly RowPart[];
  readonly captains: readonly RowPart[];
}

export const editionPart = (state: State): EditionPart => ({
  cards: state.cards.map((row) => ({
    ...rowPart(row, cardName(row)),
    marks: row.marks,
    where: whereIs(state, row.id),
  })),
  captains: state.captains.map((row) => ({
    ...rowPart(row, captainName(row)),
    marks: [],
    where: state.seats.some((seat) => state.abilities[seat]?.captain === row.id && state.abilities[seat].used)
      ? 'used'
      : 'in-play',
  })),
});

/** What can be printed on a card, for the editor that asks for it: a page knows no rules. */
export interface ShapesPart {
  readonly marks: readonly Mark[];
  readonly effects: readonly { readonly kind: string; readonly shape: Shape }[];
}

export const shapesPart: ShapesPart = {
  marks,
  effects: effectKinds.map((kind) => ({ kind, shape: kindOf({ kind }).shape })),
};

const rowPart = (row: CardRow | CaptainRow, name: Message) => ({
  id: row.id,
  name,
  taught: isTaught(row),
  effects: row.effects,
  words: row.effects.map(effectText),
});

function whereIs(state: State, id: string): RowPart['where'] {
  if (state.discards.includes(id)) return 'discarded';
  return state.stack.plays.some(({ play }) => play.source === 'card' && play.row === id)
    ? 'pending'
    : 'in-play';
}
