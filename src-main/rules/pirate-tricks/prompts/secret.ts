import { message } from '../../kernel/message.ts';
import { may, type Prompt } from '../../kernel/prompt.ts';
import { ditchedEach } from '../cards.ts';
import { isAuctionOpen, isPlaying } from '../phase.ts';
import type { State } from '../state.ts';

/** Whoever likes may tell the companion the own hand; it is shown to that seat alone. */
export function notePrompts(state: State): readonly Prompt[] {
  if (state.depth !== 'cards' || isPlaying(state.round)) return [];
  return [
    may({
      kind: 'note-hand',
      whom: state.seats,
      secret: true,
      fits: [{ kind: 'card' }],
      ask: message('prompt.note-hand.all'),
      hint: message('prompt.note-hand.hint'),
      rule: 'secrets',
      shown: { round: state.round.number },
    }),
  ];
}

/** Two cards are set aside; nobody has to say which. The first card played ends the time for it. */
export function ditchPrompts(state: State): readonly Prompt[] {
  const isTime = !isAuctionOpen(state.round) && !isPlaying(state.round);
  if (state.depth !== 'cards' || !isTime) return [];
  const answered = state.seats.filter((seat) => state.round.ditched[seat]?.length === ditchedEach);
  return [
    may({
      kind: 'ditch',
      whom: state.seats,
      secret: true,
      answered,
      fits: [{ kind: 'set', of: { kind: 'card' }, count: ditchedEach }],
      ask: message('prompt.ditch.all'),
      hint: message('prompt.ditch.hint'),
      rule: 'ditch',
      shown: { round: state.round.number },
    }),
  ];
}
