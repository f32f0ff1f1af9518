import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { openly, spentAt, tavernAt } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { refusedFirst, tavernHand } from '../tasks.ts';
import { areCardsTold, isPlaying } from './checks.ts';
import { carry } from './carrying.ts';
import { playIt } from './cards.ts';
import { inPacks } from '../edition.ts';
import { seenElsewhere } from './elsewhere.ts';
import { usable, wrongPlay } from './playable.ts';
import { playOf } from './plays.ts';
import { ruling } from './script.ts';

export const isTavern = (id: string | undefined): id is string => cardOf(id ?? '')?.kind === 'tavern';

/** Bought or given out, it is played before anything else. */
export const decidePlayTavern = ruling<'playCard'>((state, { card: id = '', ...aimed }) => {
  const card = cardOf(id);
  const row = card && playOf(card);
  return {
    checks: [
      ...ofHand(state, aimed.seat, id),
      () => (row && card ? wrongPlay(state, row, card, aimed) : undefined),
    ],
    write(script) {
      playIt(script, aimed, card, row, 'tavern');
    },
  };
});

/** One that finds nobody and nothing is laid away. */
export const decideDiscardTavern = ruling<'discardCard'>((state, { seat, card: id = '' }) => ({
  checks: [...ofHand(state, seat, id), () => usable(state, seat, id)],
  write(script) {
    carry(script, openly(tavernAt(seat), spentAt('tavern'), id));
    script.add({ kind: 'cardDiscarded', seat, card: id, from: 'tavern' });
  },
}));

const ofHand = (state: State, seat: SeatId, id: string): readonly Check[] => [
  ...isPlaying(state, seat),
  areCardsTold(state),
  () => (inPacks(state, cardOf(id)) ? undefined : refusal('no-such-card', { card: id })),
  () => notReceived(state, seat),
  () => seenElsewhere(state, seat, id, tavernAt(seat)),
];

/** In the order in which they were received. */
function notReceived(state: State, seat: SeatId): Refusal | undefined {
  const hand = tavernHand(state);
  if (hand?.seat === seat) return undefined;
  return refusedFirst(state) ?? refusal('none-received', { player: { seat } });
}
