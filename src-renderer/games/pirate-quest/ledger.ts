import type { CaptainLine } from '../../../src-main/contract/games/pirate-quest-view.ts';
import { isSeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Cell, LedgerRow, Standing } from '../../elements/ledger.ts';
import type { LedgerDrawing, Seen } from '../drawing.ts';
import { awaitedSeats } from '../plain/awaited.ts';
import { part, playerOf } from './parts.ts';

const standings: Readonly<Record<CaptainLine['balance'], Standing | undefined>> = {
  open: undefined,
  possible: 'open',
  met: 'met',
  missed: 'missed',
};

/** The columns stay where they are all evening; what the first one counts is said over it. */
export function ledgerOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  const lines = part(seen, 'captains');
  const counts = lines.some((line) => isCounted(seen, line));
  return {
    head: say({ key: 'page.captain' }),
    columns: [
      { id: 'bid', head: say({ key: counts ? 'drawn.won-of-bid' : 'drawn.bid' }), width: 17.5 },
      { id: 'luck', head: say({ key: 'drawn.luck' }), width: 12 },
      { id: 'moves', head: say({ key: 'drawn.moves' }), width: 10.5 },
    ],
    rows: lines.map((line) => rowOf(seen, line)),
  };
}

/** Whether the fights won are known: not before the fights, and where only sums are told, not before the sum. */
export function isCounted(seen: Seen, line: CaptainLine): boolean {
  const { phase } = part(seen, 'heading');
  if (phase === 'moving' || phase === 'over') return true;
  if (phase !== 'fighting') return false;
  return seen.parts.session.depth !== 'score' || line.counted;
}

function rowOf(seen: Seen, line: CaptainLine): LedgerRow {
  const status = statusOf(seen, line);
  return {
    captain: playerOf(seen, line.player),
    ...(status === undefined ? {} : { status }),
    awaited: isAwaited(seen, line),
    cells: { bid: bidCell(seen, line), luck: luckCell(seen, line), moves: movesCell(line) },
  };
}

/** That somebody merely sits there is not worth a line; of a fight that lies there it counts who took it. */
function statusOf(seen: Seen, { player, status }: CaptainLine): string | undefined {
  const taken = part(seen, 'fight')?.taken;
  if (taken) return player === taken.winner ? seen.say({ key: 'drawn.took-it' }) : undefined;
  return status.key === 'status.plain' ? undefined : seen.say(status);
}

/** Who has told is awaited no longer, though others are asked the same; nobody is asked for the Dummy and the House. */
export const isAwaited = ({ parts }: Seen, { player, awaited }: CaptainLine): boolean =>
  isSeatId(player) ? awaitedSeats(parts.prompts).includes(player) : awaited;

export function bidCell(seen: Seen, line: CaptainLine): Cell {
  const counted = isCounted(seen, line);
  const isExtra = line.player === 'dummy' || line.player === 'house';
  if (isExtra) return { kind: 'number', value: counted ? line.won : '–', weight: 'large' };
  const standing = counted ? standings[line.balance] : undefined;
  return {
    kind: 'bid',
    of: seen.say({ key: 'drawn.of' }),
    ...(counted ? { won: line.won } : {}),
    ...(line.bid === null ? {} : { bid: line.bid }),
    ...(standing ? { standing } : {}),
    ...(line.bid === null && isAwaited(seen, line) && part(seen, 'heading').phase === 'bidding'
      ? { bid: '?', afloat: true }
      : {}),
  };
}

const luckCell = ({ say }: Seen, { luck, mostLuck }: CaptainLine): Cell =>
  mostLuck === 0
    ? { kind: 'text', text: '' }
    : {
        kind: 'points',
        held: luck,
        most: mostLuck,
        sign: 'luck',
        label: say({ key: 'drawn.luck.label', values: { held: luck } }),
      };

const movesCell = ({ moves, afloat }: CaptainLine): Cell => ({
  kind: 'number',
  value: moves ?? '–',
  afloat: afloat && moves !== null,
});
