import { message } from '../../kernel/message.ts';
import type { Check, Waived } from '../../kernel/refusal.ts';
import { dummyCardsMissing } from '../awaiting.ts';
import type { CardRow } from '../cards.ts';
import type { FightCommand } from '../commands.ts';
import { effectOf } from '../effects/effects.ts';
import { cardOf } from '../edition.ts';
import type { Event } from '../events.ts';
import { fightNumber, handSize, heldOf, ledSuit, naturalOf, stillToLay } from '../fight.ts';
import { remark } from '../flags.ts';
import { luckRefusals } from '../luck.ts';
import { flagsFor } from '../memory.ts';
import { cardName, nameOf, suitName } from '../names.ts';
import { isCaptain, type Player } from '../player.ts';
import { dieOf, whyNoDie } from '../race.ts';
import { refusal } from '../refusals.ts';
import { freshRoll } from '../roll.ts';
import { isKnownToBeMissing, isOnTable, isOutOfDeck, seenInHandOf } from '../seen.ts';
import type { State } from '../state.ts';
import { atDepth, inPhase, isTurnOf, plays, unless, type Decided } from './checks.ts';

type Kind<Of extends FightCommand['kind']> = Extract<FightCommand, { kind: Of }>;

export function showDummyCard(state: State, { card }: Kind<'showDummyCard'>, waived: Waived): Decided {
  const checks = [
    inPhase(state, 'fighting'),
    atDepth(state, 'cards'),
    () => (dummyCardsMissing(state) > 0 && !state.battle.fight.attempt ? undefined : refusal('not-now')),
    isCard(state, card),
    () =>
      state.battle.dummyCards.includes(card)
        ? refusal('already-done', {
            name: nameOf('dummy'),
            what: message('done.shown', { card: cardName(card) }),
          })
        : undefined,
    notSeen(state, 'dummy', card),
  ];
  return unless(waived, checks, () => [{ kind: 'dummyCardShown', card }, ...twice(state, 'dummy', card)]);
}

export const isCard =
  (state: State, card: string): Check =>
  () =>
    cardOf(state.edition, card) ? undefined : refusal('no-such-card', { card });

/** A card out of a hand. */
export const notSeen =
  (state: State, player: Player, card: string): Check =>
  () => {
    if (isOnTable(state, card)) return refusal('card-seen', { card: cardName(card) });
    const holder = seenInHandOf(state, player, card);
    if (holder) return refusal('card-elsewhere', { card: cardName(card), name: nameOf(holder) });
    if (!isKnownToBeMissing(state, player, card)) return undefined;
    return refusal('not-in-hand', {
      card: cardName(card),
      name: nameOf(player),
      held: handSize(state, player),
    });
  };

/** A card from the top of the deck. */
export const notDrawn =
  (state: State, card: string): Check =>
  () => {
    if (isOutOfDeck(state, card)) return refusal('card-seen', { card: cardName(card) });
    const holder = seenInHandOf(state, 'house', card);
    return holder ? refusal('card-elsewhere', { card: cardName(card), name: nameOf(holder) }) : undefined;
  };

/** A card that was on the table before in this battle is there a second time. */
export function twice(state: State, player: Player, card: string, fromDeck = false): readonly Event[] {
  const isThere = fromDeck ? isOutOfDeck(state, card) : isOnTable(state, card);
  if (!isThere && !seenInHandOf(state, fromDeck ? 'house' : player, card)) return [];
  const said = { kind: 'card-twice', player, cards: [card] } as const;
  return [{ kind: 'flagged', flag: remark(state, fightNumber(state), said) }];
}

/** A card out of the hand speaks about what that hand did not follow before. */
const comesToLight = (state: State, player: Player, card: string): readonly Event[] =>
  flagsFor(state, player, card, fightNumber(state)).map((flag) => ({ kind: 'flagged', flag }));

/** Whose turn it is to lay, unless somebody is busy with a card, a roll or the end of the fight. */
function layChecks(state: State, player: Player): readonly Check[] {
  const { fight } = state.battle;
  const isBusy =
    (fight.attempt !== null && fight.attempt.player !== player) ||
    fight.contest !== null ||
    fight.winner !== null ||
    dummyCardsMissing(state) > 0;
  return [
    plays(state, player),
    inPhase(state, 'fighting'),
    atDepth(state, 'cards'),
    () => (isBusy ? refusal('not-now') : undefined),
    () =>
      fight.laid.some((laid) => laid.player === player)
        ? refusal('already-done', { name: nameOf(player), what: message('done.laid') })
        : undefined,
    isTurnOf(player, stillToLay(state).slice(0, 1)),
  ];
}

