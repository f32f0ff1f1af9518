import type { Curse } from '../cards.ts';
import {
  sailingOf,
  type Cure,
  type CurseCard,
  type Encounter,
  type Ship,
  type ShipId,
  type Thrown,
  type UnderCard,
  type UnderFace,
} from './fleet.ts';
import { House, type BattleOptions } from './house.ts';
import { fateOf, outcomeOf } from './sheet.ts';
import type { BySide, Standing } from './steps.ts';

/** Something that might be turned up, thrown or played. Nothing is entered by trying it. */
export type Trial =
  | { readonly kind: 'under'; readonly ship: ShipId; readonly face: UnderFace }
  | { readonly kind: 'curse'; readonly ship: ShipId; readonly face: Curse }
  | { readonly kind: 'cure'; readonly ship: ShipId; readonly curse: Curse; readonly cure: Cure }
  | { readonly kind: 'throw'; readonly ship: ShipId; readonly thrown: Thrown };

/** How a fight would end if something turned up. */
export interface Outlook {
  readonly trial: Trial;
  readonly sunk: readonly ShipId[];
  readonly standings: BySide<Standing | null>;
  /** Whether that is another end than what is known so far comes to. */
  readonly turns: boolean;
}

/** A card that lies face down is turned; where none does, one more is laid. */
function turned<Card extends { readonly face: unknown }>(
  cards: readonly Card[],
  card: Card,
): readonly Card[] {
  const at = cards.findIndex(({ face }) => face === null);
  return at < 0 ? [...cards, card] : cards.with(at, card);
}

const nextDown = (under: readonly UnderCard[], face: UnderFace): readonly UnderCard[] =>
  turned(
    under.filter(({ removed }) => !removed),
    { face },
  );

function tried(ship: Ship, trial: Trial): Ship {
  switch (trial.kind) {
    case 'under':
      return { ...ship, under: nextDown(ship.under, trial.face) };
    case 'curse':
      return { ...ship, curses: turned<CurseCard>(ship.curses, { face: trial.face, cure: 'none' }) };
    case 'cure':
      return {
        ...ship,
        curses: ship.curses.map((card) => (card.face === trial.curse ? { ...card, cure: trial.cure } : card)),
      };
    case 'throw':
      return { ...ship, thrown: trial.thrown };
  }
}

/** The same fight with something more known. */
export function withTrial(encounter: Encounter, trial: Trial): Encounter {
  const { fleet } = sailingOf(encounter, trial.ship);
  const ships = fleet.ships.map((ship) => (ship.id === trial.ship ? tried(ship, trial) : ship));
  return { ...encounter, fleets: encounter.fleets.map((one) => (one === fleet ? { ...one, ships } : one)) };
}

/** Who would sink, were something turned up: asked of one trial after the other. */
export function outlookIn(encounter: Encounter, options: BattleOptions): (trial: Trial) => Outlook {
  const known = fateOf(outcomeOf(encounter, new House(options)));
  return (trial) => {
    const outcome = outcomeOf(withTrial(encounter, trial), new House(options));
    const { attacker, defender } = outcome.verdicts;
    return {
      trial,
      sunk: outcome.deaths.map(({ ship }) => ship),
      standings: { attacker: attacker && attacker.standing, defender: defender && defender.standing },
      turns: fateOf(outcome) !== known,
    };
  };
}
