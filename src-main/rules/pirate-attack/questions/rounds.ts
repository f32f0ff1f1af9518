import { message, type Message } from '../../kernel/message.ts';
import { cards, seats, spelled, unlisted, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Pick, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { abilityOf } from '../abilities/own.ts';
import { comingCards, comingOf } from '../coming.ts';
import type { Command, CommandOf } from '../commands.ts';
import { savedMagic } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { aimedAt, drawnRow, pilesOf, type DrawnRow } from '../decide/drawn.ts';
import { navigator } from '../decide/hurricane.ts';
import { cardName } from '../names.ts';
import { navyNext, stormedBy } from '../rounds.ts';
import type { Ship, State } from '../state.ts';
import { placerFor } from '../starters/starters.ts';
import { hurricaneTask, navyTask, type HurricaneTask, type NavyTask } from '../tasks.ts';
import { seatLabel } from './facts.ts';
import { reachedBy, shipsPick } from './ships.ts';

const isComing = (id: string): id is string => comingOf(id) !== undefined;

/** The Royal Navy, and the Hurricane, of the packs in play. */
export const comingPick = (state: State, seat: SeatId, listed = comingCards(state)): Pick<Command> =>
  cards<string, Command>(listed, (card) => letCome(state, seat, card), isComing);

export function letCome(state: State, seat: SeatId, card: string): Made<Command> | undefined {
  const row = cardOf(card);
  return row && aimedRed(state, { kind: 'letCome', seat, card }, cardName(row));
}

/** A red card that is aimed asks at whom; any other stands as it is. */
export function aimedRed(
  state: State,
  command: CommandOf<'letCome' | 'drawCard' | 'showDrawn'>,
  label: Message,
): Made<Command> {
  const row = command.card === undefined ? undefined : drawnRow(command.card);
  if (row && pilesOf(state, row).length > 0) return { label, next: () => pileStep(state, command, row) };
  const among = row && command.kind !== 'showDrawn' ? aimedAt(state, row, command.seat) : [];
  if (among.length === 0) return { command, label };
  const next = () =>
    step(
      'seat',
      seats(among, (on) => ({ command: { ...command, on }, label: seatLabel(on) })),
    );
  return { label, next };
}

/** Which pile it came from; all of them by the card that takes them. */
const pileStep = (
  state: State,
  command: CommandOf<'letCome' | 'drawCard' | 'showDrawn'>,
  row: DrawnRow,
): Step<Command> =>
  step(
    'pile',
    spelled<Command>(
      pilesOf(state, row).map((pile) => [
        `pile-${pile}`,
        { command: { ...command, pile }, label: message('pile.number', { pile }) },
      ]),
    ),
    words(row.aim === 'piles' ? ['all-piles'] : [], () => ({
      command: { ...command, all: true },
      label: message('answer.all-piles'),
    })),
  );

/** Magic that was saved goes under any ship. */
export const magicLaid = (state: State, seat: SeatId): Made<Command> => ({
  label: message('answer.lay-magic'),
  ...(placerFor(state, 'magic', seat)
    ? { command: { kind: 'layMagic', seat } }
    : {
        next: () =>
          step(
            'ship',
            shipsPick(state, reachedBy(state, seat), (ship) => ({
              command: { kind: 'layMagic', seat, ship },
            })),
          ),
      }),
});

export const mayLayMagic = (state: State, seat: SeatId): boolean =>
  savedMagic(state, seat) > 0 && reachedBy(state, seat).length > 0;

/** Whom the Navy meets next, where the table is asked; and that it has met everybody. */
const navy = defineQuestion<State, Command, NavyTask>({
  kind: 'navy',
  need: 'must',
  makes: ['meetNavy', 'endRound'],
  rule: 'navy',
  whom: (state, { seat }) => [navyNext(state)[0]?.seat ?? seat],
  shown: (state, task) => [state.round, task, state.rows],
  step: (state) => {
    const units = navyNext(state);
    return step<Command>(
      'ship',
      shipsPick(
        state,
        units.flatMap(({ ships }) => ships.slice(0, 1)),
        (ship) => ({ command: { kind: 'meetNavy', ship } }),
      ),
      words(units.length === 0 ? ['round-over'] : [], () => ({
        command: { kind: 'endRound' },
        label: message('answer.round-over'),
      })),
    );
  },
});

const ridesOut = (ship: Ship | undefined): boolean =>
  ship !== undefined && abilityOf(ship).navigator === true;

/** Which ships have a Master Navigator; what is not named goes down. */
const hurricane = defineQuestion<State, Command, HurricaneTask>({
  kind: 'hurricane',
  need: 'must',
  makes: ['spareShip', 'endRound'],
  rule: 'hurricane',
  whom: (_, { seat }) => [seat],
  shown: (state, task) => [state.round, task, state.rows],
  ask: (_, { card }) =>
    message(comingOf(card) === 'whirlpool' ? 'prompt.hurricane.own' : 'prompt.hurricane.storm'),
  step: (state, { seat, card, spared }) => {
    const ships = stormedBy(state, seat, card).flatMap((ship) =>
      spared.includes(ship.id) || ridesOut(ship) ? [] : [ship.id],
    );
    const spare = () => shipsPick(state, ships, (ship) => ({ command: { kind: 'spareShip', ship } }));
    return step<Command>(
      'ship',
      words(['gone-over'], () => ({
        command: { kind: 'endRound' },
        label: message('answer.gone-over', { count: ships.length }),
        key: 's',
      })),
      spare(),
      unlisted(
        cards<string, Command>(
          [],
          () => ({ label: message('answer.spared'), next: () => step('ship', spare()) }),
          (id): id is string => id === navigator,
        ),
      ),
    );
  },
});

export function roundsOpen(state: State): readonly Asked<State, Command>[] {
  if (state.fight) return [];
  const storm = hurricaneTask(state);
  if (storm) return [hurricane(state, storm)];
  const task = navyTask(state);
  return task ? [navy(state, task)] : [];
}

export const roundQuestions: readonly AnyQuestion[] = [navy, hurricane];
