import { lately } from '../kernel/lately.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Fleet, Encounter, Ship as FightingShip, UnderFace } from './battle/fleet.ts';
import { defaultBattleOptions, type BattleOptions } from './battle/house.ts';
import { sheetOf } from './battle/sheet.ts';
import type { Sheet } from './battle/steps.ts';
import type { Curse } from './cards.ts';
import { navySize } from './coming.ts';
import { abilityOf } from './abilities/own.ts';
import { cardOf } from './data/cards.ts';
import { fleetPlus } from './fleet-cards.ts';
import { fameOfCard } from './fame.ts';
import { cardsUnder, cursesAbove } from './custody.ts';
import { leftOf, shipOf, sizeOf, type Found } from './fleets.ts';
import { refusal } from './refusals.ts';
import { settledInFights } from './options.ts';
import { mathOf, starterNumber } from './starters/starters.ts';
import { partnerOf } from './teams.ts';
import { diceIn, isSized } from './thrown.ts';
import { underFace } from './under.ts';
import { bountyGold, rowOf, type Fight, type Ship, type State } from './state.ts';

/** What was turned up of one ship in a fight. */
export interface Turned {
  readonly curses: readonly TurnedCurse[];
  /** The cards that lay under it. */
  readonly under: readonly string[];
  /** Places of those that an ability has thrown out. */
  readonly removed?: readonly number[];
}

export interface TurnedCurse {
  readonly curse: Curse;
  /** Of the Black Plague the other side may save itself alone. */
  readonly cure: 'none' | 'cursed' | 'other';
}

export const nothingTurned: Turned = { curses: [], under: [] };

/** Those that still lie there. */
export const lyingUnder = ({ under, removed = [] }: Turned): readonly string[] =>
  under.filter((_, at) => !removed.includes(at));

export const removedFrom = ({ under, removed = [] }: Turned): readonly string[] =>
  under.filter((_, at) => removed.includes(at));

/** Whether anything of the fight that is on was told. */
export const hasTurned = ({ fight }: State): boolean =>
  fight !== null && (fight.sunk.length > 0 || Object.keys(fight.turned).length > 0);

export const turnedOf = ({ turned }: Fight, ship: number): Turned => turned[ship] ?? nothingTurned;

/** Whether a Mutiny that nobody answers takes it to the other side, and nobody looks at what lies under it. */
export function leavesUnseen({ options: { wdOrder }, fight }: State, ship: number): boolean {
  if (!fight || ![...fight.attacker.ships, ...fight.defender.ships].includes(ship)) return false;
  const { curses } = turnedOf(fight, ship);
  const strikes = (one: Curse): boolean => curses.some(({ curse, cure }) => curse === one && cure === 'none');
  return strikes('mutiny') && (wdOrder === 'mutiny' || !strikes(wdOrder));
}

const faceOf = (card: string): UnderFace | null => {
  const row = cardOf(card);
  return (row && underFace(row)) ?? null;
};

const none: readonly null[] = [];

/** Under most ships of a sea nothing lies. */
const faceDown = (count: number): readonly null[] =>
  count > 0 ? Array.from({ length: count }, () => null) : none;

/** How the battle computer sees a ship: where cards are not told, what nobody has told of it is not there. */
function fighting(state: State, ship: Ship, { curses, under, removed = [] }: Turned): FightingShip {
  return {
    id: String(ship.id),
    printed: sizeOf(ship),
    curses: [
      ...curses.map(({ curse, cure }) => ({ face: curse, cure })),
      ...faceDown(cursesAbove(state, ship.id) - curses.length).map(
        (face) => ({ face, cure: 'none' }) as const,
      ),
    ],
    under: [
      ...under.map((card, at) => ({
        face: faceOf(card),
        ...(removed.includes(at) ? { removed: true } : {}),
      })),
      ...faceDown(cardsUnder(state, ship.id) - under.length).map((face) => ({ face })),
    ],
    fame: fameOfCard(state, ship.card),
    ...(ship.copyOf === undefined ? {} : { copyOf: String(ship.copyOf) }),
    ...(ship.hidden ? { hidden: true } : {}),
    ...(ship.bounty ? { bounty: ship.bounty * bountyGold } : {}),
    ...abilityIn(ship),
    ...(ship.inPort ? { inPort: true } : {}),
    ...diceIn(state, ship),
  };
}

/** What its ability does in a clash by itself. */
function abilityIn(ship: Ship): Pick<FightingShip, 'insured' | 'navigator'> {
  const { insured, navigator } = abilityOf(ship);
  return { ...(insured ? { insured } : {}), ...(navigator ? { navigator } : {}) };
}

const sailsWith = (partner: SeatId | undefined): Pick<Fleet, 'partner'> => (partner ? { partner } : {});

const turnedIn =
  ({ fight }: State) =>
  (id: number): Turned =>
    fight ? turnedOf(fight, id) : nothingTurned;

const fleetsOf = (state: State, turned = turnedIn(state)): readonly Fleet[] =>
  state.seats.map((seat): Fleet => ({
    seat,
    ...sailsWith(partnerOf(state, seat)),
    ships: rowOf(state, seat).map((ship) => fighting(state, ship, turned(ship.id))),
    plus: fleetPlus(state, seat),
    math: mathOf(state, seat),
    ...(starterNumber(state, 'goldCards', seat, 1) === 0 ? { sharks: true } : {}),
  }));

/** What sinks all of these but those whose cards ride it out. */
export const stormOn = (
  state: State,
  stormed: readonly Ship[],
  spared: readonly number[],
  navigator: string,
): Encounter => ({
  fleets: fleetsOf(state, (id) => (spared.includes(id) ? { curses: [], under: [navigator] } : nothingTurned)),
  clash: {
    kind: 'storm',
    ships: stormed.map(({ id }) => String(id)),
  },
});

