import { designs } from '../data/designs.ts';
import { buildChart, leastCards, mostCards } from './build.ts';
import { hasWayToGoal, traps } from './check.ts';
import type { MapLayout, PlacedCard } from './layout.ts';

/** Numbers spread from one seed, so that the same seed lays the same map on any machine. */
function draws(seed: number): (below: number) => number {
  let state = (seed >>> 0) + 0x9e3779b9;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/** Most cards lie edge to edge, some shifted by one square, some only corner to corner. */
const shifts = ['even', 'even', 'even', 'up', 'down', 'corner-up', 'corner-down'] as const;

const tries = 40;

/** A track from west to east that can be finished and has no square to be stuck on for good. */
export function randomLayout(cards: number, seed: number): MapLayout {
  const count = Math.min(mostCards, Math.max(leastCards, Math.floor(cards)));
  for (let at = 0; at < tries; at++) {
    const layout = drawLayout(count, seed, draws(Math.imul(seed, 31) + at));
    const chart = buildChart(layout, false);
    if (typeof chart !== 'string' && hasWayToGoal(chart) && traps(chart).length === 0) return layout;
  }
  const straight = drawLayout(count, seed, () => 0);
  return { ...straight, cards: straight.cards.map((card) => ({ ...card, barriers: [] })) };
}

function drawLayout(count: number, seed: number, draw: (below: number) => number): MapLayout {
  const pool = [...designs];
  const cards: PlacedCard[] = [];
  while (cards.length < count) {
    const [design] = pool.splice(draw(pool.length), 1);
    if (!design) break;
    const turn = ([0, 0, 2, 2, 1, 3] as const)[draw(6)] ?? 0;
    cards.push({ ...design, turn, ...besides(cards.at(-1), turn, shifts[draw(shifts.length)] ?? 'even') });
  }
  const accelerations = [Math.round(count / 3), Math.round((2 * count) / 3)];
  return { id: `random-${count}-${seed}`, cards, accelerations };
}

const heightOf = (turn: number): number => (turn % 2 === 0 ? 2 : 3);
const widthOf = (turn: number): number => (turn % 2 === 0 ? 3 : 2);

function besides(before: PlacedCard | undefined, turn: number, shift: (typeof shifts)[number]) {
  if (!before) return { x: 0, y: 0 };
  const x = before.x + widthOf(before.turn);
  const y = {
    even: before.y,
    up: before.y - 1,
    down: before.y + 1,
    'corner-up': before.y - heightOf(turn),
    'corner-down': before.y + heightOf(before.turn),
  }[shift];
  return { x, y };
}
