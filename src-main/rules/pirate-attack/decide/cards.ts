import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { deckOf, type CardRow } from '../cards.ts';
import { comingOf } from '../coming.ts';
import {
  cardsUnder,
  deck,
  deckLeft,
  handAt,
  handSize,
  magicUnder,
  openly,
  tavernAt,
  savedBlocksAt,
  underAt,
} from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import type { PlayedFrom } from '../events.ts';
import { costOfCard } from '../fame.ts';
import { canAttack } from '../attacks.ts';
import { seaOf, shipOf } from '../fleets.ts';
import { isSpent } from '../elsewhere.ts';
import { refusal } from '../refusals.ts';
import { fameOf, goldLeft, type State } from '../state.ts';
import { forbiddenNow } from '../forbidden-now.ts';
import { captainsWith, robbedWith } from '../starters/starters.ts';
import { playAllTask, redTask } from '../tasks.ts';
import { nextSeat } from '../turns.ts';
import { areCardsTold, isFirst, isGoingOn, isIn, isKnown, isOnTurn, isPlaying } from './checks.ts';
import { carry, carryToTable, drawFor } from './carrying.ts';
import { notAt, remarked, seenElsewhere } from './elsewhere.ts';
import { actAsDrawn, actsAtFirst, notAimed, wrongTarget, type Acting } from './drawn.ts';
import { come } from './navy.ts';
import { layDown, mayBeAnswered } from './lay.ts';
import { isRobbery, needsPlayer, placeOf, playedAs, wrongAim, type Aimed, type PlayRow } from './plays.ts';
import { inVault, usable } from './playable.ts';
import { mayWait, robAlong } from './from-hand.ts';
import { afterPlay } from './second-round.ts';
import { ruling, type Script } from './script.ts';
import { playsOtherwise } from './shops.ts';
import { theftFirst } from './thefts.ts';
import { scoreFor } from './ships.ts';
import { passOn } from './turn.ts';
import { inPacks } from '../edition.ts';
import { printedName } from '../names.ts';

/** What shows itself as it is drawn: gold that is kept, and red cards. */
function wrongDrawn(state: State, id: string): Refusal | undefined {
  const card = cardOf(id);
  if (!inPacks(state, card) || (card.kind !== 'red' && card.kind !== 'save'))
    return refusal('not-shown', { card: printedName(id) });
  const gold = card.effect.kind === 'gold' ? card.effect.worth : 0;
  const left = goldLeft(state);
  return gold > left ? refusal('no-gold-left', { gold, left }) : undefined;
}

/** The next draw passes the Chip, once the turn is told. */
const passesChip = (state: State, seat: SeatId): boolean =>
  state.turn !== seat && state.play.played && nextSeat(state) === seat;

export const decideDrawCard = ruling<'drawCard'>((state, { kind: _, card, ...acting }) => {
  const { seat, pile } = acting;
  const passes = passesChip(state, seat);
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      () => (card === undefined ? undefined : wrongDrawn(state, card)),
      () => wrongTarget(state, card ?? '', acting),
      isFirst(state),
      isIn(state, seat),
      ...(passes ? [() => theftFirst(state)] : [isOnTurn(state, seat), isUndrawn(state, seat)]),
      () => (deckLeft(state) > 0 ? undefined : refusal('deck-out')),
      () => (card === undefined ? undefined : notAt(state, deck, card)),
    ],
    write(script) {
      if (passes) passOn(script);
      draw(script, seat, pile ?? null, card ?? null);
      if (script.state.play.played) afterPlay(script, seat);
      if (card !== undefined) comesOrWaits(script, card, acting);
    },
  };
});

const isUndrawn =
  ({ play }: State, seat: SeatId): Check =>
  () =>
    play.drawn ? refusal('drawn-already', { player: { seat } }) : undefined;

/** What comes by itself as it is drawn waits where somebody may stop it. */
function comesOrWaits(script: Script, card: string, acting: Acting): void {
  if (redTask(script.state)?.card !== card) return;
  const isSaid = comingOf(card) !== undefined && !notAimed(script.state, card, acting);
  const command = isSaid ? { command: { kind: 'letCome', card, ...acting } as const } : {};
  const laid = { kind: 'play', seat: acting.seat, card, ...command } as const;
  if (mayBeAnswered(script.state, laid)) layDown(script, laid);
  else come(script, card, acting);
}

function draw(script: Script, seat: SeatId, pile: State['lastPile'], card: string | null): void {
  script.add({ kind: 'cardDrawn', seat, pile, card });
  if (card === null) drawFor(script, seat);
  else lay(script, seat, card);
}

/** Gold is kept, a red card is laid out. */
function lay(script: Script, seat: SeatId, id: string): void {
  const card = cardOf(id);
  if (card?.effect.kind === 'gold') return layGold(script, seat, id, card.effect.worth);
  carry(script, openly(deck, card?.kind === 'save' ? savedBlocksAt(seat) : 'discard', id));
}

