import type { SeatId } from '../../kernel/seat.ts';
import type { Event } from '../events.ts';
import type { Ship, State } from '../state.ts';

/** What a card before a captain lets that captain do, until the next fact. `fight` is the number of the last one then. */
export type Offer =
  /** A ship that has just sunk; `back` is the one that a Reincarnation has made of it. */
  | {
      readonly kind: 'wreck';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly ship: Ship;
      readonly fight: number;
      readonly back?: number;
    }
  /** Magic that lay under a ship that has just sunk, and did nothing for it. */
  | {
      readonly kind: 'spells';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly ship: Ship;
      readonly fight: number;
      readonly count: number;
    }
  /** As much gold of the bank as somebody else has just spent. */
  | {
      readonly kind: 'spree';
      readonly seat: SeatId;
      readonly of: SeatId;
      readonly fight: number;
      readonly gold: number;
    };
export type OfferKind = Offer['kind'];
export type OfferOf<Kind extends OfferKind> = Extract<Offer, { readonly kind: Kind }>;

const none: readonly Offer[] = [];

const offersIn = ({ offers = none }: Pick<State, 'offers'>): readonly Offer[] => offers;

export const offersOf = <Kind extends OfferKind>(
  state: State,
  kind: Kind,
  seat?: SeatId,
): readonly OfferOf<Kind>[] =>
  offersIn(state).filter(
    (one): one is OfferOf<Kind> => one.kind === kind && (seat === undefined || one.seat === seat),
  );

const withOffers = (state: State, offers: readonly Offer[]): State => {
  const { offers: _, ...rest } = state;
  return offers.length > 0 ? { ...rest, offers } : rest;
};

export const offered = (state: State, offer: Offer): State => withOffers(state, [...offersIn(state), offer]);

/** What has been taken is not offered any more; of gold what is left of it. */
export const changedOffers = (state: State, change: (offer: Offer) => Offer | undefined): State =>
  withOffers(
    state,
    offersIn(state).flatMap((one) => {
      const now = change(one);
      return now ? [now] : [];
    }),
  );

/** Facts that have nothing to do with what is offered: it has been passed over. */
const others: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'chipPassed',
  'cardDrawn',
  'cardPlayed',
  'cardDiscarded',
  'attackDeclared',
  'attackForced',
  'navyCame',
  'hurricaneCame',
  'goldRobbed',
  'shipLaid',
  'shipRaised',
  'shipCopied',
  'gameEnded',
  'depthSet',
]);

/** What is offered still, as something happens; in a later fight nothing of one before. */
export function stillOffered(state: State, event: Event): State {
  if (state.offers === undefined) return state;
  if (others.has(event.kind)) return withOffers(state, []);
  if (event.kind === 'cardTurned' || event.kind === 'shipSunk')
    return changedOffers(state, (one) => (one.fight === state.fights ? one : undefined));
  if (event.kind === 'goodsBought')
    return changedOffers(state, (one) => (one.kind === 'spree' && one.seat !== event.seat ? undefined : one));
  if (event.kind !== 'shipReturned') return state;
  return changedOffers(state, (one) => {
    if (one.kind !== 'wreck' || one.ship.id !== event.was) return one;
    return state.options.reincarnationFirst ? undefined : { ...one, back: event.ship.id };
  });
}
