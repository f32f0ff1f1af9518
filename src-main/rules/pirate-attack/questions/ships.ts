import { message, type Message } from '../../kernel/message.ts';
import { cards, seats, squares, words } from '../../kernel/questions/picks.ts';
import { optional, step, type Made, type Pick, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { cardsUnder, liesBeneathSails, magicUnder } from '../custody.ts';
import type { Command } from '../commands.ts';
import { cardOf } from '../data/cards.ts';
import {
  copiesLeft,
  duplicateCard,
  isWithinReach,
  printedCard,
  seaOf,
  seenOf,
  shipOf,
  shipRows,
  shipWords,
} from '../fleets.ts';
import { cardName } from '../names.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type Ship, type State } from '../state.ts';
import { seatLabel } from './facts.ts';

type Fact = Made<Command>;

/** The ships that may be chosen, read by their card too, where only one has it. */
export function shipsPick(
  state: State,
  ids: readonly number[],
  make: (id: number) => Omit<Fact, 'label'> | undefined,
): Pick<Command> {
  const pressed = shipsPressed(state, ids, make);
  const read: typeof pressed.read = (sign) => {
    if (sign.kind !== 'card' || !(isShip(sign.row) || sign.row === duplicateCard)) return pressed.read(sign);
    const [only, ...others] = ids.filter((id) => {
      const ship = shipOf(state, id)?.ship;
      return ship !== undefined && printedCard(ship) === sign.row;
    });
    if (only === undefined) return undefined;
    return others.length > 0
      ? { slip: refusal('which-ship') }
      : pressed.read({ kind: 'square', square: String(only) });
  };
  return { ...pressed, read };
}

/** Each with its captain where they are of several. */
export function shipsPressed(
  state: State,
  ids: readonly number[],
  make: (id: number) => Omit<Fact, 'label'> | undefined,
): Pick<Command> {
  const isOfSeveral = new Set(ids.map((id) => shipOf(state, id)?.seat)).size > 1;
  return squares(ids.map(String), (square) => {
    const found = shipOf(state, Number(square));
    const made = found && make(found.ship.id);
    return made && { ...made, label: shipLabel(found.seat, found.ship, isOfSeveral) };
  });
}

const shipLabel = (seat: SeatId, ship: Ship, isOfSeveral: boolean): Message =>
  isOfSeveral
    ? message('answer.ship.of', { player: { seat }, ship: shipWords(ship) })
    : message('answer.ship', { ship: shipWords(ship) });

export const idsOf = (state: State, seatsOf: readonly SeatId[]): readonly number[] =>
  seatsOf.flatMap((seat) => rowOf(state, seat).map(({ id }) => id));

/** Those of them that are not in port. */
const afloatOf = (state: State, seatsOf: readonly SeatId[]): readonly number[] =>
  seatsOf.flatMap((seat) => seaOf(state, seat).map(({ id }) => id));

/** Of all ships those that a captain can do anything with: what is hidden is its own captain's alone. */
export const reachedBy = (state: State, seat: SeatId, among: readonly SeatId[] = state.seats) =>
  idsOf(state, among).filter((id) => {
    const found = shipOf(state, id);
    return found !== undefined && isWithinReach(seat, found);
  });

/** A ship is laid: which, and then its place, which is the right end unless somebody says so. */
export const laid = (state: State, seat: SeatId): Fact =>
  state.depth === 'score'
    ? { command: { kind: 'layShip', seat }, label: message('answer.lay-ship') }
    : { label: message('answer.lay-ship'), next: () => step('card', shipCards(state, seat)) };

const shipCards = (state: State, seat: SeatId): Pick<Command> =>
  cards<string, Command>(
    shipRows(state).flatMap((row) => (copiesLeft(state, row) > 0 ? [row.id] : [])),
    (id) => laidCard(state, seat, id),
    isShip,
  );

export const isShip = (id: string): id is string => cardOf(id)?.kind === 'ship';

export function laidCard(state: State, seat: SeatId, card: string): Fact | undefined {
  const row = cardOf(card);
  if (!row) return undefined;
  const command = { kind: 'layShip', seat, card } as const;
  return {
    command,
    label: cardName(row),
    ...(rowOf(state, seat).length > 0
      ? { next: () => gapStep(state, seat, (place) => ({ ...command, place })) }
      : {}),
  };
}

/** A place in the row is the gap between two ships. */
export function gapStep(state: State, seat: SeatId, make: (place: number) => Command): Step<Command> {
  const row = rowOf(state, seat);
  return optional(
    'place',
    squares(
      row.map((_, place) => `gap-${place}`),
      (gap) => {
        const place = Number(/^gap-(\d+)$/.exec(gap)?.[1] ?? NaN);
        const right = row[place];
        const left = row[place - 1];
        if (!right) return undefined;
        return {
          command: make(place),
          label: left
            ? message('answer.gap', { left: shipWords(left), right: shipWords(right) })
            : message('answer.gap.left', { right: shipWords(right) }),
        };
      },
    ),
  );
}

/** A ship goes down: which, where ships are told and there is a choice. */
export function sunkOf(state: State, seat: SeatId): Fact {
  const label = message('answer.sink-ship');
  return state.depth === 'score'
    ? { command: { kind: 'sinkShip', seat }, label }
    : {
        label,
        next: () =>
          step(
            'ship',
            shipsPick(state, afloatOf(state, [seat]), (ship) => ({
              command: { kind: 'sinkShip', seat, ship },
            })),
          ),
      };
}

/** A ship changes captains. */
export const moved = (state: State, seat: SeatId): Fact => ({
  label: message('answer.move-ship'),
  next: () =>
    step(
      'ship',
      shipsPick(state, afloatOf(state, [seat]), (ship) => ({
        next: () =>
          step(
            'seat',
            seats(
              state.seats.filter((one) => one !== seat),
              (to) => ({ command: { kind: 'moveShip', ship, to }, label: seatLabel(to) }),
            ),
          ),
      })),
    ),
});

export const isUnknown = ({ card }: Ship): boolean => card === null;

/** A ship that was laid while only their number was told. */
export const known = (state: State, seat: SeatId): Fact => ({
  label: message('answer.name-ship'),
  next: () =>
    step(
      'ship',
      shipsPick(
        state,
        rowOf(state, seat).flatMap((ship) => (isUnknown(ship) ? [ship.id] : [])),
        (ship) => ({
          next: () =>
            step(
              'card',
              shipNames(state, (card) => ({ kind: 'nameShip', ship, card })),
            ),
        }),
      ),
    ),
});

/** Sails are taken off; which ship lay beneath is asked where nobody knows. */
export const sailsLifted = (state: State, seat: SeatId): Fact => ({
  label: message('answer.lift-sails'),
  next: () =>
    step(
      'ship',
      shipsPick(
        state,
        rowOf(state, seat).flatMap((ship) => (liesBeneathSails(ship) ? [ship.id] : [])),
        (ship) => {
          const command = { kind: 'liftSails', ship } as const;
          const found = shipOf(state, ship)?.ship;
          return found && isUnknown(found) && found.copyOf === undefined
            ? {
                next: () =>
                  step(
                    'card',
                    shipNames(state, (card) => ({ ...command, card })),
                  ),
              }
            : { command };
        },
      ),
    ),
});

/** Which ship it is. */
export const shipNames = (state: State, make: (card: string) => Command): Pick<Command> =>
  cards<string, Command>(
    shipRows(state).map(({ id }) => id),
    (card) => {
      const row = cardOf(card);
      return row && { command: make(card), label: cardName(row) };
    },
    isShip,
  );

/** More ships than these are chosen as all of them, or all but one. */
const mostSubsets = 4;

/** The ships that an Armada card may join: every choice of a small row, of a large one all or all but one. */
function groupsOf(row: readonly Ship[]): readonly (readonly Ship[])[] {
  if (row.length > mostSubsets) return [row, ...row.map((one) => row.filter((other) => other !== one))];
  const subsets = row.reduce<readonly (readonly Ship[])[]>(
    (all, ship) => [...all, ...all.map((one) => [...one, ship])],
    [[]],
  );
  return subsets.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}

/** What may sail in an armada. */
export const joinable = (state: State, seat: SeatId): readonly Ship[] =>
  state.options.hiddenArmada ? seaOf(state, seat) : seenOf(state, seat);

export const armada = (state: State, seat: SeatId): Fact => ({
  label: message('answer.armada'),
  next: () => groupsStep(state, seat, (ships) => ({ kind: 'formArmada', seat, ships })),
});

export function groupsStep(
  state: State,
  seat: SeatId,
  make: (ships: readonly number[]) => Command,
): Step<Command> {
  const groups = groupsOf(joinable(state, seat));
  const named = new Map(groups.map((group) => [group.map(({ id }) => id).join('-'), group]));
  return step(
    'ships',
    words([...named.keys()], (word) => {
      const group = named.get(word) ?? [];
      return {
        command: make(group.map(({ id }) => id)),
        label: message('answer.ships', { ships: group.map(shipWords) }),
      };
    }),
  );
}

/** Two opposites under a ship, once they were shown. */
export const pairDropped = (state: State, seat: SeatId): Fact => ({
  label: message('answer.drop-pair'),
  next: () =>
    step(
      'ship',
      shipsPick(
        state,
        idsOf(state, [seat]).filter((ship) => cardsUnder(state, ship) - magicUnder(state, ship) > 1),
        (ship) => ({ command: { kind: 'dropPair', ship } }),
      ),
    ),
});

/** A Sea Creature sinks a ship of somebody else. */
export const creature = (state: State, seat: SeatId): Fact => ({
  label: message('answer.creature'),
  next: () =>
    step(
      'ship',
      shipsPick(
        state,
        reachedBy(
          state,
          seat,
          state.seats.filter((one) => one !== seat),
        ),
        (ship) => ({
          command: { kind: 'sinkShip', ship, creature: seat },
        }),
      ),
    ),
});
