import type { Pending } from '../../kernel/stack.ts';
import type { Effect, EffectKind } from '../cards.ts';
import type { Script } from '../decide/script.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Play, State } from '../state.ts';

export type EffectOf<Kind extends EffectKind> = Extract<Effect, { readonly kind: Kind }>;

/** What one kind of effect does, and why it may not hold any more when its turn comes. */
export interface Working<Kind extends EffectKind> {
  whyNot(state: State, pending: Pending<Play>, effect: EffectOf<Kind>): RefusalCode | undefined;
  settle(script: Script, pending: Pending<Play>, effect: EffectOf<Kind>): void;
}

export const always = (): undefined => undefined;
