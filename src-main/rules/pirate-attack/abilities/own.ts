import type { ShipAbility } from '../cards.ts';
import { cardOf } from '../data/cards.ts';
import type { Ship } from '../state.ts';
import type { Ability } from './ability.ts';
import { armada } from './armada.ts';
import { extraGold } from './extra-gold.ts';
import { extraMagic } from './extra-magic.ts';
import { insured } from './insured.ts';
import { invisible } from './invisible.ts';
import { masterNavigator } from './master-navigator.ts';
import { opponentRemove } from './opponent-remove.ts';
import { raiseTheDead } from './raise-the-dead.ts';
import { selfRemove } from './self-remove.ts';

const none: Ability = {};

const abilities: Readonly<Record<ShipAbility, Ability>> = {
  armada,
  raiseTheDead,
  insured,
  masterNavigator,
  extraGold,
  invisible,
  extraMagic,
  selfRemove,
  opponentRemove,
  // What is thrown is its size, which nothing takes from it.
  unknownSize: none,
};

/** What is printed on the card of a ship; none of any other. */
export function printedAbility(card: string | null): ShipAbility | undefined {
  const effect = card === null ? undefined : cardOf(card)?.effect;
  return effect?.kind === 'ship' ? effect.ability : undefined;
}

const ownOf = ({ card, copyOf, bare }: Ship): Ability => {
  const printed = copyOf === undefined && !bare ? printedAbility(card) : undefined;
  return printed === undefined ? none : abilities[printed];
};

/** Its Sails are its own: no card lies above it. */
export const hasOwnSails = (ship: Ship): boolean => ownOf(ship).hidden === true;

/** What a ship can do: a copy nothing, nor one beneath Sails of another card, nor one that has come back bare. */
export const abilityOf = (ship: Ship): Ability => (ship.hidden && !hasOwnSails(ship) ? none : ownOf(ship));

/** By its name, where it can do anything. */
export const liveAbility = (ship: Ship): ShipAbility | undefined =>
  abilityOf(ship) === none ? undefined : printedAbility(ship.card);

/** A ship as it comes into play, the one with Sails of its own beneath them. */
export const shipOfCard = (id: number, card: string | null): Ship => {
  const ship: Ship = { id, card };
  return hasOwnSails(ship) ? { ...ship, hidden: true } : ship;
};

/** Its size is thrown with the two dice. */
export const isThrown = ({ card }: Pick<Ship, 'card'>): boolean => printedAbility(card) === 'unknownSize';
