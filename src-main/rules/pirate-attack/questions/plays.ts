import { message } from '../../kernel/message.ts';
import { seats, spelled } from '../../kernel/questions/picks.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow } from '../cards.ts';
import type { Command, CommandOf } from '../commands.ts';
import { cardsUnder, cursesAbove, magicUnder } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { needsPlayer, playOf, type PlayRow } from '../decide/plays.ts';
import { bountied, tavernKept } from '../decide/tavern-cards.ts';
import { abilityOf, isThrown } from '../abilities/own.ts';
import { shipOf } from '../fleets.ts';
import { cardName, nameOf } from '../names.ts';
import { faceStep } from './dice.ts';
import { inPlay, rowOf, type State } from '../state.ts';
import { teamOf } from '../teams.ts';
import { oneShotsIn } from '../under.ts';
import { seatLabel } from './facts.ts';
import { swapStep } from './magician.ts';
import { gapStep, groupsStep, reachedBy, shipsPick } from './ships.ts';

type Play = CommandOf<'playCard'>;

/** A card is played: on whom or what, as it has to be aimed. */
export function playedBy(state: State, seat: SeatId, card: string): Made<Command> | undefined {
  const row = cardOf(card);
  const play = row && playOf(row);
  if (!play) return undefined;
  const command: Play = { kind: 'playCard', seat, card };
  const label = cardName(row);
  const next = aimStep(state, command, row, play);
  if (next === 'none') return { command, label };
  if (play.aim === 'row') return { command, label, ...(rowOf(state, seat).length > 0 ? { next } : {}) };
  return { label, next };
}

function aimStep(state: State, command: Play, row: CardRow, play: PlayRow): 'none' | (() => Step<Command>) {
  const { seat } = command;
  // A Tavern card has to be played, on whomever that goes.
  const fits = (aim: Partial<Play>): boolean =>
    row.kind !== 'tavern' || !play.wrong?.(state, { ...command, ...aim }, row);
  switch (play.aim) {
    case 'none':
      return 'none';
    case 'row':
      return () => gapStep(state, seat, (place) => ({ ...command, place }));
    case 'other':
      return needsPlayer(row)
        ? () =>
            onStep(
              inPlay(state).filter((on) => on !== seat && fits({ on })),
              command,
            )
        : 'none';
    case 'player':
      return () =>
        onStep(
          inPlay(state).filter((on) => fits({ on })),
          command,
        );
    case 'ship':
    case 'otherShip':
      return () =>
        step(
          'ship',
          shipsPick(
            state,
            reachedBy(
              state,
              seat,
              state.seats.filter((one) => play.aim === 'ship' || one !== seat),
            ).filter((ship) => fits({ ship })),
            (ship) =>
              row.kind === 'tavern'
                ? { command: { ...command, ship } }
                : creatureAt(state, { ...command, ship }),
          ),
        );
    case 'tavernCard':
      return () => takenStep(state, command);
    case 'twoShips':
      return () => movedStep(state, command);
    case 'swap':
      return () => swapStep(state, command);
    case 'ownShips':
      return () => ownersStep(state, seat, (ships) => ({ ...command, ships }));
  }
}

/** A Tavern card before a captain, or a Bounty by its ship. */
const takenStep = (state: State, command: Play): Step<Command> =>
  step<Command>(
    'kept',
    spelled<Command>(
      tavernKept(state).map(({ id, card, of }) => {
        const label = message('answer.kept', { player: { seat: of }, card: nameOf(card) });
        return [`kept-${id}`, { command: { ...command, kept: id }, label }] as const;
      }),
    ),
    shipsPick(state, bountied(state), (ship) => ({ command: { ...command, ship } })),
  );

/** Of the own ships, or of the partner's. */
function ownersStep(state: State, seat: SeatId, make: (ships: readonly number[]) => Play): Step<Command> {
  const owners = teamOf(state, seat).filter((one) => one === seat || rowOf(state, one).length > 1);
  return owners.length === 1
    ? groupsStep(state, seat, make)
    : step(
        'seat',
        seats(owners, (one) => ({ label: seatLabel(one), next: () => groupsStep(state, one, make) })),
      );
}

