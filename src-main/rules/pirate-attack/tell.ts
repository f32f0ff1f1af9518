import { fold } from '../kernel/fold.ts';
import type { Told } from '../kernel/game.ts';
import { message, type Message } from '../kernel/message.ts';
import { maySee, type Viewer } from '../kernel/view.ts';
import { isOfAbilities } from './abilities/events.ts';
import { isSeatId } from '../kernel/seat.ts';
import { isOfCardTasks, isSilent } from './events/card-tasks.ts';
import { isWanted } from './decide/wanted.ts';
import { isOfCards, type Event, type EventOf } from './events.ts';
import { evolve } from './evolve.ts';
import { cardOf } from './data/cards.ts';
import { shipWords } from './fleets.ts';
import { cardName, nameOf } from './names.ts';
import type { Say } from './say.ts';
import type { State } from './state.ts';
import { taskText } from './tasks.ts';
import { isOfGambles } from './gamble/events.ts';
import { tellAbility } from './tell/abilities.ts';
import { tellGamble } from './tell/gamble.ts';
import { isOfStarters } from './starters/events.ts';
import { tellCardTask } from './tell/card-tasks.ts';
import { tellCard } from './tell/cards.ts';
import type { OfferOf } from './starters/offers.ts';
import { tellStarter, tellWrecks } from './starters/tell.ts';

type Sunk = EventOf<'shipSunk'>;

const isSunkInFight = (event: Event): event is Sunk => event.kind === 'shipSunk' && event.how === 'fight';

const wreckOf = (event: Event): OfferOf<'wreck'> | undefined =>
  event.kind === 'offerMade' && event.offer.kind === 'wreck' ? event.offer : undefined;

/** An entry in sentences: what happened, in the order in which it happened; what a captain lost in a fight, or may have of it, as one. */
export function tellEvents(before: State, events: readonly Event[], viewer: Viewer): readonly Told[] {
  let after: State | undefined;
  const isOffered = (offer: EventOf<'offerMade'>['offer']): boolean =>
    isWanted((after ??= fold(evolve, before, events)), offer);
  return events.flatMap((event, at) => {
    if (event.kind === 'cardsCarried' || isSilent(event) || isToldBefore(events, at)) return [];
    if (event.kind === 'offerMade' && !isOffered(event.offer)) return [];
    if (event.kind === 'lookNoted') return [tellLook(event, viewer)];
    if (isSunkInFight(event)) {
      const all = events.filter(isSunkInFight).filter(({ seat }) => seat === event.seat);
      return event === all[0] ? [tellSunk(event, all)] : [];
    }
    const wreck = wreckOf(event);
    if (wreck) {
      const all = events.flatMap((one) => wreckOf(one) ?? []).filter(({ seat }) => seat === wreck.seat);
      return wreck === all[0] ? [tellWrecks(event, all, say)] : [];
    }
    return [tellEvent(event)];
  });
}

/** What lay open has been told as it was laid; what lies face down, as it came there. */
function isToldBefore(events: readonly Event[], at: number): boolean {
  const event = events[at];
  if (event?.kind === 'cardStands') return true;
  if (event?.kind === 'cardLaid')
    return event.laid.kind === 'lies' || !saidAsLaid.includes(event.laid.command?.kind);
  if (event?.kind !== 'cardPlayed' && event?.kind !== 'cardDiscarded') return false;
  const before = events.slice(0, at).findLast(({ kind }) => kind !== 'cardsCarried');
  return before?.kind === 'cardStands' || before?.kind === 'cardStopped';
}

/** What comes by itself was told as it was drawn. */
const saidAsLaid: readonly (string | undefined)[] = [
  'playCard',
  'discardCard',
  'playMagic',
  'cureShip',
  'loseShip',
];

const say: Say = (event, seat, values = {}, variant = '') => ({
  ...(seat ? { seat } : {}),
  message: message(`tell.${event.kind}${variant}`, seat ? { player: { seat }, ...values } : values),
});

