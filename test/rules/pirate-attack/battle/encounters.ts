import { curses, type Size } from '../../../../src-main/rules/pirate-attack/cards.ts';
import {
  cures,
  reckonings,
  type Choice,
  type Clash,
  type CurseCard,
  type Encounter,
  type Fleet,
  type Ship,
  type UnderCard,
  type UnderFace,
} from '../../../../src-main/rules/pirate-attack/battle/fleet.ts';
import {
  battleOptions,
  defaultBattleOptions,
  type BattleOptions,
} from '../../../../src-main/rules/pirate-attack/battle/house.ts';
import type { Random } from '../../../support/random.ts';

const seats = ['red', 'blue', 'yellow', 'green'] as const;

/** How much of the box lies on the table: the main game, or everything. */
export type Box = 'main' | 'all';

function face(chance: Random, box: Box): UnderFace {
  const of = chance.pick(['cannons', 'strength'] as const);
  const plus = (1 + chance.below(5)) * chance.pick([1, -1]);
  if (box === 'main' || chance.below(3) > 0) return { kind: 'addOn', of, plus };
  return chance.pick<UnderFace>([
    { kind: 'double', of },
    { kind: 'double', of },
    { kind: 'eliminate' },
    { kind: 'explode' },
    { kind: 'confuse', to: 'left' },
    { kind: 'confuse', to: 'right' },
    { kind: 'spirit' },
    { kind: 'forceField' },
    { kind: 'reincarnate' },
    { kind: 'insure', gold: 10 },
    { kind: 'navigator' },
  ]);
}

const several = <Thing>(chance: Random, most: number, make: () => Thing): readonly Thing[] =>
  Array.from({ length: chance.below(most + 1) }, make);

function ship(id: string, chance: Random, box: Box, before: readonly string[]): Ship {
  const size = { cannons: 3 + chance.below(8), strength: 3 + chance.below(8) };
  const isUnknown = box === 'all' && chance.below(8) === 0;
  const isRare = (): boolean => box === 'all' && chance.below(6) === 0;
  return {
    id,
    printed: isUnknown ? null : size,
    ...(isUnknown ? { thrown: { cannons: 1 + chance.below(20), strength: 1 + chance.below(20) } } : {}),
    inPort: isRare(),
    hidden: isRare(),
    curses: several(chance, chance.below(3), (): CurseCard => ({
      face: chance.pick(curses),
      cure: chance.pick(cures.slice(2)),
    })),
    under: several(chance, 4, (): UnderCard => ({ face: face(chance, box), removed: isRare() && isRare() })),
    fame: 1 + chance.below(3),
    ...(isRare() ? { bounty: 10 } : {}),
    ...(isRare() ? { insured: 10 } : {}),
    ...(isRare() ? { navigator: true } : {}),
    ...(before.length > 0 && isRare() ? { copyOf: chance.pick(before) } : {}),
  };
}

function fleetsFor(chance: Random, box: Box): readonly Fleet[] {
  const made: string[] = [];
  const count = 2 + chance.below(3);
  return seats.slice(0, count).map((seat, at): Fleet => {
    const ships = Array.from({ length: 1 + chance.below(5) }, (_, place) => {
      const one = ship(`${seat}-${place + 1}`, chance, box, made);
      made.push(one.id);
      return one;
    });
    const plain = { seat, ships, plus: 0, math: 'plain' } as const;
    if (box === 'main') return plain;
    return {
      ...plain,
      plus: chance.pick([0, 0, 0, 3, 4, 5, -3, -4, -5]),
      math: chance.pick([...reckonings, 'plain', 'plain']),
      sharks: chance.below(6) === 0,
      ...(count === 4 && chance.below(2) === 0 ? { partner: seats[(at + 2) % 4] as Fleet['seat'] } : {}),
    };
  });
}

const atSea = (fleet: Fleet): readonly string[] =>
  fleet.ships.filter(({ inPort }) => !inPort).map(({ id }) => id);

/** A lone ship, or several as an armada in row order. */
function unit(fleet: Fleet, chance: Random): { seat: Fleet['seat']; ships: readonly string[] } {
  const ships = atSea(fleet);
  const isArmada = ships.length > 1 && chance.below(3) > 0;
  const taken = isArmada ? ships.filter(() => chance.below(4) > 0) : [chance.pick(ships)];
  return { seat: fleet.seat, ships: taken.length > 0 ? taken : ships };
}

function clash(fleets: readonly Fleet[], chance: Random, box: Box): Clash | null {
  const sailing = chance.shuffle(fleets.filter((fleet) => atSea(fleet).length > 0));
  const [one, other] = sailing;
  if (!one || !other) return null;
  const kind = box === 'main' ? chance.pick([0, 0, 0, 0, 3]) : chance.below(8);
  if (kind === 1)
    return {
      kind: 'navy',
      size: chance.pick<Size>([
        { cannons: 8, strength: 8 },
        { cannons: 12, strength: 12 },
      ]),
      fame: 1,
      defender: unit(one, chance),
    };
  if (kind === 2) return { kind: 'storm', ships: sailing.slice(0, 1 + chance.below(3)).flatMap(atSea) };
  if (kind === 3)
    return {
      kind: 'creature',
      level: 4 + chance.below(9),
      seat: chance.pick(fleets).seat,
      defender: { seat: one.seat, ships: [chance.pick(atSea(one))] },
    };
  const fled =
    box === 'all' && chance.below(10) === 0 ? chance.pick(['attacker', 'defender'] as const) : null;
  return {
    kind: 'ships',
    attacker: unit(one, chance),
    defender: unit(other, chance),
    ...(fled ? { fled } : {}),
  };
}

/** A fight as any table might have it, with everything turned up. */
export function encounterFor(chance: Random, box: Box): Encounter {
  for (;;) {
    const fleets = fleetsFor(chance, box);
    const found = clash(fleets, chance, box);
    if (!found) continue;
    const ids = fleets.flatMap(atSea);
    const choices = several(chance, 2, (): Choice => ({ by: chance.pick(ids), victim: chance.pick(ids) }));
    return { fleets, clash: found, choices };
  }
}

/** Any table's house rules; most of them as they come. */
export function optionsFor(chance: Random): BattleOptions {
  const values = battleOptions.map((row) => {
    const all = row.type === 'flag' ? [true, false] : row.choices;
    return [row.name, chance.below(3) === 0 ? chance.pick<string | boolean>(all) : row.default];
  });
  return { ...defaultBattleOptions, ...(Object.fromEntries(values) as Partial<BattleOptions>) };
}
