import type { OverlayDrawing, Seen } from '../drawing.ts';
import { captainAt, captainsOf, isNamed, part, sumWords, type Captain } from './parts.ts';
import { signOf } from './shops.ts';

/** Whether anybody's ships are told: then a fleet is what it comes to, else fame, or how many ships there are. */
const isTold = (seen: Seen): boolean => captainsOf(seen).some(({ row }) => isNamed(row));
const keepsFame = (seen: Seen): boolean => captainsOf(seen).some(({ fame }) => fame !== undefined);

export const drawing: OverlayDrawing = {
  unit: (seen) => {
    const unit = isTold(seen) ? 'in-all' : keepsFame(seen) ? 'fame' : 'ships';
    return seen.say({ key: `drawn.${unit}` });
  },
  figure(seen, seat) {
    const captain = captainAt(seen, seat);
    if (!captain) return { figure: '–' };
    return { figure: isTold(seen) ? fleetFigure(seen, captain) : (captain.fame ?? captain.row.length) };
  },
  beside(seen) {
    const gold = seen.say({ key: 'drawn.gold' });
    const ships = isTold(seen) || keepsFame(seen) ? seen.say({ key: 'drawn.ships' }) : '';
    return {
      heads: [ships, gold],
      figures: (seat) => {
        const captain = captainAt(seen, seat);
        return [ships === '' || !captain ? '' : atSea(captain).length, captain?.gold ?? ''];
      },
    };
  },
  shops: (seen) => part(seen, 'shops').map((shop) => signOf(seen, shop)),
  last(seen) {
    const fought = part(seen, 'fought');
    return fought && seen.say(fought);
  },
};

const atSea = ({ row }: Captain): Captain['row'] => row.filter(({ port }) => !port);

/** What lies in port fights nobody. */
function fleetFigure({ say }: Seen, captain: Captain): string {
  const ships = atSea(captain);
  return ships.length === 0 && captain.row.length > 0 ? say({ key: 'drawn.port' }) : sumWords(ships);
}