/** Which it was is told to whoever has looked. */
const tellLook = (event: EventOf<'lookNoted'>, viewer: Viewer): Told =>
  maySee(viewer, event.seat)
    ? say(event, event.seat, { card: nameOf(event.card) }, '.own')
    : say(event, event.seat);

const shopName = (shop: string): Message => message(`shop.${shop}`);

/** Of a Sea Creature it is told whose it was. */
function tellSunk(first: Sunk, all: readonly Sunk[] = [first]): Told {
  const { seat, by, how } = first;
  const ships = all.map(({ ship }) => shipWords(ship));
  return say(
    first,
    seat,
    { ship: ships, ...(how === 'creature' && by ? { by: { seat: by } } : {}) },
    `.${how}`,
  );
}

function tellEvent(event: Event): Told {
  if (isOfCards(event)) return tellCard(event, say);
  if (isOfGambles(event)) return tellGamble(event, say);
  if (isOfAbilities(event)) return tellAbility(event, say);
  if (isOfStarters(event)) return tellStarter(event, say);
  if (isOfCardTasks(event)) return tellCardTask(event, say);
  switch (event.kind) {
    case 'gameBegun':
      return say(event, null, { count: event.seats.length });
    case 'chipPassed':
      return tellChip(event);
    case 'shopOpened':
    case 'shopClosed':
      return say(event, null, { shop: shopName(event.shop), price: event.price });
    case 'goodsBought':
      return tellBought(event);
    case 'saleBegun':
      return say(event, event.seat, { card: nameOf(event.card), shop: shopName(event.shop) });
    case 'goldTaken':
      return say(event, event.seat, { gold: event.gold }, `.${event.how}`);
    case 'goldPaid':
      return say(event, event.seat, { gold: event.gold });
    case 'goldRobbed':
      return say(event, event.seat, { gold: event.free + event.locked, from: { seat: event.from } });
    case 'fameScored':
      return say(
        event,
        event.seat,
        { change: Math.abs(event.change), fame: event.fame },
        event.change < 0 ? '.cost' : '',
      );
    case 'shipLaid':
      return say(event, event.seat, { ship: shipWords(event.ship) });
    case 'shipSunk':
      return tellSunk(event);
    case 'shipMoved':
      return say(event, event.to, { ship: shipWords(event.ship), from: { seat: event.from } });
    case 'shipNamed':
      return say(event, event.seat, { ship: shipWords({ id: event.ship, card: event.card }) });
    case 'armadaFormed':
      return say(event, event.seat, { count: event.ships.length });
    case 'armadaEnded':
      return say(event, event.seat);
    case 'attackDeclared':
      return say(event, event.attacker.seat, { foe: { seat: event.defender.seat } });
    case 'attackForced': {
      const [one, foe] = [event.attacker.seat, event.defender.seat];
      return say(event, event.seat, { card: nameOf(event.card), one: { seat: one }, foe: { seat: foe } });
    }
    case 'fightEnded': {
      const [own, theirs] = event.lost;
      return say(event, event.attacker, { foe: { seat: event.defender }, own, theirs });
    }
    case 'shipRaised':
    case 'shipHidden':
    case 'shipCopied':
      return tellOpen(event);
    case 'victimChosen':
      return say(event, event.seat, { by: shipWords(event.by), ship: shipWords(event.victim) });
    case 'sailsLifted':
    case 'shipReturned':
    case 'shipSpared':
      return say(event, event.seat, { ship: shipWords(event.ship) });
    case 'fleetReturned':
      return say(event, event.seat, {
        card: nameOf(event.card),
        on: { seat: event.on },
        count: event.ships.length,
      });
    case 'visionPlayed':
      return say(event, event.seat, { card: nameOf(event.card), on: { seat: event.on } });
    case 'shipLeftPort':
      return say(event, event.seat, { ship: shipWords(event.ship) });
    case 'curseLifted':
      return say(event, event.seat, { ship: shipWords(event.ship), paid: event.paid });
    case 'navyCame':
    case 'hurricaneCame':
      return say(event, event.seat, { card: nameOf(event.card) });
    case 'navyMet':
      return say(event, event.unit.seat, {
        card: nameOf(event.card),
        count: event.unit.ships.length,
      });
    case 'navyFought':
      return say(
        event,
        event.seat,
        { card: nameOf(event.card), lost: event.lost },
        event.sunk ? (event.winner ? '.won' : '.both') : '',
      );
    case 'navyGone':
      return say(event, event.seat, { card: nameOf(event.card) }, event.sunk ? '.sunk' : '');
    case 'hurricanePassed':
      return say(event, event.seat, { count: event.sunk });
    case 'cardTurned':
      return say(event, event.seat, { card: nameOf(event.card) });
    case 'curseCured':
      return say(event, event.seat, { curse: message(`curse.${event.curse}`) }, `.${event.side}`);
    case 'goldOwed':
      return say(event, event.seat, { count: event.count }, event.free ? '.free' : '');
    case 'tasksLeft':
      return say(event, null, { tasks: event.tasks.map(taskText) });
    case 'chairsDrawnUp':
      return say(event, null, { seats: event.seats.map((seat) => ({ seat })) });
    case 'insuranceShown':
    case 'captainOut':
    case 'captainBack':
      return say(event, event.seat);
    case 'gameEnded':
      return tellEnd(event);
    case 'depthSet':
      return say(event, null, { depth: message(`depth.${event.depth}`) });
    case 'tableSet':
      return say(event, null, { count: Object.keys(event.fields).length });
    case 'fieldSet':
      return tellField(event);
  }
}

