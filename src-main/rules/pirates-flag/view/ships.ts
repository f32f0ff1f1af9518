import { message, type Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { captainName, cardName, figureOf, isTaught } from '../cards.ts';
import { effectText } from '../effects/effects.ts';
import { nextSeat, type Modifier, type State } from '../state.ts';
import {
  captainRow,
  cardRow,
  carries,
  handLimit,
  handOf,
  isLight,
  modifiersOf,
  placeOf,
  spacesToGo,
} from '../state.ts';
import { adriftOf, owedBy } from '../tasks.ts';

/** What waits beside a ship for its next roll: "+3", "×2", with the card it comes from. */
export interface ModifierPart {
  readonly name: Message;
  readonly figure: Message;
  readonly by: SeatId | null;
  readonly times: number;
  readonly plus: number;
}

export interface ShipPart {
  readonly seat: SeatId;
  readonly at: number;
  /** Spaces to the flag, the carrier's to the sea. */
  readonly toGo: number;
  readonly carriesFlag: boolean;
  readonly onTurn: boolean;
  readonly next: boolean;
  /** Absent where the depth does not tell cards; doubtful where it did not for a while. */
  readonly hand: { readonly cards: number; readonly limit: number; readonly doubtful: boolean } | null;
  /** Cards played in this turn that count against the one that is allowed. */
  readonly played: number;
  readonly owes: number;
  readonly adrift: readonly number[];
  readonly visiting: 'open' | 'traded' | null;
  readonly modifiers: readonly ModifierPart[];
  readonly captain: CaptainPart | null;
}

export interface CaptainPart {
  readonly row: string;
  readonly name: Message;
  readonly used: boolean;
  readonly taught: boolean;
  readonly effects: readonly Message[];
}

export const shipParts = (state: State): readonly ShipPart[] =>
  state.seats.map((seat) => ({
    seat,
    at: placeOf(state, seat),
    toGo: spacesToGo(state, seat),
    carriesFlag: carries(state, seat),
    onTurn: state.phase.kind !== 'opening' && state.turn.seat === seat,
    next: state.phase.kind !== 'opening' && nextSeat(state) === seat,
    hand: isLight(state.depth)
      ? null
      : {
          cards: handOf(state, seat),
          limit: handLimit(state, seat),
          doubtful: state.doubtful.includes(seat),
        },
    played: state.turn.played[seat] ?? 0,
    owes: owedBy(state, seat),
    adrift: adriftOf(state, seat),
    visiting: state.visits[seat] ?? null,
    modifiers: modifiersOf(state, seat).map((modifier) => modifierPart(state, modifier)),
    captain: captainPart(state, seat),
  }));

export function modifierPart(state: State, modifier: Modifier): ModifierPart {
  const { times, plus, by } = modifier;
  return { name: sourceName(state, modifier), figure: figureOf(times, plus), by, times, plus };
}

function sourceName(state: State, { row }: Modifier): Message {
  if (row === null) return message('card.by-hand');
  const card = cardRow(state, row);
  const captain = captainRow(state, row);
  if (card) return cardName(card);
  return captain ? captainName(captain) : message('card.by-hand');
}

function captainPart(state: State, seat: SeatId): CaptainPart | null {
  const ability = state.abilities[seat];
  const row = ability && captainRow(state, ability.captain);
  if (!row) return null;
  return {
    row: row.id,
    name: captainName(row),
    used: ability.used,
    taught: isTaught(row),
    effects: row.effects.map(effectText),
  };
}
