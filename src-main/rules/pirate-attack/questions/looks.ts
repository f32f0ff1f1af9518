import { cards } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Step } from '../../kernel/questions/step.ts';
import type { Command } from '../commands.ts';
import { lookable, looksIn, openLooks, type Look } from '../looks.ts';
import { cardName } from '../names.ts';
import type { State } from '../state.ts';
import { shipsPressed } from './ships.ts';

/** Which card it was that a captain has looked at and placed: for the own seat alone, and nobody has to. */
const look = defineQuestion<State, Command>({
  kind: 'look',
  need: 'may',
  secret: true,
  makes: ['noteLook'],
  rule: 'placing',
  whose: (state) => state.seats.filter((seat) => openLooks(state, seat).length > 0),
  shown: (state) => looksIn(state),
  step(state, _, seat) {
    const open = seat ? openLooks(state, seat) : [];
    const ships = [...new Set(open.map(({ ship }) => ship))];
    return step<Command>(
      'ship',
      shipsPressed(state, ships, (ship) => ({
        next: () =>
          which(
            state,
            open.find((one) => one.ship === ship),
          ),
      })),
    );
  },
});

function which(state: State, open: Look | undefined): Step<Command> | undefined {
  if (!open) return undefined;
  const { seat, what, ship } = open;
  const rows = lookable(state, what);
  const isOne = (id: string): id is string => rows.some((row) => row.id === id);
  return step<Command>(
    'card',
    cards(
      rows.map(({ id }) => id),
      (card) => {
        const row = rows.find(({ id }) => id === card);
        return row && { command: { kind: 'noteLook', seat, ship, card }, label: cardName(row) };
      },
      isOne,
    ),
  );
}

/** As long as anything that was looked at lies there. */
export const looksOpen = (state: State): readonly Asked<State, Command>[] =>
  state.seats.some((seat) => openLooks(state, seat).length > 0) ? [look(state)] : [];

export const lookQuestions: readonly AnyQuestion[] = [look];
