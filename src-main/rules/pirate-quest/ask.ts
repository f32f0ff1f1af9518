import type { Question } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { refuse, type Result } from '../kernel/result.ts';
import type { Parts } from '../kernel/view.ts';
import { refusal } from './refusals.ts';
import type { State } from './state.ts';

export function ask(_state: State, _question: Question): Result<Parts, Refusal> {
  return refuse(refusal('not-now'));
}
