import { fieldKey, type Field, type FieldValue, type Told } from '../../kernel/game.ts';
import { message, type Message, type MessageValue } from '../../kernel/message.ts';
import { isSeatId } from '../../kernel/seat.ts';
import { maySee, type Viewer } from '../../kernel/view.ts';
import { scoreCardName, scoreCardOf, withScoreCard } from '../edition.ts';
import type { EventOf, RoundEvent, TableEvent } from '../events.ts';
import { fields, none } from '../fields.ts';
import { cardName } from '../names.ts';
import { loonOf } from '../phase.ts';
import type { State } from '../state.ts';

export function tellTable(event: RoundEvent | TableEvent, state: State, viewer: Viewer): Told | undefined {
  switch (event.kind) {
    case 'roundBegun':
    case 'roundEnded':
      return { message: message(`tell.${event.kind}`, { round: event.round }) };
    case 'chairsDrawnUp':
      return { message: message('tell.chairsDrawnUp', { seats: event.seats.map((seat) => ({ seat })) }) };
    case 'scoreCardDrawn':
      return { message: message('tell.scoreCardDrawn', { card: scoreCardName(state.edition, event.card) }) };
    case 'cardDealt':
      return { message: message('tell.cardDealt', { card: cardName(event.card), row: event.row }) };
    case 'drawSkipped':
    case 'dealSkipped':
      return { message: message(`tell.${event.kind}`) };
    case 'gameEnded':
      return gameEnded(event, state);
    case 'depthSet':
      return { message: message('tell.depthSet', { depth: message(`depth.${event.depth}`) }) };
    case 'scoreCardTaught':
      return scoreCardTaught(event, state);
    case 'factionNamed':
      return {
        message: message('tell.factionNamed', { suit: message(`suit.${event.suit}`), name: event.name }),
      };
    case 'fieldsSet':
      return fieldsSet(event, state, viewer);
    case 'gameBegun':
      return undefined;
  }
}

function gameEnded({ winners }: EventOf<'gameEnded'>, state: State): Told {
  const [first, ...others] = winners;
  const values = {
    winners: winners.map((seat) => ({ seat })),
    loon: Math.max(...winners.map((seat) => loonOf(state, seat))),
  };
  return first && others.length === 0
    ? { seat: first, message: message('tell.gameEnded', values) }
    : { message: message('tell.gameEnded.shared', values) };
}

function scoreCardTaught({ card }: EventOf<'scoreCardTaught'>, { edition }: State): Told {
  const name = scoreCardName(withScoreCard(edition, card), card.id);
  return { message: message('tell.scoreCardTaught', { card: name }) };
}

/** A purse that was put right is told to its seat alone. */
function fieldsSet(event: EventOf<'fieldsSet'>, state: State, viewer: Viewer): Told {
  const changed = fields(state).filter(({ field, seat }) => fieldKey(field, seat) in event.fields);
  return {
    message: message('tell.fieldsSet', {
      fields: changed.map((field) => fieldSet(field, event, state, viewer)),
    }),
  };
}

function fieldSet(
  field: Field,
  { fields: values }: EventOf<'fieldsSet'>,
  state: State,
  viewer: Viewer,
): Message {
  const { label, seat, secretOf } = field;
  const own = seat ? { label, seat: { seat } } : { label };
  if (secretOf !== undefined && !maySee(viewer, secretOf)) return message('tell.fieldSet.hidden', own);
  const value = inWords(state, values[fieldKey(field.field, seat)]);
  return message(seat ? 'tell.fieldSet.seat' : 'tell.fieldSet', { ...own, value });
}

/** A seat by who sits there, a score card by its name, an empty field as that. */
function inWords({ edition }: State, value: FieldValue | undefined): MessageValue {
  if (typeof value !== 'string') return Number(value);
  if (value === none) return message('field.none');
  if (isSeatId(value)) return { seat: value };
  return scoreCardOf(edition, value) ? scoreCardName(edition, value) : value;
}
