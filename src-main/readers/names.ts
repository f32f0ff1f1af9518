import type { Found } from '../chest/find.ts';
import { message, type Message, type MessageValue } from '../rules/kernel/message.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import type { Report } from '../../hardware/report.ts';
import type { Read } from './sign-of.ts';
import type { Taken } from './taken.ts';

/** The piece by its name; without a piece what was read. */
export function nameOf({ found, tag }: Read, report: Report): MessageValue {
  if (found?.kind === 'piece') return found.piece.name;
  if (report.kind === 'number') return report.value;
  if (report.kind === 'face') return `${report.die}: ${report.face}`;
  return tag ?? '';
}

export const strangeTaken = ({ found, tag = '' }: Pick<Read, 'found' | 'tag'>): Taken => ({
  outcome: 'strange',
  message: belongs(found, tag),
  signal: 'refused',
});

/** Where a tag belongs that is not of this box. */
export function belongs(found: Found | undefined, tag: string): Message {
  if (found?.kind === 'elsewhere') return message('reader.did.elsewhere', { tag, chest: found.chest.name });
  if (found?.kind === 'left-out') return ofPack(found.piece);
  if (found?.kind === 'other-game') return message('reader.did.otherGame', { tag, initials: found.initials });
  return message('reader.did.strange', { tag });
}

const ofPack = ({ name, pack }: Piece): Message =>
  message('reader.did.leftOut', { name, pack: message(`pack.${pack?.id ?? ''}`) });
