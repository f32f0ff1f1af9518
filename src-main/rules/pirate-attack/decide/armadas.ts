import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { openly } from '../custody.ts';
import { armadasOf, shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type Armada, type State } from '../state.ts';
import { teamOf } from '../teams.ts';
import { carry } from './carrying.ts';
import { inPort } from './reach.ts';
import type { Script } from './script.ts';

/** One ship left is no armada, and none is neither: its card is discarded. */
export function endArmada(script: Script, seat: SeatId): void {
  const ended = armadasOf(script.state, seat).filter((one) => one.length < 2);
  if (ended.length === 0) return;
  script.add({ kind: 'armadaEnded', seat });
  carry(script, ...ended.map(() => openly('table', 'discard', 'armada')));
}

/** Another Armada card takes the place of the first, or of the oldest where a captain may have several. */
export function joinArmada(script: Script, seat: SeatId, ships: readonly number[]): void {
  const { state } = script;
  const inRow = rowOf(state, seat).flatMap(({ id }) => (ships.includes(id) ? [id] : []));
  const { beside } = displaced(state, seat, ships);
  script.add({ kind: 'armadaFormed', seat, ships: inRow, ...(beside.length > 0 ? { beside } : {}) });
}

/** The armadas that stay beside a new one of these ships, and how many of their cards go. */
export function displaced(
  state: State,
  seat: SeatId,
  ships: readonly number[],
): { readonly beside: readonly Armada[]; readonly gone: number } {
  const before = armadasOf(state, seat);
  const rest = before.map((one) => one.filter((id) => !ships.includes(id))).filter((one) => one.length > 1);
  const most = state.options.armadasPerPlayer - 1;
  const beside = most > 0 ? rest.slice(-most) : [];
  return { beside, gone: before.length - beside.length };
}

/** Whose ships these all are: the captain's own, or the partner's. */
export const ownerOfAll = (state: State, seat: SeatId, ships: readonly number[]): SeatId | undefined =>
  teamOf(state, seat).find((one) => {
    const row = rowOf(state, one).map(({ id }) => id);
    return ships.every((id) => row.includes(id));
  });

/** What is hidden sails alone, unless the table lets it join, and what is in port does not sail. */
export function wrongJoining(state: State, ships: readonly number[]): Refusal | undefined {
  const docked = ships.map((id) => inPort(shipOf(state, id))).find((one) => one !== undefined);
  if (docked) return docked;
  return !state.options.hiddenArmada && ships.some((id) => shipOf(state, id)?.ship.hidden)
    ? refusal('hidden-sails-alone')
    : undefined;
}
