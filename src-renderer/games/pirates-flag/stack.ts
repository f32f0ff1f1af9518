import type { PendingPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Seen } from '../drawing.ts';

/** What a card on the table is aimed at, what it answers, and why it would do nothing. */
export function pendingWords({ say }: Seen, play: PendingPart): string {
  const { target, answered, fizzles, effects, direction } = play;
  const words = [
    ...(answered ? [say({ key: 'drawn.play.answers', values: { card: answered } })] : []),
    ...(target ? [say({ key: 'drawn.play.on', values: { target: { seat: target } } })] : []),
    ...(direction ? [say({ key: `way.${direction}` })] : []),
  ];
  if (fizzles) return [...words, say(fizzles)].join(', ');
  return words.length > 0 ? words.join(', ') : effects.map(say).join(' ');
}
