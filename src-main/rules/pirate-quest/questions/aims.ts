import { message } from '../../kernel/message.ts';
import { cards } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { cardName, nameOf } from '../names.ts';
import type { Player } from '../player.ts';
import { isOnTable } from '../seen.ts';
import type { State } from '../state.ts';
import { anyCard, counts, fightsUpTo, playersOf, saying, says, type AwaitedAs } from './made.ts';

type Aiming = AwaitedAs<'target'>;

/** Whoever sits at the table but the own seat; the House has nothing to take. */
export const othersThan = (state: State, seat: SeatId): readonly Player[] =>
  state.order.filter((player) => player !== seat && player !== 'house');

/** What is asked about an aim is the same for both features that have one. */
const aiming = (feature: Aiming['feature']) =>
  ({
    kind: feature,
    rule: feature,
    whom: (_: State, { seat }: Aiming) => [seat],
    shown: ({ battle }: State) => ({ number: battle.number, won: battle.won, laid: battle.fight.laid }),
  }) as const;

const leaving = (seat: SeatId) => saying('leave', { kind: 'leaveFeature', seat }, 'leave-effect');

const mutiny = defineQuestion<State, Command, Aiming>({
  ...aiming('mutiny'),
  makes: ['target', 'leaveFeature'],
  step: (state, { seat }) =>
    step(
      'target',
      ...playersOf(othersThan(state, seat), (target) =>
        says({ kind: 'target', seat, target }, 'target', { target: nameOf(target) }),
      ),
      leaving(seat),
    ),
});

const thief = defineQuestion<State, Command, Aiming>({
  ...aiming('thief'),
  keeps: true,
  makes: ['steal', 'leaveFeature'],
  step: (state, { seat }) =>
    step(
      'target',
      ...playersOf(othersThan(state, seat), (target): Made<Command> => {
        const aimed = says({ kind: 'steal', seat, target }, 'target', { target: nameOf(target) });
        return target === 'dummy' ? { label: aimed.label, next: () => cardTaken(state, seat) } : aimed;
      }),
      // Only the Dummy's cards lie open: whoever shows one has said whose it is.
      takenFrom(state, seat, []),
      leaving(seat),
    ),
});

/** From the Dummy's open hand both cards are named. */
const cardTaken = (state: State, seat: SeatId): Step<Command> =>
  step('taken', takenFrom(state, seat, state.battle.dummyCards));

const takenFrom = (state: State, seat: SeatId, listed: readonly string[]) =>
  cards<string, Command>(
    listed,
    (taken) => ({ label: cardName(taken), next: () => cardGiven(state, seat, taken) }),
    anyCard,
  );

function cardGiven(state: State, seat: SeatId, taken: string): Step<Command> {
  const held = state.edition.deck.filter(({ id }) => id === taken || !isOnTable(state, id));
  return step(
    'given',
    cards(
      held.map(({ id }) => id),
      (given) =>
        says({ kind: 'steal', seat, target: 'dummy', taken, given }, 'steal-open', {
          taken: cardName(taken),
          given: cardName(given),
        }),
      anyCard,
    ),
  );
}

export const takeFights = defineQuestion<State, Command, AwaitedAs<'take-fights'>>({
  kind: 'take-fights',
  makes: ['takeFights'],
  rule: 'mutiny',
  whom: (_, { seat }) => [seat],
  ask: (_, { most }) => message('prompt.take-fights', { most }),
  shown: ({ battle }, { target }) => ({ number: battle.number, won: battle.won, target }),
  step: (_, { seat, most }) =>
    step(
      'fights',
      fightsUpTo(most, (fights) => counts({ kind: 'takeFights', seat, fights }, fights)),
    ),
});

export const aimQuestions = [mutiny, thief, takeFights];

export const aimOpen = (state: State, next: Aiming): Asked<State, Command> =>
  (next.feature === 'mutiny' ? mutiny : thief)(state, next);
