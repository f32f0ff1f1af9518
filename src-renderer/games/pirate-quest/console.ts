import type { CaptainLine } from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { CaptainColumn, ConsoleDrawing, Seen } from '../drawing.ts';
import { deckOf } from './deck.ts';
import { answers } from './dress.ts';
import Remarks from './Remarks.svelte';
import Odds from './Odds.svelte';
import { isAwaited, isCounted } from './ledger.ts';
import { part, playerOf } from './parts.ts';
import { printedRows } from './printed-rows.ts';

export const drawing: ConsoleDrawing = {
  ...answers,
  heading: (seen) => seen.say(part(seen, 'heading').line),
  captains: (seen) => ({
    ...(part(seen, 'battle').cards > 0 ? { aside: seen.say(part(seen, 'heading').under) } : {}),
    columns: part(seen, 'captains').map((line) => columnOf(seen, line)),
  }),
  placeWords(seen, place) {
    const square = part(seen, 'map')?.squares.find(({ id }) => id === place);
    return square && seen.say(square.name);
  },
  deck: deckOf,
  rows: printedRows,
  turn: { kind: 'try-feature', through: 'choice/try', words: { key: 'turn.try-feature' } },
  beside: { 'told-mutiny': 'Y', luck: 'L', 'try-feature': 'Y' },
  Below: Remarks,
  Odds,
};

/** The number that the moment is about, and beside it what else each has. */
function columnOf(seen: Seen, line: CaptainLine): CaptainColumn {
  const { say } = seen;
  const fact = (key: string, figure: number | string) => ({ word: say({ key }), figure });
  const isExtra = line.player === 'dummy' || line.player === 'house';
  return {
    captain: playerOf(seen, line.player),
    awaited: isAwaited(seen, line),
    ...mainOf(seen, line),
    facts: [
      ...(line.player === 'house' ? [] : [fact('page.rank', line.rank)]),
      ...(isExtra ? [] : [fact('drawn.luck', line.luck)]),
    ],
  };
}

function mainOf(seen: Seen, line: CaptainLine): Pick<CaptainColumn, 'figure' | 'unit' | 'afloat'> {
  const { say } = seen;
  if (part(seen, 'heading').phase === 'over' && line.player !== 'house')
    return { figure: line.rank, unit: say({ key: 'page.rank' }) };
  if (part(seen, 'moving') && line.moves !== null)
    return { figure: line.moves, unit: say({ key: 'drawn.moves' }), afloat: true };
  if (isCounted(seen, line)) {
    const unit =
      line.bid === null ? { key: 'drawn.won-fights' } : { key: 'drawn.of-bid', values: { bid: line.bid } };
    return { figure: line.won, unit: say(unit) };
  }
  const isBidding = part(seen, 'heading').phase === 'bidding';
  const isOut = line.bid === null;
  const unit = say({ key: line.dealer && isOut ? 'status.dealer.plain' : 'drawn.bid' });
  return { figure: line.bid ?? (isBidding && isAwaited(seen, line) ? '?' : '–'), unit, afloat: isOut };
}
