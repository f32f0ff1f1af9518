import type { SeatId } from '../../kernel/seat.ts';
import type { GoldWay } from '../commands.ts';
import { mostOnGoldCard } from '../data/cards.ts';
import type { EventOf } from '../events.ts';
import { mostFame } from '../fame.ts';
import { goldTasks } from '../tasks.ts';
import { keepsFame } from '../options.ts';
import { refusal } from '../refusals.ts';
import { tooDear } from '../shops.ts';
import { isSafe, robbedWith, starterNumber } from '../starters/starters.ts';
import { fameOf, goldIn, goldLeft, goldOf, purseOf, type State } from '../state.ts';
import { hasBegun, isCount, isGoingOn, isIn, isKnown, isOnTurn, isPlaying } from './checks.ts';
import { deck } from '../custody.ts';
import { carry } from './carrying.ts';
import { ruling, type Script } from './script.ts';

/** Whether it is one Gold Card of those that this captain has to turn up. */
const isTurnedUp = (state: State, seat: SeatId, how: GoldWay): boolean =>
  goldTasks(state).some((owed) => owed.seat === seat && (owed.free ? 'given' : 'won') === how);

/** Gold that is drawn while the hands are dealt is kept, so this needs no turn. */
export const decideTakeGold = ruling<'takeGold'>((state, { seat, gold, how }) => ({
  checks: [
    isKnown(state, seat),
    isGoingOn(state),
    ...(how === 'drawn' ? [] : [hasBegun(state)]),
    isCount(gold, isTurnedUp(state, seat, how) ? mostOnGoldCard : goldIn(state.edition)),
    () => (gold <= goldLeft(state) ? undefined : refusal('no-gold-left', { gold, left: goldLeft(state) })),
  ],
  write(script) {
    script.add({ kind: 'goldTaken', seat, gold, how, locked: how === 'won' });
    if (how === 'drawn') carry(script, { from: deck, to: 'box' });
  },
}));

export const decidePayGold = ruling<'payGold'>((state, { seat, gold }) => ({
  checks: [
    isKnown(state, seat),
    isGoingOn(state),
    isCount(gold, goldIn(state.edition)),
    () => tooDear(state, seat, gold),
  ],
  event: () => ({ kind: 'goldPaid', seat, gold }),
}));

/** The odd coin of a half is the thief's; what may be spent already goes first. */
export function rob(state: State, seat: SeatId, from: SeatId, share: 'half' | 'all'): EventOf<'goldRobbed'> {
  const whole = goldOf(state, from);
  const gold = share === 'all' ? whole : Math.ceil(whole / 2);
  const free = Math.min(gold, purseOf(state, from).free);
  const locked = gold - free;
  const staysLocked = state.options.stolenUnlocks ? 0 : locked;
  return { kind: 'goldRobbed', seat, from, free, locked, staysLocked };
}

export const decideRobGold = ruling<'robGold'>((state, { seat, from, share }) => ({
  checks: [
    ...isPlaying(state, seat),
    isKnown(state, from),
    () => (from === seat ? refusal('own-gold') : undefined),
    isIn(state, seat),
    () => (isSafe(state, from) ? refusal('in-the-vault', { player: { seat: from } }) : undefined),
    () => (goldOf(state, from) > 0 ? undefined : refusal('no-gold-there', { player: { seat: from } })),
    isOnTurn(state, seat),
  ],
  write(script) {
    script.add(rob(state, seat, from, share));
    const along = robbedWith(state, seat, from);
    if (along && goldOf(script.state, along) > 0) script.add(rob(script.state, seat, along, share));
  },
}));

export const decideScoreFame = ruling<'scoreFame'>((state, { seat, fame }) => ({
  checks: [
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
  event: () => ({ kind: 'fameScored', seat, change: fame, fame: fameOf(state, seat) + fame }),
}));

/** Gold Cards that were won, to be turned up; none are given where no gold is left in the box. */
export function owesGoldCards(script: Script, seat: SeatId, won: number, free?: true): void {
  const count = free || won === 0 ? won : starterNumber(script.state, 'goldCards', seat, won);
  if (count > 0 && goldLeft(script.state) > 0)
    script.add({ kind: 'goldOwed', seat, count, ...(free ? { free } : {}) });
}

/** Insured for a ship that sank: to be spent from the own next turn on, as what is won in a fight. */
export function paysInsurance(script: Script, seat: SeatId, insured: number): void {
  const gold = Math.min(insured, goldLeft(script.state));
  if (gold > 0) script.add({ kind: 'goldTaken', seat, gold, how: 'insured', locked: true });
}