export function playCard(state: State, { seat, card }: Kind<'playCard'>, waived: Waived): Decided {
  const row = cardOf(state.edition, card);
  const checks = [
    ...layChecks(state, seat),
    () => (attemptIsRunning(state) ? refusal('not-now') : undefined),
    isCard(state, card),
    ...memoryChecks(state, seat, card).map((check) => whileMemoryHolds(state, seat, check)),
  ];
  return unless(waived, checks, () => (row ? played(state, seat, row) : []));
}

/** What was seen of the cards says where this one can be, and whether another one had to come first. */
const memoryChecks = (state: State, player: Player, card: string): readonly Check[] => [
  player === 'house' ? notDrawn(state, card) : notSeen(state, player, card),
  () => mayLay(state, player, cardOf(state.edition, card)),
];

/** A table that overrules can show more cards than there are. Once none is left to lay, what was seen proves nothing. */
const whileMemoryHolds =
  (state: State, player: Player, check: Check): Check =>
  () => {
    const refused = check();
    const fits = (card: string) => memoryChecks(state, player, card).every((asked) => asked() === undefined);
    return refused && state.edition.deck.some(({ id }) => fits(id)) ? refused : undefined;
  };

/** A card once active cannot be taken back any more. */
const attemptIsRunning = (state: State): boolean => state.battle.fight.attempt !== null;

function mayLay(state: State, player: Player, row: CardRow | undefined) {
  const led = ledSuit(state);
  const { tried } = state.battle.fight;
  if (!row || row.suit === led) return undefined;
  const held = led ? heldOf(state, player, led)[0] : undefined;
  if (led && held)
    return refusal('must-follow', { name: nameOf(player), suit: suitName(led), card: cardName(held) });
  const isFailed = tried[player] === row.id && !mayStillLay(state, player);
  return isFailed ? refusal('failed-card', { name: nameOf(player), card: cardName(row.id) }) : undefined;
}

/** A card that failed gives way to another, unless the table lets it be laid or it is the last in hand. */
export const mayStillLay = (state: State, player: Player): boolean =>
  state.options.failedCard === 'may-be-played' || handSize(state, player) <= 1;

function played(state: State, player: Player, row: CardRow): readonly Event[] {
  const laid = naturalOf(row, player, player === 'house' ? 'house' : 'natural');
  const led = ledSuit(state);
  const unfollowed = isCaptain(player) && led !== null && row.suit !== led ? led : null;
  const played: Event = {
    kind: 'cardPlayed',
    laid,
    led: ledSuit(state, [...state.battle.fight.laid, laid]),
    unfollowed,
    fight: fightNumber(state),
  };
  return [
    played,
    ...twice(state, player, row.id, player === 'house'),
    ...comesToLight(state, player, row.id),
  ];
}

export function tryFeature(state: State, { seat, card }: Kind<'tryFeature'>, waived: Waived): Decided {
  const row = cardOf(state.edition, card);
  const led = ledSuit(state);
  const passes = row?.feature ? effectOf(row.feature.feature).passesSuit : false;
  const holds = led !== null && (row?.suit === led || heldOf(state, seat, led).length > 0);
  const mayFollow = passes || state.options.featureWhileHolding === 'follows';
  const checks = [
    ...layChecks(state, seat),
    () => (attemptIsRunning(state) ? refusal('not-now') : undefined),
    isCard(state, card),
    notSeen(state, seat, card),
    () => (state.battle.fight.tried[seat] ? refusal('second-attempt', { name: nameOf(seat) }) : undefined),
    () =>
      mayRollFor(state, seat)
        ? undefined
        : refusal('no-die', { name: nameOf(seat), why: whyNoDie(state, seat) }),
    () =>
      holds && !mayFollow && row?.feature
        ? refusal('holding-suit', { name: nameOf(seat), suit: suitName(led), card: cardName(card) })
        : undefined,
  ];
  return unless(waived, checks, () => [
    {
      kind: 'featureTried',
      seat,
      card,
      rolling: freshRoll(dieOf(state, seat) ?? null),
      unfollowed: mayFollow ? null : led,
      fight: fightNumber(state),
    },
    ...twice(state, seat, card),
    ...comesToLight(state, seat, card),
  ]);
}

/** With the die of the square; without one luck alone may do it, where the table allows that. */
export const mayRollFor = (state: State, player: Player): boolean =>
  dieOf(state, player) !== null ||
  luckRefusals(state, player, freshRoll(null), 'stand-in').every((no) => no === undefined);
