import type { CaptainPart } from '../../../src-main/contract/games/pirate-tricks-view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Cell, Column, LedgerRow } from '../../elements/ledger.ts';
import type { LedgerDrawing, Seen } from '../drawing.ts';
import { awaitedSeats } from '../plain/awaited.ts';
import { part } from './parts.ts';

export function ledgerOf(seen: Seen): LedgerDrawing {
  const { say } = seen;
  const captains = part(seen, 'captains');
  const column = (id: string, key: string, width: number): Column => ({ id, head: say({ key }), width });
  return {
    head: say({ key: 'page.captain' }),
    columns: [
      column('row', 'drawn.row', 8.5),
      column('cards', 'drawn.cards', 9),
      column('tricks', 'drawn.tricks', 17),
      ...(captains.some(({ loon }) => loon !== null) ? [column('loon', 'drawn.loon', 9)] : []),
    ],
    rows: captains.map((captain) => rowOf(seen, captain)),
  };
}

/** Two cards aside: whoever still has to is named by the question, and whoever leads behind it waits as well. */
function awaitedIn({ parts: { prompts } }: Seen): readonly SeatId[] {
  const first = prompts.find(({ need }) => need === 'must');
  if (first?.whom !== 'anyone') return awaitedSeats(prompts);
  const named = Object.values(first.ask.values ?? {}).flatMap((value) => (Array.isArray(value) ? value : []));
  return named.flatMap((one) => (typeof one === 'object' && 'seat' in one ? [one.seat as SeatId] : []));
}

function rowOf(seen: Seen, captain: CaptainPart): LedgerRow {
  const status = statusOf(seen, captain);
  return {
    captain: seen.captain(captain.seat),
    awaited: awaitedIn(seen).includes(captain.seat),
    ...(status === undefined ? {} : { status: seen.say({ key: `drawn.${status}` }) }),
    cells: {
      row: rowCell(seen, captain),
      cards: { kind: 'number', value: captain.cards, weight: 'plain' },
      tricks: tricksCell(seen, captain),
      loon: { kind: 'number', value: captain.loon ?? '–', weight: 'large' },
    },
  };
}

/** Nothing is asked of a bidder before the rows lie open. */
const isSealed = (seen: Seen, { seat }: CaptainPart): boolean | undefined => {
  const { bidders, tie } = part(seen, 'auction');
  if (!['bid', 'tie'].includes(part(seen, 'table').phase)) return undefined;
  return (tie?.tied ?? bidders).find((one) => one.seat === seat)?.sealed;
};

function rowCell(seen: Seen, captain: CaptainPart): Cell {
  if (isSealed(seen, captain))
    return { kind: 'sign', sign: 'seal', label: seen.say({ key: 'drawn.sealed' }) };
  return { kind: 'number', value: captain.row ?? '–', weight: 'plain' };
}

function tricksCell({ say }: Seen, { tricks, prediction }: CaptainPart): Cell {
  if (prediction === null) return { kind: 'number', value: tricks, weight: 'large' };
  return { kind: 'bid', won: tricks, bid: prediction, of: say({ key: 'drawn.of' }) };
}

function statusOf(seen: Seen, captain: CaptainPart): string | undefined {
  const sealed = isSealed(seen, captain);
  if (captain.winner) return 'winner';
  if (sealed !== undefined) return sealed ? 'sealed' : 'thinking';
  if (captain.leads) return 'leads';
  return captain.marker ? 'marker' : undefined;
}
