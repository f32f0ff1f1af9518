import { byCreature } from './creature.ts';
import type { Encounter } from './fleet.ts';
import { House, valuesOf, type BattleOption, type BattleOptions } from './house.ts';
import { openIn } from './open.ts';
import { byGuns, type Outcome } from './outcome.ts';
import type { Reading, Sheet, SideTotal } from './steps.ts';
import { byStorm } from './storm.ts';

/** From what was turned up to what becomes of every ship: referee, displays, what-if and tests all ask here. */
export function sheetOf(encounter: Encounter, options: BattleOptions): Sheet {
  const house = new House(options);
  const outcome = outcomeOf(encounter, house);
  const open = openIn(encounter, outcome, house);
  return {
    steps: outcome.steps,
    totals: outcome.totals,
    verdicts: outcome.verdicts,
    sunk: outcome.deaths.map(({ ship }) => ship),
    certain: open.length === 0,
    open,
    readings: house.turnedOn.map((option) => readingOf(encounter, options, option, outcome)),
  };
}

export function outcomeOf(encounter: Encounter, house: House): Outcome {
  const { clash } = encounter;
  switch (clash.kind) {
    case 'ships':
    case 'navy':
      return byGuns(encounter, clash, house);
    case 'creature':
      return byCreature(encounter, clash, house);
    case 'storm':
      return byStorm(encounter, clash, house);
  }
}

/** The same fight by every other value of one rule. */
function readingOf(
  encounter: Encounter,
  options: BattleOptions,
  option: BattleOption,
  outcome: Outcome,
): Reading {
  const values = valuesOf(option).filter((value) => value !== options[option]);
  const others = values.map((value) => {
    const other = outcomeOf(encounter, new House({ ...options, [option]: value }));
    const { attacker, defender } = other.totals;
    return {
      value,
      differs: fateOf(other) !== fateOf(outcome),
      sunk: other.deaths.map(({ ship }) => ship),
      verdicts: other.verdicts,
      totals: { attacker: sizeIn(attacker), defender: sizeIn(defender) },
    };
  });
  return { option, counts: options[option], differs: others.some(({ differs }) => differs), others };
}

const sizeIn = (total: SideTotal | null): SideTotal['now'] | null => total && total.now;

/** Who sinks and who changes hands, to be held against another. */
export const fateOf = ({ deaths, deserters, verdicts }: Outcome): string =>
  [
    ...deaths.map(({ ship, returns }) => `${ship}${returns ? ' returns' : ' sinks'}`),
    ...deserters.map(({ ship, to }) => `${ship} to ${to}`),
    `attacker ${verdicts.attacker?.standing}`,
  ]
    .toSorted()
    .join('; ');
