/** Pirate Attack with all packs, on every page. */
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import { large, type Scene } from './docs-scene.ts';
import { battle, six, standing, two, type Captain } from './packs.ts';

const at = (captains: readonly Captain[], more: object = {}) =>
  ({
    game: 'pirate-attack',
    captains: captains.length,
    setup: { depth: 'cards', edition: { packs } },
    before: [standing(captains, more)],
  }) as const;

const drawn = { kind: 'drawCard', seat: 'red', pile: 2 };
const opens = { kind: 'playCard', seat: 'red', card: 'open-market-3' };
const stolen = [
  { kind: 'drawCard', seat: 'blue', pile: 2 },
  { kind: 'playCard', seat: 'blue', card: 'thief-steal-all-of-gold', on: 'green' },
];
const fleets = at(six);
const fight = { ...at(two), before: [standing(two), ...battle.slice(0, 3).flatMap(([, ...told]) => told)] };
const robbed = { ...at(six, { turn: 'blue' }), before: [standing(six, { turn: 'blue' }), ...stolen] };
const gone = ['red', 'blue', 'yellow', 'white', 'violet'];

export const attackScenes: readonly Scene[] = [
  { ...fleets, name: 'table-attack-fleets', size: large },
  { ...fight, name: 'table-attack-fight', size: large },
  { ...fleets, name: 'table-attack-shop', before: [...fleets.before, drawn], now: [opens] },
  {
    ...fleets,
    name: 'table-attack-end',
    size: large,
    before: [
      ...fleets.before,
      ...gone.map((seat, at) => ({
        kind: 'setTable',
        fields: { round: 10 + at, [`row.${seat}`]: [], [`hand.${seat}`]: 0, [`out.${seat}`]: true },
      })),
    ],
    over: true,
  },
  { ...fleets, name: 'console-attack-turn', console: [] },
  { ...fight, name: 'console-attack-fight', console: [] },
  { ...fleets, name: 'phone-attack-turn', phone: { captain: 'Ines' } },
  { ...robbed, name: 'phone-attack-answer', phone: { captain: 'Freya' } },
  {
    ...fight,
    name: 'overlay-attack',
    overlay: 'third',
    before: [...fight.before, ...(battle[3]?.slice(1) as object[])],
  },
];
