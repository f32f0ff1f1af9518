import { expect, test } from 'vitest';
import type { Option } from '../../../src-main/rules/kernel/option.ts';
import { options } from '../../../src-main/rules/pirate-attack/options.ts';

/** Each with the packs that ask it, what may be answered, and what holds where nothing is said. */
const houseRules = [
  'ending: lastShip or fame or time, lastShip',
  'fame: yes or no, true',
  'fameTarget: 5 to 100, 20',
  'fameTie: shared or ships, shared',
  'minutes: 10 to 600, 120',
  'stolenUnlocks: yes or no, true',
  'refill: reshuffle or none, reshuffle',
  'buyDuringPriceCard: yes or no, true',
  'forceSelf: yes or no, false',
  'fsNoShip: refuse or fizzle, refuse',
  'redOutOfTurn: replace or acts, replace',
  'armadasPerPlayer: 1 to 4, 1',
  'reactionOrder: declared or clockwise, declared',
  'teamKnife: yes or no, false',
  'teamFame: sum or best, sum',
  'stalemateRounds: 1 to 5, 1',
  'navyOrder (magic-shop, raise-the-dead): right or left or asked, right',
  'fameNavy (magic-shop, raise-the-dead): 0 to 9, 1',
  'stormPrize (magic-shop, raise-the-dead, tavern): none or drawer, none',
  'sailsFrom (raise-the-dead): both or hand or row, both',
  'invisibleAfterFight (raise-the-dead): hidden or shown, hidden',
  'hiddenArmada (raise-the-dead, special-abilities): yes or no, false',
  'portPerTurn (walk-the-plank): 1 to 10, 1',
  'portAtEnd (walk-the-plank): count or ignore, count',
  'damnPiratesCards (walk-the-plank, tavern): travel or discard, travel',
  'gamblerAtLeast (walk-the-plank): yes or no, true',
  'die (walk-the-plank, tavern): 4 to 20, 6',
  'feesFlat (special-abilities): yes or no, true',
  'duplicatePort (walk-the-plank): yes or no, false',
  'halfRound (tavern, special-abilities): up or down, up',
  'xxCopy (special-abilities): roll or same, roll',
  'removeWhenAttacking (special-abilities): yes or no, false',
  'removeVsNavy (special-abilities): yes or no, true',
  'abilityClass (special-abilities): schooner or none, schooner',
  'strandedStacks (miss-direction): yes or no, true',
  'strandedBuys (miss-direction): yes or no, false',
  'whirlpoolPort (miss-direction): spare or sink, spare',
  'smallest (tavern): sum or strength or cannons, sum',
  'evilHidden (tavern): skip or deal, skip',
  'auctionPayee (tavern): bank or owner, bank',
  'bermudaInsurance (tavern): yes or no, true',
  'mdUnlisted (miss-direction): yes or no, false',
  'blockadeFaceUp (special-abilities): yes or no, true',
  'blockSaveGold (special-abilities): yes or no, false',
  'blockRoyalNavy (magic-shop, raise-the-dead): yes or no, true',
  'blockForceAttack (miss-direction): yes or no, true',
  'redirectYMA (special-abilities): yes or no, false',
  'twinsAbility (special-abilities): never or same, never',
  'twinsDuplicate (special-abilities): yes or no, false',
  'noFreeGold (special-abilities): literal or piles, literal',
  'reincarnationFirst (special-abilities): yes or no, true',
  'masterSpends (special-abilities): purchases or all, purchases',
  'starters (special-abilities): both or one, both',
  'trapWins (walk-the-plank): yes or no, true',
  'trapUnreachable (walk-the-plank): ignore or fizzle, ignore',
  'plankRefill (walk-the-plank): stays or ends, stays',
  'plankRedraw (walk-the-plank): yes or no, true',
  'lockerInSetup (walk-the-plank): ignore or acts, ignore',
  'zeroShipGuns: count or ignore, count',
  'wdOrder: mutiny or plague or poison, mutiny',
  'plagueVsArmada: largest or chosen or all, largest',
  'doubleMutiny: swap or stay, swap',
  'mutinyAfter: discard or stay, discard',
  'wdAfterFight: stay or discard, stay',
  'gunsFloor: yes or no, true',
  'doubleStack (magic-shop): add or multiply, add',
  'confusionSplit (magic-shop): floor or up, floor',
  'neighbourRing (magic-shop): yes or no, true',
  'bystanderWD (magic-shop): yes or no, false',
  'confusionCredit (magic-shop): owner or nobody, owner',
  'ownShot (magic-shop): likeSelfSunk or nobody, likeSelfSunk',
  'navyMagic (magic-shop, raise-the-dead): apply or ignore, apply',
  'reincarnationCauses (magic-shop): fights or shots, fights',
  'seaEliminate (raise-the-dead): yes or no, true',
  'largestTie (raise-the-dead): owner or victim, owner',
  'spiritEndsFight (raise-the-dead): yes or no, true',
  'explodeEndsFight (miss-direction): yes or no, true',
  'ffUnused (walk-the-plank): keep or discard, keep',
  'unusedMagic (magic-shop, miss-direction, walk-the-plank): keep or discard, keep',
  'smokeWD (walk-the-plank): yes or no, false',
  'insuredTwice (special-abilities): yes or no, false',
  'fleetMath (tavern): yes or no, false',
];

const saidOf = (option: Option): string => {
  const asks =
    option.type === 'number'
      ? `${option.least} to ${option.most}`
      : option.type === 'choice'
        ? option.choices.join(' or ')
        : 'yes or no';
  const pack = option.pack === undefined ? '' : ` (${[option.pack].flat().join(', ')})`;
  return `${option.name}${pack}: ${asks}, ${String(option.default)}`;
};

test('each house rule asks what the booklet leaves open, and begins as the booklet has it', () => {
  expect(options.map(saidOf)).toEqual(houseRules);
});
