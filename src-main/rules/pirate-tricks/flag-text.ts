import { message, type Message } from '../kernel/message.ts';
import { cardNames } from './names.ts';
import type { Finding, Revoke } from './state.ts';

/** A finding in words, with its evidence. */
export function flagText(flag: Finding): Message {
  const values = { seat: { seat: flag.seat }, cards: cardNames(flag.cards) };
  switch (flag.kind) {
    case 'revoke': {
      const { later } = flag;
      const told = revokeTold(flag);
      if (later !== undefined) return message('flag.revoke.later', { ...told, later });
      return message(flag.cards.length > 1 ? 'flag.revoke.held' : 'flag.revoke.noted', told);
    }
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

/** One that is not proven yet. */
export const possibleText = (revoke: Revoke): Message => message('flag.revoke.possible', revokeTold(revoke));

function revokeTold({ seat, suit, trick, cards }: Revoke) {
  const [laid, ...proof] = cardNames(cards);
  return { seat: { seat }, suit: message(`suit.${suit}`), trick, laid: laid ?? '', cards: proof };
}
