import type { LedgerRow } from '../../elements/ledger.ts';
import type { Seen, TableDrawing } from '../drawing.ts';
import { awaitedSeats } from './awaited.ts';

/** Any game from the common parts alone: the standings as a ledger. */
export const drawing: TableDrawing = {
  plate: ({ parts, say }) => ({
    title: say({ key: 'title' }),
    lines: [parts.session.title].filter((line) => line !== say({ key: 'title' })),
  }),
  ledger: (seen) => ({
    head: seen.say({ key: 'page.captain' }),
    columns: [
      { id: 'rank', head: seen.say({ key: 'page.rank' }), width: 14 },
      { id: 'score', head: seen.say(unitOf(seen)), width: 18 },
    ],
    rows: rowsOf(seen),
  }),
};

const unitOf = ({ parts }: Seen) => parts.standings?.ruler.unit ?? { key: 'page.score' };

function rowsOf({ parts, captain, say }: Seen): readonly LedgerRow[] {
  const awaited = awaitedSeats(parts.prompts);
  return parts.seats.map(({ seat }) => {
    const standing = parts.standings?.ranks.find((one) => one.seat === seat);
    const isAwaited = awaited.includes(seat);
    return {
      captain: captain(seat),
      awaited: isAwaited,
      ...(isAwaited ? { status: say({ key: 'page.awaited' }) } : {}),
      cells: {
        rank: { kind: 'number', value: standing?.rank ?? '–', weight: 'plain' },
        score: { kind: 'number', value: standing?.score ?? '–', weight: 'large' },
      },
    };
  });
}
