import type { Lying } from './cards.ts';
import { strikes } from './cards.ts';
import type { House } from './house.ts';
import type { Size } from '../cards.ts';
import type { Figure, Fleet, Reckoning, Sailing, Ship } from './fleet.ts';

/** In this order a ship's figures come about. */
export const worthLayers = ['printed', 'doubled', 'underCards', 'fleet', 'halved'] as const;
export type WorthLayer = (typeof worthLayers)[number];

/** What a ship would fight with after each layer, as it counts: never below nothing. */
export type Worth = { readonly [layer in WorthLayer]: Size };

/** All that makes up one ship's figures. */
export interface Load extends Sailing {
  readonly cards: readonly Lying[];
  /** Whether Fire and Storm burn here. */
  readonly cursed: boolean;
}

type Step = (raw: number, figure: Figure, load: Load, house: House) => number;

const doubled: Step = (raw, figure, { cards }, house) => {
  const doubles = cards.filter(({ face }) => face.kind === 'double' && face.of === figure).length;
  if (doubles === 0) return raw;
  return doubles > 1 && house.says('doubleStack') === 'multiply' ? raw * 2 ** doubles : raw * (1 + doubles);
};

const reckoned: Readonly<Record<Reckoning, (plus: number) => number>> = {
  plain: (plus) => plus,
  good: (plus) => (plus > 0 ? 5 : -1),
  bad: (plus) => (plus > 0 ? 1 : -5),
};

const underCards: Step = (raw, figure, { cards, fleet }) =>
  cards.reduce(
    (sum, { face }) =>
      face.kind === 'addOn' && face.of === figure ? sum + reckoned[fleet.math](face.plus) : sum,
    raw,
  );

const fleetPlus: Step = (raw, _, { fleet }, house) => raw + plusOf(fleet, house);

function plusOf({ plus, math }: Fleet, house: House): number {
  if (plus === 0 || math === 'plain' || !house.says('fleetMath')) return plus;
  return reckoned[math](plus);
}

const burns = { cannons: 'storm', strength: 'fire' } as const satisfies Record<Figure, string>;

/** Half is lost, and of an odd number the larger half; each curse takes of what the one before has left. */
const halved: Step = (raw, figure, { ship, cursed }, house) => {
  let left = counted(raw, figure, house);
  const times = cursed ? strikes(ship, burns[figure]) : 0;
  for (let time = 0; time < times; time++) left -= Math.max(0, Math.ceil(left / 2));
  return left;
};

const steps: Readonly<Record<Exclude<WorthLayer, 'printed'>, Step>> = {
  doubled,
  underCards,
  fleet: fleetPlus,
  halved,
};

const counted = (raw: number, figure: Figure, house: House): number =>
  raw < 0 && (figure === 'strength' || house.says('gunsFloor')) ? 0 : raw;

/** What stands on the ship, or was thrown for it; what was not thrown yet is nothing so far. */
export const printedOf = ({ printed, thrown }: Ship): Size =>
  printed ?? { cannons: thrown?.cannons ?? 0, strength: thrown?.strength ?? 0 };

/** By what is printed, not by what lies under it. */
export const sizeOf = ({ cannons, strength }: Size): number => cannons + strength;

/** One figure after each layer. */
function figureOf(printed: number, figure: Figure, load: Load, house: House): Record<WorthLayer, number> {
  let raw = printed;
  const shown = { printed: raw, doubled: 0, underCards: 0, fleet: 0, halved: 0 };
  for (const layer of worthLayers) {
    if (layer === 'printed') continue;
    raw = steps[layer](raw, figure, load, house);
    shown[layer] = counted(raw, figure, house);
  }
  return shown;
}

export function worthOf(load: Load, house: House, printed: Size = printedOf(load.ship)): Worth {
  const cannons = figureOf(printed.cannons, 'cannons', load, house);
  const strength = figureOf(printed.strength, 'strength', load, house);
  const at = (layer: WorthLayer): Size => ({ cannons: cannons[layer], strength: strength[layer] });
  return {
    printed: at('printed'),
    doubled: at('doubled'),
    underCards: at('underCards'),
    fleet: at('fleet'),
    halved: at('halved'),
  };
}
