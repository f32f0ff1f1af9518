import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import { deckFor } from '../cards.ts';
import { topUpTo } from '../coins.ts';
import { facesMissing, isFreshRound, loonOf, openSlots, rowAt, untakenRows } from '../phase.ts';
import { placeOf } from '../knowledge.ts';
import { deckOf } from '../score-card.ts';
import type { State } from '../state.ts';
import { wasUsed } from '../decide/draw.ts';

/** Score cards that can be drawn now. */
export const drawable = (state: State): readonly string[] => {
  const wanted = openSlots(state.round).map(deckOf);
  const drawn = Object.values(state.round.slots);
  return state.edition.scoreCards
    .filter(({ id, deck }) => wanted.includes(deck) && !drawn.includes(id) && !wasUsed(state, id))
    .map(({ id }) => id);
};

export function drawPrompt(state: State): Prompt {
  const open = openSlots(state.round);
  const counts = {
    recruitment: open.filter((slot) => deckOf(slot) === 'recruitment').length,
    treasure: open.filter((slot) => slot === 'treasure').length,
    capture: open.filter((slot) => slot === 'capture').length,
  };
  return must({
    kind: 'draw-score-card',
    whom: 'anyone',
    fits: [{ kind: 'card', rows: drawable(state) }],
    ask: message('prompt.draw-score-card', { count: open.length }),
    hint:
      topUpPrompts(state).length > 0
        ? message('prompt.draw-score-card.hint.top-up', { ...counts, loon: topUpTo })
        : message('prompt.draw-score-card.hint', counts),
    rule: 'score-cards',
    shown: { round: state.round.number, slots: state.round.slots },
  });
}

/** Rows are laid out from the top. */
export const rowToDeal = ({ round }: State): number =>
  untakenRows(round).find((row) => facesMissing(round, row) > 0) ?? 1;

/** Crew cards that nobody has seen anywhere. */
export const unseenCards = (state: State) =>
  deckFor(state.seats.length).filter((card) => placeOf(state, card) === undefined);

export function dealPrompt(state: State): Prompt {
  const row = rowToDeal(state);
  return must({
    kind: 'deal-card',
    whom: 'anyone',
    fits: [{ kind: 'card', rows: unseenCards(state) }],
    ask: message('prompt.deal-card', { row }),
    hint: message('prompt.deal-card.hint', { row, count: facesMissing(state.round, row) }),
    rule: 'rows',
    shown: { round: state.round.number, row, open: rowAt(state.round, row)?.open },
  });
}

/**
 * Everybody is asked, since asking only those who are short would tell who is. In the first round nobody can be.
 */
export function topUpPrompts(state: State): readonly Prompt[] {
  if (state.round.number === 1 || !isFreshRound(state)) return [];
  const short = state.seats.filter((seat) => loonOf(state, seat) < topUpTo);
  const among = state.options.showLoon ? short : state.seats;
  if (among.length === 0) return [];
  return [
    may({
      kind: 'top-up',
      whom: 'anyone',
      fits: [{ kind: 'seat', among }],
      ask: message('prompt.top-up', { loon: topUpTo }),
      hint: message('prompt.top-up.hint', { loon: topUpTo }),
      rule: 'top-up',
      shown: { round: state.round.number },
    }),
  ];
}
