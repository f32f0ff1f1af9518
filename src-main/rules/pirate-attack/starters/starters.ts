import {
  forbidden,
  numberOf,
  withHooks,
  type Hooked,
  type Hooks,
  type StandingCard,
} from '../../kernel/hooks.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { scriptOn, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { type CardRow } from '../cards.ts';
import type { Command, Goods } from '../commands.ts';
import { cardOf, cards } from '../data/cards.ts';
import { ownEffectOf } from '../effects/own.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { PriceEffect } from '../prices.ts';
import type { State } from '../state.ts';
import { inPacks } from '../edition.ts';

/** What is laid face down on a ship. */
export type Placed = 'curse' | 'magic';

/** What cards before a captain change of numbers: how many Gold Cards that captain has for a fight. */
export type StarterNumber = 'goldCards';

export interface AboutNumber {
  readonly seat: SeatId;
}

/**
 * What a soul that was sold, or a special ability, changes for as long as it lies before its captain. Beside the hooks
 * that all games have it says in words of this game what its captain is or may do; each is asked at one place.
 */
export interface StarterHooks extends Hooks<State, StandingCard, Command, Event, StarterNumber, AboutNumber> {
  /** The soul with which nobody keeps it. */
  readonly against?: string;
  /** What it makes of each plus and minus under its captain's ships. */
  readonly math?: 'good' | 'bad';
  /** What it makes of all bills of its captain. */
  readonly price?: PriceEffect;
  /** Nobody spies on its captain, and nobody steals anything. */
  readonly safe?: true;
  /** Whoever spies on somebody else or robs somebody else does it to its captain too. */
  readonly robbedAlong?: true;
  /** What others lay down, and its captain looks at and says where it goes. */
  readonly places?: Placed;
  /** Where two want the same moment they are asked from the lowest on, and those of one number as they were drawn. */
  readonly order?: number;
}

const none: readonly StandingCard[] = [];

/** Those that lie before captains, in the order in which they are asked. */
export const startersIn = ({ starters = none }: Pick<State, 'starters'>): readonly StandingCard[] => starters;

export const starterOf = (card: string): StarterHooks | undefined => ownEffectOf(card)?.starter;

export const isStarter = ({ kind }: CardRow): boolean => kind === 'soul' || kind === 'ability';

const hooked: Hooked<State, StandingCard, Command, Event, StarterNumber, AboutNumber> = {
  standing: startersIn,
  hooksOf: ({ card }) => starterOf(card),
  evolve: (state, event) => evolve(state, event),
  // None of them leaves before the end.
  ended: ({ of, card }) => ({ kind: 'starterDrawn', seat: of, card }),
};

/** What a card before a captain adds is answered by the others as it is written, so it is not answered here. */
export const bareScript = (state: State): Script<State, Event> => scriptOn(state, evolve);

/** What happens, with all that the cards before captains make of it. */
export const answered = (state: State, event: Event): readonly Event[] =>
  startersIn(state).length === 0 ? [event] : withHooks(hooked, state, [event]);

/** What is left of a deck for a captain: each card is there once, and none is the opposite of the soul. */
export const startersLeft = (state: State, seat: SeatId, kind: CardRow['kind']): readonly string[] =>
  cards.flatMap((row) => {
    const isLeft = row.kind === kind && inPacks(state, row);
    const isTaken = startersIn(state).some(({ card }) => card === row.id);
    const against = starterOf(row.id)?.against;
    const isOpposite = against !== undefined && starterCard(state, seat, 'soul')?.id === against;
    return isLeft && !isTaken && !isOpposite ? [row.id] : [];
  });

/** Who has sold a soul and has still to draw an ability. */
export const unpaid = (state: State): SeatId | undefined =>
  state.options.starters === 'one'
    ? undefined
    : state.seats.find(
        (seat) =>
          starterCard(state, seat, 'soul') &&
          !starterCard(state, seat, 'ability') &&
          startersLeft(state, seat, 'ability').length > 0,
      );

/** What a number comes to for a captain. */
export const starterNumber = (state: State, number: StarterNumber, seat: SeatId, printed: number): number =>
  startersIn(state).length === 0 ? printed : numberOf(hooked, state, number, { seat }, printed).value;

/** Why somebody may not do this while the cards before captains are what they are. */
export const barred = (state: State, command: Command): Refusal | undefined =>
  forbidden(hooked, state, command);

/** Whoever has a card that says this of its captain. */
export const captainsWith = (
  state: State,
  says: (hooks: StarterHooks) => boolean | undefined,
): readonly SeatId[] =>
  startersIn(state).flatMap(({ card, of }) => {
    const hooks = starterOf(card);
    return hooks && says(hooks) ? [of] : [];
  });

/** Whether a captain is neither spied on nor robbed. */
export const isSafe = (state: State, seat: SeatId): boolean =>
  captainsWith(state, ({ safe }) => safe).includes(seat);

/** Who is robbed along, where this captain robs that one. */
export const robbedWith = (state: State, thief: SeatId, victim: SeatId): SeatId | undefined =>
  captainsWith(state, ({ robbedAlong }) => robbedAlong).find((seat) => seat !== thief && seat !== victim);

/** Who looks at what this captain lays down, and says where it goes; nobody where that is the same captain. */
export function placerFor(state: State, what: Placed, seat: SeatId): SeatId | undefined {
  const [placer] = captainsWith(state, ({ places }) => places === what);
  return placer === seat ? undefined : placer;
}

/** Whether this is a purchase of a captain, of such goods. */
export const buying = (command: Command, seat: SeatId, of: (goods: Goods) => boolean): boolean =>
  command.kind === 'buy' && command.seat === seat && of(command.goods);

/** What the cards before one captain say. */
export const startersOf = (state: State, seat: SeatId): readonly StarterHooks[] =>
  startersIn(state).flatMap(({ card, of }) => {
    const hooks = of === seat ? starterOf(card) : undefined;
    return hooks ? [hooks] : [];
  });

/** How a captain reckons with the cards under ships. */
export function mathOf(state: State, seat: SeatId): 'plain' | 'good' | 'bad' {
  for (const { math } of startersOf(state, seat)) if (math) return math;
  return 'plain';
}

/** The card of a kind that lies before a captain. */
export const starterCard = (state: State, seat: SeatId, kind: 'soul' | 'ability'): CardRow | undefined => {
  for (const { card, of } of startersIn(state)) {
    const row = of === seat ? cardOf(card) : undefined;
    if (row?.kind === kind) return row;
  }
  return undefined;
};
