import type { Waived } from '../../kernel/refusal.ts';
import type { CommandOf } from '../commands.ts';
import { depthOf } from '../../kernel/table-service.ts';
import { refusal } from '../refusals.ts';
import { depths, type Depth } from '../setup.ts';
import { isLight, nextSeat, type Phase, type State } from '../state.ts';
import { decideBy } from './script.ts';
import { passTurn } from './turn.ts';

/** At any moment: what the new depth does not tell is no longer waited for, what it tells begins at once. */
export function decideSetDepth(state: State, command: CommandOf<'setDepth'>, waived: Waived) {
  const asked = depthOf(refusal, depths, command.depth);
  return decideBy(state, waived, [], (script) => {
    if (!asked.ok) return asked.no;
    const depth = asked.value;
    if (isLight(depth) && state.phase.kind === 'sailed') passTurn(script, nextSeat(state));
    const now = script.state;
    const deepens = isLight(state.depth) && !isLight(depth) && now.phase.kind !== 'opening';
    // Nobody told the cards in between, so no hand is known any more.
    const doubtful = deepens ? state.seats : state.doubtful;
    script.add({ kind: 'depthSet', depth, phase: phaseAt(now.phase, depth), doubtful });
    return undefined;
  });
}

function phaseAt(phase: Phase, depth: Depth): Phase {
  switch (phase.kind) {
    case 'rolling':
      return isLight(depth) ? { kind: 'telling', again: phase.escape } : phase;
    case 'moving':
      return isLight(depth) ? { kind: 'telling', again: false } : phase;
    case 'battle':
      return depth === 'score' ? { kind: 'telling', again: false } : phase;
    case 'telling':
      return isLight(depth) ? phase : { kind: 'rolling', escape: phase.again };
    case 'opening':
    case 'sailed':
    case 'won':
      return phase;
  }
}
