import type { Colour } from '../dice.ts';
import type { Barrier, CardColours, MapDesign } from '../map/layout.ts';

const letters: Readonly<Record<string, Colour>> = { w: 'white', g: 'green', b: 'blue', r: 'red' };

/** `bgr/bbg` is the upper row and the lower row; a barrier is `2e` for the east side of square 2, `5nw` for a corner. */
export function design(colours: string, barriers: readonly string[] = []): MapDesign {
  const squares = [...colours.replace('/', '')].map((letter) => letters[letter] ?? 'white');
  return {
    colours: squares as unknown as CardColours,
    barriers: barriers.map((text): Barrier => ({
      square: Number(text[0]),
      at: text.slice(1) as Barrier['at'],
    })),
  };
}

/** Map cards of our own invention, since the booklet's appendix with the printed ones is not to be had. */
export const designs: readonly MapDesign[] = [
  design('bgr/bbg'),
  design('grw/gwg', ['1e']),
  design('gbr/rwg'),
  design('grb/bwg', ['2s']),
  design('wrw/grw'),
  design('ggb/rbg', ['2se']),
  design('rwb/gbg', ['4e']),
  design('bbg/wrg'),
  design('gwr/bgb', ['5e', '3s']),
  design('rgb/gwb', ['1se']),
  design('bwg/grb'),
  design('ggr/bwr', ['2e']),
];
