import type { BattlePart, FighterPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Seen } from '../drawing.ts';

/** What the faces of a die that is still to be rolled come to, the best first: "6" keeps the flag, "1–4" loses it. */
export interface FaceGroup {
  readonly faces: string;
  readonly words: string;
}

export function facesOf({ say }: Seen, battle: BattlePart, fighter: FighterPart): readonly FaceGroup[] {
  const attacks = battle.attacker.seat === fighter.seat;
  const other = (attacks ? battle.defender : battle.attacker).roll;
  if (!other) return [];
  const outcomes = [
    { key: attacks ? 'takes' : 'keeps', is: (counts: number) => counts > other.total },
    { key: 'again', is: (counts: number) => counts === other.total },
    { key: attacks ? 'misses' : 'loses', is: (counts: number) => counts < other.total },
  ];
  return outcomes.flatMap(({ key, is }) => {
    const faces = fighter.counts.flatMap((counts, nth) => (is(counts) ? [nth + 1] : []));
    return faces.length > 0 ? [{ faces: rangeOf(faces), words: say({ key: `drawn.face.${key}` }) }] : [];
  });
}

/** What a face counts rises with the face: those of one outcome lie side by side. */
const rangeOf = (faces: readonly number[]): string => {
  const [first, last] = [faces[0] ?? 0, faces[faces.length - 1] ?? 0];
  return first === last ? String(first) : `${first}–${last}`;
};
