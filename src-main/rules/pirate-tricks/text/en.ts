import type { Catalogue } from '../../kernel/message.ts';
import { enDrawn } from './en-drawn.ts';
import { enOptions } from './en-options.ts';
import { enPlay } from './en-play.ts';
import { enRules } from './en-rules.ts';
import { enWords } from './en-words.ts';

export const en: Catalogue = { ...enWords, ...enPlay, ...enRules, ...enOptions, ...enDrawn };
