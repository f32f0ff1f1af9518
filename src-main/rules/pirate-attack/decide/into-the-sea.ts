import { inPacks } from '../edition.ts';
import type { Check } from '../../kernel/refusal.ts';
import { handAt, handSize } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { dueSeaTask, seaTask } from '../tasks.ts';
import { seenElsewhere } from './elsewhere.ts';
import { carryToTable } from './carrying.ts';
import { areCardsTold, hasBegun, isFirst, isGoingOn, isIn, isPlaying } from './checks.ts';
import { playOf } from './plays.ts';
import { allSailed } from './sailing.ts';
import { ruling } from './script.ts';
import { printedName } from '../names.ts';

/** What a ship that was laid brings up comes first. */
const isCalled =
  (state: State): Check =>
  () => {
    if (!seaTask(state)) return refusal('no-ships-called');
    return dueSeaTask(state) ? undefined : isFirst(state)();
  };

/** A ship of a hand that was called. */
export const decideSailShip = ruling<'sailShip'>((state, { seat, card: id, place }) => {
  const card = cardOf(id);
  const aimed = { kind: 'playCard', seat, ...(place === undefined ? {} : { place }) } as const;
  const row = card?.kind === 'ship' ? playOf(card) : undefined;
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      isCalled(state),
      isIn(state, seat),
      () => (row && inPacks(state, card) ? undefined : refusal('not-a-ship', { card: printedName(id) })),
      () => (card && row ? row.wrong?.(state, aimed, card) : undefined),
      () => (handSize(state, seat) > 0 ? undefined : refusal('empty-hand', { player: { seat } })),
      () => seenElsewhere(state, seat, id),
    ],
    tryWriting(script) {
      if (!card || !row) return refusal('not-a-ship', { card: id });
      script.add({ kind: 'shipSailed', seat });
      carryToTable(script, handAt(seat), id);
      row.works(script, aimed, card);
      return undefined;
    },
  };
});

export const decideEndSailing = ruling<'endSailing'>((state) => ({
  checks: [isGoingOn(state), hasBegun(state), areCardsTold(state), isCalled(state)],
  write(script) {
    allSailed(script);
  },
}));
