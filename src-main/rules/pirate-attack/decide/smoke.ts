import { inPacks } from '../edition.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { handAt, handSize, openly, tellsCards } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { ownEffectOf } from '../effects/own.ts';
import { isSpent } from '../elsewhere.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { hasTurned, settledFight } from '../turned.ts';
import { carry } from './carrying.ts';
import { isGoingOn, isIn, isTold } from './checks.ts';
import { seenElsewhere } from './elsewhere.ts';
import { ruling } from './script.ts';
import { settle } from './turned.ts';

/** Whoever is attacked leaves the fight by such a card before anything is turned up. */
export const decideFleeFight = ruling<'fleeFight'>((state, { seat, card }) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    () => notFleeing(state, card),
    () => (state.fight ? undefined : refusal('no-fight')),
    () =>
      state.fight?.defender.seat === seat && state.fight.navy === undefined
        ? undefined
        : refusal('not-fleeing', { player: { seat } }),
    () => (state.fight?.fled ? refusal('fled-already', { player: { seat } }) : undefined),
    () => (hasTurned(state) ? refusal('turned-already') : undefined),
    isIn(state, seat),
    () =>
      !tellsCards(state) || handSize(state, seat) > 0
        ? undefined
        : refusal('empty-hand', { player: { seat } }),
    () => seenElsewhere(state, seat, card),
  ],
  write(script) {
    script.add({ kind: 'sideFled', seat });
    carry(script, openly(handAt(seat), 'discard', card));
    const { fight } = script.state;
    const settled = settledFight(script.state);
    // Nothing lies under the attacker: the fight is over.
    if (fight && tellsCards(state) && settled.ok) settle(script, fight, settled.value);
  },
}));

function notFleeing({ edition }: State, card: string): Refusal | undefined {
  const row = cardOf(card);
  if (!inPacks({ edition }, row)) return refusal('no-such-card', { card });
  return ownEffectOf(card)?.flees ? undefined : refusal('flees-not', { card: row.printed });
}

/** Whether whoever is attacked may flee with this card as far as anybody can see. */
export const mayFlee = (state: State, card: string): boolean =>
  state.fight !== null &&
  state.fight.navy === undefined &&
  !state.fight.fled &&
  !hasTurned(state) &&
  (!tellsCards(state) || (handSize(state, state.fight.defender.seat) > 0 && !isSpent(state, card)));
