import type { Decision, Waived } from '../../kernel/refusal.ts';
import type { Windowed } from '../../kernel/window.ts';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { cardIn, isPending, topOf, type LaidOpen } from '../laid.ts';
import { isAnswerable } from '../reactions.ts';
import type { State } from '../state.ts';
import { settleWaiting } from './from-hand.ts';
import { wasted } from './laying.ts';
import { redirectBelow, stopBelow } from './answers.ts';
import { endIn, scriptFrom, type Script } from './script.ts';

type Decide = (state: State, command: Command, waived: Waived) => Decision<Event>;

/** What only answers what lies open leaves it open, and so does what nobody else hears of. */
const answering: readonly Command['kind'][] = ['answerCard', 'redirectCard', 'noteLook'];

/** A card that may be answered waits for the next fact, and works before it. */
export const windowOf = (decideNow: Decide, decide: Decide): Windowed<State, Command, Event> => ({
  closes: (state, { kind }) => isPending(state) && !answering.includes(kind),
  settle(state) {
    const script = scriptFrom(state);
    settleAll(script, decideNow);
    endIn(script);
    return script.events;
  },
  evolve,
  decide,
});

function settleAll(script: Script, decideNow: Decide): void {
  while (isPending(script.state)) settleTop(script, decideNow);
}

/** Nothing waits that nobody can answer any more. */
export function settleUnanswerable(script: Script, decideNow: Decide): void {
  while (isPending(script.state) && !isAnswerable(script.state)) settleTop(script, decideNow);
}

/** The newest first: whether one that lies below still does anything is seen when its turn comes. */
export function settleTop(script: Script, decideNow: Decide): void {
  const top = topOf(script.state);
  switch (top?.kind) {
    case 'waits':
      return settleWaiting(script);
    case 'stop':
      return stopBelow(script, top);
    case 'redirect':
      return redirectBelow(script, top);
    case 'lies':
    case 'play':
      script.add({ kind: 'cardStands', seat: top.seat, card: cardIn(top) });
      return top.kind === 'play' ? carryOut(script, top, decideNow) : undefined;
    case undefined:
  }
}

/** As if it were only said now; what cannot be any more, since the table has changed by hand, comes to nothing. */
function carryOut(script: Script, laid: LaidOpen, decideNow: Decide): void {
  if (!laid.command) return;
  const decided = decideNow(script.state, laid.command, new Set(laid.waived));
  if (decided.ok) for (const event of decided.value) script.add(event);
  else wasted(script, laid);
}
