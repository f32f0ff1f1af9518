import type { FieldValue, Told } from '../kernel/game.ts';
import { message, type Message, type MessageValues } from '../kernel/message.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Viewer } from '../kernel/view.ts';
import { mostCards } from './cards.ts';
import type { Command } from './commands.ts';
import { byPart } from './event-parts.ts';
import type {
  DealEvent,
  EffectEvent,
  Event,
  FightEvent,
  MoveEvent,
  TableEvent,
  ThrowEvent,
} from './events.ts';
import { countKey } from './flags.ts';
import { cardName, nameOf, subjectOf, squareName, suitName } from './names.ts';
import { isCaptain, type Player } from './player.ts';
import { cardsToDeal } from './race.ts';
import type { Flag, Marker, State } from './state.ts';

/** An entry of the log in words. Nothing in this game is hidden from a viewer that the log knows. */
export function tell(
  _command: Command,
  events: readonly Event[],
  before: State,
  _viewer: Viewer,
): readonly Told[] {
  return [...events.flatMap((event) => lineFor(event, before)), ...dealGrows(events, before)];
}

/** Whoever comes past an acceleration point first makes the next deal larger, up to the most there is. */
function dealGrows(events: readonly Event[], before: State): readonly Told[] {
  const cards = events.findLast((event) => event.kind === 'moved')?.deal;
  if (cards === undefined || before.phase !== 'moving' || cards <= cardsToDeal(before)) return [];
  return line(cards === mostCards ? 'dealGrows.most' : 'dealGrows', null, { cards });
}

const line = (key: string, player: Player | null, values: MessageValues = {}): readonly Told[] => {
  const named = player === null ? values : { name: nameOf(player), ...values };
  const told = message(`tell.${key}`, named);
  return [player !== null && isCaptain(player) ? { seat: player, message: told } : { message: told }];
};

/** A number that was put right by name and value; a place or a colour by its name alone. */
function fieldSet([name, value]: readonly [string, FieldValue]): Message {
  const [own = '', seat] = name.split('.');
  const [field = '', mate] = own.split('-');
  const values = { field: message(`field.${field}`), ...(typeof value === 'number' ? { value } : {}) };
  const end = typeof value === 'number' ? '' : '.name';
  if (seat !== undefined)
    return message(`tell.fieldSet.of${end}`, { ...values, name: { seat: seat as SeatId } });
  return mate === undefined
    ? message(`tell.fieldSet${end}`, values)
    : message(`tell.fieldSet.of${end}`, { ...values, name: message(`name.${mate}`) });
}

const placeName = ({ chart }: State, marker: Marker) =>
  marker.square ? squareName(chart, marker.square) : message('rank', { rank: marker.rank });

const lineFor = (event: Event, before: State): readonly Told[] =>
  byPart(event, {
    deal: (of) => dealLine(of, before),
    fight: fightLine,
    throw: throwLine,
    effect: effectLine,
    move: (of) => moveLine(of, before),
    table: tableLine,
  });

function dealLine(event: DealEvent, before: State): readonly Told[] {
  switch (event.kind) {
    case 'gameBegun':
      return line('gameBegun', null, { seats: event.seats.map(nameOf) });
    case 'chairsDrawnUp':
      return line('chairsDrawnUp', null, { seats: event.seats.map(nameOf) });
    case 'markerTaken':
      return line('markerTaken', event.player);
    case 'dealerRollTied':
      return line('dealerRollTied', null, { seats: event.seats.map(nameOf) });
    case 'dealerNamed':
      return line('dealerNamed', event.seat);
    case 'battleBegun':
      return line('battleBegun', null, {
        battle: event.battle,
        cards: event.cards,
        dealer: nameOf(event.dealer),
      });
    case 'misdealt':
    case 'handMended':
      return line(
        event.kind === 'misdealt' ? `misdealt${countKey(event.flag)}` : event.kind,
        event.flag.player,
        subjectOf(event.flag),
      );
    case 'dummyHandTaken':
      return line('dummyHandTaken', event.seat);
    case 'bidMade':
      return line('bidMade', event.seat, { bid: event.bid });
    case 'biddingClosed':
      return line('biddingClosed', null, { total: event.total, cards: before.battle.cards });
  }
}

const flaggedKey = ({ kind, certain, player }: Flag): string =>
  `flagged.${kind}${certain ? '' : '.possible'}${kind === 'overruled' && player === null ? '.table' : ''}`;

