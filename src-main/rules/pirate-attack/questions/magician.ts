import { message } from '../../kernel/message.ts';
import { spelled } from '../../kernel/questions/picks.ts';
import { step, type Step } from '../../kernel/questions/step.ts';
import type { Back, Command, CommandOf } from '../commands.ts';
import { cardsUnder } from '../custody.ts';
import { backsUnder } from '../decide/magician.ts';
import { shipOf } from '../fleets.ts';
import type { State } from '../state.ts';
import { reachedBy, shipsPick } from './ships.ts';

type Play = CommandOf<'playCard'>;

/** Two ships, one card from under each: which back it has is asked where two lie there. */
export function swapStep(state: State, command: Play): Step<Command> {
  const laden = reachedBy(state, command.seat).filter(
    (id) => cardsUnder(state, id) > 0 && !shipOf(state, id)?.ship.hidden,
  );
  return step(
    'ship',
    shipsPick(state, laden, (ship) => ({
      next: () =>
        step(
          'target',
          shipsPick(
            state,
            laden.filter((id) => id !== ship),
            (to) => swapOf(state, { ...command, ship, to }),
          ),
        ),
    })),
  );
}

function swapOf(state: State, command: Play) {
  const [given, taken] = [command.ship, command.to].map((id) => backsUnder(state, id ?? 0));
  const pairs = (given ?? []).flatMap((one) => (taken ?? []).map((other) => [one, other] as const));
  if (pairs.length < 2) return { command };
  return {
    next: () =>
      step<Command>(
        'backs',
        spelled<Command>(
          pairs.map((swaps) => [
            swaps.join('-'),
            { command: { ...command, swaps }, label: backsLabel(swaps) },
          ]),
        ),
      ),
  };
}

const backsLabel = ([one, other]: readonly [Back, Back]) =>
  message('answer.swaps', { one: message(`back.${one}`), other: message(`back.${other}`) });
