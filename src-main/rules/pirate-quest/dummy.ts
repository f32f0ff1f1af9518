import { trump, type CardRow } from './cards.ts';
import { cardOf } from './edition.ts';
import type { Event } from './events.ts';
import { ahead, fightNumber, ledSuit, naturalOf, strengthIn } from './fight.ts';
import type { State } from './state.ts';

/** The lowest first, trumps behind all others. */
const byHeight = (a: CardRow, b: CardRow): number =>
  Number(a.suit === trump) - Number(b.suit === trump) || a.value - b.value;

/** The Dummy hand plays itself: the highest card that wins, else the lowest it may lay. */
export function dummyPlays(state: State): readonly Event[] {
  const card = dummyChoice(state);
  if (!card) return [];
  const laid = naturalOf(card, 'dummy', 'dummy');
  const led = ledSuit(state, [...state.battle.fight.laid, laid]);
  return [{ kind: 'cardPlayed', laid, led, unfollowed: null, fight: fightNumber(state) }];
}

function dummyChoice(state: State): CardRow | undefined {
  const hand = state.battle.dummyCards
    .map((id) => cardOf(state.edition, id))
    .filter((card) => card !== undefined)
    .sort(byHeight);
  const led = ledSuit(state);
  const following = hand.filter((card) => card.suit === led);
  const playable = state.options.dummyFollows && following.length ? following : hand;
  return playable.filter((card) => wouldWin(state, card)).at(-1) ?? playable[0];
}

function wouldWin(state: State, card: CardRow): boolean {
  const laid = [...state.battle.fight.laid, naturalOf(card, 'dummy', 'dummy')];
  const best = ahead(state, laid);
  const strength = strengthIn(ledSuit(state, laid));
  return best.length === 1 && best[0]?.player === 'dummy' && strength(best[0]) !== undefined;
}
