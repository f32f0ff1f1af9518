import { EndlessConsequences, mostConsequences } from './following.ts';
import type { Refusal } from './refusal.ts';
import { clockwiseFrom, type SeatId } from './seat.ts';

/** A card that lies open and changes rules for as long as it lies there. */
export interface StandingCard {
  /** Its own for the whole game; the lower one was laid first. */
  readonly id: number;
  readonly card: string;
  readonly of: SeatId;
}

/** In this order whatever cards do to a number is done. */
export const layers = ['printed', 'doubled', 'plus', 'replaced', 'floor', 'half'] as const;
export type Layer = (typeof layers)[number];

export type Change =
  /** It counts as if this were printed. */
  | { readonly layer: 'printed'; readonly is: number }
  /** What is printed is added once more, each time. */
  | { readonly layer: 'doubled' }
  | { readonly layer: 'plus'; readonly by: number }
  /** Whatever it came to so far, it is this. */
  | { readonly layer: 'replaced'; readonly is: number }
  | { readonly layer: 'floor'; readonly least: number }
  | { readonly layer: 'half'; readonly rounded: 'up' | 'down' };

/** One card's part in a number, and what it came to with it. */
export interface LayerStep {
  readonly card: number;
  readonly layer: Layer;
  readonly value: number;
}

/**
 * What a card in play changes; a game has one row of these for a kind of card, and no other rule names a card. `About`
 * is what a number is asked about: a ship, a buyer.
 */
export interface Hooks<State, Card extends StandingCard, Command, Event, Number extends string, About> {
  /** Prices are numbers like others. */
  readonly numbers?: {
    readonly [Name in Number]?: (state: State, card: Card, about: About) => Change | undefined;
  };
  /** Why something may not be chosen while it lies there. */
  forbids?(state: State, card: Card, command: Command): Refusal | undefined;
  /** What happens in the place of something. */
  insteadOf?(state: State, card: Card, event: Event): readonly Event[] | undefined;
  /** What happens behind something, if the card still lies there then. */
  after?(state: State, card: Card, event: Event): readonly Event[];
  /** It leaves the table as soon as this is true. */
  ends?(state: State, card: Card): boolean;
}

/** How a game's cards are asked. */
export interface Hooked<State, Card extends StandingCard, Command, Event, Number extends string, About> {
  /** The cards in play, in the order in which they are asked (`asked`). */
  standing(state: State): readonly Card[];
  /** The row of its kind, the same for as long as it lies there. */
  hooksOf(card: Card): Hooks<State, Card, Command, Event, Number, About> | undefined;
  evolve(state: State, event: Event): State;
  /** The card leaves the table. */
  ended(card: Card): Event;
}

/** The cards lie still for many questions. */
const ordered = new WeakMap<readonly StandingCard[], Map<SeatId, readonly StandingCard[]>>();

/** Clockwise from whoever is on turn, and of one captain the card that was laid first. */
export function asked<Card extends StandingCard>(
  cards: readonly Card[],
  seats: readonly SeatId[],
  turn: SeatId,
): readonly Card[] {
  const byTurn = ordered.get(cards) ?? new Map<SeatId, readonly StandingCard[]>();
  const before = byTurn.get(turn);
  if (before) return before as readonly Card[];
  const order = clockwiseFrom(seats, turn);
  const now = [...cards].sort((a, b) => order.indexOf(a.of) - order.indexOf(b.of) || a.id - b.id);
  ordered.set(cards, byTurn.set(turn, now));
  return now;
}

type Kind = Exclude<keyof Hooks<never, never, never, never, never, never>, 'numbers'>;

/** Of the cards in play those that have a hook of one kind, or a part in one number, in the order asked. */
interface Sorted<Card> {
  readonly of: Readonly<Record<Kind, readonly Card[]>>;
  readonly number: (name: string) => readonly Card[];
}

/** Most cards hang on little: while the same cards lie there nobody else is asked. */
const sortedFor = new WeakMap<object, WeakMap<readonly StandingCard[], Sorted<StandingCard>>>();

