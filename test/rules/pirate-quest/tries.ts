import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { features, suits } from '../../../src-main/rules/pirate-quest/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { scenarios } from '../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { sampleFaces } from '../../../src-main/rules/pirate-quest/data/faces.ts';
import { colours, dice, type Faces } from '../../../src-main/rules/pirate-quest/dice.ts';
import { fields } from '../../../src-main/rules/pirate-quest/fields.ts';
import type { MapChoice, MapLayout } from '../../../src-main/rules/pirate-quest/map/layout.ts';
import { bumps, wayOf } from '../../../src-main/rules/pirate-quest/movement.ts';
import { options, type Options } from '../../../src-main/rules/pirate-quest/options.ts';
import { players } from '../../../src-main/rules/pirate-quest/player.ts';
import { hasHindsight } from '../../../src-main/rules/pirate-quest/points.ts';
import { luckUses } from '../../../src-main/rules/pirate-quest/roll.ts';
import type { Setup } from '../../../src-main/rules/pirate-quest/setup.ts';
import { depths, type State } from '../../../src-main/rules/pirate-quest/state.ts';
import type { Random } from '../../support/random.ts';
import { commandKindsOf } from '../../support/command-kinds.ts';

const commandKinds = commandKindsOf<Command>('pirate-quest');

/** Tables that cannot be begun. */
export const wrongSetups: readonly Setup[] = [
  { seats: [] },
  { seats: ['red', 'red'] },
  { seats: ['red'], depth: 'tea' },
  { seats: ['red'], options: { tea: 'green' } },
  { seats: ['red'], edition: { deck: [] } },
  { seats: ['red'], map: { kind: 'scenario', scenario: 'atlantis' } },
  { seats: ['red'], map: { kind: 'laid', layout: { id: 'none', cards: [], accelerations: [] } } },
  { seats: ['red'], map: { kind: 'laid', layout: shutMap() } },
];

/** Nothing leads out of the first card. */
function shutMap(): MapLayout {
  const [first, ...others] = scenarios[0]?.cards ?? [];
  const walls = ['3e', '3ne', '3se', '6e', '6ne', '6se'].map((text) => ({
    square: Number(text[0]),
    at: text.slice(1) as 'e',
  }));
  return { id: 'shut', cards: first ? [{ ...first, barriers: walls }, ...others] : [], accelerations: [] };
}

/** Some table: a third of the house rules changed, most with samples on their cards. */
export function anySetup(chance: Random): Setup {
  const seats = chance.shuffle(seatIds).slice(0, 1 + chance.below(6));
  const [first] = seats;
  return {
    seats,
    depth: chance.next() < 0.6 ? 'cards' : chance.pick(depths),
    options: anyOptions(chance),
    deck: chance.next() < 0.85 ? 'sample' : 'blank',
    luck: chance.below(4),
    ...(chance.next() < 0.75 ? { map: anyMap(chance) } : {}),
    ...(first && chance.next() < 0.5 ? { dealer: first } : {}),
    ...(chance.next() < 0.3 ? { edition: { faces: sampleFaces } } : {}),
  };
}

function anyMap(chance: Random): MapChoice {
  const roll = chance.next();
  if (roll < 0.5) return { kind: 'scenario', scenario: chance.pick(scenarios).id };
  if (roll < 0.6) return { kind: 'laid', layout: chance.pick(scenarios) };
  return { kind: 'random', cards: 3 + chance.below(8), seed: chance.below(2 ** 31) };
}

function wrongMap(chance: Random): MapChoice {
  return chance.pick<MapChoice>([
    { kind: 'scenario', scenario: 'atlantis' },
    { kind: 'laid', layout: { ...chance.pick(scenarios), cards: [] } },
    { kind: 'laid', layout: shutMap() },
  ]);
}

const ladders: readonly (readonly number[])[] = [
  [3, 4, 5],
  [2, 3, 4],
  [1, 2, 3],
  [5, 5, 5],
];

/** The values of a house rule that are tried. */
export function valuesOf(
  option: (typeof options)[number],
): readonly (string | number | boolean | readonly number[])[] {
  switch (option.type) {
    case 'choice':
      return option.choices;
    case 'flag':
      return [true, false];
    case 'number':
      return Array.from({ length: option.most - option.least + 1 }, (_, at) => option.least + at);
    case 'numbers':
      return ladders;
  }
}

function anyOptions(chance: Random): Partial<Options> {
  const chosen = options
    .filter(() => chance.next() < 0.35)
    .map((option) => [option.name, chance.pick<unknown>(valuesOf(option))]);
  return Object.fromEntries(chosen) as Partial<Options>;
}

/** Questions that come seldom are answered by a whim oftener. */
const whimChance: Readonly<Record<string, number>> = {
  'take-fights': 0.6,
  mutiny: 0.6,
  thief: 0.6,
  'dummy-hand': 0.4,
  short: 0.2,
  'roll-feature': 0.2,
  move: 0.12,
  bid: 0.05,
};

