import { message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { awaited, type Awaited } from '../awaiting.ts';
import { features, trump, type CardFeature, type Feature } from '../cards.ts';
import { colours, dice, type Faces } from '../dice.ts';
import { laidCardOf } from '../edition.ts';
import { openRoll } from '../luck.ts';
import { nameOf } from '../names.ts';
import type { Player } from '../player.ts';
import { dieOf } from '../race.ts';
import { canUse, luckUses, type Rolling } from '../roll.ts';
import { isOnTable } from '../seen.ts';
import type { State } from '../state.ts';
import { unlistedSide } from '../unlisted.ts';
import { choice, digit, upTo, type Button } from './button.ts';

/** Every face of the die that is awaited, each once, and luck instead of a throw. */
export function faceButtons(state: State, seat: SeatId | undefined): readonly Button[] {
  const next = awaited(state);
  if (next.kind === 'feature-roll') {
    const die = next.attempt.rolling.die ?? dieOf(state, next.seat) ?? null;
    return [...facesOf(state, next.seat, die), ...shortButtons(state, next.seat, true)];
  }
  if (next.kind !== 'contest-roll' && next.kind !== 'dealer-roll') return [];
  const player = next.players.find((one) => one === seat) ?? next.players[0];
  return player === undefined ? [] : facesOf(state, player, next.contest.rolls[player]?.die ?? null);
}

function facesOf(state: State, seat: Player, die: Rolling['die']): readonly Button[] {
  if (die === null) return [];
  const listed = new Set<string>(state.edition.faces[die]);
  const button = (face: string): Button =>
    choice({ kind: 'roll', seat, face }, 'face', { name: nameOf(seat), face });
  return [
    ...[...listed].map(button),
    ...sidesOf(state)
      .filter((face) => !listed.has(face))
      .map((face) => ({ ...button(face), under: message('answer.face.other') })),
  ];
}

/** Faces of dice as they are made, and of those that lie here: one that nobody has listed can still be seen. */
const sidesOf = ({ edition }: State): readonly string[] => [
  ...new Set<string>([...usualSides, ...dice.flatMap((die) => edition.faces[die])]),
];

const usualSides = ['blank', 'X', 'XX', 'bolt', 'bolt+1', '1', '2', '3', 'circle', 'circle+1', 'circle+2'];

/** The face that was seen, in the place of each of those listed. */
export const listingButtons = (state: State): readonly Button[] => {
  const seen = unlistedSide(state);
  if (!seen) return [];
  const { die, face } = seen;
  const { faces } = state.edition;
  return [...new Set<string>(faces[die])].map((listed) => {
    const at = faces[die].indexOf(listed);
    const anew = faces[die].map((one, index) => (index === at ? face : one)) as unknown as Faces;
    return choice({ kind: 'setFaces', die, faces: anew }, 'list-face', { face: listed });
  });
};

/** What a luck point can do at this moment, and the way out. */
export function shortButtons(state: State, seat: SeatId, withTakeBack: boolean): readonly Button[] {
  const rolling = openRoll(state, seat);
  const uses = rolling ? luckUses.filter((use) => canUse(rolling, use)) : [];
  return [
    ...uses.map((use) => choice({ kind: 'spendLuck', seat, use }, use)),
    ...(withTakeBack ? [choice({ kind: 'takeBack', seat }, 'take-back')] : []),
  ];
}

export const colourButtons = (_state: State, next: Awaited): readonly Button[] =>
  next.kind === 'colour'
    ? colours.map((colour) =>
        choice({ kind: 'tellColour', seat: next.player, colour }, 'colour', {
          colour: message(`colour.${colour}`),
        }),
      )
    : [];

const targetsOf = (state: State, seat: SeatId): readonly Player[] =>
  state.order.filter((target) => target !== seat && target !== 'house');

export function targetButtons(state: State, seat: SeatId): readonly Button[] {
  return [
    ...targetsOf(state, seat).map((target) =>
      choice({ kind: 'target', seat, target }, 'target', { target: nameOf(target) }),
    ),
    choice({ kind: 'leaveFeature', seat }, 'leave-effect'),
  ];
}

/** From the Dummy's open hand both cards are named, so each pair that may be is a button of its own. */
export function stealButtons(state: State, seat: SeatId): readonly Button[] {
  return [
    ...targetsOf(state, seat).flatMap((target) =>
      target === 'dummy'
        ? state.battle.dummyCards.flatMap((taken) => givenButtons(state, seat, taken))
        : [choice({ kind: 'steal', seat, target }, 'target', { target: nameOf(target) })],
    ),
    choice({ kind: 'leaveFeature', seat }, 'leave-effect'),
  ];
}

const givenButtons = (state: State, seat: SeatId, taken: string): readonly Button[] =>
  state.edition.deck
    .filter(({ id }) => id === taken || !isOnTable(state, id))
    .map(({ id: given }) =>
      choice({ kind: 'steal', seat, target: 'dummy', taken, given }, 'steal-open', {
        taken: cardMessage(taken),
        given: cardMessage(given),
      }),
    );

const cardMessage = (card: string) => {
  const [suit = '', value = ''] = card.split('-');
  return message('card', { value: Number(value), suit: message(`suit.${suit}`) });
};

export function takeButtons(state: State, seat: SeatId): readonly Button[] {
  const next = awaited(state);
  if (next.kind !== 'take-fights') return [];
  return upTo(next.most).map((fights) => digit({ kind: 'takeFights', seat, fights }, fights));
}

/** Whatever can be printed on a card, the usual first; where something is known of it, what is missing. */
export function fillButtons(state: State): readonly Button[] {
  const next = awaited(state);
  if (next.kind !== 'fill-card') return [];
  const { feature: known, value: printed } = laidCardOf(state.edition, next.card);
  if (known) return priced(next.card, known.feature, known.becomes);
  const usual = (feature: Feature): number => (feature === 'trump' ? printed : 5);
  return [
    ...features.flatMap((feature) => priced(next.card, feature, becoming(feature, usual(feature)))),
    ...features.flatMap((feature) =>
      upTo(9, 1)
        .filter((value) => value !== usual(feature))
        .flatMap((value) => priced(next.card, feature, becoming(feature, value))),
    ),
  ];
}

const becoming = (feature: Feature, value: number): CardFeature['becomes'] => ({
  suit: feature === 'trump' ? trump : 'universal',
  value,
});

/** At each price that is usual. */
const priced = (card: string, feature: Feature, becomes: CardFeature['becomes']): readonly Button[] =>
  upTo(4, 1).map((cost) =>
    choice({ kind: 'fillCard', card, feature, cost, ...becomes }, 'fill-card', {
      feature: message(`feature.${feature}`),
      cost,
      value: becomes.value,
      suit: message(`suit.${becomes.suit}`),
    }),
  );
