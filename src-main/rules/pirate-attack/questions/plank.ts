import { inPacks } from '../edition.ts';
import { openZones } from '../looks.ts';
import { message } from '../../kernel/message.ts';
import { cards, seats, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { handSize } from '../custody.ts';
import { cardOf, cards as rows } from '../data/cards.ts';
import { mayFlee } from '../decide/smoke.ts';
import { ownEffectOf } from '../effects/own.ts';
import { copiesLeft, shipRows } from '../fleets.ts';
import { cardName } from '../names.ts';
import { inPlay, rowOf, type Fight, type State } from '../state.ts';
import { dueSeaTask, type SeaTask } from '../tasks.ts';
import { seatLabel } from './facts.ts';
import { gapStep } from './ships.ts';

/** Which ships are laid out of the hands, and whose; then that all are. */
const intoTheSea = defineQuestion<State, Command, SeaTask>({
  kind: 'into-the-sea',
  need: 'must',
  makes: ['sailShip', 'endSailing'],
  rule: 'sea',
  whom: (state) => handed(state),
  ask: () => message('prompt.into-the-sea.all'),
  shown: (state, task) => [state.round, task, openZones(state)],
  step: (state, _, seat) =>
    step<Command>(
      'card',
      words(['all-sailed'], () => ({
        command: { kind: 'endSailing' },
        label: message('answer.all-sailed'),
        key: 's',
      })),
      cards<string, Command>(
        shipRows(state).flatMap((row) => (copiesLeft(state, row) > 0 ? [row.id] : [])),
        (card) => sailed(state, card, seat === undefined ? handed(state) : [seat]),
        (id): id is string => cardOf(id)?.kind === 'ship',
      ),
    ),
});

/** Who has a card that could be a ship. */
const handed = (state: State): readonly SeatId[] => inPlay(state).filter((seat) => handSize(state, seat) > 0);

function sailed(state: State, card: string, among: readonly SeatId[]): Made<Command> | undefined {
  const row = cardOf(card);
  const [only, ...others] = among;
  if (!row || !only) return undefined;
  const label = cardName(row);
  return others.length === 0
    ? { ...placed(state, only, card), label }
    : { label, next: () => ownerStep(state, card, among) };
}

const ownerStep = (state: State, card: string, among: readonly SeatId[]): Step<Command> =>
  step(
    'seat',
    seats(among, (seat) => ({ ...placed(state, seat, card), label: seatLabel(seat) })),
  );

/** At the right end, unless another place is said. */
function placed(state: State, seat: SeatId, card: string): Omit<Made<Command>, 'label'> {
  const command = { kind: 'sailShip', seat, card } as const;
  return rowOf(state, seat).length > 0
    ? { command, next: () => gapStep(state, seat, (place) => ({ ...command, place })) }
    : { command };
}

/** Whoever is attacked may leave, held or not: a button tells nobody a hand. */
const smoke = defineQuestion<State, Command, Fight>({
  kind: 'smoke',
  need: 'may',
  makes: ['fleeFight'],
  rule: 'smoke',
  whom: (_, { defender }) => [defender.seat],
  shown: (state) => [state.fights, openZones(state)],
  step: (state, { defender: { seat } }) =>
    cards<string, Command>(
      screensIn(state),
      (card) => {
        const row = cardOf(card);
        return row && { command: { kind: 'fleeFight', seat, card }, label: cardName(row) };
      },
      (id): id is string => ownEffectOf(id)?.flees ?? false,
    ),
});

const screensIn = (state: State): readonly string[] =>
  rows.flatMap((row) =>
    ownEffectOf(row.id)?.flees && inPacks(state, row) && mayFlee(state, row.id) ? [row.id] : [],
  );

export const smokeOpen = (state: State): readonly Asked<State, Command>[] =>
  state.fight && screensIn(state).length > 0 ? [smoke(state, state.fight)] : [];

export const plankOpen = (state: State): readonly Asked<State, Command>[] => {
  const task = state.fight ? undefined : dueSeaTask(state);
  return task ? [intoTheSea(state, task)] : [];
};

export const plankQuestions: readonly AnyQuestion[] = [intoTheSea, smoke];
