import { message } from '../../kernel/message.ts';
import { cards, seats } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { topUpTo, unseenPurse } from '../coins.ts';
import type { Command } from '../commands.ts';
import { wasUsed } from '../decide/draw.ts';
import { scoreCardName, scoreCardOf } from '../edition.ts';
import { unseenCards } from '../knowledge.ts';
import { facesMissing, isFreshRound, loonOf, openSlots, rowAt, untakenRows } from '../phase.ts';
import { deckOf } from '../score-card.ts';
import type { State } from '../state.ts';
import { crew } from './made.ts';

/** Score cards that can be drawn now. */
export const drawable = (state: State): readonly string[] => {
  const wanted = openSlots(state.round).map(deckOf);
  const drawn = Object.values(state.round.slots);
  return state.edition.scoreCards
    .filter(({ id, deck }) => wanted.includes(deck) && !drawn.includes(id) && !wasUsed(state, id))
    .map(({ id }) => id);
};

function stillToDraw(state: State) {
  const open = openSlots(state.round);
  return {
    recruitment: open.filter((slot) => deckOf(slot) === 'recruitment').length,
    treasure: open.filter((slot) => slot === 'treasure').length,
    capture: open.filter((slot) => slot === 'capture').length,
  };
}

export const drawScoreCard = defineQuestion<State, Command>({
  kind: 'draw-score-card',
  makes: ['drawScoreCard'],
  rule: 'score-cards',
  ask: (state) => message('prompt.draw-score-card', { count: openSlots(state.round).length }),
  hint: (state) =>
    mayTopUp(state).length > 0
      ? message('prompt.draw-score-card.hint.top-up', { ...stillToDraw(state), loon: topUpTo })
      : message('prompt.draw-score-card.hint', stillToDraw(state)),
  shown: (state) => ({ round: state.round.number, slots: state.round.slots }),
  step: ({ edition, ...state }) =>
    cards(
      drawable({ edition, ...state }),
      (card) => ({ command: { kind: 'drawScoreCard', card }, label: scoreCardName(edition, card) }),
      (row): row is string => scoreCardOf(edition, row) !== undefined,
    ),
});

/** Rows are laid out from the top. */
export const rowToDeal = ({ round }: State): number =>
  untakenRows(round).find((row) => facesMissing(round, row) > 0) ?? 1;

export const dealCard = defineQuestion<State, Command>({
  kind: 'deal-card',
  makes: ['dealCard'],
  rule: 'rows',
  ask: (state) => message('prompt.deal-card', { row: rowToDeal(state) }),
  hint: (state) => {
    const row = rowToDeal(state);
    return message('prompt.deal-card.hint', { row, count: facesMissing(state.round, row) });
  },
  shown: (state) => {
    const row = rowToDeal(state);
    return { round: state.round.number, row, open: rowAt(state.round, row)?.open };
  },
  step: (state) => {
    const row = rowToDeal(state);
    return crew(unseenCards(state), (card) => ({ kind: 'dealCard', row, card }));
  },
});

/** Everybody is asked, since asking only those who are short would tell who is. In the first round nobody can be. */
function mayTopUp(state: State): readonly SeatId[] {
  if (state.round.number === 1 || !isFreshRound(state)) return [];
  const short = state.seats.filter((seat) => loonOf(state, seat) < topUpTo);
  return state.options.showLoon ? short : state.seats;
}

const topUp = defineQuestion<State, Command>({
  kind: 'top-up',
  need: 'may',
  each: true,
  makes: ['topUp'],
  rule: 'top-up',
  ask: () => message('prompt.top-up', { loon: topUpTo }),
  hint: () => message('prompt.top-up.hint', { loon: topUpTo }),
  shown: (state) => ({ round: state.round.number }),
  step: (state, _, seat, asker) =>
    seats(
      mayTopUp(state).filter((one) => seat === undefined || one === seat),
      (one) => ({
        command: { kind: 'topUp', seat: one },
        label: message('answer.top-up', { seat: { seat: one } }),
        ...(state.options.showLoon || (asker === one && loonOf(state, one) !== unseenPurse)
          ? { note: message('answer.top-up.note', { loon: loonOf(state, one) }) }
          : {}),
      }),
    ),
});

export const topUpOpen = (state: State): readonly Asked<State, Command>[] =>
  mayTopUp(state).length > 0 ? [topUp(state)] : [];

export const dealQuestions = [drawScoreCard, dealCard, topUp];
