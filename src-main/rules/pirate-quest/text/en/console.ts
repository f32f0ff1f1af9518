import type { Catalogue } from '../../../kernel/message.ts';
import { service } from '../../../kernel/text/en.ts';
import { desk } from './desk.ts';
import { drawn } from './drawn.ts';
import { filled } from './filled.ts';
import { asked } from './asked.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';
import { told } from './told.ts';

/** Everything but what is settled before the race: house rules and stored maps. */
export const atConsole: Catalogue = {
  ...service,
  ...words,
  ...filled,
  ...asked,
  ...told,
  ...refusals,
  ...rules,
  ...desk,
  ...drawn,
};
