import type { Refusal } from '../../kernel/refusal.ts';
import type { CardRow } from '../cards.ts';
import { cardOf } from '../data/cards.ts';
import { fleetRow } from '../fleet-cards.ts';
import { seaOf, shipOf } from '../fleets.ts';
import type { Kept } from '../kept.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type State } from '../state.ts';
import { takeBounty } from './bounties.ts';
import { keep, putAway } from './kept.ts';
import type { Aimed, PlayRow } from './plays.ts';
import type { Script } from './script.ts';

const isTavernCard = (row: CardRow | undefined): boolean => row?.kind === 'tavern';

/** The Tavern cards that lie before captains. */
export const tavernKept = ({ kept }: State): readonly Kept[] =>
  kept.filter(({ card }) => isTavernCard(cardOf(card)));

/** The ships under which a Bounty lies. */
export const bountied = (state: State): readonly number[] =>
  state.seats.flatMap((seat) => rowOf(state, seat).flatMap(({ id, bounty = 0 }) => (bounty > 0 ? [id] : [])));

/** A card before a captain is named by its number, a Bounty by its ship. */
export function wrongTaking(state: State, { kept, ship }: Aimed): Refusal | undefined {
  const lies =
    kept === undefined
      ? (shipOf(state, ship)?.ship.bounty ?? 0) > 0
      : tavernKept(state).some(({ id }) => id === kept);
  return lies ? undefined : refusal('no-tavern-card');
}

export function takeOff(script: Script, { seat, kept: id, ship }: Aimed): void {
  const kept = tavernKept(script.state).find((one) => one.id === id);
  if (kept) putAway(script, kept);
  else if (ship !== undefined) takeBounty(script, seat, ship);
}

/** For all ships of a captain who has one at sea; it takes the place of another of its kind. */
export const fleetPlay: PlayRow = {
  aim: 'player',
  wrong: (state, { on }) =>
    on && seaOf(state, on).length === 0 ? refusal('none-at-sea', { player: { seat: on } }) : undefined,
  works(script, { seat, on }, { id }) {
    if (!on) return;
    for (const kept of script.state.kept) if (kept.of === on && fleetRow(kept.card)) putAway(script, kept);
    keep(script, id, on, seat);
  },
};
