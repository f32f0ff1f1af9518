import type { Refusal } from '../../kernel/refusal.ts';
import type { Deck } from '../cards.ts';
import { sellsMagic } from '../custody.ts';
import { refusal } from '../refusals.ts';
import { captainsWith } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { give } from './bonuses.ts';
import { goodsLeft } from './goods.ts';
import { mayBePlaced, owesPlacing } from './placing.ts';
import type { Aimed, PlayRow } from './plays.ts';

/** Cards of a deck for nothing: some are saved, Witch Doctors go above ships of opponents at once, or where The Doctor says. */
export const drawing: PlayRow = {
  aim: 'none',
  wrong: (state, aimed, { effect, printed }): Refusal | undefined =>
    effect.kind === 'draw' && !isOfUse(state, aimed, effect.from)
      ? refusal('finds-nobody', { card: printed })
      : undefined,
  works(script, { seat }, { effect }) {
    if (effect.kind !== 'draw') return;
    const { from, count } = effect;
    if (from === 'curses') {
      const foes = captainsWith(script.state, ({ places }) => places === 'curse').length === 0;
      owesPlacing(script, 'curse', seat, Math.min(count, goodsLeft(script.state, 'curses')), { foes });
    } else if (from === 'cures' || from === 'magic') give(script, seat, from, count);
  },
};

function isOfUse(state: State, { seat }: Aimed, from: Deck): boolean {
  if (from === 'curses') return mayBePlaced(state, { seat, foes: true }).length > 0;
  return from !== 'magic' || sellsMagic(state);
}
