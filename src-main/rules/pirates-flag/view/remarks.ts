import { message, type Message } from '../../kernel/message.ts';
import { captainName, cardName } from '../cards.ts';
import { captainRow, cardRow, handLimit, handOf, type Remark, type State } from '../state.ts';
import { owedBy } from '../tasks.ts';

export interface RemarkPart {
  readonly kind: Remark['kind'] | 'boardCounts' | 'handOverLimit';
  /** In which turn it was noticed; 0 for what is so for the whole game, or until it is put right. */
  readonly turn: number;
  readonly message: Message;
}

/** What does not add up, with the evidence; the table makes of it what it likes. */
export const remarksPart = (state: State): readonly RemarkPart[] => [
  ...boardCounts(state),
  ...handsOverLimit(state),
  ...state.remarks.map((remark) => ({
    kind: remark.kind,
    turn: remark.turn,
    message: remarkMessage(state, remark),
  })),
];

/** How many of each the booklet counts on its board. */
const counted = { docks: 6, hazards: 6, posts: 2, falls: 2 } as const;
const countedParts = [
  'docks',
  'hazards',
  'posts',
  'falls',
] as const satisfies readonly (keyof typeof counted)[];

/** A board that was typed in with more or fewer of something is played as it is; perhaps one was forgotten. */
const boardCounts = ({ board }: State): readonly RemarkPart[] =>
  countedParts
    .filter((part) => board[part].length !== counted[part])
    .map((part) => ({
      kind: 'boardCounts',
      turn: 0,
      message: message(`remark.boardCounts.${part}`, { count: board[part].length, booklet: counted[part] }),
    }));

/** More than a captain may hold, and nobody has been told to discard: it was set by hand. */
const handsOverLimit = (state: State): readonly RemarkPart[] =>
  state.seats
    .filter(() => state.options.overLimit === 'discard')
    .filter((seat) => handOf(state, seat) - owedBy(state, seat) > handLimit(state, seat))
    .map((seat) => ({
      kind: 'handOverLimit',
      turn: 0,
      message: message('remark.handOverLimit', {
        player: { seat },
        hand: handOf(state, seat),
        limit: handLimit(state, seat),
      }),
    }));

export function remarkMessage(state: State, { kind, turn, seat, row, told, expected }: Remark): Message {
  const card = row === null ? undefined : cardRow(state, row);
  const captain = row === null ? undefined : captainRow(state, row);
  return message(`remark.${kind}`, {
    turn,
    player: seat ? { seat } : '',
    card: card ? cardName(card) : captain ? captainName(captain) : message('card.unnamed'),
    told: told ?? '',
    expected: expected ?? '',
  });
}
