import type { Told } from '../kernel/game.ts';
import { message, type Message, type MessageValues } from '../kernel/message.ts';
import type { SeatId } from '../kernel/seat.ts';
import { sea } from './board.ts';
import { condense } from './condense.ts';
import { captainName, cardName, figureOf } from './cards.ts';
import type { Event, EventOf } from './events.ts';
import { evolve } from './evolve.ts';
import { choiceName, nobody } from './fields.ts';
import { playName } from './play-name.ts';
import { captainRow, cardRow, type Play, type State } from './state.ts';
import { taskText } from './tasks.ts';
import { remarkMessage } from './view/remarks.ts';

/** An entry in sentences: what happened, in the order in which it happened. */
export function tellEvents(before: State, events: readonly Event[]): readonly Told[] {
  let state = before;
  const states = events.map((event) => {
    const then = state;
    state = evolve(state, event);
    return then;
  });
  return condense(events).map(({ event, at }) => tellEvent(states[at] ?? before, event));
}

const say = (event: Event, seat: SeatId | null, values: MessageValues = {}, variant = ''): Told => ({
  ...(seat ? { seat } : {}),
  message: message(`tell.${event.kind}${variant}`, seat ? { player: { seat }, ...values } : values),
});

const space = (at: number): Message => message(at === 0 ? 'place.sea' : 'place.space', { at });

function tellEvent(state: State, event: Event): Told {
  switch (event.kind) {
    case 'gameBegun':
      return say(event, null, {
        count: event.seats.length,
        spaces: event.board.spaces,
        board: event.board.name,
      });
    case 'chairsDrawnUp':
      return say(event, null, { seats: event.seats.map((seat) => ({ seat })) });
    case 'captainTaken':
      return say(event, event.seat, { captain: nameOfCaptain(state, event.captain) });
    case 'diceRolled':
      return tellRoll(event);
    case 'startTied':
      return say(event, null, { players: event.among.map((seat) => ({ seat })), total: event.total });
    case 'startDecided':
      return say(event, event.seat);
    case 'turnPassed':
      return say(event, event.to, { number: event.number });
    case 'shipSailed':
      return tellSail(event);
    case 'shipFell':
    case 'shipSwept':
    case 'shipShifted':
    case 'shipPlaced':
    case 'shipRested':
      return say(event, event.seat, {
        from: space(event.from),
        to: space(event.to),
        spaces: Math.abs(event.to - event.from),
        ...('direction' in event ? { way: message(`way.${event.direction}`) } : {}),
      });
    case 'shipAdrift':
      return say(event, event.seat, { spaces: event.among });
    case 'movementEnded':
      return say(event, event.seat, { at: space(event.at) }, event.visit ? '.visit' : '');
    case 'dockPassedFull':
      return say(event, event.seat, { hand: event.hand });
    case 'cardsDrawn':
      return say(event, event.seat, { count: event.count, hand: event.hand });
    case 'pileRenewed':
      return say(event, null, { pile: event.pile });
    case 'noCardToDraw':
    case 'postTraded':
    case 'gameWon':
      return say(event, event.seat);
    case 'flagTaken':
      return tellFlag(event);
    case 'flagAdrift':
      return say(event, event.seat, { at: space(event.at) }, event.seat ? '' : '.told');
    case 'flagReturned':
      return say(event, null);
    case 'battleBegun':
      return say(event, event.attacker, { foe: { seat: event.defender }, at: space(event.at) });
    case 'battleTied':
      return say(event, null, { total: event.total });
    case 'battleWon':
      return tellBattle(event);
    case 'battleBroken':
      return say(event, event.attacker, { foe: { seat: event.defender } });
    case 'cardDiscarded':
      return event.card === null
        ? say(event, event.seat, { hand: event.hand })
        : say(event, event.seat, { card: nameOfCard(state, event.card), hand: event.hand }, '.named');
    case 'tasksLeft':
      return say(event, null, { tasks: event.tasks.map(taskText) });
    case 'discardOwed':
      return say(event, event.seat, { count: event.count });
    case 'cardPlayed':
      return tellPlay(state, event, nameOfCard(state, event.card));
    case 'captainUsed':
      return tellPlay(state, event, nameOfCaptain(state, event.captain));
    case 'playSettled':
      return say(event, event.play.seat, { card: playName(state, event.play) });
    case 'playFizzled':
      return say(event, event.play.seat, {
        card: playName(state, event.play),
        why: message(`fizzle.${event.why}`),
      });
    case 'playCancelled':
      return say(event, event.by, { card: playName(state, event.play), owner: { seat: event.play.seat } });
    case 'playRedirected':
      return say(event, event.by, { card: playName(state, event.play), to: { seat: event.to } });
    case 'modifierLaid':
      return say(event, event.seat, {
        change: figureOf(event.modifier.times, event.modifier.plus),
      });
    case 'rollForced':
      return say(event, event.seat, { card: nameOfRow(state, event.row) });
    case 'noteRead':
      return say(event, event.seat, { card: nameOfRow(state, event.row), text: event.text });
    case 'cardTaught':
      return say(event, null, { card: cardName(event.row) });
    case 'captainTaught':
      return say(event, null, { captain: captainName(event.row) });
    case 'boardLaid':
      return say(event, null, { board: event.board.name, spaces: event.board.spaces });
    case 'cardFound':
      return say(event, event.seat, { hand: event.hand });
    case 'discardUnnamed':
      return say(event, null, { card: nameOfCard(state, event.card) });
    case 'remarked':
      return {
        ...(event.remark.seat ? { seat: event.remark.seat } : {}),
        message: message('tell.remarked', { remark: remarkMessage(state, event.remark) }),
      };
    case 'pileCounted':
      return say(event, null, { cards: event.cards });
    case 'depthSet':
      return say(event, null, { depth: message(`depth.${event.depth}`) });
    case 'tableSet':
      return say(event, null, { count: Object.keys(event.fields).length });
    case 'fieldSet':
      return tellField(state, event);
  }
}

