import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Fleet, Encounter, Ship as FightingShip, UnderFace } from './battle/fleet.ts';
import { defaultBattleOptions, type BattleOptions } from './battle/house.ts';
import { sheetOf } from './battle/sheet.ts';
import type { Sheet } from './battle/steps.ts';
import type { Curse } from './cards.ts';
import { cardOf } from './data/cards.ts';
import { fameOfCard } from './fame.ts';
import { cardsUnder, cursesAbove } from './custody.ts';
import { leftOf, shipOf, sizeOf, type Found } from './fleets.ts';
import { refusal } from './refusals.ts';
import { partnerOf } from './teams.ts';
import { rowOf, type Fight, type Ship, type State } from './state.ts';

/** What was turned up of one ship in a fight. */
export interface Turned {
  readonly curses: readonly TurnedCurse[];
  /** The cards that lay under it. */
  readonly under: readonly string[];
}

export interface TurnedCurse {
  readonly curse: Curse;
  /** Of the Black Plague the other side may save itself alone. */
  readonly cure: 'none' | 'cursed' | 'other';
}

export const nothingTurned: Turned = { curses: [], under: [] };

export const turnedOf = ({ turned }: Fight, ship: number): Turned => turned[ship] ?? nothingTurned;

const faceOf = (card: string): UnderFace | null => {
  const effect = cardOf(card)?.effect;
  return effect?.kind === 'addOn' ? { kind: 'addOn', of: effect.of, plus: effect.plus } : null;
};

/** How the battle computer sees a ship: where cards are not told, what nobody has told of it is not there. */
function fighting(state: State, ship: Ship, { curses, under }: Turned): FightingShip {
  const faceDown = (count: number): readonly null[] => Array.from({ length: Math.max(0, count) }, () => null);
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
      ...under.map((card) => ({ face: faceOf(card) })),
      ...faceDown(cardsUnder(state, ship.id) - under.length).map((face) => ({ face })),
    ],
    fame: fameOfCard(state, ship.card),
  };
}

const sailsWith = (partner: SeatId | undefined): Pick<Fleet, 'partner'> => (partner ? { partner } : {});

const fleetsOf = (state: State): readonly Fleet[] =>
  state.seats.map((seat): Fleet => ({
    seat,
    ...sailsWith(partnerOf(state, seat)),
    ships: rowOf(state, seat).map((ship) =>
      fighting(state, ship, state.fight ? turnedOf(state.fight, ship.id) : nothingTurned),
    ),
    plus: 0,
    math: 'plain',
  }));

/** A Sea Creature against one ship; nothing where nobody has named the ship. */
export const creatureOn = (
  state: State,
  { seat, ship }: Found,
  by: SeatId,
  level: number,
): Encounter | null =>
  sizeOf(ship) === null
    ? null
    : {
        fleets: fleetsOf(state),
        clash: { kind: 'creature', level, seat: by, defender: { seat, ships: [String(ship.id)] } },
      };

/** All that is known of the fight; nothing where a side has no ship left, or one that nobody has named. */
export function encounterOf(state: State): Encounter | null {
  const { fight } = state;
  if (!fight) return null;
  const [attackers, defenders] = [leftOf(state, fight.attacker), leftOf(state, fight.defender)];
  const isKnown = [...attackers, ...defenders].every((ship) => sizeOf(ship) !== null);
  if (attackers.length === 0 || defenders.length === 0 || !isKnown) return null;
  const ids = (ships: readonly Ship[]): readonly string[] => ships.map(({ id }) => String(id));
  return {
    fleets: fleetsOf(state),
    clash: {
      kind: 'ships',
      attacker: { seat: fight.attacker.seat, ships: ids(attackers) },
      defender: { seat: fight.defender.seat, ships: ids(defenders) },
    },
  };
}

/** What the packs of this table settle themselves; the others are as they come. */
export const battleOptionsOf = ({ options }: State): BattleOptions => ({
  ...defaultBattleOptions,
  zeroShipGuns: options.zeroShipGuns,
  wdOrder: options.wdOrder,
  plagueVsArmada: options.plagueVsArmada,
  doubleMutiny: options.doubleMutiny,
  gunsFloor: options.gunsFloor,
  mutinyAfter: options.mutinyAfter,
  wdAfterFight: options.wdAfterFight,
});

export function fightSheet(state: State): Sheet | null {
  const encounter = encounterOf(state);
  return encounter && sheetOf(encounter, battleOptionsOf(state));
}

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

/** Whether a ship is still in the fight. */
export function isInFight(state: State, id: number): boolean {
  const found = shipOf(state, id);
  const { fight } = state;
  if (!found || !fight) return false;
  return [fight.attacker, fight.defender].some((unit) => unit.seat === found.seat && unit.ships.includes(id));
}