/** A Sea Creature against one ship; nothing where nobody has named the ship. */
export const creatureOn = (
  state: State,
  { seat, ship }: Found,
  by: SeatId,
  level: number,
  thrown?: number,
): Encounter | null =>
  sizeOf(ship) === null && thrown === undefined
    ? null
    : {
        fleets: withStrength(fleetsOf(state), ship, thrown),
        clash: { kind: 'creature', level, seat: by, defender: { seat, ships: [String(ship.id)] } },
      };

/** A creature asks for the strength alone, of X/X as it was thrown. */
const withStrength = (fleets: readonly Fleet[], { id }: Ship, strength?: number): readonly Fleet[] =>
  strength === undefined
    ? fleets
    : fleets.map((fleet) => ({
        ...fleet,
        ships: fleet.ships.map((ship) =>
          ship.id === String(id) && ship.printed === null
            ? { ...ship, thrown: { cannons: 0, strength } }
            : ship,
        ),
      }));

/** All that is known of the fight; nothing where a side has no ship left, or one that nobody has named. */
export function encounterOf(state: State): Encounter | null {
  const { fight } = state;
  if (!fight) return null;
  const [attackers, defenders] = [leftOf(state, fight.attacker), leftOf(state, fight.defender)];
  const ids = (ships: readonly Ship[]): readonly string[] => ships.map(({ id }) => String(id));
  const defender = { seat: fight.defender.seat, ships: ids(defenders) };
  if (fight.navy !== undefined) {
    if (defenders.length === 0 || !defenders.every(isSized)) return null;
    const clash = {
      kind: 'navy',
      size: navySize(fight.navy),
      fame: state.options.fameNavy,
      defender,
    } as const;
    return { fleets: fleetsOf(state), clash, ...choicesOf(fight) };
  }
  const isKnown = [...attackers, ...defenders].every(isSized);
  if (attackers.length === 0 || defenders.length === 0 || !isKnown) return null;
  return {
    fleets: fleetsOf(state),
    clash: {
      kind: 'ships',
      attacker: { seat: fight.attacker.seat, ships: ids(attackers) },
      defender,
      ...(fight.fled ? { fled: 'defender' as const } : {}),
    },
    ...choicesOf(fight),
  };
}

const choicesOf = ({ chosen }: Fight): Pick<Encounter, 'choices'> =>
  chosen ? { choices: chosen.map(({ by, victim }) => ({ by: String(by), victim: String(victim) })) } : {};

/** Whom a spirit or a curse could take, of several; and whose choice it is. */
export interface OpenChoice {
  readonly by: number;
  readonly seat: SeatId;
  readonly among: readonly number[];
}

export const choicesIn = (state: State): readonly OpenChoice[] =>
  fightSheet(state)?.open.flatMap((open) =>
    open.kind === 'choice' ? [{ by: Number(open.by), seat: open.seat, among: open.among.map(Number) }] : [],
  ) ?? [];

/** What this table has settled; what belongs to packs that are told by their outcome is as it comes. */
export const battleOptionsOf = ({ options }: State): BattleOptions => ({
  ...defaultBattleOptions,
  ...settledInFights(options),
});

/** Every button of a fight asks for it. */
export const fightSheet = lately((state: State): Sheet | null => {
  const encounter = encounterOf(state);
  return encounter && sheetOf(encounter, battleOptionsOf(state));
}, 16);

/** What becomes of the ships by what was turned up, if nothing is left for the table to choose. */
export function settledFight(state: State): Result<Sheet, Refusal> {
  if (!state.fight) return refuse(refusal('no-fight'));
  const sheet = fightSheet(state);
  return sheet && sheet.certain ? accept(sheet) : refuse(refusal('not-certain'));
}

/** How many of a card were turned up in this fight. */
export const timesTurned = ({ turned }: Fight, card: string): number =>
  Object.values(turned).reduce((sum, { curses, under }) => {
    const effect = cardOf(card)?.effect;
    const cursed = effect?.kind === 'curse' ? curses.filter(({ curse }) => curse === effect.curse).length : 0;
    return sum + cursed + under.filter((one) => one === card).length;
  }, 0);

/** The ships beside the fight that a confused one shoots at. */
export const bystandersOf = (state: State): readonly number[] => {
  const shots =
    fightSheet(state)?.steps.flatMap((step) => (step.kind === 'bystanders' ? step.shots : [])) ?? [];
  const shotAt = shots.flatMap(({ at }) => ('ship' in at ? [Number(at.ship)] : []));
  return [...new Set([...shotAt, ...turnedBeside(state)])];
};

/** What a curse takes beside the fight is shot at no more, but it may still be cured, and be cursed twice. */
function turnedBeside(state: State): readonly number[] {
  const { fight } = state;
  if (!fight) return [];
  const fighting = [...fight.attacker.ships, ...fight.defender.ships];
  return Object.keys(fight.turned)
    .map(Number)
    .filter((id) => !fighting.includes(id) && shipOf(state, id) !== undefined);
}

/** Whether cards of a ship are turned: it is in the fight still, or shot at beside it. */
export const isTurned = (state: State, id: number): boolean =>
  isInFight(state, id) || bystandersOf(state).includes(id);

/** Whether a ship is still in the fight. */
export function isInFight(state: State, id: number): boolean {
  const found = shipOf(state, id);
  const { fight } = state;
  if (!found || !fight) return false;
  return [fight.attacker, fight.defender].some((unit) => unit.seat === found.seat && unit.ships.includes(id));
}
