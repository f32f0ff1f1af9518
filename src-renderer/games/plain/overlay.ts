import type { OverlayDrawing } from '../drawing.ts';

export const drawing: OverlayDrawing = {
  unit: ({ parts, say }) => say(parts.standings?.ruler.unit ?? { key: 'page.score' }),
  figure: ({ parts }, seat) => ({
    figure: parts.standings?.ranks.find((one) => one.seat === seat)?.score ?? '–',
  }),
};
