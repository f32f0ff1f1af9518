import type { Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Shape } from '../../kernel/shape.ts';
import type { Pending } from '../../kernel/stack.ts';
import type { Script } from '../decide/script.ts';
import { refusals, type RefusalCode } from '../refusals.ts';
import { rowOf, type Play, type State } from '../state.ts';
import type { EffectHooks } from './effect.ts';
import { kinds, type Effect, type EffectKind } from './kinds.ts';
import { isFar } from './subject.ts';

export const effectKinds = Object.keys(kinds) as readonly EffectKind[];

interface AnyRow extends EffectHooks<Effect> {
  readonly kind: EffectKind;
  readonly shape: Shape;
}

/** An effect's own row takes that effect: the list has each under its kind, which no type of a union can say. */
export const kindOf = ({ kind }: Pick<Effect, 'kind'>): AnyRow => kinds[kind] as unknown as AnyRow;

/** What a card does, in one sentence for each effect. */
export const effectText = (effect: Effect): Message => kindOf(effect).sentence(effect);

/** Why a play has no effect as the table stands, if so: one condition that fails takes the whole card along. */
export function whyNot(state: State, pending: Pending<Play>): RefusalCode | undefined {
  if (state.phase.kind === 'won') return 'game-over';
  const effects = rowOf(state, pending.play)?.effects ?? [];
  for (const effect of effects) {
    const { play } = pending;
    const aimed = kindOf(effect).whom?.(state, effect, play.seat);
    const why =
      whyNotUpon(play, effect, aimed) ??
      kindOf(effect).whyNot?.(state, pending, effect) ??
      whyTooFar(state, play, effect, aimed);
    if (why) return why;
  }
  return undefined;
}

/** An effect falls upon whom its text names at the moment it is settled; one sent elsewhere falls there. */
function whyNotUpon(
  play: Play,
  effect: Effect,
  aimed: readonly SeatId[] | undefined,
): RefusalCode | undefined {
  if (!aimed) return undefined;
  if (!play.target) return 'target-missing';
  if (aimed.includes(play.target)) return undefined;
  const { elsewhere = 'wrong-target' } = kindOf(effect);
  // What is nonsense stays nonsense, wherever it is sent.
  const isSent = play.redirected || play.insists?.includes(elsewhere);
  return isSent && refusals[elsewhere].waivable ? undefined : elsewhere;
}

function whyTooFar(
  state: State,
  play: Play,
  effect: Effect,
  aimed: readonly SeatId[] | undefined,
): RefusalCode | undefined {
  const within = kindOf(effect).range?.(effect);
  const subject = aimed || play.whole ? play.target : play.seat;
  if (within === undefined || !subject || !isFar(state, play, subject, within)) return undefined;
  return play.insists?.includes('out-of-range') ? undefined : 'out-of-range';
}

export function settleEffects(script: Script, pending: Pending<Play>) {
  for (const effect of rowOf(script.state, pending.play)?.effects ?? [])
    if (script.state.phase.kind !== 'won') kindOf(effect).settle(script, pending, effect);
}
