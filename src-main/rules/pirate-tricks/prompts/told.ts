import { message } from '../../kernel/message.ts';
import { must, type Prompt } from '../../kernel/prompt.ts';
import { answeredBy } from '../../kernel/secret.ts';
import { allLoon } from '../coins.ts';
import { untold } from '../decide/spoils.ts';
import { spoilSlots, type SpoilSlot } from '../score-card.ts';
import type { State } from '../state.ts';
import { outstanding } from '../phase.ts';
import { slotName } from './claim.ts';

/** The card whose amounts are told first. */
export const slotToTell = (state: State): SpoilSlot | undefined =>
  spoilSlots.find((slot) => untold(state, slot).length > 0);

/** One question a card, to everybody whose amount is not known; those who have told it have answered. */
export function settlePrompt(state: State): Prompt {
  const slot = slotToTell(state) ?? 'capture';
  const told = state.round.told[slot] ?? {};
  const missing = untold(state, slot);
  return must({
    kind: 'settle',
    whom: state.seats.filter((seat) => missing.includes(seat) || told[seat] !== undefined),
    answered: state.seats.filter((seat) => told[seat] !== undefined),
    fits: [{ kind: 'number', least: -allLoon, most: allLoon }],
    ask: message('prompt.settle', { card: slotName(state, slot), count: missing.length }),
    hint: message('prompt.settle.hint'),
    rule: 'spoils',
    shown: { round: state.round.number, slot },
  });
}

export function tellRoundPrompt(state: State): Prompt {
  return must({
    kind: 'tell-round',
    whom: state.round.gains.asked,
    answered: answeredBy(state.round.gains),
    fits: [{ kind: 'number', least: -allLoon, most: allLoon }],
    ask: message('prompt.tell-round', { round: state.round.number, count: outstanding(state.round.gains) }),
    hint: message('prompt.tell-round.hint'),
    rule: 'depth',
    shown: { round: state.round.number },
  });
}
