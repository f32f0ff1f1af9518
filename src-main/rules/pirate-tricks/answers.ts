import type { Answer } from '../kernel/game.ts';
import { message } from '../kernel/message.ts';
import type { Prompt } from '../kernel/prompt.ts';
import { nothingWaived } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { askAll, seal, type Secret } from '../kernel/secret.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { auctionAnswers } from './answers/auction.ts';
import { cardAnswers } from './answers/cards.ts';
import { numberAnswers } from './answers/numbers.ts';
import { withoutSecrets } from './knowledge.ts';
import { loonOf } from './phase.ts';
import { drawable } from './prompts/deal.ts';
import { scoreCardName } from './edition.ts';
import type { State } from './state.ts';

export type Button = Omit<Answer<Command>, 'refusal'>;

/** Refusals that would tell how much somebody holds. */
const telling: ReadonlySet<string> = new Set(['over-purse', 'not-broke']);

/** What others have sealed is no reason against a button either: the one who is last would read it off the buttons. */
function withOwnSealsOnly(state: State, seat: SeatId | undefined): State {
  const { lot } = state.round;
  if (!lot) return state;
  const own = <Answer>({ asked, answers }: Secret<Answer>): Secret<Answer> =>
    seat && answers[seat] !== undefined ? seal(askAll(asked), seat, answers[seat]) : askAll(asked);
  const { bids, tie } = lot;
  return {
    ...state,
    round: {
      ...state.round,
      lot: { ...lot, bids: own(bids), tie: tie && { ...tie, cards: own(tie.cards) } },
    },
  };
}

/**
 * A prompt that is not secret may be answered by the scorekeeper for anyone, so its buttons tell nothing that only
 * the seat knows. A secret one is answered by whoever may see that seat's secrets.
 */
export function answers(state: State, prompt: Prompt, seat: SeatId | undefined): readonly Answer<Command>[] {
  const seen = withOwnSealsOnly(prompt.secret ? state : withoutSecrets(state), seat);
  const mayTell = prompt.secret || state.options.showLoon;
  return buttons(seen, prompt, seat).map((button) => {
    const decided = decide(seen, button.command, nothingWaived);
    if (decided.ok || (!mayTell && telling.has(decided.no.code))) return button;
    return { ...button, refusal: decided.no };
  });
}

function buttons(state: State, prompt: Prompt, seat: SeatId | undefined): readonly Button[] {
  switch (prompt.kind) {
    case 'draw-score-card':
      return drawable(state).map((card) => ({
        command: { kind: 'drawScoreCard', card },
        label: scoreCardName(state.edition, card),
      }));
    case 'top-up':
      return topUps(state, prompt, seat);
    case 'deal-card':
    case 'lay-tie-card':
    case 'note-hand':
    case 'ditch':
    case 'show-cards':
    case 'play-card':
      return cardAnswers(state, prompt, seat);
    case 'bid':
    case 'win-tie':
    case 'name-taker':
    case 'second-pass':
    case 'tell-row':
      return auctionAnswers(state, prompt, seat);
    default:
      return numberAnswers(state, prompt, seat);
  }
}

function topUps(state: State, { fits }: Prompt, seat: SeatId | undefined): readonly Button[] {
  const among = fits.flatMap((fit) => (fit.kind === 'seat' ? fit.among : []));
  return among
    .filter((one) => seat === undefined || one === seat)
    .map((one) => ({
      command: { kind: 'topUp', seat: one },
      label: message('answer.top-up', { seat: { seat: one } }),
      ...(state.options.showLoon || seat
        ? { note: message('answer.top-up.note', { loon: loonOf(state, one) }) }
        : {}),
    }));
}