/** Out of the deck and into the box. */
function layGold(script: Script, seat: SeatId, id: string, gold: number): void {
  const command = { kind: 'takeGold', seat, gold, how: 'drawn' } as const;
  const laid = { kind: 'play', seat, card: id, command } as const;
  if (mayBeAnswered(script.state, laid)) return layDown(script, laid);
  carry(script, openly(deck, 'box', id));
  script.add({ kind: 'goldTaken', seat, gold, how: 'drawn', locked: false });
}

/** Gold or a red card that comes outside of an own draw: another is drawn for it. */
export const decideShowDrawn = ruling<'showDrawn'>((state, command) => {
  const { seat, card } = command;
  const aimed = (): Acting => {
    const { kind: _, card: __, ...acting } = command;
    return acting;
  };
  return {
    checks: [
      isKnown(state, seat),
      isGoingOn(state),
      areCardsTold(state),
      () => wrongDrawn(state, card),
      isIn(state, seat),
      () => (handSize(state, seat) > 0 ? undefined : refusal('empty-hand', { player: { seat } })),
      () => notAt(state, deck, card),
      ...(actsAtFirst(state, card)
        ? [() => wrongTarget(state, card, aimed()) ?? notAimed(state, card, aimed())]
        : []),
    ],
    write(script) {
      const isRed = cardOf(card)?.kind === 'red';
      const acts = isRed && state.options.redOutOfTurn === 'acts' && state.phase.kind === 'turn';
      script.add({ kind: 'drawnShown', seat, card, acts });
      // It had been counted into the hand as it was drawn.
      carry(script, { from: handAt(seat), to: deck });
      lay(script, seat, card);
      if (actsAtFirst(state, card)) actAsDrawn(script, card, aimed());
      drawFor(script, seat);
    },
  };
});

/** A card pressed before its draw enters the draw with it, its pile not told. */
export function drawBefore(script: Script, seat: SeatId): void {
  const { state } = script;
  if (drawsFirst(state, seat)) draw(script, seat, null, null);
}

/** Whether a card of the deck comes to the hand before one is played. */
const drawsFirst = (state: State, seat: SeatId): boolean =>
  !state.play.drawn && deckLeft(state) > 0 && !forbiddenNow(state, { kind: 'drawCard', seat });

/** Whoever plays the whole hand now does so on any turn. */
const isCalled = (state: State, seat: SeatId): boolean => playAllTask(state)?.seat === seat;

/** What holds for whatever leaves a hand on an own turn. */
const fromHand = (state: State, seat: SeatId, id: string | undefined): readonly Check[] => [
  ...isPlaying(state, seat),
  areCardsTold(state),
  () => (id === undefined || inPacks(state, cardOf(id)) ? undefined : refusal('no-such-card', { card: id })),
  ...(isCalled(state, seat)
    ? []
    : [
        isFirst(state),
        isIn(state, seat),
        isOnTurn(state, seat),
        () => (state.play.played ? refusal('played-already', { player: { seat } }) : undefined),
        () => playsOtherwise(state, seat, id),
      ]),
  () =>
    handSize(state, seat) > 0 || drawsFirst(state, seat)
      ? undefined
      : refusal('empty-hand', { player: { seat } }),
  // Whoever has an empty hand draws it first.
  () =>
    id === undefined
      ? undefined
      : seenElsewhere(state, seat, id, handSize(state, seat) > 0 ? handAt(seat) : deck),
];

export const decidePlayCard = ruling<'playCard'>((state, { card: id, ...aimed }) => {
  const { seat } = aimed;
  const card = id === undefined ? undefined : cardOf(id);
  const row = playedAs(card, aimed);
  return {
    checks: [
      ...fromHand(state, seat, id),
      ...(card ? [() => (row ? undefined : refusal('not-played', { card: card.printed }))] : []),
      ...(row ? [() => wrongAim(state, row, aimed, !card || needsPlayer(card))] : []),
      ...(row && card ? [() => inVault(state, aimed.on, card), () => row.wrong?.(state, aimed, card)] : []),
    ],
    write(script) {
      drawBefore(script, seat);
      playIt(script, aimed, card, row);
    },
  };
});

