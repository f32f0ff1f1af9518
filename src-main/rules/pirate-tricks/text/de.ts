import type { Catalogue } from '../../kernel/message.ts';
import { deDrawn } from './de-drawn.ts';
import { deOptions } from './de-options.ts';
import { dePlay } from './de-play.ts';
import { deRules } from './de-rules.ts';
import { deWords } from './de-words.ts';

export const de: Catalogue = { ...deWords, ...dePlay, ...deRules, ...deOptions, ...deDrawn };
