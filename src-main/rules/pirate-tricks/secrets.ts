import { placesOf } from '../kernel/chairs.ts';
import { fieldKey, type FieldValues } from '../kernel/game.ts';
import { forSeats, type BySeat, type SeatId } from '../kernel/seat.ts';
import type { Secret } from '../kernel/secret.ts';
import type { Secrets, Sees } from '../kernel/secrets.ts';
import type { CardId } from './cards.ts';
import { unseenPurse } from './coins.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { pursesOpen } from './phase.ts';
import type { Lot, State } from './state.ts';

/** What stands where a sealed answer is not to be seen: a table knows that there is one. */
const blankBid = 0;
const blankCard: CardId = 'red-20';

/** Sealed bids and tie cards, notes of one's own hand, and purses until they lie open. */
export const secrets: Secrets<State, Command, Event> = { hide, hideIn, opens };

function hide(state: State, sees: Sees, now: State): State {
  if (placesOf(state).every(sees)) return state;
  const { round, past } = state;
  const screened = (loon: BySeat<number>): BySeat<number> =>
    pursesOpen(now)
      ? loon
      : forSeats(placesOf(state), (seat) => (sees(seat) ? (loon[seat] ?? 0) : unseenPurse));
  return {
    ...state,
    loon: screened(state.loon),
    past: past.map((one) => ({ ...one, loon: screened(one.loon) })),
    round: {
      ...round,
      noted: ownOf(round.noted, sees),
      ditched: ownOf(round.ditched, sees),
      lot: round.lot && withoutSealed(round.lot, sees),
    },
  };
}

const ownOf = <Value>(all: BySeat<Value>, sees: Sees): BySeat<Value> =>
  Object.fromEntries(Object.entries(all).filter(([seat]) => sees(seat as SeatId)));

const withoutSealed = ({ bids, tie, ...lot }: Lot, sees: Sees): Lot => ({
  ...lot,
  bids: blanked(bids, blankBid, sees),
  tie: tie && { ...tie, cards: blanked(tie.cards, blankCard, sees) },
});

const blanked = <Answer>({ asked, answers }: Secret<Answer>, blank: Answer, sees: Sees): Secret<Answer> => ({
  asked,
  answers: Object.fromEntries(
    Object.entries(answers).map(([seat, answer]) => [seat, sees(seat as SeatId) ? answer : blank]),
  ),
});

function hideIn(command: Command, sees: Sees, now: State): Command {
  switch (command.kind) {
    case 'bid':
      return sees(command.seat) ? command : { ...command, amount: blankBid };
    case 'layTieCard':
      return sees(command.seat) ? command : { ...command, card: blankCard };
    case 'noteHand':
    case 'ditch':
      return sees(command.seat) ? command : { ...command, cards: [] };
    case 'setTable':
      return pursesOpen(now) ? command : withoutPurses(command, command.fields, sees, now);
    case 'setRight': {
      const { field, seat, value } = command;
      return pursesOpen(now)
        ? command
        : withoutPurses(command, { [fieldKey(field, seat)]: value }, sees, now);
    }
    case 'layAside':
    case 'topUp':
    case 'drawScoreCard':
    case 'dealCard':
    case 'winTie':
    case 'nameTaker':
    case 'bidAgain':
    case 'giveRow':
    case 'predict':
    case 'showCards':
    case 'collect':
    case 'playCard':
    case 'winTrick':
    case 'ruleBreach':
    case 'tellRow':
    case 'tellGain':
    case 'tellRound':
    case 'teachScoreCard':
    case 'nameFaction':
    case 'setDepth':
      return command;
  }
}

function withoutPurses(command: Command, fields: FieldValues, sees: Sees, { seats }: State): Command {
  const purses = new Set(seats.filter((seat) => !sees(seat)).map((seat) => fieldKey('loon', seat)));
  const others = Object.entries(fields).filter(([key]) => !purses.has(key));
  return others.length === Object.keys(fields).length
    ? command
    : { kind: 'setTable', fields: Object.fromEntries(others) };
}

function opens(event: Event) {
  if (event.kind === 'bidsOpened') return { kind: 'bid', seats: event.bids.map(({ seat }) => seat) };
  if (event.kind === 'tieOpened') return { kind: 'layTieCard', seats: event.cards.map(({ seat }) => seat) };
  return undefined;
}
