import type { Pending } from '../../kernel/stack.ts';
import type { Effect, EffectKind } from '../cards.ts';
import type { Script } from '../decide/script.ts';
import type { RefusalCode } from '../refusals.ts';
import { rowOf, type Play, type State } from '../state.ts';
import { cancel } from './cancel.ts';
import type { Working } from './effect.ts';
import { forceRoll } from './force-roll.ts';
import { discard, draw } from './hands.ts';
import { modifyRoll } from './modify-roll.ts';
import { moveShip } from './move-ship.ts';
import { note } from './note.ts';
import { redirect } from './redirect.ts';
import { takeFlag } from './take-flag.ts';

const workings: { readonly [Kind in EffectKind]: Working<Kind> } = {
  modifyRoll,
  moveShip,
  takeFlag,
  cancel,
  redirect,
  forceRoll,
  draw,
  discard,
  note,
};

/** The map has one working for each kind; that the two belong together is what the type above makes sure of. */
const workingOf = <Kind extends EffectKind>(effect: Extract<Effect, { kind: Kind }>): Working<Kind> =>
  workings[effect.kind as Kind];

/** Why a play has no effect as the table stands, if so: one condition that fails takes the whole card along. */
export function whyNot(state: State, pending: Pending<Play>): RefusalCode | undefined {
  if (state.phase.kind === 'won') return 'game-over';
  const effects = rowOf(state, pending.play)?.effects ?? [];
  for (const effect of effects) {
    const why = workingOf(effect).whyNot(state, pending, effect);
    if (why) return why;
  }
  return undefined;
}

export function settleEffects(script: Script, pending: Pending<Play>) {
  for (const effect of rowOf(script.state, pending.play)?.effects ?? [])
    if (script.state.phase.kind !== 'won') workingOf(effect).settle(script, pending, effect);
}
