import { revokeKinds, type Flag, type RevokeFlag, type State } from './state.ts';

/** Of a suit not followed: the trick, or those of which it was one. */
export const tricksOf = (flag: RevokeFlag): readonly number[] =>
  flag.kind === 'revoke' ? [flag.trick] : flag.tricks.map(({ trick }) => trick);

export const isRevoke = (flag: Flag): flag is RevokeFlag => revokeKinds.some((kind) => kind === flag.kind);

/** Suits not followed by this hand in this round, as far as they are proven. */
export const revokeFlagsOf = ({ flags, round }: State, { seat }: Pick<Flag, 'seat'>): readonly RevokeFlag[] =>
  flags.filter(isRevoke).filter((flag) => flag.round === round.number && flag.seat === seat);

/** The proof of one trick among those of a flag that named several, which says the same better. */
export const provenOf = (state: State, flag: RevokeFlag): RevokeFlag | undefined =>
  flag.kind === 'revoke'
    ? undefined
    : revokeFlagsOf(state, flag).find(
        (other) => other.kind === 'revoke' && tricksOf(flag).includes(other.trick),
      );

/** Whether the table has still to rule on it: one breach that was noticed twice is ruled on once. */
export function isOpen(state: State, flag: Flag): boolean {
  if (flag.round !== state.round.number || flag.kind === 'missed-claim' || flag.fine !== undefined)
    return false;
  if (!isRevoke(flag)) return true;
  return flag.kind === 'revoke'
    ? !revokeFlagsOf(state, flag).some(
        (other) => other.fine !== undefined && provenOf(state, other)?.number === flag.number,
      )
    : provenOf(state, flag) === undefined;
}
