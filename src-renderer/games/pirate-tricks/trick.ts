import type { Play } from '../../elements/card.ts';
import type { Seen } from '../drawing.ts';
import { crewFace, crewName } from './faces.ts';
import { part } from './parts.ts';

/** In the order of play: those who have laid, then those who follow at the table. */
export function playsOf(seen: Seen): readonly Play[] {
  const { laid } = part(seen, 'trick');
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
    return {
      captain,
      caption: play.winning ? seen.say({ key: 'drawn.wins-so-far' }) : captain.name,
      face: crewFace(seen, play.card),
      standing: play.winning ? 'winning' : play.canWin ? 'laid' : 'aside',
      label: `${captain.name}: ${crewName(seen, play.card)}`,
    };
  });
}
