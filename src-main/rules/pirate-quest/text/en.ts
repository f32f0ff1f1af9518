import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/en.ts';
import { desk } from './en/desk.ts';
import { drawn } from './en/drawn.ts';
import { filled } from './en/filled.ts';
import { options } from './en/options.ts';
import { asked } from './en/asked.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { words } from './en/words.ts';
import { told } from './en/told.ts';
import { you } from './en/you.ts';

export const en: Catalogue = {
  ...service,
  ...words,
  ...filled,
  ...asked,
  ...told,
  ...refusals,
  ...rules,
  ...options,
  ...desk,
  ...drawn,
  ...you,
};
