import type { Catalogue } from '../../../kernel/message.ts';
import { chairs } from '../../../kernel/text/chairs-en.ts';
import { drawn } from './drawn.ts';
import { prompts } from './prompts.ts';
import { table } from './table.ts';

/** What a display that nobody answers at has to say. */
export const shown: Catalogue = { ...chairs, ...table, ...prompts, ...drawn };
