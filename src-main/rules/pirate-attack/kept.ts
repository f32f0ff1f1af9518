import type { Hooks, StandingCard } from '../kernel/hooks.ts';
import { lately } from '../kernel/lately.ts';
import type { SeatId } from '../kernel/seat.ts';
import { type CardRow } from './cards.ts';
import type { Command } from './commands.ts';
import type { Script } from './decide/script.ts';
import { ownEffectOf } from './effects/own.ts';
import { fleetRow } from './fleet-cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Edition } from './edition.ts';
import { cardsInPlay } from './in-play.ts';

/** A card that lies face up before a captain (`of`), and who has played it. */
export interface Kept extends StandingCard {
  readonly by: SeatId;
}

/** What it forbids while it lies there, when it is over, and what comes of it then. */
export interface KeptRow extends Pick<Hooks<State, Kept, Command, Event, never, never>, 'forbids' | 'ends'> {
  /** Every attack has to be with or upon its captain. */
  readonly traps?: true;
  /** From this depth on it is told: what is about hands alone only where each card is. */
  readonly from: 'fights' | 'cards';
  /** Whether it goes as a new hand comes to its captain by another card. */
  endsRefilled?(state: State): boolean;
  /** Whether its captain draws for a card that was lost or used on somebody else's turn. */
  redraws?(state: State): boolean;
  goes?(script: Script, card: Kept): void;
  /** Its captain draws and plays twice a turn. */
  readonly doubles?: true;
  /** Its captain uses a card of another hand at the end of the turn. */
  readonly steals?: true;
  /** Whoever laid it has for nothing what its captain buys. */
  readonly copies?: true;
  /** On both figures of each ship of its captain; of these the newest stays. */
  readonly fleet?: number;
  /** The next turn of that captain is lost. */
  readonly takesTurn?: true;
}

export const keptRow = (card: string): KeptRow | undefined => ownEffectOf(card)?.kept ?? fleetRow(card);

/** All that lie before a captain, the first one first. */
export const keptBefore = ({ kept }: State, seat: SeatId): readonly Kept[] =>
  kept.filter(({ of }) => of === seat);

export const liesBefore = ({ kept }: State, seat: SeatId, card: string): boolean =>
  kept.some((one) => one.of === seat && one.card === card);

/** Whom all attacks are with or upon; the last one that was laid counts. */
export const trappedIn = ({ kept }: State): SeatId | undefined =>
  kept.findLast(({ card }) => keptRow(card)?.traps)?.of;

/** The cards of the packs in play that come to lie before somebody, where that is told. */
export const keepable = ({ edition, depth }: State): readonly CardRow[] =>
  everKept(edition).filter(({ id }) => isKeptAt(id, depth));

const everKept = lately((edition: Edition) => cardsInPlay(edition).filter(({ id }) => keptRow(id)));

export function isKeptAt(card: string, depth: State['depth']): boolean {
  const from = keptRow(card)?.from;
  return from !== undefined && (depth === 'cards' || depth === from);
}
