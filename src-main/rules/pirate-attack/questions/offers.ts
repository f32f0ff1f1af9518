import { message } from '../../kernel/message.ts';
import { spelled, upTo, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { goodsDecks, type Command, type Goods } from '../commands.ts';
import { tellsCards } from '../custody.ts';
import { refusedTo, refuserIn } from '../decide/redirect.ts';
import { isWanted } from '../decide/wanted.ts';
import { wreckFee, wreckWords } from '../decide/wrecks.ts';
import { billFor, shopOfGoods } from '../prices.ts';
import { offersOf, type OfferKind, type OfferOf } from '../starters/offers.ts';
import { barred, placerFor } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { manyStep } from './facts.ts';
import { reachedBy, shipsPick } from './ships.ts';

type Fact = Made<Command>;

/** A ship that has just sunk, for gold. */
const boneYard = defineQuestion<State, Command, SeatId>({
  kind: 'bone-yard',
  need: 'may',
  window: true,
  makes: ['takeWreck'],
  rule: 'bone-yard',
  whom: (_, seat) => [seat],
  ask: (state, seat) => message('prompt.bone-yard.for', { gold: wreckFee(state, seat) }),
  shown: (state) => [state.fights, state.offers],
  step: (state, seat) =>
    step(
      'ship',
      spelled<Command>(
        offersOf(state, 'wreck', seat).map(({ from, ship }) => [
          `wreck-${ship.id}`,
          {
            command: { kind: 'takeWreck', seat, ship: ship.id },
            label: message('answer.ship.of', { player: { seat: from }, ship: wreckWords(ship) }),
          },
        ]),
      ),
    ),
});

/** All that lay unused there, or fewer. */
const reuse = defineQuestion<State, Command, SeatId>({
  kind: 're-use',
  need: 'may',
  window: true,
  makes: ['reuseMagic'],
  rule: 're-use',
  whom: (_, seat) => [seat],
  shown: (state) => [state.fights, state.offers],
  step: (state, seat) =>
    step(
      'choice',
      spelled<Command>(offersOf(state, 'spells', seat).flatMap((offer) => spellsOf(seat, offer))),
    ),
});

const spellsOf = (seat: SeatId, { ship, count }: OfferOf<'spells'>): readonly (readonly [string, Fact])[] =>
  upTo(count, 1)
    .toReversed()
    .map((some) => [
      `magic-${ship.id}-${some}`,
      {
        command: { kind: 'reuseMagic', seat, ship: ship.id, count: some },
        label: message('answer.re-use', { count: some, ship: wreckWords(ship) }),
      },
    ]);

/** Who is attacked instead. */
const redirect = defineQuestion<State, Command, SeatId>({
  kind: 're-direct',
  need: 'may',
  window: true,
  makes: ['redirectAttack'],
  rule: 're-direct',
  whom: (_, seat) => [seat],
  shown: (state) => [state.fights, state.fight, state.rows],
  step: (state, seat) =>
    step(
      'target',
      shipsPick(state, refusedTo(state, seat), (ship) => ({
        command: { kind: 'redirectAttack', seat, ship },
      })),
    ),
});

/** What is bought with gold of the bank. */
const spree = defineQuestion<State, Command, OfferOf<'spree'>>({
  kind: 'spree',
  need: 'may',
  window: true,
  makes: ['spendAlong'],
  rule: 'spree',
  whom: (_, { seat }) => [seat],
  ask: (_, { gold, of }) => message('prompt.spree.of', { gold, of: { seat: of } }),
  shown: (state, offer) => [offer, state.shops, state.purses],
  step: (state, { seat }) =>
    step(
      'choice',
      words(
        goodsDecks.filter(
          (goods) =>
            state.shops[shopOfGoods[goods]] && !barred(state, { kind: 'buy', seat, goods, count: 1 }),
        ),
        (goods) => ({
          label: message(`answer.buy.${goods}`),
          note: message('answer.buy.each', { price: billFor(state, seat, goods, 1) }),
          next: () => spent(state, seat, goods),
        }),
      ),
    ),
});

/** So many are pressed, since own gold may be added. */
const pressed = 9;

/** A Witch Doctor is laid on a ship at once, where nobody else says on which. */
const spent = (state: State, seat: SeatId, goods: Goods): Step<Command> =>
  goods === 'curses' && tellsCards(state) && !placerFor(state, 'curse', seat)
    ? step(
        'ship',
        shipsPick(state, reachedBy(state, seat), (ship) => ({
          command: { kind: 'spendAlong', seat, goods, count: 1, ship },
        })),
      )
    : manyStep(state, { kind: 'spendAlong', seat, goods }, pressed);

/** Whatever cards before captains let them do until the next fact. */
export function offersOpen(state: State): readonly Asked<State, Command>[] {
  const refuser = refuserIn(state);
  const wanted = <Kind extends OfferKind>(kind: Kind) =>
    offersOf(state, kind).filter((offer) => isWanted(state, offer));
  const holders = (kind: 'wreck' | 'spells') => [...new Set(wanted(kind).map(({ seat }) => seat))];
  return [
    ...(refuser ? [redirect(state, refuser)] : []),
    ...holders('spells').map((seat) => reuse(state, seat)),
    ...holders('wreck').map((seat) => boneYard(state, seat)),
    ...wanted('spree').map((offer) => spree(state, offer)),
  ];
}

export const offerQuestions: readonly AnyQuestion[] = [redirect, reuse, boneYard, spree];
