import { armada } from './armada.ts';
import { badCustomer } from './bad-customer.ts';
import { badMath } from './bad-math.ts';
import { bannedFromTheBar } from './banned-from-the-bar.ts';
import { blackMarket } from './black-market.ts';
import { boneYard } from './bone-yard.ts';
import { brokenWand } from './broken-wand.ts';
import { cardBonus } from './card-bonus.ts';
import { confusionLeft } from './confusion-left.ts';
import { confusionRight } from './confusion-right.ts';
import { damnPirates } from './damn-pirates.ts';
import { davyJonesLocker } from './davy-jones-locker.ts';
import { duplicate } from './duplicate.ts';
import type { OwnEffect } from './effect.ts';
import { easyTarget } from './easy-target.ts';
import { eliminateAllAddOnCards } from './eliminate-all-add-on-cards.ts';
import { endOfTheWorld } from './end-of-the-world.ts';
import { explodingCannons } from './exploding-cannons.ts';
import { forceAnAttack } from './force-an-attack.ts';
import { forceField } from './force-field.ts';
import { highWinds } from './high-winds.ts';
import { goodMath } from './good-math.ts';
import { hurricane } from './hurricane.ts';
import { insurance } from './insurance.ts';
import { intoTheSea } from './into-the-sea.ts';
import { keptAtTheTavern } from './kept-at-the-tavern.ts';
import { magicMaster } from './magic-master.ts';
import { masterNavigator } from './master-navigator.ts';
import { missDirection } from './miss-direction.ts';
import { moveAWitchDoctor } from './move-a-witch-doctor.ts';
import { moneyMaster } from './money-master.ts';
import { noFreeGold } from './no-free-gold.ts';
import { overCharged } from './over-charged.ts';
import { powerPlay } from './power-play.ts';
import { raidTheShop } from './raid-the-shop.ts';
import { onceAtTheTavern } from './once-at-the-tavern.ts';
import { reDirection } from './re-direction.ts';
import { reUseTheSpell } from './re-use-the-spell.ts';
import { sizeLimit } from './size-limit.ts';
import { twinsReunite } from './twins-reunite.ts';
import { raiseTheDead } from './raise-the-dead.ts';
import { reincarnation } from './reincarnation.ts';
import { returnToPort } from './return-to-port.ts';
import { sailsOfInvisibility } from './sails-of-invisibility.ts';
import { shipBonus } from './ship-bonus.ts';
import { smokeScreen } from './smoke-screen.ts';
import { spiritOfGoodFortune } from './spirit-of-good-fortune.ts';
import { spy } from './spy.ts';
import { strandedOnAnIsland } from './stranded-on-an-island.ts';
import { theBlockade } from './the-blockade.ts';
import { theGambler } from './the-gambler.ts';
import { theMagician } from './the-magician.ts';
import { theTrap } from './the-trap.ts';
import { thievingMonkey } from './thieving-monkey.ts';
import { vision } from './vision.ts';
import { walkThePlank } from './walk-the-plank.ts';
import { sharks } from './sharks.ts';
import { theDoctor } from './the-doctor.ts';
import { theVault } from './the-vault.ts';
import { whirlpool } from './whirlpool.ts';
import { windStormLeft } from './wind-storm-left.ts';
import { windStormRight } from './wind-storm-right.ts';
import { windStorm } from './wind-storm.ts';

/** By the ids of their cards, in the order of the packs. */
const allEffects = (): Readonly<Record<string, OwnEffect>> => ({
  spy,
  'thieving-monkey': thievingMonkey,
  'high-winds': highWinds,
  armada,
  'move-a-witch-doctor': moveAWitchDoctor,
  hurricane,
  'master-navigator': masterNavigator,
  reincarnation,
  'confusion-left': confusionLeft,
  'confusion-right': confusionRight,
  'raise-the-dead': raiseTheDead,
  duplicate,
  'spirit-of-good-fortune': spiritOfGoodFortune,
  'eliminate-all-add-on-cards': eliminateAllAddOnCards,
  'sails-of-invisibility': sailsOfInvisibility,
  'stranded-on-an-island': strandedOnAnIsland,
  whirlpool,
  'wind-storm': windStorm,
  'wind-storm-left': windStormLeft,
  'wind-storm-right': windStormRight,
  'exploding-cannons': explodingCannons,
  'miss-direction': missDirection,
  'force-an-attack': forceAnAttack,
  'walk-the-plank': walkThePlank,
  'the-trap': theTrap,
  'smoke-screen': smokeScreen,
  'power-play': powerPlay,
  'ship-bonus': shipBonus,
  'card-bonus': cardBonus,
  'the-magician': theMagician,
  'damn-pirates': damnPirates,
  insurance,
  'force-field': forceField,
  vision,
  'into-the-sea': intoTheSea,
  'davy-jones-locker': davyJonesLocker,
  'end-of-the-world': endOfTheWorld,
  'return-to-port': returnToPort,
  'the-gambler': theGambler,
  'the-blockade': theBlockade,
  sharks,
  'size-limit': sizeLimit,
  'bad-customer': badCustomer,
  'broken-wand': brokenWand,
  'banned-from-the-bar': bannedFromTheBar,
  'twins-reunite': twinsReunite,
  'easy-target': easyTarget,
  'over-charged': overCharged,
  'bad-math': badMath,
  'no-free-gold': noFreeGold,
  'magic-master': magicMaster,
  'black-market': blackMarket,
  'the-doctor': theDoctor,
  'good-math': goodMath,
  'the-vault': theVault,
  'bone-yard': boneYard,
  're-use-the-spell': reUseTheSpell,
  're-direction': reDirection,
  'raid-the-shop': raidTheShop,
  ...keptAtTheTavern,
  ...onceAtTheTavern,
  'money-master': moneyMaster,
});

/** Made when it is first asked: whichever file of the rules was read first, all of them have been read by then. */
let effects: Readonly<Record<string, OwnEffect>> | undefined;

export function ownEffectOf(id: string): OwnEffect | undefined {
  effects ??= allEffects();
  return Object.hasOwn(effects, id) ? effects[id] : undefined;
}
