import type { RollPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Part } from '../../elements/sentence.ts';
import type { Seen } from '../drawing.ts';

/** "5 ×2 +3 = 13": what the dice show, what waited for the roll, what it counts. */
export function sumOf({ say }: Seen, { sum, total, used }: RollPart): readonly Part[] {
  const changed = used.length > 0;
  return [
    { kind: 'figure', figure: sum },
    ...used.map(({ figure }): Part => ({ kind: 'strong', words: say(figure) })),
    ...(changed ? [{ kind: 'figure', figure: '=' } as const, { kind: 'total', figure: total } as const] : []),
  ];
}
