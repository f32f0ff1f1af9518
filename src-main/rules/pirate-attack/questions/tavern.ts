import { cards, seats, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { message } from '../../kernel/message.ts';
import { step, type Made, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { shops } from '../cards.ts';
import { openZones } from '../looks.ts';
import type { Command } from '../commands.ts';
import { cardOf, cards as rows } from '../data/cards.ts';
import { tellsCards } from '../custody.ts';
import { goodsLeft } from '../decide/goods.ts';
import { ownEffectOf } from '../effects/own.ts';
import { liesBefore } from '../kept.ts';
import { thievedFrom } from '../decide/thefts.ts';
import { hasAim } from '../decide/playable.ts';
import { isTavern } from '../decide/tavern.ts';
import { cardName } from '../names.ts';
import type { State } from '../state.ts';
import { placerFor } from '../starters/starters.ts';
import { goodsTasks, tavernHand, type GoodsTask, type TavernHand } from '../tasks.ts';
import { seatLabel } from './facts.ts';
import { playedBy } from './plays.ts';
import { inPacks } from '../edition.ts';
import { reachedBy, shipsPick } from './ships.ts';

/** Which Tavern card it is that was bought or given out, and on whom it is played. */
const tavernCard = defineQuestion<State, Command, TavernHand>({
  kind: 'tavern-card',
  need: 'must',
  makes: ['playCard', 'discardCard'],
  rule: 'tavern',
  whom: (_, { seat }) => [seat],
  ask: (_, { count }) => message('prompt.tavern-card.plays', { count }),
  shown: (state, hand) => [state.round, hand, state.rows, openZones(state)],
  step: (state, { seat }) =>
    step(
      'card',
      cards<string, Command>(
        rows.flatMap((row) => (row.kind === 'tavern' && inPacks(state, row) ? [row.id] : [])),
        (id) => received(state, seat, id),
        isTavern,
      ),
    ),
});

/** One that can be played on nobody and nothing is laid away by the same press. */
function received(state: State, seat: SeatId, id: string): Made<Command> | undefined {
  const row = cardOf(id);
  if (!row) return undefined;
  return hasAim(state, seat, row)
    ? playedBy(state, seat, id)
    : {
        command: { kind: 'discardCard', seat, card: id },
        label: cardName(row),
        note: message('answer.laid-away'),
      };
}

/** Which of the two that the Market sells comes for nothing, and where a curse goes. */
const freeGoods = defineQuestion<State, Command, GoodsTask>({
  kind: 'free-goods',
  need: 'must',
  makes: ['takeGoods'],
  rule: 'tavern',
  whom: (_, { seat }) => [seat],
  ask: (_, { count }) => message('prompt.free-goods.of', { count }),
  shown: (state, task) => [state.round, task, state.rows, openZones(state)],
  step: (state, { seat }) => {
    const listed = (['cures', 'curses'] as const).filter(
      (goods) => goodsLeft(state, goods) > 0 && (goods === 'cures' || reachedBy(state, seat).length > 0),
    );
    return step<Command>(
      'choice',
      words(listed, (goods) => freely(state, seat, goods)),
    );
  },
});

function freely(state: State, seat: SeatId, goods: 'cures' | 'curses'): Made<Command> {
  const command = { kind: 'takeGoods', seat, goods } as const;
  const label = message(`goods.${goods}.one`);
  if (goods === 'cures' || placerFor(state, 'curse', seat)) return { command, label };
  const ships = shipsPick(state, reachedBy(state, seat), (ship) => ({ command: { ...command, ship } }));
  return { label, next: () => step('ship', ships) };
}

/** To which shop a captain goes on a trip at prices of the own. */
function saleBegun(state: State, seat: SeatId, card: string): Made<Command> | undefined {
  const row = cardOf(card);
  const listed = shops.filter((shop) => state.shops[shop]);
  return (
    row && {
      label: cardName(row),
      next: () =>
        step<Command>(
          'choice',
          words(listed, (shop) => ({
            command: { kind: 'beginSale', seat, card, shop },
            label: message(`shop.${shop}`),
          })),
        ),
    }
  );
}

/** Those that this captain has, or where cards are not told may have. */
export const salePick = (state: State, seat: SeatId): Pick<Command> =>
  cards<string, Command>(
    rows.flatMap(({ id, copies }) =>
      isSale(id) &&
      state.edition.packs.some((pack) => copies[pack] !== undefined) &&
      (!tellsCards(state) || liesBefore(state, seat, id))
        ? [id]
        : [],
    ),
    (id) => saleBegun(state, seat, id),
    isSale,
  );

const isSale = (id: string): id is string => ownEffectOf(id)?.sale !== undefined;

/** Out of whose hand a card is used at the end of the turn. */
export const theftPick = (state: State, seat: SeatId): Pick<Command> =>
  words(thievedFrom(state, seat).length > 0 ? ['theft'] : [], () => ({
    label: message('answer.theft'),
    next: () =>
      step(
        'seat',
        seats(thievedFrom(state, seat), (on) => ({
          command: { kind: 'beginTheft', seat, on },
          label: seatLabel(on),
        })),
      ),
  }));

export function tavernOpen(state: State): readonly Asked<State, Command>[] {
  const hand = tavernHand(state);
  return [
    ...(hand ? [tavernCard(state, hand)] : []),
    ...goodsTasks(state).map((task) => freeGoods(state, task)),
  ];
}

export const tavernQuestions: readonly AnyQuestion[] = [tavernCard, freeGoods];
