import type { SeatId } from '../kernel/seat.ts';
import type { Pack } from './cards.ts';
import type { Goods } from './commands.ts';
import { deckLeft, handSize, savedMagic, tellsCards } from './custody.ts';
import { goodsLeft } from './decide/goods.ts';
import { shipsCounted } from './endings.ts';
import { paidWith, goodsChecks, spendable } from './shops.ts';
import { inPlay, type State } from './state.ts';

/** Whether nothing is left to draw and this captain has neither a card nor a ship. */
const isBare = (state: State, seat: SeatId): boolean =>
  tellsCards(state) &&
  deckLeft(state) === 0 &&
  handSize(state, seat) === 0 &&
  shipsCounted(state, seat).length === 0;

/** What a shop sells that may bring a ship to whoever has none, and the pack with which it does. */
const bringers: readonly (readonly [Goods, Pack])[] = [
  ['magic', 'raise-the-dead'],
  ['tavern', 'tavern'],
];

/** Who has no card and no ship, and a last turn on which Magic, or what gold buys, may bring one. */
export const lastTurns = (state: State): readonly SeatId[] =>
  inPlay(state).filter((seat) => isBare(state, seat) && mayComeBack(state, seat));

/** A turn that began without a card and a ship and brought no ship was the last one. */
export const wasLastTurn = (state: State, seat: SeatId): boolean => !state.play.played && isBare(state, seat);

function mayComeBack(state: State, seat: SeatId): boolean {
  const { packs } = state.edition;
  return (
    (packs.includes('raise-the-dead') && savedMagic(state, seat) > 0) ||
    bringers.some(([goods, pack]) => packs.includes(pack) && mayBuy(state, seat, goods))
  );
}

function mayBuy(state: State, seat: SeatId, goods: Goods): boolean {
  const { free, locked } = spendable(state, seat);
  return (
    goodsLeft(state, goods) > 0 &&
    goodsChecks(state, seat, goods, 1).every((check) => check() === undefined) &&
    paidWith(state, seat, goods, free + locked) > 0
  );
}
