import type { Catalogue } from '../../../kernel/message.ts';

/** What only the console says: how the pieces of the box are called, and what a remark rests on. */
export const desk: Catalogue = {
  'seat.red': 'red',
  'seat.blue': 'blue',
  'seat.yellow': 'yellow',
  'seat.green': 'green',
  'seat.white': 'white',
  'seat.violet': 'violet',
  'seat.orange': 'orange',
  'seat.black': 'black',
  'piece.face': '{die} die, {face}',
  'piece.dice-card': 'dice card {number}',
  'piece.marker': '{colour} marker',
  'piece.bid-face': '{colour} die, {face}: a bid of {bid}',
  'flag.pips-off-count': 'The {die} die has pips on {pips} of its faces.',
  'flag.certain': 'Laid then: {card}. In hand all the while: {later}, shown in fight {shown}. Certain.',
  'flag.possible': 'Laid then: {card}. Shown in fight {shown}: {later}, which may have come later. Possible.',
  'flag.evidence.face-not-on-die': 'It counts as it was seen. The list of the die can be corrected.',
  'flag.evidence.pips-off-count':
    'In the booklet it is {half} of the six. Look at the die, and correct its list.',
  'flag.evidence.misdeal': 'Bids and fights of it are void. Luck, seats and markers stay as they are.',
  'flag.evidence.uneven-hand': 'The dealer drew from it unseen, or dealt to it, and the battle went on.',
  'flag.evidence.overruled': '{says}',
  'flag.evidence.card-twice': 'Seen again in fight {shown}.',
  'flag.evidence.fights-do-not-add-up': 'There is one fight for each card dealt. Told otherwise and kept.',
};
