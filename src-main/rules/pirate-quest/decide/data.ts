import { message } from '../../kernel/message.ts';
import type { Waived } from '../../kernel/refusal.ts';
import type { DataCommand } from '../commands.ts';
import type { CardRow, Feature, Suit } from '../cards.ts';
import { parseFace } from '../dice.ts';
import { effectOf } from '../effects/effects.ts';
import { cardOf } from '../edition.ts';
import type { Event } from '../events.ts';
import { fightNumber, heldOf, ledSuit } from '../fight.ts';
import { mapFor } from '../map/choose.ts';
import { isMapProblem } from '../map/build.ts';
import { hasWayToGoal } from '../map/check.ts';
import { squareOf, type Chart } from '../map/chart.ts';
import type { ByPlayer, Player } from '../player.ts';
import { nameOf } from '../names.ts';
import { areApart, markerOf, whyNoDie } from '../race.ts';
import { refusal } from '../refusals.ts';
import { offBoard, type Flag, type Marker, type State } from '../state.ts';
import { no, plays, unless, type Decided } from './checks.ts';
import { withGoal } from './table.ts';

type Kind<Of extends DataCommand['kind']> = Extract<DataCommand, { kind: Of }>;

export function decideData(state: State, command: DataCommand, waived: Waived): Decided {
  if (state.phase === 'blank') return no('not-now');
  switch (command.kind) {
    case 'fillCard':
      return fillCard(state, command, waived);
    case 'setFaces':
      return command.faces.every((face) => parseFace(face))
        ? unless(waived, [], () => [{ kind: 'facesSet', die: command.die, faces: command.faces }])
        : no('bad-faces');
    case 'layMap':
      return layMap(state, command, waived);
    case 'tellColour':
      return tellColour(state, command, waived);
  }
}

function fillCard(state: State, command: Kind<'fillCard'>, waived: Waived): Decided {
  const { card, feature, cost, suit, value } = command;
  const row: CardRow | undefined = cardOf(state.edition, card);
  return unless(waived, [() => (row ? undefined : refusal('no-such-card', { card }))], () => [
    { kind: 'cardFilled', card, feature: { feature, cost, becomes: { suit, value } } },
    ...triedUnknown(state, card, feature),
  ]);
}

/** A card tried before anybody knew what is on it: as Fog it owes nothing, as another it was not open to who held the suit. */
function triedUnknown(state: State, card: string, feature: Feature): readonly Event[] {
  const { attempt } = state.battle.fight;
  const led = ledSuit(state);
  if (attempt?.card !== card || led === null || state.options.featureWhileHolding === 'follows') return [];
  const { player } = attempt;
  const fight = fightNumber(state);
  if (effectOf(feature).passesSuit) return [{ kind: 'suitExcused', player, fight }];
  const held = cardOf(state.edition, card)?.suit === led ? card : heldOf(state, player, led)[0];
  return held === undefined
    ? []
    : [{ kind: 'flagged', flag: triedWith(state, player, fight, led, [card, held]) }];
}

const triedWith = (
  { battle }: State,
  player: Player,
  fight: number,
  suit: Suit,
  cards: readonly string[],
): Flag => ({
  kind: 'feature-while-holding',
  player,
  battle: battle.number,
  fight,
  certain: true,
  shownIn: fight,
  suit,
  cards,
});

/** Where no map lies, the table says on what colour somebody stands. */
function tellColour(state: State, { seat, colour }: Kind<'tellColour'>, waived: Waived): Decided {
  const checks = [
    plays(state, seat),
    () => (state.chart ? refusal('map-lies-there') : undefined),
    () =>
      markerOf(state, seat).rank > 0
        ? undefined
        : refusal('no-die', { name: nameOf(seat), why: whyNoDie(state, seat) }),
  ];
  return unless(waived, checks, () => [{ kind: 'colourTold', player: seat, colour }]);
}

/** A map is laid, or laid anew; whoever is on the board needs a square on it. */
function layMap(state: State, command: Kind<'layMap'>, waived: Waived): Decided {
  const laid = mapFor(command.map, state.options.accelerationCard === 'squares');
  if (typeof laid === 'string') return noMap(laid);
  const { chart, layout } = laid;
  const markers = markersOn(state, chart, command.at ?? {});
  const checks = [
    () => (markers ? undefined : refusal('markers-off-map')),
    () => (hasWayToGoal(chart) ? undefined : refusal('no-way-to-goal')),
  ];
  return unless(waived, checks, (): readonly Event[] =>
    markers ? withGoal(state, { kind: 'mapLaid', chart, layout, markers }) : [],
  );
}

export const noMap = (problem: string): Decided =>
  isMapProblem(problem)
    ? no('bad-map', { problem: message(`map.${problem}`) })
    : no('no-such-scenario', { problem });

function markersOn(
  state: State,
  chart: Chart,
  at: Readonly<Record<string, string>>,
): ByPlayer<Marker> | undefined {
  const placed: [Player, Marker][] = [];
  for (const player of state.order.filter((one) => one !== 'house')) {
    const before = state.markers[player] ?? offBoard;
    const square = at[player] ?? before.square;
    if (before.rank === 0 && at[player] === undefined) placed.push([player, offBoard]);
    else {
      const found = square === null ? undefined : squareOf(chart, square);
      if (!found) return undefined;
      placed.push([player, { rank: found.rank, square: found.id, colour: null }]);
    }
  }
  const markers: ByPlayer<Marker> = Object.fromEntries(placed);
  return areApart({ ...state, chart }, markers) ? markers : undefined;
}
