import { winning } from '../kernel/tricks.ts';
import { trump, type CardRow, type Suit } from './cards.ts';
import { effectOf } from './effects/effects.ts';
import { cardOf } from './edition.ts';
import { clockwise, totalOf, type Player } from './player.ts';
import type { Fight, Laid, Laying, State } from './state.ts';

export const fightNumber = (state: State): number =>
  totalOf(state.battle.won) + (state.battle.fight.winner === null ? 1 : 0);

/** Who has not laid in this fight, in order of play. */
export const stillToLay = (state: State): readonly Player[] =>
  clockwise(state.order, state.battle.fight.leader).filter(
    (player) => !state.battle.fight.laid.some((laid) => laid.player === player),
  );

/** Cards in a hand at this moment: dealt, less those laid. */
export function handSize(state: State, player: Player): number {
  const { fight } = state.battle;
  const isLaid = fight.winner === null && fight.laid.some((laid) => laid.player === player);
  return Math.max(0, state.battle.cards - totalOf(state.battle.won) - (isLaid ? 1 : 0));
}

/**
 * The suit that a laid card asks for when it leads. A card that has become trump asks for trump; a hidden one asks
 * for nothing; a universal one for the suit printed on it, or for nothing where the table lets the next card say.
 */
function suitAskedBy(laid: Laid, activatedLead: 'printed' | 'open'): Suit | null {
  if (hides(laid)) return null;
  if (laid.suit === trump) return trump;
  if (laid.suit !== 'universal') return laid.suit;
  return activatedLead === 'printed' && laid.printed !== 'universal' ? laid.printed : null;
}

export function ledSuit(state: State, laid: readonly Laid[] = state.battle.fight.laid): Suit | null {
  for (const card of laid) {
    const suit = suitAskedBy(card, state.options.activatedLead);
    if (suit) return suit;
  }
  return null;
}

/** A card that does not fight for the win because its text is used. */
export const hides = (laid: Laid): boolean =>
  laid.how === 'active' && laid.used && laid.feature !== null && effectOf(laid.feature).hides;

/** Within one fight a higher number wins, undefined never does. */
export const strengthIn =
  (led: Suit | null) =>
  (laid: Laid): number | undefined => {
    if (hides(laid)) return undefined;
    if (laid.suit === trump) return 100 + laid.value;
    return laid.suit === 'universal' || laid.suit === led ? laid.value : undefined;
  };

/** The cards that no other beats, in order of play. Where all hide, the first one laid. */
export function ahead(state: State, laid: readonly Laid[] = state.battle.fight.laid): readonly Laid[] {
  const strength = strengthIn(ledSuit(state, laid));
  const best = winning(
    laid.map((card) => ({ seat: 'red' as const, card })),
    strength,
  ).map(({ card }) => card);
  return best.length ? best : laid.slice(0, 1);
}

/** Who would win now. Where all hide, that is nobody before the last has played. */
export const aheadSoFar = (state: State): readonly Laid[] => {
  const best = ahead(state);
  return best.some((card) => !hides(card)) || stillToLay(state).length === 0 ? best : [];
};

/** Those who must roll for the fight; one alone has won it. */
export function tiedFor(state: State): readonly Player[] {
  const best = ahead(state).map(({ player, suit }) => ({ player, isTrump: suit === trump }));
  const [first] = best;
  const isFirstBest = first?.isTrump && state.options.equalTrumps === 'first-played';
  return (isFirstBest ? [first] : best).map(({ player }) => player);
}

export function naturalOf(card: CardRow, player: Player, how: Laying = 'natural'): Laid {
  return {
    player,
    card: card.id,
    suit: card.suit,
    value: card.value,
    printed: card.suit,
    how,
    feature: null,
    used: false,
  };
}

export function activeOf(card: CardRow, player: Player): Laid {
  if (!card.feature) throw new Error(`${card.id} has no feature to fight with`);
  return {
    player,
    card: card.id,
    suit: card.feature.becomes.suit,
    value: card.feature.becomes.value,
    printed: card.suit,
    how: 'active',
    feature: card.feature.feature,
    used: true,
  };
}

/** Protected from what others do in this fight. */
export const isBlessed = (fight: Fight, player: Player): boolean =>
  fight.laid.some(
    (laid) => laid.player === player && laid.used && laid.feature !== null && effectOf(laid.feature).protects,
  );

/** Cards known to be in a hand that are of the suit that was led. */
export const heldOf = (state: State, player: Player, suit: Suit): readonly string[] =>
  (player === 'dummy' ? state.battle.dummyCards : (state.battle.memory[player]?.known ?? [])).filter(
    (card) => cardOf(state.edition, card)?.suit === suit,
  );
