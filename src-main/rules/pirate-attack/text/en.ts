import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/en.ts';
import { options } from './en/options.ts';
import { refusals } from './en/refusals.ts';
import { starterRules } from './en/starters.ts';
import { rules } from './en/rules.ts';
import { shown } from './en/shown.ts';
import { tavern } from './en/tavern.ts';
import { you } from './en/you.ts';

export const en: Catalogue = {
  ...service,
  ...shown,
  ...refusals,
  ...rules,
  ...options,
  ...tavern,
  ...starterRules,
  ...you,
};
