import { withChairs } from '../kernel/chairs.ts';
import type { Game } from '../kernel/game.ts';
import { noSecrets } from '../kernel/secrets.ts';
import { ask } from './ask.ts';
import { begin } from './begin.ts';
import { chairs } from './chairs.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { fields } from './fields.ts';
import { options } from './options.ts';
import { ownData } from './own-data.ts';
import { board, pieces } from './pieces.ts';
import { interpret, kinds, press, prompts, stepAfter } from './questions.ts';
import { record } from './record.ts';
import { refusals } from './refusals.ts';
import { depths, leastSeats, mostSeats } from './setup.ts';
import { standings } from './standings.ts';
import { blank, type State } from './state.ts';
import { tellEvents } from './tell.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { view } from './view.ts';

export const piratesFlag: Game<State, Command, Event> = withChairs<State, Command, Event>(
  {
    id: 'pirates-flag',
    title: "The Pirate's Flag",
    box: { age: 8, minutes: { least: 45, most: 45 } },
    leastSeats,
    mostSeats,
    options,
    ownData,
    depths,
    defaultDepth: 'cards',
    refusals,
    secrets: noSecrets,
    toLight: ['diceRolled', 'cardsDrawn', 'cardFound', 'discardUnnamed'],
    stateVersion: 3,
    blank,
    begin,
    decide,
    evolve,
    prompts,
    press,
    stepAfter,
    interpret,
    kinds,
    view,
    standings,
    tell: (_command, events, before) => tellEvents(before, events),
    record,
    fields,
    pieces,
    board,
    ask,
    text: { en, de },
  },
  chairs,
);
