import type { Catalogue } from '../../../kernel/message.ts';
import { service } from '../../../kernel/text/de.ts';
import { desk } from './desk.ts';
import { drawn } from './drawn.ts';
import { filled } from './filled.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { tell } from './tell.ts';

/** Everything but what is settled before the race: house rules and stored maps. */
export const atConsole: Catalogue = {
  ...service,
  ...table,
  ...filled,
  ...prompts,
  ...tell,
  ...refusals,
  ...rules,
  ...desk,
  ...drawn,
};
