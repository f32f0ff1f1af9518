import { message } from '../../kernel/message.ts';
import { cards, throwing, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { joinersOf, leaversOf, removersIn, unthrown, type Remover } from '../able.ts';
import type { Command } from '../commands.ts';
import { sizeDice } from '../dice.ts';
import { cardOf } from '../data/cards.ts';
import { shipOf, shipWords, type Found } from '../fleets.ts';
import { cardName } from '../names.ts';
import type { State } from '../state.ts';
import { raiseTasks, type RaiseTask } from '../tasks.ts';
import { faceStep } from './dice.ts';
import { gravesPick } from './open-magic.ts';
import { shipsPick } from './ships.ts';

/** A ship has come into play that brings one of the dead with it, or none. */
const raise = defineQuestion<State, Command, RaiseTask>({
  kind: 'raise',
  need: 'must',
  makes: ['raiseShip'],
  rule: 'raising',
  whom: (_, { seat }) => [seat],
  shown: (state, task) => [state.round, task, state.dead, state.rows],
  step: (state, { seat }) =>
    step<Command>(
      'ship',
      gravesPick(state, seat, (risen) => ({ kind: 'raiseShip', seat, ...risen })),
      words(['raise-none'], () => ({
        command: { kind: 'raiseShip', seat },
        label: message('answer.raise-none'),
      })),
    ),
});

/** The red die, and then the green one; or the other way round, where they are read. */
const size = defineQuestion<State, Command, Found>({
  kind: 'unknown-size',
  need: 'may',
  anyOrder: true,
  makes: ['throwSize'],
  rule: 'abilities',
  whom: (_, { seat }) => [seat],
  ask: (_, { ship }) => message('prompt.unknown-size.of', { ship: shipWords(ship) }),
  shown: (state, { ship }) => [state.fights, ship, state.fight?.thrown ?? {}],
  step: (_, { ship }) => {
    const { lacks, picks } = faceStep('cannons', (cannons) => ({
      next: () =>
        faceStep('strength', (strength) => ({
          command: { kind: 'throwSize', ship: ship.id, cannons, strength },
        })),
    }));
    return step(lacks, ...picks, ...throwing([sizeDice.strength]));
  },
});

/** Which of the cards that were turned up a ship throws out. */
const remove = defineQuestion<State, Command, Remover>({
  kind: 'remove-card',
  need: 'may',
  makes: ['removeCard'],
  rule: 'abilities',
  whom: (_, { by }) => [by.seat],
  ask: (_, { by }) => message('prompt.remove-card.by', { ship: shipWords(by.ship) }),
  shown: (state, { by, cards: lying }) => [state.fights, by.ship, lying],
  step: (state, { by, cards: lying }) =>
    step(
      'card',
      cards<string, Command>(
        [...new Set(lying.map(({ card }) => card))],
        (card) => {
          const row = cardOf(card);
          const ships = [...new Set(lying.flatMap((one) => (one.card === card ? [one.ship] : [])))];
          const out = (ship: number): Command => ({ kind: 'removeCard', by: by.ship.id, ship, card });
          const [only, ...others] = ships;
          if (!row || only === undefined) return undefined;
          return {
            label: cardName(row),
            ...(others.length === 0
              ? { command: out(only) }
              : {
                  next: () =>
                    step(
                      'ship',
                      shipsPick(state, ships, (ship) => ({ command: out(ship) })),
                    ),
                }),
          };
        },
        (id): id is string => lying.some(({ card }) => card === id),
      ),
    ),
});

/** Who fights along by an ability, on this captain's side. */
const join = defineQuestion<State, Command, SeatId>({
  kind: 'join-fight',
  need: 'may',
  makes: ['joinFight', 'leaveFight'],
  rule: 'abilities',
  whom: (_, seat) => [seat],
  shown: (state, seat) => [state.fights, seat, joinersOf(state, seat), leaversOf(state, seat)],
  step: (state, seat) =>
    step<Command>(
      'ship',
      joinersPick(state, seat),
      words(
        leaversOf(state, seat).map((id) => `leave-${id}`),
        (word) => {
          const found = shipOf(state, Number(word.slice('leave-'.length)));
          return (
            found && {
              command: { kind: 'leaveFight', ship: found.ship.id },
              label: message('answer.leave-fight', { ship: shipWords(found.ship) }),
            }
          );
        },
      ),
    ),
});

/** The ship that may join, and with whom where that is to choose. */
function joinersPick(state: State, seat: SeatId): Pick<Command> {
  const joiners = joinersOf(state, seat);
  return shipsPick(
    state,
    joiners.map(({ by }) => by),
    (ship) => {
      const others = joiners.find(({ by }) => by === ship)?.with ?? [];
      const [only, ...more] = others;
      const along = (other: number): Command => ({ kind: 'joinFight', ship, with: other });
      if (only === undefined) return undefined;
      return more.length === 0
        ? { command: along(only) }
        : {
            next: () =>
              step(
                'target',
                shipsPick(state, others, (other) => ({ command: along(other) })),
              ),
          };
    },
  );
}

/** What an ability has to be asked before the turn goes on; in a fight, what it may do there. */
export function abilitiesOpen(state: State): readonly Asked<State, Command>[] {
  const { fight } = state;
  if (!fight) return raiseTasks(state).map((task) => raise(state, task));
  const sides = [...new Set([fight.attacker, fight.defender].map(({ seat }) => seat))];
  return [
    ...unthrown(state)
      .slice(0, 1)
      .map((found) => size(state, found)),
    ...removersIn(state).map((one) => remove(state, one)),
    ...sides
      .filter((seat) => joinersOf(state, seat).length + leaversOf(state, seat).length > 0)
      .map((seat) => join(state, seat)),
  ];
}

export const abilityQuestions: readonly AnyQuestion[] = [raise, size, remove, join];
