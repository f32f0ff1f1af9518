import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/de.ts';
import { desk } from './de/desk.ts';
import { drawn } from './de/drawn.ts';
import { filled } from './de/filled.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import { table } from './de/table.ts';
import { tell } from './de/tell.ts';
import { you } from './de/you.ts';

export const de: Catalogue = {
  ...service,
  ...table,
  ...filled,
  ...prompts,
  ...tell,
  ...refusals,
  ...rules,
  ...options,
  ...desk,
  ...drawn,
  ...you,
};
