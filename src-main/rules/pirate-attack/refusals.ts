import { refusalsOf, type RefusalKind } from '../kernel/refusal.ts';
import { serviceRefusals } from '../kernel/table-service.ts';

const rule = (rule: string): RefusalKind => ({ rule, waivable: true });
const task = (rule: string): RefusalKind => ({ rule, waivable: true, task: true });
const nonsense = (rule: string): RefusalKind => ({ rule, waivable: false });

/** The closed list. Waivable is what a table may have done all the same; nonsense is what nobody can have done. */
export const refusals = {
  ...serviceRefusals({ table: 'table', depth: 'depths', byHand: 'by-hand' }),
  'odd-teams': nonsense('teams'),
  'game-over': nonsense('ending'),
  'not-begun': nonsense('start'),
  'begun-already': nonsense('start'),
  'not-your-turn': rule('turn'),
  'fight-first': task('attack'),
  'gold-first': task('prizes'),

  'no-such-shop': nonsense('market'),
  'no-such-price': rule('market'),
  'shop-shut': rule('market'),
  'no-ship-to-curse': rule('market'),
  'too-dear': nonsense('gold'),
  'gold-locked': rule('gold'),
  'bad-count': nonsense('by-hand'),

  'no-gold-left': nonsense('gold'),
  'no-gold-there': nonsense('thief'),
  'own-gold': nonsense('thief'),
  'no-fame-kept': rule('fame'),
  'fame-below-zero': nonsense('fame'),

  'no-ship-there': nonsense('ships'),
  'no-such-ship': nonsense('ships'),
  'which-ship': nonsense('ships'),
  'not-a-ship': nonsense('ships'),
  'no-copy-left': nonsense('ships'),
  'no-such-place': nonsense('ships'),
  'ship-known': nonsense('ships'),
  'there-already': nonsense('ships'),
  'too-few-ships': nonsense('armada'),
  'not-own-ships': nonsense('armada'),
  'own-creature': rule('creature'),

  'no-fight': nonsense('attack'),
  'not-in-fight': nonsense('attack'),
  'not-turned': nonsense('curses'),
  'nothing-to-cure': nonsense('curses'),
  'cursed-side-only': rule('curses'),
  'not-certain': nonsense('attack'),
  'same-captain': rule('attack'),
  'attacks-itself': nonsense('attack'),
  'not-own-attack': rule('attack'),
  'forces-oneself': rule('attack'),
  'drawer-last': rule('attack'),

  'red-first': task('attack'),
  'other-attack': rule('attack'),
  'no-attack-card': rule('attack'),
  'can-attack': rule('attack'),
  'no-red-card': nonsense('attack'),
  'must-attack': rule('ending'),
  'nothing-played': rule('turn'),
  'played-already': rule('turn'),
  'drawn-already': rule('turn'),
  'deck-out': rule('cards'),
  'empty-hand': rule('cards'),
  'card-elsewhere': rule('cards'),
  'usable-card': rule('turn'),
  'no-such-card': nonsense('cards'),
  'not-shown': nonsense('cards'),
  'not-played': nonsense('cards'),
  'which-captain': nonsense('cards'),
  'on-oneself': nonsense('cards'),
  'nothing-waits': nonsense('reactions'),
  'not-robbed': rule('reactions'),
  'stops-not': nonsense('reactions'),
  'nothing-spied': nonsense('cards'),
  'no-pair-there': nonsense('cards'),
  'answered-already': rule('reactions'),
  'no-cures-there': rule('curses'),
  'no-curse-there': rule('curses'),
  'no-cure-saved': rule('curses'),
  'same-ship': nonsense('curses'),
  'which-way': nonsense('creature'),
  'creature-takes': rule('creature'),
  'creature-fails': rule('creature'),
  'buys-between': rule('market'),
  'sold-out': rule('market'),
  'still-cards': rule('out'),
  'not-still-yet': rule('ending'),

  'is-out': rule('out'),
  'not-out': nonsense('out'),
  'still-afloat': rule('out'),
  'no-time-limit': rule('ending'),
  'winner-out': rule('ending'),

  'no-cards-left': nonsense('by-hand'),
} as const satisfies Readonly<Record<string, RefusalKind>>;

export type RefusalCode = keyof typeof refusals;
export const refusal = refusalsOf(refusals);