/** A window that closed or a fight that began is shown on the table, and needs no line. */
function fightLine(event: FightEvent): readonly Told[] {
  switch (event.kind) {
    case 'dummyCardShown':
      return line('dummyCardShown', null, { card: cardName(event.card) });
    case 'cardPlayed':
      return line('cardPlayed', event.laid.player, { card: cardName(event.laid.card) });
    case 'featureTried':
      return line('featureTried', event.seat, { card: cardName(event.card) });
    case 'featureActivated':
      return line('featureActivated', event.seat, {
        feature: message(`feature.${event.feature}`),
        total: event.total,
        cost: event.cost,
      });
    case 'luckKept':
      return line('luckKept', event.seat, { card: cardName(event.laid.card) });
    case 'luckDrawn':
      return line('luckDrawn', event.seat, { card: cardName(event.laid.card) });
    case 'featureFailed':
      // Nobody knew the price.
      if (event.cost === 0) return line('featureFailed.plain', event.seat, { card: cardName(event.card) });
      return line('featureFailed', event.seat, {
        card: cardName(event.card),
        total: event.total,
        cost: event.cost,
      });
    case 'featureLeft':
      return line('featureLeft', event.seat, { feature: message(`feature.${event.feature}`) });
    case 'fightWon':
      return line('fightWon', event.player, { fight: event.fight });
    case 'fightsCounted':
      return line('fightsCounted', event.player, { won: event.won });
    case 'fightBegun':
    case 'windowClosed':
      return [];
  }
}

function throwLine(event: ThrowEvent): readonly Told[] {
  switch (event.kind) {
    case 'dieThrown':
      return event.face === String(event.total)
        ? line('dieThrown.plain', event.player, { face: event.face })
        : line('dieThrown', event.player, { face: event.face, total: event.total });
    case 'luckGained':
      return line('luckGained', event.seat, { points: event.points, balance: event.balance });
    case 'luckSpent':
      return line(`luckSpent.${event.use}`, event.seat, { balance: event.balance, total: event.total });
    case 'luckGiven':
      return line('luckGiven', event.seat, { balance: event.balance });
    case 'luckTaken':
      return line('luckTaken', event.seat, { balance: event.balance });
    case 'contestBegun':
      return line('contestBegun', null, { players: event.contest.players.map(nameOf) });
    case 'contestTied':
      return line('contestTied', null, { players: event.contest.players.map(nameOf) });
  }
}

function effectLine(event: EffectEvent): readonly Told[] {
  switch (event.kind) {
    case 'mutinyAimed':
    case 'mutinyWon':
    case 'mutinyLost':
    case 'cardStolen':
      return line(event.kind, event.seat, { target: nameOf(event.target) });
    case 'fightsTaken':
      return line('fightsTaken', event.seat, { target: nameOf(event.target), fights: event.fights });
    case 'seatsExchanged':
      return line('seatsExchanged', event.seat, { target: nameOf(event.target) });
    case 'effectOver':
      return event.why === 'done'
        ? []
        : line(`effectOver.${event.why}`, event.seat, { feature: message(`feature.${event.feature}`) });
  }
}

function moveLine(event: MoveEvent, before: State): readonly Told[] {
  switch (event.kind) {
    case 'battleEnded':
      return line('battleEnded', null, { battle: event.battle });
    case 'hindsightClaimed':
      return line('hindsightClaimed', event.seat, { points: event.points });
    case 'pointBought':
      return line('pointBought', event.seat, { balance: event.balance });
    case 'moved':
      return line('moved', event.player, {
        steps: Math.max(event.path.length, event.to.rank - event.from.rank),
        place: placeName(before, event.to),
      });
    case 'pointsLost':
      return line(`pointsLost.${event.why}`, event.player, { points: event.points });
    case 'moveEnded':
      return event.unused > 0 ? line('moveEnded', event.player, { unused: event.unused }) : [];
    case 'goalReached':
    case 'gameWon':
      return line(event.kind, event.player);
  }
}

function tableLine(event: TableEvent): readonly Told[] {
  switch (event.kind) {
    case 'flagged':
      return line(flaggedKey(event.flag), event.flag.player, {
        battle: event.flag.battle,
        fight: event.flag.fight,
        ...subjectOf(event.flag),
      });
    case 'cardFilled':
      return line('cardFilled', null, {
        card: cardName(event.card),
        feature: message(`feature.${event.feature.feature}`),
        cost: event.feature.cost,
        value: event.feature.becomes.value,
        suit: suitName(event.feature.becomes.suit),
      });
    case 'facesSet':
      return line('facesSet', null, { die: message(`colour.${event.die}`) });
    case 'mapLaid':
      return line('mapLaid', null, { ranks: event.chart.length });
    case 'colourTold':
      return line('colourTold', event.player, { colour: message(`colour.${event.colour}`) });
    case 'depthSet':
      return line('depthSet', null, { depth: message(`depth.${event.depth}`) });
    case 'fieldsSet':
      return line('fieldsSet', null, { fields: Object.entries(event.fields).map(fieldSet) });
    case 'suitExcused':
      return [];
  }
}
