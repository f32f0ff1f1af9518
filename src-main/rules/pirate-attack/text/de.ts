import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/de.ts';
import { options } from './de/options.ts';
import { refusals } from './de/refusals.ts';
import { starterRules } from './de/starters.ts';
import { rules } from './de/rules.ts';
import { shown } from './de/shown.ts';
import { tavern } from './de/tavern.ts';
import { you } from './de/you.ts';

export const de: Catalogue = {
  ...service,
  ...shown,
  ...refusals,
  ...rules,
  ...options,
  ...tavern,
  ...starterRules,
  ...you,
};