export function playIt(
  script: Script,
  aimed: Aimed,
  card: CardRow | undefined,
  row: PlayRow | undefined,
  from?: PlayedFrom,
): void {
  const { seat, on = null, ship } = aimed;
  const isDown = row?.stays === 'under';
  const along = on !== null && card && isRobbery(card) ? robbedWith(script.state, seat, on) : undefined;
  const robbed = along ? { along } : {};
  const lay = from === 'tavern' ? tavernAt(seat) : handAt(seat);
  const to = placeOf(row, aimed, card);
  if (to === 'table') carryToTable(script, lay, card?.id ?? null);
  else carry(script, openly(lay, to, isDown ? undefined : card?.id));
  // As it lies there: it may be the last card that would have stopped it.
  const waits = on !== null && mayWait(script.state, { seat, card: card?.id ?? '', victim: on, ...robbed });
  script.add({
    kind: 'cardPlayed',
    seat,
    card: isDown ? null : (card?.id ?? null),
    on,
    ship: ship === undefined ? null : (shipOf(script.state, ship)?.ship ?? null),
    waits,
    ...robbed,
    ...(from ? { from } : {}),
  });
  if (card) payFame(script, seat, card.id);
  if (isDown && ship !== undefined) layDown(script, { kind: 'lies', seat, at: 'under', ship });
  if (!from) afterPlay(script, seat);
  if (waits || !row || !card) return;
  row.works(script, aimed, card);
  if (along) robAlong(script, { seat, card: card.id, along }, false);
}

/** A card that costs fame may be played without any. */
export const payFame = (script: Script, seat: SeatId, card: string): void =>
  scoreFor(script, seat, -Math.min(costOfCard(script.state, card), fameOf(script.state, seat)));

/** The table has seen which card the Spy laid away. */
export const decideNameSpied = ruling<'nameSpied'>((state, { card: id }) => ({
  checks: [
    isGoingOn(state),
    areCardsTold(state),
    () => (state.spied ? undefined : refusal('nothing-spied')),
    () => (isInHands(state, cardOf(id)) ? undefined : refusal('no-such-card', { card: id })),
    () => {
      const row = cardOf(id);
      return row && isSpent(state, id) ? remarked(state, row) : undefined;
    },
  ],
  tryWriting(script) {
    if (!state.spied) return refusal('nothing-spied');
    script.add({ kind: 'spiedShown', seat: state.spied, card: id });
    return undefined;
  },
}));

/** What a hand can hold: no gold, and no red card. */
export const isInHands = (state: State, card: CardRow | undefined): card is CardRow =>
  inPacks(state, card) && deckOf(card) === 'main' && card.kind !== 'red' && card.kind !== 'save';

/** Two opposites that were shown in a fight may be thrown out. */
export const decideDropPair = ruling<'dropPair'>((state, { ship: id }) => ({
  checks: [
    isGoingOn(state),
    areCardsTold(state),
    isFirst(state),
    () => (shipOf(state, id) ? undefined : refusal('no-such-ship', { ship: id })),
    () => (cardsUnder(state, id) - magicUnder(state, id) > 1 ? undefined : refusal('no-pair-there')),
    () => pairsStay(state),
  ],
  tryWriting(script) {
    const found = shipOf(state, id);
    if (!found) return refusal('no-such-ship', { ship: id });
    script.add({ kind: 'pairDropped', seat: found.seat, ship: found.ship });
    carry(script, { from: underAt(id), to: 'discard', count: 2 });
    return undefined;
  },
}));

/** Whoever reckons otherwise may get the ship. */
function pairsStay(state: State): Refusal | undefined {
  const [seat] = captainsWith(state, ({ math }) => math !== undefined);
  return seat && refusal('pairs-stay', { player: { seat } });
}

export const decideDiscardCard = ruling<'discardCard'>((state, { seat, card: id }) => ({
  checks: [...fromHand(state, seat, id), () => (id === undefined ? undefined : usable(state, seat, id))],
  write(script) {
    drawBefore(script, seat);
    carry(script, openly(handAt(seat), 'discard', id));
    script.add({ kind: 'cardDiscarded', seat, card: id ?? null });
    afterPlay(script, seat);
  },
}));

/** What comes over all ships finds one; what acts by itself always does. */
const mustCome = (state: State, card: string): boolean =>
  comingOf(card) === 'acts' ||
  (comingOf(card) !== undefined && state.seats.some((one) => seaOf(state, one).length > 0));

/** The red card makes nobody attack. */
export const decideLetGo = ruling<'letGo'>((state, { seat }) => ({
  checks: [
    ...isPlaying(state, seat),
    areCardsTold(state),
    () => (redTask(state)?.seat === seat ? undefined : refusal('no-red-card', { player: { seat } })),
    () => {
      const card = redTask(state)?.card ?? '';
      if (mustCome(state, card)) return refusal('card-comes', { player: { seat }, card: printedName(card) });
      const how = card === 'you-must-attack-someone' ? 'own' : 'others';
      const mayName = card === 'force-someone-to-attack' && state.options.fsNoShip === 'fizzle';
      return mayName || comingOf(card) || !canAttack(state, seat, how)
        ? undefined
        : refusal('can-attack', { player: { seat } });
    },
  ],
  write(script) {
    script.add({ kind: 'redLetGo', seat });
  },
}));