/** A card that lies face up brings a ship or hides one; one from the hand nobody has seen. */
function tellOpen(event: EventOf<'shipRaised' | 'shipHidden' | 'shipCopied'>): Told {
  const { seat, ship } = event;
  if (event.kind === 'shipHidden' && event.how === 'hand') return say(event, seat, {}, '.hand');
  const { copyOf: _, hidden: __, ...plain } = ship;
  const of = event.kind === 'shipCopied' ? { of: { seat: event.of } } : {};
  return say(event, seat, { ship: shipWords(plain), ...of });
}

/** What of it was the partner's gold is said with it. */
function tellBought(event: EventOf<'goodsBought'>): Told {
  const { seat, goods, count, paid, partner } = event;
  const told = say(event, seat, { count, paid }, `.${goods}`);
  return partner
    ? say(event, seat, { bought: told.message, gold: partner.gold, of: { seat: partner.seat } }, '.with')
    : told;
}

function tellChip(event: EventOf<'chipPassed'>): Told {
  const { from, to, round, unlocked } = event;
  return say(event, to, { round, unlocked }, from === null ? '.begins' : unlocked > 0 ? '.unlocked' : '');
}

function tellEnd(event: EventOf<'gameEnded'>): Told {
  const [first, ...others] = event.winners;
  if (!first) return say(event, null, {}, '.nobody');
  return others.length === 0
    ? say(event, first, {}, `.${event.why}`)
    : say(event, null, { players: event.winners.map((seat) => ({ seat })) }, '.shared');
}

/** A captain's, or of a card. */
const nameIn = (value: string): Message => {
  const row = cardOf(value);
  if (row) return cardName(row);
  return isSeatId(value) ? message('choice.seat', { player: { seat: value } }) : message('choice.none');
};

function tellField(event: EventOf<'fieldSet'>): Told {
  const { value } = event;
  const shown =
    typeof value === 'boolean'
      ? message(value ? 'choice.yes' : 'choice.no')
      : typeof value === 'string'
        ? nameIn(value)
        : typeof value === 'number'
          ? value
          : message('choice.pieces', { count: value.length });
  const field = message(`field.${event.field}`);
  return event.seat
    ? say(event, event.seat, { field, value: shown }, '.seat')
    : say(event, null, { field, value: shown });
}
