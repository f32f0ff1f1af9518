import type { AnyCommand } from '../contract/request.ts';
import type { Override } from '../log/entry.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { codeNow } from '../rules/kernel/table-service.ts';
import { isBegin, waive, type SessionState } from './fact.ts';
import { no } from './refusals.ts';
import type { Act } from './request.ts';
import { seesOf, silenceFor } from './secrecy.ts';

/** An override waives the codes it names, or whichever stand in the way; what is allowed anyway needs none. */
export function decideAct(game: AnyGame, state: SessionState, { command, override, sender }: Act) {
  const waivedFor = (code: string): readonly string[] =>
    override !== undefined && (override.codes?.map(codeNow).includes(code) ?? true) ? [code] : [];
  const passes = silenceFor(seesOf(sender));
  const { codes, decision } = waive(game, state, command, { waivedFor, passes });
  const given: Override | undefined =
    override && codes.length > 0 ? { codes, reason: override.reason } : undefined;
  return { decision, override: given };
}

/** A session is begun once, and before anything else. */
export function outOfPlace(command: AnyCommand, hasBegun: boolean): Refusal | undefined {
  if (isBegin(command)) return hasBegun ? no('already-begun') : undefined;
  return hasBegun ? undefined : no('not-begun');
}
