import type { Answer } from '../kernel/game.ts';
import { waitingFor, type Prompt } from '../kernel/prompt.ts';
import { nothingWaived } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { cardButtons, drawnButtons, dummyCardButtons, tryButtons } from './answers/cards.ts';
import { bidButtons, countButtons, luckButtons, mutinyButtons, winnerButtons } from './answers/numbers.ts';
import { moveButtons } from './answers/moves.ts';
import {
  colourButtons,
  faceButtons,
  fillButtons,
  listingButtons,
  shortButtons,
  stealButtons,
  takeButtons,
  targetButtons,
} from './answers/rolls.ts';
import { choice, type Button } from './answers/button.ts';
import { decide } from './decide.ts';
import type { Command } from './commands.ts';
import { awaited } from './awaiting.ts';
import { stateFor } from './prompts.ts';
import type { State } from './state.ts';

/** What can be pressed at a prompt. Whatever would be refused says so beforehand. */
export function answers(state: State, prompt: Prompt, seat: SeatId | undefined): readonly Answer<Command>[] {
  const now = stateFor(state, prompt);
  return buttonsFor(now, prompt, whoFor(prompt, seat)).map((button) => {
    const decided = decide(state, button.command, nothingWaived);
    return decided.ok ? button : { ...button, refusal: decided.no };
  });
}

/** The scorekeeper answers for whoever is waited for first, or in a window for all who may. */
const whoFor = (prompt: Prompt, seat: SeatId | undefined): readonly SeatId[] => {
  if (seat !== undefined) return [seat];
  if (prompt.whom === 'anyone') return [];
  return prompt.need === 'may' || prompt.kind === 'move' ? prompt.whom : waitingFor(prompt);
};

function buttonsFor(state: State, prompt: Prompt, whom: readonly SeatId[]): readonly Button[] {
  const [seat] = whom;
  switch (prompt.kind) {
    case 'bid':
      return seat ? bidButtons(state, seat) : [];
    case 'dummy-hand':
      return whom.map((one) => choice({ kind: 'takeDummyHand', seat: one }, 'take-dummy-hand'));
    case 'dummy-card':
      return dummyCardButtons(state);
    case 'play-card':
      return cardButtons(state);
    case 'try-feature':
      return seat ? tryButtons(state, seat) : [];
    case 'let-stand':
      return [choice({ kind: 'letStand' }, 'let-stand')];
    case 'name-dealer':
      return state.seats.map((one) => choice({ kind: 'nameDealer', seat: one }, 'name-dealer'));
    case 'fill-card':
      return fillButtons(state);
    case 'colour':
      return colourButtons(state, awaited(state));
    case 'roll-dealer':
    case 'roll-fight':
    case 'roll-mutiny':
    case 'roll-feature':
      return faceButtons(state, seat);
    case 'list-face':
      return listingButtons(state);
    case 'short':
    case 'bend-roll':
      return whom.flatMap((one) => shortButtons(state, one, prompt.kind === 'short'));
    case 'drawn-card':
      return seat ? drawnButtons(state, seat) : [];
    case 'mutiny':
      return seat ? targetButtons(state, seat) : [];
    case 'thief':
      return seat ? stealButtons(state, seat) : [];
    case 'take-fights':
      return seat ? takeButtons(state, seat) : [];
    case 'fight-winner':
      return winnerButtons(state);
    case 'count-fights':
      return countButtons(state, seat);
    case 'luck':
      return whom.flatMap(luckButtons);
    case 'told-mutiny':
      return whom.flatMap((one) => mutinyButtons(state, one));
    case 'leave-feature':
      return whom.map((one) => choice({ kind: 'leaveFeature', seat: one }, 'leave-feature'));
    case 'hindsight':
      return whom.map((one) => choice({ kind: 'claimHindsight', seat: one }, 'claim-hindsight'));
    case 'buy-point':
      return whom.map((one) => choice({ kind: 'buyPoint', seat: one }, 'buy-point'));
    case 'move':
      return whom.flatMap((one) => moveButtons(state, one));
    default:
      return [];
  }
}
