import { message } from '../../kernel/message.ts';
import { cards, spelled, words } from '../../kernel/questions/picks.ts';
import { step, type Made, type Pick, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { forcedPairings } from '../attacks.ts';
import type { Command, CommandOf } from '../commands.ts';
import { savedMagic, tellsCards } from '../custody.ts';
import { cardOf, cards as rows } from '../data/cards.ts';
import { openOf, openRowOf } from '../decide/open-magic.ts';
import { tooLarge } from '../decide/reach.ts';
import { isWithinReach, sailsCard, seaOf, seenOf, shipOf, shipWords } from '../fleets.ts';
import { mayRise } from '../graves.ts';
import { cardName } from '../names.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type State } from '../state.ts';
import { gambleStep, mayGamble } from './gamble.ts';
import { toPort, toPortStep } from './port.ts';
import { beneathSails, revealStep } from './vision.ts';
import { gapStep, idsOf, isShip, shipsPick } from './ships.ts';
import { copiesPlayed } from '../edition.ts';

type Play = CommandOf<'playMagic'>;
type Fact = Made<Command>;

const hasSails = ({ edition }: State): boolean =>
  rows.some((row) => row.id === sailsCard && copiesPlayed(row, edition) > 0);

export const isOpenMagic = (id: string): id is string => openOf(id) !== undefined;

/**
 * What is played face up, of the packs in play: by whoever has Magic saved, where that is told. What anybody may play
 * between two turns is one answer that asks which, where it is several cards.
 */
export function openMagic(state: State, seat: SeatId): readonly Pick<Command>[] {
  const all = mayHaveMagic(state, seat) ? openCards(state) : [];
  const isShared = all.filter(isBetween).length > 1;
  const aimed = all.filter((id) => hasAim(state, seat, id));
  const [shared, listed] = isShared
    ? [aimed.filter(isBetween), aimed.filter((id) => !isBetween(id))]
    : [[], aimed];
  return [
    cards<string, Command>(listed, (id) => playedOpen(state, seat, id), isOpenMagic),
    words(shared.length > 0 ? ['open-magic'] : [], () => playedBetween(state, seat)),
  ];
}

const openCards = ({ edition }: State): readonly string[] =>
  rows.flatMap((row) => (isOpenMagic(row.id) && copiesPlayed(row, edition) > 0 ? [row.id] : []));

/** Sails that go between two turns have an answer of their own. */
function isBetween(id: string): boolean {
  const open = openOf(id);
  return open !== undefined && openRowOf(open).between({});
}

const mayHaveMagic = (state: State, seat: SeatId): boolean =>
  !tellsCards(state) || savedMagic(state, seat) > 0;

/** Whether there is a ship for it. */
function hasAim(state: State, seat: SeatId, id: string): boolean {
  switch (openOf(id)) {
    case 'raise':
      return mayRise(state).length > 0;
    case 'copy':
      return copied(state, seat).length > 0;
    case 'hide':
      return state.options.sailsFrom !== 'row' || hideable(state, seat).length > 0;
    case 'port':
      return toPort(state).length > 0;
    case 'force':
      return forcedPairings(state).length > 0;
    case 'gamble':
      return mayGamble(state, seat);
    case 'reveal':
      return beneathSails(state).length > 0;
    case undefined:
      return false;
  }
}

export function playedOpen(state: State, seat: SeatId, card: string): Fact | undefined {
  const row = cardOf(card);
  const open = openOf(card);
  if (!row || !open) return undefined;
  const play: Play = { kind: 'playMagic', seat, card };
  return { label: cardName(row), next: () => aims[open](state, play) };
}

const aims: Readonly<
  Record<NonNullable<ReturnType<typeof openOf>>, (state: State, play: Play) => Step<Command>>
> = {
  raise: (state, play) =>
    step(
      'ship',
      gravesPick(state, play.seat, (risen) => ({ ...play, ...risen })),
    ),
  copy: (state, play) =>
    step(
      'ship',
      shipsPick(state, copied(state, play.seat), (ship) =>
        placed(state, play.seat, (at) => ({ ...play, ship, ...at })),
      ),
    ),
  force: (state, play) =>
    step(
      'ship',
      shipsPick(state, forceable(state), (ship) => ({ next: () => foeStep(state, { ...play, ship }) })),
    ),
  hide: (state, play) =>
    step<Command>(
      'ship',
      shipsPick(state, state.options.sailsFrom === 'hand' ? [] : hideable(state, play.seat), (ship) => ({
        command: { ...play, ship },
      })),
      words(state.options.sailsFrom === 'row' ? [] : ['from-hand'], () => ({
        label: message('answer.from-hand'),
        ...placed(state, play.seat, (at) => ({ ...play, ...at })),
      })),
    ),
  port: toPortStep,
  reveal: revealStep,
  gamble: gambleStep,
};

/** In port only where the table has it so. */
const copied = (state: State, seat: SeatId): readonly number[] =>
  idsOf(state, state.seats).filter((id) => {
    const found = shipOf(state, id);
    return found && (isWithinReach(seat, found) || (state.options.duplicatePort && found.ship.inPort));
  });

/** Magic that anybody plays face up between two turns. */
const between = (state: State, seat: SeatId): readonly string[] =>
  openCards(state).filter((id) => isBetween(id) && hasAim(state, seat, id));

export const mayPlayBetween = (state: State, seat: SeatId): boolean =>
  state.turn !== seat && mayHaveMagic(state, seat) && between(state, seat).length > 0;

export const playedBetween = (state: State, seat: SeatId): Fact => ({
  label: message('answer.open-magic'),
  next: () =>
    step(
      'card',
      cards<string, Command>(between(state, seat), (id) => playedOpen(state, seat, id), isOpenMagic),
    ),
});
const forceable = (state: State): readonly number[] =>
  seenOfThose(state, new Set(forcedPairings(state).map(({ attacker }) => attacker)));

const seenOfThose = (state: State, those: ReadonlySet<SeatId>): readonly number[] =>
  state.seats.flatMap((seat) => (those.has(seat) ? seenOf(state, seat).map(({ id }) => id) : []));

/** A ship of another captain. */
function foeStep(state: State, play: Play): Step<Command> {
  const own = shipOf(state, play.ship)?.seat;
  const pairs = forcedPairings(state).filter(({ attacker }) => attacker === own);
  const foes = seenOfThose(state, new Set(pairs.map(({ defender }) => defender)));
  return step(
    'target',
    shipsPick(state, foes, (to) => ({ command: { ...play, to } })),
  );
}

/** Between two turns anybody hides a ship of the own row. */
export const mayHide = (state: State, seat: SeatId): boolean =>
  state.turn !== seat &&
  state.options.sailsFrom !== 'hand' &&
  hasSails(state) &&
  (!tellsCards(state) || savedMagic(state, seat) > 0) &&
  hideable(state, seat).length > 0;

export const hidden = (state: State, seat: SeatId): Fact => ({
  label: message('answer.hide-ship'),
  next: () =>
    step(
      'ship',
      shipsPick(state, hideable(state, seat), (ship) => ({
        command: { kind: 'playMagic', seat, card: sailsCard, ship },
      })),
    ),
});

interface At {
  readonly place?: number;
}

/** Its place is asked where there is a gap to choose. */
const placed = (state: State, seat: SeatId, make: (at: At) => Command): Omit<Fact, 'label'> => ({
  command: make({}),
  ...(rowOf(state, seat).length > 0 ? { next: () => gapStep(state, seat, (place) => make({ place })) } : {}),
});

/** Those that lie on top of the discards, by a press or by their card. */
export function gravesPick(
  state: State,
  seat: SeatId,
  make: (risen: At & { readonly grave: number }) => Command,
): Pick<Command> {
  const graves = mayRise(state);
  const pressed = spelled<Command>(
    graves.map((grave) => [
      `grave-${grave}`,
      {
        label: shipWords({ id: 0, card: state.dead[grave] ?? null }),
        ...placed(state, seat, (at) => make({ grave, ...at })),
      },
    ]),
  );
  const read: typeof pressed.read = (sign) => {
    if (sign.kind !== 'card' || !isShip(sign.row)) return pressed.read(sign);
    const [grave] = graves.filter((one) => state.dead[one] === sign.row);
    return grave === undefined
      ? { slip: refusal('not-raised', { count: graves.length }) }
      : pressed.read({ kind: 'choice', choice: `grave-${grave}` });
  };
  return { ...pressed, read };
}

const hideable = (state: State, seat: SeatId): readonly number[] =>
  seaOf(state, seat).flatMap((ship) => (ship.hidden || tooLarge(state, ship) ? [] : [ship.id]));
