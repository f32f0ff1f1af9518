import type { Check } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { taskThat } from '../card-tasks.ts';
import { handAt, openly } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { goOn } from './card-tasks.ts';
import { playIt } from './cards.ts';
import { inPacks } from '../edition.ts';
import { seenElsewhere } from './elsewhere.ts';
import { carry } from './carrying.ts';
import { areCardsTold, isPlaying } from './checks.ts';
import { redraw } from './kept.ts';
import { inVault, usable } from './playable.ts';
import { needsPlayer, playedAs, wrongAim } from './plays.ts';
import { ruling, type Script } from './script.ts';

/** Out of whose hand this captain uses the next card. */
export function takenFrom(state: State, seat: SeatId): SeatId | undefined {
  const task = taskThat(state, 'picks');
  return task?.seat === seat ? task.left[0] : undefined;
}

const ofHand = (state: State, seat: SeatId, id: string | undefined): readonly Check[] => [
  ...isPlaying(state, seat),
  areCardsTold(state),
  () => (id === undefined || inPacks(state, cardOf(id)) ? undefined : refusal('no-such-card', { card: id })),
  () => (id === undefined ? undefined : seenElsewhere(state, takenFrom(state, seat) ?? seat, id)),
];

/** It is used at once, beside the play of the turn. */
export const decidePlayTaken = ruling<'playCard'>((state, { card: id, ...aimed }) => {
  const { seat } = aimed;
  const card = id === undefined ? undefined : cardOf(id);
  const row = playedAs(card, aimed);
  return {
    checks: [
      ...ofHand(state, seat, id),
      ...(card && !row ? [() => refusal('not-played', { card: card.printed })] : []),
      ...(row ? [() => wrongAim(state, row, aimed, !card || needsPlayer(card))] : []),
      ...(row && card ? [() => inVault(state, aimed.on, card), () => row.wrong?.(state, aimed, card)] : []),
    ],
    write(script) {
      const from = takes(script, seat, id);
      playIt(script, aimed, card, row, 'taken');
      replaces(script, from);
    },
  };
});

/** What cannot be used is laid away. */
export const decideDiscardTaken = ruling<'discardCard'>((state, { seat, card: id }) => ({
  checks: [...ofHand(state, seat, id), () => (id === undefined ? undefined : usable(state, seat, id))],
  write(script) {
    const from = takes(script, seat, id);
    carry(script, openly(handAt(seat), 'discard', id));
    script.add({ kind: 'cardDiscarded', seat, card: id ?? null, from: 'taken' });
    replaces(script, from);
  },
}));

/** It comes by way of the own hand; nothing does where nobody is robbed, and a Tavern card is no card of a hand. */
export function takes(script: Script, seat: SeatId, card: string | null = null): SeatId | undefined {
  const from = cardOf(card ?? '')?.kind === 'tavern' ? undefined : takenFrom(script.state, seat);
  if (!from) return undefined;
  carry(script, { from: handAt(from), to: handAt(seat), ...(card === null ? {} : { card }) });
  script.add({ kind: 'handPicked', seat, from });
  return from;
}

/** Whoever was robbed draws another, and the next one comes. */
export function replaces(script: Script, from: SeatId | undefined): void {
  if (!from) return;
  redraw(script, from);
  script.add({ kind: 'cardPassed', on: from });
  goOn(script);
}
