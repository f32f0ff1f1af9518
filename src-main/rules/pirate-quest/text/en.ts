import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/en.ts';
import { desk } from './en/desk.ts';
import { drawn } from './en/drawn.ts';
import { filled } from './en/filled.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { table } from './en/table.ts';
import { tell } from './en/tell.ts';
import { you } from './en/you.ts';

export const en: Catalogue = {
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
