import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import { acceptOnceSeen, refuse } from '../../kernel/result.ts';
import { ScriptOn, written, type Script as KernelScript } from '../../kernel/script.ts';
import type { CommandKind, CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { ended } from '../endings.ts';
import { answered } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { forbiddenNow } from '../forbidden-now.ts';
import { endGoods } from './copying.ts';
import { endKept } from './kept.ts';
import { goesOn } from './second-round.ts';
import { endCalls } from './play-all.ts';
import { endSea } from './sailing.ts';
import { liftAtTheEnd } from './sails.ts';

export type Script = KernelScript<State, Event>;

/** Whatever is written is answered at once by the cards that lie before captains. */
class AnsweredScript extends ScriptOn<State, Event> {
  override add(event: Event): void {
    for (const one of answered(this.state, event)) super.add(one);
  }
}

export const scriptFrom = (state: State): Script => new AnsweredScript(state, evolve);

/** The end, where what was written brings it; what lay before a captain and is over goes, and with the last cards of a captain what was hidden shows itself. */
export function endIn(script: Script): void {
  endGoods(script);
  endSea(script);
  endCalls(script);
  endKept(script);
  goesOn(script);
  liftAtTheEnd(script);
  const end = ended(script.state);
  if (end) script.add(end);
}

type Write = (script: Script) => Refusal | undefined;

export const decideBy = (
  state: State,
  waived: Waived,
  checks: readonly Check[],
  write: Write,
): Decision<Event> =>
  written(scriptFrom(state), waived, checks, (script) => {
    const refusal = write(script);
    if (!refusal) endIn(script);
    return refusal;
  });

/** What has to hold, and what is written then: the one fact, all that follows, or what may be refused as it is written. */
type Rule = { readonly checks: readonly Check[] } & (
  | { readonly event: () => Event }
  | { readonly write: (script: Script) => void }
  | { readonly tryWriting: Write }
);

/** How a command of one kind is decided. */
export function ruling<Kind extends CommandKind>(
  rule: (state: State, command: CommandOf<Kind>) => Rule,
): (state: State, command: CommandOf<Kind>, waived: Waived) => Decision<Event> {
  return (state, command, waived) => {
    const asked = rule(state, command);
    const checks = [...asked.checks, () => forbiddenNow(state, command)];
    if ('tryWriting' in asked) return decideBy(state, waived, checks, asked.tryWriting);
    const refusal = firstRefusal(waived, checks);
    if (refusal) return refuse(refusal);
    // Answers are tried by the dozen with every fact, and most of them nobody ever gives.
    return acceptOnceSeen(() => {
      const script = scriptFrom(state);
      if ('write' in asked) asked.write(script);
      else script.add(asked.event());
      endIn(script);
      return script.events;
    });
  };
}
