import type { Catalogue } from '../../../kernel/message.ts';
import { chairs } from '../../../kernel/text/chairs-de.ts';
import { asked } from './asked.ts';
import { drawn } from './drawn.ts';
import { told } from './told.ts';
import { words } from './words.ts';

/** What a display that nobody answers at has to say. */
export const shown: Catalogue = { ...chairs, ...words, ...asked, ...told, ...drawn };
