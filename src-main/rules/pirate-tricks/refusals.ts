import { refusalsOf, type RefusalKind } from '../kernel/refusal.ts';
import { serviceRefusals } from '../kernel/table-service.ts';

const nonsense = (rule: string): RefusalKind => ({ rule, waivable: false });
const rule = (id: string): RefusalKind => ({ rule: id, waivable: true });

/** Everything this game says no to. */
export const refusals = {
  ...serviceRefusals({ table: 'setup', depth: 'depth', byHand: 'by-hand' }),
  'tricks-over': nonsense('by-hand'),
  'trick-open': nonsense('by-hand'),
  'rows-fixed': nonsense('by-hand'),
  'rows-clash': nonsense('by-hand'),
  'rows-missing': nonsense('by-hand'),
  'bank-short': nonsense('bank'),
  'not-now': nonsense('round'),
  'no-such-score-card': nonsense('score-cards'),
  'score-card-drawn': nonsense('score-cards'),
  'score-card-used': rule('score-cards'),
  'deck-drawn': nonsense('score-cards'),
  'score-cards-missing': rule('score-cards'),
  'bad-scoring': nonsense('score-cards'),
  'card-in-box': nonsense('deck'),
  'card-elsewhere': rule('deck'),
  'card-played': nonsense('deck'),
  'card-named-twice': nonsense('deck'),
  'too-many-cards': rule('deck'),
  'more-than-ten': rule('ditch'),
  'row-full': nonsense('rows'),
  'rows-face-down': rule('rows'),
  'no-such-row': nonsense('rows'),
  'row-taken': nonsense('auction'),
  'wrong-row': nonsense('auction'),
  'has-row': nonsense('auction'),
  'over-purse': nonsense('auction'),
  'not-tied': nonsense('tie'),
  'not-the-chooser': rule('nobody-bids'),
  'not-broke': nonsense('top-up'),
  'aside-already': nonsense('ditch'),
  'all-aside-already': nonsense('ditch'),
  'too-late': rule('round'),
  'predict-first': rule('prediction'),
  'no-prediction': nonsense('prediction'),
  'predicted-already': rule('prediction'),
  'not-your-turn': rule('turn'),
  'shown-already': nonsense('recruitment'),
  'card-set-aside': rule('ditch'),
  'note-contradicts': nonsense('secrets'),
  'by-cards': rule('recruitment'),
  'laid-already': nonsense('trick'),
  'must-follow': rule('follow'),
  'rows-untold': rule('auction'),
  'seat-missing': nonsense('depth'),
  'no-such-flag': nonsense('referee'),
  'ruled-already': nonsense('referee'),
} as const satisfies Readonly<Record<string, RefusalKind>>;

export type RefusalCode = keyof typeof refusals;

export const no = refusalsOf(refusals);
