import type { Decision, Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { mostFame } from '../fame.ts';
import { keepsFame } from '../options.ts';
import { refusal } from '../refusals.ts';
import { tooDear } from '../shops.ts';
import { fameOf, goldIn, goldLeft, goldOf, purseOf, type State } from '../state.ts';
import { hasBegun, isCount, isGoingOn, isIn, isKnown, isOnTurn, isPlaying } from './checks.ts';
import { deck } from '../custody.ts';
import { carry } from './carrying.ts';
import { decideBy } from './script.ts';

/** Gold that is drawn while the hands are dealt is kept, so this needs no turn. */
export const decideTakeGold = (
  state: State,
  { seat, gold, how }: CommandOf<'takeGold'>,
  waived: Waived,
): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
      isKnown(state, seat),
      isGoingOn(state),
      ...(how === 'won' ? [hasBegun(state)] : []),
      isCount(gold, goldIn(state.edition.packs)),
      () => (gold <= goldLeft(state) ? undefined : refusal('no-gold-left', { gold, left: goldLeft(state) })),
    ],
    (script) => {
      script.add({ kind: 'goldTaken', seat, gold, how, locked: how === 'won' });
      if (how === 'drawn') carry(script, { from: deck, to: 'box' });
      return undefined;
    },
  );

export const decidePayGold = (
  state: State,
  { seat, gold }: CommandOf<'payGold'>,
  waived: Waived,
): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
      isKnown(state, seat),
      isGoingOn(state),
      isCount(gold, goldIn(state.edition.packs)),
      () => tooDear(state, seat, gold),
    ],
    (script) => {
      script.add({ kind: 'goldPaid', seat, gold });
      return undefined;
    },
  );

/** The odd coin of a half is the thief's; what may be spent already goes first. */
export function rob(state: State, seat: SeatId, from: SeatId, share: 'half' | 'all'): EventOf<'goldRobbed'> {
  const whole = goldOf(state, from);
  const gold = share === 'all' ? whole : Math.ceil(whole / 2);
  const free = Math.min(gold, purseOf(state, from).free);
  const locked = gold - free;
  const staysLocked = state.options.stolenUnlocks ? 0 : locked;
  return { kind: 'goldRobbed', seat, from, free, locked, staysLocked };
}

export const decideRobGold = (
  state: State,
  { seat, from, share }: CommandOf<'robGold'>,
  waived: Waived,
): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
      ...isPlaying(state, seat),
      isKnown(state, from),
      () => (from === seat ? refusal('own-gold') : undefined),
      isIn(state, seat),
      () => (goldOf(state, from) > 0 ? undefined : refusal('no-gold-there', { player: { seat: from } })),
      isOnTurn(state, seat),
    ],
    (script) => {
      script.add(rob(state, seat, from, share));
      return undefined;
    },
  );

export const decideScoreFame = (
  state: State,
  { seat, fame }: CommandOf<'scoreFame'>,
  waived: Waived,
): Decision<Event> =>
  decideBy(
    state,
    waived,
    [
      ...isPlaying(state, seat),
      isCount(Math.abs(fame), mostFame),
      () => (keepsFame(state.options) ? undefined : refusal('no-fame-kept')),
      () => {
        const has = fameOf(state, seat);
        return has + fame < 0 ? refusal('fame-below-zero', { player: { seat }, fame: has }) : undefined;
      },
      () =>
        fameOf(state, seat) + fame > mostFame
          ? refusal('bad-count', { count: fame, most: mostFame })
          : undefined,
    ],
    (script) => {
      script.add({ kind: 'fameScored', seat, change: fame, fame: fameOf(state, seat) + fame });
      return undefined;
    },
  );
