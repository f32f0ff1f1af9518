import type { Play } from '../../elements/card.ts';
import type { Seen } from '../drawing.ts';
import type { TrickPart } from '../../../src-main/contract/games/pirate-tricks-view.ts';
import type { SettledWords } from '../asking.ts';
import { crewFace, crewName } from './faces.ts';
import { part } from './parts.ts';

/** In the order of play: those who have laid, then those who follow at the table. */
export function playsOf(seen: Seen): readonly Play[] {
  const { laid, taken } = part(seen, 'trick');
  if (taken) return taken.laid.map((one) => playOf(seen, one, 'drawn.wins'));
  const order = part(seen, 'captains').map(({ seat }) => seat);
  const first = laid[0]?.seat ?? part(seen, 'captains').find(({ leads }) => leads)?.seat;
  const from = Math.max(0, first === undefined ? 0 : order.indexOf(first));
  const round = [...order.slice(from), ...order.slice(0, from)];
  return round.map((seat): Play => {
    const captain = seen.captain(seat);
    const play = laid.find((one) => one.seat === seat);
    if (!play)
      return {
        captain,
        caption: captain.name,
        label: seen.say({ key: 'drawn.no-card', values: { name: captain.name } }),
      };
    return playOf(seen, play, 'drawn.wins-so-far');
  });
}

function playOf(seen: Seen, laid: TrickPart['laid'][number], wins: string): Play {
  const captain = seen.captain(laid.seat);
  return {
    captain,
    caption: laid.winning ? seen.say({ key: wins }) : captain.name,
    face: crewFace(seen, laid.card),
    standing: laid.winning ? 'winning' : laid.canWin ? 'laid' : 'aside',
    label: `${captain.name}: ${crewName(seen, laid.card)}`,
  };
}

/** Who has taken the trick that lies there. */
export function settled(seen: Seen): SettledWords | undefined {
  const { taken } = part(seen, 'trick');
  if (!taken) return undefined;
  const { name, mark } = seen.captain(taken.winner);
  return {
    name,
    verb: seen.say({ key: 'drawn.takes-trick', values: { trick: taken.trick } }),
    marks: [mark],
    second: seen.say(taken.why),
  };
}
