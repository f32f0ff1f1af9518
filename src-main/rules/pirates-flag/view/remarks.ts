import { message, type Message } from '../../kernel/message.ts';
import { cardName } from '../cards.ts';
import { cardRow, type Remark, type State } from '../state.ts';

export interface RemarkPart {
  readonly kind: Remark['kind'];
  readonly turn: number;
  readonly message: Message;
}

/** What does not add up, with the evidence; the table makes of it what it likes. */
export const remarksPart = (state: State): readonly RemarkPart[] =>
  state.remarks.map((remark) => ({
    kind: remark.kind,
    turn: remark.turn,
    message: remarkMessage(state, remark),
  }));

export function remarkMessage(state: State, { kind, turn, seat, row, told, expected }: Remark): Message {
  const card = row === null ? undefined : cardRow(state, row);
  return message(`remark.${kind}`, {
    turn,
    player: seat ? { seat } : '',
    card: card ? cardName(card) : message('card.unnamed'),
    told: told ?? '',
    expected: expected ?? '',
  });
}
