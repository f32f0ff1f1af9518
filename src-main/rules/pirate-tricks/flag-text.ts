import { message, type Message } from '../kernel/message.ts';
import { ditchedEach } from './cards.ts';
import { cardName, cardNames } from './names.ts';
import type { Unfollowed } from './proof.ts';
import type { Aside } from './referee.ts';
import type { Finding, Revoke } from './state.ts';

/** A finding in words, with its evidence. */
export function flagText(flag: Finding): Message {
  const values = { seat: { seat: flag.seat }, cards: cardNames(flag.cards) };
  switch (flag.kind) {
    case 'revoke': {
      const { later } = flag;
      const told = revokeTold(flag);
      if (later !== undefined) return message('flag.revoke.later', { ...told, later });
      const [, ...proof] = flag.cards;
      if (proof.length === 0) return message('flag.revoke.noted', told);
      return message(proof.length > ditchedEach ? 'flag.revoke.counted' : 'flag.revoke.held', told);
    }
    case 'revoke-in-one':
      return message('flag.revoke-in-one', { ...values, tricks: flag.tricks.map(unfollowedText) });
    case 'seen-elsewhere':
      return 'row' in flag
        ? message('flag.seen-elsewhere.row', { ...values, row: flag.row })
        : message('flag.seen-elsewhere.hand', { ...values, other: { seat: flag.other } });
    case 'claim-not-played':
    case 'too-many-unplayed':
      return message(`flag.${flag.kind}`, values);
    case 'missed-claim':
      return message('flag.missed-claim', { ...values, best: flag.best, collected: flag.collected });
  }
}

const unfollowedText = ({ suit, trick, card }: Unfollowed): Message =>
  message('flag.unfollowed', { suit: message(`suit.${suit}`), trick, laid: cardName(card) });

/** One that is not proven yet. */
export const possibleText = (revoke: Revoke): Message => message('flag.revoke.possible', revokeTold(revoke));

/** What the record of ten tricks leaves over. */
export const asideText = ({ seat, cards }: Aside): Message =>
  message('flag.aside', { seat: { seat }, cards: cardNames(cards) });

function revokeTold({ seat, suit, trick, cards }: Revoke) {
  const [laid, ...proof] = cardNames(cards);
  return { seat: { seat }, suit: message(`suit.${suit}`), trick, laid: laid ?? '', cards: proof };
}
