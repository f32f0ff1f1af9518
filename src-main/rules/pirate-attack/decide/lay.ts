import { tellsCards } from '../custody.ts';
import { shipOf } from '../fleets.ts';
import type { LaidDown, LaidOpen } from '../laid.ts';
import { reactorsOn } from '../reactions.ts';
import type { State } from '../state.ts';
import type { Script } from './script.ts';

/** Whether anybody may answer it, once it lies there. */
export const mayBeAnswered = (state: State, laid: LaidOpen | LaidDown): boolean =>
  tellsCards(state) && (['stop', 'redirect'] as const).some((how) => reactorsOn(state, how, laid).length > 0);

/** It lies there, where anybody may answer it. */
export function layDown(script: Script, laid: LaidOpen | LaidDown): void {
  if (!mayBeAnswered(script.state, laid)) return;
  const ship = laid.kind === 'lies' ? laid.ship : shipIn(laid.command);
  const found = shipOf(script.state, ship);
  script.add({ kind: 'cardLaid', laid, on: found?.ship ?? null });
}

const shipIn = (command: LaidOpen['command']): number | undefined =>
  command && 'ship' in command ? command.ship : undefined;
