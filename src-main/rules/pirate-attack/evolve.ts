import { never } from '../kernel/result.ts';
import { isOfCardTasks } from './events/card-tasks.ts';
import type { Stand } from './by-hand.ts';
import { isOfCards, type Event, type EventOf } from './events.ts';
import { blank, goldLeft, isOut, purseOf, rowOf, type ShopState, type State, signsAtFirst } from './state.ts';
import type { Shop } from './cards.ts';
import { defaultOptions } from './options.ts';
import { isOfAbilities } from './abilities/events.ts';
import { evolveAbilities } from './evolve/abilities.ts';
import { evolveFights, withRow, withoutStrays } from './evolve/fights.ts';
import { custodyAtFirst, tellsCards } from './custody.ts';
import { evolveCardTasks } from './evolve/card-tasks.ts';
import { evolveCards, nextPlay, withoutSale } from './evolve/cards.ts';
import { evolveGamble } from './evolve/gamble.ts';
import { isOfGambles } from './gamble/events.ts';
import { shopOfGoods } from './prices.ts';
import { stillOffered } from './starters/offers.ts';
import { evolveStarters } from './starters/evolve.ts';
import { isOfStarters } from './starters/events.ts';
import { spent, withPurse } from './evolve/purses.ts';
import { setRight, withLooks } from './looks.ts';
import type { Depth } from './setup.ts';
import { doneIn, goldTasks, goldTurned, nonePlaced, redTold, tavernLeft } from './tasks.ts';

/** Obeys; what each event means never changes, since sessions on disk are read with it. */
export function evolve(state: State, event: Event): State {
  const now = isMomentOver(state, event) ? { ...state, moment: null } : state;
  return withGoldToTurnUp(evolved(stillOffered(now, event), event));
}

/** What follows by itself does not take a sign down that was just hung out. */
const isMomentOver = ({ moment }: State, { kind }: Event): boolean =>
  moment !== null && kind !== 'roundBegun';

/** Where no gold is left in the box, a Gold Card that was won is not given. */
const withGoldToTurnUp = (state: State): State =>
  goldTasks(state).length > 0 && goldLeft(state) === 0 ? doneIn(state, ({ kind }) => kind === 'gold') : state;

function evolved(state: State, event: Event): State {
  if (isOfCards(event)) return evolveCards(state, event);
  if (isOfGambles(event)) return evolveGamble(state, event);
  if (isOfAbilities(event)) return evolveAbilities(state, event);
  if (isOfStarters(event)) return evolveStarters(state, event);
  if (isOfCardTasks(event)) return evolveCardTasks(state, event);
  switch (event.kind) {
    case 'gameBegun':
      return begun(event);
    case 'chipPassed':
      return passed(state, event);
    case 'shopOpened':
      return signed(state, event.shop, { open: true, price: event.price });
    case 'shopClosed':
      return signed(state, event.shop, { open: false, price: event.price });
    case 'goodsBought':
      return bought(state, event);
    case 'saleBegun': {
      const { seat, card, shop } = event;
      return { ...state, sale: { seat, card, shop, full: 0, paid: 0 } };
    }
    case 'curseLifted':
      return paidFrom(state, event);
    case 'goldTaken':
      return taken(state, event);
    case 'goldPaid':
      return withPurse(state, event.seat, spent(purseOf(state, event.seat), event.gold));
    case 'goldRobbed':
      return robbed(state, event);
    case 'fameScored':
      return { ...state, fame: { ...state.fame, [event.seat]: event.fame } };
    case 'shipLaid':
      return laid(state, event);
    case 'shipSunk':
    case 'shipMoved':
    case 'shipNamed':
    case 'armadaFormed':
    case 'armadaEnded':
    case 'attackDeclared':
    case 'attackForced':
    case 'fightEnded':
    case 'shipReturned':
    case 'shipRaised':
    case 'shipCopied':
    case 'shipHidden':
    case 'sailsLifted':
    case 'fleetReturned':
    case 'visionPlayed':
    case 'insuranceShown':
    case 'shipLeftPort':
    case 'victimChosen':
    case 'navyCame':
    case 'navyMet':
    case 'navyFought':
    case 'navyGone':
    case 'hurricaneCame':
    case 'shipSpared':
    case 'hurricanePassed':
    case 'cardTurned':
    case 'curseCured':
    case 'goldOwed':
    case 'tasksLeft':
      return evolveFights(state, event);
    case 'chairsDrawnUp':
      return { ...state, seats: event.seats };
    case 'captainOut':
      return isOut(state, event.seat)
        ? state
        : { ...state, outs: [...state.outs, { seat: event.seat, round: event.round }] };
    case 'captainBack':
      return { ...state, outs: state.outs.filter(({ seat }) => seat !== event.seat) };
    case 'gameEnded':
      return { ...state, phase: { kind: 'over', winners: event.winners, why: event.why } };
    case 'depthSet':
      return deepened(state, event.depth);
    case 'tableSet':
    case 'fieldSet':
      return set(state, event.outcome);
    default:
      return never(event);
  }
}

