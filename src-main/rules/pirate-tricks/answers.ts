import type { Answer } from '../kernel/game.ts';
import { message } from '../kernel/message.ts';
import type { Prompt } from '../kernel/prompt.ts';
import { nothingWaived } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { cardAnswers } from './answers/cards.ts';
import { numberAnswers } from './answers/numbers.ts';
import { knownTo, untold } from './known.ts';
import { loonOf } from './phase.ts';
import { drawable } from './prompts/deal.ts';
import { scoreCardName } from './edition.ts';
import type { State } from './state.ts';

export type Button = Omit<Answer<Command>, 'refusal'>;

export function answers(state: State, prompt: Prompt, seat: SeatId | undefined): readonly Answer<Command>[] {
  const seen = knownTo(state, prompt, seat);
  return buttons(seen, prompt, seat).map((button) => {
    const decided = decide(seen, button.command, nothingWaived);
    return decided.ok || untold(seen, prompt, decided.no) ? button : { ...button, refusal: decided.no };
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
    case 'note-hand':
    case 'ditch':
    case 'show-cards':
    case 'play-card':
      return cardAnswers(state, prompt, seat);
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