/** What somebody tries at a question that its buttons do not offer, now and then. */
export function whimAt(chance: Random, state: State, prompt: Prompt): Command | undefined {
  const tempted = chance.next() < 0.5 ? temptation(state, prompt) : undefined;
  if (tempted) return tempted;
  if (chance.next() > (whimChance[prompt.kind] ?? 0.04)) return undefined;
  const seat = prompt.whom === 'anyone' ? chance.pick(state.seats) : chance.pick(prompt.whom);
  return atEffect(chance, state, prompt.kind, seat) ?? atOther(chance, state, prompt.kind, seat);
}

/** Where a rare house rule bites, captains run into it. */
function temptation(state: State, { kind, whom }: Prompt): Command | undefined {
  const [seat] = whom === 'anyone' ? [] : whom;
  const { attempt } = state.battle.fight;
  if (!seat) return undefined;
  if (kind === 'roll-feature' && attempt && attempt.rolling.fresh > 0)
    return { kind: 'spendLuck', seat, use: 'stand-in' };
  const rank = state.markers[seat]?.rank ?? 0;
  const left = state.moving?.left[seat] ?? 0;
  if (kind === 'move' && state.options.conflict === 'redirect') return bumpOf(state, seat);
  const isNear = state.chart !== null && left > 1 && rank + left >= state.chart.length;
  return kind === 'move' && state.options.goalExact && state.chart && isNear
    ? { kind: 'move', seat, to: state.chart.goal }
    : undefined;
}

/** Onto a taken square next to the own one. */
function bumpOf(state: State, seat: SeatId): Command | undefined {
  const { chart, markers } = state;
  if (!chart) return undefined;
  const [to] = bumps(chart, markers[seat]?.square ?? null, wayOf(state, seat));
  return to === undefined ? undefined : { kind: 'move', seat, to };
}

function atEffect(chance: Random, state: State, kind: string, seat: SeatId): Command | undefined {
  switch (kind) {
    case 'take-fights':
      return { kind: 'takeFights', seat, fights: chance.pick([0, 5]) };
    case 'mutiny':
      return { kind: 'target', seat, target: chance.pick(state.order) };
    case 'thief': {
      const target = chance.pick(state.order);
      const both = { taken: anyCard(chance, state), given: anyCard(chance, state) };
      return { kind: 'steal', seat, target, ...(chance.next() < 0.5 ? both : {}) };
    }
    default:
      return undefined;
  }
}

function atOther(chance: Random, state: State, kind: string, seat: SeatId): Command | undefined {
  switch (kind) {
    case 'bid':
      return chance.pick<Command>([
        { kind: 'bid', seat, bid: 5 },
        { kind: 'takeDummyHand', seat: chance.pick(state.seats) },
      ]);
    case 'play-card':
      return chance.next() < 0.5
        ? { kind: 'tryFeature', seat, card: anyCard(chance, state) }
        : { kind: 'playCard', seat, card: anyCard(chance, state) };
    case 'roll-feature':
    case 'roll-fight':
      return chance.next() < 0.5
        ? { kind: 'roll', seat, face: chance.pick(['moon', '3', '6', 'bolt+3']), die: chance.pick(dice) }
        : { kind: 'spendLuck', seat, use: chance.pick(luckUses) };
    case 'short':
      return { kind: 'spendLuck', seat, use: chance.pick(luckUses) };
    case 'count-fights':
      return { kind: 'countFights', seat, won: 5 };
    case 'fight-winner':
    case 'told-mutiny':
      return { kind: 'mutiny', seat, target: chance.pick(state.order), fights: 0 };
    case 'dummy-hand':
      return { kind: 'takeDummyHand', seat: chance.pick(state.seats) };
    case 'move':
      return atMove(chance, state, seat);
    default:
      return undefined;
  }
}

function atMove(chance: Random, state: State, seat: SeatId): Command {
  const late = state.seats.filter((one) => hasHindsight(state, one));
  if (late.length && chance.next() < 0.4) return { kind: 'claimHindsight', seat: chance.pick(late) };
  if (chance.next() < 0.1) return { kind: 'claimHindsight', seat: chance.pick(state.seats) };
  if (!state.chart) return { kind: 'advance', seat, rank: chance.below(20) };
  if (chance.next() < 0.4) return { kind: 'move', seat, to: state.chart.goal };
  return { kind: 'move', seat, to: chance.pick(['c99-1', ...state.chart.squares.map(({ id }) => id)]) };
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
    case 'misdeal':
      return chance.pick<Command>([{ kind }, { kind, seat, held: small }, { kind, held: small }]);
    case 'mendHand':
      return { kind, seat, held: small };
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
        ...(chance.next() < 0.1 ? { die: chance.pick(dice) } : {}),
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
      if (chance.next() < 0.4) return { kind, map: wrongMap(chance) };
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
    case 'list':
      return 'tea';
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
