import type { Catalogue } from '../../kernel/message.ts';
import { chairs } from '../../kernel/text/chairs-en.ts';
import { enDrawn } from './en-drawn.ts';
import { enPlay } from './en-play.ts';
import { enWords } from './en-words.ts';

/** What a display that nobody answers at has to say. */
export const shown: Catalogue = { ...chairs, ...enWords, ...enPlay, ...enDrawn };
