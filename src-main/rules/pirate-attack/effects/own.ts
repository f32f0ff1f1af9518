import { confusionLeft } from './confusion-left.ts';
import { confusionRight } from './confusion-right.ts';
import { duplicate } from './duplicate.ts';
import type { OwnEffect } from './effect.ts';
import { eliminateAllAddOnCards } from './eliminate-all-add-on-cards.ts';
import { hurricane } from './hurricane.ts';
import { masterNavigator } from './master-navigator.ts';
import { raiseTheDead } from './raise-the-dead.ts';
import { reincarnation } from './reincarnation.ts';
import { sailsOfInvisibility } from './sails-of-invisibility.ts';
import { spiritOfGoodFortune } from './spirit-of-good-fortune.ts';

/** By the ids of their cards. */
const effects: Readonly<Record<string, OwnEffect>> = {
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
};

export const ownEffectOf = (id: string): OwnEffect | undefined =>
  Object.hasOwn(effects, id) ? effects[id] : undefined;
