import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/de.ts';
import { desk } from './de/desk.ts';
import { drawn } from './de/drawn.ts';
import { filled } from './de/filled.ts';
import { options } from './de/options.ts';
import { asked } from './de/asked.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import { words } from './de/words.ts';
import { told } from './de/told.ts';
import { you } from './de/you.ts';

export const de: Catalogue = {
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
