import type { Entry } from '../log/entry.ts';
import type { Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Branch } from './branch.ts';
import type { History } from './history.ts';
import { redecide, stepsOf } from './redecide.ts';
import { seesOf } from './secrecy.ts';

/**
 * Takes along what was entered since this head, while a branch was worked out, until nothing is left. Not where
 * anything but facts was, or where the branch gives cause to doubt one of them.
 */
export function* catchUp(game: AnyGame, history: History, branch: Branch, from: number): Steps<boolean> {
  for (let head = from; head !== history.head;) {
    const later = history.factsSince(head);
    ({ head } = history);
    if (!later || !(yield* addLater(game, branch, later))) return false;
  }
  return true;
}

function* addLater(game: AnyGame, branch: Branch, later: readonly Entry[]): Steps<boolean> {
  for (const result of redecide(game, branch.after, stepsOf(later, []), seesOf(undefined))) {
    if (result.kind === 'drops' || result.kept) return false;
    branch.add(result);
    yield;
  }
  return true;
}
