import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Deck, Seen } from '../drawing.ts';
import { crewFace, crewName } from './faces.ts';
import { part } from './parts.ts';

const suits = ['red', 'green', 'blue'] as const;
const highest = 20;
const cardsEach = 12;
/** As many as stand side by side; with more captains a colour takes two rows. */
const mostInRow = 12;

/** The crew that is dealt to so many captains, colour by colour and rising; what was played in this round is gone. */
export function deckOf(seen: Seen): Deck {
  const captains = seen.parts.seats.filter(({ away }) => !away).length;
  const count = (captains * cardsEach) / suits.length;
  const numbers = Array.from({ length: count }, (_, at) => highest - count + 1 + at);
  const inRow = count > mostInRow ? count / 2 : count;
  const laidBy = playedBy(seen);
  return {
    rows: suits.flatMap((suit) =>
      Array.from({ length: count / inRow }, (_, line) => ({
        name: line === 0 ? seen.say({ key: `suit.${suit}` }) : '',
        cards: numbers.slice(line * inRow, (line + 1) * inRow).map((number) => {
          const card = `${suit}-${number}`;
          const seat = laidBy.get(card);
          return {
            card,
            name: crewName(seen, card),
            face: crewFace(seen, card),
            ...(seat === undefined ? {} : { laidBy: seen.captain(seat) }),
          };
        }),
      })),
    ),
  };
}

function playedBy(seen: Seen): ReadonlyMap<string, SeatId> {
  const { laid } = part(seen, 'trick');
  const all = [...part(seen, 'tricks').flatMap((trick) => trick.laid), ...laid];
  return new Map(all.map(({ card, seat }) => [card, seat]));
}
