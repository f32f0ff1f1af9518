import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/en.ts';
import { asked } from './en/asked.ts';
import { drawn } from './en/drawn.ts';
import { options } from './en/options.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { told } from './en/told.ts';
import { words } from './en/words.ts';
import { you } from './en/you.ts';

export const en: Catalogue = {
  ...service,
  ...words,
  ...asked,
  ...told,
  ...refusals,
  ...rules,
  ...options,
  ...drawn,
  ...you,
};
