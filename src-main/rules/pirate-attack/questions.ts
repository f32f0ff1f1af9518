import { fromQuestions } from '../kernel/questions/game.ts';
import type { Asked } from '../kernel/questions/question.ts';
import type { Command } from './commands.ts';
import { tellsCards } from './custody.ts';
import { decide, settleNow } from './decide.ts';
import { evolve } from './evolve.ts';
import { abilitiesOpen, abilityQuestions } from './questions/abilities.ts';
import { cardQuestions, cardsFilled, playAllOpen } from './questions/cards.ts';
import { cardTaskQuestions, cardTasksOpen } from './questions/card-tasks.ts';
import { endOpen, endQuestions, lastOpen } from './questions/endings.ts';
import { fightQuestions, fightsOpen } from './questions/fights.ts';
import { gambleQuestions, gamblesOpen } from './questions/gamble.ts';
import { lookQuestions, looksOpen } from './questions/looks.ts';
import { openingOpen, openingQuestions } from './questions/opening.ts';
import { plankOpen, plankQuestions, smokeOpen } from './questions/plank.ts';
import { counterOpen, reactionQuestions } from './questions/reactions.ts';
import { redOpen, redQuestions } from './questions/red.ts';
import { roundQuestions, roundsOpen } from './questions/rounds.ts';
import { tavernOpen, tavernQuestions } from './questions/tavern.ts';
import { offerQuestions, offersOpen } from './questions/offers.ts';
import { placesOpen, starterQuestions } from './questions/starters.ts';
import { reactOpen, spiedOpen } from './questions/robbed.ts';
import { turnOpen, turnQuestions } from './questions/turn.ts';
import { isPending } from './laid.ts';
import type { State } from './state.ts';

export const { prompts, press, stepAfter, interpret, kinds } = fromQuestions<State, Command>({
  rows: [
    ...openingQuestions,
    ...starterQuestions,
    ...lookQuestions,
    ...offerQuestions,
    ...fightQuestions,
    ...roundQuestions,
    ...gambleQuestions,
    ...tavernQuestions,
    ...abilityQuestions,
    ...cardTaskQuestions,
    ...plankQuestions,
    ...redQuestions,
    ...cardQuestions,
    ...reactionQuestions,
    ...turnQuestions,
    ...endQuestions,
  ],
  open,
  decide,
});

function open(state: State): readonly Asked<State, Command>[] {
  switch (state.phase.kind) {
    case 'opening':
      return openingOpen(state);
    case 'turn': {
      // What waits works before the next fact: that is asked on the table as it is then.
      const behind = isPending(state) ? settleNow(state).reduce(evolve, state) : state;
      if (behind.phase.kind !== 'turn')
        return [...lastOpen(state), ...reactOpen(state), ...counterOpen(state), ...looksOpen(state)];
      const first = [
        ...placesOpen(behind),
        ...redOpen(behind),
        ...fightsOpen(behind),
        ...roundsOpen(behind),
        ...gamblesOpen(behind),
        ...tavernOpen(behind),
        ...abilitiesOpen(behind),
        ...cardTasksOpen(behind),
        ...playAllOpen(behind),
        ...plankOpen(behind),
      ];
      return [
        ...turnOpen(behind, first),
        ...(tellsCards(behind) ? [cardsFilled(behind)] : []),
        ...smokeOpen(behind),
        ...reactOpen(state),
        ...counterOpen(state),
        ...spiedOpen(behind),
        ...looksOpen(state),
        ...offersOpen(behind),
        ...endOpen(behind),
      ];
    }
    case 'over':
      return [];
  }
}
