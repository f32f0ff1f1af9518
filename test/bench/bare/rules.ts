/**
 * The bare thing that the rules are measured against: the same facts in, the same refusals, the same outcomes out,
 * as somebody would write it in one loop over one state that is overwritten.
 */
export interface BareFact {
  readonly kind: string;
  readonly seat: string;
  readonly bid?: number;
}

export interface BareEvent {
  readonly kind: string;
  readonly seat?: string;
  readonly total?: number;
  readonly won?: number;
  readonly results?: Readonly<Record<string, { bid: number; won: number; outcome: string; points: number }>>;
}

export function bareBattle(order: readonly string[], cards: number, facts: readonly BareFact[]): BareEvent[] {
  const events: BareEvent[] = [];
  const bids: Record<string, number> = {};
  const won: Record<string, number> = {};
  let total = 0;
  let fights = 0;
  for (const fact of facts) {
    if (!order.includes(fact.seat)) throw new Error('no such seat');
    if (fact.kind === 'bid') {
      const said = Object.keys(bids).length;
      const { bid = 0 } = fact;
      if (order[said] !== fact.seat) throw new Error('not your turn');
      if (bid < 0 || bid > cards) throw new Error('no such bid');
      if (said === order.length - 1 && total + bid === cards) throw new Error('nemesis');
      total += bid;
      bids[fact.seat] = bid;
      events.push({ kind: 'bidMade', seat: fact.seat, total });
    } else {
      if (Object.keys(bids).length < order.length) throw new Error('bids are missing');
      if (fights === cards) throw new Error('the battle is over');
      fights += 1;
      won[fact.seat] = (won[fact.seat] ?? 0) + 1;
      events.push({ kind: 'fightWon', seat: fact.seat, won: won[fact.seat] ?? 0 });
      if (fights === cards) events.push({ kind: 'battleEnded', results: resultsOf(order, bids, won) });
    }
  }
  return events;
}

function resultsOf(order: readonly string[], bids: Record<string, number>, won: Record<string, number>) {
  const results: Record<string, { bid: number; won: number; outcome: string; points: number }> = {};
  for (const seat of order) {
    const [bid = 0, taken = 0] = [bids[seat], won[seat]];
    const missed = Math.abs(bid - taken);
    const outcome = missed === 0 ? 'met' : missed === 1 ? 'missed-by-one' : 'missed';
    results[seat] = { bid, won: taken, outcome, points: missed === 0 ? 2 + bid : missed === 1 ? 1 : 0 };
  }
  return results;
}
