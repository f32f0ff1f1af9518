import type { Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Shape, Shaped } from '../../kernel/shape.ts';
import type { Pending } from '../../kernel/stack.ts';
import type { Way, Whose } from '../cards.ts';
import type { Script } from '../decide/script.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Play, State } from '../state.ts';

/** How an effect sends a ship; what it leaves open, the player of the card says. */
export interface Move {
  readonly whose: Whose;
  readonly way: Way;
  readonly spaces: number;
  /** "Up to": the player of the card chooses a lower number. */
  readonly upTo: boolean;
}

/** What one kind of effect says of itself. What is left out it does not have: it needs no aim, reaches any distance. */
export interface EffectHooks<Of> {
  /** What the shape cannot rule out: whether it does anything at all. */
  sane?(effect: Of): boolean;
  /** What it does, so that a taught card has its sentence too. */
  sentence(effect: Of): Message;
  /** Who may be aimed at; undefined where nobody has to be. */
  whom?(state: State, effect: Of, player: SeatId): readonly SeatId[] | undefined;
  /** What is said where somebody else, or nobody, is aimed at; else that the target is wrong. */
  readonly elsewhere?: RefusalCode;
  /** How far off the target may be; undefined where any distance does. */
  range?(effect: Of): number | undefined;
  /** It answers a pending play: one against its player, or any. */
  answers?(effect: Of): 'againstYou' | 'any';
  /** It sends a ship. */
  moves?(effect: Of): Move;
  /** Why it does not hold any more when its turn comes, beside its aim and its range. */
  whyNot?(state: State, pending: Pending<Play>, effect: Of): RefusalCode | undefined;
  settle(script: Script, pending: Pending<Play>, effect: Of): void;
}

export interface EffectRow<Kind extends string, Members extends Shape> extends EffectHooks<
  Shaped<Kind, Members>
> {
  readonly kind: Kind;
  readonly shape: Members;
}

/** One kind of effect: everything that is said of it stands in its row. */
export const defineEffect = <const Kind extends string, const Members extends Shape>(
  row: EffectRow<Kind, Members>,
): EffectRow<Kind, Members> => row;

/** The effect that such a row describes. */
export type EffectOf<Row> = Row extends EffectRow<infer Kind, infer Members> ? Shaped<Kind, Members> : never;
