import type { Catalogue } from '../../../kernel/message.ts';
import { service } from '../../../kernel/text/de.ts';
import { shown } from './shown.ts';
import { tavern } from './tavern.ts';

/** Everything but what is read in a few sheets alone: refusals, rule cards, and what is settled before. */
export const atConsole: Catalogue = { ...service, ...shown, ...tavern };
