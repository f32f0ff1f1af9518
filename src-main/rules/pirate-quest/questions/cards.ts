import { message } from '../../kernel/message.ts';
import { cards, unlisted, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { trump, type CardRow } from '../cards.ts';
import type { Command } from '../commands.ts';
import { mayRollFor, mayStillLay } from '../decide/playing.ts';
import { fightNumber, ledSuit } from '../fight.ts';
import { cardName, suitName } from '../names.ts';
import { isCaptain, type Player } from '../player.ts';
import { isOnTable, isOutOfDeck } from '../seen.ts';
import type { State } from '../state.ts';
import { anyCard, laying, saying, type AwaitedAs } from './made.ts';

const idsOf = (state: State, isLeft: (card: string) => boolean): readonly string[] =>
  state.edition.deck.flatMap(({ id }) => (isLeft(id) ? [id] : []));

/** Cards that can come out of a hand: not on the table in this battle. */
const playable = (state: State): readonly string[] => idsOf(state, (card) => !isOnTable(state, card));

const drawable = (state: State): readonly string[] => idsOf(state, (card) => !isOutOfDeck(state, card));

export const dummyCard = defineQuestion<State, Command, AwaitedAs<'dummy-card'>>({
  kind: 'dummy-card',
  makes: ['showDummyCard'],
  rule: 'dummy',
  hint: (_, { left }) => message('prompt.dummy-card.hint', { left }),
  shown: ({ battle }, { left }) => ({ number: battle.number, left, shown: battle.dummyCards }),
  step: (state) => laying(playable(state), (card) => ({ kind: 'showDummyCard', card })),
});

const shownOf = (state: State) => {
  const { fight, number } = state.battle;
  return { number, fight: fightNumber(state), laid: fight.laid, tried: fight.tried, led: ledSuit(state) };
};

const leads = ({ battle }: State): boolean => battle.fight.laid.length === 0;

const playCard = defineQuestion<State, Command, Player>({
  kind: 'play-card',
  makes: ['playCard'],
  rule: (state) => (leads(state) ? 'fight' : 'follow'),
  whom: (_, player) => (isCaptain(player) ? [player] : 'anyone'),
  ask: (state, player) =>
    message(`prompt.play-card.${player === 'house' ? 'house' : leads(state) ? 'lead' : 'card'}`),
  hint: (state, player) => hintFor(state, player),
  shown: shownOf,
  step: (state, seat) => {
    const left = seat === 'house' ? drawable(state) : playable(state);
    // Where the whole deck has been shown, the table was overruled: any card may come.
    const listed = left.length ? left : idsOf(state, () => true);
    return laying(listed, (card) => ({ kind: 'playCard', seat, card }));
  },
});

function hintFor(state: State, player: Player) {
  if (player === 'house') return message('prompt.play-card.house.hint');
  const led = ledSuit(state);
  const failed = state.battle.fight.tried[player];
  const lead = failed === undefined || mayStillLay(state, player) ? 'lead' : 'other';
  const what =
    led === null
      ? message(`prompt.play-card.${lead}.hint`)
      : message('prompt.play-card.card.hint', waysFor(state, player, led));
  return failed === undefined
    ? what
    : message('prompt.play-card.failed.hint', { card: cardName(failed), what });
}

/** What is left to whoever has none of the suit that was led. */
function waysFor(state: State, player: Player, led: string) {
  const tries = isCaptain(player) && mayTry(state, player) ? 'feature' : 'none';
  const ways = message(`prompt.play-card.ways.${led === trump ? 'skulls' : 'suit'}.${tries}`);
  return { suit: suitName(led), ways };
}

/** One attempt a fight, and with a die to roll for it. */
const mayTry = (state: State, player: SeatId): boolean =>
  state.battle.fight.tried[player] === undefined && mayRollFor(state, player);

/** A card alone is played: that it is laid on its side is said first, unless it is shown at this very question. */
const tryFeature = defineQuestion<State, Command, SeatId>({
  kind: 'try-feature',
  need: 'may',
  makes: ['tryFeature'],
  rule: 'feature',
  whom: (_, seat) => [seat],
  shown: shownOf,
  step: (state, seat) => {
    const tried = (card: string) => ({
      command: { kind: 'tryFeature', seat, card } as const,
      label: cardName(card),
      note: noteOf(state.edition.deck.find(({ id }) => id === card)),
    });
    const which = cards(playable(state), tried, anyCard);
    return step<Command>(
      'choice',
      words(['try'], () => ({ label: message('answer.try-feature'), next: () => step('card', which) })),
      unlisted(which),
    );
  },
});

const noteOf = (card: CardRow | undefined) => {
  if (!card?.feature) return message('answer.try.unknown');
  const { feature, cost, becomes } = card.feature;
  return message(cost === null ? 'answer.try.unpriced' : 'answer.try', {
    feature: message(`feature.${feature}`),
    cost: cost ?? 0,
    value: becomes.value,
    suit: suitName(becomes.suit),
  });
};

export const drawnCard = defineQuestion<State, Command, AwaitedAs<'drawn-card'>>({
  kind: 'drawn-card',
  makes: ['leaveFeature', 'playDrawn'],
  rule: 'luck-card',
  whom: (_, { seat }) => [seat],
  shown: ({ battle: { number, fight } }) => ({ number, attempt: fight.attempt, laid: fight.laid }),
  step: (state, { seat }) =>
    step<Command>(
      'card',
      saying('keep', { kind: 'leaveFeature', seat }, 'keep-card'),
      laying(drawable(state), (card) => ({ kind: 'playDrawn', seat, card })),
    ),
});

export const cardQuestions = [dummyCard, playCard, tryFeature, drawnCard];

/** The card itself, and beside it the attempt with one that is laid on its side. */
export const cardOpen = (state: State, player: Player): readonly Asked<State, Command>[] => [
  playCard(state, player),
  ...(isCaptain(player) && mayTry(state, player) ? [tryFeature(state, player)] : []),
];
