import { message, type Message } from '../kernel/message.ts';
import { cardNames } from './names.ts';
import type { Finding } from './referee.ts';

/** A finding in words, with its evidence. */
export function flagText(flag: Finding): Message {
  const values = { seat: { seat: flag.seat }, cards: cardNames(flag.cards) };
  switch (flag.kind) {
    case 'revoke': {
      const suit = message(`suit.${flag.suit ?? 'red'}`);
      const [laid, ...proof] = cardNames(flag.cards);
      const told = { seat: values.seat, suit, trick: flag.trick ?? 0, laid: laid ?? '' };
      if (flag.later !== undefined)
        return message('flag.revoke.later', { ...told, cards: proof, later: flag.later });
      return proof.length > 0
        ? message('flag.revoke.held', { ...told, cards: proof })
        : message('flag.revoke.noted', told);
    }
    case 'seen-elsewhere':
      return flag.other
        ? message('flag.seen-elsewhere.hand', { ...values, other: { seat: flag.other } })
        : message('flag.seen-elsewhere.row', { ...values, row: flag.row ?? 0 });
    case 'claim-not-played':
    case 'too-many-unplayed':
      return message(`flag.${flag.kind}`, values);
    case 'missed-claim':
      return message('flag.missed-claim', {
        ...values,
        best: flag.best ?? 0,
        collected: flag.collected ?? 0,
      });
  }
}

/** One that is not proven yet. */
export const possibleText = (finding: Finding): Message => {
  const [laid, ...held] = cardNames(finding.cards);
  return message('flag.revoke.possible', {
    seat: { seat: finding.seat },
    suit: message(`suit.${finding.suit ?? 'red'}`),
    trick: finding.trick ?? 0,
    laid: laid ?? '',
    cards: held,
  });
};
