import { strikes } from './cards.ts';
import type { Curse } from '../cards.ts';
import {
  otherSide,
  sides,
  type Choice,
  type CurseCard,
  type Sailing,
  type Ship,
  type ShipId,
  type Side,
  type Unit,
} from './fleet.ts';
import type { House } from './house.ts';
import type { BySide, Deserter, Open } from './steps.ts';
import { printedOf, sizeOf } from './worth.ts';

/** Curses that take a ship, in the order in which they do. The others halve what is left. */
export const takers = ['mutiny', 'plague', 'poison'] as const satisfies readonly Curse[];
export type Taker = (typeof takers)[number];

/** Whom one ship takes of several, and what has to be asked for that. */
export interface Picked {
  readonly victims: readonly Sailing[];
  readonly open: readonly Open[];
}

/** What the curses have done before a card under a ship is turned. */
export interface Cursed {
  readonly taken: readonly { readonly by: Taker; readonly ships: readonly ShipId[] }[];
  readonly deserters: readonly Deserter[];
  readonly open: readonly Open[];
}

const byStrongest = (one: Sailing, other: Sailing): number =>
  sizeOf(printedOf(other.ship)) - sizeOf(printedOf(one.ship));

/** The largest as printed; where several are as large, the one that was chosen. */
function largest(by: Sailing, among: readonly Sailing[], choices: readonly Choice[], house: House): Picked {
  const [first] = among.toSorted(byStrongest);
  if (!first) return { victims: [], open: [] };
  return chosen(
    by,
    among.filter((one) => byStrongest(one, first) === 0),
    choices,
    house,
  );
}

/** One that the table chooses; until it has, the first stands for it. */
function chosen(by: Sailing, among: readonly Sailing[], choices: readonly Choice[], house: House): Picked {
  const told = choices.flatMap(({ by: chooser, victim }) =>
    chooser === by.ship.id ? among.filter(({ ship }) => ship.id === victim) : [],
  );
  if (told.length > 0 || among.length < 2) return { victims: [...told, ...among].slice(0, 1), open: [] };
  const asked = house.says('largestTie') === 'owner' ? by : (among[0] as Sailing);
  const open = {
    kind: 'choice',
    by: by.ship.id,
    seat: asked.fleet.seat,
    among: among.map(({ ship }) => ship.id),
  } as const;
  return { victims: among.slice(0, 1), open: [open] };
}

/** One curse after the other; ships of both sides at once. */
export class Curses {
  readonly #present: Record<Side, readonly Sailing[]>;
  readonly #units: BySide<Unit>;
  readonly #choices: readonly Choice[];
  readonly #house: House;
  readonly #deserters: Deserter[] = [];
  readonly #open: Open[] = [];

  constructor(
    units: BySide<Unit>,
    ships: BySide<readonly Sailing[]>,
    choices: readonly Choice[],
    house: House,
  ) {
    this.#units = units;
    this.#present = { ...ships };
    this.#choices = choices;
    this.#house = house;
  }

  strike(): Cursed {
    const taken = this.#order().flatMap((by) => {
      const ships = this.#takenBy(by);
      for (const side of sides)
        this.#present[side] = this.#present[side].filter(({ ship }) => !ships.includes(ship.id));
      return ships.length > 0 ? [{ by, ships }] : [];
    });
    return { taken, deserters: this.#deserters, open: this.#open };
  }

  #order(): readonly Taker[] {
    const all = sides.flatMap((side) => this.#present[side]);
    const here = takers.filter((curse) => all.some(({ ship }) => strikes(ship, curse) > 0));
    if (here.length < 2) return here;
    const first = this.#house.says('wdOrder');
    return here.toSorted((one, other) => Number(other === first) - Number(one === first));
  }

  #takenBy(curse: Taker): readonly ShipId[] {
    if (curse === 'mutiny') return this.#mutiny();
    return sides
      .flatMap((side) => {
        const own = this.#struckBy(side, curse).map(({ ship }) => ship.id);
        return curse === 'plague' ? [...own, ...this.#infected(otherSide(side))] : own;
      })
      .filter((ship, at, all) => all.indexOf(ship) === at);
  }

  #struckBy(side: Side, curse: Curse): readonly Sailing[] {
    return this.#present[side].filter(({ ship }) => strikes(ship, curse) > 0);
  }

  #mutiny(): readonly ShipId[] {
    const leaving = sides.flatMap((side) =>
      this.#struckBy(side, 'mutiny').map(({ ship }) => ({
        ship: ship.id,
        from: this.#units[side].seat,
        to: this.#units[otherSide(side)].seat,
        ...cursesOf(ship, this.#house),
      })),
    );
    const isLone = sides.every((side) => this.#units[side].ships.length === 1);
    const stay = isLone && leaving.length === 2 && this.#house.says('doubleMutiny') === 'stay';
    if (!stay) this.#deserters.push(...leaving);
    return leaving.map(({ ship }) => ship);
  }

  /** Ships that the plague of the other side takes with it. */
  #infected(side: Side): readonly ShipId[] {
    const dying: ShipId[] = [];
    for (const by of this.#struckBy(otherSide(side), 'plague')) {
      const deadly = by.ship.curses.filter(
        ({ face, cure }) => face === 'plague' && cure !== 'cursed' && cure !== 'other',
      );
      for (const _ of deadly) dying.push(...this.#opponents(by, side, dying));
    }
    return dying;
  }

  #opponents(by: Sailing, side: Side, dying: readonly ShipId[]): readonly ShipId[] {
    const left = this.#present[side].filter(({ ship }) => !dying.includes(ship.id));
    if (left.length < 2) return left.map(({ ship }) => ship.id);
    const how = this.#house.says('plagueVsArmada');
    if (how === 'all') return left.map(({ ship }) => ship.id);
    const { victims, open } = (how === 'chosen' ? chosen : largest)(by, left, this.#choices, this.#house);
    this.#open.push(...open);
    return victims.map(({ ship }) => ship.id);
  }
}

/** The Mutiny goes when it has done its work, as every cured curse does; the others sail on with the ship. */
export function cursesOf({ curses }: Ship, house: House): Pick<Deserter, 'cursesStay' | 'cursesDiscarded'> {
  const isGone = ({ face, cure }: CurseCard): boolean =>
    cure === 'cursed' || (face === 'mutiny' && house.says('mutinyAfter') === 'discard');
  const places = curses.map((card, at) => ({ at, gone: isGone(card) }));
  return {
    cursesStay: places.flatMap(({ at, gone }) => (gone ? [] : [at])),
    cursesDiscarded: places.flatMap(({ at, gone }) => (gone ? [at] : [])),
  };
}
