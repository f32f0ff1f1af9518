import type { CaptainPart } from '../../../src-main/contract/games/pirate-tricks-view.ts';
import type { CaptainColumn, ConsoleDrawing, Seen } from '../drawing.ts';
import { deckOf } from './deck.ts';
import { answers } from './dress.ts';
import Remarks from './Remarks.svelte';
import { numbered, wordsFor } from '../named.ts';
import { part } from './parts.ts';

export const drawing: ConsoleDrawing = {
  ...answers,
  heading(seen) {
    const { round, rounds } = part(seen, 'table');
    return seen.say({ key: 'drawn.round', values: { round, rounds } });
  },
  captains: (seen) => ({ columns: part(seen, 'captains').map((captain) => columnOf(seen, captain)) }),
  deck: deckOf,
  placeWords: ({ say }, card) => wordsFor(say, `card.${card}`) ?? blankCard(say, card),
  Below: Remarks,
};

/** A score card that the table has not written down yet has its deck and its number. */
function blankCard(say: Seen['say'], card: string): string | undefined {
  const [deck, number] = numbered(card);
  const words = wordsFor(say, `deck.${deck}`);
  return words === undefined ? undefined : say({ key: 'card.blank', values: { deck: words, number } });
}

/** Tricks large; loon is a fact of those whose purse this console may look into. */
function columnOf(seen: Seen, captain: CaptainPart): CaptainColumn {
  const { say } = seen;
  const fact = (key: string, figure: number | string) => ({ word: say({ key }), figure });
  const { prediction, loon, row, cards, tricks } = captain;
  return {
    captain: seen.captain(captain.seat),
    figure: tricks,
    unit:
      prediction === null
        ? say({ key: 'drawn.tricks' })
        : `${say({ key: 'drawn.of' })} ${String(prediction)}`,
    facts: [
      ...(row === null ? [] : [fact('drawn.row', row)]),
      fact('drawn.cards', cards),
      ...(loon === null ? [] : [fact('drawn.loon', loon)]),
    ],
  };
}
