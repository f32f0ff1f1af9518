import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { digit, upTo } from '../../kernel/questions/picks.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Button } from '../answers.ts';
import { tricksInRound } from '../cards.ts';
import { startLoon } from '../coins.ts';
import { slotName, slotsByHand } from '../prompts/claim.ts';
import { slotToTell } from '../prompts/told.ts';
import { flagAsked } from '../prompts/trick.ts';
import type { State } from '../state.ts';

/** As far down and up as buttons go; anything beyond is typed. */
const mostOwed = 6;
const mostGained = 14;

export function numberAnswers(state: State, prompt: Prompt, seat: SeatId | undefined): readonly Button[] {
  const own = seat ?? (prompt.whom === 'anyone' ? undefined : prompt.whom[0]);
  switch (prompt.kind) {
    case 'predict':
      return own ? predictions(own) : [];
    case 'collect':
      return (seat ? [seat] : state.seats).flatMap((one) => collections(state, one, seat));
    case 'settle':
      return own ? amounts(state, own) : [];
    case 'tell-round':
      return own ? gains(own) : [];
    case 'win-trick':
      return state.seats.map((one) => ({
        command: { kind: 'winTrick', seat: one },
        label: message('answer.win-trick', { seat: { seat: one } }),
      }));
    case 'rule-breach':
      return fines(state, prompt);
    default:
      return [];
  }
}

const predictions = (seat: SeatId): readonly Button[] =>
  upTo(tricksInRound).map((tricks) => ({
    command: { kind: 'predict', seat, tricks },
    label: message('answer.predict', { tricks }),
    ...digit(tricks),
  }));

const collections = (state: State, seat: SeatId, whose: SeatId | undefined): readonly Button[] =>
  slotsByHand(state).flatMap((slot) =>
    upTo(startLoon).map((loon): Button => ({
      command: { kind: 'collect', seat, slot, loon },
      label: message('answer.collect', { seat: { seat }, loon }),
      note: slotName(state, slot),
      under: whose
        ? slotName(state, slot)
        : message('answer.collect.under', { seat: { seat }, card: slotName(state, slot) }),
    })),
  );

function amounts(state: State, seat: SeatId): readonly Button[] {
  const slot = slotToTell(state) ?? 'capture';
  return upTo(startLoon, -mostOwed).map((loon) => ({
    command: { kind: 'collect', seat, slot, loon },
    label: amount(loon),
    ...digit(loon),
  }));
}

const gains = (seat: SeatId): readonly Button[] =>
  upTo(mostGained, -startLoon).map((loon) => ({
    command: { kind: 'tellGain', seat, loon },
    label: amount(loon),
    ...digit(loon),
  }));

/** Whose it is stands over the buttons, and on a phone there is only one seat. */
const amount = (loon: number) =>
  loon < 0 ? message('answer.owe', { loon: -loon }) : message('answer.gain', { loon });

function fines(state: State, prompt: Prompt): readonly Button[] {
  const flag = flagAsked(state, prompt);
  if (!flag) return [];
  return upTo(mostOwed).map((fine) => ({
    command: { kind: 'ruleBreach', flag: flag.number, fine },
    label: fine === 0 ? message('answer.let-stand') : message('answer.fine', { fine }),
    ...digit(fine),
  }));
}
