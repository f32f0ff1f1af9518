let pen: CanvasRenderingContext2D | null | undefined;

/** How wide words are, in ems of their size: what is drawn has no room to find out by being laid out first. */
export function emsOf(words: string, weight = 700, style: 'normal' | 'italic' = 'normal'): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return words.length * 0.55;
  pen.font = `${style} ${weight} 100px "Piazzolla Variable", Georgia, serif`;
  return pen.measureText(words).width / 100;
}
