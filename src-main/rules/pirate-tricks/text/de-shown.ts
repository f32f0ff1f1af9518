import type { Catalogue } from '../../kernel/message.ts';
import { chairs } from '../../kernel/text/chairs-de.ts';
import { deDrawn } from './de-drawn.ts';
import { dePlay } from './de-play.ts';
import { deWords } from './de-words.ts';

/** What a display that nobody answers at has to say. */
export const shown: Catalogue = { ...chairs, ...deWords, ...dePlay, ...deDrawn };