function sorted<State, Card extends StandingCard, Command, Event, Number extends string, About>(
  hooked: Hooked<State, Card, Command, Event, Number, About>,
  cards: readonly Card[],
): Sorted<Card> {
  const known = sortedFor.get(hooked) ?? new WeakMap<readonly StandingCard[], Sorted<StandingCard>>();
  const before = known.get(cards);
  if (before) return before as unknown as Sorted<Card>;
  const having = (kind: Kind) => cards.filter((card) => hooked.hooksOf(card)?.[kind]);
  const byNumber = new Map<string, readonly Card[]>();
  const now: Sorted<Card> = {
    of: {
      forbids: having('forbids'),
      insteadOf: having('insteadOf'),
      after: having('after'),
      ends: having('ends'),
    },
    number(name) {
      const found =
        byNumber.get(name) ?? cards.filter((card) => hooked.hooksOf(card)?.numbers?.[name as Number]);
      byNumber.set(name, found);
      return found;
    },
  };
  sortedFor.set(hooked, known.set(cards, now as unknown as Sorted<StandingCard>));
  return now;
}

/** What a number comes to, and how: layer by layer, within a layer in the order in which the cards are asked. */
export function numberOf<State, Card extends StandingCard, Command, Event, Number extends string, About>(
  hooked: Hooked<State, Card, Command, Event, Number, About>,
  state: State,
  number: Number,
  about: About,
  printed: number,
): { readonly value: number; readonly steps: readonly LayerStep[] } {
  const changes = sorted(hooked, hooked.standing(state))
    .number(number)
    .flatMap((card) => {
      const change = hooked.hooksOf(card)?.numbers?.[number]?.(state, card, about);
      return change ? [{ card: card.id, change }] : [];
    });
  const steps: LayerStep[] = [];
  let base = printed;
  let value = printed;
  for (const layer of layers)
    for (const { card, change } of changes) {
      if (change.layer !== layer) continue;
      value = changed(value, base, change);
      if (layer === 'printed') base = value;
      steps.push({ card, layer, value });
    }
  return { value, steps };
}

function changed(value: number, printed: number, change: Change): number {
  switch (change.layer) {
    case 'printed':
    case 'replaced':
      return change.is;
    case 'doubled':
      return value + printed;
    case 'plus':
      return value + change.by;
    case 'floor':
      return Math.max(value, change.least);
    case 'half':
      return change.rounded === 'up' ? Math.ceil(value / 2) : Math.floor(value / 2);
  }
}

/** The first card that forbids it. */
export function forbidden<State, Card extends StandingCard, Command, Event, Number extends string, About>(
  hooked: Hooked<State, Card, Command, Event, Number, About>,
  state: State,
  command: Command,
): Refusal | undefined {
  for (const card of sorted(hooked, hooked.standing(state)).of.forbids) {
    const refusal = hooked.hooksOf(card)?.forbids?.(state, card, command);
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * What was decided, with all that the cards in play make of it: one may put something in its place, others add
 * something behind it, and those that are over leave. Each card answers once to one thing and what comes of it. Whether
 * a card lies there is asked anew every time, so that nothing of it is left when it is gone.
 */
export function withHooks<State, Card extends StandingCard, Command, Event, Number extends string, About>(
  hooked: Hooked<State, Card, Command, Event, Number, About>,
  state: State,
  events: readonly Event[],
): readonly Event[] {
  const told: Event[] = [];
  let now = state;
  const stands = (card: Card, before: readonly Card[]): boolean => {
    const cards = hooked.standing(now);
    return cards === before || cards.some(({ id }) => id === card.id);
  };

  const take = (event: Event, answered: ReadonlySet<number>): void => {
    if (told.length > mostConsequences) throw new EndlessConsequences(event);
    const cards = hooked.standing(now);
    const { insteadOf, after } = sorted(hooked, cards).of;
    for (const card of insteadOf) {
      if (answered.has(card.id)) continue;
      const instead = hooked.hooksOf(card)?.insteadOf?.(now, card, event);
      if (!instead) continue;
      for (const one of instead) take(one, new Set([...answered, card.id]));
      return;
    }
    now = hooked.evolve(now, event);
    told.push(event);
    for (const card of after) {
      const hooks = hooked.hooksOf(card);
      if (!hooks?.after || answered.has(card.id) || !stands(card, cards)) continue;
      for (const one of hooks.after(now, card, event)) take(one, new Set([...answered, card.id]));
    }
  };

  const takeLeave = (): void => {
    for (;;) {
      const over = sorted(hooked, hooked.standing(now)).of.ends.find((card) =>
        hooked.hooksOf(card)?.ends?.(now, card),
      );
      if (!over) return;
      if (told.length > mostConsequences) throw new EndlessConsequences(over);
      const end = hooked.ended(over);
      now = hooked.evolve(now, end);
      told.push(end);
    }
  };

  for (const event of events) {
    take(event, new Set());
    takeLeave();
  }
  return told;
}
