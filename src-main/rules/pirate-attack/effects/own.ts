import { confusionLeft } from './confusion-left.ts';
import { confusionRight } from './confusion-right.ts';
import type { OwnEffect } from './effect.ts';
import { hurricane } from './hurricane.ts';
import { masterNavigator } from './master-navigator.ts';
import { reincarnation } from './reincarnation.ts';

/** By the ids of their cards. */
const effects: Readonly<Record<string, OwnEffect>> = {
  hurricane,
  'master-navigator': masterNavigator,
  reincarnation,
  'confusion-left': confusionLeft,
  'confusion-right': confusionRight,
};

export const ownEffectOf = (id: string): OwnEffect | undefined =>
  Object.hasOwn(effects, id) ? effects[id] : undefined;
