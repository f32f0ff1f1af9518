import type { Heading, MapLayout, PlacedCard } from '../map/layout.ts';
import { design } from './designs.ts';

/** All invented. Names and a sentence for each stand under `scenario.<id>`. */
export const scenarios: readonly MapLayout[] = [
  {
    id: 'plain-sailing',
    cards: [
      at(0, 0, 'gbg/bgb'),
      at(3, 0, 'bgr/ggb'),
      at(6, 0, 'grb/wbg'),
      at(9, 0, 'rgb/bgw'),
      at(12, 0, 'brg/grb'),
    ],
    accelerations: [2, 4],
  },
  {
    id: 'corner-reef',
    cards: [
      at(0, 0, 'bgr/bbg'),
      at(3, 0, 'grw/gwg', ['1e']),
      at(6, -1, 'gbr/rwg'),
      at(9, 1, 'grb/bwg', ['2s']),
      at(12, 0, 'wrw/grw'),
    ],
    accelerations: [2, 4],
  },
  {
    id: 'the-narrows',
    cards: [
      at(0, 0, 'gbw/gbg', ['2se']),
      at(3, 0, 'rgb/bwg', ['1e', '5ne']),
      at(6, 1, 'gwb/rbg', ['2e']),
      at(9, 1, 'bgr/wgb', ['4e', '2se']),
    ],
    accelerations: [1, 3],
  },
  {
    id: 'short-hop',
    cards: [at(0, 0, 'bgb/ggb'), at(3, 0, 'rbg/bgr'), at(6, 0, 'gbr/bgb')],
    accelerations: [1, 2],
  },
  {
    id: 'white-water',
    cards: [
      at(0, 0, 'gwb/bgw'),
      at(3, 1, 'wwr/gwb'),
      at(6, 1, 'wgw/rwg'),
      at(9, 0, 'bww/wrw', ['5n']),
      at(12, 0, 'wgb/wbw'),
      at(15, -1, 'gwr/wbg'),
    ],
    accelerations: [2, 4],
  },
  {
    id: 'dog-leg',
    cards: [
      at(0, 0, 'gbg/bgr'),
      at(3, 0, 'bgb/gwg'),
      turned(6, -2, 'rbg/gbw', 3, 'north'),
      turned(6, -5, 'gwb/bgr', 3, 'north', ['2e']),
      turned(8, -5, 'bgr/wgb', 0, 'east'),
      turned(11, -5, 'grb/bwg', 0, 'east'),
    ],
    accelerations: [2, 4],
  },
  {
    id: 'ladder-rock',
    cards: [
      at(0, 0, 'bbg/gwb'),
      turned(3, -1, 'gbr/wgb', 1, 'east', ['2s']),
      turned(5, -1, 'rgw/bgb', 3, 'east'),
      at(7, 1, 'wbg/rgb', ['1e']),
      turned(10, 0, 'bgr/gbw', 1, 'east'),
      at(12, 0, 'gwb/brg'),
    ],
    accelerations: [2, 4],
  },
  {
    id: 'the-long-haul',
    cards: [
      at(0, 0, 'gbg/bwb'),
      at(3, 0, 'brg/gbw', ['5e']),
      at(6, 1, 'wgb/rgb'),
      at(9, 2, 'gbr/bwg', ['1se']),
      at(12, 2, 'rwb/gbg'),
      at(15, 0, 'bgw/rbg'),
      at(18, -1, 'gwr/bgb', ['2s']),
      at(21, -1, 'brg/wbr'),
      at(24, 0, 'gbw/rgb', ['3s']),
      at(27, 0, 'wgr/brg'),
    ],
    accelerations: [3, 7],
  },
];

function at(x: number, y: number, colours: string, barriers: readonly string[] = []): PlacedCard {
  return { ...design(colours, barriers), x, y, turn: 0 };
}

function turned(
  x: number,
  y: number,
  colours: string,
  turn: PlacedCard['turn'],
  heading: Heading,
  barriers: readonly string[] = [],
): PlacedCard {
  return { ...design(colours, barriers), x, y, turn, heading };
}
