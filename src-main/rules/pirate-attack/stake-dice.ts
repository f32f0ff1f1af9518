import { message } from '../kernel/message.ts';
import type { Piece } from '../kernel/piece.ts';
import { upTo } from '../kernel/questions/picks.ts';
import { packs } from './cards.ts';

const pack = 'walk-the-plank';

/** The two dice of six sides that come with the pack. */
export const stakeDicePieces: readonly Piece[] = ['green-6', 'red-6'].flatMap((die) =>
  upTo(6, 1).map((face): Piece => ({
    key: `face/${die}/${face}`,
    kind: 'face',
    row: `${die}-${face}`,
    copy: 1,
    name: message(`piece.${die}`, { face }),
    pack: { id: pack, number: packs.indexOf(pack) },
    sign: { kind: 'face', die, face: String(face) },
  })),
);
