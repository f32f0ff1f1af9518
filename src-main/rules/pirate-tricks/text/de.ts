import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/de.ts';
import { asked } from './de/asked.ts';
import { drawn } from './de/drawn.ts';
import { options } from './de/options.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import { told } from './de/told.ts';
import { words } from './de/words.ts';
import { you } from './de/you.ts';

export const de: Catalogue = {
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
