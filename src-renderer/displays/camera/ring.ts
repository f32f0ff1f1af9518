import type { Corners } from '../labels/told.ts';
import { middleOf, type Size } from './geometry.ts';

/** The ring in the middle of the picture, in heights of it. */
export const ringRadius = 0.2;

/** Of a scan board, whose codes stand side by side, only that counts which lies in the ring. */
export const isOfBoard = (text: string): boolean => /QMB(?::|%3A)/i.test(text);

export function inRing(corners: Corners, { width, height }: Size): boolean {
  const { x, y } = middleOf(corners);
  return Math.hypot(x - width / 2, y - height / 2) <= height * ringRadius;
}

/** A captain's token says whose the next card is, so it goes before the card that was laid with it. */
export const isToken = (text: string): boolean => /QM(?:C(?::|%3A)[A-Z]+T|B(?::|%3A)\d[A-Z]+S)-/i.test(text);
