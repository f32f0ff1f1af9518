import type { LookedAt } from '../contract/view.ts';
import type { AnyCommand } from '../contract/request.ts';
import type { GameState } from '../rules/kernel/game.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { maySee, type Viewer } from '../rules/kernel/view.ts';
import { no } from './refusals.ts';
import { stepFor } from './prompt-view.ts';
import type { RunningTable } from './running-table.ts';
import { asSeen, seesOf } from './secrecy.ts';
import { seenBy, withReveal } from './view.ts';

export interface Looking {
  readonly prompt: string;
  readonly seat?: SeatId;
  /** Without one: as far as that seat has begun. */
  readonly path?: readonly string[];
  /** As it was asked before this entry. */
  readonly entry?: number;
}

/** A step of an answer that is looked at and not taken: nothing is kept, and nobody else is shown it. */
export function lookAt(table: RunningTable, looking: Looking, asked: Viewer): Result<LookedAt, Refusal> {
  const { prompt: id, seat, path, entry } = looking;
  const { game } = table;
  const viewer = withReveal(table, asked);
  const state = entry === undefined ? seenBy(table, viewer) : stateBefore(table, entry, viewer);
  const prompt = state && game.prompts(state).find((one) => one.id === id);
  const isHidden = prompt?.secret && !(seat && maySee(viewer, seat));
  if (!state || !prompt || isHidden) return refuse(no('moved-on'));
  if (!path) {
    const begun =
      entry === undefined ? table.unfinished.at(prompt.id).findLast((one) => one.seat === seat) : undefined;
    const step = stepFor(game, state, prompt, seat, begun);
    return step ? accept({ kind: 'open', step }) : refuse(no('unasked'));
  }
  const pressed = game.press(state, prompt, path, seat);
  switch (pressed?.kind) {
    case 'open':
      return accept({ kind: 'open', step: pressed.step });
    case 'command':
      return accept({ ...pressed, command: pressed.command as AnyCommand });
    case 'refused':
      return refuse(pressed.refusal);
    case 'gone':
      return refuse(no('no-such-choice', { choice: path[pressed.at] ?? '' }));
    case undefined:
      return refuse(no('unasked'));
  }
}

function stateBefore(table: RunningTable, entry: number, viewer: Viewer): GameState | undefined {
  const found = table.log.entries[entry - 1];
  if (!found || found.parent === 0) return undefined;
  return asSeen(table.game, table.stateAt(found.parent).game, seesOf(viewer), table.state.game);
}
