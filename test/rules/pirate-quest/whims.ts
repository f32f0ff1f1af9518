import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { features, suits } from '../../../src-main/rules/pirate-quest/cards.ts';
import { commandKinds, type Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { scenarios } from '../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { sampleFaces } from '../../../src-main/rules/pirate-quest/data/faces.ts';
import { colours, dice, type Faces } from '../../../src-main/rules/pirate-quest/dice.ts';
import { fields } from '../../../src-main/rules/pirate-quest/fields.ts';
import type { MapChoice } from '../../../src-main/rules/pirate-quest/map/layout.ts';
import { options, type Options } from '../../../src-main/rules/pirate-quest/options.ts';
import { players } from '../../../src-main/rules/pirate-quest/player.ts';
import { luckUses } from '../../../src-main/rules/pirate-quest/roll.ts';
import type { Setup } from '../../../src-main/rules/pirate-quest/setup.ts';
import { depths, type State } from '../../../src-main/rules/pirate-quest/state.ts';
import type { Random } from '../../support/random.ts';

/** Some table: mostly as delivered, a third of the house rules changed. */
export function anySetup(chance: Random): Setup {
  const seats = chance.shuffle(seatIds).slice(0, 1 + chance.below(6));
  const first = seats[0];
  const map = chance.next() < 0.75 ? { map: anyMap(chance) } : {};
  return {
    seats: chance.next() < 0.01 ? [] : seats,
    depth: chance.next() < 0.6 ? 'cards' : chance.pick([...depths, ...depths, ...depths, 'tea']),
    options: anyOptions(chance),
    deck: chance.next() < 0.85 ? 'sample' : 'blank',
    luck: chance.below(4),
    ...map,
    ...(first && chance.next() < 0.5 ? { dealer: first } : {}),
    ...(chance.next() < 0.01 ? { edition: { deck: [] } } : {}),
    ...(chance.next() < 0.3 ? { edition: { faces: sampleFaces } } : {}),
  };
}

function anyMap(chance: Random): MapChoice {
  const roll = chance.next();
  if (roll < 0.02) return { kind: 'scenario', scenario: 'atlantis' };
  if (roll < 0.5) return { kind: 'scenario', scenario: chance.pick(scenarios).id };
  if (roll < 0.6) return { kind: 'laid', layout: chance.pick(scenarios) };
  if (roll < 0.62) return { kind: 'laid', layout: { ...chance.pick(scenarios), cards: [] } };
  return { kind: 'random', cards: 3 + chance.below(8), seed: chance.below(2 ** 31) };
}

function anyOptions(chance: Random): Partial<Options> {
  const chosen = options
    .filter(() => chance.next() < 0.35)
    .map((option) => {
      switch (option.type) {
        case 'choice':
          return [option.name, chance.pick<string>(option.choices)];
        case 'flag':
          return [option.name, chance.next() < 0.5];
        case 'number':
          return [option.name, option.least + chance.below(option.most - option.least + 1)];
        case 'numbers':
          return [
            option.name,
            chance.pick([
              [3, 4, 5],
              [2, 3, 4],
              [1, 2, 3],
              [5, 5, 5],
            ]),
          ];
      }
    });
  return Object.fromEntries(chance.next() < 0.01 ? [['tea', 'green']] : chosen) as Partial<Options>;
}

/** Anything that gets past the boundary, sensible or not, leaning towards who and what is at this table. */
export function anyCommand(chance: Random, state: State): Command {
  const kind = chance.pick(commandKinds);
  const seat = chance.pick(chance.next() < 0.9 ? state.seats : seatIds);
  const player = chance.pick(chance.next() < 0.9 ? state.order : players);
  const target = chance.pick(chance.next() < 0.9 ? state.order : players);
  const card = anyCard(chance, state);
  const small = chance.below(6);
  switch (kind) {
    case 'nameDealer':
    case 'takeDummyHand':
    case 'takeBack':
    case 'leaveFeature':
    case 'claimHindsight':
    case 'buyPoint':
    case 'stop':
    case 'giveLuck':
    case 'takeLuck':
      return { kind, seat } as Command;
    case 'letStand':
      return { kind };
    case 'bid':
      return { kind, seat, bid: small };
    case 'showDummyCard':
      return { kind, card };
    case 'tryFeature':
    case 'playDrawn':
      return { kind, seat, card };
    case 'playCard':
      return { kind, seat: player, card };
    case 'roll':
      return {
        kind,
        seat: player,
        face: chance.pick(['1', '2', '3', 'bolt', 'X', 'circle+1', 'blank', '7', 'moon', '1+1']),
      };
    case 'spendLuck':
      return { kind, seat, use: chance.pick(luckUses) };
    case 'target':
      return { kind, seat, target };
    case 'steal': {
      const open = chance.next() < 0.5 ? { taken: anyCard(chance, state), given: card } : {};
      return { kind, seat, target, ...open };
    }
    case 'takeFights':
      return { kind, seat, fights: small };
    case 'winFight':
      return { kind, seat: player };
    case 'countFights':
      return { kind, seat: player, won: small };
    case 'mutiny':
      return { kind, seat, target, fights: chance.below(3) };
    default:
      return anyOther(chance, state, kind, seat);
  }
}

type Other =
  | 'move'
  | 'advance'
  | 'fillCard'
  | 'setFaces'
  | 'layMap'
  | 'tellColour'
  | 'setDepth'
  | 'setTable'
  | 'setRight';

function anyOther(chance: Random, state: State, kind: Other, seat: State['seats'][number]): Command {
  switch (kind) {
    case 'move':
      return { kind, seat, to: anySquare(chance, state) };
    case 'advance':
      return { kind, seat, rank: chance.below(18) };
    case 'fillCard': {
      const feature = chance.pick(features);
      return {
        kind,
        card: anyCard(chance, state),
        feature,
        cost: chance.below(5),
        suit: chance.pick(suits),
        value: chance.below(12),
      };
    }
    case 'setFaces': {
      const faces = Array.from({ length: 6 }, () =>
        chance.pick(['1', '2', 'bolt', 'circle+1', 'X', 'blank']),
      );
      return {
        kind,
        die: chance.pick(dice),
        faces: (chance.next() < 0.3 ? ['moon', ...faces.slice(1)] : faces) as unknown as Faces,
      };
    }
    case 'layMap': {
      const at = Object.fromEntries(state.order.map((player) => [player, anySquare(chance, state)]));
      return chance.next() < 0.5 ? { kind, map: anyMap(chance) } : { kind, map: anyMap(chance), at };
    }
    case 'tellColour':
      return { kind, seat: chance.pick(state.order), colour: chance.pick(colours) };
    case 'setDepth':
      return { kind, depth: chance.pick([...depths, 'tea']) };
    case 'setTable':
      return { kind, fields: anyFields(chance, state) };
    case 'setRight': {
      const field = chance.pick(fields(state));
      const value = anyValue(chance, field);
      return field.seat
        ? { kind, field: field.field, seat: field.seat, value }
        : { kind, field: field.field, value };
    }
  }
}

const anyCard = (chance: Random, state: State): string =>
  chance.next() < 0.05 ? 'anchors-3' : chance.pick(state.edition.deck).id;

const anySquare = (chance: Random, state: State): string =>
  state.chart && chance.next() < 0.95
    ? chance.pick(state.chart.squares).id
    : `c${chance.below(4)}-${chance.below(8)}`;

type AnyField = ReturnType<typeof fields>[number];

function anyValue(chance: Random, { type }: AnyField): string | number | boolean {
  if (chance.next() < 0.05) return 'tea';
  switch (type.kind) {
    case 'number':
      return type.least + chance.below(type.most - type.least + 1);
    case 'choice':
      return chance.pick(type.among);
    case 'flag':
      return chance.next() < 0.5;
  }
}

function anyFields(chance: Random, state: State): Readonly<Record<string, string | number | boolean>> {
  const some = fields(state).filter(() => chance.next() < 0.15);
  const chosen = some.map((field) => [
    field.seat ? `${field.field}.${field.seat}` : field.field,
    anyValue(chance, field),
  ]);
  return Object.fromEntries(chance.next() < 0.05 ? [...chosen, ['tea.red', 2]] : chosen) as Readonly<
    Record<string, string | number>
  >;
}