function begun(event: EventOf<'gameBegun'>): State {
  const {
    seats,
    depth,
    options,
    packs,
    teams = false,
    cardFame = {},
    differing,
    magicSold,
    gravesKept,
  } = event;
  const state: State = {
    ...blank,
    seats,
    depth,
    // A game of before has begun without those that came since.
    options: { ...defaultOptions, ...options },
    edition: { packs, ...(differing ? { differing } : {}) },
    teams,
    cardFame,
    shops: signsAtFirst(packs, magicSold),
    ...(packs.includes('raise-the-dead') || gravesKept ? { graves: [] } : {}),
    turn: seats[0] ?? blank.turn,
  };
  return tellsCards(state) ? { ...state, zones: custodyAtFirst(state) } : state;
}

function passed(state: State, { to, round, unlocked }: EventOf<'chipPassed'>): State {
  const { free, locked } = purseOf(state, to);
  const purse = { free: free + unlocked, locked: locked - unlocked };
  const begun = nextPlay(withPurse(state, to, purse));
  const claims = state.claims ? { claims: [] } : {};
  return { ...begun, ...claims, turn: to, round, phase: { kind: 'turn' }, wreck: null };
}

/** The sign that has just changed hangs in front until the next fact. */
const signed = (state: State, shop: Shop, sign: ShopState): State => ({
  ...state,
  shops: { ...state.shops, [shop]: sign },
  moment: shop,
});

/** What nobody tells any more is not waited for; where cards are told from now on, a full hand each is supposed. */
function deepened(state: State, depth: Depth): State {
  const now: State = depth === 'score' ? { ...state, depth, fight: null, agenda: [] } : { ...state, depth };
  if (!tellsCards(now))
    return { ...withLooks(nonePlaced(tavernLeft(redTold(nextPlay(now)))), []), zones: {} };
  return tellsCards(state) ? now : { ...nextPlay(now), zones: custodyAtFirst(now) };
}

const bought = (state: State, event: EventOf<'goodsBought'>): State =>
  onTrip({ ...paidFrom(state, event), busyIn: state.round, play: playAround(state, event) }, event);

/** Bought around the card that is to be played. */
const playAround = ({ play, turn }: State, { seat, goods }: EventOf<'goodsBought'>): State['play'] =>
  play.drawn && !play.played && seat === turn && goods !== 'tavern' ? { ...play, bought: true } : play;

/** Partly with the partner's gold, where that was said. */
function paidFrom(state: State, { seat, paid, partner }: EventOf<'goodsBought' | 'curseLifted'>): State {
  const own = withPurse(state, seat, spent(purseOf(state, seat), paid - (partner?.gold ?? 0)));
  return partner ? withPurse(own, partner.seat, spent(purseOf(own, partner.seat), partner.gold)) : own;
}

/** What is bought on a trip makes one bill; at another shop it is over. */
function onTrip(state: State, { seat, goods, paid, full = paid }: EventOf<'goodsBought'>): State {
  const { sale } = state;
  if (!sale) return state;
  return sale.seat === seat && sale.shop === shopOfGoods[goods]
    ? { ...state, sale: { ...sale, full: sale.full + full, paid: sale.paid + paid } }
    : withoutSale(state);
}

function taken(state: State, { seat, gold, locked, how }: EventOf<'goldTaken'>): State {
  const purse = purseOf(state, seat);
  const after = withPurse(
    state,
    seat,
    locked ? { ...purse, locked: purse.locked + gold } : { ...purse, free: purse.free + gold },
  );
  return how === 'won' || how === 'given' ? goldTurned(after, seat, how === 'given') : after;
}

function robbed(state: State, { seat, from, free, locked, staysLocked }: EventOf<'goldRobbed'>): State {
  const victim = purseOf(state, from);
  const thief = purseOf(state, seat);
  const left = withPurse(state, from, { free: victim.free - free, locked: victim.locked - locked });
  return withPurse(left, seat, {
    free: thief.free + free + locked - staysLocked,
    locked: thief.locked + staysLocked,
  });
}

function laid(state: State, { seat, ship, place }: EventOf<'shipLaid'>): State {
  const row = rowOf(state, seat);
  return {
    ...withRow(state, seat, [...row.slice(0, place), ship, ...row.slice(place)]),
    nextShip: Math.max(state.nextShip, ship.id + 1),
  };
}

/** Whoever has the Chip plays: what came before is over with it. */
function set(state: State, { purses, fame, rows, turn, ...rest }: Stand): State {
  const after = withoutStrays({
    ...(turn === undefined ? state : nextPlay(state)),
    ...rest,
    purses: { ...state.purses, ...purses },
    fame: { ...state.fame, ...fame },
    rows: { ...state.rows, ...rows },
    ...(turn === undefined ? {} : { turn, phase: { kind: 'turn' } }),
  });
  return rest.zones ? setRight(after) : after;
}