function tellSail(event: EventOf<'shipSailed'>): Told {
  const { seat, from, to, direction } = event;
  const spaces = Math.abs(to - from);
  if (to === sea) return say(event, seat, { spaces }, '.out');
  return say(event, seat, { spaces, way: message(`way.${direction}`), to: space(to) });
}

function tellRoll(event: EventOf<'diceRolled'>): Told {
  const changed = event.total !== event.sum;
  const what = message(event.faces.length > 0 ? 'dice.faces' : 'dice.sum', {
    faces: event.faces.join(' + '),
    sum: event.sum,
  });
  return say(
    event,
    event.seat,
    { what, total: event.total, purpose: message(`purpose.${event.purpose}`) },
    changed ? '.changed' : '',
  );
}

function tellFlag(event: EventOf<'flagTaken'>): Told {
  if (event.from === 'ship' || event.from === 'afloat') return say(event, event.seat, {}, `.${event.from}`);
  return say(event, event.seat, { loser: { seat: event.from } });
}

function tellBattle(event: EventOf<'battleWon'>): Told {
  const { attacker, defender, winner, totals } = event;
  const loser = winner === attacker ? defender : attacker;
  const told = { loser: { seat: loser } };
  if (!totals) return say(event, winner, told, '.told');
  const [attack, defence] = totals;
  const [high, low] = winner === attacker ? [attack, defence] : [defence, attack];
  return say(event, winner, { ...told, high, low });
}

/** Whom a card is aimed at, and what it answers, where it is or does. */
function tellPlay(state: State, event: EventOf<'cardPlayed' | 'captainUsed'>, card: Message): Told {
  const { play, answers } = event;
  const below = state.stack.plays.find(({ number }) => number === answers)?.play;
  const variant = below ? '.answer' : play.target && play.target !== play.seat ? '.aimed' : '';
  return say(event, event.seat, { card, ...aimValues(state, play, below) }, variant);
}

const aimValues = (state: State, play: Play, below: Play | undefined): MessageValues => ({
  ...(play.target ? { target: { seat: play.target } } : {}),
  ...(below ? { answered: playName(state, below) } : {}),
});

function tellField(state: State, event: EventOf<'fieldSet'>): Told {
  const { value } = event;
  const shown =
    typeof value === 'boolean'
      ? message(value ? 'choice.yes' : 'choice.no')
      : typeof value === 'string'
        ? choiceName(state, value)
        : String(value);
  const field = message(`field.${event.field}`);
  return event.seat
    ? say(event, event.seat, { field, value: shown }, '.seat')
    : say(event, null, { field, value: shown });
}

function nameOfCard(state: State, id: string): Message {
  const row = cardRow(state, id);
  return row ? cardName(row) : message('card.unnamed');
}

function nameOfCaptain(state: State, id: string): Message {
  const row = captainRow(state, id);
  return row ? captainName(row) : message(`choice.${nobody}`);
}

const nameOfRow = (state: State, id: string): Message =>
  cardRow(state, id) ? nameOfCard(state, id) : nameOfCaptain(state, id);