const onStep = (among: readonly SeatId[], command: Play): Step<Command> =>
  step(
    'seat',
    seats(among, (on) => ({ command: { ...command, on }, label: seatLabel(on) })),
  );

/** A creature asks for the strength of X/X before anything else, and for a verdict where cards lie there. */
function creatureAt(state: State, command: Play): Omit<Made<Command>, 'label'> {
  const found = shipOf(state, command.ship);
  if (!found || cardOf(command.card ?? '')?.effect.kind !== 'creature') return { command };
  const then = (play: Play): Omit<Made<Command>, 'label'> =>
    cardsUnder(state, found.ship.id) > 0 ? { next: () => verdictStep(state, play) } : { command: play };
  return isThrown(found.ship)
    ? { next: () => faceStep('strength', (thrown) => then({ ...command, thrown })) }
    : then(command);
}

/** What lies under the ship has been turned up: whether it sinks is told. */
const verdictStep = (state: State, command: Play): Step<Command> =>
  step(
    'verdict',
    spelled<Command>([
      ['sinks', { command: { ...command, sinks: true }, label: message('answer.sinks') }],
      ['holds', { command: { ...command, sinks: false }, label: message('answer.holds') }],
      ...removedVerdicts(state, command),
      ...magicVerdicts(state, command),
    ]),
  );

type Way = readonly [word: string, made: Made<Command>];

/** By its ability it holds since one card is gone: of the main deck, or Magic. */
function removedVerdicts(state: State, command: Play): readonly Way[] {
  const found = shipOf(state, command.ship);
  if (!found || abilityOf(found.ship).removes !== 'own' || !state.options.removeVsNavy) return [];
  const magic = magicUnder(state, found.ship.id);
  const isThere = { card: cardsUnder(state, found.ship.id) > magic, magic: magic > 0 };
  return (['card', 'magic'] as const).flatMap((removed) =>
    isThere[removed]
      ? [
          [
            `removed-${removed}`,
            {
              command: { ...command, sinks: false, removed },
              label: message(`answer.holds.removed.${removed}`),
            },
          ] as const,
        ]
      : [],
  );
}

/** With Magic there: that a Reincarnation brings it back, that some goes with the creature, or all that lies there. */
function magicVerdicts(state: State, command: Play): readonly Way[] {
  const { ship = 0 } = command;
  const magic = magicUnder(state, ship);
  const { packs } = state.edition;
  const isDead = packs.includes('raise-the-dead');
  if (magic === 0) return [];
  const holds = { ...command, sinks: false };
  const kinds = oneShotsIn(packs);
  const most = Math.min(magic, Math.max(isDead ? 3 : 2, kinds));
  const gone = isDead || kinds > 2 ? 'answer.holds.spent' : 'answer.holds.confused';
  return [
    ...(packs.includes('magic-shop')
      ? [
          [
            'returns',
            { command: { ...command, sinks: true, returns: true }, label: message('answer.sinks.returns') },
          ] as const,
        ]
      : []),
    ...Array.from({ length: most }, (_, at) => at + 1).map(
      (confusions) =>
        [
          `holds-${confusions}`,
          { command: { ...holds, confusions }, label: message(gone, { count: confusions }) },
        ] as const,
    ),
    ...(isDead && state.options.seaEliminate
      ? [
          [
            'eliminated',
            { command: { ...holds, eliminated: true }, label: message('answer.holds.bare') },
          ] as const,
        ]
      : []),
  ];
}

/** From a ship with a curse to any other. */
function movedStep(state: State, command: Play): Step<Command> {
  const all = reachedBy(state, command.seat);
  return step(
    'ship',
    shipsPick(
      state,
      all.filter((id) => cursesAbove(state, id) > 0),
      (ship) => ({
        next: () =>
          step(
            'target',
            shipsPick(
              state,
              all.filter((id) => id !== ship),
              (to) => ({ command: { ...command, ship, to } }),
            ),
          ),
      }),
    ),
  );
}
