import { armada } from './armada.ts';
import { cardBonus } from './card-bonus.ts';
import { confusionLeft } from './confusion-left.ts';
import { confusionRight } from './confusion-right.ts';
import { duplicate } from './duplicate.ts';
import type { OwnEffect } from './effect.ts';
import { eliminateAllAddOnCards } from './eliminate-all-add-on-cards.ts';
import { fireSale } from './fire-sale.ts';
import { explodingCannons } from './exploding-cannons.ts';
import { forceAnAttack } from './force-an-attack.ts';
import { highWinds } from './high-winds.ts';
import { hurricane } from './hurricane.ts';
import { masterNavigator } from './master-navigator.ts';
import { missDirection } from './miss-direction.ts';
import { moveAWitchDoctor } from './move-a-witch-doctor.ts';
import { raiseTheDead } from './raise-the-dead.ts';
import { reincarnation } from './reincarnation.ts';
import { returnToPort } from './return-to-port.ts';
import { sailsOfInvisibility } from './sails-of-invisibility.ts';
import { shipBonus } from './ship-bonus.ts';
import { spiritOfGoodFortune } from './spirit-of-good-fortune.ts';
import { spy } from './spy.ts';
import { theBlockade } from './the-blockade.ts';
import { theTrap } from './the-trap.ts';
import { thievingMonkey } from './thieving-monkey.ts';
import { walkThePlank } from './walk-the-plank.ts';

/** By the ids of their cards, in the order of the packs. */
const effects: Readonly<Record<string, OwnEffect>> = {
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
  'exploding-cannons': explodingCannons,
  'miss-direction': missDirection,
  'force-an-attack': forceAnAttack,
  'walk-the-plank': walkThePlank,
  'the-trap': theTrap,
  'ship-bonus': shipBonus,
  'card-bonus': cardBonus,
  'return-to-port': returnToPort,
  'fire-sale': fireSale,
  'the-blockade': theBlockade,
};

export const ownEffectOf = (id: string): OwnEffect | undefined =>
  Object.hasOwn(effects, id) ? effects[id] : undefined;
