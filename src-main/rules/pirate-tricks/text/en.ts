import type { Catalogue } from '../../kernel/message.ts';
import { service } from '../../kernel/text/en.ts';
import { enDrawn } from './en-drawn.ts';
import { enOptions } from './en-options.ts';
import { enPlay } from './en-play.ts';
import { enRules } from './en-rules.ts';
import { enWords } from './en-words.ts';
import { you } from './en-you.ts';

export const en: Catalogue = {
  ...service,
  ...enWords,
  ...enPlay,
  ...enRules,
  ...enOptions,
  ...enDrawn,
  ...you,
};
