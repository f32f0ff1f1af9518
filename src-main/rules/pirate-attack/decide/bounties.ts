import type { SeatId } from '../../kernel/seat.ts';
import { bountyAt, openly, spentAt } from '../custody.ts';
import { shipOf } from '../fleets.ts';
import { bountyGold, goldLeft, type Ship } from '../state.ts';
import { carry } from './carrying.ts';
import type { Script } from './script.ts';

const bounty = 'bounty';

/** Face up, half under the ship. */
export function layBounty(script: Script, seat: SeatId, ship: number | undefined): void {
  const found = shipOf(script.state, ship);
  if (!found) return;
  script.add({ kind: 'bountyLaid', seat, on: found.seat, ship: found.ship });
  carry(script, openly(spentAt('tavern'), bountyAt(found.ship.id), bounty));
}

export function takeBounty(script: Script, seat: SeatId, ship: number): void {
  const found = shipOf(script.state, ship);
  if (!found) return;
  script.add({ kind: 'bountyTaken', seat, on: found.seat, ship: found.ship });
  carry(script, openly(bountyAt(ship), spentAt('tavern'), bounty));
}

/** What lay on ships that sank in a fight, for whoever sank them and is left. */
export const bountiesOn = (ships: readonly Ship[]): number =>
  ships.reduce((sum, one) => sum + (one.bounty ?? 0) * bountyGold, 0);

/** Won in a fight: to be spent from the own next turn on. */
export function paysBounty(script: Script, seat: SeatId, promised: number): void {
  const gold = Math.min(promised, goldLeft(script.state));
  if (gold > 0) script.add({ kind: 'goldTaken', seat, gold, how: 'bounty', locked: true });
}
