import type { PendingPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { SettledWords } from '../asking.ts';
import type { Seen } from '../drawing.ts';
import { part, placeOf } from './parts.ts';

/** What a card on the table is aimed at, what it answers, what it does, and why it would do nothing. */
export function pendingWords(seen: Seen, play: PendingPart): string {
  const { say } = seen;
  const { target, answered, effects, direction } = play;
  const fails = play.fails ?? play.fizzles;
  if (!fails && play.moves.length > 0)
    return play.moves
      .map(({ seat, from, to }) =>
        say({
          key: 'drawn.play.moves',
          values: { name: { seat }, from: placeOf(seen, from), to: placeOf(seen, to) },
        }),
      )
      .join(', ');
  const aim = [
    ...(answered ? [say({ key: 'drawn.play.answers', values: { card: answered } })] : []),
    ...(target ? [say({ key: 'drawn.play.on', values: { target: { seat: target } } })] : []),
    ...(direction ? [say({ key: `way.${direction}` })] : []),
  ].join(', ');
  const does = fails ? say(fails) : effects.map(say).join(' ');
  return [aim, does].filter((words) => words !== '').join(': ');
}

/** Who has laid the last card, while it can be answered. */
export function playedWords(seen: Seen): SettledWords | undefined {
  const { say } = seen;
  const [top] = part(seen, 'stack').plays;
  const asked = seen.parts.prompts.find(({ kind }) => kind === 'answer-card');
  if (!top || !asked) return undefined;
  const captain = seen.captain(top.seat);
  return {
    name: captain.name,
    verb: say({ key: 'drawn.plays', values: { card: top.name } }),
    marks: [captain.mark],
    second: asked.hint.key === 'prompt.answer-card.last' ? say(asked.hint) : say({ key: 'drawn.plays.hint' }),
    afloat: true,
  };
}

/** Where the flag is then, in one sentence. */
export function flagThen(seen: Seen): string {
  const { say } = seen;
  const { flag, ships } = part(seen, 'stack');
  const now = part(seen, 'flag');
  switch (flag.kind) {
    case 'carried': {
      const at = placeOf(seen, ships.find(({ seat }) => seat === flag.seat)?.at ?? 0);
      const key = now.kind === 'carried' && now.seat === flag.seat ? 'drawn.then.stays' : 'drawn.then.goes';
      return say({ key, values: { name: { seat: flag.seat }, at } });
    }
    case 'afloat':
      return say({ key: 'drawn.then.afloat', values: { at: flag.at } });
    case 'ship':
      return say({ key: 'drawn.then.home' });
  }
}
