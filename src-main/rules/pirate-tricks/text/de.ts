import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/de.ts';
import { deDrawn } from './de-drawn.ts';
import { deOptions } from './de-options.ts';
import { dePlay } from './de-play.ts';
import { deRules } from './de-rules.ts';
import { deWords } from './de-words.ts';
import { you } from './de-you.ts';

export const de: Catalogue = {
  ...service,
  ...deWords,
  ...dePlay,
  ...deRules,
  ...deOptions,
  ...deDrawn,
  ...you,
};
