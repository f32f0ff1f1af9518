import type { PackCards } from '../cards.ts';
import { ability, abilityShip, as, save, size, soul } from './made.ts';

const smaller = size(6, 6);
const larger = size(6, 7);

/** Expansion 6. */
export const specialAbilities: PackCards = {
  pack: 'special-abilities',
  cards: [
    soul('Sharks'),
    soul('Size Limit'),
    soul('Bad Customer'),
    soul('Broken Wand'),
    soul('Banned From The Bar'),
    soul('Twins Reunite'),
    soul('Easy Target'),
    soul('Over Charged'),
    soul('Bad Math'),
    soul('No Free Gold'),
    ability('Magic Master'),
    ability('Black Market'),
    ability('The Doctor'),
    ability('Good Math'),
    ability('The Vault'),
    ability('Bone Yard'),
    ability('Re-Use The Spell'),
    ability('Re-Direction'),
    ability('Raid The Shop'),
    ability('Money Master'),
    abilityShip('Armada', 'armada', smaller, 1),
    abilityShip('Armada', 'armada', larger, 1),
    abilityShip('Raise The Dead', 'raiseTheDead', smaller, 1),
    abilityShip('Raise The Dead', 'raiseTheDead', larger, 1),
    abilityShip('Insured', 'insured', smaller, 1),
    abilityShip('Insured', 'insured', larger, 1),
    abilityShip('Master Navigator', 'masterNavigator', smaller, 1),
    abilityShip('Master Navigator', 'masterNavigator', larger, 1),
    abilityShip('Extra Gold', 'extraGold', smaller, 1),
    abilityShip('Extra Gold', 'extraGold', larger, 1),
    abilityShip('Invisible', 'invisible', smaller, 1),
    abilityShip('Invisible', 'invisible', larger, 1),
    abilityShip('Extra Magic', 'extraMagic', smaller, 1),
    abilityShip('Extra Magic', 'extraMagic', larger, 1),
    abilityShip('Self Remove', 'selfRemove', smaller, 1),
    abilityShip('Self Remove', 'selfRemove', larger, 1),
    abilityShip('Opponent Remove', 'opponentRemove', smaller, 1),
    abilityShip('Opponent Remove', 'opponentRemove', larger, 1),
    abilityShip('Unknown Size', 'unknownSize', null, 2),
    save('The Blockade', 10, as('card', 'reaction', 'no', true)),
  ],
};
