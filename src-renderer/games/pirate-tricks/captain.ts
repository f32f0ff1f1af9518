import type { ChoicePart } from '../../../src-main/contract/view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { CaptainDrawing, Seen } from '../drawing.ts';
import { named } from '../named.ts';
import { answers } from './dress.ts';
import Own from './Own.svelte';
import { part } from './parts.ts';

export const drawing: CaptainDrawing = {
  ...answers,
  lines(seen) {
    const { round, rounds } = part(seen, 'table');
    return [seen.say({ key: 'title' }), seen.say({ key: 'drawn.round', values: { round, rounds } })];
  },
  ordered(seen, seat, choices) {
    const likely = likelyCards(seen, seat);
    const place = (choice: ChoicePart): number => {
      const name = named(choice);
      const at = name.kind === 'card' ? likely.indexOf(name.card) : -1;
      return at < 0 ? likely.length : at;
    };
    return [...choices].sort((one, other) => place(one) - place(other));
  },
  sealed: (seen, seat, { kind }) =>
    (kind === 'bid' ? part(seen, 'secrets')[seat]?.bid : undefined) ?? undefined,
  Own,
};

/** What may be played of the own hand; while recruits are laid, those of the best claim; then the rest of the hand. */
function likelyCards(seen: Seen, seat: SeatId): readonly string[] {
  const own = part(seen, 'secrets')[seat];
  if (!own) return [];
  const recruits = own.best.flatMap(({ groups }) => groups.flat());
  const isClaiming = part(seen, 'claims').open && own.playable.length === 0;
  return [...(isClaiming ? recruits : own.playable), ...own.hand];
}
