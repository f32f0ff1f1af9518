import { step, type Step } from '../../kernel/questions/step.ts';
import type { Command, CommandOf } from '../commands.ts';
import { liesBeneathSails } from '../custody.ts';
import { seaOf, shipOf } from '../fleets.ts';
import type { State } from '../state.ts';
import { isUnknown, shipNames, shipsPick } from './ships.ts';

/** The ships that Sails of a card hide, whoever's they are. */
export const beneathSails = (state: State): readonly number[] =>
  state.seats.flatMap((seat) =>
    seaOf(state, seat).flatMap((ship) => (liesBeneathSails(ship) ? [ship.id] : [])),
  );

/** Which ship it was is asked where nobody knows. */
export const revealStep = (state: State, play: CommandOf<'playMagic'>): Step<Command> =>
  step(
    'ship',
    shipsPick(state, beneathSails(state), (ship) => {
      const command = { ...play, ship };
      const found = shipOf(state, ship)?.ship;
      return found && isUnknown(found) && found.copyOf === undefined
        ? {
            next: () =>
              step(
                'card',
                shipNames(state, (shows) => ({ ...command, shows })),
              ),
          }
        : { command };
    }),
  );
