import { strikes, turnsCurses } from './cards.ts';
import { cursesOf, takers, type Taker } from './curses.ts';
import type { Clash, Sailing, Ship, ShipId } from './fleet.ts';
import type { Fighter } from './gunners.ts';
import type { House } from './house.ts';
import type { Cause, Deserter } from './steps.ts';

/** Whether curses are turned on a ship beside the fight that a confused one shoots at. */
export const turnsBeside = ({ curses }: Ship, clash: Clash, house: House): boolean =>
  turnsCurses(clash, house) && curses.length > 0 && house.says('bystanderWD');

/** What curses do beside a fight, before the shot falls that is lost then. */
export interface Struck {
  readonly sunk: ReadonlyMap<ShipId, readonly Cause[]>;
  readonly deserters: readonly Deserter[];
}

/** The first that takes a ship does: the Plague with whoever shot, a Mutiny to whoever shot. */
export function strikeBeside(victim: Fighter, by: Sailing, house: House): Struck {
  const { ship, fleet } = victim;
  const taker = victim.cursed ? takerOf(ship, house) : undefined;
  switch (taker) {
    case undefined:
      return { sunk: new Map(), deserters: [] };
    case 'poison':
      return { sunk: new Map([[ship.id, ['poison']]]), deserters: [] };
    case 'plague': {
      const isSaved = ship.curses.every(({ face, cure }) => face !== 'plague' || cure === 'other');
      const dying = isSaved ? [ship] : [ship, by.ship];
      return { sunk: new Map(dying.map(({ id }) => [id, ['plague']])), deserters: [] };
    }
    case 'mutiny': {
      const leaving = { ship: ship.id, from: fleet.seat, to: by.fleet.seat, ...cursesOf(ship, house) };
      return { sunk: new Map(), deserters: [leaving] };
    }
  }
}

function takerOf(ship: Ship, house: House): Taker | undefined {
  const here = takers.filter((curse) => strikes(ship, curse) > 0);
  if (here.length < 2) return here[0];
  const first = house.says('wdOrder');
  return here.find((curse) => curse === first) ?? here[0];
}
