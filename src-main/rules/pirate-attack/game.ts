import { withChairs } from '../kernel/chairs.ts';
import type { Game } from '../kernel/game.ts';

import { ask } from './ask.ts';
import { before } from './before.ts';
import { begin } from './begin.ts';
import { bell } from './bell.ts';
import { chairs } from './chairs.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { fields } from './fields.ts';
import { options } from './options.ts';
import { ownData } from './own-data.ts';
import { pieces } from './pieces.ts';
import { interpret, kinds, press, prompts, stepAfter } from './questions.ts';
import { record } from './record.ts';
import { refusals } from './refusals.ts';
import { depths, leastSeats, mostSeats } from './setup.ts';
import { secrets } from './secrets.ts';
import { standings } from './standings.ts';
import { blank, type State } from './state.ts';
import { tellEvents } from './tell.ts';
import { unseen } from './unseen.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { view } from './view.ts';

export const pirateAttack: Game<State, Command, Event> = withChairs<State, Command, Event>(
  {
    id: 'pirate-attack',
    title: 'Pirate Attack',
    box: { age: 8 },
    leastSeats,
    mostSeats,
    options,
    before,
    ownData,
    depths,
    defaultDepth: 'fights',
    refusals,
    secrets,
    toLight: [
      'cardTurned',
      'cardDrawn',
      'drawnShown',
      'shipSpared',
      'handBlown',
      'handPassed',
      'curesStolen',
      'magicStolen',
    ],
    stateVersion: 11,
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
    tell: (_command, events, before, viewer) => tellEvents(before, events, viewer),
    record,
    fields,
    pieces,
    unseen,
    bell,
    ask,
    text: { en, de },
  },
  chairs,
);
