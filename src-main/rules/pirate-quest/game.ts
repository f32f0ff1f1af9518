import { withChairs } from '../kernel/chairs.ts';
import type { Game } from '../kernel/game.ts';
import { noSecrets } from '../kernel/secrets.ts';
import { ask } from './ask.ts';
import { before } from './before.ts';
import { begin, leastSeats, mostSeats } from './begin.ts';
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
import { standings } from './standings.ts';
import { blank, depths, stateVersion, type State } from './state.ts';
import { tell } from './tell.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { view } from './view.ts';

export const pirateQuest: Game<State, Command, Event> = withChairs<State, Command, Event>(
  {
    id: 'pirate-quest',
    title: 'Pirate Quest',
    box: { age: 12, minutes: { least: 30, most: 120 } },
    leastSeats,
    mostSeats,
    options,
    ownData,
    before,
    depths,
    defaultDepth: 'score',
    refusals,
    secrets: noSecrets,
    toLight: ['dieThrown', 'luckDrawn', 'cardStolen', 'dummyHandTaken', 'dummyCardShown'],
    stateVersion,
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
    tell,
    record,
    fields,
    pieces,
    board,
    ask,
    text: { en, de },
  },
  chairs,
);
