import { refusalsOf, type RefusalKind } from '../kernel/refusal.ts';
import { serviceRefusals } from '../kernel/table-service.ts';

const rule = (rule: string): RefusalKind => ({ rule, waivable: true });
const task = (rule: string): RefusalKind => ({ rule, waivable: true, task: true });
const nonsense = (rule: string): RefusalKind => ({ rule, waivable: false });

/** The closed list. Waivable is what a table may have done all the same; nonsense is what nobody can have done. */
export const refusals = {
  ...serviceRefusals({ table: 'table', depth: 'depths', byHand: 'by-hand' }),
  'game-over': nonsense('winning'),
  'not-begun': nonsense('start'),
  'begun-already': nonsense('start'),
  'not-the-highest': rule('start'),

  'not-your-turn': rule('turn'),
  'movement-unfinished': rule('movement'),
  'not-rolled': rule('turn'),
  'battle-unfinished': nonsense('battle'),
  'not-your-roll': nonsense('turn'),
  'rolled-already': nonsense('turn'),
  'wrong-dice': nonsense('dice'),
  'impossible-sum': nonsense('dice'),
  'forced-roll-first': task('stack'),
  'discard-first': task('hand'),
  'rest-first': task('hazards'),

  'nothing-to-sail': nonsense('movement'),
  'no-way': nonsense('movement'),
  'out-of-reach': nonsense('movement'),
  'must-sail-on': rule('movement'),
  'one-direction': rule('movement'),
  'carrier-seaward': rule('carrier'),
  'not-at-a-fall': nonsense('waterfalls'),
  'up-a-fall': rule('waterfalls'),
  'fall-at-rest': rule('waterfalls'),
  'nothing-adrift': nonsense('hazards'),
  'not-among': nonsense('hazards'),
  'flag-not-here': nonsense('flag'),

  'no-carrier': nonsense('battle'),
  'own-flag': nonsense('battle'),
  'not-same-space': nonsense('battle'),
  'rolled-instead': rule('battle'),
  'fought-already': rule('battle'),
  'wrong-winner': nonsense('battle'),

  'not-visiting': rule('posts'),
  'traded-already': rule('posts'),
  'empty-hand': rule('hand'),
  'no-card-left': nonsense('hand'),
  'nothing-owed': rule('hand'),

  'no-such-card': nonsense('cards'),
  'card-pending': nonsense('stack'),
  'not-taught': rule('cards'),
  'card-in-discards': rule('cards'),
  'one-card-a-turn': rule('cards'),
  'only-on-your-turn': rule('cards'),
  'before-the-roll': rule('cards'),
  'roll-already-made': rule('next-roll'),
  'target-missing': nonsense('cards'),
  'wrong-target': rule('cards'),
  'direction-missing': nonsense('cards'),
  'full-number': rule('cards'),
  'out-of-range': rule('range'),
  'no-flag-there': nonsense('flag'),
  'take-at-sea': rule('flag'),
  'nothing-to-answer': nonsense('stack'),
  'not-against-you': rule('stack'),
  'nothing-pending': nonsense('stack'),

  'no-captain': nonsense('captain'),
  'no-such-captain': nonsense('captain'),
  'captain-taken': nonsense('captain'),
  'captain-used': rule('captain'),

  'off-the-board': nonsense('board'),
  'hazard-rest': rule('hazards'),
  'sea-without-flag': rule('movement'),

  'more-than-the-box': nonsense('hand'),
  'carrier-at-sea': nonsense('winning'),

  'board-shape': nonsense('board'),
  'board-place': nonsense('board'),
  'board-clash': nonsense('board'),
  'board-fall': nonsense('board'),
  'ships-off-board': nonsense('board'),
  'bad-teaching': nonsense('cards'),
  'bad-effect': nonsense('cards'),
  'idle-effect': nonsense('cards'),
  'bad-edition': nonsense('cards'),
} as const satisfies Readonly<Record<string, RefusalKind>>;

export type RefusalCode = keyof typeof refusals;
export const refusal = refusalsOf(refusals);
