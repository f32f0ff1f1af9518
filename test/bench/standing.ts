import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { numberOf } from '../../src-main/rules/kernel/hooks.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import { moved, type ZoneName, type Zones } from '../../src-main/rules/kernel/zones.ts';
import { cellar, hooked, type Cellar, type Standing } from '../contract/cellar.ts';
import type { Line } from './measure.ts';

const seats = seatIds.slice(0, 10);
/** Of every kind as many as of any other, those that forbid left out. */
const open = ['tax', 'market-day', 'half-price', 'least-two', 'calm', 'tip'] as const;
const cards = 60;

function atCellar(): Cellar {
  const begun = cellar.begin({ seats });
  if (!begun.ok) throw new Error(begun.no.code);
  const state = begun.value.reduce(cellar.evolve, cellar.blank) as unknown as Cellar;
  const standing = Array.from({ length: cards }, (_, at): Standing => ({
    id: at + 1,
    card: open[at % open.length] ?? 'tip',
    of: seats[at % seats.length] ?? 'red',
  }));
  return { ...state, standing, zones: { ...state.zones, 'hand.blue': { count: 5, known: [] } } };
}

const inTime = (call: () => void): number => {
  const from = performance.now();
  call();
  return performance.now() - from;
};

const asLine = (
  name: string,
  what: string,
  most: number,
  bare: () => number,
  ours: () => () => number,
): Line => ({
  name,
  what,
  unit: 'ms',
  limit: 10,
  most,
  percentiles: [50, 95],
  run({ count }) {
    const measure = ours();
    return Promise.resolve({
      bare: Array.from({ length: count }, bare),
      ours: Array.from({ length: count }, measure),
    });
  },
});

/** The same sum in one plain loop. */
const bareNumber = (): number =>
  inTime(() => {
    let value = 3;
    for (let at = 0; at < cards; at++) value = at % 2 === 0 ? value + 2 : Math.max(value, 2);
    return value;
  }) / cards;

export const hookAsked = asLine(
  'hook',
  'one hook asked, sixty cards standing: their part in a price, layer by layer, shared out among them, against a sum in one plain loop',
  0.001,
  bareNumber,
  () => {
    const state = atCellar();
    return () => inTime(() => numberOf(hooked, state, 'price', 'red', 3)) / cards;
  },
);

export const factAtStanding = asLine(
  'hook-fact',
  'one fact decided at sixty standing cards, each asked whether it allows, forbids, puts something in its place, adds something or ends, against the sum',
  0.05,
  () => bareNumber() * cards,
  () => {
    const state = atCellar();
    const command = { kind: 'rob', seat: 'red', from: 'blue' } as const;
    return () => inTime(() => cellar.decide(state as never, command as never, nothingWaived));
  },
);

const pieces = 750;

/** Ten hands, fifty ships with cards under and above them, saved cards, and a discard of which all is known. */
function atSea(): Zones {
  const places: readonly ZoneName[] = [
    ...seats.flatMap((seat): readonly ZoneName[] => [`hand.${seat}`, `saved.${seat}`]),
    ...Array.from({ length: 50 }, (_, at): readonly ZoneName[] => [`under.${at}`, `above.${at}`]).flat(),
    'discard',
    'table',
  ];
  let zones: Zones = { pile: { count: pieces, known: [] } };
  for (let at = 0; at < 600; at++) {
    const to = places[at % places.length] ?? 'discard';
    const known = to === 'discard' || to === 'table' || at % 7 === 0;
    zones = moved(
      zones,
      known ? { from: 'pile', to, card: `card-${at}`, seenBy: 'all' } : { from: 'pile', to },
    );
  }
  return zones;
}

export const zonesView = asLine(
  'zones',
  'a view of 750 pieces in 123 places as one captain may know them, written out, against one list of as many numbers written out',
  0.3,
  () => inTime(() => JSON.stringify(Array.from({ length: pieces }, (_, at) => at))),
  () => {
    const state = { ...atCellar(), zones: atSea() };
    return () =>
      inTime(() => {
        const seen = cellar.secrets.hide(state as never, (seat) => seat === 'red', state as never);
        JSON.stringify(cellar.view(seen, { kind: 'captain', seat: 'red' }));
      });
  },
);
