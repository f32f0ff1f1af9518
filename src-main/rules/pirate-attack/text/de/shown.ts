import type { Catalogue } from '../../../kernel/message.ts';
import { chairs } from '../../../kernel/text/chairs-de.ts';
import { abilities } from './abilities.ts';
import { asked } from './asked.ts';
import { direction } from './direction.ts';
import { cardTasks } from './card-tasks.ts';
import { drawn } from './drawn.ts';
import { gamble } from './gamble.ts';
import { tavernShown } from './tavern.ts';
import { readings } from './readings.ts';
import { starters } from './starters.ts';
import { told } from './told.ts';
import { words } from './words.ts';

/** Was eine Anzeige sagt, an der niemand antwortet. */
export const shown: Catalogue = {
  ...chairs,
  ...words,
  ...asked,
  ...told,
  ...drawn,
  ...gamble,
  ...tavernShown,
  ...direction,
  ...abilities,
  ...starters,
  ...readings,
  ...cardTasks,
};
